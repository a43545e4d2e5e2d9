//! Finding what repeats in a line.

use crate::role::Role;
use crate::rules::judge::Line;
use crate::setup::Setup;

/// The part of a line that is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cycle {
    /// The first move of the loop (0-based); it lasts to the end of the line.
    pub(crate) start: usize,
    /// How often the final position has stood; `usize::MAX` for a loop that goes on for ever.
    pub(crate) times: usize,
    /// Whether the final position stood before at all.
    pub(crate) returns: bool,
}

/// The fewest moves that show a pattern: two of each side.
const SHORTEST_PATTERN: usize = 4;
/// The most moves that are read as a pattern; a longer line is a game.
const LONGEST_PATTERN: usize = 40;

/// The loop that a line has come to, or else the pattern that it shows.
///
/// A position that stood oftener than `standings` times counts from the first of its last `standings`: what lies between
/// is one loop, even where it is made of several rounds that differ.
pub(crate) fn find(line: &Line, standings: usize) -> Option<Cycle> {
    let end = line.moves().len();
    if let Some(start) = line.loop_start() {
        return Some(Cycle { start, times: usize::MAX, returns: true });
    }
    let last = &line.positions()[end];
    let stands: Vec<usize> = (0..end).filter(|&index| line.positions()[index] == *last).collect();
    let rounds = standings.max(2) - 1;
    match stands[stands.len().saturating_sub(rounds)..] {
        [start, ..] => Some(Cycle { start, times: stands.len() + 1, returns: true }),
        [] => is_pattern(line).then_some(Cycle { start: 0, times: 1, returns: false }),
    }
}

/// Whether a line could go on as it does: a diagram's moves to and fro, which the books break off before anything
/// recurs. A game from the opening position is none, nor is a line that ends in mate.
fn is_pattern(line: &Line) -> bool {
    let positions = line.positions();
    let end = line.moves().len();
    (SHORTEST_PATTERN..=LONGEST_PATTERN).contains(&end)
        && *positions[0].board() != Setup::start().board
        && (0..end).all(|index| is_reversible(line, index))
        && !positions[end].is_lost()
}

/// Whether a move (0-based) could be part of a loop: it takes nothing, and no pawn goes forward.
fn is_reversible(line: &Line, index: usize) -> bool {
    let (position, mv) = (&line.positions()[index], line.moves()[index]);
    let advances = position.piece_at(mv.from).is_some_and(|piece| piece.role == Role::Pawn)
        && mv.from.rank() != mv.to.rank();
    position.piece_at(mv.to).is_none() && !advances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::fen;
    use crate::position::Position;

    fn found(start: &str, moves: &str) -> Option<Cycle> {
        let start = Position::try_from(&fen::read(start).expect("a FEN")).expect("a lawful position");
        let moves: Vec<_> = moves.split(' ').map(|mv| mv.parse().expect("a move")).collect();
        find(&Line::new(start, &moves).expect("legal moves"), 3)
    }

    const OPENING: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    const ROOKS: &str = "4k4/9/R8/1R7/9/9/9/9/9/3K5 w";

    #[test]
    fn a_diagram_shows_a_pattern_and_a_game_none() {
        let pattern = Some(Cycle { start: 0, times: 1, returns: false });
        assert_eq!(found(ROOKS, "b6b5 e9f9 a7a8 f9e9"), pattern);
        assert_eq!(found(OPENING, "h2e2 h9g7 h0g2 i9h9 i0h0"), None);
    }

    #[test]
    fn a_line_that_mates_cannot_go_on() {
        assert_eq!(found(ROOKS, "b6b5 e9f9 a7a8 f9e9 b5b9"), None);
    }

    #[test]
    fn a_loop_counts_from_the_first_of_the_standings_that_are_asked_for() {
        let round = ["h2e2 h9g7 e2h2 g7h9"; 3].join(" ");
        assert_eq!(found(OPENING, &round), Some(Cycle { start: 4, times: 4, returns: true }));
    }
}
