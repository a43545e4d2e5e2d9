//! The board itself: sheet, frame, lines, river and the files' numbers.

use std::fmt::Write as _;

use crate::scene::{CELL, Figure, Ink, Layout, Numbers, Options, Part, PieceSet, filled, outlines, stroked};

/// How far the frame runs outside the lines.
const FRAME: i32 = 28;
/// How far a number's middle lies outside the lines.
const NUMBER: i32 = 132;

pub(super) fn draw(layout: &Layout, options: &Options) -> Figure {
    let (width, height) = layout.size();
    let (left, top) = layout.crossing(0, 0);
    let frame =
        format!("M{} {}h{}v{}h-{2}z", left - FRAME, top - FRAME, 8 * CELL + 2 * FRAME, 9 * CELL + 2 * FRAME);
    let mut shapes = vec![
        filled(Ink::Sheet, format!("M0 0h{width}v{height}h-{width}z")),
        stroked(Ink::Frame, 9, frame),
        stroked(Ink::Line, 4, lines(layout) + &ticks(layout)),
    ];
    let print = river(layout, options.pieces) + &numbers(layout, options);
    if !print.is_empty() {
        shapes.push(filled(Ink::Print, print));
    }
    Figure { part: Part::Paper, tone: None, square: None, piece: None, x: 0, y: 0, shapes }
}

/// Ranks, files (cut by the river but for the outer two) and the palaces' diagonals.
fn lines(layout: &Layout) -> String {
    let mut path = String::new();
    let mut line = |from: (i32, i32), to: (i32, i32)| {
        let ((x, y), (to_x, to_y)) = (layout.crossing(from.0, from.1), layout.crossing(to.0, to.1));
        let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
    };
    for row in 0..10 {
        line((0, row), (8, row));
    }
    for column in 0..9 {
        let halves: &[(i32, i32)] = if column % 8 == 0 { &[(0, 9)] } else { &[(0, 4), (5, 9)] };
        for &(top, bottom) in halves {
            line((column, top), (column, bottom));
        }
    }
    for row in [0, 7] {
        for (from, to) in [(3, 5), (5, 3)] {
            line((from, row), (to, row + 2));
        }
    }
    path
}

/// The corners round the points where cannons and pawns stand at first.
fn ticks(layout: &Layout) -> String {
    let cannons: (&[i32], [i32; 2]) = (&[1, 7], [2, 7]);
    let pawns: (&[i32], [i32; 2]) = (&[0, 2, 4, 6, 8], [3, 6]);
    let mut path = String::new();
    for (columns, rows) in [cannons, pawns] {
        for &column in columns {
            for row in rows {
                tick(&mut path, layout, column, row);
            }
        }
    }
    path
}

/// The corners round one point, as many as there is board for.
fn tick(path: &mut String, layout: &Layout, column: i32, row: i32) {
    let (x, y) = layout.crossing(column, row);
    for side in [-1, 1] {
        if (0..9).contains(&(column + side)) {
            for half in [-1, 1] {
                let (x, y) = (x + side * 14, y + half * 14);
                let _ = write!(path, "M{x} {}v{}h{}", y + half * 34, -half * 34, side * 34);
            }
        }
    }
}

/// 楚河 漢界, always upright for the reader.
fn river(layout: &Layout, set: PieceSet) -> String {
    let characters = match set {
        PieceSet::Traditional => ['楚', '河', '漢', '界'],
        PieceSet::Simplified => ['楚', '河', '汉', '界'],
        PieceSet::Symbols => return String::new(),
    };
    let (_, y) = layout.crossing(0, 4);
    let mut path = String::new();
    for (character, column) in characters.into_iter().zip([1, 2, 6, 7]) {
        // Each word stands in the middle of its half, a little closer than two cells apart.
        let (x, _) = layout.crossing(column, 0);
        let inward = if column % 5 == 1 { 10 } else { -10 };
        let _ = write!(path, "M{} {}", x + inward, y + CELL / 2);
        path += outlines::river(character);
    }
    path
}

/// The files' numbers outside the frame, for Red and for Black.
fn numbers(layout: &Layout, options: &Options) -> String {
    const CHINESE: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    const DIGITS: [char; 9] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    let (red, black) = match options.numbers {
        Numbers::Book => (CHINESE, DIGITS),
        Numbers::Digits => (DIGITS, DIGITS),
        Numbers::None => return String::new(),
    };
    let (top, bottom) = if options.flip { (red, black) } else { (black, red) };
    let mut path = String::new();
    for column in 0..9 {
        let (x, top_y) = layout.crossing(column, 0);
        let (_, bottom_y) = layout.crossing(column, 9);
        let column = column as usize;
        for (y, number) in [(top_y - NUMBER, top[column]), (bottom_y + NUMBER, bottom[8 - column])] {
            let _ = write!(path, "M{x} {y}");
            path += outlines::numeral(number);
        }
    }
    path
}
