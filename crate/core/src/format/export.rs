//! What a writer hands out.

use std::fmt;

use crate::record::Record;

/// A text and what it could not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Export {
    /// The text.
    pub text: String,
    /// What was left out or changed; empty where reading the text gives the same game back.
    pub left_out: Vec<LeftOut>,
}

/// Something that a format has no place for. Its `Display` is a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// Tags, by name.
    Tags(Vec<String>),
    /// So many comments.
    Comments(usize),
    /// So many moves of the main line.
    MainLine(usize),
    /// So many moves of variations.
    Variations(usize),
    /// So many moves that could not be read or played.
    Moves(usize),
    /// Comments and branches without a place, so many.
    Leftovers(usize),
    /// So many comments in which braces were replaced.
    Braces(usize),
    /// Which side moves first.
    Turn,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |f: &mut fmt::Formatter<'_>, count: usize, one: &str, many: &str| {
            write!(f, "{count} {}", if count == 1 { one } else { many })
        };
        match self {
            LeftOut::Tags(names) => write!(f, "tags left out or changed: {}", names.join(", ")),
            LeftOut::Comments(number) => count(f, *number, "comment left out", "comments left out"),
            LeftOut::MainLine(number) => count(f, *number, "move left out", "moves left out"),
            LeftOut::Variations(number) => {
                count(f, *number, "move of variations left out", "moves of variations left out")
            }
            LeftOut::Moves(number) => {
                count(f, *number, "move that cannot be read left out", "moves that cannot be read left out")
            }
            LeftOut::Leftovers(number) => {
                count(f, *number, "note without a place left out", "notes without a place left out")
            }
            LeftOut::Braces(number) => {
                count(f, *number, "comment with braces changed", "comments with braces changed")
            }
            LeftOut::Turn => f.write_str("the side to move first is not said"),
        }
    }
}

impl Export {
    /// Notes that a number of things were left out, unless it is zero.
    pub(super) fn note(&mut self, kind: fn(usize) -> LeftOut, number: usize) {
        if 0 < number {
            self.left_out.push(kind(number));
        }
    }

    /// Notes the tags of a record that are not among the known ones.
    pub(super) fn note_tags(&mut self, record: &Record, known: &[&str]) {
        let is_known = |name: &str| known.iter().any(|known| known.eq_ignore_ascii_case(name));
        let names: Vec<String> =
            record.tags.iter().map(|tag| tag.name.clone()).filter(|name| !is_known(name)).collect();
        if !names.is_empty() {
            self.left_out.push(LeftOut::Tags(names));
        }
    }
}
