//! The one schema: what the command line prints as JSON and the page receives as objects.
//!
//! Nodes are numbered as in the game: 0 is the starting position, every other node is the position after one move.
//! Points are ICCS (`h2`), moves are ICCS (`h2e2`), plies are counted from 1.

mod passage;
mod ruling;

pub use passage::PassageView;

use crate::board::Board;
use crate::book::Book;
use crate::color::Color;
use crate::format::fen;
use crate::game::{Game, Problem};
use crate::language::Language;
use crate::moves::Move;
use crate::notation::chinese::{self, Script};
use crate::notation::{Reading, vietnamese, wxf};
use crate::record::{Leftover, LeftoverKind, Written};
use crate::rules::Class;
use crate::warning::{Warning, WarningKind};

/// Everything that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct BookView {
    /// The format that was recognised, e.g. `dhtmlxq`; an empty text where no game was found.
    pub format: String,
    /// The games in the order of the text.
    pub games: Vec<GameView>,
    /// What was odd outside every game.
    pub warnings: Vec<WarningView>,
}

/// One game, replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct GameView {
    /// Where the game stands in the text, in bytes from its start: what a board replaces.
    pub from: usize,
    /// The byte behind it.
    pub to: usize,
    /// The title, or an empty text.
    pub title: String,
    /// Players, event, date and the like, as written; names are those of the record's tags.
    pub facts: Vec<FactView>,
    /// The starting position.
    pub fen: String,
    /// The positions; number 0 is the start.
    pub nodes: Vec<NodeView>,
    /// The node at which a viewer opens.
    pub opening: usize,
    /// Comments and branches that have no place in the tree.
    pub leftovers: Vec<LeftoverView>,
    /// What was odd in this game's text.
    pub warnings: Vec<WarningView>,
}

/// A named value of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct FactView {
    /// The tag's name, lower case.
    pub name: String,
    /// Its text.
    pub value: String,
}

/// A position of a game with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct NodeView {
    /// The node before; none for the start.
    pub parent: Option<usize>,
    /// The nodes after; the first one continues the line.
    pub children: Vec<usize>,
    /// Plies since the start, 0 for the start itself.
    pub ply: usize,
    /// Who made the move; for the start, who moves first.
    pub side: Color,
    /// The move, and how notations write it; none for the start and for what could not be played.
    pub played: Option<MoveView>,
    /// The move as the record wrote it.
    pub written: String,
    /// Whether the move checks.
    pub check: bool,
    /// Whether the opponent has no legal move left: mated or stalemated.
    pub lost: bool,
    /// The comment, line breaks kept, or an empty text.
    pub comment: String,
    /// What is wrong with the move, or why nothing can be judged here.
    pub problem: Option<String>,
}

/// A move in the notations.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct MoveView {
    /// `h2e2`.
    pub iccs: String,
    /// 炮二平五.
    pub simplified: String,
    /// 炮二平五 with 俥 傌 and the like as printed in traditional books.
    pub traditional: String,
    /// `C2=5`.
    pub wxf: String,
    /// `P2-5`.
    pub vietnamese: String,
}

/// A comment without a move to stand at, or a branch without a place to leave from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct LeftoverView {
    /// `comment` or `branch`.
    pub kind: String,
    /// The branch as numbered by the record, 0 for the main line.
    pub branch: usize,
    /// The ply as numbered by the record; for a branch that of its first move.
    pub ply: usize,
    /// The branch that a branch should leave.
    pub parent: Option<usize>,
    /// The comment, or the moves as written.
    pub text: String,
}

/// Something odd that was met while reading.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct WarningView {
    /// A short fixed name of the kind.
    pub kind: String,
    /// The tag in question, as the format writes it.
    pub tag: Option<String>,
    /// The ply in question.
    pub ply: Option<usize>,
    /// Where in the text, in bytes from its start.
    pub offset: usize,
    /// What and where, as a sentence.
    pub sentence: String,
}

/// What a rule set says of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct RulingView {
    /// The node that the move leads to.
    pub node: usize,
    /// The class; none where the move could not be judged (see `sentence`).
    pub class: Option<Class>,
    /// Whether a search met its node limit: then the class is what could be shown, not a proof.
    pub undecided: bool,
    /// Why, in words.
    pub sentence: String,
    /// The article of the rule set.
    pub article: String,
    /// What is attacked, by whom, and why it is not protected.
    pub targets: Vec<TargetView>,
    /// Moves that prove the threat, to be played from this node: the mover moves first.
    pub line: Vec<MoveView>,
}

/// A piece under attack.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct TargetView {
    /// Where it stands.
    pub square: String,
    /// Where the attackers stand.
    pub attackers: Vec<String>,
    /// Where the pieces stand that may take back.
    pub protectors: Vec<String>,
    /// Why it is lost: `unrooted`, `false-root`, `more-valuable`, `joint` or `exchange`.
    pub reason: String,
}

/// What a rule set says of a line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct VerdictView {
    /// The rule set's name, e.g. `china-2020`.
    pub rules: String,
    /// Whose fault it is.
    pub fault: Option<Color>,
    /// `draw`, `must_vary` or `loses`.
    pub outcome: Option<String>,
    /// `repeated`, `pattern` or `none`.
    pub basis: String,
    /// The article.
    pub article: String,
    /// The verdict in words.
    pub sentence: String,
    /// The name of Red's pattern, e.g. 一将一闲 or `perpetual check`; empty where nothing repeats.
    pub red: String,
    /// The name of Black's pattern.
    pub black: String,
    /// The nodes that repeat, from the first to the last of the loop or pattern.
    pub span: Vec<usize>,
    /// How often the final position has stood.
    pub times: usize,
}

/// A rule book that can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct RuleSetView {
    /// The name to ask by, e.g. `china-2020`.
    pub id: String,
    /// The name to show, in Chinese.
    pub chinese: String,
    /// The same in English.
    pub english: String,
}

impl BookView {
    /// A book with its games, see [`Book::take_games`]. What is odd or wrong is said in a language.
    #[must_use]
    pub fn new(book: &Book, games: &[Game], language: Language) -> BookView {
        BookView {
            format: book.format.map(|format| format.to_string()).unwrap_or_default(),
            games: games.iter().map(|game| GameView::new(game, language)).collect(),
            warnings: WarningView::all(&book.warnings, language),
        }
    }
}

impl GameView {
    /// A game. What is odd or wrong is said in a language.
    #[must_use]
    pub fn new(game: &Game, language: Language) -> GameView {
        let record = game.record();
        let facts = record.tags.iter().filter(|tag| !tag.value.trim().is_empty());
        let mut warnings = WarningView::all(&record.warnings, language);
        warnings.extend(bad_moves(game).map(|warning| WarningView::new(&warning, language)));
        GameView {
            from: record.span.start,
            to: record.span.end,
            title: record.tag("title").unwrap_or_default().to_owned(),
            facts: facts
                .map(|tag| FactView {
                    name: tag.name.to_ascii_lowercase(),
                    value: tag.value.trim().to_owned(),
                })
                .collect(),
            fen: fen::write(&record.start),
            nodes: (0..record.nodes().len()).map(|node| NodeView::new(game, node, language)).collect(),
            opening: record.opening,
            leftovers: record.leftovers.iter().map(LeftoverView::from).collect(),
            warnings,
        }
    }
}

/// A warning for each first bad move of a line.
fn bad_moves(game: &Game) -> impl Iterator<Item = Warning> + '_ {
    game.nodes().iter().zip(game.record().nodes()).filter_map(|(node, written)| {
        let problem = node.problem()?;
        match problem {
            Problem::Start(_) | Problem::Behind { .. } => None,
            Problem::Illegal { ply, .. } | Problem::Unreadable { ply, .. } => {
                let kind = WarningKind::BadMove { problem: problem.clone() };
                Some(Warning { kind, tag: None, offset: written.offset, ply: Some(*ply) })
            }
        }
    })
}

impl NodeView {
    fn new(game: &Game, number: usize, language: Language) -> NodeView {
        let node = &game.nodes()[number];
        let written = &game.record().nodes()[number];
        let first = game.record().start.turn;
        NodeView {
            parent: written.parent(),
            children: written.children().to_vec(),
            ply: written.ply(),
            side: if written.ply() == 0 || written.ply() % 2 == 1 { first } else { !first },
            played: written
                .parent()
                .zip(node.played())
                .map(|(parent, mv)| MoveView::new(&game.nodes()[parent].setup().board, mv)),
            written: match &written.written {
                Written::Points(mv) => mv.to_string(),
                Written::Text(text) => text.clone(),
            },
            check: node.is_check(),
            lost: node.is_lost(),
            comment: comment(game, number).to_owned(),
            problem: node.problem().map(|problem| problem.sentence(language)),
        }
    }
}

/// The comment at a node. At a start that has none stands what DhtmlXQ calls `other`.
fn comment(game: &Game, node: usize) -> &str {
    let comment = game.record().nodes()[node].comment.as_str();
    if node == 0 && comment.is_empty() { game.record().tag("other").unwrap_or_default() } else { comment }
}

impl MoveView {
    /// The notations of a move on the board before it; points where a notation has no word for it.
    #[must_use]
    pub fn new(board: &Board, mv: Move) -> MoveView {
        let iccs = mv.to_string();
        let or_points = |text: Option<String>| text.unwrap_or_else(|| iccs.clone());
        let reading = Reading::new(board, mv);
        let chinese = |script| or_points(reading.map(|reading| chinese::spell(&reading, script)));
        let wxf = reading.and_then(|reading| wxf::spell(&reading));
        MoveView {
            simplified: chinese(Script::Simplified),
            traditional: chinese(Script::Traditional),
            vietnamese: or_points(wxf.as_deref().map(vietnamese::translate)),
            wxf: or_points(wxf),
            iccs,
        }
    }
}

impl From<&Leftover> for LeftoverView {
    fn from(leftover: &Leftover) -> LeftoverView {
        let (kind, branch, ply, parent) = match leftover.kind {
            LeftoverKind::Comment { branch, ply } => ("comment", branch, ply, None),
            LeftoverKind::Branch { parent, ply, branch } => ("branch", branch, ply, Some(parent)),
        };
        LeftoverView { kind: kind.to_owned(), branch, ply, parent, text: leftover.text.clone() }
    }
}

impl WarningView {
    /// A warning, its sentence in a language.
    #[must_use]
    pub fn new(warning: &Warning, language: Language) -> WarningView {
        WarningView {
            kind: warning.kind.name().to_owned(),
            tag: warning.tag.clone(),
            ply: warning.ply,
            offset: warning.offset,
            sentence: warning.sentence(language),
        }
    }

    /// Several warnings, in their order.
    #[must_use]
    pub fn all(warnings: &[Warning], language: Language) -> Vec<WarningView> {
        warnings.iter().map(|warning| WarningView::new(warning, language)).collect()
    }
}
