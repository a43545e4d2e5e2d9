//! Xiangqi (Chinese chess) rules, records and rulings.
//!
//! The words of the game are at the root: [`Color`], [`Role`], [`Piece`], [`Square`], [`Move`], [`Setup`] (anything
//! that can be put on a table) and [`Position`] (what can be played from). [`read`] finds the games of a text; a
//! [`Record`] is a game as written, a [`Game`] the same replayed. Formats stay behind [`mod@format`], notations behind
//! [`notation`], the rule books behind [`rules`], what is sent out behind [`view`].

pub mod attacks;
pub mod encoding;
pub mod format;
pub mod game;
pub mod notation;
pub mod record;
pub mod rules;
pub mod scene;
pub mod view;

mod board;
mod book;
mod color;
mod language;
mod legal;
mod mention;
mod mirror;
mod moves;
mod perft;
mod position;
mod role;
mod setup;
mod square;
#[cfg(feature = "serde")]
mod text_serde;
#[cfg(all(test, feature = "serde"))]
mod typescript;
mod warning;

pub use board::Board;
pub use book::{Book, Format, MAX_TEXT, read, read_bytes};
pub use color::{ByColor, Color};
pub use game::Game;
pub use language::Language;
pub use mention::Mention;
pub use moves::{Move, ParseMoveError, PlayError};
pub use perft::perft;
pub use position::Position;
pub use record::Record;
pub use role::{Piece, Role};
pub use setup::{PositionError, Setup, SetupFault};
pub use square::{ParseSquareError, Square, SquareSet};
pub use warning::{Warning, WarningKind};

/// The example of the README runs with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
