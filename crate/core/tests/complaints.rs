//! What is said of what is odd or wrong, in every language.

use qili::format::fen::ParseFenError;
use qili::view::GameView;
use qili::{Game, Language, Warning, WarningKind};

/// Sentences in simplified Chinese, traditional Chinese, English and Vietnamese.
type Sentences = [&'static str; 4];

/// Texts, and what is said of the game in each, in the order of its notes and then of its moves.
const TEXTS: &[(&str, &[Sentences])] = &[
    (
        "[DhtmlXQ_binit]77[/DhtmlXQ_binit]",
        &[
            [
                "DhtmlXQ_binit：应有64位数字，实有2位",
                "DhtmlXQ_binit：應有64位數字，實有2位",
                "DhtmlXQ_binit: expected 64 digits, found 2",
                "DhtmlXQ_binit: phải có 64 chữ số, chỉ thấy 2",
            ],
            [
                "局面不合规则：红方没有将帅；黑方没有将帅",
                "局面不合規則：紅方沒有將帥；黑方沒有將帥",
                "not a lawful position: Red has no king; Black has no king",
                "thế cờ không hợp lệ: Đỏ không có tướng; Đen không có tướng",
            ],
        ],
    ),
    (
        "[DhtmlXQ_movelist]774779677062[/DhtmlXQ_movelist]",
        &[
            [
                "第2着：h0的马是红方的，而轮到黑方走",
                "第2著：h0的傌是紅方的，而輪到黑方走",
                "move 2: horse at h0 is Red's, but Black is to move",
                "nước 2: mã ở h0 là của Đỏ, nhưng đến lượt Đen đi",
            ],
            [
                "第2着：h0的马是红方的，而轮到黑方走",
                "第2著：h0的傌是紅方的，而輪到黑方走",
                "move 2: horse at h0 is Red's, but Black is to move",
                "nước 2: mã ở h0 là của Đỏ, nhưng đến lượt Đen đi",
            ],
            [
                "第3着：没有走，因为第2着走不成",
                "第3著：沒有走，因為第2著走不成",
                "move 3: not played, move 2 could not be",
                "nước 3: không đi, vì nước 2 không đi được",
            ],
        ],
    ),
    (
        "[DhtmlXQ_movelist]77795[/DhtmlXQ_movelist]",
        &[
            [
                "DhtmlXQ_movelist：末尾的\"5\"不成一着",
                "DhtmlXQ_movelist：末尾的\"5\"不成一著",
                "DhtmlXQ_movelist: \"5\" at the end is no whole move",
                "DhtmlXQ_movelist: \"5\" ở cuối không đủ một nước đi",
            ],
            [
                "第1着：h2的炮走不到h0",
                "第1著：h2的炮走不到h0",
                "move 1: cannon at h2 cannot reach h0",
                "nước 1: pháo ở h2 không đi được đến h0",
            ],
            [
                "第1着：h2的炮走不到h0",
                "第1著：h2的炮走不到h0",
                "move 1: cannon at h2 cannot reach h0",
                "nước 1: pháo ở h2 không đi được đến h0",
            ],
        ],
    ),
    (
        "1. 炮二平五 车五退三",
        &[
            [
                "第2着：走子方没有这样的棋子",
                "第2著：走子方沒有這樣的棋子",
                "move 2: the side to move has no such piece",
                "nước 2: bên đến lượt đi không có quân như vậy",
            ],
            [
                "第2着：走子方没有这样的棋子",
                "第2著：走子方沒有這樣的棋子",
                "move 2: the side to move has no such piece",
                "nước 2: bên đến lượt đi không có quân như vậy",
            ],
        ],
    ),
];

#[test]
fn a_complaint_reads_the_same_in_every_language() {
    for &(text, expected) in TEXTS {
        let game = Game::replay(qili::read(text).records[0].clone());
        for (index, language) in Language::ALL.into_iter().enumerate() {
            let view = GameView::new(&game, language);
            let warnings = view.warnings.iter().map(|warning| warning.sentence.as_str());
            let problems = view.nodes.iter().filter_map(|node| node.problem.as_deref());
            let said: Vec<&str> = warnings.chain(problems).collect();
            let expected: Vec<&str> = expected.iter().map(|sentences| sentences[index]).collect();
            assert_eq!(said, expected, "{text}");
        }
    }
}

/// Every kind of warning, and the numbers and words that its sentence tells.
fn kinds() -> Vec<(WarningKind, Vec<&'static str>)> {
    let name = || "DhtmlXQ_other".to_owned();
    let fen = |error| WarningKind::BadFen { error };
    vec![
        (WarningKind::TextTooLong { bytes: 5_000_000 }, vec!["5000000", "4194304"]),
        (WarningKind::TooManyMoves { moves: 200_000 }, vec!["200000", "131072"]),
        (WarningKind::UnknownVersion { version: 77 }, vec!["77"]),
        (WarningKind::OtherClose { name: name() }, vec!["DhtmlXQ_other"]),
        (WarningKind::DamagedName { name: name() }, vec!["DhtmlXQ_other"]),
        (WarningKind::BinitLength { digits: 62 }, vec!["64", "62"]),
        (WarningKind::SharedPoint { point: "e5".to_owned() }, vec!["e5"]),
        (WarningKind::MovesMissing { said: 31 }, vec!["31"]),
        (WarningKind::OddDigits { digits: "775".to_owned() }, vec!["\"775\""]),
        (WarningKind::NoParent { parent: 12 }, vec!["12"]),
        (fen(ParseFenError::RankCount(8)), vec!["8", "10"]),
        (fen(ParseFenError::RankWidth { rank: 3, width: 7 }), vec!["3", "7", "9"]),
        (fen(ParseFenError::UnknownPiece('x')), vec!["'x'"]),
        (fen(ParseFenError::UnknownSide("z".to_owned())), vec!["\"z\"", "w", "b"]),
        (WarningKind::Truncated, vec![]),
        (WarningKind::NothingFound, vec![]),
        (WarningKind::UnknownTag, vec![]),
        (WarningKind::RepeatedTag, vec![]),
        (WarningKind::MissingClose, vec![]),
        (WarningKind::OldList, vec![]),
        (WarningKind::NoPly, vec![]),
        (WarningKind::LengthensParent, vec![]),
        (WarningKind::BeforeParent, vec![]),
        (WarningKind::RepeatedBranch, vec![]),
        (WarningKind::EmptyBranch, vec![]),
        (WarningKind::Unannounced, vec![]),
        (WarningKind::OrphanComment, vec![]),
    ]
}

#[test]
fn a_warning_tells_the_same_in_every_language() {
    for (kind, told) in kinds() {
        let warning = Warning { kind, tag: Some("DhtmlXQ_tag".to_owned()), offset: 0, ply: None };
        let sentences = Language::ALL.map(|language| warning.sentence(language));
        for sentence in &sentences {
            assert!(sentence.starts_with("DhtmlXQ_tag") && !sentence.contains('$'), "{sentence}");
            for what in &told {
                assert!(sentence.contains(what), "{what} is missing: {sentence}");
            }
        }
        let [simplified, traditional, english, vietnamese] = &sentences;
        assert!(english.is_ascii() && english != vietnamese, "{sentences:?}");
        for chinese in [simplified, traditional] {
            assert!(chinese.contains(|letter| ('\u{4e00}'..'\u{9fff}').contains(&letter)), "{chinese}");
        }
    }
}
