//! A position and the main line as engines are told them: `position fen … moves h2e2 h9g7`.

use super::export::{Export, LeftOut};
use super::fen;
use crate::game::Game;

/// Writes the start and the main line, as far as it can be played.
///
/// ```
/// let game = qili::Game::replay(qili::read("C2=5 H8+7").records.remove(0));
/// let text = qili::format::line::write(&game).text;
/// assert_eq!(text, "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7\n");
/// ```
#[must_use]
pub fn write(game: &Game) -> Export {
    let line: Vec<usize> = game.record().line_from(0).skip(1).collect();
    let moves: Vec<String> =
        line.iter().map_while(|&node| game.nodes()[node].played().map(|mv| mv.to_string())).collect();
    let mut text = format!("position fen {}", fen::write(&game.record().start));
    if !moves.is_empty() {
        text.push_str(" moves ");
        text.push_str(&moves.join(" "));
    }
    text.push('\n');
    let mut export = Export { text, left_out: Vec::new() };
    export.note(LeftOut::MainLine, line.len() - moves.len());
    export.note(LeftOut::Variations, game.nodes().len() - 1 - line.len());
    note_words(&mut export, game);
    export
}

/// Writes the starting position alone.
#[must_use]
pub fn write_start(game: &Game) -> Export {
    let mut export = Export { text: fen::write(&game.record().start) + "\n", left_out: Vec::new() };
    let line = game.record().line_from(0).count() - 1;
    export.note(LeftOut::MainLine, line);
    export.note(LeftOut::Variations, game.nodes().len() - 1 - line);
    note_words(&mut export, game);
    export
}

/// Notes the comments, tags and leftovers of a game, none of which have a place in a line.
fn note_words(export: &mut Export, game: &Game) {
    let record = game.record();
    export.note(LeftOut::Comments, record.nodes().iter().filter(|node| !node.comment.is_empty()).count());
    export.note_tags(record, &[]);
    export.note(LeftOut::Leftovers, record.leftovers.len());
}
