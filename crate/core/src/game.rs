//! A record replayed once: every node holds its position, and what is wrong with it if something is.

use std::fmt;

use crate::board::Board;
use crate::color::Color;
use crate::language::{Language, Phrase};
use crate::moves::{Move, PlayError};
use crate::notation::{self, ReadMoveError};
use crate::position::Position;
use crate::record::{self, Record, Written};
use crate::role::{Piece, Role};
use crate::rules::Line;
use crate::setup::{PositionError, Setup};
use crate::square::Square;

/// A record with the position of every node.
///
/// A line is played as far as it is lawful. The first move that is not gets a [`Problem`]; it and what follows keep the
/// last board and stay readable as written. From a start that is no lawful position (kings missing, say) moves are
/// carried out as plain pairs of points, and nothing is judged.
///
/// ```
/// let book = qili::read("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]");
/// let game = qili::Game::replay(book.records[0].clone());
/// let last = &game.nodes()[2];
/// assert_eq!(last.played().unwrap().to_string(), "h9g7");
/// assert!(last.position().is_some() && last.problem().is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    record: Record,
    nodes: Vec<Node>, // Invariant: as many as the record has.
}

/// What replaying found out about a node of the record with the same number.
#[derive(Clone, Debug)]
pub struct Node {
    board: PackedBoard,
    turn: Color,
    played: Option<Move>,
    lawful: bool,
    check: bool,
    lost: bool,
    problem: Option<Box<Problem>>,
}

impl Game {
    /// Replays a record.
    #[must_use]
    pub fn replay(record: Record) -> Game {
        let mut nodes: Vec<Node> = Vec::with_capacity(record.nodes().len());
        let start = Position::try_from(&record.start);
        nodes.push(match &start {
            Ok(position) => Node::at(position, None),
            Err(error) => Node::unjudged(&record.start, None, Some(Problem::Start(error.clone()))),
        });
        // Most moves follow the one before them: its position is at hand.
        let mut last = start.ok();
        for (number, written) in record.nodes().iter().enumerate().skip(1) {
            let parent = written.parent().unwrap_or(0);
            let position = if parent + 1 == number { last } else { nodes[parent].position() };
            let (node, position) = nodes[parent].after(written, position);
            last = position;
            nodes.push(node);
        }
        Game { record, nodes }
    }

    /// The record as written; its nodes have the same numbers.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The start (number 0) and the moves.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The nodes from the start to one, both included.
    ///
    /// # Panics
    /// If there is no such node.
    #[must_use]
    pub fn line_to(&self, node: usize) -> Vec<usize> {
        let mut line: Vec<usize> =
            std::iter::successors(Some(node), |&node| self.record.nodes()[node].parent()).collect();
        line.reverse();
        line
    }
}

impl Game {
    /// The moves from the start to a node as a line that can be judged; none where something on the way is unlawful.
    ///
    /// # Panics
    /// If there is no such node.
    #[must_use]
    pub fn line(&self, node: usize) -> Option<Line> {
        self.line_through(&self.line_to(node))
    }

    /// The move that leads to a node with the one before it: all that its class depends on (see [`Line::classify`]),
    /// however long the game is. None at the start, and where something on the way is unlawful.
    ///
    /// ```
    /// let book = qili::read("[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]");
    /// let game = qili::Game::replay(book.records[0].clone());
    /// assert_eq!(game.last_moves(3).unwrap().moves(), &game.line(3).unwrap().moves()[1..]);
    /// assert!(game.last_moves(0).is_none());
    /// ```
    ///
    /// # Panics
    /// If there is no such node.
    #[must_use]
    pub fn last_moves(&self, node: usize) -> Option<Line> {
        let parent = |node: usize| self.record.nodes()[node].parent();
        let before = parent(node)?;
        let nodes: Vec<usize> = parent(before).into_iter().chain([before, node]).collect();
        self.line_through(&nodes)
    }

    /// The moves that lead from the first of some nodes to the last.
    fn line_through(&self, nodes: &[usize]) -> Option<Line> {
        let (&first, others) = nodes.split_first()?;
        let moves: Option<Vec<Move>> = others.iter().map(|&node| self.nodes[node].played()).collect();
        Some(Line::of_lawful(self.nodes[first].position()?, moves?))
    }
}

impl Node {
    fn at(position: &Position, played: Option<Move>) -> Node {
        Node {
            board: PackedBoard::from(position.board()),
            turn: position.turn(),
            played,
            lawful: true,
            check: position.is_check(),
            lost: position.is_lost(),
            problem: None,
        }
    }

    fn unjudged(setup: &Setup, played: Option<Move>, problem: Option<Problem>) -> Node {
        Node {
            board: PackedBoard::from(&setup.board),
            turn: setup.turn,
            played,
            lawful: false,
            check: false,
            lost: false,
            problem: problem.map(Box::new),
        }
    }

    /// The node after a move that was written, and its position if it has one.
    fn after(&self, written: &record::Node, position: Option<Position>) -> (Node, Option<Position>) {
        let ply = written.ply();
        let stuck = |problem| (Node::unjudged(&self.setup(), None, Some(problem)), None);
        match self.problem.as_deref() {
            None | Some(Problem::Start(_)) => {}
            Some(
                &Problem::Illegal { ply: first, .. }
                | &Problem::Unreadable { ply: first, .. }
                | &Problem::Behind { first, .. },
            ) => {
                return stuck(Problem::Behind { ply, first });
            }
        }
        let mv = match &written.written {
            Written::Points(mv) => *mv,
            Written::Text(text) => match notation::read(text, &self.setup(), position.as_ref()) {
                Ok(mv) => mv,
                Err(error) => return stuck(Problem::Unreadable { ply, error }),
            },
        };
        if let Some(mut position) = position {
            return match position.play(mv) {
                Ok(()) => (Node::at(&position, Some(mv)), Some(position)),
                Err(error) => stuck(Problem::Illegal { ply, error }),
            };
        }
        let Setup { mut board, turn } = self.setup();
        match board.set(mv.from, None) {
            None => stuck(Problem::Illegal { ply, error: PlayError::NoPiece { mv } }),
            Some(piece) => {
                board.set(mv.to, Some(piece));
                (Node::unjudged(&Setup { board, turn: !turn }, Some(mv), None), None)
            }
        }
    }

    /// The board and who moves next, lawful or not; behind a bad move, the last board before it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { board: self.board.unpack(), turn: self.turn }
    }

    /// The position, where everything up to here is lawful.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        if self.lawful { Position::of_lawful(&self.setup()) } else { None }
    }

    /// The move that led here; none for the start and where it could not be made.
    #[must_use]
    pub fn played(&self) -> Option<Move> {
        self.played
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.check
    }

    /// Whether the side to move has no legal move and has lost.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// What is wrong here.
    #[must_use]
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_deref()
    }
}

/// What is wrong with a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The start is no lawful position; moves are carried out unjudged.
    Start(PositionError),
    /// The move breaks the rules.
    Illegal {
        /// Plies since the start, 1-based.
        ply: usize,
        /// Why.
        error: PlayError,
    },
    /// What is written is no move here.
    Unreadable {
        /// Plies since the start, 1-based.
        ply: usize,
        /// Why.
        error: ReadMoveError,
    },
    /// The move stands behind one that could not be made.
    Behind {
        /// Plies since the start, 1-based.
        ply: usize,
        /// The ply of the move that could not be made.
        first: usize,
    },
}

impl Problem {
    /// What is wrong, and at which move.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let at = |ply: &usize, why: &str| language.say(AT_MOVE, &[&ply.to_string(), why]);
        match self {
            Problem::Start(error) => language.say(UNLAWFUL, &[&error.sentence(language)]),
            Problem::Illegal { ply, error } => at(ply, &error.sentence(language)),
            Problem::Unreadable { ply, error } => at(ply, &error.sentence(language)),
            Problem::Behind { ply, first } => at(ply, &language.say(BEHIND, &[&first.to_string()])),
        }
    }
}

const AT_MOVE: Phrase = ["第$0着：$1", "第$0著：$1", "move $0: $1", "nước $0: $1"];
const UNLAWFUL: Phrase =
    ["局面不合规则：$0", "局面不合規則：$0", "not a lawful position: $0", "thế cờ không hợp lệ: $0"];
const BEHIND: Phrase = [
    "没有走，因为第$0着走不成",
    "沒有走，因為第$0著走不成",
    "not played, move $0 could not be",
    "không đi, vì nước $0 không đi được",
];

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

/// A board in 45 bytes, so that a hundred thousand of them are modest: a half byte for each point.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PackedBoard([u8; Square::COUNT / 2]);

impl From<&Board> for PackedBoard {
    fn from(board: &Board) -> PackedBoard {
        let mut packed = [0; Square::COUNT / 2];
        for (square, piece) in board.pieces() {
            let code = 1 + piece.role as u8 + if piece.color == Color::Red { 0 } else { 8 };
            packed[square.index() / 2] |= code << (square.index() % 2 * 4);
        }
        PackedBoard(packed)
    }
}

impl PackedBoard {
    fn unpack(&self) -> Board {
        let mut board = Board::default();
        for square in Square::all() {
            let code = self.0[square.index() / 2] >> (square.index() % 2 * 4) & 15;
            if let Some(role) = (code % 8).checked_sub(1).and_then(|role| Role::ALL.get(usize::from(role))) {
                let color = if code < 8 { Color::Red } else { Color::Black };
                board.set(square, Some(Piece { color, role: *role }));
            }
        }
        board
    }
}

impl fmt::Debug for PackedBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.unpack(), f)
    }
}
