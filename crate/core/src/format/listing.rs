//! Games to lists of moves: numbers, variations in round brackets, comments in braces.

use super::export::{Export, LeftOut};
use super::movetext;
use crate::color::Color;
use crate::game::{Game, Node};
use crate::moves::Move;
use crate::notation::{self, Style, iccs};
use crate::record::Written;

/// A list that is being written.
struct Listing<'a> {
    game: &'a Game,
    style: Style,
    breaks: bool,
    export: Export,
    /// How many variations are open.
    depth: usize,
    /// Whether the next move needs its number even if it is Black's.
    interrupted: bool,
    braces: usize,
    unread: usize,
}

/// What is still to be written; the last one comes first.
enum Task {
    /// A move.
    Move(usize),
    /// What follows a node.
    After(usize),
    Open,
    Close,
}

/// Writes the moves of a game behind what an export holds. `breaks` begins a new line in front of Red's moves, variations
/// and comments, as a book does; else everything stands in one.
pub(super) fn write(game: &Game, style: Style, breaks: bool, export: Export) -> Export {
    let mut listing =
        Listing { game, style, breaks, export, depth: 0, interrupted: true, braces: 0, unread: 0 };
    listing.comment(0);
    let mut tasks = vec![Task::After(0)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Move(node) => listing.play(node),
            Task::After(node) => follow(game, node, &mut tasks),
            Task::Open => listing.open(),
            Task::Close => listing.close(),
        }
    }
    let (braces, unread) = (listing.braces, listing.unread);
    let mut export = listing.export;
    export.note(LeftOut::Braces, braces);
    export.note(LeftOut::Moves, unread);
    export
}

/// Adds what follows a node: the first move, the variations on it, then what follows it.
fn follow(game: &Game, node: usize, tasks: &mut Vec<Task>) {
    let Some((&first, others)) = game.record().nodes()[node].children().split_first() else { return };
    tasks.push(Task::After(first));
    for &other in others.iter().rev() {
        tasks.extend([Task::Close, Task::After(other), Task::Move(other), Task::Open]);
    }
    tasks.push(Task::Move(first));
}

impl Listing<'_> {
    fn play(&mut self, node: usize) {
        let written = &self.game.record().nodes()[node];
        let parent = &self.game.nodes()[written.parent().unwrap_or(0)];
        let word = match (self.game.nodes()[node].played(), &written.written) {
            (Some(mv), _) => self.word(parent, mv),
            (None, &Written::Points(mv)) => iccs::write(mv),
            (None, Written::Text(text)) => {
                self.unread += 1;
                text.clone()
            }
        };
        // A game that Black begins counts its first move as the second half of number 1.
        let half = written.ply() - 1 + usize::from(self.game.record().start.turn == Color::Black);
        let number = half / 2 + 1;
        if half.is_multiple_of(2) {
            self.part(true);
            self.export.text.push_str(&format!("{number}. "));
        } else if self.interrupted {
            self.part(true);
            self.export.text.push_str(&format!("{number}... "));
        } else {
            self.part(false);
        }
        self.export.text.push_str(&word);
        self.interrupted = false;
        self.comment(node);
    }

    /// The move as the notation says it, if that is understood; else as points.
    fn word(&self, parent: &Node, mv: Move) -> String {
        let setup = parent.setup();
        let word = self.style.write(&setup.board, mv);
        let understood = notation::read(&word, &setup, parent.position().as_ref()) == Ok(mv);
        if understood { word } else { iccs::write(mv) }
    }

    fn comment(&mut self, node: usize) {
        let comment = &self.game.record().nodes()[node].comment;
        if comment.is_empty() {
            return;
        }
        self.part(true);
        if comment.contains(['{', '}']) {
            self.braces += 1;
        }
        self.export.text.push('{');
        self.export.text.push_str(&movetext::padded(&comment.replace('{', "｛").replace('}', "｝")));
        self.export.text.push('}');
        self.interrupted = true;
    }

    fn open(&mut self) {
        self.part(true);
        self.depth += 1;
        self.export.text.push('(');
        self.interrupted = true;
    }

    fn close(&mut self) {
        self.depth -= 1;
        self.export.text.push(')');
        self.interrupted = true;
    }

    /// Parts what comes from what stands there: by a new line or a blank.
    fn part(&mut self, may_break: bool) {
        const INDENT: usize = 4;
        let text = &mut self.export.text;
        if text.is_empty() || text.ends_with(['\n', '(']) {
            return;
        }
        if may_break && self.breaks {
            text.push('\n');
            text.extend(std::iter::repeat_n(' ', INDENT * self.depth.min(10)));
        } else {
            text.push(' ');
        }
    }
}
