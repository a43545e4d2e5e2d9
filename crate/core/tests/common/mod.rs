//! What the tests of the readers share.

#![allow(dead_code, reason = "each test file takes what it needs")]

pub mod laws;

use qili::format::fen;
use qili::notation::chinese::{self, Script};
use qili::record::LeftoverKind;
use qili::{Game, Move};

/// Reads a text with one game and replays it.
pub fn one_game(text: &str) -> Game {
    let mut book = qili::read(text);
    assert_eq!(book.records.len(), 1, "games in {}", text.chars().take(200).collect::<String>());
    Game::replay(book.records.remove(0))
}

/// Reads and replays every game of a text.
pub fn games(text: &str) -> Vec<Game> {
    qili::read(text).records.into_iter().map(Game::replay).collect()
}

/// What was odd in a game's text, as sentences.
pub fn warnings(game: &Game) -> Vec<String> {
    game.record().warnings.iter().map(ToString::to_string).collect()
}

/// The moves from a node to the end of its line, its own included, in short ICCS; what was not played is `?`.
pub fn moves_from(game: &Game, node: usize) -> String {
    let moves = game
        .record()
        .line_from(node)
        .filter(|&node| node != 0)
        .map(|node| game.nodes()[node].played().map_or("?".to_owned(), |mv: Move| mv.to_string()));
    moves.collect::<Vec<_>>().join(" ")
}

/// The main line as [`moves_from`] writes it.
pub fn main_line(game: &Game) -> String {
    moves_from(game, 0)
}

/// The move that leads to a node, in Chinese.
pub fn chinese(game: &Game, node: usize) -> String {
    let parent = game.record().nodes()[node].parent().expect("a move");
    let board = game.nodes()[parent].setup().board;
    let mv = game.nodes()[node].played().expect("a playable move");
    chinese::write(&board, mv, Script::Simplified).expect("a move with a name")
}

/// Every problem of a game, as sentences in the order of the nodes.
pub fn problems(game: &Game) -> Vec<String> {
    game.nodes().iter().filter_map(|node| node.problem().map(ToString::to_string)).collect()
}

/// The nodes that follow a node.
pub fn children(game: &Game, node: usize) -> &[usize] {
    game.record().nodes()[node].children()
}

/// The comment at a node.
pub fn comment(game: &Game, node: usize) -> &str {
    &game.record().nodes()[node].comment
}

/// The leftovers with their texts.
pub fn leftovers(game: &Game) -> Vec<(LeftoverKind, &str)> {
    game.record().leftovers.iter().map(|leftover| (leftover.kind, leftover.text.as_str())).collect()
}

/// The tree of a game with what is said, in an order that does not depend on the numbers of the nodes.
pub fn outline(game: &Game) -> Vec<String> {
    let mut lines = vec![fen::write(&game.record().start)];
    let mut open = vec![0];
    while let Some(node) = open.pop() {
        let written = &game.record().nodes()[node];
        let mv =
            game.nodes()[node].played().map_or_else(|| format!("{:?}", written.written), |mv| mv.to_string());
        lines.push(format!("{} {mv} {:?}", written.ply(), written.comment));
        open.extend(written.children().iter().rev());
    }
    lines
}
