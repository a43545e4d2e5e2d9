//! Judges the cases of `tests/rulings` and compares every move and every verdict with what the books say.
//!
//! A difference that is understood stays in its table as a listed miss; one that is not listed fails, and so does a
//! listed one that is gone. The header's count of them may only fall.

mod tables;

use qili::rules::{Class, Grade, Line, Mate, Outcome, RuleSet, Verdict, find_mate};
use qili::{ByColor, Color};
use tables::{Case, Miss, Table};

/// Enough for every mate of the tables.
const MATE_LIMIT: usize = 100_000;

/// A test for each table, and the list of them.
macro_rules! tables {
    ($($test:ident $name:literal),* $(,)?) => {
        const NAMES: &[&str] = &[$($name),*];
        $(
            #[test]
            fn $test() {
                check($name);
            }
        )*
    };
}

tables! {
    articles "articles.md",
    axf_chase "axf-chase.md",
    axf_check_and_kill "axf-check-and-kill.md",
    axf_engines "axf-engines.md",
    axf_many_pieces "axf-many-pieces.md",
    axf_roots_and_offers "axf-roots-and-offers.md",
    china_1957 "china-1957.md",
    china_1999 "china-1999.md",
    china_2011 "china-2011.md",
    china_2020_figures "china-2020-figures.md",
    china_2020_reference "china-2020-reference.md",
    computer "computer.md",
    single_moves "single-moves.md",
    tiantian "tiantian.md",
    wxf_2018 "wxf-2018.md",
}

#[test]
fn every_table_is_checked() {
    assert_eq!(tables::names(), NAMES);
}

fn check(name: &str) {
    let Table { cases, misses } = tables::read(name);
    let listed: usize = cases.iter().map(|case| case.misses.len()).sum();
    println!("{name}: {} cases, {listed} listed misses", cases.len());
    assert_eq!(listed, misses, "{name}: the misses listed, and the header's count of them");
    let reports: Vec<String> =
        cases.iter().flat_map(|case| case.rules.iter().filter_map(|rules| report(case, rules))).collect();
    assert!(reports.is_empty(), "\n{}", reports.join("\n"));
}

/// What a case expects and what was found, move by move, if they differ otherwise than the table admits.
fn report(case: &Case, rules: &RuleSet) -> Option<String> {
    let points = points(case, rules);
    let missed = points.iter().filter(|point| point.differs()).map(Point::miss);
    if missed.eq(case.misses.iter().map(|miss| Miss { what: miss.what.clone(), found: miss.found.clone() })) {
        return None;
    }
    let mut text = format!("{} under {}\n", case.place, rules.id);
    for point in &points {
        let sign = if point.differs() { "  <-- differs" } else { "" };
        text += &format!("  {}: expected {}, found {}{sign}\n", point.what, point.expected, point.found);
    }
    for miss in &case.misses {
        text += &format!("  listed as missed: {} found {}\n", miss.what, miss.found);
    }
    Some(text)
}

/// One thing that a case says.
struct Point {
    what: String,
    expected: String,
    found: String,
}

impl Point {
    fn differs(&self) -> bool {
        // What is disputed is right either way.
        let claims = self.expected.strip_prefix("disputed: ").unwrap_or(&self.expected);
        claims.split(" or ").all(|claim| claim != self.found)
    }

    fn miss(&self) -> Miss {
        Miss { what: self.what.clone(), found: self.found.clone() }
    }
}

/// Everything that a case says, beside what a rule set answers.
fn points(case: &Case, rules: &RuleSet) -> Vec<Point> {
    let judgement = case.line.judge(rules);
    let mut points = Vec::new();
    let mut add = |what: String, expected: &str, found: String| {
        points.push(Point { what, expected: expected.to_owned(), found });
    };
    for (index, (mark, ruling)) in case.marks.iter().zip(&judgement.moves).enumerate() {
        let sign = |class: Class| class.sign().to_string();
        if let Some(mark) = *mark {
            let found = if ruling.undecided { "undecided".to_owned() } else { sign(ruling.class) };
            add(format!("ply {} {}", index + 1, case.line.moves()[index]), &sign(mark), found);
        }
    }
    match case.ruling.as_deref() {
        None => {}
        Some(expected @ ("mate" | "no mate")) => {
            assert!(case.line.moves().is_empty() || is_forced_mate(&case.line), "{}: its line", case.place);
            add("ruling".to_owned(), expected, mates(&case.line).to_owned());
        }
        Some(expected) => {
            add("ruling".to_owned(), expected, ruling(&judgement.verdict));
            if case.line.loop_start().is_some() {
                add("basis".to_owned(), "Repeated", format!("{:?}", judgement.verdict.basis));
            }
        }
    }
    if let Some(expected) = &case.grades {
        add("grades".to_owned(), expected, grades(&judgement.verdict.grades));
    }
    if let (Some(expected), Some((_, moves))) = (&case.before, case.line.moves().split_last()) {
        let shorter = Line::new(case.line.positions()[0], moves).expect("moves of a legal line");
        add("before the last move".to_owned(), expected, ruling(&shorter.judge(rules).verdict));
    }
    points
}

/// A verdict as the tables write it.
fn ruling(verdict: &Verdict) -> String {
    let side = |color| if color == Color::Red { "red" } else { "black" };
    match (verdict.outcome, verdict.fault) {
        (None, _) => "none".to_owned(),
        (Some(Outcome::Draw), None) => "draw".to_owned(),
        (Some(Outcome::MustVary), Some(color)) => format!("{} must vary", side(color)),
        (Some(Outcome::Loses), Some(color)) => format!("{} loses", side(color)),
        (outcome, fault) => format!("{outcome:?} by {fault:?}"),
    }
}

fn grades(grades: &ByColor<Option<Grade>>) -> String {
    let words = |side, grade| match grade {
        None => None,
        Some(Grade::Heavy) => Some(format!("{side} heavy")),
        Some(Grade::Light) => Some(format!("{side} light")),
    };
    let sides = [words("red", grades.red), words("black", grades.black)];
    sides.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Whether the side to move mates by consecutive checks.
fn mates(line: &Line) -> &'static str {
    match find_mate(&line.positions()[0], MATE_LIMIT) {
        Mate::Found(_) => "mate",
        Mate::None => "no mate",
        Mate::Undecided => "undecided",
    }
}

/// Whether every other move checks, from the first to the last, and the last one mates.
fn is_forced_mate(line: &Line) -> bool {
    let mut after_checks = line.positions().iter().skip(1).step_by(2);
    line.moves().len() % 2 == 1
        && after_checks.all(|position| position.is_check())
        && line.positions().last().is_some_and(|position| position.is_mate())
}
