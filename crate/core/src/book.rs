//! One entry for every format: a text in, its games out.

use std::fmt;

use crate::encoding;
use crate::format::{cbf, cbr, dhtmlxq, pfc, pgn, text, xqf};
use crate::game::Game;
use crate::record::Record;
use crate::setup::Setup;
use crate::warning::{Warning, WarningKind};

/// The longest text that is read, in bytes.
pub const MAX_TEXT: usize = 4 << 20;

/// Everything that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The format that was recognised, where a text mixes several the first one that was looked for; none if there was
    /// no game.
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
    /// The XML of 鹏飞象棋.
    Pfc,
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
            Format::Pfc => "pfc",
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
    let mut formats: [(Format, Reader); 4] = [
        (Format::Dhtmlxq, dhtmlxq::read),
        (Format::Cbf, cbf::read),
        (Format::Pfc, pfc::read),
        (Format::Pgn, pgn::read),
    ];
    if pgn::begins(text) {
        formats.rotate_right(1); // A file of PGN may talk of other formats in its comments.
    }
    let mut found: Option<Book> = None;
    for (format, read) in formats {
        let records = read(text).unwrap_or_default();
        match &mut found {
            Some(book) => book.join(records),
            None if !records.is_empty() => found = Some(Book::new(format, records)),
            None => {}
        }
    }
    found.or_else(|| list(text)).unwrap_or_else(|| refusal(WarningKind::NothingFound))
}

type Reader = fn(&str) -> Option<Vec<Record>>;

/// Printed lists and positions, which are only looked for where nothing says more plainly what it is.
fn list(text: &str) -> Option<Book> {
    let records = text::read(text)?;
    let has_moves = records.iter().any(|record| 1 < record.nodes().len());
    Some(Book::new(if has_moves { Format::Text } else { Format::Fen }, records))
}

impl Book {
    fn new(format: Format, records: Vec<Record>) -> Book {
        Book { format: Some(format), records, warnings: Vec::new() }
    }

    /// Replays the records, which move into their games.
    ///
    /// ```
    /// let mut book = qili::read("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]");
    /// assert_eq!(book.take_games()[0].nodes().len(), 3);
    /// assert!(book.records.is_empty());
    /// ```
    pub fn take_games(&mut self) -> Vec<Game> {
        std::mem::take(&mut self.records).into_iter().map(Game::replay).collect()
    }

    /// Adds the games of another format. Of two that overlap the one that holds the other counts: what stands inside is
    /// quoted. Tags without a game are none.
    fn join(&mut self, others: Vec<Record>) {
        for other in others {
            let span = &other.span;
            let first = self.records.partition_point(|record| record.span.end <= span.start);
            let count =
                self.records[first..].iter().take_while(|record| record.span.start < span.end).count();
            let rivals = first..first + count;
            let is_held = |record: &Record| span.start <= record.span.start && record.span.end <= span.end;
            let is_game = 1 < other.nodes().len() || other.start != Setup::start();
            if is_game && self.records[rivals.clone()].iter().all(is_held) {
                self.records.splice(rivals, [other]);
            }
        }
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
        Book::new(Format::Xqf, vec![record])
    } else if let Some(records) = cbr::read(bytes) {
        Book::new(Format::Cbr, records)
    } else {
        read(&encoding::decode(bytes, decode))
    }
}

fn refusal(kind: WarningKind) -> Book {
    Book {
        format: None,
        records: Vec::new(),
        warnings: vec![Warning { kind, tag: None, offset: 0, ply: None }],
    }
}
