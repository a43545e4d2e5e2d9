//! `qili convert` from every format into every other, and what it says of what a target has no place for.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The targets that hold a tree, with their notations.
const TREES: [&[&str]; 9] = [
    &["dhtmlxq"],
    &["pgn"],
    &["pgn", "--notation", "traditional"],
    &["pgn", "--notation", "wxf"],
    &["pgn", "--notation", "iccs"],
    &["text"],
    &["text", "--notation", "traditional"],
    &["text", "--notation", "wxf"],
    &["text", "--notation", "iccs"],
];

/// Two games with all that a record can hold: tags, variations in variations, comments, a note without a place; in the
/// second one Black begins.
fn everything() -> PathBuf {
    fixture("everything.txt")
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures").join(name)
}

/// Converts a file; answers what went to standard output and to standard error.
fn convert(to: &[&str], file: &Path) -> (String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_qili"))
        .args(["convert", "--to"])
        .args(to)
        .arg(file)
        .output()
        .expect("the command ends");
    assert!(output.status.success(), "{to:?} from {}", file.display());
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr))
}

/// Converts a file and keeps the result in another one, named by what is tested.
fn kept(name: &str, to: &[&str], file: &Path) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", to.join("")));
    std::fs::write(&path, convert(to, file).0).expect("a file");
    path
}

/// The games of a file as JSON has them: start, then move and comment of each node in the order of a list.
fn trees(file: &Path) -> Vec<Vec<String>> {
    let book: Value = serde_json::from_str(&convert(&["json"], file).0).expect("JSON");
    let games = book["games"].as_array().expect("games");
    games
        .iter()
        .map(|game| {
            let mut lines = vec![game["fen"].to_string()];
            let mut open = vec![0];
            while let Some(number) = open.pop() {
                let node = &game["nodes"][number];
                lines.push(format!("{} {} {}", node["ply"], node["played"]["iccs"], node["comment"]));
                let children = node["children"].as_array().expect("children").iter().rev();
                open.extend(children.filter_map(Value::as_u64).map(|child| child as usize));
            }
            lines
        })
        .collect()
}

#[test]
fn a_tree_goes_through_every_pair() {
    let trees_of_all = trees(&everything());
    assert_eq!(trees_of_all.iter().map(Vec::len).collect::<Vec<_>>(), [15, 5]);
    for from in TREES {
        let source = kept("from", from, &everything());
        assert_eq!(trees(&source), trees_of_all, "{from:?}");
        for to in TREES {
            let target = kept("pair", to, &source);
            assert_eq!(trees(&target), trees_of_all, "{from:?} to {to:?}");
        }
    }
}

#[test]
fn a_main_line_goes_from_every_format_and_back() {
    for to in [&["iccs"], &["fen"]] {
        let (line, _) = convert(to, &everything());
        let source = kept("line", to, &everything());
        for tree in TREES {
            assert_eq!(convert(to, &kept("tree", tree, &everything())).0, line, "{tree:?} to {to:?}");
            let (_, said) = convert(tree, &source);
            assert_eq!((convert(to, &kept("back", tree, &source)).0, said), (line.clone(), String::new()));
        }
    }
}

#[test]
fn binary_files_and_xml_into_every_format() {
    for name in ["plain.xqf", "masked.xqf", "game.cbr", "game.cbf", "game.pfc"] {
        for to in TREES {
            assert_eq!(trees(&kept(name, to, &fixture(name))), trees(&fixture(name)), "{name} to {to:?}");
        }
        assert!(convert(&["iccs"], &fixture(name)).0.contains("moves h2e2 h9g7"), "{name}");
    }
}

#[test]
fn what_a_target_has_no_place_for_is_said() {
    let tags = "tags left out or changed: title, event, date, red, black";
    let note = "game 1: 1 note without a place left out\n";
    let cases: [(&[&str], String); 6] = [
        (&["dhtmlxq"], String::new()),
        (&["json"], String::new()),
        (&["pgn"], note.to_owned()),
        (&["text"], format!("game 1: {tags}, own_tag\n{note}game 2: tags left out or changed: title\n")),
        (
            &["iccs"],
            format!(
                "game 1: 7 moves of variations left out\ngame 1: 5 comments left out\ngame 1: {tags}, result, own_tag\n\
                 {note}game 2: 1 move of variations left out\ngame 2: tags left out or changed: title\n"
            ),
        ),
        (
            &["fen"],
            format!(
                "game 1: 6 moves left out\ngame 1: 7 moves of variations left out\ngame 1: 5 comments left out\n\
                 game 1: {tags}, result, own_tag\n{note}game 2: 2 moves left out\n\
                 game 2: 1 move of variations left out\ngame 2: tags left out or changed: title\n"
            ),
        ),
    ];
    for (to, said) in cases {
        assert_eq!(convert(to, &everything()).1, said, "{to:?}");
    }
}
