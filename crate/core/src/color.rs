//! The two sides.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// A side: Red (红) moves up the board, Black (黑) moves down.
///
/// ```
/// use qili::Color;
/// assert_eq!(!Color::Red, Color::Black);
/// assert_eq!(Color::from_fen('w'), Some(Color::Red));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub enum Color {
    /// 红, at the bottom of an unturned board; FEN `w` (also read: `r`).
    Red,
    /// 黑, at the top of an unturned board; FEN `b`.
    Black,
}

impl Color {
    /// Both sides, Red first.
    pub const ALL: [Color; 2] = [Color::Red, Color::Black];

    /// The side that a FEN letter names: `w` or `r` is Red, `b` is Black, in either case.
    #[must_use]
    pub fn from_fen(letter: char) -> Option<Color> {
        match letter.to_ascii_lowercase() {
            'w' | 'r' => Some(Color::Red),
            'b' => Some(Color::Black),
            _ => None,
        }
    }

    /// The letter that FEN writes for the side.
    #[must_use]
    pub fn to_fen(self) -> char {
        match self {
            Color::Red => 'w',
            Color::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        match self {
            Color::Red => Color::Black,
            Color::Black => Color::Red,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Red => "red",
            Color::Black => "black",
        })
    }
}

/// One value for each side, indexed by [`Color`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// Red's value.
    pub red: T,
    /// Black's value.
    pub black: T,
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Red => &self.red,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Red => &mut self.red,
            Color::Black => &mut self.black,
        }
    }
}
