//! How long the readers take for the longest text that is read, made to be as hard as can be, and for a large game.

use std::time::Instant;

/// Pieces of text that, repeated, once were or could be slow.
const HARD: [(&str, &[&str]); 4] = [
    (
        "dhtmlxq",
        &[
            "[DhtmlXQ_comment1]<",
            "[DhtmlXQ_movelist]&",
            "[DhtmlXQ_a]",
            "[/DhtmlXQ_a]",
            "[DhtmlXQ]x[DhtmlXQ_title]a",
            "\\u005Cu005C",
            "DhtmlXQ_movelist='[0_1_0]7747[/0_1_0]';",
            "[",
            "<",
        ],
    ),
    ("pgn", &["[A \"b\"]\n1. h2e2\n", "[A \"b\"]\n", "({", "(1. C2=5 ", ")", "炮二", "1 "]),
    ("text", &["1. 炮二平五 马8进7\n", "9/9/9/9/9/9/9/9/9/9 w\n", "(", "{", "炮      ", "字(", "… "]),
    ("cbf", &["<ChineseChessRecord><Move><![CDATA[", "<Move value=\"77-47\"/>", "<", "<a>"]),
];

fn main() {
    for (format, pieces) in HARD {
        let head = match format {
            "dhtmlxq" => "[DhtmlXQ_movelist]7747",
            "pgn" => "[Event \"x\"]\n",
            "cbf" => "<ChineseChessRecord>",
            _ => "1. C2=5\n",
        };
        let slowest = pieces.iter().map(|piece| seconds(&fill(head, piece))).fold(0.0, f64::max);
        println!("4 MB of {format} at worst: {slowest:.2} s");
    }
    let moves = "7747706247777262".repeat(qili::record::MAX_MOVES / 4);
    let large = format!("[DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]");
    println!("the largest game: {:.2} s", seconds(&large));
}

/// A text of the longest size that is read.
fn fill(head: &str, piece: &str) -> String {
    let mut text = head.to_owned();
    while text.len() + piece.len() <= qili::MAX_TEXT {
        text.push_str(piece);
    }
    text
}

/// Reads a text and replays its games.
fn seconds(text: &str) -> f64 {
    let begin = Instant::now();
    let book = qili::read(text);
    for record in book.records {
        std::hint::black_box(qili::Game::replay(record));
    }
    begin.elapsed().as_secs_f64()
}
