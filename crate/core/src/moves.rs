//! Moves as pairs of points.

use std::fmt;

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
