//! The one answer: classes of all moves of a line, and the verdict.

use crate::color::{ByColor, Color};
use crate::moves::{Move, PlayError};
use crate::position::Position;
use crate::rules::budget::Budget;
use crate::rules::ruleset::{Newness, RuleSet, System};
use crate::rules::ruling::MoveRuling;
use crate::rules::verdict::{Verdict, verdict};
use crate::rules::{asian, chinese};

/// How many positions the searches behind one move's class may visit.
pub const NODE_LIMIT: usize = 2_000;

/// A line of play that can be judged: lawful moves from a position.
///
/// ```
/// use qili::rules::{CHINA_2020, Class, Line};
/// use qili::{format::fen, Color, Position};
/// let start = Position::try_from(&fen::read("3k5/9/9/9/9/9/8P/9/9/4K2NR w")?)?;
/// let moves = ["i0i1", "d9e9"].map(|text| text.parse().unwrap());
/// assert_eq!(Line::new(start, &moves).unwrap_err().ply, 2); // the kings would face each other
/// let line = Line::new(start, &moves[..1])?;
/// assert_eq!(line.classify(1, &CHINA_2020).class, Class::Kill); // i1d1 would mate
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    positions: Vec<Position>, // Invariant: one more than moves.
    moves: Vec<Move>,
    loop_start: Option<usize>,
}

/// A move of a line that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// Which move, counted from 1.
    pub ply: usize,
    /// Why.
    pub error: PlayError,
}

impl std::fmt::Display for LineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "move {}: {}", self.ply, self.error)
    }
}

impl std::error::Error for LineError {}

/// The given loop is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopError {
    /// The number lies behind the last move.
    OutOfRange {
        /// The index that was given.
        loop_start: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// The position before that move is not the final one.
    DoesNotReturn {
        /// The index that was given.
        loop_start: usize,
    },
}

impl std::fmt::Display for LoopError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoopError::OutOfRange { loop_start, moves } => {
                write!(f, "loop_start {loop_start} is out of range: there are {moves} moves")
            }
            LoopError::DoesNotReturn { loop_start } => {
                write!(f, "loop_start {loop_start}: the last position is not the one before that move")
            }
        }
    }
}

impl std::error::Error for LoopError {}

impl Line {
    /// Plays the moves.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn new(start: Position, moves: &[Move]) -> Result<Line, LineError> {
        let mut positions = vec![start];
        let mut position = start;
        for (index, &mv) in moves.iter().enumerate() {
            position.play(mv).map_err(|error| LineError { ply: index + 1, error })?;
            positions.push(position);
        }
        Ok(Line { positions, moves: moves.to_vec(), loop_start: None })
    }

    /// Plays moves that were found lawful before.
    pub(crate) fn of_lawful(start: Position, moves: Vec<Move>) -> Line {
        let mut positions = vec![start];
        positions.extend(moves.iter().scan(start, |position, &mv| {
            position.play_unchecked(mv);
            Some(*position)
        }));
        Line { positions, moves, loop_start: None }
    }

    /// Says that the moves from an index (0-based) on are a loop that goes on for ever.
    ///
    /// # Errors
    /// If the final position is not the one before that move.
    pub fn with_loop(self, loop_start: usize) -> Result<Line, LoopError> {
        if self.moves.len() <= loop_start {
            Err(LoopError::OutOfRange { loop_start, moves: self.moves.len() })
        } else if self.positions[loop_start] != self.positions[self.moves.len()] {
            Err(LoopError::DoesNotReturn { loop_start })
        } else {
            Ok(Line { loop_start: Some(loop_start), ..self })
        }
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The positions: the start, then one after each move.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The index of the move that starts the endless loop, if the line was said to have one.
    #[must_use]
    pub fn loop_start(&self) -> Option<usize> {
        self.loop_start
    }

    /// The class of a move (1-based ply) under a rule set. It depends on the move and the one before it alone.
    ///
    /// # Panics
    /// If there is no such move.
    #[must_use]
    pub fn classify(&self, ply: usize, rules: &RuleSet) -> MoveRuling {
        self.classify_within(ply, rules, NODE_LIMIT)
    }

    /// As [`Line::classify`], with searches that visit at most `limit` positions.
    ///
    /// # Panics
    /// If there is no such move.
    #[must_use]
    pub fn classify_within(&self, ply: usize, rules: &RuleSet, limit: usize) -> MoveRuling {
        let (before, mv) = (&self.positions[ply - 1], self.moves[ply - 1]);
        let previous = ply.checked_sub(2).map(|index| (&self.positions[index], self.moves[index]));
        match &rules.system {
            System::Chinese(chinese) => chinese::classify(previous, before, mv, chinese, &Budget::new(limit)),
            System::Asian(rules) => asian::classify(before, mv, rules.newness),
            System::Counted(_) => asian::classify(before, mv, Newness::Attacker),
        }
    }

    /// The classes of all moves, and what the book says of the line as a whole.
    #[must_use]
    pub fn judge(&self, rules: &RuleSet) -> Judgement {
        let moves: Vec<MoveRuling> = (1..=self.moves.len()).map(|ply| self.classify(ply, rules)).collect();
        let verdict = self.verdict(rules, |ply| moves[ply - 1].clone());
        Judgement { moves, verdict }
    }

    /// What the book says of the line as a whole. `ruling` is asked for the moves (1-based plies) that repeat: it may
    /// answer with [`Line::classify`], or with what that answered before.
    #[must_use]
    pub fn verdict(&self, rules: &RuleSet, ruling: impl FnMut(usize) -> MoveRuling) -> Verdict {
        verdict(self, rules, ruling)
    }
}

/// What a rule set says of a line.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// One ruling for each move.
    pub moves: Vec<MoveRuling>,
    /// The ruling on the line.
    pub verdict: Verdict,
}

/// One value for each side.
pub(crate) fn by_color<T>(mut value: impl FnMut(Color) -> T) -> ByColor<T> {
    ByColor { red: value(Color::Red), black: value(Color::Black) }
}
