//! Records to DhtmlXQ tags.

use std::fmt::Write;

use super::escape;
use super::names::Name;
use super::record::first_mover;
use super::tree;
use crate::board::Board;
use crate::color::Color;
use crate::format::export::{Export, LeftOut};
use crate::format::fen;
use crate::game::Game;
use crate::moves::Move;
use crate::record::{LeftoverKind, Record, Slots, Written};
use crate::setup::Setup;
use crate::square::Square;

/// Writes a game: its tags in their order, the position, the moves, the comments, then what has no place.
///
/// Branches keep the numbers that the record gives them, if every branch has one of its own; else they are counted anew.
/// What cannot be played is written as it was, unless it was words.
///
/// ```
/// let text = "[DhtmlXQ]\n[DhtmlXQ_title]中炮[/DhtmlXQ_title]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n";
/// let game = qili::Game::replay(qili::read(text).records.remove(0));
/// assert_eq!(qili::format::dhtmlxq::write(&game).text, text);
/// ```
#[must_use]
pub fn write(game: &Game) -> Export {
    let record = game.record();
    let own = record.slots.filter(|slots| slots.board() == record.start.board);
    let slots = own.or_else(|| slots(&record.start.board));
    let mut writer = Writer { game, export: Export::default(), lines: lines(record), slots };
    writer.export.text.push_str("[DhtmlXQ]\n");
    writer.fen();
    writer.facts();
    writer.binit();
    writer.moves();
    writer.comments();
    writer.leftovers();
    writer.export.text.push_str("[/DhtmlXQ]\n");
    writer.export
}

struct Writer<'a> {
    game: &'a Game,
    export: Export,
    lines: Lines,
    /// The start in slots, if they hold it.
    slots: Option<Slots>,
}

impl Writer<'_> {
    fn tag(&mut self, name: &str, value: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.export.text, "[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]");
    }

    fn facts(&mut self) {
        let mut strange = Vec::new();
        let mut has_title = false;
        for tag in &self.game.record().tags {
            // A second title would begin a second game.
            let is_title = tag.name.eq_ignore_ascii_case("title");
            let is_second = has_title && is_title;
            has_title |= is_title;
            let is_fact = matches!(Name::new(&tag.name), Name::Fact | Name::Fen | Name::Unknown);
            let is_plain = tag.name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
            if is_plain && is_fact && !is_second && !tag.name.is_empty() {
                self.tag(&tag.name, &escape::value(&tag.value));
            } else {
                strange.push(tag.name.clone());
            }
        }
        if !strange.is_empty() {
            self.export.left_out.push(LeftOut::Tags(strange));
        }
    }

    /// Where the slots of the format do not hold the position, or the moves do not tell who begins, a FEN does. It stands
    /// before any that the record keeps as a fact.
    fn fen(&mut self) {
        let start = &self.game.record().start;
        let moves = self.told_moves();
        let can_tell = first_mover(&moves, start.turn) == start.turn;
        if self.slots.is_none() || (can_tell && first_mover(&moves, Color::Red) != start.turn) {
            self.tag("fen", &fen::write(start));
        }
        if !can_tell {
            self.export.left_out.push(LeftOut::Turn);
        }
    }

    /// The position, unless it is the opening.
    fn binit(&mut self) {
        let record = self.game.record();
        if let Some(slots) = self.slots
            && (record.slots.is_some() || record.start.board != Setup::start().board)
        {
            self.tag("binit", &binit(&slots));
        }
    }

    /// The start with its first moves as they will be written.
    fn told_moves(&self) -> Record {
        let record = self.game.record();
        let mut told = Record::new(record.start);
        for &first in record.nodes()[0].children() {
            match (self.game.nodes()[first].played(), &record.nodes()[first].written) {
                (Some(mv), _) | (None, &Written::Points(mv)) => {
                    told.add(0, Written::Points(mv));
                }
                (None, Written::Text(_)) => {}
            }
        }
        told
    }

    fn moves(&mut self) {
        let nodes = self.game.record().nodes();
        let mut unread = 0;
        for line in 0..self.lines.starts.len() {
            let Line { number, parent, start } = self.lines.starts[line];
            let mut digits = String::new();
            let mut node = start;
            while let Some(at) = node {
                match (self.game.nodes()[at].played(), &nodes[at].written) {
                    (Some(mv), _) | (None, &Written::Points(mv)) => push_move(&mut digits, mv),
                    (None, Written::Text(text)) if is_off_board(text) => digits.push_str(text),
                    // Nothing behind words that are no move can be numbered.
                    (None, Written::Text(_)) => {
                        unread += 1;
                        break;
                    }
                }
                node = nodes[at]
                    .children()
                    .iter()
                    .copied()
                    .find(|&child| self.lines.owner[child] == self.lines.owner[at]);
            }
            match start {
                Some(start) if 0 < line => {
                    self.tag(&format!("move_{parent}_{}_{number}", nodes[start].ply()), &digits);
                }
                _ => self.tag("movelist", &digits),
            }
        }
        self.export.note(LeftOut::Moves, unread);
    }

    fn comments(&mut self) {
        let nodes = self.game.record().nodes();
        let mut said: Vec<usize> = (0..nodes.len()).filter(|&at| !nodes[at].comment.is_empty()).collect();
        said.sort_by_key(|&at| (self.lines.owner[at], nodes[at].ply()));
        for at in said {
            let name = comment(self.lines.starts[self.lines.owner[at]].number, nodes[at].ply());
            self.tag(&name, &escape::value(&nodes[at].comment));
        }
    }

    fn leftovers(&mut self) {
        let game = self.game;
        for leftover in &game.record().leftovers {
            let name = match leftover.kind {
                LeftoverKind::Comment { branch, ply } => comment(branch, ply),
                LeftoverKind::Branch { parent, ply, branch } => format!("move_{parent}_{ply}_{branch}"),
            };
            self.tag(&name, &escape::value(&leftover.text));
        }
    }
}

/// Whether a text is four digits that name a point off the board.
fn is_off_board(text: &str) -> bool {
    let digits: Option<Vec<u8>> =
        text.bytes().map(|byte| byte.is_ascii_digit().then(|| byte - b'0')).collect();
    let quad = digits.and_then(|digits| <[u8; 4]>::try_from(digits).ok());
    quad.is_some_and(|quad| matches!(tree::written(quad), Written::Text(_)))
}

fn comment(branch: usize, ply: usize) -> String {
    if branch == 0 { format!("comment{ply}") } else { format!("comment{branch}_{ply}") }
}

/// A line of a tree: the main line or a branch.
struct Line {
    number: usize,
    parent: usize,
    /// Its first move; none for a main line without moves.
    start: Option<usize>,
}

/// The lines of a record.
struct Lines {
    starts: Vec<Line>,
    /// The line of each node.
    owner: Vec<usize>,
}

/// Parts a record into its main line and branches: those that leave the main line first, then those that leave the
/// first of them, and so on, as they are read.
fn lines(record: &Record) -> Lines {
    let nodes = record.nodes();
    let continues = |node: usize, parent: usize| {
        nodes[node].branch.is_none() && nodes[parent].children().first() == Some(&node)
    };
    let main = nodes[0].children().first().copied().filter(|&first| continues(first, 0));
    let mut lines =
        Lines { starts: vec![Line { number: 0, parent: 0, start: main }], owner: vec![0; nodes.len()] };
    let mut line = 0;
    while line < lines.starts.len() {
        // Of a line without moves only the start of the game is left: branches may leave there.
        let first = if line == 0 { Some(0) } else { lines.starts[line].start };
        let own =
            |node: &usize| nodes[*node].children().first().copied().filter(|&next| continues(next, *node));
        for node in std::iter::successors(first, own) {
            lines.owner[node] = line;
            for &child in nodes[node].children().iter().filter(|&&child| !continues(child, node)) {
                let number = nodes[child].branch.unwrap_or(0);
                lines.starts.push(Line { number, parent: line, start: Some(child) });
            }
        }
        line += 1;
    }
    let mut numbers: Vec<usize> = lines.starts.iter().map(|line| line.number).collect();
    numbers.sort_unstable();
    if numbers.windows(2).any(|pair| pair[0] == pair[1]) {
        // Numbers that leftovers name stay free.
        let taken = record.leftovers.iter().map(|leftover| match leftover.kind {
            LeftoverKind::Comment { branch, .. } => branch,
            LeftoverKind::Branch { parent, branch, .. } => parent.max(branch),
        });
        let first = taken.max().unwrap_or(0) + 1;
        lines.starts[1..].iter_mut().enumerate().for_each(|(index, line)| line.number = first + index);
    }
    let numbers: Vec<usize> = lines.starts.iter().map(|line| line.number).collect();
    lines.starts[1..].iter_mut().for_each(|line| line.parent = numbers[line.parent]);
    lines
}

fn push_move(digits: &mut String, mv: Move) {
    push_point(digits, mv.from);
    push_point(digits, mv.to);
}

fn push_point(digits: &mut String, square: Square) {
    digits.push(char::from(b'0' + square.file()));
    digits.push(char::from(b'9' - square.rank()));
}

fn binit(slots: &Slots) -> String {
    let mut digits = String::new();
    for square in slots.0 {
        match square {
            Some(square) => push_point(&mut digits, square),
            None => digits.push_str("99"),
        }
    }
    digits
}

/// Puts the pieces of a board into slots; none if there are more of a kind than slots.
fn slots(board: &Board) -> Option<Slots> {
    let mut slots = Slots::default();
    for (square, piece) in board.pieces() {
        let free = (0..slots.0.len()).find(|&slot| Slots::piece(slot) == piece && slots.0[slot].is_none())?;
        slots.0[free] = Some(square);
    }
    Some(slots)
}
