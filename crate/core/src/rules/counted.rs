//! Counting rules (天天象棋): so many attacks in a row, and the next one is refused.

use crate::color::ByColor;
use crate::rules::class::Class;
use crate::rules::ruleset::Counted;
use crate::rules::verdict::{Finding, Ground, Looped};
use crate::square::{Square, SquareSet};

/// How long a loop that goes on for ever is followed, in plies; every count has been reached by then.
const FOLLOWED: usize = 400;

/// Counts a whole line, and its loop on and on if the line was said to have an endless one.
///
/// A quiet move ends its side's run of attacks, a capture ends both. A run that is longer than its limit is at fault,
/// unless its last move mates; when both sides run alike, the game is drawn.
pub(crate) fn find(looped: Looped<'_>, rules: &Counted) -> Finding {
    let end = looped.line.moves().len();
    let mut runs: ByColor<Run> = ByColor::default();
    let mut index = looped.start;
    let mut played = 0;
    while index < end && played < FOLLOWED {
        let position = &looped.line.positions()[index];
        let (mv, color) = (looped.line.moves()[index], position.turn());
        if position.piece_at(mv.to).is_some() {
            runs = ByColor::default();
        }
        for run in [&mut runs.red, &mut runs.black] {
            run.follow(mv.from, mv.to);
        }
        let ruling = looped.ruling(index);
        let after = &looped.line.positions()[index + 1];
        match ruling.class {
            Class::Check => runs[color].add_check(after.checkers(), mv.to),
            Class::Chase => {
                runs[color].add_chase(ruling.targets.iter().map(|target| target.square).collect(), mv.to);
            }
            _ => runs[color] = Run::default(),
        }
        if mutual(&runs, rules) {
            return (Ground::BothAttack, None, ByColor::default());
        }
        // A run is measured against its own limit only while the other side does not answer in kind.
        if runs[color].limit(rules) < runs[color].length
            && !runs[!color].is_like(&runs[color])
            && !after.is_mate()
        {
            let ground = if runs[color].chases == 0 { Ground::PerpetualCheck } else { Ground::OneAttacks };
            return (ground, Some(color), ByColor::default());
        }
        index += 1;
        played += 1;
        if let (true, Some(start)) = (index == end, looped.line.loop_start()) {
            index = start;
        }
    }
    (Ground::NeitherAttacks, None, ByColor::default())
}

/// Whether both sides have only checked, or only chased, long enough for a draw.
fn mutual(runs: &ByColor<Run>, rules: &Counted) -> bool {
    runs.red.is_like(&runs.black) && rules.mutual <= runs.red.length.min(runs.black.length)
}

/// A side's attacks in a row.
#[derive(Default)]
struct Run {
    length: usize,
    chases: usize,
    /// Where the pieces that checked stand now.
    checkers: SquareSet,
    /// Where the pieces that made the moves stand now.
    movers: SquareSet,
    /// Where the pieces that were chased every time stand now.
    prey: SquareSet,
}

impl Run {
    /// Keeps the sets on their pieces when one of them moves.
    fn follow(&mut self, from: Square, to: Square) {
        for set in [&mut self.checkers, &mut self.movers, &mut self.prey] {
            if set.contains(from) {
                *set = set.without(from).with(to);
            }
        }
    }

    fn add_check(&mut self, checkers: SquareSet, mover: Square) {
        self.checkers |= checkers;
        self.movers = self.movers.with(mover);
        self.length += 1;
    }

    /// A chase continues the run if it is the first one, follows a check, or hits a piece that was hit before.
    fn add_chase(&mut self, prey: SquareSet, mover: Square) {
        let common = if self.chases == 0 { prey } else { self.prey & prey };
        if common.is_empty() {
            *self = Run::default();
        }
        self.prey = if common.is_empty() { prey } else { common };
        self.movers = self.movers.with(mover);
        self.chases += 1;
        self.length += 1;
    }

    fn limit(&self, rules: &Counted) -> usize {
        if self.chases == 0 {
            rules.checks[self.checkers.len().clamp(1, 3) - 1]
        } else if self.chases == self.length {
            rules.chases
        } else {
            rules.alternating[usize::from(1 < self.movers.len())]
        }
    }

    fn is_like(&self, other: &Run) -> bool {
        let all_checks = |run: &Run| 0 < run.length && run.chases == 0;
        let all_chases = |run: &Run| 0 < run.length && run.chases == run.length;
        (all_checks(self) && all_checks(other)) || (all_chases(self) && all_chases(other))
    }
}
