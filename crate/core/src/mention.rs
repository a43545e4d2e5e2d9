//! Moves that a comment names (如炮8进3): found, and turned into what a reader can play on the board.

use std::ops::Range;

use crate::color::Color;
use crate::game::Game;
use crate::moves::Move;
use crate::notation::chinese;
use crate::position::Position;
use crate::setup::Setup;

/// A move named in a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// Where it stands in the comment, in bytes.
    pub at: Range<usize>,
    /// The node that it is played from.
    pub base: usize,
    /// The moves from there, the named one last.
    pub line: Vec<Move>,
}

impl Game {
    /// The moves that the comment of a node names in Chinese, as far as they can be played: after the one named before
    /// in the same sentence, in the node's position, or in place of the node's own move.
    ///
    /// ```
    /// let book = qili::read("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment1]如马8进7，马二进三。[/DhtmlXQ_comment1]");
    /// let game = qili::Game::replay(book.records[0].clone());
    /// let lines: Vec<_> = game.mentions(1).into_iter().map(|mention| mention.line).collect();
    /// assert_eq!(lines, [vec!["h9g7".parse()?], vec!["h9g7".parse()?, "h0g2".parse()?]]);
    /// # Ok::<(), qili::ParseMoveError>(())
    /// ```
    ///
    /// # Panics
    /// If there is no such node.
    #[must_use]
    pub fn mentions(&self, node: usize) -> Vec<Mention> {
        let written = &self.record().nodes()[node];
        let comment = written.comment.as_str();
        let bases = [Some(node), written.parent()].into_iter().flatten();
        // Where a named move may be played from: a node, the moves named before, and the position behind them.
        let mut places: Vec<(usize, Vec<Move>, Position)> =
            bases.filter_map(|base| Some((base, Vec::new(), self.nodes()[base].position()?))).collect();
        let starts = places.len();
        let mut mentions = Vec::new();
        let mut at = 0;
        while let Some(letter) = comment[at..].chars().next() {
            let Some((phrase, length)) = chinese::read_prefix(&comment[at..]) else {
                at += letter.len_utf8();
                if matches!(letter, '。' | '；' | ';' | '\n') {
                    places.truncate(starts); // another sentence, another line
                }
                continue;
            };
            let words = at..at + length;
            at = words.end;
            let side = side(&comment[words.clone()]);
            let play = |(base, line, position): &(usize, Vec<Move>, Position)| {
                let setup = Setup { board: *position.board(), turn: position.turn() };
                let mv = phrase.resolve(&setup, Some(position)).ok()?;
                let mut next = *position;
                next.play(mv).ok()?;
                Some((*base, [line.as_slice(), &[mv]].concat(), next))
            };
            // The line that was begun comes before a new one, and whoever writes numbers so before the other side.
            let ordered = || places[starts..].iter().chain(&places[..starts]);
            let own = ordered().filter(|(_, _, position)| position.turn() == side).find_map(play);
            if let Some(place) = own.or_else(|| ordered().find_map(play)) {
                mentions.push(Mention { at: words, base: place.0, line: place.1.clone() });
                places.truncate(starts);
                places.push(place);
            }
        }
        mentions
    }
}

/// Whose move it is by the way its numbers are written: Chinese ones are Red's.
fn side(words: &str) -> Color {
    if words.contains(['一', '二', '三', '四', '五', '六', '七', '八', '九']) {
        Color::Red
    } else {
        Color::Black
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions(comment: &str) -> Vec<(usize, String)> {
        let text = format!(
            "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_comment2]{comment}[/DhtmlXQ_comment2]"
        );
        let game = Game::replay(crate::read(&text).records[0].clone());
        let line = |mention: &Mention| mention.line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
        game.mentions(2).iter().map(|mention| (mention.base, line(mention))).collect()
    }

    #[test]
    fn a_line_goes_on_as_long_as_it_can_be_played() {
        assert_eq!(
            mentions("红方可走马二进三，卒７进１，车一平二"),
            [(2, "h0g2".into()), (2, "h0g2 g6g5".into()), (2, "h0g2 g6g5 i0h0".into())]
        );
    }

    #[test]
    fn a_move_in_place_of_the_one_played_starts_from_the_node_before() {
        assert_eq!(mentions("如改走馬2進3，也可"), [(1, "b9c7".into())]);
    }

    #[test]
    fn a_new_sentence_starts_a_new_line() {
        assert_eq!(
            mentions("如改走马2进3。马二进三，车9平8"),
            [(1, "b9c7".into()), (2, "h0g2".into()), (2, "h0g2 i9h9".into())]
        );
    }

    #[test]
    fn what_cannot_be_played_stays_text() {
        assert_eq!(mentions("车五进五不成立，前炮退二也不是"), []);
        assert_eq!(mentions(""), []);
    }
}
