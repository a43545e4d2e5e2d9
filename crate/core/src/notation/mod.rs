//! How moves are written: Chinese, WXF, Vietnamese and ICCS.
//!
//! Chinese and WXF say the same four things from the mover's side: which piece, where it leaves, in which direction,
//! how far. [`Reading`] holds them for a move on a board; [`Phrase`] holds what words say, before a board tells which
//! move they mean. [`chinese`] and [`wxf`] spell both.

pub mod chinese;
pub mod iccs;
mod phrase;
mod style;
pub mod vietnamese;
pub mod wxf;

pub use phrase::{Origin, Phrase, Place, ReadMoveError, read};
pub use style::Style;

use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::role::{Piece, Role};
use crate::square::Square;

/// A move as its mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The piece that moves.
    pub piece: Piece,
    /// The file that it leaves, 1 to 9 from the mover's right.
    pub file: u8,
    /// Where it stands among its like.
    pub tandem: Tandem,
    /// Forward, backward or sideways.
    pub direction: Direction,
    /// The file where it arrives, 1 to 9 from the mover's right; for a straight step forward or backward, the number
    /// of points passed.
    pub reach: u8,
}

/// The same pieces of one side on one file (前 中 后).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tandem {
    /// How many stand on the file, at least 1.
    pub size: u8,
    /// The place from the front, 1-based.
    pub index: u8,
    /// How many files hold two or more of these pieces.
    pub files: u8,
    /// The place from the front when those files are counted through one after the other, from the mover's right,
    /// 1-based.
    pub series: u8,
}

/// Which way a piece moves, seen by its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// 进, towards the opponent.
    Forward,
    /// 退, towards its own back rank.
    Backward,
    /// 平, along the rank.
    Sideways,
}

impl Reading {
    /// Reads a move on the board before it.
    ///
    /// None where no piece stands on the point the move leaves, and where the piece does not move in such a way: then
    /// there is no file notation for it.
    ///
    /// ```
    /// use qili::notation::{Direction, Reading};
    /// let reading = Reading::new(&qili::Setup::start().board, "h2e2".parse()?).unwrap();
    /// assert_eq!((reading.file, reading.direction, reading.reach), (2, Direction::Sideways, 5));
    /// # Ok::<(), qili::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn new(board: &Board, mv: Move) -> Option<Reading> {
        let piece = board.get(mv.from)?;
        let files = mv.from.file().abs_diff(mv.to.file());
        let ranks = mv.from.rank().abs_diff(mv.to.rank());
        let (straight, shape) = match piece.role {
            Role::King | Role::Rook | Role::Cannon | Role::Pawn => (true, (files == 0) != (ranks == 0)),
            Role::Horse => (false, files * ranks == 2),
            Role::Elephant => (false, (files, ranks) == (2, 2)),
            Role::Advisor => (false, (files, ranks) == (1, 1)),
        };
        let direction = if ranks == 0 {
            Direction::Sideways
        } else if mv.from.rank_from(piece.color) < mv.to.rank_from(piece.color) {
            Direction::Forward
        } else {
            Direction::Backward
        };
        let reach = if straight && 0 < ranks { ranks } else { file_from_right(mv.to, piece.color) };
        shape.then(|| Reading {
            piece,
            file: file_from_right(mv.from, piece.color),
            tandem: Tandem::new(board, piece, mv.from),
            direction,
            reach,
        })
    }
}

impl Reading {
    /// Whether the file is enough to tell the piece: it stands there alone, or the direction tells it from the other one,
    /// as with advisors and elephants.
    fn is_told_by_file(&self) -> bool {
        self.tandem.size < 2 || matches!(self.piece.role, Role::Advisor | Role::Elephant)
    }
}

impl Tandem {
    fn new(board: &Board, piece: Piece, from: Square) -> Tandem {
        let mut tandem = Tandem { size: 0, index: 1, files: 0, series: 1 };
        let mut sizes = [0u8; 10];
        for (square, _) in board.pieces().filter(|&(_, other)| other == piece) {
            sizes[usize::from(file_from_right(square, piece.color))] += 1;
            if square.file() == from.file() {
                tandem.size += 1;
                tandem.index += u8::from(from.rank_from(piece.color) < square.rank_from(piece.color));
            }
        }
        tandem.files = sizes.iter().filter(|&&size| 2 <= size).count() as u8;
        let before = &sizes[..usize::from(file_from_right(from, piece.color))];
        tandem.series = tandem.index + before.iter().filter(|&&size| 2 <= size).sum::<u8>();
        tandem
    }
}

/// The file's number as a side counts it, 1 to 9 from its right.
fn file_from_right(square: Square, color: Color) -> u8 {
    match color {
        Color::Red => 9 - square.file(),
        Color::Black => square.file() + 1,
    }
}
