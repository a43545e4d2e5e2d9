//! How long a move takes to judge by the rules of 2020: every move of `tests/rulings`, and of games of masters.

use std::time::Instant;

use qili::Game;
use qili::rules::{CHINA_2020, Line};

#[path = "../tests/tables/mod.rs"]
mod tables;

/// The best run of a move counts: the others were disturbed.
const RUNS: usize = 3;

fn main() {
    let cases = tables::names().into_iter().flat_map(|name| tables::read(&name).cases);
    report("judge", cases.map(|case| (case.place, case.line)));
    report("games", masters());
}

/// Judges every move of named lines and prints what it took.
fn report(what: &str, lines: impl Iterator<Item = (String, Line)>) {
    let mut times: Vec<(f64, String)> = Vec::new();
    let mut undecided = 0;
    for (name, line) in lines {
        for ply in 1..=line.moves().len() {
            let runs = (0..RUNS).map(|_| {
                let begin = Instant::now();
                std::hint::black_box(line.classify(ply, &CHINA_2020));
                begin.elapsed().as_secs_f64() * 1e3
            });
            times.push((runs.fold(f64::INFINITY, f64::min), format!("{name}, ply {ply}")));
            undecided += usize::from(line.classify(ply, &CHINA_2020).undecided);
        }
    }
    times.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let total: f64 = times.iter().map(|(time, _)| time).sum();
    let (worst, place) = &times[times.len() - 1];
    println!("{what} moves: {}", times.len());
    println!("{what} speed: {:.0} moves/s", 1e3 * times.len() as f64 / total);
    println!("{what} median: {:.3} ms", times[times.len() / 2].0);
    println!("{what} worst: {worst:.1} ms");
    println!("{what} undecided: {undecided} moves");
    println!("(the worst is {place})");
}

/// The main lines of the games of masters that are kept for this.
fn masters() -> impl Iterator<Item = (String, Line)> {
    let book = qili::read(include_str!("../../../tests/fixtures/master_games.pgn"));
    book.records.into_iter().map(Game::replay).enumerate().map(|(number, game)| {
        let end = game.record().line_from(0).last().expect("a start");
        (format!("game {}", number + 1), game.line(end).expect("every move can be played"))
    })
}
