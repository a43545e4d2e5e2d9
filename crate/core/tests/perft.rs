//! Counts move paths from the positions of `tests/perft/*.perft` and compares them with the tables.

use std::fs;
use std::path::Path;

use qili::format::fen;
use qili::{Position, perft};

/// Rows beyond it wait for an optimised build, so that the everyday tests stay quick.
const NODE_LIMIT: u64 = if cfg!(debug_assertions) { 4_000_000 } else { u64::MAX };

#[test]
fn published_positions() {
    check_table("published.perft");
}

#[test]
fn start_position() {
    check_table("start.perft");
}

#[test]
fn tricky_positions() {
    check_table("tricky.perft");
}

/// Lines are `id NAME`, `fen FEN`, `perft DEPTH COUNT`, comments behind `#` or blank.
fn check_table(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/perft").join(name);
    let text = fs::read_to_string(&path).expect("the table is there");
    let mut id = "";
    let mut position = None;
    let mut counted = 0;
    for (index, line) in text.lines().enumerate() {
        let place = format!("{name}:{} ({id})", index + 1);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" | "#" => {}
            "id" => (id, position) = (rest, None),
            "fen" => {
                let setup = fen::read(rest).unwrap_or_else(|error| panic!("{place}: {error}"));
                position =
                    Some(Position::try_from(&setup).unwrap_or_else(|error| panic!("{place}: {error}")));
            }
            "perft" => {
                let position = position.as_ref().unwrap_or_else(|| panic!("{place}: no position yet"));
                let (depth, count) = rest.split_once(' ').unwrap_or_else(|| panic!("{place}: {line}"));
                let depth = depth.parse().unwrap_or_else(|error| panic!("{place}: depth: {error}"));
                let count = count.parse().unwrap_or_else(|error| panic!("{place}: count: {error}"));
                if count <= NODE_LIMIT {
                    assert_eq!(perft(position, depth), count, "{place}: depth {depth}");
                    counted += 1;
                }
            }
            _ => panic!("{place}: unknown line: {line}"),
        }
    }
    assert_ne!(counted, 0, "{name} has no row below the node limit");
}
