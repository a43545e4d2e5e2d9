//! Kinds of pieces, and pieces.

use std::fmt;

use crate::color::Color;

/// A kind of piece, without its side.
///
/// ```
/// use qili::Role;
/// assert_eq!(Role::from_fen('h'), Some(Role::Horse)); // `n` and `h` are both in use
/// assert_eq!(Role::Elephant.to_fen(), 'b');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// 帅 将, FEN `k`.
    King,
    /// 仕 士, FEN `a`.
    Advisor,
    /// 相 象, FEN `b` (also read: `e`).
    Elephant,
    /// 马, FEN `n` (also read: `h`).
    Horse,
    /// 车, FEN `r`.
    Rook,
    /// 炮, FEN `c`.
    Cannon,
    /// 兵 卒, FEN `p`.
    Pawn,
}

impl Role {
    /// The seven kinds.
    pub const ALL: [Role; 7] =
        [Role::King, Role::Advisor, Role::Elephant, Role::Horse, Role::Rook, Role::Cannon, Role::Pawn];

    /// The kind that a FEN letter of either case names; `h` and `e` are read as `n` and `b`.
    #[must_use]
    pub fn from_fen(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_lowercase() {
            'k' => Role::King,
            'a' => Role::Advisor,
            'b' | 'e' => Role::Elephant,
            'n' | 'h' => Role::Horse,
            'r' => Role::Rook,
            'c' => Role::Cannon,
            'p' => Role::Pawn,
            _ => return None,
        })
    }

    /// The lower-case letter that FEN writes.
    #[must_use]
    pub fn to_fen(self) -> char {
        match self {
            Role::King => 'k',
            Role::Advisor => 'a',
            Role::Elephant => 'b',
            Role::Horse => 'n',
            Role::Rook => 'r',
            Role::Cannon => 'c',
            Role::Pawn => 'p',
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::King => "king",
            Role::Advisor => "advisor",
            Role::Elephant => "elephant",
            Role::Horse => "horse",
            Role::Rook => "rook",
            Role::Cannon => "cannon",
            Role::Pawn => "pawn",
        })
    }
}

/// A kind of piece with its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The piece that a FEN letter names: upper case is Red.
    #[must_use]
    pub fn from_fen(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
        Role::from_fen(letter).map(|role| Piece { color, role })
    }

    /// The FEN letter: upper case for Red.
    #[must_use]
    pub fn to_fen(self) -> char {
        match self.color {
            Color::Red => self.role.to_fen().to_ascii_uppercase(),
            Color::Black => self.role.to_fen(),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
