//! A text that was read, and what can be asked of its games.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Error, RangeError};
use qili::format::{dhtmlxq, fen};
use qili::game::Node;
use qili::rules::{Line, MoveRuling, RULE_SETS, RuleSet};
use qili::scene;
use qili::view::{BookView, PassageView, RuleSetView, RulingView, VerdictView};
use qili::{Game, Language};
use wasm_bindgen::prelude::*;

use crate::convert::{encode, into_error};
use crate::text::decoder;

/// Reads every game of a text, in any format, and replays it. What cannot be read is told by the view's warnings.
/// `language` is that of every sentence about the games: `zh-Hans`, `zh-Hant`, `en` (which it is if none is named), `vi`.
///
/// # Errors
///
/// A `RangeError` if there is no such language.
#[wasm_bindgen]
pub fn read(
    text: &str,
    #[wasm_bindgen(unchecked_optional_param_type = "Language")] language: Option<String>,
) -> Result<Book, JsValue> {
    Ok(Book::new(qili::read(text), in_language(language)?))
}

/// Reads every game in the bytes of a file: a text in any encoding, or a file of 象棋演播室 (XQF) or 象棋桥 (CBR, CBL).
/// What it is, its content tells. `encoding` names the code page of what is not Unicode; see `decode`. Places in a text
/// count in the decoded one. `language` is as for `read`.
///
/// # Errors
///
/// A `RangeError` if there is no such encoding or language.
#[wasm_bindgen(js_name = readBytes)]
pub fn read_bytes(
    bytes: &[u8],
    encoding: Option<String>,
    #[wasm_bindgen(unchecked_optional_param_type = "Language")] language: Option<String>,
) -> Result<Book, JsValue> {
    Ok(Book::new(qili::read_bytes(bytes, &decoder(encoding)?), in_language(language)?))
}

/// The games of a text. Games and nodes go by their numbers in the view, from 0.
#[wasm_bindgen]
pub struct Book {
    book: Rc<qili::Book>, // Its records have moved into the games.
    games: Vec<Game>,
    language: Language,
    /// What was judged before, by game, node and rule set: a verdict asks for the same rulings again.
    rulings: RefCell<HashMap<(usize, usize, &'static str), MoveRuling>>,
}

/// The rule books that can be asked, oldest first.
///
/// # Errors
///
/// None that an input could cause.
#[wasm_bindgen(js_name = ruleSets, unchecked_return_type = "RuleSetView[]")]
pub fn rule_sets() -> Result<JsValue, Error> {
    encode(&RULE_SETS.iter().map(|&rules| RuleSetView::from(rules)).collect::<Vec<_>>())
}

impl Book {
    fn new(mut book: qili::Book, language: Language) -> Book {
        let games = book.take_games();
        Book { book: Rc::new(book), games, language, rulings: RefCell::default() }
    }
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
        encode(&BookView::new(&self.book, &self.games, self.language))
    }

    /// The same games with left and right swapped; nodes keep their numbers.
    #[must_use]
    pub fn mirrored(&self) -> Book {
        let games = self.games.iter().map(Game::mirrored).collect();
        Book { book: self.book.clone(), games, language: self.language, rulings: RefCell::default() }
    }

    /// A game in the tags of the forums, whatever it was read from.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn dhtmlxq(&self, game: usize) -> Result<String, Error> {
        self.node(game, 0)?;
        Ok(dhtmlxq::write(&self.games[game]).text)
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

    /// The comment of a node, with the moves that it names.
    ///
    /// # Errors
    ///
    /// If there is no such node.
    #[wasm_bindgen(unchecked_return_type = "PassageView[]")]
    pub fn comment(&self, game: usize, node: usize) -> Result<JsValue, Error> {
        self.node(game, node)?;
        encode(&PassageView::all(&self.games[game], node))
    }

    /// What a rule set says of the move that leads to a node, and why.
    ///
    /// # Errors
    ///
    /// If there is no such node or rule set, or the node is the start.
    #[wasm_bindgen(unchecked_return_type = "RulingView")]
    pub fn judge(&self, game: usize, node: usize, rules: &str) -> Result<JsValue, Error> {
        self.node(game, node)?;
        let rules = rule_set(rules)?;
        if node == 0 {
            return Err(into_error("no move leads to the start"));
        }
        let game_at = &self.games[game];
        encode(&match game_at.last_moves(node) {
            None => RulingView::unjudged(node, game_at, self.language),
            Some(line) => {
                let ruling = self.ruling(game, node, line.moves().len(), &line, rules);
                RulingView::new(node, &line, &ruling, rules, self.language)
            }
        })
    }

    /// What a rule set says of the line that ends at a node; of one that breaks the rules of movement, why it says
    /// nothing.
    ///
    /// # Errors
    ///
    /// If there is no such node or rule set.
    #[wasm_bindgen(unchecked_return_type = "VerdictView")]
    pub fn verdict(&self, game: usize, node: usize, rules: &str) -> Result<JsValue, Error> {
        self.node(game, node)?;
        let rules = rule_set(rules)?;
        let game_at = &self.games[game];
        let Some(line) = game_at.line(node) else {
            return encode(&VerdictView::unjudged(node, game_at, rules, self.language));
        };
        let nodes = game_at.line_to(node);
        let verdict = line.verdict(rules, |ply| self.ruling(game, nodes[ply], ply, &line, rules));
        encode(&VerdictView::new(&nodes, &verdict, rules, self.language))
    }

    /// The ruling on a move (1-based ply) of a line, which leads to a node; found once, then remembered.
    fn ruling(
        &self,
        game: usize,
        node: usize,
        ply: usize,
        line: &Line,
        rules: &'static RuleSet,
    ) -> MoveRuling {
        let key = (game, node, rules.id);
        if let Some(known) = self.rulings.borrow().get(&key) {
            return known.clone();
        }
        let ruling = line.classify(ply, rules);
        self.rulings.borrow_mut().insert(key, ruling.clone());
        ruling
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

fn rule_set(id: &str) -> Result<&'static RuleSet, Error> {
    RuleSet::by_id(id).ok_or_else(|| into_error(format!("no rule set {id:?}")))
}

fn in_language(tag: Option<String>) -> Result<Language, JsValue> {
    let Some(tag) = tag else { return Ok(Language::default()) };
    Language::by_tag(&tag).ok_or_else(|| RangeError::new(&format!("no language {tag:?}")).into())
}
