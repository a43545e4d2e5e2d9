//! What is said of one move.

use crate::moves::Move;
use crate::position::Position;
use crate::rules::class::Class;
use crate::rules::ruleset::RuleSet;
use crate::rules::threat::Loss;
use crate::square::{Square, SquareSet};

/// The class of a move, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRuling {
    /// The class.
    pub class: Class,
    /// What decided it.
    pub reason: Reason,
    /// What is attacked; for a chase at least one piece.
    pub targets: Vec<Target>,
    /// Moves that prove the threat were the mover to move again: it moves first, one answer to each check. Of a capture
    /// that wins nothing, how it is taken back.
    pub line: Vec<Move>,
    /// Whether a search met the node limit: then the class is what could be shown, not a proof.
    pub undecided: bool,
}

/// What decided a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The king is attacked.
    Check,
    /// A mate by consecutive checks is threatened.
    Mate,
    /// A piece is about to be won.
    Win,
    /// A piece of the same kind may take or be taken: an even exchange.
    EvenExchange,
    /// The moved piece may be taken for nothing.
    Sacrifice,
    /// The move stands in the way of what was threatened.
    Interposition,
    /// A protected piece is tailed.
    Tail,
    /// A king answered a check: what it threatens does not count.
    KingAnswer,
    /// What is threatened stood before, by the other side's own doing.
    OwnDoing,
    /// The attack is a king's or a pawn's own.
    FreeAttack,
    /// What is attacked was attacked before.
    Standing,
    /// The move parries mate; that it also attacks an advisor or an elephant is by the way.
    KeySquare,
    /// Nothing is threatened.
    Quiet,
}

/// A piece under attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Where it stands after the move.
    pub square: Square,
    /// Where its attackers stand after the move.
    pub attackers: Vec<Square>,
    /// Why it is lost.
    pub loss: Loss,
}

impl Target {
    /// Where the pieces stand that may take back once an attacker has taken the target; `after` is the position after
    /// the move that is ruled on.
    #[must_use]
    pub fn protectors(&self, after: &Position) -> SquareSet {
        let Some(again) = after.passed() else { return SquareSet::EMPTY };
        let taken = self.attackers.iter().map(|&from| again.after(Move { from, to: self.square }));
        let back = taken.flat_map(|next| {
            let defenders = next.attackers(self.square, next.turn(), next.occupied());
            defenders.into_iter().filter(move |&from| next.is_legal(Move { from, to: self.square }))
        });
        back.collect()
    }
}

impl MoveRuling {
    /// The article of a rule set that the ruling rests on; may be empty.
    #[must_use]
    pub fn article(&self, rules: &RuleSet) -> &'static str {
        let articles = &rules.articles;
        match self.reason {
            Reason::FreeAttack => articles.free_attack,
            Reason::KingAnswer => articles.king_answer,
            Reason::OwnDoing => articles.own_doing,
            Reason::KeySquare => articles.key_square,
            Reason::Check
            | Reason::Mate
            | Reason::Win
            | Reason::EvenExchange
            | Reason::Sacrifice
            | Reason::Interposition
            | Reason::Tail
            | Reason::Standing
            | Reason::Quiet => match self.class {
                Class::Check => articles.check,
                Class::Kill => articles.kill,
                Class::Chase => articles.chase,
                Class::Exchange => articles.exchange,
                Class::Offer => articles.offer,
                Class::Block => articles.block,
                Class::Follow => articles.follow,
                Class::Idle => articles.idle,
            },
        }
    }

    /// A ruling without targets or line.
    pub(crate) fn plain(class: Class, reason: Reason) -> MoveRuling {
        MoveRuling { class, reason, targets: Vec::new(), line: Vec::new(), undecided: false }
    }
}
