//! `qili judge FILE…`: the boards of a post, as a list and as JSON.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn judge(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_qili"))
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures"))
        .arg("judge")
        .args(arguments)
        .output()
        .expect("the command runs")
}

#[test]
fn the_nine_diagrams_are_drawn() {
    let output = judge(&["--rules", "china-1957", "--format", "json", "rules_1957.txt"]);
    let files: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let games = files[0]["games"].as_array().expect("games");
    let moves: Vec<usize> = games.iter().map(|game| game["rulings"].as_array().map_or(0, Vec::len)).collect();
    assert_eq!(moves, [0, 4, 4, 4, 7, 4, 4, 4, 4]);
    for game in games {
        assert_eq!(game["lines"][0]["verdict"]["outcome"], "draw", "{}", game["game"]["title"]);
    }
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_list_for_readers() {
    let output = judge(&["--rules", "china-1957", "rules_1957.txt"]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<&str> = text.lines().collect();
    let board = lines.iter().position(|line| line.ends_with("图十八")).expect("the diagram");
    assert_eq!(lines[board], "rules_1957.txt, board 6: 棋规（1957版）图十八");
    assert!(lines[board + 2].starts_with("    1. 车四平五 将 "), "{}", lines[board + 2]);
    assert!(lines[board + 6].starts_with("  china-1957 (repeated): "), "{}", lines[board + 6]);

    let chinese = judge(&["--rules", "china-1957", "--lang", "zh", "rules_1957.txt"]);
    assert!(String::from_utf8(chinese.stdout).expect("UTF-8").contains("车四平五 将 车四平五"));
}

#[test]
fn a_file_without_a_game_fails_and_the_others_are_judged() {
    let output = judge(&["no-such-file", "rules_1957.txt", "comments_without_moves.txt"]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(
        text.contains("board 9: ")
            && text.contains(
                "note: DhtmlXQ_comment2_19: comments a move that is not there (orphan-comment, byte "
            )
            && text.contains(", move 19)")
    );
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("qili: no-such-file: "));
    assert_eq!(output.status.code(), Some(1));
}
