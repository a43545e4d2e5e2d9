//! PGN and printed lists.

mod common;

use common::{children, comment, games, main_line, moves_from, one_game, problems};
use qili::{Color, Format};

const NONE: [&str; 0] = [];

#[test]
fn moves_of_every_notation() {
    for moves in [
        "1. 炮二平五 马8进7 2. 马二进三",
        "1. 炮二平五\n     马８进７\n 2. 馬二進三 *",
        "1. C2=5 H8+7 2. H2+3",
        "1.C2.5 h8+7 2.H2+3 1-0",
        "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３",
        "1. H2-E2 H9-G7\n2. H0-G2",
        "h2e2 h9g7 h0g2",
        "1. 炮二平五! 马8进7 $2 2. 马二进三 ½-½",
    ] {
        for text in [format!("[Event \"x\"]\n\n{moves}"), moves.to_owned()] {
            let game = one_game(&text);
            assert_eq!(main_line(&game), "h2e2 h9g7 h0g2", "{text}");
            assert_eq!(problems(&game), NONE);
        }
    }
}

#[test]
fn variations_comments_and_marks() {
    let game = one_game(
        "[Red \"A\"]\n{start} 1. 炮二平五 {one\ntwo} (1. 马八进七 {other} 卒7进1 (1... 炮8平5 (1... 马2进3)) 2. 兵七进一)\n\
         (1. 兵七进一) 1... 马8进7!? ; to the end (of line\n2. 马二进三 ({before} 2. 车一进一) 2... 车9平8 0-1 1. 炮二平五",
    );
    assert_eq!(main_line(&game), "h2e2 h9g7 h0g2 i9h9");
    let lines = |node: usize| children(&game, node).iter().map(|&n| moves_from(&game, n)).collect::<Vec<_>>();
    assert_eq!(lines(0), ["h2e2 h9g7 h0g2 i9h9", "b0c2 g6g5 c3c4", "c3c4"]);
    let other = children(&game, 0)[1];
    assert_eq!(lines(other), ["g6g5 c3c4", "h7e7", "b9c7"]);
    assert_eq!((comment(&game, 0), comment(&game, 1), comment(&game, other)), ("start", "one\ntwo", "other"));
    let reply = children(&game, 1)[0];
    assert_eq!(comment(&game, reply), "!?\nto the end (of line");
    assert_eq!(comment(&game, children(&game, reply)[1]), "before");
    assert_eq!(game.record().tag("result"), Some("0-1"));
    assert_eq!(problems(&game), NONE);
}

#[test]
fn several_games_amid_prose() {
    let text = "Two games.\n[Event \"A \\\"q\\\"\"]\n[Red \"r\"]\n\n1. C2=5 *\n=====\nwww.example.org\n\n\
        [Event \"B\"]\n[FEN \"3k5/9/9/9/9/9/9/9/4R4/4K4 b\"]\n\n1... K4+1\n\nThat was it, 1. C2=5 would not do.\n";
    let games = games(text);
    assert_eq!(games.len(), 2);
    assert_eq!((games[0].record().tag("event"), main_line(&games[0])), (Some("A \"q\""), "h2e2".to_owned()));
    assert_eq!((games[1].record().tag("event"), main_line(&games[1])), (Some("B"), "d9d8".to_owned()));
    assert!(text[games[0].record().span.clone()].ends_with("1. C2=5 *"));
    assert!(text[games[1].record().span.clone()].ends_with("1... K4+1"));
}

#[test]
fn black_moves_first() {
    for text in [
        "[Event \"x\"]\n1. B7-E7 B0-C2",
        "1. B7-E7 B0-C2",
        "[Event \"x\"]\n1... 炮8平5 2. 马二进三",
        "1. …… 炮8平5\n2. 马二进三",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1\n炮8平5\n马二进三",
    ] {
        let game = one_game(text);
        assert_eq!(game.record().start.turn, Color::Black, "{text}");
        assert_eq!((game.nodes().len(), problems(&game).len()), (3, 0), "{text}");
    }
}

#[test]
fn words_that_are_no_move_stay() {
    let game = one_game("[Event \"x\"]\n1. 炮二平五 砲八 五步 2. 马二进三 炮8平5");
    assert_eq!(main_line(&game), "h2e2 ? ? ?");
    assert_eq!(
        problems(&game),
        [
            "move 2: no move of any notation",
            "move 3: not played, move 2 could not be",
            "move 4: not played, move 2 could not be",
        ]
    );
    let bad = one_game("[FEN \"9/9\"]\n1. 炮二平五");
    assert_eq!(common::warnings(&bad), ["FEN: FEN: found 2 ranks, expected 10"]);
}

#[test]
fn printed_lists() {
    let cases = [
        // Out of the middle of a sentence, glued together.
        ("如图。\n着法：车七平九 炮3平1车九平八 炮1平2\n下图", "? ? ? ?"),
        // Two columns, one column, a book's numbers.
        ("　红方　　　黑方\n 1　炮二平五　马8进7\n 2　马二进三　車9平8\n", "h2e2 h9g7 h0g2 i9h9"),
        ("1、炮二平五\n马8进7\n2、馬二進三\n车9平8\n红胜", "h2e2 h9g7 h0g2 i9h9"),
        ("①炮二平五 马8进7 ②马二进三 车9平8", "h2e2 h9g7 h0g2 i9h9"),
        ("position startpos moves h2e2 h9g7", "h2e2 h9g7"),
        ("9/3k5/4c4/4N4/9/6R2/9/5p3/4r4/5K3 w, g4g8 d8d9 e6c7 d9e9 g8g9, 1-0", "g4g8 d8d9 e6c7 d9e9 g8g9"),
    ];
    for (text, moves) in cases {
        assert_eq!(main_line(&one_game(text)), moves, "{text}");
    }
    let annotated = one_game(
        "前言\n1. 炮二平五 马8进7 (1... 炮8平5 2. 马二进三)\n这里黑方也可以走炮8平5，成顺炮。\n2. 马二进三 车9平8 （至此布局完成）\n后记",
    );
    assert_eq!(main_line(&annotated), "h2e2 h9g7 h0g2 i9h9");
    assert_eq!(comment(&annotated, 2), "这里黑方也可以走炮8平5，成顺炮。");
    assert_eq!(moves_from(&annotated, children(&annotated, 1)[1]), "h7e7 h0g2");
    assert_eq!(annotated.record().nodes().iter().filter(|node| node.comment == "至此布局完成").count(), 1);

    let two = games("1. 炮二平五 马8进7\n2. 马二进三\n\n1. 兵七进一 炮2平3\n2. 炮二平五");
    assert_eq!(two.iter().map(main_line).collect::<Vec<_>>(), ["h2e2 h9g7 h0g2", "c3c4 b7c7 h2e2"]);
}

#[test]
fn the_format_is_told() {
    let format = |text| qili::read(text).format;
    assert_eq!(format("[Event \"x\"]\n1. 炮二平五"), Some(Format::Pgn));
    assert_eq!(format("1. 炮二平五"), Some(Format::Text));
    assert_eq!(format("see 4k4/9/9/9/9/9/9/9/9/4K3R w - - 0 1 there"), Some(Format::Fen));
    assert_eq!(format("我喜欢走炮二平五，你呢？没有棋谱。"), None);
}

/// A post that shows games in several formats loses none of them, and counts none twice.
#[test]
fn formats_side_by_side() {
    let pgn = "[Event \"x\"]\n\n1. C2=5 {see [DhtmlXQ_movelist]7062[/DhtmlXQ_movelist]} *\n";
    let tags = "[DhtmlXQ_movelist]1927[/DhtmlXQ_movelist]";
    let quoting = "[DhtmlXQ_movelist]7967[/DhtmlXQ_movelist][DhtmlXQ_comment1]or\n[Event \"y\"]\n1. C2=5[/DhtmlXQ_comment1]";
    for (text, lines) in [
        (format!("{pgn}and {tags}"), vec!["h2e2", "b0c2"]),
        (format!("{tags}\n\n{pgn}"), vec!["b0c2", "h2e2"]),
        (format!("{quoting}\n{tags}"), vec!["h0g2", "b0c2"]),
        (format!("{pgn}the tag [DhtmlXQ_title]x[/DhtmlXQ_title] alone"), vec!["h2e2"]),
    ] {
        assert_eq!(games(&text).iter().map(main_line).collect::<Vec<_>>(), lines, "{text}");
    }
}
