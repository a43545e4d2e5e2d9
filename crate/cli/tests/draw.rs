//! `qili draw` as a user meets it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

/// The nine diagrams of 1957.
const DIAGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/rules_1957.txt");

fn draw(out: &Path, words: &[&str]) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_qili"))
        .arg("draw")
        .arg(DIAGRAMS)
        .args(words)
        .arg("--out")
        .arg(out)
        .output();
    program.unwrap()
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_position_is_written_as_svg() {
    let out = file("figure_16.svg");
    let run = draw(&out, &["--board", "4", "--ply", "2", "--how", "flip pieces=symbols"]);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let svg = fs::read_to_string(&out).unwrap();
    assert!(svg.contains("<title>棋规（1957版）图十六</title>"));
    assert_eq!(svg.matches("class=\"piece\"").count(), 8);
    assert_eq!(svg.matches("class=\"last\"").count(), 2);
}

#[test]
fn the_check_and_the_mirror_show() {
    let plain = file("figure_17.svg");
    let mirrored = file("figure_17_mirrored.svg");
    assert!(draw(&plain, &["--board", "5", "--ply", "1"]).status.success());
    assert!(draw(&mirrored, &["--board", "5", "--ply", "1", "--mirror"]).status.success());
    let (plain, mirrored) = (fs::read_to_string(plain).unwrap(), fs::read_to_string(mirrored).unwrap());
    assert_eq!(plain.matches("class=\"check\"").count(), 1);
    assert_ne!(plain, mirrored);
}

#[test]
fn what_is_not_there_is_named() {
    for (words, error) in [
        (&["--board", "12"][..], "qili: no board 12: the file has 9\n"),
        (&["--board", "4", "--ply", "9"][..], "qili: no ply 9: the main line has 4\n"),
    ] {
        let run = draw(&file("nothing.svg"), words);
        assert_eq!((run.status.success(), String::from_utf8_lossy(&run.stderr).as_ref()), (false, error));
    }
    let run = draw(&file("nothing.svg"), &["--how", "flop"]);
    assert!(String::from_utf8_lossy(&run.stderr).contains("drawing options: \"flop\" is none"));
    assert!(!file("nothing.svg").exists());
}
