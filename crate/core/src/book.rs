//! One entry for every format: a text in, its games out.

use std::fmt;

use crate::encoding;
use crate::format::{cbf, cbr, dhtmlxq, pgn, text, xqf};
use crate::record::Record;
use crate::warning::{Warning, WarningKind};

/// The longest text that is read, in bytes.
pub const MAX_TEXT: usize = 4 << 20;

/// Everything that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The format that was recognised; none if there was no game.
    pub format: Option<Format>,
    /// The games in the order of the text.
    pub records: Vec<Record>,
    /// What was odd outside every game.
    pub warnings: Vec<Warning>,
}

/// The formats that are recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// DhtmlXQ tags of the forums.
    Dhtmlxq,
    /// PGN with Chinese, WXF or ICCS moves.
    Pgn,
    /// A printed list of moves.
    Text,
    /// Positions in one line each.
    Fen,
    /// A file of 象棋演播室.
    Xqf,
    /// A record or library of CCBridge.
    Cbr,
    /// The XML of CCBridge.
    Cbf,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Dhtmlxq => "dhtmlxq",
            Format::Pgn => "pgn",
            Format::Text => "text",
            Format::Fen => "fen",
            Format::Xqf => "xqf",
            Format::Cbr => "cbr",
            Format::Cbf => "cbf",
        })
    }
}

/// Finds every game in a text of any format. Prose around the games is left alone.
///
/// Never fails: what cannot be read is told by the warnings.
///
/// ```
/// let book = qili::read("see [DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist] there");
/// assert_eq!(book.records.len(), 1);
/// assert_eq!(book.records[0].span, 4..49);
///
/// assert_eq!(qili::read("no game at all").warnings[0].to_string(), "no game found");
/// ```
#[must_use]
pub fn read(text: &str) -> Book {
    if MAX_TEXT < text.len() {
        return refusal(WarningKind::TextTooLong { bytes: text.len() });
    }
    // A file of PGN may talk of other formats in its comments; a post may show anything behind its tags.
    let first = if pgn::begins(text) { pgn::read(text) } else { None };
    if let Some(records) = first {
        book(Format::Pgn, records)
    } else if let Some(records) = dhtmlxq::read(text) {
        book(Format::Dhtmlxq, records)
    } else if let Some(records) = cbf::read(text) {
        book(Format::Cbf, records)
    } else if let Some(records) = pgn::read(text) {
        book(Format::Pgn, records)
    } else if let Some(records) = text::read(text) {
        let has_moves = records.iter().any(|record| 1 < record.nodes().len());
        book(if has_moves { Format::Text } else { Format::Fen }, records)
    } else {
        refusal(WarningKind::NothingFound)
    }
}

/// Finds every game in the bytes of a file: binary records, or a text in any encoding.
///
/// `decode` turns bytes of a code page into text; it is asked for texts that are not Unicode (see [`encoding::decode`])
/// and for the names and comments of XQF. GB18030 is the usual choice, Big5 one that only a reader can make. Offsets of
/// a text count in the decoded one.
///
/// ```
/// let book = qili::read_bytes(b"\xef\xbb\xbf1. C2=5", &|bytes| String::from_utf8_lossy(bytes).into_owned());
/// assert_eq!(book.records[0].nodes().len(), 2);
/// ```
#[must_use]
pub fn read_bytes(bytes: &[u8], decode: &dyn Fn(&[u8]) -> String) -> Book {
    if MAX_TEXT < bytes.len() {
        refusal(WarningKind::TextTooLong { bytes: bytes.len() })
    } else if let Some(record) = xqf::read(bytes, decode) {
        book(Format::Xqf, vec![record])
    } else if let Some(records) = cbr::read(bytes) {
        book(Format::Cbr, records)
    } else {
        read(&encoding::decode(bytes, decode))
    }
}

fn book(format: Format, records: Vec<Record>) -> Book {
    Book { format: Some(format), records, warnings: Vec::new() }
}

fn refusal(kind: WarningKind) -> Book {
    Book {
        format: None,
        records: Vec::new(),
        warnings: vec![Warning { kind, tag: None, offset: 0, ply: None }],
    }
}
