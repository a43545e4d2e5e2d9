//! `qili judge --jsonl`: a line in, a line out, whatever the line holds.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// The answers to some lines, and the exit status.
fn judge(lines: &[&str]) -> (Vec<Value>, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_qili"))
        .args(["judge", "--jsonl", "--rules", "china-2020"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut input = command.stdin.take().expect("a way in");
    input.write_all(lines.join("\n").as_bytes()).expect("it reads");
    drop(input);
    let output = command.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let answers = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (answers, output.status.code())
}

const LOOP: &str = r#"{"id":7,"fen":"4k4/9/9/9/9/9/9/9/9/3K5 w","moves":["d0d1","e9e8","d1d0","e8e9"],"loop_start":0,"more":1}"#;

#[test]
fn a_loop_is_judged_and_unknown_fields_are_passed_over() {
    let (answers, status) = judge(&[LOOP, ""]);
    let expected = json!({
        "id": 7, "rules": "china-2020", "classes": ["idle", "idle", "idle", "idle"],
        "fault": null, "outcome": "draw", "basis": "repeated", "article": "25.2",
        "grades": {"red": null, "black": null}, "error": null,
    });
    assert_eq!((answers, status), (vec![expected], Some(0)));
}

#[test]
fn a_bad_line_gets_a_sentence_and_the_others_are_judged() {
    let (answers, status) = judge(&[
        "not json",
        r#"{"id":"faces","fen":"3k5/9/9/9/9/9/9/9/9/3K5 w","moves":[]}"#,
        r#"{"id":"move","fen":"4k4/9/9/9/9/9/9/9/9/3K5 w","moves":["d0d1","e9e5"]}"#,
        r#"{"id":"word","fen":"4k4/9/9/9/9/9/9/9/9/3K5 w","moves":["castle"]}"#,
        r#"{"id":"range","fen":"4k4/9/9/9/9/9/9/9/9/3K5 w","moves":["d0d1"],"loop_start":9}"#,
        r#"{"id":"back","fen":"4k4/9/9/9/9/9/9/9/9/3K5 w","moves":["d0d1"],"loop_start":0}"#,
        r#"{"id":"ranks","fen":"4k4/9","moves":[]}"#,
        LOOP,
    ]);
    let errors: Vec<(&Value, &Value)> =
        answers.iter().map(|answer| (&answer["id"], &answer["error"])).collect();
    let expected = [
        (Value::Null, json!("not a question: expected ident at line 1 column 2")),
        (json!("faces"), json!("the kings face each other")),
        (json!("move"), json!("move 2: king at e9 cannot reach e5")),
        (json!("word"), json!("move 1: expected a move like h2e2, found \"castle\"")),
        (json!("range"), json!("loop_start 9 is out of range: there are 1 moves")),
        (json!("back"), json!("loop_start 0: the last position is not the one before that move")),
        (json!("ranks"), json!("FEN: found 2 ranks, expected 10")),
        (json!(7), Value::Null),
    ];
    assert_eq!(errors, expected.iter().map(|(id, error)| (id, error)).collect::<Vec<_>>());
    assert_eq!(status, Some(1));
}
