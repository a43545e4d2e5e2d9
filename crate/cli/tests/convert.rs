//! `qili convert` between formats, and what it says of what a format cannot hold.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `qili convert` with a text on standard input.
fn convert(arguments: &[&str], text: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_qili"))
        .arg("convert")
        .args(arguments)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("a pipe").write_all(text).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("UTF-8")
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("UTF-8")
}

const GAME: &str = "[DhtmlXQ]
[DhtmlXQ_title]例[/DhtmlXQ_title]
[DhtmlXQ_place]广州[/DhtmlXQ_place]
[DhtmlXQ_result]红胜[/DhtmlXQ_result]
[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]
[DhtmlXQ_move_0_2_7]7274[/DhtmlXQ_move_0_2_7]
[DhtmlXQ_comment1]当头炮[/DhtmlXQ_comment1]
[DhtmlXQ_comment9_3]无主[/DhtmlXQ_comment9_3]
[/DhtmlXQ]
";

const PGN: &str = "[Game \"Chinese Chess\"]
[Title \"例\"]
[Site \"广州\"]
[Result \"1-0\"]

1. 炮二平五 {当头炮} 1... 马8进7 (1... 炮8进2) 1-0
";

#[test]
fn dhtmlxq_comes_back_as_it_was() {
    let same = convert(&["--to", "dhtmlxq"], GAME.as_bytes());
    assert_eq!((out(&same), err(&same), same.status.code()), (GAME, "", Some(0)));
}

#[test]
fn to_pgn_and_back() {
    let pgn = convert(&["--to", "pgn"], GAME.as_bytes());
    assert_eq!((out(&pgn), err(&pgn)), (PGN, "game 1: 1 note without a place left out\n"));
    let wxf = convert(&["--to", "pgn", "--notation", "wxf"], PGN.as_bytes());
    assert!(out(&wxf).ends_with("\n1. C2=5 {当头炮} 1... H8+7 (1... C8+2) 1-0\n"), "{}", out(&wxf));
    let back = convert(&["--to", "dhtmlxq"], out(&wxf).as_bytes());
    assert_eq!(
        out(&back),
        GAME.replace("_0_2_7", "_0_2_1").replace("[DhtmlXQ_comment9_3]无主[/DhtmlXQ_comment9_3]\n", "")
    );
}

#[test]
fn to_text_fen_and_lines() {
    let text = convert(&["--to", "text"], GAME.as_bytes());
    assert_eq!(out(&text), "例\n1. 炮二平五\n{当头炮}\n1... 马8进7\n(1... 炮8进2)\n红胜\n");
    assert_eq!(
        err(&text),
        "game 1: tags left out or changed: title, place\ngame 1: 1 note without a place left out\n"
    );

    let line = convert(&["--to", "iccs"], GAME.as_bytes());
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    assert_eq!(out(&line), format!("position fen {fen} moves h2e2 h9g7\n"));
    assert!(
        err(&line).contains("1 move of variations left out") && err(&line).contains("1 comment left out")
    );
    let start = convert(&["--to", "fen"], GAME.as_bytes());
    assert_eq!(out(&start), format!("{fen}\n"));
    assert!(err(&start).contains("2 moves left out"));
}

#[test]
fn to_json() {
    let json = convert(&["--to", "json"], GAME.as_bytes());
    let book: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(book["format"], "dhtmlxq");
    assert_eq!(book["games"][0]["nodes"][1]["played"]["simplified"], "炮二平五");
    assert_eq!(book["games"][0]["leftovers"][0]["text"], "无主");
    assert_eq!(book["games"][0]["warnings"][0]["tag"], "DhtmlXQ_comment9_3");
}

#[test]
fn several_games_in_a_code_page() {
    let both = format!("{GAME}\n{GAME}");
    let (bytes, _, _) = encoding_rs::BIG5
        .encode("[DhtmlXQ_title]許[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
    let big5 = convert(&["--to", "dhtmlxq", "--encoding", "big5"], &bytes);
    assert!(out(&big5).contains("_title]許[/"));
    for to in ["dhtmlxq", "pgn", "text", "iccs", "fen"] {
        let once = convert(&["--to", to], both.as_bytes());
        let json = convert(&["--to", "json"], out(&once).as_bytes());
        let book: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
        assert_eq!(book["games"].as_array().map(Vec::len), Some(2), "{to}: {}", out(&once));
    }
}

#[test]
fn nothing_to_convert() {
    let nothing = convert(&["--to", "pgn"], b"no game");
    assert_eq!((out(&nothing), err(&nothing), nothing.status.code()), ("", "-: no game found\n", Some(1)));
    let missing = Command::new(env!("CARGO_BIN_EXE_qili"))
        .args(["convert", "--to", "pgn", "no-such-file"])
        .output()
        .expect("it ends");
    assert!(err(&missing).starts_with("qili: no-such-file: "), "{}", err(&missing));
    assert_eq!(missing.status.code(), Some(1));
}
