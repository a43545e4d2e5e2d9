//! What to draw: a board and its pieces and marks as shapes.
//!
//! One list serves all: [`Scene::to_svg`] prints it, and the page builds its elements from it. Nothing is ever
//! parsed back from markup, so no text of a record can become an element.
//!
//! Lengths are in units, 200 to a cell of the board; x runs to the right, y down.

use std::borrow::Cow;

use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::square::Square;

mod marks;
mod options;
mod outlines;
mod paper;
mod parse;
mod pieces;
mod svg;
mod symbols;

pub use options::{Arrow, Label, Numbers, Options, PieceSet, Ring};
pub use parse::ParseOptionsError;
pub use svg::Palette;

/// The distance between neighbouring lines.
const CELL: i32 = 200;
/// Half the width of a piece.
const DISC: i32 = 92;

/// A drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct Scene {
    /// Units from left to right.
    pub width: i32,
    /// Units from top to bottom.
    pub height: i32,
    /// What to draw, lowest first.
    pub figures: Vec<Figure>,
}

/// Shapes that belong together and move together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct Figure {
    /// What it stands for.
    pub part: Part,
    /// Which colour its shapes take, where that is not plain from what they are.
    pub tone: Option<Tone>,
    /// The point it belongs to, if it is one.
    pub square: Option<Square>,
    /// A piece's FEN letter.
    pub piece: Option<char>,
    /// Where its shapes have their 0 0.
    pub x: i32,
    /// See `x`.
    pub y: i32,
    /// The shapes, lowest first.
    pub shapes: Vec<Shape>,
}

/// What a figure stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub enum Part {
    /// The board itself.
    Paper,
    /// One end of the last move.
    Last,
    /// A king in check.
    Check,
    /// A piece.
    Piece,
    /// A circle round a point.
    Ring,
    /// An arrow between points.
    Arrow,
    /// A number at a point.
    Label,
}

impl Part {
    /// The name, as in the style sheet.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Part::Paper => "paper",
            Part::Last => "last",
            Part::Check => "check",
            Part::Piece => "piece",
            Part::Ring => "ring",
            Part::Arrow => "arrow",
            Part::Label => "label",
        }
    }
}

/// A colour by its meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub enum Tone {
    /// Red's pieces.
    Red,
    /// Black's pieces.
    Black,
    /// What is attacked, and by whom.
    #[default]
    Threat,
    /// What protects.
    Guard,
    /// What was just played.
    Trace,
}

impl Tone {
    /// The name, as in the style sheet.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Tone::Red => "red",
            Tone::Black => "black",
            Tone::Threat => "threat",
            Tone::Guard => "guard",
            Tone::Trace => "trace",
        }
    }
}

impl From<Color> for Tone {
    fn from(color: Color) -> Tone {
        match color {
            Color::Red => Tone::Red,
            Color::Black => Tone::Black,
        }
    }
}

/// A filled or a stroked path.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct Shape {
    /// What it is made of, which decides its colour.
    pub ink: Ink,
    /// The stroke's width; 0 for a path that is filled.
    pub stroke: i32,
    /// SVG path data.
    pub path: Cow<'static, str>,
}

/// What a shape is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub enum Ink {
    /// The sheet under everything.
    Sheet,
    /// The frame round the lines.
    Frame,
    /// The lines.
    Line,
    /// The river's characters and the files' numbers.
    Print,
    /// A piece's body.
    Disc,
    /// The edge of a piece's body.
    Edge,
    /// The figure's tone.
    Tone,
    /// The disc's colour on the figure's tone.
    Blank,
}

impl Ink {
    /// The name, as in the style sheet.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Ink::Sheet => "sheet",
            Ink::Frame => "frame",
            Ink::Line => "line",
            Ink::Print => "print",
            Ink::Disc => "disc",
            Ink::Edge => "edge",
            Ink::Tone => "tone",
            Ink::Blank => "blank",
        }
    }
}

/// What to draw for a board.
///
/// ```
/// use qili::scene::{self, Options, Part};
/// let setup = qili::format::fen::read("4k4/9/9/9/9/9/9/9/4R4/3K5 w")?;
/// let scene = scene::draw(&setup.board, &Options::default());
/// assert_eq!(scene.figures.iter().filter(|figure| figure.part == Part::Piece).count(), 3);
/// # Ok::<(), qili::format::fen::ParseFenError>(())
/// ```
#[must_use]
pub fn draw(board: &Board, options: &Options) -> Scene {
    let layout = Layout::new(options);
    let board = &after(*board, &options.line);
    let mut figures = vec![paper::draw(&layout, options)];
    marks::below(&mut figures, &layout, board, options);
    for (square, piece) in board.pieces() {
        figures.push(pieces::draw(&layout, options.pieces, square, piece));
    }
    marks::above(&mut figures, &layout, board, options);
    let (width, height) = layout.size();
    Scene { width, height, figures }
}

/// The board after moves.
fn after(mut board: Board, line: &[Move]) -> Board {
    for mv in line {
        let piece = board.set(mv.from, None);
        board.set(mv.to, piece);
    }
    board
}

/// Where points lie on the drawing.
struct Layout {
    flip: bool,
    /// From the drawing's left edge to the first file.
    left: i32,
    /// From the drawing's top edge to the first rank.
    top: i32,
}

impl Layout {
    fn new(options: &Options) -> Layout {
        let top = if options.numbers == Numbers::None { 124 } else { 174 };
        Layout { flip: options.flip, left: 124, top }
    }

    fn size(&self) -> (i32, i32) {
        (8 * CELL + 2 * self.left, 9 * CELL + 2 * self.top)
    }

    /// The place of the lines' crossing in a column from the left (0 to 8) and a row from the top (0 to 9).
    fn crossing(&self, column: i32, row: i32) -> (i32, i32) {
        (self.left + CELL * column, self.top + CELL * row)
    }

    /// The place of a point.
    fn point(&self, square: Square) -> (i32, i32) {
        let square = if self.flip { square.turned() } else { square };
        self.crossing(i32::from(square.file()), 9 - i32::from(square.rank()))
    }

    /// A figure whose 0 0 is a point.
    fn figure(&self, part: Part, tone: Tone, square: Square, shapes: Vec<Shape>) -> Figure {
        let (x, y) = self.point(square);
        Figure { part, tone: Some(tone), square: Some(square), piece: None, x, y, shapes }
    }
}

fn filled(ink: Ink, path: impl Into<Cow<'static, str>>) -> Shape {
    Shape { ink, stroke: 0, path: path.into() }
}

fn stroked(ink: Ink, stroke: i32, path: impl Into<Cow<'static, str>>) -> Shape {
    Shape { ink, stroke, path: path.into() }
}

/// The path of a circle round 0 0, to be filled or stroked.
fn circle(radius: i32) -> String {
    format!("M-{radius} 0a{radius} {radius} 0 1 0 {0} 0a{radius} {radius} 0 1 0-{0} 0z", 2 * radius)
}

#[cfg(test)]
mod tests;
