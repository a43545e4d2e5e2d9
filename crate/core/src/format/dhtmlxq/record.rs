//! From the tags of one game to its record.

use std::collections::HashSet;

use super::escape::{self, Decoded};
use super::games::Group;
use super::lexer::{Close, Entry};
use super::names::Name;
use super::old::{self, OldMove};
use super::relative;
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
    let mut reader = Reader {
        text,
        record,
        room,
        fen: None,
        otherwise: Color::Red,
        lists: Lists::default(),
        comments: Vec::new(),
    };
    reader.sort(&group.entries);
    reader.set_fen();
    reader.place();
    reader.record.start.turn = first_mover(&reader.record, reader.otherwise);
    reader.record
}

struct Reader<'a> {
    text: &'a Decoded<'a>,
    record: Record,
    /// How many moves may be read.
    room: usize,
    fen: Option<(&'a Entry, Setup)>,
    /// Who moves first if no move tells.
    otherwise: Color,
    lists: Lists<'a>,
    /// Comments with the branch and ply that they name.
    comments: Vec<(&'a Entry, usize, usize)>,
}

/// The lists of moves of a game.
#[derive(Default)]
struct Lists<'a> {
    main: Moves,
    branches: Vec<(&'a Entry, BranchTag)>,
    old: Vec<(&'a Entry, OldMove)>,
    /// How many moves they hold; those beyond the reader's room are left out.
    count: usize,
}

impl<'a> Reader<'a> {
    /// Looks at each tag once: the starting position, lists of moves, comments, facts.
    fn sort(&mut self, entries: &'a [Entry]) {
        let mut seen = HashSet::new();
        for entry in entries {
            let name = self.name(entry);
            let value = &self.text.text[entry.value.clone()];
            let blank = escape::is_blank(value);
            if blank && matches!(name, Name::Movelist | Name::Binit | Name::Fen) {
                continue; // The same as no tag.
            }
            let key = match name {
                Name::Movelist => "movelist".to_owned(),
                _ => entry.name.to_ascii_lowercase(),
            };
            // Of branches and comments with the same name none is lost.
            let is_one = !blank && !matches!(name, Name::Branch { .. } | Name::Comment { .. });
            let repeated = is_one && !seen.insert(key);
            if repeated {
                self.warn(entry, WarningKind::RepeatedTag);
            }
            match name {
                Name::Binit if !repeated => self.set_slots(entry, value),
                Name::Movelist if !repeated => self.set_main_line(entry, value),
                Name::Branch { parent, ply, branch } => {
                    let moves = self.moves(entry);
                    self.lists.branches.push((entry, BranchTag { parent, ply, number: branch, moves }));
                }
                Name::Comment { branch, ply } => self.comments.push((entry, branch, ply)),
                Name::Fen if entry.is_relative => self.fen = Some((entry, relative::setup(value))),
                Name::Fen if !repeated => self.read_fen(entry),
                Name::Unknown if entry.is_relative && entry.name == relative::TURN => {
                    self.otherwise = if value.trim() == "1" { Color::Black } else { Color::Red };
                }
                Name::Binit | Name::Movelist | Name::Fen | Name::Fact | Name::Unknown => self.keep(entry),
            }
        }
    }

    /// Keeps a tag as a fact.
    fn keep(&mut self, entry: &Entry) {
        let value = escape::text(&self.text.text[entry.value.clone()]);
        self.record.tags.push(Tag { name: entry.name.clone(), value });
    }

    fn read_fen(&mut self, entry: &'a Entry) {
        match fen::read(&escape::text(&self.text.text[entry.value.clone()])) {
            Ok(setup) => self.fen = Some((entry, setup)),
            Err(error) => {
                self.warn(entry, WarningKind::BadFen { error });
                self.keep(entry);
            }
        }
    }

    /// Sets the starting position from a FEN where there is no other; its side moves if no move tells. A FEN of another
    /// position is a fact.
    fn set_fen(&mut self) {
        match self.fen {
            Some((entry, setup)) if self.record.slots.is_some() && setup.board != self.record.start.board => {
                self.keep(entry);
            }
            Some((entry, setup)) => {
                self.record.start = setup;
                if !entry.is_relative {
                    self.otherwise = setup.turn;
                }
            }
            None => {}
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
            _ if entry.is_relative => name,
            _ => {
                self.warn(entry, WarningKind::UnknownTag);
                name
            }
        }
    }

    #[cold]
    fn warn(&mut self, entry: &Entry, kind: WarningKind) {
        let tag = Some(format!("DhtmlXQ_{}", entry.name));
        let ply = match Name::new(&entry.name) {
            Name::Branch { ply, .. } | Name::Comment { ply, .. } if 0 < ply => Some(ply),
            _ => None,
        };
        let offset = self.text.original(entry.span.start);
        self.record.warnings.push(Warning { kind, tag, offset, ply });
    }

    #[cold]
    fn leave(&mut self, kind: LeftoverKind, value: &str) {
        self.record.leftovers.push(Leftover { kind, text: escape::text(value) });
    }

    /// Reads the starting position. Slots without digits, and those off the board, are absent.
    fn set_slots(&mut self, entry: &Entry, value: &str) {
        let digits: Vec<u8> = escape::symbols(value).map(|(digit, _)| digit.unwrap_or(9)).collect();
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

    fn set_main_line(&mut self, entry: &'a Entry, value: &str) {
        match old::read(value) {
            Some(moves) => {
                self.warn(entry, WarningKind::OldList);
                self.lists.count += moves.len();
                self.lists.old = moves.into_iter().map(|mv| (entry, mv)).collect();
            }
            None => self.lists.main = self.moves(entry),
        }
    }

    /// The text of a list of moves. One that is never closed ends where its digits do.
    fn list(&self, entry: &Entry) -> &'a str {
        let value = &self.text.text[entry.value.clone()];
        match entry.close {
            Close::Proper | Close::Other(_) => value,
            Close::Missing => {
                let end = value.find(|letter: char| !letter.is_ascii_digit() && !letter.is_whitespace());
                &value[..end.unwrap_or(value.len())]
            }
        }
    }

    /// Reads a list of moves.
    fn moves(&mut self, entry: &Entry) -> Moves {
        let value = self.list(entry);
        let mut moves = Moves::new();
        let mut quad = Vec::with_capacity(4);
        for (digit, offset) in escape::digits(value) {
            // Every second digit is a rank.
            let is_turned = entry.is_relative && quad.len() % 2 == 1;
            quad.push((if is_turned { 9 - digit } else { digit }, offset));
            if let [(from_x, offset), (from_y, _), (to_x, _), (to_y, _)] = quad[..] {
                quad.clear();
                self.lists.count += 1;
                if self.lists.count <= self.room {
                    let offset = self.text.original(entry.value.start + offset);
                    moves.push((tree::written([from_x, from_y, to_x, to_y]), offset));
                }
            }
        }
        if !quad.is_empty() {
            let digits = quad.iter().map(|&(digit, _)| char::from(b'0' + digit)).collect();
            self.warn(entry, WarningKind::OddDigits { digits });
        }
        moves
    }

    /// Puts moves and comments into the tree, and the viewer at its opening ply.
    fn place(&mut self) {
        let mut lists = std::mem::take(&mut self.lists);
        if self.room < lists.count {
            let kind = WarningKind::TooManyMoves { moves: lists.count };
            let offset = self.record.span.start;
            self.record.warnings.push(Warning { kind, tag: None, offset, ply: None });
            lists = Lists::default();
        }
        let said = self.record.tag("length").and_then(|length| length.parse().ok()).unwrap_or(0);
        if 0 < said && lists.count == 0 {
            let tag = Some("DhtmlXQ_length".to_owned());
            let offset = self.record.span.start;
            self.record.warnings.push(Warning {
                kind: WarningKind::MovesMissing { said },
                tag,
                offset,
                ply: None,
            });
        }
        let (branch, ply) = opening(&self.record);
        if lists.old.is_empty() {
            let tree = self.place_branches(lists);
            self.place_comments(|branch, ply| tree.own_node(branch, ply));
            self.record.opening = tree.node_or_last(branch, ply).unwrap_or(0);
        } else {
            let nodes = self.place_old(lists.old);
            self.place_comments(|branch, record| {
                nodes.get(record).copied().flatten().filter(|_| branch == 0)
            });
            self.record.opening = self.record.line_from(0).take(ply + 1).last().unwrap_or(0);
        }
    }

    fn place_branches(&mut self, lists: Lists<'a>) -> Tree {
        let (entries, mut tags): (Vec<&Entry>, Vec<BranchTag>) = lists.branches.into_iter().unzip();
        let (tree, fates) = Tree::build(&mut self.record, lists.main, &mut tags);
        for ((entry, tag), fate) in entries.into_iter().zip(&tags).zip(fates) {
            match fate {
                Fate::Attached(warnings) => warnings.into_iter().for_each(|kind| self.warn(entry, kind)),
                Fate::Orphan(kind) => {
                    self.warn(entry, kind);
                    let kind = LeftoverKind::Branch { parent: tag.parent, ply: tag.ply, branch: tag.number };
                    self.leave(kind, self.list(entry));
                }
            }
        }
        tree
    }

    /// Adds the moves of an old list; answers the node of each record by its number.
    fn place_old(&mut self, moves: Vec<(&Entry, OldMove)>) -> Vec<Option<usize>> {
        let mut nodes = vec![Some(0)];
        for (entry, mv) in moves {
            match nodes.get(mv.follows).copied().flatten() {
                Some(parent) => {
                    let node = self.record.add(parent, mv.written);
                    self.record.node_mut(node).offset = self.text.original(entry.value.start + mv.offset);
                    nodes.push(Some(node));
                }
                None => {
                    self.warn(entry, WarningKind::NoParent { parent: mv.follows });
                    nodes.push(None);
                }
            }
        }
        nodes
    }

    fn place_comments(&mut self, node_at: impl Fn(usize, usize) -> Option<usize>) {
        for (entry, branch, ply) in std::mem::take(&mut self.comments) {
            let value = &self.text.text[entry.value.clone()];
            let Some(node) = node_at(branch, ply) else {
                self.warn(entry, WarningKind::OrphanComment);
                self.leave(LeftoverKind::Comment { branch, ply }, value);
                continue;
            };
            let comment = &mut self.record.node_mut(node).comment;
            if comment.is_empty() {
                *comment = escape::text(value);
            } else if !value.is_empty() {
                self.warn(entry, WarningKind::RepeatedTag);
                self.leave(LeftoverKind::Comment { branch, ply }, value);
            }
        }
    }
}

/// The branch and ply at which a viewer opens: the state that a site saved (`…#f=ply_P_S_N_…`), or `firstnum`.
fn opening(record: &Record) -> (usize, usize) {
    let saved = record.tag("viewurl").and_then(|url| {
        let (at, _) = url
            .match_indices("f=")
            .find(|&(at, _)| url[at + 2..].starts_with(|next: char| next.is_ascii_digit()))?;
        let mut numbers = url[at + 2..].split('_').map(|number| number.parse::<usize>().ok());
        let ply = numbers.next()??;
        Some((numbers.nth(2).flatten().unwrap_or(0), ply))
    });
    saved.unwrap_or_else(|| (0, record.tag("firstnum").and_then(|number| number.parse().ok()).unwrap_or(0)))
}

/// The side to move: that of the first move's piece. Without moves it is Black if Black alone is in check, and `otherwise`
/// if neither or both could be.
pub(super) fn first_mover(record: &Record, otherwise: Color) -> Color {
    let first = record.nodes()[0].children().iter().find_map(|&node| match record.nodes()[node].written {
        Written::Points(mv) => record.start.board.get(mv.from),
        Written::Text(_) => None,
    });
    if let Some(piece) = first {
        return piece.color;
    }
    let playable = |turn| Position::try_from(&Setup { turn, ..record.start }).is_ok();
    if playable(otherwise) || !playable(!otherwise) { otherwise } else { !otherwise }
}
