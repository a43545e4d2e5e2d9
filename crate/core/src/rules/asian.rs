//! The class of a move under the books of the Asian family: 将, 捉, or anything else.
//!
//! A piece is chased when a legal capture of it becomes possible that pays: it is really unprotected, or it is a rook
//! attacked by a horse or a cannon, or a rook, horse or cannon attacked by an advisor or an elephant. Kings and pawns
//! chase nobody, and pawns before the river are nobody's prey (AXF diagrams D18 to D110).

use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::rules::class::Class;
use crate::rules::exchange::{captures, has_value, is_free};
use crate::rules::ruleset::Newness;
use crate::rules::ruling::{MoveRuling, Reason, Target};
use crate::rules::threat::{Loss, loss};
use crate::square::SquareSet;

/// The class of a legal move, with everything that it newly chases. What stood before a check that the move answers is
/// not new (D106): the checkers are looked past.
pub(crate) fn classify(before: &Position, mv: Move, newness: Newness) -> MoveRuling {
    let after = before.after(mv);
    let Some(again) = after.passed() else { return MoveRuling::plain(Class::Check, Reason::Check) };
    let was = |square| if square == mv.to { mv.from } else { square };
    let old: Vec<Move> = attacks(before, before.checkers());
    let mut targets: Vec<Target> = Vec::new();
    let mut standing = false;
    for capture in attacks(&again, SquareSet::EMPTY) {
        let stood = match newness {
            Newness::Target => old.iter().any(|other| other.to == capture.to),
            Newness::Attacker => old.contains(&Move { from: was(capture.from), to: capture.to }),
        };
        if stood {
            standing = true;
            continue;
        }
        match targets.iter_mut().find(|target| target.square == capture.to) {
            Some(target) => target.attackers.push(capture.from),
            None => targets.push(Target {
                square: capture.to,
                attackers: vec![capture.from],
                loss: loss(&again, capture),
            }),
        }
    }
    let Some(first) = targets.first() else {
        let reason = if standing { Reason::Standing } else { idle_reason(&again) };
        return MoveRuling::plain(Class::Idle, reason);
    };
    let line = vec![Move { from: first.attackers[0], to: first.square }];
    MoveRuling { line, targets, ..MoveRuling::plain(Class::Chase, Reason::Win) }
}

/// The captures that count as chases, could the side to move make them; checks from `blind` do not hinder them.
fn attacks(position: &Position, blind: SquareSet) -> Vec<Move> {
    captures(position)
        .filter(|&mv| position.keeps_king(mv, blind) && !is_free(position, mv.from) && pays(position, mv))
        .collect()
}

/// Whether a capture counts although, or because, of what protects its target.
fn pays(position: &Position, mv: Move) -> bool {
    let (Some(attacker), Some(target)) = (position.piece_at(mv.from), position.piece_at(mv.to)) else {
        return false;
    };
    if !has_value(target, mv.to) {
        return false;
    }
    let forced = match attacker.role {
        Role::Horse | Role::Cannon => target.role == Role::Rook,
        Role::Advisor | Role::Elephant => matches!(target.role, Role::Rook | Role::Horse | Role::Cannon),
        Role::King | Role::Rook | Role::Pawn => false,
    };
    let back = Move { from: mv.to, to: mv.from };
    let mutual = attacker.role == target.role && position.passed().is_some_and(|other| other.is_legal(back));
    !mutual && (forced || matches!(loss(position, mv), Loss::Unrooted | Loss::FalseRoot))
}

fn idle_reason(again: &Position) -> Reason {
    let free = captures(again).any(|mv| {
        is_free(again, mv.from)
            && again.is_legal(mv)
            && again.piece_at(mv.to).is_some_and(|piece| has_value(piece, mv.to))
    });
    if free { Reason::FreeAttack } else { Reason::Quiet }
}
