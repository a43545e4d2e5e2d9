//! Marks: the last move, a king in check, rings, arrows and numbers.

use std::fmt::Write as _;

use crate::board::Board;
use crate::moves::Move;
use crate::role::{Piece, Role};
use crate::scene::{
    Arrow, DISC, Figure, Ink, Label, Layout, Options, Part, Shape, Tone, circle, filled, outlines, stroked,
};
use crate::square::Square;

/// The marks that pieces stand on.
pub(super) fn below(figures: &mut Vec<Figure>, layout: &Layout, board: &Board, options: &Options) {
    if let Some(mv) = options.last {
        for square in [mv.from, mv.to] {
            figures.push(layout.figure(Part::Last, Tone::Trace, square, vec![corners()]));
        }
    }
    let king = options.check.map(|color| Piece { color, role: Role::King });
    for (square, piece) in board.pieces() {
        if Some(piece) == king {
            figures.push(layout.figure(Part::Check, Tone::Threat, square, vec![filled(Ink::Tone, BURST)]));
        }
    }
}

/// The marks that lie on the pieces.
pub(super) fn above(figures: &mut Vec<Figure>, layout: &Layout, board: &Board, options: &Options) {
    for ring in &options.rings {
        let shapes = vec![stroked(Ink::Tone, 10, circle(DISC + 3))];
        figures.push(layout.figure(Part::Ring, ring.tone, ring.square, shapes));
    }
    for &arrow in &options.arrows {
        figures.extend(draw_arrow(layout, board, arrow));
    }
    for &label in &options.labels {
        figures.extend(draw_label(layout, label));
    }
}

/// Four corners round a point, outside a piece.
fn corners() -> Shape {
    let mut path = String::new();
    for (x, y) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
        let _ = write!(path, "M{} {}v{}h{}", x * 92, y * 56, y * 36, -x * 36);
    }
    stroked(Ink::Tone, 8, path)
}

/// A star of sixteen rays behind a piece: its tips, 110 units out, show all round.
const BURST: &str = "M110 0L92 18 102 42 78 52 78 78 52 78 42 102 18 92 0 110-18 92-42 102-52 78-78 78-78 52-102 42\
    -92 18-110 0-92-18-102-42-78-52-78-78-52-78-42-102-18-92 0-110 18-92 42-102 52-78 78-78 78-52 102-42 92-18z";

/// An arrow from beside one point's middle to the other's piece, or to its middle where none stands.
fn draw_arrow(layout: &Layout, board: &Board, arrow: Arrow) -> Option<Figure> {
    let Move { from, to } = arrow.along;
    let ((x, y), (to_x, to_y)) = (layout.point(from), layout.point(to));
    let (run, rise) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = (run * run + rise * rise).sqrt();
    if length == 0.0 {
        return None;
    }
    let gap = |square: Square, piece: f64, bare: f64| if board.get(square).is_some() { piece } else { bare };
    let (start, end) = (gap(from, 62.0, 24.0), length - gap(to, 72.0, 12.0));
    let neck = end - 46.0;
    // Along the arrow and to its side, turned into the drawing's x and y.
    let outline =
        [(start, 9.0), (neck, 9.0), (neck, 30.0), (end, 0.0), (neck, -30.0), (neck, -9.0), (start, -9.0)];
    let mut path = String::new();
    for (index, (along, aside)) in outline.into_iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let x = ((along * run - aside * rise) / length).round() as i32;
        let y = ((along * rise + aside * run) / length).round() as i32;
        let _ = write!(path, "{letter}{x} {y}");
    }
    Some(layout.figure(Part::Arrow, arrow.tone, from, vec![filled(Ink::Tone, path + "z")]))
}

/// A number in a small disc at the upper right of a point.
fn draw_label(layout: &Layout, label: Label) -> Option<Figure> {
    let digit = char::from_digit(u32::from(label.number), 10).filter(|&digit| digit != '0')?;
    let shapes =
        vec![filled(Ink::Tone, circle(38)), filled(Ink::Blank, format!("M0 0{}", outlines::numeral(digit)))];
    let figure = layout.figure(Part::Label, label.tone, label.square, shapes);
    Some(Figure { x: figure.x + 66, y: figure.y - 66, ..figure })
}
