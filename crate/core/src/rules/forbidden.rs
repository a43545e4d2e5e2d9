//! China: forbidden moves (禁止着法) against allowed ones, and how heavily they weigh.

use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::role::Role;
use crate::rules::class::Class;
use crate::rules::exchange::{captures, has_value};
use crate::rules::judge::by_color;
use crate::rules::ruleset::Chinese;
use crate::rules::threat::Loss;
use crate::rules::verdict::{Finding, Grade, Ground, Looped};

/// Rules on a loop in which neither side, or only one at times, checks.
///
/// A side whose moves are all forbidden must vary against one that has an allowed move (1999 26.4, 2020 25.3); where
/// both only have forbidden ones, the heavier side must (2020 26.9), or neither (1999 26.3).
pub(crate) fn find(looped: Looped<'_>, rules: &Chinese) -> Finding {
    let forbidden = by_color(|color| looped.all(color, |index| is_forbidden(looped, index, rules)));
    let grades = by_color(|color| (rules.grades && forbidden[color]).then(|| grade(looped, color)));
    let (ground, fault) = match (forbidden.red, forbidden.black) {
        (false, false) => (Ground::NeitherAttacks, None),
        (true, true) => weigh(grades),
        (red, _) => {
            let fault = if red { Color::Red } else { Color::Black };
            let answered = rules.mutual_pawn_attacks_count
                && looped
                    .all(!fault, |index| is_forbidden(looped, index, rules) || is_pawn_attack(looped, index));
            if answered { (Ground::BothAttack, None) } else { (Ground::OneAttacks, Some(fault)) }
        }
    };
    (ground, fault, grades)
}

fn weigh(grades: ByColor<Option<Grade>>) -> (Ground, Option<Color>) {
    match (grades.red, grades.black) {
        (Some(Grade::Heavy), Some(Grade::Light)) => (Ground::Heavier, Some(Color::Red)),
        (Some(Grade::Light), Some(Grade::Heavy)) => (Ground::Heavier, Some(Color::Black)),
        _ => (Ground::BothAttack, None),
    }
}

fn is_forbidden(looped: Looped<'_>, index: usize, rules: &Chinese) -> bool {
    let class = looped.ruling(index).class;
    if rules.attacks_forbidden { class.is_attack() } else { class == Class::Check }
}

/// Whether a pawn moved and could take a piece next, whatever that wins: 发生互打时, 兵(卒)叫吃子均按捉处理 (1999 27.2 and
/// detailed rule 11).
fn is_pawn_attack(looped: Looped<'_>, index: usize) -> bool {
    let (mv, after) = (looped.line.moves()[index], &looped.line.positions()[index + 1]);
    let takes = |again: Position| {
        captures(&again).any(|capture| {
            capture.from == mv.to
                && again.is_legal(capture)
                && again.piece_at(capture.to).is_some_and(|piece| has_value(piece, capture.to))
        })
    };
    after.piece_at(mv.to).is_some_and(|piece| piece.role == Role::Pawn) && after.passed().is_some_and(takes)
}

fn grade(looped: Looped<'_>, color: Color) -> Grade {
    if looped.all(color, |index| is_heavy(looped, index)) { Grade::Heavy } else { Grade::Light }
}

/// 将, 杀, 捉车 and 捉无根子 weigh heavily; a joint attack, even on a rook, and one on a piece with too few roots
/// weigh lightly (2020 26.9).
fn is_heavy(looped: Looped<'_>, index: usize) -> bool {
    let (after, ruling) = (&looped.line.positions()[index + 1], looped.ruling(index));
    let is_rook = |square| after.piece_at(square).is_some_and(|piece| piece.role == Role::Rook);
    ruling.class != Class::Chase
        || ruling.targets.iter().any(|target| match target.loss {
            Loss::Unrooted | Loss::FalseRoot => true,
            Loss::MoreValuable => is_rook(target.square),
            Loss::UnderRooted | Loss::Exchange => false,
        })
}
