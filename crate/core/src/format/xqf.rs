//! XQF, the files of 象棋演播室.
//!
//! A header of 1024 bytes (starting position, names in the code page of the writer's machine), then the moves as a tree:
//! records of four bytes, a move first, its continuation behind it, then the other moves in its place. From version 11
//! on everything is masked with keys that the header holds.

use super::binary::{self, Step};
use crate::color::Color;
use crate::moves::Move;
use crate::record::{Record, Slots, Written};
use crate::setup::Setup;
use crate::square::Square;

/// Where the moves begin.
const MOVES: usize = 1024;
/// What the keys are made with.
const SEAL: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// Names and other facts: where they stand, how long they can be (a byte for the length first), their tags.
const FACTS: [(usize, usize, &str); 12] = [
    (80, 64, "title"),
    (144, 64, "subtitle"),
    (208, 64, "event"),
    (272, 16, "date"),
    (288, 16, "place"),
    (304, 16, "red"),
    (320, 16, "black"),
    (336, 64, "timerule"),
    (400, 16, "redtime"),
    (416, 16, "blacktime"),
    (464, 16, "remark"),
    (480, 16, "author"),
];

/// Reads a file; none if it is no XQF. `decode` turns bytes of a code page into text.
#[must_use]
pub fn read(bytes: &[u8], decode: &dyn Fn(&[u8]) -> String) -> Option<Record> {
    let header = bytes.strip_prefix(b"XQ").and(bytes.get(..MOVES))?;
    let keys = Keys::new(header);
    let slots = keys.slots(header);
    let mut record = Record::new(Setup { board: slots.board(), turn: Color::Red });
    record.slots = Some(slots);
    record.span = 0..bytes.len();
    for (at, size, name) in FACTS {
        let length = usize::from(header[at]).min(size - 1);
        binary::add_tag(&mut record, name, &text(&header[at + 1..][..length], decode));
    }
    const TYPES: [&str; 4] = ["全局", "开局", "中局", "残局"];
    binary::add_tag(&mut record, "type", TYPES.get(usize::from(header[64])).copied().unwrap_or_default());
    binary::add_result(&mut record, header[51]);
    let plain: Vec<u8> =
        bytes.iter().enumerate().map(|(at, byte)| byte.wrapping_sub(keys.mask[at % 32])).collect();
    let mut at = MOVES;
    let steps = std::iter::from_fn(|| {
        let (step, length) = step(&plain, at, &keys, decode)?;
        at = at.saturating_add(length);
        Some(step)
    });
    binary::build(&mut record, steps, crate::record::MAX_MOVES);
    binary::set_turn(&mut record, if header[50] == 1 { Color::Black } else { Color::Red });
    Some(record)
}

/// A text of the writer's code page, up to a zero.
fn text(bytes: &[u8], decode: &dyn Fn(&[u8]) -> String) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    decode(&bytes[..end]).replace("\r\n", "\n").replace('\r', "\n").trim_end().to_owned()
}

/// The keys of a file; all zero up to version 10.
struct Keys {
    version: u8,
    points: u8,
    from: u8,
    to: u8,
    comment: usize,
    mask: [u8; 32],
}

impl Keys {
    fn new(header: &[u8]) -> Keys {
        let version = header[2];
        if version <= 10 {
            return Keys { version, points: 0, from: 0, to: 0, comment: 0, mask: [0; 32] };
        }
        // Of each key 54 times its square and a constant are kept, modulo 256, and multiplied on.
        let stretch = |key: u8| key.wrapping_mul(key).wrapping_mul(54).wrapping_add(221);
        let points = stretch(header[13]).wrapping_mul(header[13]);
        let from = stretch(header[14]).wrapping_mul(points);
        let to = stretch(header[15]).wrapping_mul(from);
        let comment = (usize::from(header[12]) * 256 + usize::from(header[13])) % 32000 + 767;
        let part = |index: usize| (header[12 + index % 4] & header[3]) | header[8 + index % 4];
        let mask = std::array::from_fn(|index| SEAL[index] & part(index));
        Keys { version, points, from, to, comment, mask }
    }

    /// The starting position: from version 12 on the slots are shifted round.
    fn slots(&self, header: &[u8]) -> Slots {
        let mut slots = Slots::default();
        for (index, &byte) in header[16..48].iter().enumerate() {
            let slot = if self.version < 12 { index } else { (index + 1 + usize::from(self.points)) % 32 };
            slots.0[slot] = point(byte.wrapping_sub(self.points));
        }
        slots
    }
}

/// A point: ten times the file from Red's left plus the rank from Red's back rank.
fn point(code: u8) -> Option<Square> {
    Square::new(code / 10, code % 10)
}

/// The record at an offset, and its length.
fn step(plain: &[u8], at: usize, keys: &Keys, decode: &dyn Fn(&[u8]) -> String) -> Option<(Step, usize)> {
    let &[from, to, flags, _] = plain.get(at..)?.get(..4)? else { return None };
    let (goes_on, has_other, has_comment) = if keys.version <= 10 {
        (flags & 0xF0 != 0, flags & 0x0F != 0, true)
    } else {
        (flags & 0x80 != 0, flags & 0x40 != 0, flags & 0x20 != 0)
    };
    let (comment, is_whole, length) =
        if has_comment { binary::comment(plain, at + 4, keys.comment) } else { (&[][..], true, 0) };
    let codes = (from.wrapping_sub(24).wrapping_sub(keys.from), to.wrapping_sub(32).wrapping_sub(keys.to));
    let written = match (point(codes.0), point(codes.1)) {
        (Some(from), Some(to)) => Written::Points(Move { from, to }),
        _ => Written::Text(format!("{:02} {:02}", codes.0, codes.1)),
    };
    let step =
        Step { written, comment: text(comment, decode), offset: at, goes_on, has_other, is_cut: !is_whole };
    Some((step, length.saturating_add(4)))
}
