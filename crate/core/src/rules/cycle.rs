//! Finding what repeats in a line.

use crate::role::Role;
use crate::rules::judge::Line;

/// The part of a line that is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cycle {
    /// The first move of the loop (0-based); it lasts to the end of the line.
    pub(crate) start: usize,
    /// How often the final position has stood; `usize::MAX` for a loop that goes on for ever.
    pub(crate) times: usize,
    /// Whether the final position stood before at all.
    pub(crate) returns: bool,
}

/// The fewest moves that show a pattern: two of each side.
const SHORTEST_PATTERN: usize = 4;
/// The most moves that are read as a pattern; a longer line is a game.
const LONGEST_PATTERN: usize = 40;

/// The loop that a line has come to, or else the pattern that it shows.
///
/// A position that stood oftener than `standings` times counts from the first of its last `standings`: what lies between
/// is one loop, even where it is made of several rounds that differ.
pub(crate) fn find(line: &Line, standings: usize) -> Option<Cycle> {
    let end = line.moves().len();
    if let Some(start) = line.loop_start() {
        return Some(Cycle { start, times: usize::MAX, returns: true });
    }
    let last = &line.positions()[end];
    let stands: Vec<usize> = (0..end).filter(|&index| line.positions()[index] == *last).collect();
    let rounds = standings.max(2) - 1;
    match stands[stands.len().saturating_sub(rounds)..] {
        [start, ..] => Some(Cycle { start, times: stands.len() + 1, returns: true }),
        [] => {
            let fits = (SHORTEST_PATTERN..=LONGEST_PATTERN).contains(&end);
            (fits && (0..end).all(|index| is_reversible(line, index))).then_some(Cycle {
                start: 0,
                times: 1,
                returns: false,
            })
        }
    }
}

/// Whether a move (0-based) could be part of a loop: it takes nothing, and no pawn goes forward.
fn is_reversible(line: &Line, index: usize) -> bool {
    let (position, mv) = (&line.positions()[index], line.moves()[index]);
    let advances = position.piece_at(mv.from).is_some_and(|piece| piece.role == Role::Pawn)
        && mv.from.rank() != mv.to.rank();
    position.piece_at(mv.to).is_none() && !advances
}
