//! Pieces on points, lawful or not.

use std::fmt;

use crate::role::Piece;
use crate::square::Square;

/// What stands on each of the ninety points. Anything goes: a board knows no rules.
///
/// `Debug` prints the board with FEN letters, Black's back rank on top.
///
/// ```
/// use qili::{Board, Piece, Square};
/// let mut board = Board::default();
/// let e0 = Square::new(4, 0).unwrap();
/// board.set(e0, Piece::from_fen('K'));
/// assert_eq!(board.get(e0).map(Piece::to_fen), Some('K'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board([Option<Piece>; Square::COUNT]);

impl Default for Board {
    /// The empty board.
    fn default() -> Board {
        Board([None; Square::COUNT])
    }
}

impl Board {
    /// What stands on a point.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Puts a piece on a point, or clears it; answers what stood there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.0[square.index()], piece)
    }

    /// The occupied points with their pieces, from `a0` to `i9`.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| self.get(square).map(|piece| (square, piece)))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..10).rev() {
            for file in 0..9 {
                let piece = Square::new(file, rank).and_then(|square| self.get(square));
                write!(f, "{}", piece.map_or('.', Piece::to_fen))?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}
