//! What the readers of binary records share.

use crate::color::Color;
use crate::record::{Record, Tag, Written};
use crate::warning::{Warning, WarningKind};

/// A move of a tree that is stored line by line.
pub(super) struct Step {
    /// The move.
    pub(super) written: Written,
    /// What is said about it.
    pub(super) comment: String,
    /// Where it stands.
    pub(super) offset: usize,
    /// Whether a move follows it.
    pub(super) goes_on: bool,
    /// Whether another move in its place stands somewhere behind.
    pub(super) has_other: bool,
    /// Whether the file ends before its comment does.
    pub(super) is_cut: bool,
}

/// Adds moves to a record: each line to its end, then the alternatives that were announced, the last one first. The
/// first step is the starting position. More than `room` moves are left out.
pub(super) fn build(record: &mut Record, mut steps: impl Iterator<Item = Step>, room: usize) {
    let Some(start) = steps.next() else { return };
    record.node_mut(0).comment = start.comment;
    let mut open = Vec::new();
    let mut next = start.goes_on.then_some(0);
    let mut is_cut = start.is_cut;
    let mut end = start.offset;
    while let Some(parent) = next {
        let Some(step) = steps.next() else {
            is_cut = true;
            break;
        };
        if room < record.nodes().len() {
            let kind = WarningKind::TooManyMoves { moves: record.nodes().len() + steps.count() };
            record.warnings.push(Warning { kind, tag: None, offset: step.offset, ply: None });
            record.clear_moves();
            return;
        }
        let node = record.add(parent, step.written);
        record.node_mut(node).comment = step.comment;
        record.node_mut(node).offset = step.offset;
        is_cut |= step.is_cut;
        end = step.offset;
        if step.has_other {
            open.push(parent);
        }
        next = if step.goes_on { Some(node) } else { open.pop() };
    }
    if is_cut {
        record.warnings.push(Warning { kind: WarningKind::Truncated, tag: None, offset: end, ply: None });
    }
}

/// Adds a tag unless it is blank.
pub(super) fn add_tag(record: &mut Record, name: &str, value: &str) {
    if !value.trim().is_empty() {
        record.tags.push(Tag { name: name.to_owned(), value: value.trim().to_owned() });
    }
}

/// Adds the result that a number stands for.
pub(super) fn add_result(record: &mut Record, number: u8) {
    const RESULTS: [&str; 4] = ["", "红胜", "黑胜", "和棋"];
    add_tag(record, "result", RESULTS.get(usize::from(number)).copied().unwrap_or_default());
}

/// Lets the side of the first move's piece begin, or without moves the one that the file names.
pub(super) fn set_turn(record: &mut Record, named: Color) {
    let first = record.nodes()[0].children().first();
    let piece = first.and_then(|&first| match record.nodes()[first].written {
        Written::Points(mv) => record.start.board.get(mv.from),
        Written::Text(_) => None,
    });
    record.start.turn = piece.map_or(named, |piece| piece.color);
}

/// Two bytes, the low one first.
pub(super) fn word(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..)?.first_chunk().map(|&pair| u16::from_le_bytes(pair))
}

/// Four bytes, the low one first.
pub(super) fn long(bytes: &[u8], at: usize) -> Option<usize> {
    Some(usize::from(word(bytes, at)?) | usize::from(word(bytes, at + 2)?) << 16)
}

/// The comment at an offset, behind its size in four bytes that is written larger by `hidden`: the bytes as far as they
/// are there, whether all are, and the length with the size.
pub(super) fn comment(bytes: &[u8], at: usize, hidden: usize) -> (&[u8], bool, usize) {
    let Some(size) = long(bytes, at) else { return (&[], false, 4) };
    let size = size.saturating_sub(hidden);
    let rest = &bytes[at + 4..];
    let (comment, is_whole) = rest.get(..size).map_or((rest, false), |comment| (comment, true));
    (comment, is_whole, size.saturating_add(4))
}
