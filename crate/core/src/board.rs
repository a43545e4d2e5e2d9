//! Pieces on points, lawful or not.

use std::fmt;

use crate::color::Color;
use crate::role::{Piece, Role};
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
pub struct Board([u8; Square::COUNT]); // Each an index of `PIECES`, which is half the size of an `Option<Piece>`.

/// What a byte stands for: nothing, the Red pieces, the Black pieces.
static PIECES: [Option<Piece>; 15] = {
    let mut pieces = [None; 15];
    let mut role = 0;
    while role < 7 {
        pieces[1 + role] = Some(Piece { color: Color::Red, role: Role::ALL[role] });
        pieces[8 + role] = Some(Piece { color: Color::Black, role: Role::ALL[role] });
        role += 1;
    }
    pieces
};

impl Default for Board {
    /// The empty board.
    fn default() -> Board {
        Board([0; Square::COUNT])
    }
}

impl Board {
    /// What stands on a point.
    #[must_use]
    #[inline]
    pub fn get(&self, square: Square) -> Option<Piece> {
        PIECES[self.0[square.index()] as usize]
    }

    /// Puts a piece on a point, or clears it; answers what stood there.
    #[inline]
    pub fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let before = self.get(square);
        self.0[square.index()] = match piece {
            None => 0,
            Some(Piece { color, role }) => 1 + 7 * color as u8 + role as u8,
        };
        before
    }

    /// The occupied points with their pieces, from `a0` to `i9`.
    #[inline]
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
