//! DHJHtmlXQ (打虎将), a relative: numbers in place of names, ranks counted from below, the board as ninety letters.
//!
//! `[DHJHtmlXQ_34]7242…[/DHJHtmlXQ_34]` holds the moves, `31` the board from the top left, `32` who begins;
//! `[game_comment_0_1]…[/comment_0_1]` is a comment. Other numbers are facts.

use crate::board::Board;
use crate::color::Color;
use crate::role::Piece;
use crate::setup::Setup;
use crate::square::Square;

/// The tag of the side that begins: 1 is Black.
pub(super) const TURN: &str = "turn";

/// The names of the numbers.
const NAMES: [(&str, &str); 26] = [
    ("10", "title"),
    ("11", "event"),
    ("13", "date"),
    ("14", "place"),
    ("15", "round"),
    ("16", "table"),
    ("17", "red"),
    ("18", "redname"),
    ("19", "redlevel"),
    ("20", "redrating"),
    ("21", "black"),
    ("22", "blackname"),
    ("23", "blacklevel"),
    ("24", "blackrating"),
    ("28", "result"),
    ("29", "redtime"),
    ("30", "blacktime"),
    ("31", "fen"),
    ("32", TURN),
    ("33", "first"),
    ("34", "movelist"),
    ("36", "open"),
    ("37", "variation"),
    ("40", "remark"),
    ("41", "author"),
    ("42", "record"),
];

/// The name of DhtmlXQ for what stands in a bracket of the relative; empty for its wrapper.
pub(super) fn name(inner: &str) -> Option<String> {
    const PREFIX: &str = "DHJHtmlXQ";
    if let Some(numbers) = inner.strip_prefix("game_comment_").or_else(|| inner.strip_prefix("comment_")) {
        let plain = numbers.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_');
        return plain.then(|| ["comment", numbers].concat());
    }
    let (prefix, rest) = inner.split_at_checked(PREFIX.len())?;
    if !prefix.eq_ignore_ascii_case(PREFIX) {
        return None;
    }
    if rest.is_empty() {
        return Some(String::new());
    }
    let number = rest.strip_prefix('_')?;
    let known = NAMES.iter().find(|(known, _)| *known == number).map(|&(_, name)| name);
    let plain = number.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    plain.then(|| known.unwrap_or(number).to_owned()).filter(|name| !name.is_empty())
}

/// Reads a board of ninety letters from the top left; what is no piece is an empty point.
pub(super) fn setup(letters: &str) -> Setup {
    let mut board = Board::default();
    for (index, letter) in letters.trim().chars().take(Square::COUNT).enumerate() {
        if let Some(square) = Square::new(index as u8 % 9, 9 - index as u8 / 9) {
            board.set(square, Piece::from_fen(letter));
        }
    }
    Setup { board, turn: Color::Red }
}
