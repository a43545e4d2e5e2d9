//! Pieces: a disc, and on it a ring with a character or a picture.

use crate::color::Color;
use crate::role::Piece;
use crate::scene::{DISC, Figure, Ink, Layout, Part, PieceSet, circle, filled, outlines, stroked, symbols};
use crate::square::Square;

pub(super) fn draw(layout: &Layout, set: PieceSet, square: Square, piece: Piece) -> Figure {
    let face = match set.character(piece) {
        Some(character) => outlines::piece(character),
        None => symbols::symbol(piece.role),
    };
    let shapes = vec![
        filled(Ink::Disc, circle(DISC)),
        stroked(Ink::Edge, 4, circle(DISC)),
        filled(Ink::Tone, rings(piece.color) + "M0 0" + face),
    ];
    let figure = layout.figure(Part::Piece, piece.color.into(), square, shapes);
    Figure { piece: Some(piece.to_fen()), ..figure }
}

/// One ring on Red's pieces, two on Black's: the sides differ on a grey print too.
fn rings(color: Color) -> String {
    match color {
        Color::Red => band(79, 74),
        Color::Black => band(80, 77) + &band(73, 70),
    }
}

/// The area between two circles round 0 0: the inner one runs the other way and cuts a hole.
fn band(outer: i32, inner: i32) -> String {
    format!(
        "{}M-{inner} 0a{inner} {inner} 0 1 1 {1} 0a{inner} {inner} 0 1 1-{1} 0z",
        circle(outer),
        2 * inner
    )
}
