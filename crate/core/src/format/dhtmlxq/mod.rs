//! DhtmlXQ, the tags in which Chinese forums write games.
//!
//! A game is a handful of tags, `[DhtmlXQ_movelist]7747…[/DhtmlXQ_movelist]`, in any order, in any letter case, with or
//! without a wrapper (`[DhtmlXQ]…[/DhtmlXQ]`) round them, anywhere in a text. Reading goes in four steps: `escape`
//! decodes what word filters did to the text, `lexer` finds tags, `games` parts them into games, `record` and `tree`
//! make a record of each.
//!
//! Digits are points: x 0 to 8 from Red's left, y 0 to 9 from the top. `binit` holds 32 points, the starting position;
//! `movelist` the main line; `move_P_S_N` the branch N that leaves branch P with the ply S, counted from the start of
//! the game; `commentM` and `commentB_M` what is said after ply M.

mod escape;
mod games;
mod lexer;
mod names;
mod old;
mod record;
mod relative;
mod tree;
mod write;

use std::ops::Range;

use crate::book::MAX_TEXT;
use crate::record::{MAX_MOVES, Record};
use crate::setup::Setup;
use escape::Decoded;

pub use write::write;

/// Reads every game of a text; none if there is no tag in it.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Record>> {
    let mut decoded = Decoded::new(text);
    let mut groups = games::part(&decoded.text);
    if groups.is_empty() {
        decoded = Decoded::with_brackets(text);
        groups = games::part(&decoded.text);
    }
    let mut room = MAX_MOVES;
    let mut records = Vec::new();
    for group in groups {
        let record = record::read(&decoded, &group, room);
        room -= record.nodes().len() - 1;
        records.push(record);
    }
    (!records.is_empty()).then_some(records)
}

/// Finds the games of a post that a board can show something of: moves, or a position of their own. Answers where each
/// stands, in bytes, in the order of the text and apart from each other.
///
/// ```
/// let post = "see [DhtmlXQ_title]A[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist], not [DhtmlXQ_title]";
/// assert_eq!(qili::format::dhtmlxq::find(post), [4..77]);
/// ```
#[must_use]
pub fn find(text: &str) -> Vec<Range<usize>> {
    if MAX_TEXT < text.len() {
        return Vec::new();
    }
    let mut spans: Vec<Range<usize>> = Vec::new();
    for record in read(text).unwrap_or_default() {
        let is_apart = spans.last().is_none_or(|last| last.end <= record.span.start);
        if is_apart && can_be_shown(&record) {
            spans.push(record.span);
        }
    }
    spans
}

/// Whether there are moves, or pieces that somebody placed.
fn can_be_shown(record: &Record) -> bool {
    let is_placed = record.slots.is_some() || record.start != Setup::start();
    1 < record.nodes().len() || (is_placed && record.start.board.pieces().next().is_some())
}
