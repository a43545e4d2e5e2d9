//! The diagrams of the 1957 rules, as a forum post writes them: every board found, every move legal and named as the
//! book names it.

use qili::notation::chinese::{self, Script};
use qili::notation::wxf;
use qili::record::{LeftoverKind, Written};
use qili::{Game, Record};

const POST: &str = include_str!("../../../tests/fixtures/rules_1957.txt");

/// Title, and the moves in the book's words. Where the book stops before the last move of its diagram, the rest follows
/// behind the bar.
const DIAGRAMS: [(&str, &str); 9] = [
    ("图十三", ""),
    ("图十四", "车七平九 炮3平1 车九平八 炮1平2"),
    ("图十五", "车二平一 车8平9 车一平三 车9平7"),
    ("图十六", "炮一平二 车9平8 炮二平一 车8平9"),
    ("图十七", "车七进五 将5进1 车七退五 车2平4 | 车七进四 将5退1 车七退四"),
    ("图十八", "车四平五 炮6平5 车五平四 炮5平6"),
    ("图十九", "兵二平一 车9平8 兵一平二 车8平9"),
    ("图二十", "帅四平五 炮5平6 帅五平四 炮6平5"),
    ("图二十一", "车八平六 马4进6 车六进一 马6退5"),
];

fn games() -> Vec<Game> {
    qili::read(POST).records.into_iter().map(Game::replay).collect()
}

/// The main line in a notation.
fn main_line(game: &Game, write: impl Fn(&qili::Board, qili::Move) -> Option<String>) -> Vec<String> {
    let line: Vec<usize> = game.record().line_from(0).collect();
    line.windows(2)
        .map(|pair| {
            let (before, after) = (&game.nodes()[pair[0]], &game.nodes()[pair[1]]);
            let mv = after.played().expect("every move of the diagrams is legal");
            write(&before.setup().board, mv).expect("every legal move has a name")
        })
        .collect()
}

#[test]
fn all_nine_diagrams_are_found_and_legal() {
    let book = qili::read(POST);
    assert_eq!(book.warnings, []);
    assert_eq!(book.records.len(), 9);
    for (record, (title, _)) in book.records.iter().zip(DIAGRAMS) {
        assert!(record.tag("title").is_some_and(|found| found.ends_with(title)), "{title}");
        assert_eq!(record.warnings, [], "{title}");
    }
    for (game, (title, _)) in games().iter().zip(DIAGRAMS) {
        for node in game.nodes() {
            assert_eq!(node.problem(), None, "{title}");
            assert!(node.position().is_some(), "{title}");
        }
    }
}

#[test]
fn moves_are_named_as_in_the_book() {
    for (game, (title, moves)) in games().iter().zip(DIAGRAMS) {
        let expected: Vec<&str> = moves.split_whitespace().filter(|&word| word != "|").collect();
        let found = main_line(game, |board, mv| chinese::write(board, mv, Script::Simplified));
        assert_eq!(found, expected, "{title}");
    }
}

#[test]
fn moves_are_named_in_wxf_and_in_traditional_characters() {
    let game = &games()[8];
    assert_eq!(main_line(game, wxf::write), ["R8=6", "H4+6", "R6+1", "H6-5"]);
    assert_eq!(
        main_line(game, |board, mv| chinese::write(board, mv, Script::Traditional)),
        ["俥八平六", "馬4進6", "俥六進一", "馬6退5"]
    );
}

#[test]
fn spans_cover_the_boards_and_leave_the_prose() {
    let book = qili::read(POST);
    let mut rest = String::new();
    let mut at = 0;
    for Record { span, .. } in &book.records {
        rest.push_str(&POST[at..span.start]);
        assert!(POST[span.clone()].starts_with("\\u005BDhtmlXQ_title]"));
        assert!(POST[span.clone()].ends_with("\\u005B/DhtmlXQ_movelist]"));
        at = span.end;
    }
    rest.push_str(&POST[at..]);
    assert!(!rest.contains("DhtmlXQ") && rest.contains("车看马"));
}

#[test]
fn a_game_without_moves_keeps_its_comments() {
    let text = include_str!("../../../tests/fixtures/comments_without_moves.txt");
    let book = qili::read(text);
    let [record] = book.records.as_slice() else { panic!("one game") };
    assert_eq!(record.nodes().len(), 1);
    assert_eq!(record.nodes()[0].written, Written::Text(String::new()));
    assert_eq!(record.nodes()[0].comment.lines().count(), 4);
    assert!(record.nodes()[0].comment.ends_with("起始局面。\n\n　　第二段，前面空了一行。"));

    assert_eq!(record.leftovers.len(), 47);
    let first = &record.leftovers[0];
    assert_eq!(first.kind, LeftoverKind::Comment { branch: 2, ply: 19 });
    assert_eq!(first.text, "评注1");
    assert_eq!(record.warnings.len(), 48);
    assert_eq!(record.warnings[0].to_string(), "DhtmlXQ_length: says 418 moves, but none are there");
    assert_eq!(record.warnings[1].to_string(), "DhtmlXQ_comment2_19: comments a move that is not there");
    let game = Game::replay(record.clone());
    assert_eq!(game.nodes()[0].problem(), None);
}
