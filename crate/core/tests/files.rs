//! Files of other programs, made here byte by byte: XQF plain and masked, CBR and CBL, CBF, texts in code pages.

mod common;

use common::{children, comment, main_line, moves_from, problems, warnings};
use encoding_rs::{BIG5, Encoding, GB18030, WINDOWS_1258};
use qili::{Book, Color, Format, Game};

const NONE: [&str; 0] = [];

fn read(bytes: &[u8], encoding: &'static Encoding) -> Book {
    qili::read_bytes(bytes, &|bytes| encoding.decode_without_bom_handling(bytes).0.into_owned())
}

fn games(bytes: &[u8]) -> Vec<Game> {
    read(bytes, GB18030).records.into_iter().map(Game::replay).collect()
}

/// A record of a tree file: the move as points of that format, whether it goes on, whether another move stands in its
/// place, a comment.
type Record<'a> = ((u8, u8), bool, bool, &'a str);

/// 炮二平五 马8进7, with 炮8平5 {变} instead of the horse, and 马八进七 {先} instead of the cannon.
fn tree(point: impl Fn(&str) -> u8) -> Vec<Record<'static>> {
    let mv = |text: &str| (point(&text[..2]), point(&text[2..]));
    vec![
        ((0, 0), true, false, "开始"),
        (mv("h2e2"), true, true, ""),
        (mv("h9g7"), false, true, ""),
        (mv("h7e7"), false, false, "变"),
        (mv("b0c2"), false, false, "先\r\n二"),
    ]
}

/// Checks the game of [`tree`].
fn check_tree(game: &Game) {
    assert_eq!(problems(game), NONE);
    assert_eq!(warnings(game), NONE);
    assert_eq!(main_line(game), "h2e2 h9g7");
    assert_eq!(comment(game, 0), "开始");
    let (other_reply, other_first) = (children(game, 1)[1], children(game, 0)[1]);
    assert_eq!((moves_from(game, other_reply), comment(game, other_reply)), ("h7e7".to_owned(), "变"));
    assert_eq!((moves_from(game, other_first), comment(game, other_first)), ("b0c2".to_owned(), "先\n二"));
    assert_eq!(game.record().tag("title"), Some("标题"));
    assert_eq!(game.record().tag("result"), Some("红胜"));
}

fn gbk(text: &str) -> Vec<u8> {
    GB18030.encode(text).0.into_owned()
}

/// An XQF file of a version; from version 11 on with keys.
fn xqf(version: u8, red_moves: bool) -> Vec<u8> {
    let mut file = vec![0; 1024];
    file[..3].copy_from_slice(&[b'X', b'Q', version]);
    let masked = 10 < version;
    if masked {
        file[3..16].copy_from_slice(&[0xAE, 1, 2, 3, 4, 8, 16, 32, 64, 0x11, 0xF0, 0x9E, 0x61]);
    }
    let header = file.clone();
    let stretch = |key: u8| ((u32::from(key).pow(2) * 3 + 9) * 3 + 8) * 2;
    let next = |key: u8, by: u8| (((stretch(key) + 1) * 3 + 8) as u8).wrapping_mul(by);
    let points = if masked { next(header[13], header[13]) } else { 0 };
    let from = if masked { next(header[14], points) } else { 0 };
    let to = if masked { next(header[15], from) } else { 0 };
    let mask = |at: usize| {
        let part = (header[12 + at % 4] & header[3]) | header[8 + at % 4];
        if masked { b"[(C) Copyright Mr. Dong Shiwei.]"[at % 32] & part } else { 0 }
    };
    let slots: [u8; 32] = [
        80, 70, 60, 50, 40, 30, 20, 10, 0, 72, 12, 83, 63, 43, 23, 3, 9, 19, 29, 39, 49, 59, 69, 79, 89, 17,
        77, 6, 26, 46, 66, 86,
    ];
    for index in 0..32 {
        let slot = if version < 12 { index } else { (index + 1 + usize::from(points)) % 32 };
        file[16 + index] = slots[slot].wrapping_add(points);
    }
    file[50] = u8::from(!red_moves);
    file[51] = 1;
    let title = gbk("标题");
    file[80] = title.len() as u8;
    file[81..81 + title.len()].copy_from_slice(&title);
    let code = |point: &str| (point.as_bytes()[0] - b'a') * 10 + point.as_bytes()[1] - b'0';
    for (mv, goes_on, has_other, comment) in tree(code) {
        let comment = gbk(comment);
        let old = version <= 10;
        let flags = if old {
            u8::from(goes_on) * 0xF0 + u8::from(has_other) * 0x0F
        } else {
            u8::from(goes_on) * 0x80 + u8::from(has_other) * 0x40 + u8::from(!comment.is_empty()) * 0x20
        };
        let mut record =
            vec![mv.0.wrapping_add(24).wrapping_add(from), mv.1.wrapping_add(32).wrapping_add(to), flags, 0];
        if old || !comment.is_empty() {
            let hidden = if masked {
                (usize::from(header[12]) * 256 + usize::from(header[13])) % 32000 + 767
            } else {
                0
            };
            record.extend(((comment.len() + hidden) as u32).to_le_bytes());
            record.extend(comment);
        }
        for byte in record {
            let at = file.len();
            file.push(byte.wrapping_add(mask(at)));
        }
    }
    file
}

#[test]
fn xqf_of_every_version() {
    for version in [1, 10, 11, 12, 16, 18] {
        let file = xqf(version, true);
        assert_eq!(read(&file, GB18030).format, Some(Format::Xqf));
        let games = games(&file);
        assert_eq!(games[0].record().start, qili::Setup::start(), "version {version}");
        check_tree(&games[0]);
    }
}

/// A code page of the writer's machine, which the reader has to name.
#[test]
fn xqf_of_another_country() {
    let mut file = xqf(10, true);
    file[80..85].copy_from_slice(&[4, b'P', b'h', 0xE1, b'o']);
    assert_eq!(read(&file, WINDOWS_1258).records[0].tag("title"), Some("Pháo"));
}

#[test]
fn xqf_cut_anywhere_is_still_read() {
    let file = xqf(18, false);
    for end in 1024..file.len() {
        let game = &games(&file[..end])[0];
        let truncated = warnings(game) == ["the file ends before its moves do"];
        assert!(truncated || end < 1028, "cut at {end}");
    }
    assert!(read(&file[..1023], GB18030).records.is_empty());
    let no_moves = &games(&file[..1024])[0];
    assert_eq!((no_moves.nodes().len(), no_moves.record().start.turn), (1, Color::Black));
}

fn utf_16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// A CBR file of a version; the first one lacks 128 bytes in front of the title and as many behind the players.
fn cbr(version: u8) -> Vec<u8> {
    let (shorter, shortest) = if version == 1 { (128, 256) } else { (0, 0) };
    let mut file = vec![0; 2214 - shortest];
    file[..16].copy_from_slice(b"CCBridge Record\0");
    file[19] = version;
    let title = utf_16("标题");
    file[180 - shorter..][..title.len()].copy_from_slice(&title);
    file[2076 - shortest] = 1;
    file[2112 - shortest] = 1;
    for (square, piece) in qili::Setup::start().board.pieces() {
        let index = usize::from(9 - square.rank()) * 9 + usize::from(square.file());
        let role = "rnbakcp".find(piece.role.to_fen()).expect("a role") as u8 + 1;
        file[2120 - shortest + index] = role + if piece.color == Color::Red { 0x10 } else { 0x20 };
    }
    let code = |point: &str| {
        let (x, y) = (point.as_bytes()[0] - b'a', b'9' - point.as_bytes()[1]);
        if version == 1 { 16 * x + y } else { 9 * y + x }
    };
    for (mv, goes_on, has_other, comment) in tree(code) {
        let flags = u8::from(!goes_on) + u8::from(has_other) * 2 + u8::from(!comment.is_empty()) * 4;
        file.extend([flags, 0, mv.0, mv.1]);
        if !comment.is_empty() {
            let comment = utf_16(comment);
            file.extend((comment.len() as u32).to_le_bytes());
            file.extend(comment);
        }
    }
    file
}

#[test]
fn cbr_and_cbl() {
    for version in [1, 2] {
        let record = cbr(version);
        assert_eq!(read(&record, GB18030).format, Some(Format::Cbr));
        check_tree(&games(&record)[0]);
    }
    let later = &games(&cbr(3))[0];
    assert_eq!(main_line(later), "h2e2 h9g7");
    assert_eq!(warnings(later), ["version 3 of the format is not known, read like the last known one"]);
    let record = cbr(2);

    let mut library = vec![0; 66_624 + 2 * 276];
    library[..16].copy_from_slice(b"CCBridgeLibrary\0");
    library[60] = 2;
    for _ in 0..2 {
        library.extend(&record);
        library.resize(library.len() + 4096 - record.len(), 0);
    }
    let games = games(&library);
    assert_eq!(games.len(), 2);
    games.iter().for_each(check_tree);
    for end in [0, 16, 70, 2000, 2214, 2220] {
        assert!(read(&record[..end], GB18030).records.len() < 2);
    }
}

#[test]
fn cbf() {
    let text = "\u{feff}<?xml version=\"1.0\"?>\n<ChineseChessRecord Version=\"1.0\">\n <Head>\n  <Name>标&amp;题</Name>\n  \
        <URL />\n  <Site>广州</Site>\n  <RecordResult>2</RecordResult>\n  \
        <FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN>\n </Head>\n <MoveList>\n  \
        <Move value=\"00-00\"><![CDATA[开<始>]]></Move>\n  <Move value=\"77-47\" />\n  \
        <Move value=\"70-62\" end=\"1\">和&lt;</Move>\n </MoveList>\n</ChineseChessRecord>\n";
    let book = read(text.as_bytes(), GB18030);
    assert_eq!(book.format, Some(Format::Cbf));
    let game = Game::replay(book.records[0].clone());
    assert_eq!(main_line(&game), "h2e2 h9g7");
    assert_eq!((comment(&game, 0), comment(&game, 2)), ("开<始>", "和<"));
    let tags = ["title", "place", "result"].map(|name| game.record().tag(name));
    assert_eq!(tags, [Some("标&题"), Some("广州"), Some("黑胜")]);
}

/// Lines behind the first one: where a flag announces them they are variations, else they are kept as a text.
#[test]
fn cbf_with_several_lines() {
    let list = |flag: &str| {
        format!(
            "<ChineseChessRecord><MoveList><Move value=\"00-00\"/><Move value=\"77-47\" {flag}/>\
             <Move value=\"70-62\" end=\"1\"/><Move value='19-27' end='1'><![CDATA[变]]></Move></MoveList>"
        )
    };
    let game = &games(list("alter=\"1\"").as_bytes())[0];
    let other = children(game, 0)[1];
    assert_eq!((main_line(game).as_str(), moves_from(game, other).as_str()), ("h2e2 h9g7", "b0c2"));
    assert_eq!((comment(game, other), warnings(game).len()), ("变", 0));

    let game = &games(list("").as_bytes())[0];
    assert_eq!(main_line(game), "h2e2 h9g7");
    assert_eq!(common::leftovers(game)[0].1, "b0c2 变");
    assert_eq!(warnings(game), ["moves behind the end, kept apart"]);
}

#[test]
fn pfc() {
    let text = include_str!("../../../tests/fixtures/game.pfc");
    assert_eq!(read(text.as_bytes(), GB18030).format, Some(Format::Pfc));
    let game = &games(text.as_bytes())[0];
    assert_eq!((problems(game), warnings(game)), (vec![], vec![]));
    // The second move is the one to go on with.
    assert_eq!((main_line(game).as_str(), comment(game, 0)), ("h2e2 h9g7", "开始"));
    let [main, other] = children(game, 0) else { panic!("two moves") };
    assert_eq!((moves_from(game, *other).as_str(), comment(game, *other)), ("b0c2", "先\n二"));
    assert_eq!(comment(game, children(game, *main)[1]), "变 > 化");
    let tags = ["title", "result", "date", "red"].map(|name| game.record().tag(name));
    assert_eq!(tags, [Some("标\"题\""), Some("1-0"), Some("2011-10-01"), None]);
    assert!(
        text[game.record().span.clone()].starts_with("<n version")
            && text[game.record().span.clone()].ends_with("</n>")
    );
    let cut = &games(&text.as_bytes()[..text.len() - 10])[0];
    assert_eq!(warnings(cut), ["the file ends before its moves do"]);
}

/// I28, and the bytes of GBK that look like brackets and bars.
#[test]
fn texts_in_code_pages() {
    let chinese = "[DhtmlXQ_title]註錦東隱[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
    let vietnamese = "[DhtmlXQ_title]Phá pháo đầu[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
    let utf_16_le: Vec<u8> = [0xFF, 0xFE].into_iter().chain(utf_16(chinese)).collect();
    let utf_16_be: Vec<u8> = utf_16_le.chunks(2).flat_map(|pair| [pair[1], pair[0]]).collect();
    let with_mark = [&[0xEF, 0xBB, 0xBF], chinese.as_bytes()].concat();
    for (bytes, encoding, title) in [
        (gbk(chinese), GB18030, "註錦東隱"),
        (chinese.as_bytes().to_vec(), GB18030, "註錦東隱"),
        (with_mark, GB18030, "註錦東隱"),
        (utf_16_le, GB18030, "註錦東隱"),
        (utf_16_be, GB18030, "註錦東隱"),
        (BIG5.encode(chinese).0.into_owned(), BIG5, "註錦東隱"),
        (vietnamese.as_bytes().to_vec(), GB18030, "Phá pháo đầu"),
        (gbk(vietnamese), GB18030, "Phá pháo đầu"),
    ] {
        let book = read(&bytes, encoding);
        assert_eq!(book.records[0].tag("title"), Some(title));
        assert_eq!(book.records[0].nodes().len(), 2);
    }
    // A code page that the reader has to name; under the wrong one the moves are still there.
    let (bytes, _, _) = WINDOWS_1258
        .encode("[DhtmlXQ_title]Ph\u{e1}[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
    assert_eq!(read(&bytes, WINDOWS_1258).records[0].tag("title"), Some("Phá"));
    assert_eq!(read(&bytes, GB18030).records[0].nodes().len(), 2);
}
