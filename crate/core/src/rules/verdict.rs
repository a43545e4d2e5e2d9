//! From the classes of a loop to whose fault it is.

use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::role::Role;
use crate::rules::class::Class;
use crate::rules::cycle::{self, Cycle};
use crate::rules::judge::{Line, by_color};
use crate::rules::ruleset::{RuleSet, System};
use crate::rules::ruling::MoveRuling;
use crate::rules::{counted, forbidden, prey};

/// What a rule set says of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whose fault the repetition is.
    pub fault: Option<Color>,
    /// What follows, if anything does.
    pub outcome: Option<Outcome>,
    /// What the verdict rests on.
    pub basis: Basis,
    /// Why.
    pub ground: Ground,
    /// The article of the rule set; may be empty.
    pub article: &'static str,
    /// How heavy each side's attacks are, where the rule set weighs them and all of a side's moves attack.
    pub grades: ByColor<Option<Grade>>,
    /// The moves that repeat: from this one (0-based) to the end of the line.
    pub start: usize,
    /// How often the final position has stood; `usize::MAX` when the line is said to go on for ever.
    pub times: usize,
    /// The classes of each side's moves that repeat.
    pub patterns: ByColor<Vec<Class>>,
}

/// What follows from a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Outcome {
    /// 不变作和: the game is drawn if nobody varies.
    Draw,
    /// 变着, 不变作负: the side at fault must play something else or loses.
    MustVary,
    /// 判负: the side at fault has lost.
    Loses,
}

/// What a verdict rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Basis {
    /// The position did recur, as often as the rule set wants.
    Repeated,
    /// The moves shown would recur if they went on.
    Pattern,
    /// Neither.
    None,
}

/// How heavy a side's attacks are (China 2020 26.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Grade {
    /// Only 将, 杀, 捉车 and 捉无根子.
    Heavy,
    /// Some attack is a joint one, or one on a piece with too few roots.
    Light,
}

/// Why a verdict is as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nothing repeats.
    Nothing,
    /// Neither side has what it takes to win.
    NoMaterial,
    /// One side checks with every move (长将).
    PerpetualCheck,
    /// Both do.
    BothCheck,
    /// One side attacks with every move, the other does not.
    OneAttacks,
    /// Both attack with every move, equally heavily.
    BothAttack,
    /// Both attack with every move, one more heavily.
    Heavier,
    /// Neither attacks with every move.
    NeitherAttacks,
}

/// A loop or pattern with the rulings on its moves.
#[derive(Clone, Copy)]
pub(crate) struct Looped<'a> {
    /// The whole line.
    pub(crate) line: &'a Line,
    /// The first move of the loop (0-based).
    pub(crate) start: usize,
    /// The rulings on its moves.
    rulings: &'a [MoveRuling],
}

impl<'a> Looped<'a> {
    /// The moves (0-based) of the loop.
    pub(crate) fn moves(self) -> std::ops::Range<usize> {
        self.start..self.line.moves().len()
    }

    /// The ruling on a move (0-based) of the loop.
    pub(crate) fn ruling(self, index: usize) -> &'a MoveRuling {
        &self.rulings[index - self.start]
    }

    /// The moves (0-based) that a side makes in the loop.
    pub(crate) fn of(self, color: Color) -> impl Iterator<Item = usize> + 'a {
        self.moves().filter(move |&index| self.line.positions()[index].turn() == color)
    }

    /// Whether a side moves in the loop, and all its moves are of a kind.
    pub(crate) fn all(self, color: Color, mut is_so: impl FnMut(usize) -> bool) -> bool {
        self.of(color).next().is_some() && self.of(color).all(&mut is_so)
    }
}

/// Why a loop is ruled as it is, and whose fault it is; with how heavy the attacks of each side are.
pub(crate) type Finding = (Ground, Option<Color>, ByColor<Option<Grade>>);

/// Rules on a line whose moves have been classified.
pub(crate) fn verdict(line: &Line, rules: &RuleSet, mut ruling: impl FnMut(usize) -> MoveRuling) -> Verdict {
    let counted = matches!(rules.system, System::Counted(_));
    let found = cycle::find(line, rules.standings.prohibited);
    // Where attacks are counted, a line needs no repetition to be at fault: all of it is looked at.
    let whole = Cycle { start: 0, ..found.unwrap_or(Cycle { start: 0, times: 1, returns: false }) };
    let judged = if counted { Some(whole) } else { found };
    let Some(Cycle { start, times, returns }) = judged else {
        return without_cycle(line, rules);
    };
    let rulings: Vec<MoveRuling> = (start..line.moves().len()).map(|index| ruling(index + 1)).collect();
    let looped = Looped { line, start, rulings: &rulings };
    let (ground, fault, grades) = find(looped, rules);
    if counted && ground == Ground::NeitherAttacks && !returns {
        return without_cycle(line, rules);
    }
    let outcome = match fault {
        None => Outcome::Draw,
        Some(_) if loses(ground, rules) => Outcome::Loses,
        Some(_) => Outcome::MustVary,
    };
    let wanted = if fault.is_some() { rules.standings.prohibited } else { rules.standings.permitted };
    let basis = if returns && wanted <= times { Basis::Repeated } else { Basis::Pattern };
    Verdict {
        fault,
        outcome: Some(outcome),
        basis,
        ground,
        article: article(ground, rules),
        grades,
        start,
        times,
        patterns: by_color(|color| looped.of(color).map(|index| looped.ruling(index).class).collect()),
    }
}

/// Perpetual check comes before everything else, in every book; the rest is each system's own.
fn find(looped: Looped<'_>, rules: &RuleSet) -> Finding {
    let checks = |color| looped.all(color, |index| looped.ruling(index).class == Class::Check);
    match (&rules.system, checks(Color::Red), checks(Color::Black)) {
        (System::Counted(limits), ..) => counted::find(looped, limits),
        (_, true, true) => (Ground::BothCheck, None, ByColor::default()),
        (_, true, false) => (Ground::PerpetualCheck, Some(Color::Red), ByColor::default()),
        (_, false, true) => (Ground::PerpetualCheck, Some(Color::Black), ByColor::default()),
        (System::Chinese(chinese), ..) => forbidden::find(looped, chinese),
        (System::Asian(asian), ..) => prey::find(looped, asian),
    }
}

/// Whether the side at fault has lost, rather than having to vary.
fn loses(ground: Ground, rules: &RuleSet) -> bool {
    match &rules.system {
        System::Chinese(chinese) => ground == Ground::PerpetualCheck && chinese.perpetual_check_loses,
        System::Asian(_) => true,
        System::Counted(_) => false,
    }
}

fn article(ground: Ground, rules: &RuleSet) -> &'static str {
    let articles = &rules.articles;
    match ground {
        Ground::PerpetualCheck => articles.perpetual_check,
        Ground::BothCheck | Ground::BothAttack => articles.both_forbidden,
        Ground::OneAttacks => articles.one_forbidden,
        Ground::Heavier => articles.heavier,
        Ground::NeitherAttacks => articles.both_allowed,
        Ground::NoMaterial => articles.no_material,
        Ground::Nothing => "",
    }
}

/// A line in which nothing repeats: a draw only where neither side can win at all.
fn without_cycle(line: &Line, rules: &RuleSet) -> Verdict {
    let last = &line.positions()[line.moves().len()];
    let drawn = !rules.articles.no_material.is_empty() && cannot_win(last);
    Verdict {
        fault: None,
        outcome: drawn.then_some(Outcome::Draw),
        basis: Basis::None,
        ground: if drawn { Ground::NoMaterial } else { Ground::Nothing },
        article: if drawn { rules.articles.no_material } else { "" },
        grades: ByColor::default(),
        start: line.moves().len(),
        times: 1,
        patterns: ByColor::default(),
    }
}

/// Whether neither side has what it takes to win (1957 第六章 一): no piece that can cross the river on either side, or
/// a single rook against a single rook, both kings with two guards and all pawns at home.
fn cannot_win(position: &Position) -> bool {
    let count = |color, role| position.by_piece(color, role).len();
    let harmless = |color| {
        let pawns = position.by_piece(color, Role::Pawn);
        [Role::Horse, Role::Cannon].iter().all(|&role| count(color, role) == 0)
            && pawns.into_iter().all(|square| !square.is_across_river(color))
    };
    let unarmed = |color| harmless(color) && count(color, Role::Rook) == 0 && count(color, Role::Pawn) == 0;
    let one_rook =
        |color| harmless(color) && count(color, Role::Rook) == 1 && count(color, Role::Advisor) == 2;
    Color::ALL.into_iter().all(unarmed) || Color::ALL.into_iter().all(one_rook)
}
