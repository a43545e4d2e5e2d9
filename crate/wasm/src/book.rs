//! A text that was read, and what can be asked of its games.

use js_sys::Error;
use qili::Game;
use qili::format::fen;
use qili::game::Node;
use qili::scene;
use qili::view::{BookView, GameView};
use wasm_bindgen::prelude::*;

use crate::convert::{encode, into_error};

/// Reads every game of a text, in any format, and replays it. What cannot be read is told by the view's warnings.
#[wasm_bindgen]
#[must_use]
pub fn read(text: &str) -> Book {
    let mut book = qili::read(text);
    let games = std::mem::take(&mut book.records).into_iter().map(Game::replay).collect();
    Book { book, games }
}

/// The games of a text. Games and nodes go by their numbers in the view, from 0.
#[wasm_bindgen]
pub struct Book {
    book: qili::Book, // Its records have moved into the games.
    games: Vec<Game>,
}

#[wasm_bindgen]
impl Book {
    /// Everything that was found.
    ///
    /// # Errors
    ///
    /// None that an input could cause.
    #[wasm_bindgen(unchecked_return_type = "BookView")]
    pub fn view(&self) -> Result<JsValue, Error> {
        let games = self.games.iter().map(GameView::from).collect();
        encode(&BookView { games, ..BookView::from(self.book.clone()) })
    }

    /// The same games with left and right swapped; nodes keep their numbers.
    #[must_use]
    pub fn mirrored(&self) -> Book {
        Book { book: self.book.clone(), games: self.games.iter().map(Game::mirrored).collect() }
    }

    /// The position of a node as FEN.
    ///
    /// # Errors
    ///
    /// If there is no such node.
    pub fn fen(&self, game: usize, node: usize) -> Result<String, Error> {
        Ok(fen::write(&self.node(game, node)?.setup()))
    }

    /// What to draw at a node. The options are words such as `flip last=h2e2 ring=e6:threat`; see `Options` in the core.
    ///
    /// # Errors
    ///
    /// If there is no such node, or a word is no option.
    #[wasm_bindgen(unchecked_return_type = "Scene")]
    pub fn scene(&self, game: usize, node: usize, options: &str) -> Result<JsValue, Error> {
        let board = self.node(game, node)?.setup().board;
        encode(&scene::draw(&board, &options.parse().map_err(into_error)?))
    }

    fn node(&self, game: usize, node: usize) -> Result<&Node, Error> {
        let games = &self.games;
        let nodes = games
            .get(game)
            .ok_or_else(|| into_error(format!("no game {game}: there are {}", games.len())))?
            .nodes();
        nodes.get(node).ok_or_else(|| into_error(format!("no node {node}: game {game} has {}", nodes.len())))
    }
}
