//! Asia: who chases one and the same piece with every move.

use crate::attacks;
use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::role::Role;
use crate::rules::class::Class;
use crate::rules::judge::by_color;
use crate::rules::ruleset::Asian;
use crate::rules::verdict::{Finding, Ground, Looped};
use crate::square::Square;

/// Rules on a loop in which neither side checks with every move.
///
/// A side that newly chases one piece with every move loses, unless the other side chases too. Two pieces chased all
/// the time (分捉) are nobody's fault, but an answer; in the computer rule they are a fault like one. A rook that is
/// pinned by a horse outranks other prey (D39 to D41).
pub(crate) fn find(looped: Looped<'_>, rules: &Asian) -> Finding {
    let prey = by_color(|color| prey(looped, color, rules));
    let pinned =
        by_color(|color| rules.horse_pinned_rook_outranks && prey[color].iter().any(|prey| prey.pinned));
    let (ground, fault) = match (prey.red.len(), prey.black.len()) {
        (0, 0) => (Ground::NeitherAttacks, None),
        (1, 0) => (Ground::OneAttacks, Some(Color::Red)),
        (0, 1) => (Ground::OneAttacks, Some(Color::Black)),
        (0, _) | (_, 0) if rules.several_prey_are_free => (Ground::NeitherAttacks, None),
        (_, 0) => (Ground::OneAttacks, Some(Color::Red)),
        (0, _) => (Ground::OneAttacks, Some(Color::Black)),
        _ if pinned.red && !pinned.black => (Ground::Heavier, Some(Color::Red)),
        _ if pinned.black && !pinned.red => (Ground::Heavier, Some(Color::Black)),
        _ => (Ground::BothAttack, None),
    };
    (ground, fault, ByColor::default())
}

/// A piece that is chased with every move.
struct Prey {
    /// Where it stands, followed through the loop.
    square: Square,
    /// Whether it is a rook that a horse pins, whenever it is chased.
    pinned: bool,
}

/// The pieces that a side newly chases with every move of the loop.
fn prey(looped: Looped<'_>, color: Color, rules: &Asian) -> Vec<Prey> {
    let is = |index: usize, class| looped.ruling(index).class == class;
    if rules.check_voids_chases && looped.moves().any(|index| is(index, Class::Check)) {
        return Vec::new();
    }
    let mut prey: Option<Vec<Prey>> = None;
    for index in looped.moves() {
        let mv = looped.line.moves()[index];
        if looped.line.positions()[index].turn() != color {
            for prey in prey.iter_mut().flatten().filter(|prey| prey.square == mv.from) {
                prey.square = mv.to;
            }
            continue;
        }
        let after = &looped.line.positions()[index + 1];
        let targets = looped.ruling(index).targets.iter().filter(|_| is(index, Class::Chase));
        let chased = targets
            .map(|target| Prey { square: target.square, pinned: is_horse_pinned(after, target.square) });
        prey = Some(match prey {
            None => chased.collect(),
            Some(before) => chased
                .filter_map(|now| {
                    let same = before.iter().find(|before| before.square == now.square)?;
                    Some(Prey { pinned: now.pinned && same.pinned, ..now })
                })
                .collect(),
        });
    }
    prey.unwrap_or_default()
}

/// Whether a rook of the side to move stands on the leg of a horse that would otherwise check.
fn is_horse_pinned(position: &Position, square: Square) -> bool {
    let side = position.turn();
    let horses = |occupied| {
        attacks::horse_origins(position.king(side), occupied) & position.by_piece(!side, Role::Horse)
    };
    position.by_piece(side, Role::Rook).contains(square)
        && !(horses(position.occupied().without(square)) - horses(position.occupied())).is_empty()
}
