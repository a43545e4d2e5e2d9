//! What holds for every input of every reader: no panic, sound trees, and writers that give back what they can hold.
//!
//! The fuzz targets call these with whatever they come upon; `tests/fuzz.rs` calls them with mutated fixtures.

use qili::format::{Export, LeftOut, cbf, cbr, dhtmlxq, fen, pfc, pgn, text, xqf};
use qili::notation::{self, Style, chinese::Script};
use qili::record::Record;
use qili::view::{BookView, GameView};
use qili::{Game, Language, Position, Setup};

use super::outline;

/// A law of one reader.
pub type Law = fn(&[u8]);

/// The laws by the names of the fuzz targets.
pub const LAWS: [(&str, Law); 9] = [
    ("dhtmlxq", |bytes| of_text(bytes, dhtmlxq::read)),
    ("pgn", |bytes| of_text(bytes, pgn::read)),
    ("text", |bytes| of_text(bytes, text::read)),
    ("cbf", |bytes| of_text(bytes, cbf::read)),
    ("pfc", |bytes| of_text(bytes, pfc::read)),
    ("xqf", |bytes| of_file(bytes, xqf::read(bytes, &decode).map(|record| vec![record]))),
    ("cbr", |bytes| of_file(bytes, cbr::read(bytes))),
    ("bytes", any_bytes),
    ("words", words),
];

/// The law with a name.
pub fn law(name: &str) -> Law {
    LAWS.into_iter().find(|&(known, _)| known == name).expect("a law").1
}

fn decode(bytes: &[u8]) -> String {
    encoding_rs::GB18030.decode_without_bom_handling(bytes).0.into_owned()
}

fn of_text(bytes: &[u8], read: fn(&str) -> Option<Vec<Record>>) {
    let text = String::from_utf8_lossy(bytes);
    for record in read(&text).unwrap_or_default() {
        assert!(text.get(record.span.clone()).is_some(), "span {:?}", record.span);
        assert!(record.nodes().iter().all(|node| text.is_char_boundary(node.offset)), "offsets");
        assert!(
            record.warnings.iter().all(|warning| text.is_char_boundary(warning.offset)),
            "offsets of warnings"
        );
        of_record(record);
    }
}

fn of_file(bytes: &[u8], records: Option<Vec<Record>>) {
    for record in records.unwrap_or_default() {
        assert!(bytes.get(record.span.clone()).is_some(), "span {:?}", record.span);
        of_record(record);
    }
}

/// The entry for every format; its views are made too.
fn any_bytes(bytes: &[u8]) {
    let mut book = qili::read_bytes(bytes, &decode);
    assert!(book.format.is_some() != book.records.is_empty());
    let games = book.take_games();
    let _ = BookView::new(&book, &games, Language::English);
}

/// Notations and FEN: what is understood is written and understood again, where a piece of the side to move is meant.
fn words(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(setup) = fen::read(&text) {
        assert_eq!(fen::read(&fen::write(&setup)), Ok(setup));
    }
    let start = Setup::start();
    let position = Position::start();
    if let Ok(mv) = notation::read(&text, &start, Some(&position))
        && start.board.get(mv.from).is_some_and(|piece| piece.color == start.turn)
    {
        for style in
            [Style::Chinese(Script::Simplified), Style::Chinese(Script::Traditional), Style::Wxf, Style::Iccs]
        {
            let written = style.write(&start.board, mv);
            assert_eq!(notation::read(&written, &start, Some(&position)), Ok(mv), "{written}");
        }
    }
}

fn of_record(record: Record) {
    for (number, node) in record.nodes().iter().enumerate().skip(1) {
        let parent = node.parent().expect("only the start has none");
        assert!(parent < number && node.ply() == record.nodes()[parent].ply() + 1, "node {number}");
    }
    let game = Game::replay(record);
    let view = GameView::new(&game, Language::English);
    assert_eq!(view.nodes.len(), game.nodes().len());
    let style = Style::Chinese(Script::Simplified);
    given_back(&game, dhtmlxq::write(&game), dhtmlxq::read);
    given_back(&game, pgn::write(&game, style), pgn::read);
    given_back(&game, text::write_with_position(&game, style), text::read);
}

fn given_back(game: &Game, export: Export, read: fn(&str) -> Option<Vec<Record>>) {
    let holds_tree = |left_out: &LeftOut| matches!(left_out, LeftOut::Tags(_) | LeftOut::Leftovers(_));
    if export.left_out.iter().all(holds_tree) {
        let mut records = read(&export.text).unwrap_or_default();
        assert_eq!(records.len(), 1, "{}", export.text);
        assert_eq!(outline(&Game::replay(records.remove(0))), outline(game), "{}", export.text);
    }
}
