//! Reads the tables of rulings in `tests/rulings`.
//!
//! The README there says what a table looks like.

#![allow(dead_code, reason = "each test file takes what it needs")]

use std::fs;
use std::path::{Path, PathBuf};

use qili::format::fen;
use qili::notation::chinese::{self, Script};
use qili::rules::{Class, Line, RuleSet};
use qili::{Board, Move, Position};

/// A file of cases.
pub struct Table {
    pub cases: Vec<Case>,
    /// How many misses its header admits.
    pub misses: usize,
}

/// A line of play with what the rule books say of it.
pub struct Case {
    /// The file, the line and the id.
    pub place: String,
    /// Every one of them says so.
    pub rules: Vec<&'static RuleSet>,
    pub line: Line,
    /// The class expected of each move, if one is.
    pub marks: Vec<Option<Class>>,
    pub ruling: Option<String>,
    /// How heavy the attacks are: `red heavy, black light`.
    pub grades: Option<String>,
    /// The ruling without the last move.
    pub before: Option<String>,
    pub misses: Vec<Miss>,
}

/// Where the engine is known to differ.
#[derive(Debug, PartialEq, Eq)]
pub struct Miss {
    /// `ply 2`, or the key of a line: `ruling`, `grades`.
    pub what: String,
    pub found: String,
}

/// The files, by name.
pub fn names() -> Vec<String> {
    let entries = fs::read_dir(folder()).expect("the folder of rulings is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a readable folder").file_name().into_string().expect("a plain name"))
        .collect();
    names.retain(|name| name != "README.md");
    names.sort();
    names
}

/// Reads a file; anything amiss in it panics with its place.
pub fn read(name: &str) -> Table {
    let text = fs::read_to_string(folder().join(name)).expect("the table is there");
    let mut table = Table { cases: Vec::new(), misses: 0 };
    let mut rules = Vec::new();
    let mut draft: Option<Draft> = None;
    let mut on_board = false;
    for (index, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", index + 1);
        if let Some(heading) = line.strip_prefix("## ") {
            let id = heading.split(' ').next().unwrap_or_default();
            table.cases.extend(draft.take().map(Draft::case));
            draft = Some(Draft::new(format!("{place} {id}"), &rules));
        } else if line == "```" {
            on_board = !on_board;
        } else if let Some((key, value)) = line.strip_prefix("- ").and_then(|line| line.split_once(": ")) {
            match (&mut draft, key) {
                (None, "rules") => rules = rule_sets(value, &place),
                (None, "misses") => {
                    table.misses = value.parse().unwrap_or_else(|_| panic!("{place}: {line}"))
                }
                (None, _) => panic!("{place}: no case has begun: {line}"),
                (Some(draft), _) => draft.note(key, value, &place),
            }
        } else if let Some(draft) = &mut draft {
            if on_board {
                draft.board.push_str(line);
                draft.board.push('\n');
            } else if line.starts_with(|letter: char| letter.is_ascii_digit()) {
                draft.add_moves(line, &place);
            } else {
                draft.reason.push_str(line);
            }
        }
    }
    table.cases.extend(draft.map(Draft::case));
    table
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rulings")
}

fn rule_sets(list: &str, place: &str) -> Vec<&'static RuleSet> {
    let set = |id| RuleSet::by_id(id).unwrap_or_else(|| panic!("{place}: no rule set {id}"));
    list.split(", ").map(set).collect()
}

/// A case as far as it has been read.
struct Draft {
    place: String,
    rules: Vec<&'static RuleSet>,
    reason: String,
    board: String,
    fen: String,
    moves: Vec<Written>,
    loop_start: Option<usize>,
    source: String,
    ruling: Option<String>,
    grades: Option<String>,
    before: Option<String>,
    misses: Vec<Miss>,
}

/// A move as the table writes it.
struct Written {
    chinese: String,
    mv: Move,
    mark: Option<Class>,
}

impl Draft {
    fn new(place: String, rules: &[&'static RuleSet]) -> Draft {
        Draft {
            place,
            rules: rules.to_vec(),
            reason: String::new(),
            board: String::new(),
            fen: String::new(),
            moves: Vec::new(),
            loop_start: None,
            source: String::new(),
            ruling: None,
            grades: None,
            before: None,
            misses: Vec::new(),
        }
    }

    fn note(&mut self, key: &str, value: &str, place: &str) {
        let text = value.to_owned();
        match key {
            "fen" => self.fen = text.replace('`', ""),
            "rules" => self.rules = rule_sets(value, place),
            "ruling" => self.ruling = Some(text),
            "grades" => self.grades = Some(text),
            "before the last move" => self.before = Some(text),
            "miss" => self.misses.push(miss(value).unwrap_or_else(|| panic!("{place}: {value}"))),
            "source" => self.source = text,
            _ => panic!("{place}: unknown line: {key}"),
        }
    }

    fn add_moves(&mut self, row: &str, place: &str) {
        let (_, cells) = row.split_once(". ").unwrap_or_else(|| panic!("{place}: {row}"));
        for cell in cells.split("; ").filter(|&cell| cell != "…") {
            let words = cell.strip_prefix("↻ ").inspect(|_| self.loop_start = Some(self.moves.len()));
            let mut words = words.unwrap_or(cell).split(' ');
            let chinese = words.next().unwrap_or_default().to_owned();
            let mv = words.next().unwrap_or_default().parse();
            let mv = mv.unwrap_or_else(|error| panic!("{place}: {cell}: {error}"));
            let sign = |sign| Class::ALL.into_iter().find(|class| class.sign().to_string() == sign);
            let mark =
                words.next().map(|text| sign(text).unwrap_or_else(|| panic!("{place}: no class {text}")));
            self.moves.push(Written { chinese, mv, mark });
        }
    }

    fn case(self) -> Case {
        let place = self.place;
        let setup = fen::read(&self.fen).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(self.board, drawing(&setup.board), "{place}: the board drawn, and the board of the FEN");
        assert!(
            !self.reason.is_empty() && !self.source.is_empty(),
            "{place}: a reason and a source are wanted"
        );
        let start = Position::try_from(&setup).unwrap_or_else(|error| panic!("{place}: {error}"));
        let moves: Vec<Move> = self.moves.iter().map(|written| written.mv).collect();
        let mut line = Line::new(start, &moves).unwrap_or_else(|error| panic!("{place}: {error}"));
        for (position, written) in line.positions().iter().zip(&self.moves) {
            let name = chinese::write(position.board(), written.mv, Script::Simplified);
            assert_eq!(name.as_ref(), Some(&written.chinese), "{place}: {} in Chinese", written.mv);
        }
        if let Some(loop_start) = self.loop_start {
            line = line.with_loop(loop_start).unwrap_or_else(|error| panic!("{place}: {error}"));
        }
        Case {
            place,
            rules: self.rules,
            line,
            marks: self.moves.iter().map(|written| written.mark).collect(),
            ruling: self.ruling,
            grades: self.grades,
            before: self.before,
            misses: self.misses,
        }
    }
}

/// Reads `ply 2 found 捉: why`.
fn miss(text: &str) -> Option<Miss> {
    let (what, found) = text.split_once(": ")?.0.split_once(" found ")?;
    Some(Miss { what: what.to_owned(), found: found.to_owned() })
}

/// The board as the tables draw it, with its coordinates.
fn drawing(board: &Board) -> String {
    let spaced = |line: &str| line.chars().map(|letter| format!(" {letter}")).collect::<String>();
    let ranks = format!("{board:?}");
    let ranks = ranks.lines().zip((0..10).rev()).map(|(line, rank)| format!("{rank} {}\n", spaced(line)));
    ranks.collect::<String>() + "  " + &spaced("abcdefghi") + "\n"
}
