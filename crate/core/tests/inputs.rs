//! Texts with something wrong in them: a clear sentence each, and the rest still shown.

mod common;

use common::{one_game, outline, warnings};
use qili::format::{dhtmlxq, pgn, text};
use qili::notation::{Style, chinese::Script};
use qili::view::GameView;
use qili::{Book, Game, Language, WarningKind};

/// The problems along the main line, by ply.
fn problems(game: &Game) -> Vec<Option<String>> {
    game.record().line_from(0).map(|node| game.nodes()[node].problem().map(ToString::to_string)).collect()
}

#[test]
fn text_without_a_game() {
    let long = "prose [not a tag] \\u005B ".repeat(3 << 20 >> 5);
    for text in
        ["", "garbage", "\0\u{1}\u{fffd}[[[]]]", "[DhtmlXQ", "[/DhtmlXQ_title]", "[DhtmlXQ][/DhtmlXQ]", &long]
    {
        let Book { format, records, warnings } = qili::read(text);
        assert_eq!((format, records.len()), (None, 0));
        assert_eq!(warnings[0].to_string(), "no game found");
    }
}

#[test]
fn text_that_is_too_long() {
    let book = qili::read(&" ".repeat(qili::MAX_TEXT + 1));
    assert_eq!(
        book.warnings[0].to_string(),
        "the text has 4194305 bytes, more than the 4194304 that are read"
    );
    let padded = format!("{}[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]", "字".repeat(1 << 20));
    assert_eq!(qili::read(&padded).records[0].nodes().len(), 2);
}

#[test]
fn more_moves_than_are_read() {
    let moves = |count| {
        format!(
            "[DhtmlXQ_title]x[/DhtmlXQ_title][DhtmlXQ_movelist]{}[/DhtmlXQ_movelist]",
            "7747".repeat(count)
        )
    };
    assert_eq!(qili::read(&moves(131_072)).records[0].nodes().len(), 131_073);
    let refused = &qili::read(&moves(131_073)).records[0];
    assert_eq!((refused.nodes().len(), refused.tag("title")), (1, Some("x")));
    assert_eq!(
        refused.warnings[0].to_string(),
        "131073 moves, more than the 131072 that are read from one text"
    );
}

#[test]
fn binit_with_62_digits() {
    let game = one_game(
        "[DhtmlXQ_binit]99999959494899993699999999999985539999304041999999999983999999[/DhtmlXQ_binit]",
    );
    assert_eq!(warnings(&game), ["DhtmlXQ_binit: expected 64 digits, found 62"]);
    assert_eq!(game.record().start.board.pieces().count(), 10);
}

#[test]
fn illegal_ply() {
    let game = one_game("[DhtmlXQ_movelist]7747706219477967[/DhtmlXQ_movelist]");
    assert_eq!(
        problems(&game),
        [
            None,
            None,
            None,
            Some("move 3: horse at b0 cannot reach e2".to_owned()),
            Some("move 4: not played, move 3 could not be".to_owned()),
        ]
    );
    assert_eq!(game.nodes()[4].setup().board, game.nodes()[2].setup().board);
}

#[test]
fn deep_and_wide_trees() {
    let nested: String = (1..=200)
        .map(|n| format!("[DhtmlXQ_move_{}_{n}_{n}]26257062[/DhtmlXQ_move_{}_{n}_{n}]", n - 1, n - 1))
        .collect();
    let text = format!("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]{nested}");
    assert_eq!(one_game(&text).record().nodes().len(), 402);

    let wide: String =
        (1..=10_000).map(|n| format!("[DhtmlXQ_move_0_1_{n}]7747[/DhtmlXQ_move_0_1_{n}]")).collect();
    let game = one_game(&wide);
    assert_eq!(game.record().nodes()[0].children().len(), 10_000);
    assert_eq!(game.record().warnings[0].kind, WarningKind::LengthensParent);
}

/// 200 variations one inside the other, 100 000 moves, through every reader and writer on a small stack.
#[test]
fn a_deep_and_large_tree_in_every_format() {
    let test = || {
        let moves = "8988808188898180".repeat(125);
        let nested: String = (1..200)
            .map(|n| format!("[DhtmlXQ_move_{}_{n}_{n}]{moves}[/DhtmlXQ_move_{}_{n}_{n}]", n - 1, n - 1))
            .collect();
        let game = one_game(&format!("[DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]{nested}"));
        assert_eq!(game.nodes().len(), 100_001);
        let exports = [
            dhtmlxq::write(&game),
            pgn::write(&game, Style::Chinese(Script::Simplified)),
            text::write(&game, Style::Wxf),
        ];
        for export in exports {
            assert_eq!(export.left_out, []);
            assert_eq!(outline(&one_game(&export.text)), outline(&game));
        }
        assert_eq!(GameView::new(&game.mirrored(), Language::English).nodes.len(), 100_001);
    };
    let small = std::thread::Builder::new().stack_size(256 << 10).spawn(test).expect("a thread");
    small.join().expect("no overflow");
}
