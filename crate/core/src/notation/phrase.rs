//! Words to moves: what a notation says, and which move of a position it means.

use std::fmt;

use super::{Direction, Reading};
use crate::board::Board;
use crate::color::Color;
use crate::language::{self, Language};
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::setup::Setup;
use crate::square::Square;

/// A move as Chinese or WXF say it, before a position tells which one it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The piece; a pawn where the notation leaves it out.
    pub role: Role,
    /// Which of them.
    pub origin: Origin,
    /// Forward, backward or sideways.
    pub direction: Direction,
    /// The file of arrival or the points passed, 1 to 9.
    pub reach: u8,
}

/// How a notation tells a piece from its like. Files are 1 to 9 from the mover's right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The one on a file.
    File(u8),
    /// The one in front, in the middle or behind, on whatever file there are several.
    Place(Place),
    /// The same on a given file: 前兵九平八.
    PlaceOnFile(Place, u8),
    /// The n-th from the front; where several files hold several, counted through from the right: 一兵平五.
    Nth(u8),
    /// The n-th from the front of a file: `15+1`.
    NthOnFile(u8, u8),
}

/// A place in a tandem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// 前.
    Front,
    /// 中.
    Middle,
    /// 后.
    Rear,
}

/// Why words are no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadMoveError {
    /// No notation reads like this.
    Unknown,
    /// The side to move has no such piece.
    NoPiece,
    /// More than one move is meant.
    Ambiguous,
}

impl ReadMoveError {
    /// Why.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let phrase = match self {
            ReadMoveError::Unknown => UNKNOWN,
            ReadMoveError::NoPiece => NO_PIECE,
            ReadMoveError::Ambiguous => AMBIGUOUS,
        };
        language.word(phrase).to_owned()
    }
}

const UNKNOWN: language::Phrase = [
    "不是任何记谱法的着法",
    "不是任何記譜法的著法",
    "no move of any notation",
    "không phải nước đi theo cách ghi nào",
];
const NO_PIECE: language::Phrase = [
    "走子方没有这样的棋子",
    "走子方沒有這樣的棋子",
    "the side to move has no such piece",
    "bên đến lượt đi không có quân như vậy",
];
const AMBIGUOUS: language::Phrase =
    ["可能不止一种走法", "可能不止一種走法", "could be more than one move", "có thể là nhiều nước khác nhau"];

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for ReadMoveError {}

impl Phrase {
    /// The move that is meant: the only legal one, or where no position is given or none is legal, the only one that
    /// the words describe.
    ///
    /// # Errors
    /// [`ReadMoveError::NoPiece`] and [`ReadMoveError::Ambiguous`].
    pub fn resolve(&self, setup: &Setup, position: Option<&Position>) -> Result<Move, ReadMoveError> {
        let described: Vec<Move> = setup
            .board
            .pieces()
            .filter(|&(_, piece)| piece.color == setup.turn && piece.role == self.role)
            .filter_map(|(from, _)| self.target(from, setup.turn).map(|to| Move { from, to }))
            .filter(|&mv| Reading::new(&setup.board, mv).is_some_and(|reading| self.describes(&reading)))
            .collect();
        let legal: Vec<Move> = match position {
            Some(position) => described.iter().copied().filter(|&mv| position.is_legal(mv)).collect(),
            None => Vec::new(),
        };
        match (legal.as_slice(), described.as_slice()) {
            (&[mv], _) | (&[], &[mv]) => Ok(mv),
            (&[], &[]) => Err(ReadMoveError::NoPiece),
            (many, _) => middle(&setup.board, many).ok_or(ReadMoveError::Ambiguous),
        }
    }

    /// Where the piece arrives that leaves a point, if the words are about it.
    fn target(&self, from: Square, color: Color) -> Option<Square> {
        let file = || match color {
            Color::Red => 9u8.checked_sub(self.reach),
            Color::Black => self.reach.checked_sub(1),
        };
        let (file, ranks) = match (self.role, self.direction) {
            (_, Direction::Sideways) => (file()?, 0),
            (Role::King | Role::Rook | Role::Cannon | Role::Pawn, _) => (from.file(), self.reach),
            (Role::Horse, _) => (file()?, 3u8.checked_sub(from.file().abs_diff(file()?))?),
            (Role::Elephant | Role::Advisor, _) => (file()?, from.file().abs_diff(file()?)),
        };
        let up = (color == Color::Red) == (self.direction == Direction::Forward);
        let rank = if up { from.rank().checked_add(ranks) } else { from.rank().checked_sub(ranks) };
        Square::new(file, rank?)
    }

    /// Whether the words fit a move.
    fn describes(&self, reading: &Reading) -> bool {
        let tandem = reading.tandem;
        let stands = |place| match place {
            Place::Front => tandem.index == 1,
            Place::Middle => 1 < tandem.index && tandem.index < tandem.size,
            Place::Rear => tandem.index == tandem.size,
        };
        let is_origin = match self.origin {
            Origin::File(file) => reading.file == file,
            Origin::Place(place) => 2 <= tandem.size && stands(place),
            Origin::PlaceOnFile(place, file) => reading.file == file && stands(place),
            Origin::Nth(number) => 2 <= tandem.size && tandem.series == number,
            Origin::NthOnFile(number, file) => reading.file == file && tandem.index == number,
        };
        is_origin && reading.direction == self.direction && reading.reach == self.reach
    }
}

/// The move of the middle pawn: in the manner of 1982 it is the one that is written with its file alone.
fn middle(board: &Board, moves: &[Move]) -> Option<Move> {
    let tandem = |mv| Reading::new(board, mv).map(|reading| reading.tandem);
    moves.iter().copied().find(|&mv| tandem(mv).is_some_and(|tandem| 2 * tandem.index == tandem.size + 1))
}

/// Reads a move in any notation: 炮二平五 in any spelling, `C2=5`, `H2-E2`.
///
/// ```
/// use qili::{Position, Setup, notation};
/// let (setup, start) = (Setup::start(), Position::start());
/// for text in ["炮二平五", "砲 2 平 5", "C2.5", "Ｃ２＝５", "H2-E2", "h2e2"] {
///     assert_eq!(notation::read(text, &setup, Some(&start)), Ok("h2e2".parse()?));
/// }
/// # Ok::<(), qili::ParseMoveError>(())
/// ```
///
/// # Errors
/// See [`ReadMoveError`]. A move that is understood but breaks the rules is no error here.
pub fn read(text: &str, setup: &Setup, position: Option<&Position>) -> Result<Move, ReadMoveError> {
    if let Some(mv) = super::iccs::read(text) {
        return Ok(mv);
    }
    let phrase = super::chinese::read(text).or_else(|| super::wxf::read(text));
    phrase.ok_or(ReadMoveError::Unknown)?.resolve(setup, position)
}
