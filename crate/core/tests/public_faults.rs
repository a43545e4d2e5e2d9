//! Inputs that made other programs fail, each under the number of the project's collection, with what is right.

mod common;

use common::{
    children, chinese, comment, games, leftovers, main_line, moves_from, one_game, problems, warnings,
};
use qili::record::LeftoverKind;
use qili::view::GameView;
use qili::{Color, Language, Square};

const NONE: [&str; 0] = [];

fn square(name: &str) -> Square {
    name.parse().expect("a point")
}

#[test]
fn i1_text_round_the_game() {
    let text = "帖子说明 [DhtmlXQ]\n[DhtmlXQ_title]中炮[/DhtmlXQ_title]\n\
        [DhtmlXQ_movelist]77477062796780701927[/DhtmlXQ_movelist]\n[/DhtmlXQ] 谢谢";
    let game = one_game(text);
    assert_eq!(game.record().tag("title"), Some("中炮"));
    assert_eq!(main_line(&game), "h2e2 h9g7 h0g2 i9h9 b0c2");
    assert_eq!(&text[game.record().span.clone()], text[13..].strip_suffix(" 谢谢").expect("a suffix"));
    assert_eq!(warnings(&game), NONE);
}

#[test]
fn i2_two_alternatives_to_the_first_ply() {
    let game = one_game(
        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_move_0_1_1]79677062[/DhtmlXQ_move_0_1_1]\
         [DhtmlXQ_move_0_1_2]26252324[/DhtmlXQ_move_0_1_2]",
    );
    let lines: Vec<String> = children(&game, 0).iter().map(|&node| moves_from(&game, node)).collect();
    assert_eq!(lines, ["h2e2 h9g7", "h0g2 h9g7", "c3c4 c6c5"]);
}

#[test]
fn i3_child_before_its_parent() {
    let game = one_game(
        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[DhtmlXQ_move_1_3_2]7967[/DhtmlXQ_move_1_3_2]\n\
         [DhtmlXQ_move_0_2_1]10221927[/DhtmlXQ_move_0_2_1]",
    );
    let branch = children(&game, 1)[1];
    assert_eq!(moves_from(&game, branch), "b9c7 b0c2");
    assert_eq!(moves_from(&game, children(&game, branch)[1]), "h0g2");
    assert_eq!(warnings(&game), NONE);
}

#[test]
fn i4_names_that_do_not_agree() {
    let game = one_game(
        "[DhtmlXQ_blacktime][/DhtmlXQ_time]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n\
         [DhtmlXQ_comment1]a[/DhtmlXQ_comment2]",
    );
    assert_eq!(main_line(&game), "h2e2");
    assert_eq!(comment(&game, 1), "a");
    assert_eq!(
        warnings(&game),
        ["DhtmlXQ_blacktime: closed as time", "DhtmlXQ_comment1: closed as comment2"]
    );
}

#[test]
fn i5_escaped_brackets_and_text() {
    let text = "\\u005BDhtmlXQ_movelist]77477062\\u005B/DhtmlXQ_movelist]\n\
        \\u005BDhtmlXQ_comment1]x\\u003Fy\\u005B/DhtmlXQ_comment1]";
    for text in [
        text.to_owned(),
        text.replace('\\', "_"),
        text.replace('\\', "%"),
        text.replace('\\', "%5C"),
        text.replace("\\u", "\\u005Cu"),
        text.replace("\\u", "%u0025u"),
    ] {
        let game = one_game(&text);
        assert_eq!(main_line(&game), "h2e2 h9g7", "{text}");
        assert_eq!(comment(&game, 1), "x?y", "{text}");
        assert_eq!(game.record().span, 0..text.len());
    }
}

#[test]
fn i7_black_in_check_without_moves() {
    let game = one_game(
        "[DhtmlXQ_binit]3599999949999999999999999999999999999999309999999999999999999999[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist][/DhtmlXQ_movelist]",
    );
    assert_eq!(game.record().start.turn, Color::Black);
    assert!(game.nodes()[0].is_check());
    assert_eq!(problems(&game), NONE);
}

#[test]
fn i8_to_i11_pieces_in_tandem() {
    let cases: [(&str, &[&str]); 4] = [
        (
            "[DhtmlXQ_binit]9999999949999999999999424344999999999999309999999999999999999999[/DhtmlXQ_binit]\
             [DhtmlXQ_movelist]4241[/DhtmlXQ_movelist][DhtmlXQ_move_0_1_1]4333[/DhtmlXQ_move_0_1_1]\
             [DhtmlXQ_move_0_1_2]4454[/DhtmlXQ_move_0_1_2]",
            &["前兵进一", "中兵平六", "后兵平四"],
        ),
        (
            "[DhtmlXQ_binit]9999999949999999999999232463649999999999309999999999999999999999[/DhtmlXQ_binit]\
             [DhtmlXQ_movelist]2322[/DhtmlXQ_movelist][DhtmlXQ_move_0_1_1]6362[/DhtmlXQ_move_0_1_1]\
             [DhtmlXQ_move_0_1_2]2414[/DhtmlXQ_move_0_1_2][DhtmlXQ_move_0_1_3]6474[/DhtmlXQ_move_0_1_3]",
            &["三兵进一", "一兵进一", "四兵平八", "二兵平二"],
        ),
        (
            "[DhtmlXQ_binit]0599999949999999079999999999999985999999309999998799999999999999[/DhtmlXQ_binit]\
             [DhtmlXQ_movelist]05258565[/DhtmlXQ_movelist][DhtmlXQ_move_0_1_1]07278767[/DhtmlXQ_move_0_1_1]",
            &["前车平七", "后车平7", "后车平七", "前车平7"],
        ),
        (
            "[DhtmlXQ_binit]9999993949379999999999999999999999999999309999999999999999999999[/DhtmlXQ_binit]\
             [DhtmlXQ_movelist]3748[/DhtmlXQ_movelist][DhtmlXQ_move_0_1_1]3948[/DhtmlXQ_move_0_1_1]",
            &["仕六退五", "仕六进五"],
        ),
    ];
    for (text, names) in cases {
        let game = one_game(text);
        let found: Vec<String> = (1..game.nodes().len()).map(|node| chinese(&game, node)).collect();
        assert_eq!(found, names);
    }
}

#[test]
fn i13_markup_stays_text() {
    let game = one_game(
        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_comment1]<img src=x onerror=alert(1)> \
         &lt;script&gt;alert(1)&lt;/script&gt;[/DhtmlXQ_comment1][DhtmlXQ_title]<b>\"'x[/DhtmlXQ_title]",
    );
    assert_eq!(comment(&game, 1), "<img src=x onerror=alert(1)> <script>alert(1)</script>");
    assert_eq!(game.record().tag("title"), Some("<b>\"'x"));
}

#[test]
fn i14_two_games() {
    let games = games(
        "[DhtmlXQ]\n[DhtmlXQ_title]A[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n\
         [DhtmlXQ]\n[DhtmlXQ_title]B[/DhtmlXQ_title][DhtmlXQ_movelist]1927[/DhtmlXQ_movelist]\n[/DhtmlXQ]",
    );
    let found: Vec<_> = games.iter().map(|game| (game.record().tag("title"), main_line(game))).collect();
    assert_eq!(found, [(Some("A"), "h2e2".to_owned()), (Some("B"), "b0c2".to_owned())]);
}

#[test]
fn i15_a_broken_game_among_sound_ones() {
    let games = games(
        "[DhtmlXQ][DhtmlXQ_title]A[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]\
         [DhtmlXQ][DhtmlXQ_title]bad[/DhtmlXQ_title][DhtmlXQ_binit]xx[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist]44444[/DhtmlXQ_movelist][/DhtmlXQ]\
         [DhtmlXQ][DhtmlXQ_title]C[/DhtmlXQ_title][DhtmlXQ_movelist]1927[/DhtmlXQ_movelist][/DhtmlXQ]",
    );
    let lines: Vec<String> = games.iter().map(main_line).collect();
    assert_eq!(lines, ["h2e2", "?", "b0c2"]);
    assert_eq!(
        warnings(&games[1]),
        ["DhtmlXQ_binit: expected 64 digits, found 2", "DhtmlXQ_movelist: \"4\" at the end is no whole move"]
    );
    assert_eq!(
        problems(&games[1]),
        ["not a lawful position: Red has no king; Black has no king", "move 1: nothing stands on e5"]
    );
}

#[test]
fn i16_a_move_from_an_empty_point() {
    let game = one_game("[DhtmlXQ_movelist]7747706244441927[/DhtmlXQ_movelist]");
    assert_eq!(main_line(&game), "h2e2 h9g7 ? ?");
    assert_eq!(problems(&game), ["move 3: nothing stands on e5", "move 4: not played, move 3 could not be"]);
}

#[test]
fn i18_no_kings() {
    let game = one_game(
        "[DhtmlXQ_binit]8999999999999999999999999999999900999999999999999999999999999999[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist]8988[/DhtmlXQ_movelist]",
    );
    assert_eq!(main_line(&game), "i0i1");
    assert_eq!(chinese(&game, 1), "车一进一");
}

#[test]
fn i19_four_hundred_plies() {
    let moves = "8988808188898180".repeat(100);
    let game = one_game(&format!("[DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]"));
    assert_eq!(game.nodes().len(), 401);
    assert_eq!(problems(&game), NONE);
}

#[test]
fn i21_nine_choices_at_one_ply() {
    let branches: String = ["1022", "1222", "7274", "2324", "6364", "0001", "8081", "4041"]
        .iter()
        .enumerate()
        .map(|(at, mv)| format!("[DhtmlXQ_move_0_2_{n}]{mv}[/DhtmlXQ_move_0_2_{n}]", n = at + 1))
        .collect();
    let game = one_game(&format!("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]{branches}"));
    assert_eq!(children(&game, 1).len(), 9);
    assert_eq!(problems(&game), NONE);
}

#[test]
fn i22_comments_with_and_without_a_place() {
    let game = one_game(
        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]\
         [DhtmlXQ_comment0]开始[/DhtmlXQ_comment0][DhtmlXQ_comment1_2]变着[/DhtmlXQ_comment1_2]\
         [DhtmlXQ_comment9_3]无主[/DhtmlXQ_comment9_3][DhtmlXQ_comment7]超出[/DhtmlXQ_comment7]",
    );
    assert_eq!(comment(&game, 0), "开始");
    assert_eq!(comment(&game, children(&game, 1)[1]), "变着");
    assert_eq!(
        leftovers(&game),
        [
            (LeftoverKind::Comment { branch: 9, ply: 3 }, "无主"),
            (LeftoverKind::Comment { branch: 0, ply: 7 }, "超出"),
        ]
    );
}

#[test]
fn i23_comment_before_the_moves() {
    let game = one_game("[DhtmlXQ_comment1]先[/DhtmlXQ_comment1][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
    assert_eq!(comment(&game, 1), "先");
}

#[test]
fn i24_a_lopsided_position() {
    let game = one_game(
        "[DhtmlXQ_binit]8917999949999999999999999999999999999941409999999972999999999999[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist]8988[/DhtmlXQ_movelist]",
    );
    let fen = qili::format::fen::write(&game.record().start);
    assert_eq!(fen, "4k4/4a4/7c1/9/9/9/9/1N7/9/4K3R w - - 0 1");
    assert_eq!(qili::format::fen::read(&fen), Ok(game.record().start));
    assert_eq!(square("b2").mirrored(), square("h2"));
    assert_eq!(square("b2").turned(), square("h7"));
}

#[test]
fn i26_a_stored_ply_beyond_the_end() {
    let game = one_game(
        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_firstnum]1[/DhtmlXQ_firstnum]\
         [DhtmlXQ_viewurl]?owner=u&id=1#f=99_0_1_0_[/DhtmlXQ_viewurl]",
    );
    assert_eq!(game.record().opening, 2);
    let first =
        one_game("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_firstnum]1[/DhtmlXQ_firstnum]");
    assert_eq!(first.record().opening, 1);
}

#[test]
fn i27_both_sides_check_for_ever() {
    let game = one_game(
        "[DhtmlXQ_binit]5299293759399999994499999999999950302099409999689951999999999999[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist]52425141425241515242514142524151[/DhtmlXQ_movelist]",
    );
    assert_eq!(problems(&game), NONE);
    assert!(game.nodes()[1..].iter().all(|node| node.is_check()));
    assert_eq!(game.nodes()[0].position(), game.nodes()[4].position());
}

#[test]
fn i28_other_scripts_than_chinese() {
    let title = "Phá pháo đầu – Đương đầu pháo";
    let game =
        one_game(&format!("[DhtmlXQ_title]{title}[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"));
    assert_eq!(game.record().tag("title"), Some(title));
}

#[test]
fn i30_and_i31_odd_lists_of_moves() {
    for list in [
        "7747 7062\n7967",
        "7747,7062,7967",
        "7747\u{200b}70\u{feff}62&nbsp;79<br>67",
        "７７４７７０６２７９６７",
        "77477062796<!-- 8 -->7",
    ] {
        let game = one_game(&format!("[DhtmlXQ_movelist]{list}[/DhtmlXQ_movelist]"));
        assert_eq!(main_line(&game), "h2e2 h9g7 h0g2", "{list}");
        assert_eq!(warnings(&game), NONE);
    }
    let odd = one_game("[DhtmlXQ_movelist]774770621[/DhtmlXQ_movelist]");
    assert_eq!(main_line(&odd), "h2e2 h9g7");
    assert_eq!(warnings(&odd), ["DhtmlXQ_movelist: \"1\" at the end is no whole move"]);
}

#[test]
fn i34_moves_in_the_script_of_a_page() {
    let segments = "<div>var DhtmlXQ_movelist = '[0_1_0]77477062[/0_1_0][0_2_1]1022[/0_2_1]';</div>";
    let nested = "<script>var DhtmlXQ_movelist = ''+'[DhtmlXQ_move'+'list]7747'+'7062[/DhtmlXQ_move'+'list]\
         [DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]';</script>";
    let tags = "[DhtmlXQHTML][DhtmlXQ_title]x[/DhtmlXQ_title][DhtmlXQ_movelist][/DhtmlXQ_movelist]\
         [/DhtmlXQHTML]";
    for script in [segments, nested] {
        for text in [format!("{script}{tags}"), format!("{tags}\n{script}")] {
            let game = one_game(&text);
            assert_eq!(game.record().tag("title"), Some("x"), "{text}");
            assert_eq!(main_line(&game), "h2e2 h9g7", "{text}");
            assert_eq!(moves_from(&game, children(&game, 1)[1]), "b9c7", "{text}");
            assert_eq!(warnings(&game), NONE);
            assert!(text[game.record().span.clone()].ends_with("[/DhtmlXQHTML]"));
        }
        assert_eq!(main_line(&one_game(script)), "h2e2 h9g7");
    }
    assert_eq!(
        main_line(&one_game(&format!("{segments}[DhtmlXQ_movelist][/DhtmlXQ_movelist]"))),
        "h2e2 h9g7"
    );
}

#[test]
fn i36_long_texts() {
    let (title, text) = ("a".repeat(3000), "字".repeat(20_000));
    let game = one_game(&format!(
        "[DhtmlXQ_title]{title}[/DhtmlXQ_title][DhtmlXQ_comment1]{text}[/DhtmlXQ_comment1]\
         [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"
    ));
    assert_eq!((game.record().tag("title"), comment(&game, 1)), (Some(&*title), &*text));
}

#[test]
fn i38_no_title_and_no_names() {
    let game = one_game(
        "[DhtmlXQ_title][/DhtmlXQ_title][DhtmlXQ_red][/DhtmlXQ_red][DhtmlXQ_black][/DhtmlXQ_black]\
         [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
    );
    assert_eq!((game.record().tag("title"), game.record().tag("red")), (None, None));
    let view = GameView::new(&game, Language::English);
    assert_eq!((view.title.as_str(), view.facts.len()), ("", 0));
}

#[test]
fn i40_a_null_move() {
    let game = one_game("[DhtmlXQ_movelist]77777062[/DhtmlXQ_movelist]");
    assert_eq!(
        problems(&game),
        ["move 1: cannon at h2 cannot reach h2", "move 2: not played, move 1 could not be"]
    );
}
