//! Comments cut up into passages: plain text, and moves that can be played.

use crate::game::Game;

/// A piece of a comment; all of them together are the comment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub struct PassageView {
    /// The words.
    pub text: String,
    /// The node that the moves are played from.
    pub base: usize,
    /// The moves that the words stand for, in ICCS, with those before them; none for plain text.
    pub line: Vec<String>,
}

impl PassageView {
    /// The comment of a node.
    ///
    /// # Panics
    /// If there is no such node.
    #[must_use]
    pub fn all(game: &Game, node: usize) -> Vec<PassageView> {
        let comment = game.record().nodes()[node].comment.as_str();
        let mut passages = Vec::new();
        let mut end = 0;
        let plain = |text: &str| PassageView { text: text.to_owned(), base: node, line: Vec::new() };
        for mention in game.mentions(node) {
            if end < mention.at.start {
                passages.push(plain(&comment[end..mention.at.start]));
            }
            end = mention.at.end;
            passages.push(PassageView {
                text: comment[mention.at].to_owned(),
                base: mention.base,
                line: mention.line.iter().map(ToString::to_string).collect(),
            });
        }
        if end < comment.len() {
            passages.push(plain(&comment[end..]));
        }
        passages
    }
}
