//! The class of a move under the Chinese books.
//!
//! A class looks one move back: it belongs to what the move has made, not to what stood before (1999 29.2).

use std::cell::OnceCell;

use crate::attacks;
use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::rules::budget::Budget;
use crate::rules::class::Class;
use crate::rules::exchange::{HORSE, captures, has_value, is_free, worth};
use crate::rules::ruleset::Chinese;
use crate::rules::ruling::{MoveRuling, Reason, Target};
use crate::rules::threat::{Gain, Loss, Series, Threats};
use crate::square::{Square, SquareSet};

/// With so many pieces that can cross the river, of both sides, a game is an ending.
const ENDING: usize = 4;

/// The class of a legal move. `previous` is the other side's move before it with the position that it was made in, if
/// there is one.
pub(crate) fn classify(
    previous: Option<(&Position, Move)>,
    before: &Position,
    mv: Move,
    rules: &Chinese,
    budget: &Budget,
) -> MoveRuling {
    let after = before.after(mv);
    let Some(again) = after.passed() else { return MoveRuling::plain(Class::Check, Reason::Check) };
    // On trial, 2011 looks behind a check: what that uprooted was not attacked before.
    let (stood, blind) = if rules.own_uprooting_is_ones_own_doing || !before.is_check() {
        (None, before.checkers())
    } else {
        (previous.and_then(|(position, _)| position.passed()), SquareSet::EMPTY)
    };
    let then = threats(stood.as_ref().unwrap_or(before), blind, rules, budget);
    let ruling = Turn::new(before, mv, &after, &again, then, rules, budget).ruling(previous);
    MoveRuling { undecided: budget.is_overdrawn(), ..ruling }
}

/// A move with what its side could do before it, and after it were the other side to pass.
struct Turn<'a> {
    before: &'a Position,
    mv: Move,
    after: &'a Position,
    /// The position after the move with the mover to move once more.
    again: &'a Position,
    rules: &'a Chinese,
    budget: &'a Budget,
    /// The mover's threats after the move.
    now: Threats<'a>,
    /// The mover's threats before it.
    then: Threats<'a>,
    is_dodge: OnceCell<bool>,
}

impl<'a> Turn<'a> {
    fn new(
        before: &'a Position,
        mv: Move,
        after: &'a Position,
        again: &'a Position,
        then: Threats<'a>,
        rules: &'a Chinese,
        budget: &'a Budget,
    ) -> Turn<'a> {
        Turn {
            before,
            mv,
            after,
            again,
            rules,
            budget,
            now: threats(again, SquareSet::EMPTY, rules, budget),
            then,
            is_dodge: OnceCell::new(),
        }
    }

    /// What a position threatens, its side to move.
    fn threats<'b>(&self, position: &'b Position) -> Threats<'b>
    where
        'a: 'b,
    {
        threats(position, SquareSet::EMPTY, self.rules, self.budget)
    }

    fn ruling(&self, previous: Option<(&Position, Move)>) -> MoveRuling {
        if self.moves_king() && self.before.is_check() && self.rules.king_answers_are_idle {
            return MoveRuling::plain(Class::Idle, Reason::KingAnswer);
        }
        if let Some(line) = self.new_mate() {
            let class = if self.rules.kill_with_chase_is_chase && !self.new_gains().is_empty() {
                Class::Chase
            } else {
                Class::Kill
            };
            return MoveRuling { line, ..MoveRuling::plain(class, Reason::Mate) };
        }
        let gains = self.new_gains();
        let Some(best) = gains.iter().max_by_key(|gain| gain.score) else { return self.quiet(previous) };
        let ruling = if self.holds_key_square(&gains) {
            match self.quiet(previous) {
                ruling if ruling.class == Class::Idle => MoveRuling::plain(Class::Idle, Reason::KeySquare),
                ruling => return ruling,
            }
        } else {
            MoveRuling::plain(Class::Chase, Reason::Win)
        };
        MoveRuling { targets: targets(&gains), line: best.line.clone(), ..ruling }
    }

    fn moves_king(&self) -> bool {
        self.mv.from == self.before.king(self.before.turn())
    }

    /// Where the piece on a square stood before the move.
    fn was(&self, square: Square) -> Square {
        if square == self.mv.to { self.mv.from } else { square }
    }

    /// 杀: a mate by checks that did not threaten before; when the move answers a check, one that the check itself did
    /// not bring about.
    fn new_mate(&self) -> Option<Vec<Move>> {
        let line = self.now.mate()?;
        if !self.before.is_check() {
            return self.then.mate().is_none().then(|| line.to_vec());
        } else if !self.rules.own_mate_is_ones_own_doing {
            return Some(line.to_vec());
        }
        let then = threats(self.before, self.before.checkers(), self.rules, self.budget);
        self.now
            .first_checks()
            .filter(|&mv| then.mate_by(Move { from: self.was(mv.from), to: mv.to }).is_none())
            .find_map(|mv| self.now.mate_by(mv))
    }

    /// 捉: what can be won now and could not be won before.
    fn new_gains(&self) -> Vec<Gain> {
        let charged = self.now.captures().into_iter().filter_map(|gain| self.charged(gain));
        let mut gains: Vec<Gain> = charged.filter_map(|gain| self.renewed(gain)).collect();
        if gains.is_empty() && self.rules.checks_chase {
            gains.extend(self.new_gain_by_checks());
        }
        gains
    }

    /// A piece that a series of checks wins: none could before, or not this piece, or not with the moved piece's help.
    /// It is a joint attack (联合捉) unless the moved piece can do it alone.
    ///
    /// Only whether there is such a series counts, never which one was found: that would depend on the search.
    fn new_gain_by_checks(&self) -> Option<Gain> {
        let mut gain = self.now.by_checks(Series::Any)?;
        if self.then.by_checks(Series::Any).is_some() {
            let new = |now, then| self.now.by_checks(now).filter(|_| self.then.by_checks(then).is_none());
            gain = new(Series::With(self.mv.to), Series::With(self.mv.from))
                .or_else(|| self.prey().find_map(|square| new(Series::On(square), Series::On(square))))?;
        }
        match self.now.by_checks(Series::Only(self.mv.to)) {
            Some(alone) => Some(alone),
            None => Some(Gain { loss: Loss::UnderRooted, ..gain }),
        }
    }

    /// Where the other side's pieces stand, the king apart.
    fn prey(&self) -> SquareSet {
        let other = !self.again.turn();
        self.again.by_color(other).without(self.again.king(other))
    }

    /// Kings and pawns may attack for ever (26.1). What one of them could take counts only as a joint attack: another
    /// piece newly attacks together with it (26.1.2), or it moves to attack a rooted piece together with another (26.1.1).
    fn charged(&self, gain: Gain) -> Option<Gain> {
        if self.rules.free_attacks_are_chases || !is_free(self.again, gain.attacker) {
            return Some(gain);
        }
        let rooted = !matches!(gain.loss, Loss::Unrooted | Loss::FalseRoot);
        let joins = |from| {
            let capture = Move { from, to: gain.target };
            !is_free(self.again, from)
                && self.again.is_legal(capture)
                && !self.now.offers().contains(&capture)
                && ((rooted && gain.attacker == self.mv.to)
                    || !self.before.reach(self.was(from)).contains(gain.target))
        };
        let mut own = self.again.by_color(self.again.turn()).into_iter();
        own.any(joins).then_some(Gain { loss: Loss::UnderRooted, ..gain })
    }

    /// A gain that is this move's doing: it could not be had before, or the moved piece makes it grow, and then it is a
    /// joint attack. A capture that was there before, and that a guard or a pawn at most makes better or worse, has the
    /// same outcome as before: it is not newly attacked. A piece that merely steps out of danger, so that another attack
    /// need not be weighed against its loss, attacks nothing. A check is weighed against nothing either: what only its
    /// answer makes worth while counts no more than what stood before it.
    fn renewed(&self, gain: Gain) -> Option<Gain> {
        let capture = Move { from: self.was(gain.attacker), to: gain.target };
        let answers = self.before.is_check();
        if let Some(other) = self.then.gain_by(capture) {
            let grows = self.rules.growing_attacks_count
                && !answers
                && other.score < gain.score
                && (self.takes_part(&gain) || (other.score == 0 && !self.is_dodge()));
            return grows.then_some(Gain { loss: Loss::UnderRooted, ..gain });
        }
        let stood = self.then.hits(capture) || (answers && gain.loss == Loss::Exchange);
        if !stood {
            return Some(gain);
        }
        let (king, part) = (self.moves_king() && !answers, self.takes_part(&gain));
        let counts = king || part || (!answers && (!self.is_dodge() || self.depends_on_mover(&gain)));
        if !counts || self.then.comes_to(capture, gain.score - 2 * HORSE + 1) {
            return None;
        }
        let alone = king || !part || gain.attacker == self.mv.to;
        Some(if alone { gain } else { Gain { loss: Loss::UnderRooted, ..gain } })
    }

    /// Whether the moved piece takes part in a capture: as attacker, screen or support, or by a check that it opens.
    fn takes_part(&self, gain: &Gain) -> bool {
        let mover = self.mv.to;
        let next = self.again.after(Move { from: gain.attacker, to: gain.target });
        gain.attacker == mover
            || attacks::between(gain.attacker, gain.target).contains(mover)
            || next.attackers(gain.target, self.again.turn(), next.occupied()).contains(mover)
            || next.checkers().contains(mover)
    }

    /// Whether a gain would be smaller without the moved piece.
    fn depends_on_mover(&self, gain: &Gain) -> bool {
        let mut setup = self.again.setup();
        setup.board.set(self.mv.to, None);
        let Ok(without) = Position::try_from(&setup) else { return true };
        let other = self.threats(&without).gain_by(Move { from: gain.attacker, to: gain.target });
        other.is_none_or(|other| other.score < gain.score)
    }

    /// Whether the move only brings its piece, or its king, out of danger: it attacks nothing with the moved piece.
    fn is_dodge(&self) -> bool {
        *self.is_dodge.get_or_init(|| {
            let attacked = |position: &Position, from| -> SquareSet {
                let value = |&to: &Square| position.piece_at(to).is_some_and(|piece| has_value(piece, to));
                position.reach(from).filter(value).collect()
            };
            if !(attacked(self.again, self.mv.to) - attacked(self.before, self.mv.from)).is_empty() {
                return false;
            }
            let Some(theirs) = self.before.passed() else { return true };
            let threats = self.threats(&theirs);
            threats.captures_on(self.mv.from).next().is_some()
                || threats.by_checks(Series::On(self.mv.from)).is_some()
        })
    }

    /// 占据防守要点, 立即构成简明和棋 (1999 27.3, 2020 26.2): in an ending the move parries a threatened mate, and attacks
    /// only advisors and elephants. What a plain draw is no book says; here it takes that few pieces are left to win with.
    fn holds_key_square(&self, gains: &[Gain]) -> bool {
        let is_guard = |square| {
            self.again
                .piece_at(square)
                .is_some_and(|piece| matches!(piece.role, Role::Advisor | Role::Elephant))
        };
        // What a series of checks wins is asked piece by piece: the one that was found may not be the only one.
        let wins_guards_only = |gain: &Gain| match gain.line.as_slice() {
            [_] => is_guard(gain.target),
            _ => {
                let won = |&square: &Square| self.now.by_checks(Series::On(square)).is_some();
                let won: SquareSet = self.prey().filter(won).collect();
                !won.is_empty() && won.into_iter().all(is_guard)
            }
        };
        let fighters = [Role::Rook, Role::Horse, Role::Cannon, Role::Pawn];
        let left =
            |color| -> usize { fighters.iter().map(|&role| self.again.by_piece(color, role).len()).sum() };
        left(Color::Red) + left(Color::Black) <= ENDING
            && self.parries_mate()
            && gains.iter().all(wins_guards_only)
    }

    /// Whether the other side threatened mate before the move and no longer does.
    fn parries_mate(&self) -> bool {
        let threatened = |position: Option<Position>| {
            position.is_some_and(|position| self.threats(&position).mate().is_some())
        };
        threatened(self.before.passed()) && !threatened(Some(*self.after))
    }

    /// 拦: the moved piece stands in the way of a check that would have led to mate.
    fn obstructs(&self) -> bool {
        let Some(theirs) = self.before.passed().filter(|_| self.parries_mate()) else { return false };
        let threats = self.threats(&theirs);
        let crosses = |mv: &Move| attacks::between(mv.from, mv.to).contains(self.mv.to);
        threats.first_checks().filter(crosses).any(|mv| threats.mate_by(mv).is_some())
    }

    /// 兑 拦 献 跟, or 闲.
    fn quiet(&self, previous: Option<(&Position, Move)>) -> MoveRuling {
        if let Some(offer) = self.new_offer() {
            return self.pointing(Class::Exchange, Reason::EvenExchange, offer);
        }
        if self.obstructs() {
            return MoveRuling::plain(Class::Block, Reason::Interposition);
        }
        if let Some(taker) = self.taker() {
            return MoveRuling { line: vec![taker], ..MoveRuling::plain(Class::Offer, Reason::Sacrifice) };
        }
        if let Some(tail) = previous.and_then(|(position, mv)| self.tailed(position, mv)) {
            return self.pointing(Class::Follow, Reason::Tail, tail);
        }
        MoveRuling::plain(Class::Idle, self.idle_reason())
    }

    /// A newly offered exchange, or one that only now would pay.
    fn new_offer(&self) -> Option<Move> {
        self.now.offers().iter().copied().find(|&offer| {
            let old = Move { from: self.was(offer.from), to: offer.to };
            !self.then.offers().contains(&old) || (self.now.offer_pays(offer) && !self.then.offer_pays(old))
        })
    }

    /// The capture of the moved piece that costs the other side nothing, if there is one. An answer to a check is no offer.
    fn taker(&self) -> Option<Move> {
        if self.before.is_check() {
            return None;
        }
        let theirs = self.threats(self.after);
        let gain = theirs
            .captures_on(self.mv.to)
            .find(|gain| matches!(gain.loss, Loss::Unrooted | Loss::FalseRoot | Loss::MoreValuable))?;
        Some(Move { from: gain.attacker, to: gain.target })
    }

    /// 跟: the moved piece stays on the heels of a protected piece that just stepped away from it, and that it could not
    /// win. A side under attack has other cares and follows nothing.
    fn tailed(&self, earlier: &Position, previous: Move) -> Option<Move> {
        let tail = Move { from: self.mv.to, to: previous.to };
        let follows = !is_free(self.again, self.mv.to)
            && earlier.reach(self.mv.from).contains(previous.from)
            && captures(self.again).any(|mv| mv == tail)
            && self.again.piece_at(tail.to).is_some_and(|piece| has_value(piece, tail.to));
        let theirs = self.before.passed().filter(|_| follows)?;
        let threats = self.threats(&theirs);
        let free = threats.captures().is_empty() && threats.mate().is_none();
        (free && self.now.gain_by(tail).is_none()).then_some(tail)
    }

    /// A ruling that points at one capture, which wins nothing, and shows how the cheapest protector takes back.
    fn pointing(&self, class: Class, reason: Reason, mv: Move) -> MoveRuling {
        let target = Target { square: mv.to, attackers: vec![mv.from], loss: Loss::Exchange };
        let price = |&square: &Square| self.again.piece_at(square).map(|piece| worth(piece.role));
        let back = target.protectors(self.after).into_iter().min_by_key(price);
        let line = std::iter::once(mv).chain(back.map(|from| Move { from, to: mv.to })).collect();
        MoveRuling { targets: vec![target], line, ..MoveRuling::plain(class, reason) }
    }

    fn idle_reason(&self) -> Reason {
        let gains = self.now.captures();
        let mates = self.now.mate().is_some();
        let stood = |gain: &Gain| self.before.reach(self.was(gain.attacker)).contains(gain.target);
        if !mates && gains.iter().any(|gain| !stood(gain) && self.charged(gain.clone()).is_none()) {
            Reason::FreeAttack
        } else if !mates && gains.is_empty() {
            Reason::Quiet
        } else if self.before.is_check() {
            Reason::OwnDoing
        } else {
            Reason::Standing
        }
    }
}

/// What a position threatens, its side to move, were it not for the attackers on `blind`.
fn threats<'a>(position: &'a Position, blind: SquareSet, rules: &Chinese, budget: &'a Budget) -> Threats<'a> {
    Threats::new(position, blind, rules.dearest_pawn, budget)
}

/// The pieces that are lost, each with all its attackers.
fn targets(gains: &[Gain]) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for gain in gains {
        match targets.iter_mut().find(|target| target.square == gain.target) {
            Some(target) => {
                target.attackers.push(gain.attacker);
                // The plainest reason stands: a piece that one attacker wins alone needs no joint attack.
                if matches!(target.loss, Loss::UnderRooted | Loss::Exchange) {
                    target.loss = gain.loss;
                }
            }
            None => {
                targets.push(Target { square: gain.target, attackers: vec![gain.attacker], loss: gain.loss })
            }
        }
    }
    targets
}
