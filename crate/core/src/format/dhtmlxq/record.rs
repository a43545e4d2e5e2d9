//! From the tags of one game to its record.

use std::collections::HashSet;

use super::Group;
use super::escape::{self, Decoded};
use super::lexer::{Close, Entry};
use super::names::Name;
use super::tree::{self, BranchTag, Fate, Moves, Tree};
use crate::color::Color;
use crate::format::fen;
use crate::position::Position;
use crate::record::{Leftover, LeftoverKind, Record, Slots, Tag, Written};
use crate::setup::Setup;
use crate::warning::{Warning, WarningKind};

/// Makes the record of one game, with at most `room` moves.
pub(super) fn read(text: &Decoded, group: &Group, room: usize) -> Record {
    let mut record = Record::new(Setup::start());
    record.span = text.original(group.span.start)..text.original(group.span.end);
    let mut reader = Reader { text, record, main: Vec::new(), branches: Vec::new(), comments: Vec::new() };
    reader.sort(&group.entries);
    reader.place_moves(room);
    reader.record.start.turn = first_mover(&reader.record);
    reader.record
}

struct Reader<'a> {
    text: &'a Decoded<'a>,
    record: Record,
    main: Moves,
    branches: Vec<(&'a Entry, BranchTag)>,
    comments: Vec<(&'a Entry, usize, usize)>,
}

impl<'a> Reader<'a> {
    /// Looks at each tag once: the starting position, lists of moves, comments, facts.
    fn sort(&mut self, entries: &'a [Entry]) {
        let mut seen = HashSet::new();
        for entry in entries {
            let name = self.name(entry);
            let value = &self.text.text[entry.value.clone()];
            if matches!(name, Name::Movelist | Name::Binit) && value.trim().is_empty() {
                continue;
            }
            let key = if matches!(name, Name::Fact | Name::Unknown) {
                entry.name.to_ascii_lowercase()
            } else {
                format!("{name:?}")
            };
            let repeated = !seen.insert(key);
            if repeated {
                self.warn(entry, WarningKind::RepeatedTag);
            }
            match name {
                Name::Binit if !repeated => self.set_slots(entry, value),
                Name::Movelist if !repeated => self.main = self.moves(entry),
                Name::Branch { parent, ply, branch } if !repeated => {
                    let moves = self.moves(entry);
                    self.branches.push((entry, BranchTag { parent, ply, number: branch, moves }));
                }
                Name::Branch { parent, ply, branch } => {
                    self.leave(LeftoverKind::Branch { parent, ply, branch }, value);
                }
                Name::Comment { branch, ply } if repeated => {
                    self.leave(LeftoverKind::Comment { branch, ply }, value)
                }
                Name::Comment { branch, ply } => self.comments.push((entry, branch, ply)),
                Name::Binit | Name::Movelist | Name::Fen | Name::Fact | Name::Unknown => {
                    let value = escape::text(value);
                    if name == Name::Fen
                        && self.record.slots.is_none()
                        && let Ok(setup) = fen::read(&value)
                    {
                        self.record.start = setup;
                    }
                    self.record.tags.push(Tag { name: entry.name.clone(), value });
                }
            }
        }
    }

    /// The name of a tag; warns of what is wrong with its brackets.
    fn name(&mut self, entry: &Entry) -> Name {
        let name = Name::new(&entry.name);
        match &entry.close {
            Close::Proper => {}
            Close::Other(other) => self.warn(entry, WarningKind::OtherClose { name: other.clone() }),
            Close::Missing => self.warn(entry, WarningKind::MissingClose),
        }
        if name != Name::Unknown {
            return name;
        }
        match Name::beginning(&entry.name) {
            Some(beginning) if !matches!(entry.close, Close::Proper) => {
                self.warn(entry, WarningKind::DamagedName { name: beginning.to_owned() });
                Name::new(beginning)
            }
            _ => {
                self.warn(entry, WarningKind::UnknownTag);
                name
            }
        }
    }

    fn warn(&mut self, entry: &Entry, kind: WarningKind) {
        let tag = Some(format!("DhtmlXQ_{}", entry.name));
        self.record.warnings.push(Warning {
            kind,
            tag,
            offset: self.text.original(entry.span.start),
            ply: None,
        });
    }

    fn leave(&mut self, kind: LeftoverKind, value: &str) {
        self.record.leftovers.push(Leftover { kind, text: escape::text(value) });
    }

    /// Reads the starting position. Slots without digits, and those off the board, are absent.
    fn set_slots(&mut self, entry: &Entry, value: &str) {
        let digits: Vec<u8> = value
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .map(|letter| letter.to_digit(10).map_or(9, |digit| digit as u8))
            .collect();
        if digits.len() != 64 {
            self.warn(entry, WarningKind::BinitLength { digits: digits.len() });
        }
        let mut slots = Slots::default();
        for (slot, point) in slots.0.iter_mut().zip(digits.chunks_exact(2)) {
            *slot = tree::point(point[0], point[1]);
        }
        for (index, square) in slots.0.iter().enumerate() {
            if let Some(square) = square
                && slots.0[..index].contains(&Some(*square))
            {
                self.warn(entry, WarningKind::SharedPoint { point: square.to_string() });
            }
        }
        self.record.slots = Some(slots);
        self.record.start.board = slots.board();
    }

    /// Reads a list of moves. A tag that is never closed ends where its digits do.
    fn moves(&mut self, entry: &Entry) -> Moves {
        let value = &self.text.text[entry.value.clone()];
        let value = match entry.close {
            Close::Missing => {
                &value[..value
                    .find(|letter: char| !letter.is_ascii_digit() && !letter.is_whitespace())
                    .unwrap_or(value.len())]
            }
            Close::Proper | Close::Other(_) => value,
        };
        let digits: Vec<(u8, usize)> = escape::digits(value).collect();
        let moves = digits.chunks_exact(4);
        let odd: String = moves.remainder().iter().map(|&(digit, _)| char::from(b'0' + digit)).collect();
        if !odd.is_empty() {
            self.warn(entry, WarningKind::OddDigits { digits: odd });
        }
        moves
            .map(|quad| {
                let offset = self.text.original(entry.value.start + quad[0].1);
                (tree::written([quad[0].0, quad[1].0, quad[2].0, quad[3].0]), offset)
            })
            .collect()
    }

    /// Puts moves and comments into the tree, and the viewer at its opening ply.
    fn place_moves(&mut self, room: usize) {
        let mut tags = std::mem::take(&mut self.branches);
        let moves = self.main.len() + tags.iter().map(|(_, tag)| tag.moves.len()).sum::<usize>();
        if room < moves {
            let offset = self.record.span.start;
            let kind = WarningKind::TooManyMoves { moves };
            self.record.warnings.push(Warning { kind, tag: None, offset, ply: None });
            tags.clear();
            self.main.clear();
        }
        let main = std::mem::take(&mut self.main);
        let (entries, mut tags): (Vec<&Entry>, Vec<BranchTag>) = tags.into_iter().unzip();
        let (tree, fates) = Tree::build(&mut self.record, main, &mut tags);
        for ((entry, tag), fate) in entries.into_iter().zip(&tags).zip(fates) {
            match fate {
                Fate::Attached(warnings) => warnings.into_iter().for_each(|kind| self.warn(entry, kind)),
                Fate::Orphan(kind) => {
                    self.warn(entry, kind);
                    let kind = LeftoverKind::Branch { parent: tag.parent, ply: tag.ply, branch: tag.number };
                    self.leave(kind, &self.text.text[entry.value.clone()]);
                }
            }
        }
        for (entry, branch, ply) in std::mem::take(&mut self.comments) {
            let value = &self.text.text[entry.value.clone()];
            match tree.own_node(branch, ply) {
                Some(node) => self.record.node_mut(node).comment = escape::text(value),
                None => {
                    self.warn(entry, WarningKind::OrphanComment);
                    self.leave(LeftoverKind::Comment { branch, ply }, value);
                }
            }
        }
        let (branch, ply) = opening(&self.record);
        self.record.opening = tree.node_or_last(branch, ply).unwrap_or(0);
    }
}

/// The branch and ply at which a viewer opens: the state that a site saved (`…#f=ply_P_S_N_…`), or `firstnum`.
fn opening(record: &Record) -> (usize, usize) {
    let saved = record.tag("viewurl").and_then(|url| url.split_once("f=")).and_then(|(_, state)| {
        let mut numbers = state.split('_').map(|number| number.parse::<usize>().ok());
        let ply = numbers.next()??;
        Some((numbers.nth(2).flatten().unwrap_or(0), ply))
    });
    saved.unwrap_or_else(|| (0, record.tag("firstnum").and_then(|number| number.parse().ok()).unwrap_or(0)))
}

/// The side to move: that of the first move's piece. Without moves it is Red, unless Black alone is in check.
fn first_mover(record: &Record) -> Color {
    let first = record.nodes()[0].children().iter().find_map(|&node| match record.nodes()[node].written {
        Written::Points(mv) => record.start.board.get(mv.from),
        Written::Text(_) => None,
    });
    if let Some(piece) = first {
        return piece.color;
    }
    let playable = |turn| Position::try_from(&Setup { turn, ..record.start }).is_ok();
    if !playable(Color::Red) && playable(Color::Black) { Color::Black } else { record.start.turn }
}
