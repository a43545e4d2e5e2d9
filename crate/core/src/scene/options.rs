//! What a reader may ask of a drawing.

use crate::color::Color;
use crate::moves::Move;
use crate::role::{Piece, Role};
use crate::scene::Tone;
use crate::square::Square;

/// How to draw a board. The default is a plain one, Red at the bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Turns the board half round: Black at the bottom.
    pub flip: bool,
    /// What the pieces show.
    pub pieces: PieceSet,
    /// What the files' numbers look like.
    pub numbers: Numbers,
    /// Moves to make before drawing, whatever stands there.
    pub line: Vec<Move>,
    /// The move to mark on both its points.
    pub last: Option<Move>,
    /// The side whose king to mark as in check.
    pub check: Option<Color>,
    /// Circles round points.
    pub rings: Vec<Ring>,
    /// Arrows between points.
    pub arrows: Vec<Arrow>,
    /// Numbers at points.
    pub labels: Vec<Label>,
}

/// What the pieces show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// 帥 仕 相 俥 傌 炮 兵 and 將 士 象 車 馬 砲 卒, as on real pieces.
    #[default]
    Traditional,
    /// 帅 仕 相 车 马 炮 兵 and 将 士 象 车 马 炮 卒.
    Simplified,
    /// Pictures, for those who do not read the characters.
    Symbols,
}

impl PieceSet {
    /// The character on a piece; none where the set draws a picture.
    #[must_use]
    pub fn character(self, piece: Piece) -> Option<char> {
        use Color::{Black, Red};
        let (traditional, simplified) = match (piece.color, piece.role) {
            (Red, Role::King) => ('帥', '帅'),
            (Red, Role::Advisor) => ('仕', '仕'),
            (Red, Role::Elephant) => ('相', '相'),
            (Red, Role::Horse) => ('傌', '马'),
            (Red, Role::Rook) => ('俥', '车'),
            (Red, Role::Cannon) => ('炮', '炮'),
            (Red, Role::Pawn) => ('兵', '兵'),
            (Black, Role::King) => ('將', '将'),
            (Black, Role::Advisor) => ('士', '士'),
            (Black, Role::Elephant) => ('象', '象'),
            (Black, Role::Horse) => ('馬', '马'),
            (Black, Role::Rook) => ('車', '车'),
            (Black, Role::Cannon) => ('砲', '炮'),
            (Black, Role::Pawn) => ('卒', '卒'),
        };
        match self {
            PieceSet::Traditional => Some(traditional),
            PieceSet::Simplified => Some(simplified),
            PieceSet::Symbols => None,
        }
    }
}

/// What the files' numbers look like. Each side counts from its own right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// 一 to 九 on Red's side, 1 to 9 on Black's, as in books.
    #[default]
    Book,
    /// 1 to 9 on both sides.
    Digits,
    /// None.
    None,
}

/// A circle round a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The point.
    pub square: Square,
    /// What it means.
    pub tone: Tone,
}

/// An arrow between points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// From where to where.
    pub along: Move,
    /// What it means.
    pub tone: Tone,
}

/// A number at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The point.
    pub square: Square,
    /// 1 to 9; any other number draws nothing.
    pub number: u8,
    /// What it means.
    pub tone: Tone,
}
