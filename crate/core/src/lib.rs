//! Xiangqi (Chinese chess) rules, records and rulings.
//!
//! The words of the game are at the root: [`Color`], [`Role`], [`Piece`], [`Square`], [`Move`], [`Setup`] (anything
//! that can be put on a table) and [`Position`] (what can be played from). Formats stay behind [`format`], notations
//! behind `notation`, the rule books behind `rules`.

pub mod attacks;
pub mod format;
pub mod rules;
pub mod scene;
pub mod view;

mod board;
mod color;
mod moves;
mod perft;
mod position;
mod role;
mod setup;
mod square;
#[cfg(feature = "serde")]
mod text_serde;

pub use board::Board;
pub use color::{ByColor, Color};
pub use moves::{Move, ParseMoveError};
pub use perft::perft;
pub use position::{PlayError, Position, PositionError};
pub use role::{Piece, Role};
pub use setup::{Setup, SetupFault};
pub use square::{ParseSquareError, Square, SquareSet};
