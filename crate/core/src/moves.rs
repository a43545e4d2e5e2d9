//! Moves as pairs of points.

use std::fmt;

use crate::language::{Language, Phrase};
use crate::role::Piece;
use crate::square::Square;

/// A move: from one point to another, whatever stands there.
///
/// Text is ICCS without a dash, `h2e2`; reading also accepts the dash and either case.
///
/// ```
/// use qili::Move;
/// let mv: Move = "H2-E2".parse()?;
/// assert_eq!(mv.to_string(), "h2e2");
/// # Ok::<(), qili::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS), ts(type = "string"))]
pub struct Move {
    /// Where the piece leaves.
    pub from: Square,
    /// Where it arrives.
    pub to: Square,
}

impl Move {
    /// The move seen in a left-right mirror.
    #[must_use]
    pub fn mirrored(self) -> Move {
        Move { from: self.from.mirrored(), to: self.to.mirrored() }
    }

    /// The move after turning the board half round.
    #[must_use]
    pub fn turned(self) -> Move {
        Move { from: self.from.turned(), to: self.to.turned() }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no ICCS move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError(String);

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a move like h2e2, found {:?}", self.0)
    }
}

impl std::error::Error for ParseMoveError {}

impl std::str::FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let error = || ParseMoveError(text.chars().take(20).collect());
        let (from, to) = match text.len() {
            4 => text.split_at_checked(2),
            5 => text.split_once('-'),
            _ => None,
        }
        .ok_or_else(error)?;
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => Ok(Move { from, to }),
            _ => Err(error()),
        }
    }
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// Nothing stands on the point the move starts from.
    NoPiece {
        /// The move that was tried.
        mv: Move,
    },
    /// The piece belongs to the side that is not to move.
    WrongSide {
        /// The move that was tried.
        mv: Move,
        /// What stands there.
        piece: Piece,
    },
    /// The piece does not move that way, or something is in its way.
    CannotReach {
        /// The move that was tried.
        mv: Move,
        /// What stands there.
        piece: Piece,
    },
    /// The move would leave the mover's own king attacked, or facing the other king.
    LeavesKing {
        /// The move that was tried.
        mv: Move,
        /// What stands there.
        piece: Piece,
    },
}

impl PlayError {
    /// Why, and where.
    ///
    /// ```
    /// use qili::{Language, Position};
    /// let error = Position::start().play("b0d0".parse()?).unwrap_err();
    /// assert_eq!(error.to_string(), "horse at b0 cannot reach d0");
    /// assert_eq!(error.sentence(Language::Simplified), "b0的马走不到d0");
    /// # Ok::<(), qili::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        match *self {
            PlayError::NoPiece { mv } => language.say(NO_PIECE, &[&mv.from.to_string()]),
            PlayError::WrongSide { mv, piece } => {
                let [side, other] = [piece.color, !piece.color].map(|color| language.side(color));
                language.say(WRONG_SIDE, &[&language.piece(piece), &mv.from.to_string(), side, other])
            }
            PlayError::CannotReach { mv, piece } => along(CANNOT_REACH, piece, mv, language),
            PlayError::LeavesKing { mv, piece } => along(LEAVES_KING, piece, mv, language),
        }
    }
}

/// A phrase about a piece, the point where it stands and the one where it was to go.
fn along(phrase: Phrase, piece: Piece, mv: Move, language: Language) -> String {
    language.say(phrase, &[&language.piece(piece), &mv.from.to_string(), &mv.to.to_string()])
}

const NO_PIECE: Phrase = ["$0没有棋子", "$0沒有棋子", "nothing stands on $0", "không có quân nào ở $0"];
const WRONG_SIDE: Phrase = [
    "$1的$0是$2的，而轮到$3走",
    "$1的$0是$2的，而輪到$3走",
    "$0 at $1 is $2's, but $3 is to move",
    "$0 ở $1 là của $2, nhưng đến lượt $3 đi",
];
const CANNOT_REACH: Phrase =
    ["$1的$0走不到$2", "$1的$0走不到$2", "$0 at $1 cannot reach $2", "$0 ở $1 không đi được đến $2"];
/// 送将.
const LEAVES_KING: Phrase = [
    "$1的$0走到$2是送将",
    "$1的$0走到$2是送將",
    "$0 from $1 to $2 leaves the king attacked",
    "$0 từ $1 đến $2 để tướng mình bị ăn",
];

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for PlayError {}
