//! CBF, the XML that CCBridge (象棋桥) exports: a head of named facts and a list of moves.
//!
//! `<Move value="77-47">comment</Move>` is a move with x from Red's left and y from the top; the first one, `00-00`,
//! stands for the starting position, the last one of a line says `end="1"`. No document and no known file shows a second
//! line. The list is that of CBR, which has one flag more; so any other flag is taken for that one: another move in this
//! one's place stands behind. A line that no flag announces is kept as a text.

use super::binary::{self, Step};
use super::{entity, fen};
use crate::moves::Move;
use crate::record::{Leftover, LeftoverKind, MAX_MOVES, Record, Tag, Written};
use crate::setup::Setup;
use crate::square::Square;
use crate::warning::{Warning, WarningKind};

/// What stands for the starting position among the moves.
const START: &str = "00-00";

/// The elements of the head with the tags that other formats use for them; others keep their names.
const FACTS: [(&str, &str); 11] = [
    ("Name", "title"),
    ("From", "refer"),
    ("ContestType", "class"),
    ("Contest", "event"),
    ("Site", "place"),
    ("Referee", "judge"),
    ("Recorder", "record"),
    ("Commentator", "remark"),
    ("Creator", "author"),
    ("DateCreated", "adddate"),
    ("DateModified", "editdate"),
];

/// Reads every record of a text; none if there is no such element.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Record>> {
    const ELEMENT: &str = "<ChineseChessRecord";
    let starts: Vec<usize> = text.match_indices(ELEMENT).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let mut room = MAX_MOVES;
    let mut records = Vec::new();
    for (&start, end) in starts.iter().zip(ends) {
        let record = record(&text[..end], start, room);
        room -= record.nodes().len() - 1;
        records.push(record);
    }
    (!records.is_empty()).then_some(records)
}

/// Reads the record that begins at an offset and ends with the text.
fn record(text: &str, start: usize, room: usize) -> Record {
    const END: &str = "</ChineseChessRecord>";
    let end = text[start..].find(END).map_or(text.len(), |at| start + at + END.len());
    let mut record = Record::new(Setup::start());
    record.span = start..end;
    let mut moves = Vec::new();
    for element in (Elements { text: &text[..end], at: start + 1 }) {
        if element.name == "Move" {
            moves.push(element);
        } else {
            fact(&mut record, &element);
        }
    }
    let has_start = moves.first().is_some_and(|first| first.value() == START);
    let start = (!has_start).then_some(Step {
        written: Written::Text(String::new()),
        comment: String::new(),
        offset: start,
        goes_on: !moves.is_empty(),
        has_other: false,
        is_cut: false,
    });
    let last = moves.len().saturating_sub(1);
    let mut steps = start.into_iter().chain(moves.iter().enumerate().map(|(at, element)| Step {
        written: written(element.value()),
        comment: element.text(),
        offset: element.at,
        goes_on: at < last && !element.has_flag(|name| name == "end"),
        has_other: element.has_flag(|name| name != "end" && name != "value"),
        is_cut: false,
    }));
    binary::build(&mut record, &mut steps, room);
    for (number, step) in steps.enumerate() {
        if number == 0 {
            let kind = WarningKind::Unannounced;
            record.warnings.push(Warning { kind, tag: None, offset: step.offset, ply: None });
        }
        let moved = match step.written {
            Written::Points(mv) => mv.to_string(),
            Written::Text(text) => text,
        };
        let kind = LeftoverKind::Branch { parent: 1, ply: number + 1, branch: 1 };
        record.leftovers.push(Leftover { kind, text: format!("{moved} {}", step.comment).trim().to_owned() });
    }
    record
}

fn fact(record: &mut Record, element: &Element) {
    let value = element.text();
    let value = value.trim();
    if value.is_empty() {
        return;
    }
    let known = FACTS.iter().find(|(name, _)| *name == element.name).map(|&(_, tag)| tag);
    let (name, value) = match element.name {
        "FEN" => match fen::read(value) {
            Ok(setup) => {
                record.start = setup;
                return;
            }
            Err(error) => {
                let tag = Some(element.name.to_owned());
                record.warnings.push(Warning {
                    kind: WarningKind::BadFen { error },
                    tag,
                    offset: element.at,
                    ply: None,
                });
                ("FEN", value)
            }
        },
        "RecordResult" => match value {
            "1" => ("result", "红胜"),
            "2" => ("result", "黑胜"),
            "3" => ("result", "和棋"),
            _ => return,
        },
        name => (known.unwrap_or(name), value),
    };
    record.tags.push(Tag { name: name.to_owned(), value: value.to_owned() });
}

/// A move such as `77-47`.
fn written(value: &str) -> Written {
    let point = |x: u8, y: u8| Square::new(x.wrapping_sub(b'0'), 9u8.checked_sub(y.wrapping_sub(b'0'))?);
    match *value.as_bytes() {
        [from_x, from_y, b'-', to_x, to_y] => match (point(from_x, from_y), point(to_x, to_y)) {
            (Some(from), Some(to)) => Written::Points(Move { from, to }),
            _ => Written::Text(value.to_owned()),
        },
        _ => Written::Text(value.to_owned()),
    }
}

/// An element without elements inside.
struct Element<'a> {
    name: &'a str,
    attributes: &'a str,
    content: &'a str,
    at: usize,
}

impl<'a> Element<'a> {
    /// The names and values of the attributes.
    fn attributes(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        let mut rest = self.attributes;
        std::iter::from_fn(move || {
            let (name, behind) = rest.split_once('=')?;
            let behind = behind.trim_start();
            let quote = behind.chars().next().filter(|&letter| matches!(letter, '"' | '\''))?;
            let (value, behind) = behind[1..].split_once(quote)?;
            rest = behind;
            Some((name.trim(), value))
        })
    }

    /// The move of an element.
    fn value(&self) -> &'a str {
        self.attributes().find(|&(name, _)| name == "value").map_or("", |(_, value)| value)
    }

    /// Whether a flag is set that is one of those looked for.
    fn has_flag(&self, is_wanted: fn(&str) -> bool) -> bool {
        self.attributes().any(|(name, value)| value == "1" && is_wanted(name))
    }

    /// The text inside, `<![CDATA[…]]>` as it stands.
    fn text(&self) -> String {
        let mut text = String::new();
        let mut rest = self.content;
        while let Some((before, inside)) = rest.split_once("<![CDATA[") {
            text.push_str(&entity::decode(before));
            let (data, behind) = inside.split_once("]]>").unwrap_or((inside, ""));
            text.push_str(data);
            rest = behind;
        }
        text.push_str(&entity::decode(rest));
        text.replace("\r\n", "\n").replace('\r', "\n").trim_end().to_owned()
    }
}

/// The elements of a text that hold no others.
struct Elements<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Elements<'a> {
    type Item = Element<'a>;

    fn next(&mut self) -> Option<Element<'a>> {
        loop {
            let at = self.at + self.text[self.at..].find('<')?;
            let inner = &self.text[at + 1..];
            let length = inner.find('>')?;
            self.at = at + 1 + length + 1;
            let head = &inner[..length];
            let name = head.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
            if name.is_empty() {
                continue;
            }
            let attributes = &head[name.len()..];
            if attributes.ends_with('/') {
                return Some(Element { name, attributes, content: "", at });
            }
            // What is inside ends with the closing tag; another element before it is one of its own.
            let content = &self.text[self.at..];
            let mut end = 0;
            while let Some(data) = content[end..].trim_start().strip_prefix("<![CDATA[") {
                end = content.len() - data.find("]]>").map_or("", |at| &data[at + 3..]).len();
            }
            end += content[end..].find('<').unwrap_or(content.len() - end);
            self.at += end;
            if content[end..].strip_prefix("</").is_some_and(|closer| closer.starts_with(name)) {
                return Some(Element { name, attributes, content: &content[..end], at });
            }
        }
    }
}
