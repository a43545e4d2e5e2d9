//! How long the readers take for the longest file that is read, made to be as hard as can be, beside a half and a quarter
//! of it: the time must grow with the size and no faster. Then a large game.

use std::time::Instant;

/// Pieces of text that, repeated behind a beginning, once were or could be slow.
const TEXTS: [(&str, &str, &[&str]); 5] = [
    (
        "dhtmlxq",
        "[DhtmlXQ_movelist]7747",
        &[
            "[DhtmlXQ_comment1]<",
            "[DhtmlXQ_movelist]&",
            "[DhtmlXQ_a]",
            "[/DhtmlXQ_a]",
            "[DhtmlXQ]x[DhtmlXQ_title]a",
            "[DhtmlXQ_move_0_1_1]7747",
            "[DHJHtmlXQ_34]7242",
            "\\u005Cu005C",
            "&#91;",
            "DhtmlXQ_movelist='[0_1_0]7747[/0_1_0]';",
            "[",
            "<",
        ],
    ),
    (
        "pgn",
        "[Event \"x\"]\n",
        &["[A \"b\"]\n1. h2e2\n", "[A \"b\"]\n", "({", "(1. C2=5 ", ")", "炮二", "1 "],
    ),
    (
        "text",
        "1. C2=5\n",
        &["1. 炮二平五 马8进7\n", "9/9/9/9/9/9/9/9/9/9 w\n", "(", "{", "炮      ", "字(", "… "],
    ),
    (
        "cbf",
        "<ChineseChessRecord>",
        &[
            "<ChineseChessRecord><Move><![CDATA[",
            "<Move value=\"77-47\"/>",
            "<Move value=\"77-47\" end=\"1\"/>",
            "<Move a=\"1\" b=\"1\"/>",
            "<",
            "<a>",
        ],
    ),
    (
        "pfc",
        "<n version=\"2\">",
        &["<n m=\"h2e2\" default=\"true\"/>", "<n m=\"h2e2\">", "<n version=\"2\"/>", "<n ", "<n a='", "<"],
    ),
];

const CBR: &[u8] = b"CCBridge Record\0\0\0\0\x02";

fn main() {
    for (format, head, pieces) in TEXTS {
        measure(format, head.as_bytes(), pieces.iter().map(|piece| piece.as_bytes()));
    }
    // Binary files begin with a few bytes and zeros up to a length.
    let moves: [&[u8]; 4] = [&[88, 62, 0xFF, 0, 0, 0, 0, 0], &[88, 62, 0xF0, 0, 0, 0, 0, 0], &[0xFF], &[0]];
    measure("xqf", &padded(b"XQ\x0a", 1024), moves.into_iter());
    let moves: [&[u8]; 4] = [&[2, 0, 70, 67], &[0, 0, 70, 67], &[0xFF], &[0]];
    measure("cbr", &padded(CBR, 2214), moves.into_iter());
    let library = padded(b"CCBridgeLibrary\0", 66_624);
    measure("cbl", &library, [padded(CBR, 4096).as_slice(), &[0]].into_iter());
    let moves = "7747706247777262".repeat(qili::record::MAX_MOVES / 4);
    let large = format!("[DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]");
    println!("the largest game: {:.2} s", seconds(large.as_bytes()));
}

/// Prints the times for the slowest of some pieces.
fn measure<'a>(format: &str, head: &[u8], pieces: impl Iterator<Item = &'a [u8]>) {
    let timed = pieces.map(|piece| (seconds(&fill(head, piece, qili::MAX_TEXT)), piece));
    let slowest = timed.max_by(|one, other| one.0.total_cmp(&other.0));
    let (whole, piece) = slowest.expect("pieces");
    let [quarter, half] = [4, 2].map(|part| seconds(&fill(head, piece, qili::MAX_TEXT / part)));
    println!("1, 2 and 4 MB of {format} at worst: {quarter:.2}, {half:.2}, {whole:.2} s");
}

fn padded(magic: &[u8], length: usize) -> Vec<u8> {
    let mut header = magic.to_vec();
    header.resize(length, 0);
    header
}

/// A file that is no longer than a size.
fn fill(head: &[u8], piece: &[u8], size: usize) -> Vec<u8> {
    let mut file = head.to_vec();
    while file.len() + piece.len() <= size {
        file.extend(piece);
    }
    file
}

/// Reads a file and replays its games, twice; answers the shorter time.
fn seconds(file: &[u8]) -> f64 {
    let run = || {
        let begin = Instant::now();
        let book = qili::read_bytes(file, &|bytes| String::from_utf8_lossy(bytes).into_owned());
        for record in book.records {
            std::hint::black_box(qili::Game::replay(record));
        }
        begin.elapsed().as_secs_f64()
    };
    run().min(run())
}
