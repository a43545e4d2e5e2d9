//! PFC, the XML of 鹏飞象棋: a tree of elements, one for the start and one for each move.
//!
//! `<n version="2" m="FEN" c="comment" title="…"><n m="h2e2" c="…" default="true">…</n></n>`; a move with `default` is the
//! one to go on with.

use super::{entity, fen};
use crate::notation::iccs;
use crate::record::{MAX_MOVES, Record, Tag, Written};
use crate::setup::Setup;
use crate::warning::{Warning, WarningKind};

/// Reads every record of a text; none if there is no such element.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Record>> {
    let mut reader = Reader { records: Vec::new(), open: Vec::new(), room: MAX_MOVES, moves: 0 };
    let mut at = 0;
    while let Some(found) = text[at..].find('<') {
        at += found;
        at += reader.element(&text[at..], at).max(1);
    }
    if !reader.open.is_empty() {
        reader.warn(WarningKind::Truncated, text.len());
        reader.end(text.len());
    }
    (!reader.records.is_empty()).then_some(reader.records)
}

struct Reader {
    records: Vec<Record>,
    /// The nodes of the elements that are open, and whether the one to go on with was inside.
    open: Vec<(usize, bool)>,
    /// How many moves may still be read.
    room: usize,
    /// How many the open record has.
    moves: usize,
}

impl Reader {
    /// Reads what begins at an offset; answers its length, 0 if it is nothing.
    fn element(&mut self, text: &str, at: usize) -> usize {
        const CLOSER: &str = "</n>";
        if text.starts_with(CLOSER) {
            if self.open.pop().is_some() && self.open.is_empty() {
                self.end(at + CLOSER.len());
            }
            return CLOSER.len();
        }
        let Some(head) = Head::new(text) else { return 0 };
        match self.open.last() {
            Some(&(parent, _)) => self.play(parent, &head, at),
            None if head.get("version").is_some() => self.begin(&head, at),
            None => return 0,
        }
        if head.is_empty {
            self.open.pop();
            if self.open.is_empty() {
                self.end(at + head.length);
            }
        }
        head.length
    }

    fn begin(&mut self, head: &Head, at: usize) {
        let mut record = Record::new(Setup::start());
        record.span = at..at;
        for &(name, value) in &head.attributes {
            let value = entity::decode(value);
            match name {
                "version" => {}
                "c" => record.node_mut(0).comment = comment(&value),
                "m" => match fen::read(&value) {
                    Ok(setup) => record.start = setup,
                    Err(error) => {
                        let kind = WarningKind::BadFen { error };
                        record.warnings.push(Warning { kind, tag: None, offset: at, ply: None });
                    }
                },
                _ if value.trim().is_empty() => {}
                _ => {
                    let name = match name {
                        "win" => "result",
                        "create-time" => "date",
                        _ => name,
                    };
                    record.tags.push(Tag { name: name.to_owned(), value });
                }
            }
        }
        self.moves = 0;
        self.records.push(record);
        self.open.push((0, false));
    }

    fn play(&mut self, parent: usize, head: &Head, at: usize) {
        self.moves += 1;
        let Some(record) = self.records.last_mut() else { return };
        if self.room < self.moves {
            self.open.push((parent, true));
            return;
        }
        let text = head.get("m").unwrap_or_default();
        let written = iccs::read(text).map_or_else(|| Written::Text(text.to_owned()), Written::Points);
        let node = record.add(parent, written);
        record.node_mut(node).offset = at;
        record.node_mut(node).comment = comment(&entity::decode(head.get("c").unwrap_or_default()));
        if head.get("default").is_some()
            && let Some((_, decided @ false)) = self.open.last_mut()
        {
            *decided = true;
            record.prefer_last(parent);
        }
        self.open.push((node, false));
    }

    fn end(&mut self, at: usize) {
        self.open.clear();
        let too_many = self.room < self.moves;
        if too_many {
            self.warn(WarningKind::TooManyMoves { moves: self.moves }, at);
        }
        if let Some(record) = self.records.last_mut() {
            record.span.end = at;
            if too_many {
                record.clear_moves();
            }
            self.room -= record.nodes().len() - 1;
        }
    }

    fn warn(&mut self, kind: WarningKind, offset: usize) {
        if let Some(record) = self.records.last_mut() {
            record.warnings.push(Warning { kind, tag: None, offset, ply: None });
        }
    }
}

/// A comment with its lines parted by `\n`.
fn comment(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The beginning of an element `n`.
struct Head<'a> {
    attributes: Vec<(&'a str, &'a str)>,
    /// Whether nothing is inside.
    is_empty: bool,
    length: usize,
}

impl<'a> Head<'a> {
    fn new(text: &'a str) -> Option<Head<'a>> {
        let mut rest = text.strip_prefix("<n").filter(|rest| rest.starts_with([' ', '\t', '\r', '\n']))?;
        let mut attributes = Vec::new();
        loop {
            rest = rest.trim_start();
            let end = rest.strip_prefix("/>").map(|end| (true, end)).or_else(|| {
                let end = rest.strip_prefix('>')?;
                Some((false, end))
            });
            if let Some((is_empty, end)) = end {
                return Some(Head { attributes, is_empty, length: text.len() - end.len() });
            }
            let name = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'-').count();
            let value = rest[name..].strip_prefix('=').filter(|_| 0 < name)?;
            let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
            let (value, behind) = value[1..].split_once(quote)?;
            attributes.push((&rest[..name], value));
            rest = behind;
        }
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
    }
}
