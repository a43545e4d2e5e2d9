//! What is right where readers of DhtmlXQ differ.

mod common;

use common::{children, comment, games, leftovers, main_line, moves_from, one_game, warnings};
use qili::format::fen;
use qili::record::LeftoverKind;
use qili::view::GameView;
use qili::{Color, Language};

const NONE: [&str; 0] = [];

#[test]
fn brackets_of_any_case_and_width() {
    for text in [
        "[dhtmlxq_movelist]7747[/DHTMLXQ_MoveList]",
        "［DhtmlXQ_movelist］7747［/DhtmlXQ_movelist］",
        "［DhtmlXQ_movelist］7747［／DhtmlXQ_movelist］",
        "<div>[DhtmlXQ]<br>[DhtmlXQ_movelist]<p>7747</p>[/DhtmlXQ_movelist]<br>[/DhtmlXQ]</div>",
        "<iframe name='NoFile_[DhtmlXQiFrame]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQiFrame]'>",
        "<param name=\"UBB\" value=\"[DhtmlXQJAVA][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQJAVA]\">",
        "[DhtmlXQ_move_0_1_0]7747[/DhtmlXQ_move_0_1_0]",
    ] {
        let game = one_game(text);
        assert_eq!((main_line(&game).as_str(), warnings(&game).len()), ("h2e2", 0), "{text}");
    }
}

#[test]
fn brackets_as_entities() {
    let text = "前 &#91;DhtmlXQ_movelist&#93;7747 1022&#x5B;/DhtmlXQ_movelist&#x5D;&#91;DhtmlXQ_comment1]a &amp; b&#91;/DhtmlXQ_comment1]";
    let game = one_game(text);
    assert_eq!((main_line(&game).as_str(), comment(&game, 1)), ("h2e2 b9c7", "a & b"));
    assert_eq!(game.record().span, "前 ".len()..text.len());
    assert!(text[game.record().nodes()[2].offset..].starts_with("1022"));
    // Beside a tag with real brackets they say that something is none.
    let game = one_game(
        "&#91;DhtmlXQ_title&#93;x&#91;/DhtmlXQ_title&#93; [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
    );
    assert_eq!((main_line(&game).as_str(), game.record().tag("title")), ("h2e2", None));
}

#[test]
fn missing_closers() {
    let game = one_game(
        "[DhtmlXQ][DhtmlXQ_title]x\n[DhtmlXQ_comment1]a\nb\n[DhtmlXQ_movelist]7747 7062 and so on, 1234[/DhtmlXQ]",
    );
    assert_eq!(game.record().tag("title"), Some("x"));
    assert_eq!(comment(&game, 1).trim_end(), "a\nb");
    assert_eq!(main_line(&game), "h2e2 h9g7");
    assert_eq!(
        warnings(&game),
        ["title", "comment1", "movelist"]
            .map(|tag| format!("DhtmlXQ_{tag}: closing tag missing, read up to the next tag"))
    );
}

#[test]
fn prose_behind_a_tag_without_its_closer_is_no_part_of_the_game() {
    let of_game = |text| games(text).iter().map(|game| &text[game.record().span.clone()]).collect::<Vec<_>>();
    assert_eq!(of_game("a [DhtmlXQ_movelist]7747 \nprose"), ["[DhtmlXQ_movelist]7747"]);
    assert_eq!(of_game("[DhtmlXQ_movelist]\n7747\nprose"), ["[DhtmlXQ_movelist]\n7747"]);
    assert_eq!(of_game("[DhtmlXQ_movelist]7747[DhtmlXQ_title]\n"), ["[DhtmlXQ_movelist]7747[DhtmlXQ_title]"]);
}

#[test]
fn games_that_a_board_can_show_are_found() {
    for (text, found) in [
        ("no game", &[][..]),
        ("how to write [DhtmlXQ_title] and [DhtmlXQ_movelist]", &[]),
        ("how to write [DhtmlXQ_binit], say", &[]),
        ("[DhtmlXQ][DhtmlXQ_title]A[/DhtmlXQ_title][/DhtmlXQ]", &[]),
        (
            "a[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]b[DhtmlXQ_movelist]1927[/DhtmlXQ_movelist]",
            &["[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]", "[DhtmlXQ_movelist]1927[/DhtmlXQ_movelist]"],
        ),
        // The script of a page inside the game that it belongs to.
        (
            "[DhtmlXQ]DhtmlXQ_movelist='[0_1_0]7747[/0_1_0]'[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]",
            &[
                "[DhtmlXQ]DhtmlXQ_movelist='[0_1_0]7747[/0_1_0]'[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]",
            ],
        ),
    ] {
        let spans = qili::format::dhtmlxq::find(text);
        assert_eq!(spans.into_iter().map(|span| &text[span]).collect::<Vec<_>>(), found, "{text}");
    }
}

#[test]
fn closers_of_another_name() {
    // The proper closer counts when nothing opens before it.
    let proper = one_game("[DhtmlXQ_movelist]7747[/DhtmlXQ_title]7062[/DhtmlXQ_movelist]");
    assert_eq!(main_line(&proper), "h2e2 h9g7");
    let damaged = one_game("[DhtmlXQ_movelist64]7747[/DhtmlXQ_movelist]");
    assert_eq!(main_line(&damaged), "h2e2");
    assert_eq!(
        warnings(&damaged),
        ["DhtmlXQ_movelist64: closed as movelist", "DhtmlXQ_movelist64: read as movelist"]
    );
}

#[test]
fn values_on_several_lines() {
    let game = one_game(
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\
         [DhtmlXQ_comment1] one\r\ntwo||three||||five<br>six&nbsp;&amp;lt; 100%[/DhtmlXQ_comment1]",
    );
    assert_eq!(comment(&game, 1), " one\ntwo\nthree\n\nfive\nsix &lt; 100%");
}

#[test]
fn a_tag_quoted_in_a_comment() {
    let game = one_game(
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_title]x[/DhtmlXQ_title]\
         [DhtmlXQ_comment1]write [DhtmlXQ_movelist]1927[/DhtmlXQ_movelist] so[/DhtmlXQ_comment1]",
    );
    assert_eq!(main_line(&game), "h2e2");
    assert_eq!(comment(&game, 1), "write [DhtmlXQ_movelist]1927[/DhtmlXQ_movelist] so");
    assert_eq!(warnings(&game), NONE);
}

#[test]
fn repeated_tags() {
    let game = one_game(
        "[DhtmlXQ_red][/DhtmlXQ_red][DhtmlXQ_red]a[/DhtmlXQ_red][DhtmlXQ_red]b[/DhtmlXQ_red]\
         [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment1]a[/DhtmlXQ_comment1]\
         [DhtmlXQ_comment1]b[/DhtmlXQ_comment1]",
    );
    assert_eq!((game.record().tag("red"), comment(&game, 1)), (Some("a"), "a"));
    assert_eq!(leftovers(&game), [(LeftoverKind::Comment { branch: 0, ply: 1 }, "b")]);
    assert_eq!(
        warnings(&game),
        ["red", "comment1"].map(|tag| format!("DhtmlXQ_{tag}: stands more than once, the first one counts"))
    );
}

#[test]
fn branches_and_comments_of_one_name() {
    let game = one_game(
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_move_0_1_1][/DhtmlXQ_move_0_1_1]\
         [DhtmlXQ_move_0_1_1]7967[/DhtmlXQ_move_0_1_1][DhtmlXQ_move_0_1_1]1927[/DhtmlXQ_move_0_1_1]\
         [DhtmlXQ_comment1_1][/DhtmlXQ_comment1_1][DhtmlXQ_comment1_1]...[/DhtmlXQ_comment1_1]\
         [DhtmlXQ_comment1_1]b[/DhtmlXQ_comment1_1][DhtmlXQ_comment1_1][/DhtmlXQ_comment1_1]",
    );
    let lines: Vec<String> = children(&game, 0).iter().map(|&node| moves_from(&game, node)).collect();
    assert_eq!(lines, ["h2e2", "h0g2", "b0c2"]);
    assert_eq!(comment(&game, children(&game, 0)[1]), "...");
    assert_eq!(
        warnings(&game),
        [
            "DhtmlXQ_move_0_1_1: has no moves",
            "DhtmlXQ_move_0_1_1: another branch has the same number",
            "DhtmlXQ_comment1_1: stands more than once, the first one counts",
        ]
    );
}

#[test]
fn games_without_wrappers() {
    let text = "one [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist] two [DhtmlXQ_title]B[/DhtmlXQ_title]\n\
        [DhtmlXQ_red]r[/DhtmlXQ_red][DhtmlXQ_movelist]1927[/DhtmlXQ_movelist] three\
        [DhtmlXQ_movelist]7967[/DhtmlXQ_movelist]";
    let games = games(text);
    let found: Vec<_> = games.iter().map(|game| (game.record().tag("title"), main_line(game))).collect();
    assert_eq!(found, [(None, "h2e2".to_owned()), (Some("B"), "b0c2".to_owned()), (None, "h0g2".to_owned())]);
    assert_eq!(&text[games[0].record().span.end..games[1].record().span.start], " two ");
}

#[test]
fn facts_that_stand_alone_join_a_game() {
    let game = one_game(
        "[DhtmlXQ_viewtype]img[/DhtmlXQ_viewtype] prose [DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\
         [/DhtmlXQ]\n[DhtmlXQ_zoom]1.25.500[/DhtmlXQ_zoom]",
    );
    assert_eq!(game.record().tag("zoom"), Some("1.25.500"));
    assert_eq!(game.record().tag("viewtype"), Some("img"));
    assert_eq!(one_game("[DhtmlXQ_zoom]1.25.500[/DhtmlXQ_zoom]").nodes().len(), 1);
}

#[test]
fn starting_positions() {
    let start = |binit: &str| one_game(&format!("[DhtmlXQ_binit]{binit}[/DhtmlXQ_binit]")).record().start;
    let standard = "8979695949392919097717866646260600102030405060708012720323436383";
    assert_eq!(start(standard), qili::Setup::start());
    assert_eq!(start(""), qili::Setup::start());
    assert_eq!(start(&standard.replace("09", " 0\n9")), qili::Setup::start());
    assert_eq!(
        start("０９19293949596979891777062646668600102030405060708012720323436383"),
        qili::Setup::start()
    );
    // Short: slots without digits are absent. Long: cut.
    assert_eq!(start(&standard[..60]).board.pieces().count(), 30);
    assert_eq!(start(&format!("{standard}99")), qili::Setup::start());
    // 90 to 98 are off the board like 99.
    assert_eq!(start(&standard.replacen("89", "98", 1)).board.pieces().count(), 31);

    let shared = one_game(&format!("[DhtmlXQ_binit]{}[/DhtmlXQ_binit]", standard.replacen("79", "89", 1)));
    assert_eq!(
        fen::write(&shared.record().start),
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKAB1N w - - 0 1"
    );
    assert_eq!(warnings(&shared), ["DhtmlXQ_binit: two pieces on i0, the later one is shown"]);
}

#[test]
fn the_fen_tag_counts_without_a_binit() {
    let fen_tag = "[DhtmlXQ_fen]4k4/9/9/9/9/9/9/9/9/4K3R w[/DhtmlXQ_fen]";
    assert_eq!(one_game(fen_tag).record().start.board.pieces().count(), 3);
    let both =
        format!("{fen_tag}[DhtmlXQ_binit]{}4999999999999999999999[/DhtmlXQ_binit]", "99".repeat(20) + "99");
    assert_eq!(one_game(&both).record().start.board.pieces().count(), 1);
}

#[test]
fn branches_in_odd_places() {
    let game = one_game(
        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\
         [DhtmlXQ_move_0_3_1]7967[/DhtmlXQ_move_0_3_1]\
         [DhtmlXQ_move_0_2_2]10228070[/DhtmlXQ_move_0_2_2]\
         [DhtmlXQ_move_2_2_3]7274[/DhtmlXQ_move_2_2_3]\
         [DhtmlXQ_move_2_1_4]1927[/DhtmlXQ_move_2_1_4]\
         [DhtmlXQ_move_0_2_0]2324[/DhtmlXQ_move_0_2_0]\
         [DhtmlXQ_move_0_1_2]2625[/DhtmlXQ_move_0_1_2]\
         [DhtmlXQ_comment2_1]lost[/DhtmlXQ_comment2_1][DhtmlXQ_comment2_3]kept[/DhtmlXQ_comment2_3]",
    );
    let lines = |node| children(&game, node).iter().map(|&node| moves_from(&game, node)).collect::<Vec<_>>();
    assert_eq!(lines(0), ["h2e2 h9g7 h0g2", "c3c4", "b0c2"]);
    assert_eq!(lines(1), ["h9g7 h0g2", "b9c7 ?", "c6c5", "h7h5"]);
    assert_eq!(
        warnings(&game),
        [
            "DhtmlXQ_move_0_3_1: begins behind the last move of the branch it leaves",
            "DhtmlXQ_move_2_2_3: begins before the branch it leaves has moved",
            "DhtmlXQ_move_2_1_4: begins before the branch it leaves has moved",
            "DhtmlXQ_move_0_2_0: another branch has the same number",
            "DhtmlXQ_move_0_1_2: another branch has the same number",
            "DhtmlXQ_comment2_1: comments a move that is not there",
        ]
    );
    let branch = children(&game, 1)[1];
    assert_eq!(comment(&game, children(&game, branch)[0]), "kept");
}

#[test]
fn branches_without_a_place() {
    let game = one_game(
        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\
         [DhtmlXQ_move_9_2_1]1022[/DhtmlXQ_move_9_2_1]\
         [DhtmlXQ_move_0_0_2]7967[/DhtmlXQ_move_0_0_2]\
         [DhtmlXQ_move_0_9_3]7967[/DhtmlXQ_move_0_9_3]\
         [DhtmlXQ_move_5_2_4]1022[/DhtmlXQ_move_5_2_4][DhtmlXQ_move_4_2_5]1022[/DhtmlXQ_move_4_2_5]\
         [DhtmlXQ_move_0_2_6][/DhtmlXQ_move_0_2_6]",
    );
    assert_eq!(game.nodes().len(), 3);
    assert_eq!(
        warnings(&game),
        [
            "DhtmlXQ_move_9_2_1: leaves branch 9, which cannot be reached",
            "DhtmlXQ_move_0_0_2: begins where the branch it leaves has no move",
            "DhtmlXQ_move_0_9_3: begins where the branch it leaves has no move",
            "DhtmlXQ_move_5_2_4: leaves branch 5, which cannot be reached",
            "DhtmlXQ_move_4_2_5: leaves branch 4, which cannot be reached",
            "DhtmlXQ_move_0_2_6: has no moves",
        ]
    );
    assert_eq!(leftovers(&game)[0], (LeftoverKind::Branch { parent: 9, ply: 2, branch: 1 }, "1022"));
    assert_eq!(leftovers(&game).len(), 6);
}

#[test]
fn an_old_list_of_moves() {
    // Records 1 to 3 are a line; 4 answers record 1 otherwise, 5 begins otherwise, 6 follows a record that is missing.
    let game = one_game(
        "[DhtmlXQ_movelist]7747aaXa0000 7062aaYa0001 7967aaZa0002 1022aaXa0001 2625aaXa0000 2324aaXa0009\
         [/DhtmlXQ_movelist][DhtmlXQ_comment4]vier[/DhtmlXQ_comment4]",
    );
    let lines = |node| children(&game, node).iter().map(|&node| moves_from(&game, node)).collect::<Vec<_>>();
    assert_eq!(lines(0), ["h2e2 h9g7 h0g2", "c3c4"]);
    assert_eq!(lines(1), ["h9g7 h0g2", "b9c7"]);
    assert_eq!(comment(&game, children(&game, 1)[1]), "vier");
    assert_eq!(
        warnings(&game),
        [
            "DhtmlXQ_movelist: a list of the old kind, converted",
            "DhtmlXQ_movelist: leaves branch 9, which cannot be reached",
        ]
    );
}

#[test]
fn who_moves_first() {
    let first = |text: &str| one_game(text).record().start.turn;
    assert_eq!(first("[DhtmlXQ_movelist]1022[/DhtmlXQ_movelist]"), Color::Black);
    assert_eq!(first("[DhtmlXQ_movelist]44441022[/DhtmlXQ_movelist]"), Color::Red);
    assert_eq!(first("[DhtmlXQ_move_0_1_1]1022[/DhtmlXQ_move_0_1_1]"), Color::Black);
    assert_eq!(first("[DhtmlXQ_title]x[/DhtmlXQ_title]"), Color::Red);
}

#[test]
fn offsets_point_into_the_text() {
    let text = "前 \\u005BDhtmlXQ_movelist]7747 \\u0031022 4444\\u005B/DhtmlXQ_movelist]\\u005BDhtmlXQ_x]y\\u005B/DhtmlXQ_x]";
    let game = one_game(text);
    let offsets: Vec<&str> =
        game.record().nodes()[1..].iter().map(|node| &text[node.offset..][..4]).collect();
    assert_eq!(offsets, ["7747", "\\u00", "4444"]);
    assert_eq!(warnings(&game), ["DhtmlXQ_x: unknown tag, kept"]);
    assert!(text[game.record().warnings[0].offset..].starts_with("\\u005BDhtmlXQ_x]"));
    let plies =
        |text: &str| one_game(text).record().warnings.iter().map(|warning| warning.ply).collect::<Vec<_>>();
    let text = "[DhtmlXQ_move_9_2_1]1022[/DhtmlXQ_move_9_2_1][DhtmlXQ_comment9_3]x[/DhtmlXQ_comment9_3][DhtmlXQ_x]y[/DhtmlXQ_x]";
    assert_eq!(plies(text), [None, Some(2), Some(3)]);
}

#[test]
fn what_is_said_of_the_start() {
    let view = |text: &str| GameView::new(&one_game(text), Language::English).nodes[0].comment.clone();
    let other = "[DhtmlXQ_other]其他[/DhtmlXQ_other]";
    assert_eq!(view(other), "其他");
    assert_eq!(view(&format!("{other}[DhtmlXQ_comment0]开始[/DhtmlXQ_comment0]")), "开始");
    let game = one_game(&format!("{other}[DhtmlXQ_length]4[/DhtmlXQ_length]"));
    assert_eq!(warnings(&game), ["DhtmlXQ_length: says 4 moves, but none are there"]);
}

/// DHJHtmlXQ: numbers for names, ranks from below.
#[test]
fn the_relative() {
    let text = "前 [DHJHtmlXQ]\n[DHJHtmlXQ_10]题[/DHJHtmlXQ_10]\n[DHJHtmlXQ_28]红胜[/DHJHtmlXQ_28]\n\
        [DHJHtmlXQ_31][/DHJHtmlXQ_31]\n[DHJHtmlXQ_34]72427967[/DHJHtmlXQ_34]\n\
        [game_comment_0_1]当头炮[/comment_0_1]\n[/DHJHtmlXQ]";
    let game = one_game(text);
    assert_eq!(main_line(&game), "h2e2 h9g7");
    assert_eq!(comment(&game, 1), "当头炮");
    assert_eq!((game.record().tag("title"), game.record().tag("result")), (Some("题"), Some("红胜")));
    assert_eq!((warnings(&game), game.record().span.clone()), (vec![], "前 ".len()..text.len()));

    let board = "****k*****".to_owned() + &"*".repeat(75) + "K****";
    let game = one_game(&format!("[DHJHtmlXQ_31]{board}[/DHJHtmlXQ_31][DHJHtmlXQ_32]1[/DHJHtmlXQ_32]"));
    assert_eq!(fen::write(&game.record().start), "4k4/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
}

#[test]
fn branch_zero_is_the_main_line() {
    let game =
        one_game("[DhtmlXQ_move_0_1_0]7747[/DhtmlXQ_move_0_1_0][DhtmlXQ_comment0_1]a[/DhtmlXQ_comment0_1]");
    assert_eq!((main_line(&game).as_str(), comment(&game, 1)), ("h2e2", "a"));
}
