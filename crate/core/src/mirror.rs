//! Games with left and right swapped. Everything that follows from the board (notation, rulings, drawings) follows.

use crate::board::Board;
use crate::game::Game;
use crate::record::{Slots, Written};

impl Board {
    /// The board seen in a left-right mirror.
    #[must_use]
    pub fn mirrored(&self) -> Board {
        let mut board = Board::default();
        for (square, piece) in self.pieces() {
            board.set(square.mirrored(), Some(piece));
        }
        board
    }
}

impl Game {
    /// The game seen in a left-right mirror. Its nodes have the same numbers; words of comments stay as written, and so
    /// does what was no move.
    ///
    /// ```
    /// let book = qili::read("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]");
    /// let game = qili::Game::replay(book.records[0].clone());
    /// let played = |game: &qili::Game| game.nodes()[1].played().map(|mv| mv.to_string());
    /// assert_eq!(played(&game).as_deref(), Some("h2e2"));
    /// assert_eq!(played(&game.mirrored()).as_deref(), Some("b2e2"));
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Game {
        let mut record = self.record().clone();
        record.start.board = record.start.board.mirrored();
        record.slots =
            record.slots.map(|Slots(slots)| Slots(slots.map(|at| at.map(|square| square.mirrored()))));
        for (number, node) in self.nodes().iter().enumerate() {
            let written = &mut record.node_mut(number).written;
            match (node.played(), &written) {
                (Some(mv), _) | (None, &&mut Written::Points(mv)) => {
                    *written = Written::Points(mv.mirrored())
                }
                (None, Written::Text(_)) => {}
            }
        }
        Game::replay(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::Square;

    #[test]
    fn a_mirror_in_a_mirror_shows_the_game() {
        let text = include_str!("../../../tests/fixtures/rules_1957.txt");
        let games: Vec<Game> = crate::read(text).records.into_iter().map(Game::replay).collect();
        assert_eq!(games.len(), 9);
        for game in &games {
            let mirrored = game.mirrored();
            for (node, other) in game.nodes().iter().zip(mirrored.nodes()) {
                assert_eq!(node.setup().board.mirrored(), other.setup().board);
                assert_eq!(node.is_check(), other.is_check());
            }
            assert_eq!(mirrored.mirrored().record(), game.record());
        }
    }

    #[test]
    fn a_bad_move_stays_bad_and_in_its_place() {
        let book = crate::read("[DhtmlXQ_movelist]77477737[/DhtmlXQ_movelist]");
        let game = Game::replay(book.records[0].clone()).mirrored();
        assert_eq!(game.nodes()[1].played().map(|mv| mv.to), Square::new(4, 2));
        assert!(game.nodes()[2].problem().is_some());
    }
}
