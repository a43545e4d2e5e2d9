//! CBR and CBL, the records and libraries of CCBridge (象棋桥).
//!
//! A record has a header of fixed fields in UTF-16, the board as ninety bytes from the top left, and the moves line by
//! line: four bytes each (flags, nothing, from, to), comments behind them. The first one is the starting position. A
//! library is a header and an index, then records that begin at multiples of 4096 bytes behind it.
//!
//! Records of version 1 lack three fields of version 2, so that all behind them stand earlier, and write points in another
//! way. No document describes later versions; they are read like version 2, with a warning.

use super::binary::{self, Step};
use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::record::{MAX_MOVES, Record, Written};
use crate::role::{Piece, Role};
use crate::setup::Setup;
use crate::square::Square;
use crate::warning::{Warning, WarningKind};

const RECORD: &[u8] = b"CCBridge Record\0";
const LIBRARY: &[u8] = b"CCBridgeLibrary\0";

/// Where a record says its version.
const VERSION: usize = 19;
/// Fields of a record of version 2: where they stand, how long they can be, their tags.
const FACTS: [(usize, usize, &str); 29] = [
    (52, 128, "script"),
    (180, 128, "title"),
    (308, 256, "open"),
    (564, 64, "refer"),
    (628, 64, "class"),
    (692, 64, "event"),
    (756, 64, "round"),
    (820, 32, "group"),
    (852, 32, "table"),
    (884, 64, "date"),
    (948, 64, "place"),
    (1012, 64, "timerule"),
    (1076, 64, "red"),
    (1140, 64, "redteam"),
    (1204, 64, "redtime"),
    (1268, 32, "redrating"),
    (1300, 64, "black"),
    (1364, 64, "blackteam"),
    (1428, 64, "blacktime"),
    (1492, 32, "blackrating"),
    (1524, 64, "judge"),
    (1588, 64, "record"),
    (1652, 64, "remark"),
    (1716, 64, "remarkmail"),
    (1780, 64, "author"),
    (1844, 64, "authormail"),
    (1908, 40, "adddate"),
    (1972, 40, "editdate"),
    (2044, 32, "property"),
];
const RESULT: usize = 2076;
const ENDING: (usize, usize, &str) = (2080, 32, "endtype");
const TURN: usize = 2112;
const BOARD: usize = 2120;
const MOVES: usize = 2214;

/// Reads a record or every record of a library; none if it is neither, or holds none.
#[must_use]
pub fn read(bytes: &[u8]) -> Option<Vec<Record>> {
    let mut room = MAX_MOVES;
    let mut records = Vec::new();
    for (start, end) in spans(bytes)? {
        let mut record = record(&bytes[start..end], start, room);
        record.span = start..end;
        room -= record.nodes().len() - 1;
        records.push(record);
    }
    (!records.is_empty()).then_some(records)
}

/// Where the records begin and end.
fn spans(bytes: &[u8]) -> Option<Vec<(usize, usize)>> {
    const INDEX: usize = 66_624;
    const ENTRY: usize = 276;
    const BLOCK: usize = 4096;
    if bytes.starts_with(RECORD) {
        return Some(vec![(0, bytes.len())]);
    }
    let slots = bytes.strip_prefix(LIBRARY).and_then(|_| binary::long(bytes, 60))?;
    let first = slots.saturating_mul(ENTRY).saturating_add(INDEX);
    let starts: Vec<usize> =
        (first..bytes.len()).step_by(BLOCK).filter(|&at| bytes[at..].starts_with(RECORD)).collect();
    let ends = starts.iter().skip(1).copied().chain([bytes.len()]);
    Some(starts.iter().copied().zip(ends).collect())
}

/// Where a field of version 2 stands in a version, if it is there: the first one has no script, no judge and no recorder.
fn place(version: u8, at: usize) -> Option<usize> {
    match at {
        _ if version != 1 => Some(at),
        ..180 | 1524..1652 => None,
        180..1524 => Some(at - 128),
        1652.. => Some(at - 256),
    }
}

/// Reads a record that stands at an offset of the file.
fn record(bytes: &[u8], offset: usize, room: usize) -> Record {
    let version = bytes.get(VERSION).copied().unwrap_or_default();
    let part = |at: usize, size: usize| {
        let at = place(version, at).unwrap_or(bytes.len());
        bytes.get(at..at + size).unwrap_or_default()
    };
    let mut record = Record::new(Setup { board: board(part(BOARD, Square::COUNT)), turn: Color::Red });
    if !(1..=2).contains(&version) {
        let kind = WarningKind::UnknownVersion { version };
        record.warnings.push(Warning { kind, tag: None, offset, ply: None });
    }
    for (at, size, name) in FACTS.into_iter().chain([ENDING]) {
        binary::add_tag(&mut record, name, &text(part(at, size)));
    }
    binary::add_result(&mut record, part(RESULT, 1).first().copied().unwrap_or_default());
    let mut at = place(version, MOVES).unwrap_or(bytes.len());
    let steps = std::iter::from_fn(|| {
        let (step, length) = step(bytes, at, version, offset)?;
        at = at.saturating_add(length);
        Some(step)
    });
    binary::build(&mut record, steps, room);
    binary::set_turn(&mut record, if part(TURN, 1) == [2] { Color::Black } else { Color::Red });
    record
}

/// A text of UTF-16, up to a zero.
fn text(bytes: &[u8]) -> String {
    let units: Vec<u16> = bytes
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
        .take_while(|&unit| unit != 0)
        .collect();
    String::from_utf16_lossy(&units).replace("\r\n", "\n").replace('\r', "\n").trim_end().to_owned()
}

/// The board: `11` to `17` (hexadecimal) are Red's rook, horse, elephant, advisor, king, cannon and pawn, `21` to `27`
/// Black's.
fn board(bytes: &[u8]) -> Board {
    const ROLES: [Role; 7] =
        [Role::Rook, Role::Horse, Role::Elephant, Role::Advisor, Role::King, Role::Cannon, Role::Pawn];
    let mut board = Board::default();
    for (index, &byte) in bytes.iter().enumerate() {
        let color = match byte >> 4 {
            1 => Color::Red,
            2 => Color::Black,
            _ => continue,
        };
        let role = usize::from(byte & 15).checked_sub(1).and_then(|role| ROLES.get(role));
        if let (Some(square), Some(&role)) = (point(2, index as u8), role) {
            board.set(square, Some(Piece { color, role }));
        }
    }
    board
}

/// A point: nine times the rank from the top plus the file from Red's left; in version 1 sixteen times the file plus the
/// rank.
fn point(version: u8, code: u8) -> Option<Square> {
    let (file, rank) = if version == 1 { (code >> 4, code & 15) } else { (code % 9, code / 9) };
    Square::new(file, 9u8.checked_sub(rank)?)
}

/// The move at a place of a record, and its length.
fn step(bytes: &[u8], at: usize, version: u8, offset: usize) -> Option<(Step, usize)> {
    let &[flags, _, from, to] = bytes.get(at..)?.get(..4)? else { return None };
    let written = match (point(version, from), point(version, to)) {
        (Some(from), Some(to)) => Written::Points(Move { from, to }),
        _ => Written::Text(format!("{from} {to}")),
    };
    let (comment, is_whole, length) =
        if flags & 4 != 0 { binary::comment(bytes, at + 4, 0) } else { (&[][..], true, 0) };
    let comment = text(comment);
    let (goes_on, has_other) = (flags & 1 == 0, flags & 2 != 0);
    let step = Step { written, comment, offset: offset + at, goes_on, has_other, is_cut: !is_whole };
    Some((step, length.saturating_add(4)))
}
