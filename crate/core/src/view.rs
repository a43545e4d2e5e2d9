//! The one schema: what the command line prints as JSON and the page receives as objects.
//!
//! Nodes are numbered as in the game: 0 is the starting position, every other node is the position after one move.
//! Points are ICCS (`h2`), moves are ICCS (`h2e2`), plies are counted from 1.

use crate::color::Color;
use crate::rules::Class;

/// Everything that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct BookView {
    /// The format that was recognised, e.g. `dhtmlxq`.
    pub format: String,
    /// The games in the order of the text.
    pub games: Vec<GameView>,
    /// What was odd outside every game.
    pub warnings: Vec<WarningView>,
}

/// One game, replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct GameView {
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
    /// Comments that belong to no move.
    pub leftovers: Vec<LeftoverView>,
    /// What was odd in this game's text.
    pub warnings: Vec<WarningView>,
}

/// A named value of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct FactView {
    /// The tag's name, lower case.
    pub name: String,
    /// Its text.
    pub value: String,
}

/// A position of a game with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct NodeView {
    /// The node before; none for the start.
    pub parent: Option<usize>,
    /// The nodes after; the first one continues the line.
    pub children: Vec<usize>,
    /// Plies since the start, 0 for the start itself.
    pub ply: usize,
    /// Who made the move; for the start, who moves first.
    pub side: Color,
    /// The move, and how notations write it; none for the start and for a text that is no move.
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
pub struct MoveView {
    /// `h2e2`.
    pub iccs: String,
    /// 炮二平五.
    pub simplified: String,
    /// 炮二平五 with 俥 傌 and the like as printed in traditional books.
    pub traditional: String,
    /// `C2=5`.
    pub wxf: String,
}

/// A comment without a move to stand at.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct LeftoverView {
    /// The branch as numbered by the record, 0 for the main line.
    pub branch: usize,
    /// The ply as numbered by the record.
    pub ply: usize,
    /// The comment.
    pub text: String,
}

/// Something odd that was met while reading.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct WarningView {
    /// A short fixed name of the kind.
    pub kind: String,
    /// Where in the text, in bytes from its start.
    pub offset: usize,
    /// What and where, as a sentence.
    pub sentence: String,
}

/// What a rule set says of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct RulingView {
    /// The node that the move leads to.
    pub node: usize,
    /// The class; none where the move could not be judged (see `sentence`).
    pub class: Option<Class>,
    /// Whether a search met its node limit: then the class is what could be shown, not a proof.
    pub undecided: bool,
    /// Why, in words.
    pub sentence: WordsView,
    /// The article of the rule set.
    pub article: String,
    /// What is attacked, by whom, and why it is not protected.
    pub targets: Vec<TargetView>,
    /// Moves that prove the threat, to be played from this node: the mover moves first.
    pub line: Vec<MoveView>,
}

/// A text in the languages that the core writes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct WordsView {
    /// Simplified Chinese.
    pub zh: String,
    /// English.
    pub en: String,
}

/// A piece under attack.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct TargetView {
    /// Where it stands.
    pub square: String,
    /// Where the attackers stand.
    pub attackers: Vec<String>,
    /// Why it is not protected: `unrooted`, `under-rooted`, `false-root`, `more-valuable`, `joint`.
    pub reason: String,
}

/// What a rule set says of a line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
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
    pub sentence: WordsView,
    /// The name of Red's pattern, e.g. 一将一闲; empty where nothing repeats.
    pub red: String,
    /// The name of Black's pattern.
    pub black: String,
    /// The nodes that repeat, from the first to the last of the loop or pattern.
    pub span: Vec<usize>,
    /// How often the final position has stood.
    pub times: usize,
}
