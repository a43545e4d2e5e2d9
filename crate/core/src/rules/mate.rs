//! Forcing by consecutive checks (连续照将): the search behind 杀, and behind pieces won by a series of checks.
//!
//! A best-first proof over the graph of positions that checks and their answers can reach. A check is proved when
//! every answer is; a position is proved when one of its checks is, or when it is a goal by itself. What remains
//! unproved when the whole graph has been visited is refuted, perpetual checks included. A proof or a refutation
//! never depends on the node limit; only whether one is reached does.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use crate::moves::Move;
use crate::position::Position;
use crate::rules::budget::Budget;
use crate::square::SquareSet;

/// What a search for mate by consecutive checks found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mate {
    /// The side to move mates: its checks with one answer to each, the mating move last.
    Found(Vec<Move>),
    /// It does not.
    None,
    /// The node limit was met first.
    Undecided,
}

/// Searches for a mate by consecutive checks of the side to move, visiting at most `limit` positions.
///
/// ```
/// use qili::rules::{find_mate, Mate};
/// use qili::{format::fen, Position};
/// let position = Position::try_from(&fen::read("3k5/9/4R4/9/9/9/9/9/9/4KR3 w")?)?;
/// assert!(matches!(find_mate(&position, 1_000), Mate::Found(line) if line.len() == 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn find_mate(position: &Position, limit: usize) -> Mate {
    let budget = Budget::new(limit);
    match mate(position, &budget) {
        Some(line) => Mate::Found(line),
        None if budget.is_overdrawn() => Mate::Undecided,
        None => Mate::None,
    }
}

/// A mate by consecutive checks, if one is found within the budget.
pub(crate) fn mate(position: &Position, budget: &Budget) -> Option<Vec<Move>> {
    force(position, budget, SquareSet::EMPTY, &|_, _| true, &|_| false)
}

/// Whether the side to move is about to be checked into mate; a side in check cannot be asked.
pub(crate) fn mates_next(position: &Position, budget: &Budget) -> bool {
    !position.is_check() && mate(position, budget).is_some()
}

/// A series of checks that ends in mate or in a goal position with the checking side to move: its checks with one
/// answer to each, a mating move or the last answer at the end.
///
/// `wanted` says which checks may be used; checks by the other side's pieces on `blind` need no answer.
pub(crate) fn force(
    position: &Position,
    budget: &Budget,
    blind: SquareSet,
    wanted: &dyn Fn(&Position, Move) -> bool,
    goal: &dyn Fn(&Position) -> bool,
) -> Option<Vec<Move>> {
    let mut search = Search {
        blind,
        wanted,
        goal,
        nodes: Vec::new(),
        checks: Vec::new(),
        index: HashMap::new(),
        open: BinaryHeap::new(),
    };
    let root = search.node(*position, 0);
    while let Some(Reverse((cost, node))) = search.open.pop() {
        if !budget.spend() {
            return None;
        }
        search.visit(node, cost, node != root);
        if search.nodes[root].proof.is_some() {
            return Some(search.line(root));
        }
    }
    None
}

/// Why a position is proved.
#[derive(Clone, Copy)]
enum Proof {
    /// By the check with this number.
    Check(usize),
    /// It is a goal.
    Goal,
}

/// A position with the checking side to move.
struct Node {
    position: Position,
    /// The checks that wait for this position to be proved.
    parents: Vec<usize>,
    proof: Option<Proof>,
    /// Whether some defence ends in a goal, not in mate.
    ends_in_goal: bool,
}

/// A check, waiting for its answers to be proved one after the other.
struct Check {
    node: usize,
    mv: Move,
    cost: u32,
    answers: Vec<Move>,
    /// How many answers are proved; the next one is being looked at.
    proved: usize,
}

struct Search<'a> {
    blind: SquareSet,
    wanted: &'a dyn Fn(&Position, Move) -> bool,
    goal: &'a dyn Fn(&Position) -> bool,
    nodes: Vec<Node>,
    checks: Vec<Check>,
    /// The nodes by the keys of their positions.
    index: HashMap<u64, usize>,
    open: BinaryHeap<Reverse<(u32, usize)>>,
}

impl Search<'_> {
    fn node(&mut self, position: Position, cost: u32) -> usize {
        let next = self.nodes.len();
        let node = *self.index.entry(position.key()).or_insert(next);
        if node == next {
            self.nodes.push(Node { position, parents: Vec::new(), proof: None, ends_in_goal: false });
            self.open.push(Reverse((cost, node)));
        }
        node
    }

    fn visit(&mut self, node: usize, cost: u32, may_be_goal: bool) {
        if self.nodes[node].proof.is_some() {
            return;
        }
        if may_be_goal && (self.goal)(&self.nodes[node].position) {
            self.nodes[node].proof = Some(Proof::Goal);
            self.nodes[node].ends_in_goal = true;
            let waiting = std::mem::take(&mut self.nodes[node].parents);
            self.advance(waiting);
        } else {
            self.expand(node, cost);
        }
    }

    fn expand(&mut self, node: usize, cost: u32) {
        let position = self.nodes[node].position;
        let mut moves: Vec<Move> = checks(&position, self.blind).collect();
        moves.sort();
        for mv in moves {
            if !(self.wanted)(&position, mv) {
                continue;
            }
            let after = position.after(mv);
            let mut answers: Vec<Move> = after.legal_moves().collect();
            // The answer to look at first is the likeliest to refute: one that leads to where another check is
            // waiting, else one that takes, else one that leaves few checks.
            answers.sort_by_cached_key(|&answer| {
                let child = after.after(answer);
                let waiting =
                    self.index.get(&child.key()).is_some_and(|&node| self.nodes[node].proof.is_none());
                (!waiting, after.piece_at(answer.to).is_none(), checks(&child, self.blind).count(), answer)
            });
            // Checks with few answers come first: they are the cheapest to prove.
            let cost = cost + 1 + 2 * answers.len() as u32;
            self.checks.push(Check { node, mv, cost, answers, proved: 0 });
            self.advance(vec![self.checks.len() - 1]);
            if self.nodes[node].proof.is_some() {
                return;
            }
        }
    }

    /// Moves checks on to their first unproved answer; where none is left, proves the position and all that follows.
    fn advance(&mut self, mut ready: Vec<usize>) {
        while let Some(check) = ready.pop() {
            let Check { node, mv, cost, .. } = self.checks[check];
            if self.nodes[node].proof.is_some() {
                continue;
            }
            let after = self.nodes[node].position.after(mv);
            loop {
                let Some(&answer) = self.checks[check].answers.get(self.checks[check].proved) else {
                    self.nodes[node].proof = Some(Proof::Check(check));
                    self.nodes[node].ends_in_goal = self.goal_answer(check).is_some();
                    ready.append(&mut self.nodes[node].parents);
                    break;
                };
                let child = self.node(after.after(answer), cost);
                if self.nodes[child].proof.is_none() {
                    self.nodes[child].parents.push(check);
                    break;
                }
                self.checks[check].proved += 1;
            }
        }
    }

    /// An answer to a proved check that holds out to a goal.
    fn goal_answer(&self, check: usize) -> Option<Move> {
        let Check { node, mv, ref answers, .. } = self.checks[check];
        let after = self.nodes[node].position.after(mv);
        answers.iter().copied().find(|&answer| {
            self.index.get(&after.after(answer).key()).is_some_and(|&child| self.nodes[child].ends_in_goal)
        })
    }

    /// The line from a proved position, against a defence that avoids mate where it can. Each proof rests on earlier
    /// ones only, so the line ends.
    fn line(&self, root: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = root;
        while let Some(Proof::Check(proof)) = self.nodes[node].proof {
            let check = &self.checks[proof];
            line.push(check.mv);
            let Some(answer) = self.goal_answer(proof).or_else(|| check.answers.last().copied()) else {
                break;
            };
            line.push(answer);
            let after = self.nodes[node].position.after(check.mv).after(answer);
            match self.index.get(&after.key()) {
                Some(&next) => node = next,
                None => break,
            }
        }
        line
    }
}

/// The checks that the side to move can give, its own king safe but for the attackers on `blind`.
pub(crate) fn checks(position: &Position, blind: SquareSet) -> impl Iterator<Item = Move> + '_ {
    position.checks_fearing(position.by_color(!position.turn()) - blind)
}
