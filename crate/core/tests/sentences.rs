//! What is said of moves and lines, in every language.

use qili::format::fen;
use qili::rules::{Line, RuleSet};
use qili::{Color, Language, Move, Position};

/// Sentences in simplified and traditional Chinese, English and Vietnamese.
type Sentences = [&'static str; 4];

/// A start, moves, a rule set, and what it says of the last one of the moves.
const RULINGS: &[(&str, &str, &str, Sentences)] = &[
    (
        "3ak4/4a4/9/3n5/9/1R7/9/9/4A4/4KAB2 w",
        "b4d4",
        "china-2020",
        [
            "车八平六，捉：马无根。下一着车六进二吃马。",
            "俥八平六，捉：馬無根。下一著俥六進二吃馬。",
            "R8=6, chase: the horse at d6 is unprotected. Next R6+2 takes the horse.",
            "X8-6, bắt: mã ở d6 không có căn. Tiếp theo X6.2 ăn mã.",
        ],
    ),
    (
        "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w",
        "i0h0",
        "china-2020",
        [
            "炮一平二，杀：企图下一着照将或连续照将，将死对方。下一着炮二进九，士5退6，车四进一，将5进1，马三退四，将5平4，车四平六，将死。",
            "炮一平二，殺：企圖下一著照將或連續照將，將死對方。下一著炮二進九，士5退6，俥四進一，將5進1，傌三退四，將5平4，俥四平六，將死。",
            "C1=2, kill: it threatens mate by consecutive checks. Next C2+9, A5-6, R4+1, K5+1, H3-4, K5=4, R4=6 mates.",
            "P1-2, sát: dọa chiếu hết bằng nước chiếu hoặc chiếu liên tiếp. Tiếp theo P2.9, S5/6, X4.1, Tg5.1, M3/4, Tg5-4, X4-6 chiếu hết.",
        ],
    ),
    (
        "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w",
        "i0h0 i8h8",
        "china-2020",
        [
            "车9平8，拦：阻拦对方的杀着，不具攻击作用。",
            "車9平8，攔：阻攔對方的殺著，不具攻擊作用。",
            "R9=8, block: it stands in the way of the threatened mate.",
            "X9-8, cản: chặn nước sát của đối phương, không có tác dụng tấn công.",
        ],
    ),
    (
        "3a3R1/3Nck3/3ab4/P4r3/9/8p/2p5n/C3BA2B/4A4/4K4 w",
        "h9h3 f8f9",
        "china-2020",
        [
            "将6退1，捉：兵无根。下一着车6平1吃兵。",
            "將6退1，捉：兵無根。下一著車6平1吃兵。",
            "K6-1, chase: the pawn at a6 is unprotected. Next R6=1 takes the pawn.",
            "Tg6/1, bắt: tốt ở a6 không có căn. Tiếp theo X6-1 ăn tốt.",
        ],
    ),
    (
        "3a3R1/3Nck3/3ab4/P4r3/9/8p/2p5n/C3BA2B/4A4/4K4 w",
        "h9h3 f8f9 h3h9",
        "china-2020",
        [
            "车二进六，将：直接攻击对方将帅。",
            "俥二進六，將：直接攻擊對方將帥。",
            "R2+6, check: it attacks the king.",
            "X2.6, chiếu: trực tiếp tấn công tướng đối phương.",
        ],
    ),
    (
        "r1b1kab2/4a4/2n6/p3p2Rp/2p1P4/6N2/P1P5P/2N1C4/3RA4/1cBAK1c1r w",
        "g4h2 i0h0 h2g4",
        "china-2020",
        [
            "马二进三，兑：可与对方同兵种子互换。下一着车二退六吃车。",
            "傌二進三，兌：可與對方同兵種子互換。下一著俥二退六吃車。",
            "H2+3, exchange: it offers an even exchange. Next R2-6 takes the rook.",
            "M2.3, đổi: mời đổi ngang quân cùng loại. Tiếp theo X2/6 ăn xe.",
        ],
    ),
    (
        "4ka3/4a1RC1/4b2r1/9/9/9/9/9/9/3K5 w",
        "h8i8 h7i7",
        "china-2020",
        [
            "车8平9，跟：盯住对方有根子，不具攻击作用。下一着车9退1，车三平一吃车。",
            "車8平9，跟：盯住對方有根子，不具攻擊作用。下一著車9退1，俥三平一吃車。",
            "R8=9, tail: it stays on the heels of a protected piece. Next R9-1, R3=1 takes the rook.",
            "X8-9, bám: bám theo quân có căn, không có tác dụng tấn công. Tiếp theo X9/1, X3-1 ăn xe.",
        ],
    ),
    (
        "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w",
        "f0e0 e8f8",
        "china-2020",
        [
            "将5平6，闲：走动将帅应将，由此产生的捉、杀按闲处理。",
            "將5平6，閒：走動將帥應將，由此產生的捉、殺按閒處理。",
            "K5=6, idle: a king that answers a check threatens nothing by it.",
            "Tg5-6, nhàn: tướng đi để đỡ chiếu, bắt hay sát do đó sinh ra tính là nhàn.",
        ],
    ),
];

/// A start, moves, a rule set, what it says of the line, and the patterns of Red and Black.
const VERDICTS: &[(&str, &str, &str, Sentences, Sentences, Sentences)] = &[
    (
        "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w",
        "i0h0 i8h8 h0i0 h8i8",
        "china-2020",
        [
            "红方步步是打，对方不是，红方须变着，不变作负。",
            "紅方步步是打，對方不是，紅方須變著，不變作負。",
            "Red attacks with every move, the other side does not; Red must vary or loses.",
            "Đỏ nước nào cũng tấn công, đối phương thì không; Đỏ phải đổi nước, không đổi thì thua.",
        ],
        ["长杀", "長殺", "perpetual kill", "trường sát"],
        ["长拦", "長攔", "perpetual block", "trường cản"],
    ),
    (
        "4ka3/4a1RC1/4b2r1/9/9/9/9/9/9/3K5 w",
        "h8i8 h7i7 i8h8 i7h7",
        "china-2020",
        [
            "双方均为允许着法，不变作和。",
            "雙方均為允許著法，不變作和。",
            "Neither attacks with every move; a draw if nobody varies.",
            "Hai bên đều đi nước được phép; không bên nào đổi nước thì hòa.",
        ],
        ["一捉一闲", "一捉一閒", "1 chase 1 idle", "1 bắt 1 nhàn"],
        ["长跟", "長跟", "perpetual tail", "trường bám"],
    ),
    (
        "3a3R1/3Nck3/3ab4/P4r3/9/8p/2p5n/C3BA2B/4A4/4K4 w",
        "h9h3 f8f9 h3h9 f9f8",
        "china-2020",
        [
            "红方步步是打，对方不是，红方须变着，不变作负。",
            "紅方步步是打，對方不是，紅方須變著，不變作負。",
            "Red attacks with every move, the other side does not; Red must vary or loses.",
            "Đỏ nước nào cũng tấn công, đối phương thì không; Đỏ phải đổi nước, không đổi thì thua.",
        ],
        ["一将一捉", "一將一捉", "1 check 1 chase", "1 chiếu 1 bắt"],
        ["一捉一闲", "一捉一閒", "1 chase 1 idle", "1 bắt 1 nhàn"],
    ),
    (
        "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w",
        "f0e0 e8f8 e0f0 f8e8",
        "china-1999",
        [
            "红方长将，红方判负。",
            "紅方長將，紅方判負。",
            "Red checks with every move; Red loses.",
            "Đỏ trường chiếu; Đỏ thua.",
        ],
        ["长将", "長將", "perpetual check", "trường chiếu"],
        ["闲着", "閒著", "idle moves", "nước nhàn"],
    ),
    (
        "4ka3/4a1RC1/4b2r1/9/9/9/9/9/9/3K5 w",
        "h8i8",
        "china-2020",
        ["局面没有重复", "局面沒有重複", "Nothing repeats", "Không có gì lặp lại"],
        [""; 4],
        [""; 4],
    ),
];

fn line(start: &str, moves: &str) -> Line {
    let start = Position::try_from(&fen::read(start).unwrap()).unwrap();
    let moves: Vec<Move> = moves.split_whitespace().map(|text| text.parse().unwrap()).collect();
    Line::new(start, &moves).unwrap()
}

#[test]
fn a_ruling_reads_the_same_in_every_language() {
    for &(start, moves, rules, expected) in RULINGS {
        let line = line(start, moves);
        let ply = line.moves().len();
        let ruling = line.classify(ply, RuleSet::by_id(rules).unwrap());
        let said = Language::ALL.map(|language| ruling.sentence(&line, ply, language));
        assert_eq!(said, expected, "{moves}");
    }
}

#[test]
fn a_verdict_reads_the_same_in_every_language() {
    for &(start, moves, rules, expected, red, black) in VERDICTS {
        let judged = line(start, moves).judge(RuleSet::by_id(rules).unwrap());
        let said = Language::ALL.map(|language| judged.verdict.sentence(language));
        assert_eq!(said, expected, "{moves}");
        for (color, expected) in [(Color::Red, red), (Color::Black, black)] {
            let named = Language::ALL.map(|language| judged.verdict.pattern(color, language));
            assert_eq!(named, expected, "{moves}");
        }
    }
}
