//! Counting move paths, to prove a move generator and to time it.

use crate::position::Position;

/// How many sequences of legal moves of a length (in plies) start from a position.
///
/// ```
/// use qili::{perft, Position};
/// assert_eq!(perft(&Position::start(), 2), 1_920);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.piece_moves().map(|(_, reach)| reach.len() as u64).sum(),
        _ => position.legal_moves().map(|mv| perft(&position.after(mv), depth - 1)).sum(),
    }
}
