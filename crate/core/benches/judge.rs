//! How long a move takes to judge: every move of `tests/rulings`, under the rules of 2020.

use std::time::Instant;

use qili::rules::RuleSet;

#[path = "../tests/tables/mod.rs"]
mod tables;

/// The best run of a move counts: the others were disturbed.
const RUNS: usize = 3;

fn main() {
    let rules = RuleSet::by_id("china-2020").expect("the rules of 2020 are known");
    let cases: Vec<_> = tables::names().iter().flat_map(|name| tables::read(name).cases).collect();
    let mut times: Vec<f64> = Vec::new();
    for line in cases.iter().map(|case| &case.line) {
        times.extend((1..=line.moves().len()).map(|ply| {
            (0..RUNS)
                .map(|_| {
                    let begin = Instant::now();
                    std::hint::black_box(line.classify(ply, rules));
                    begin.elapsed().as_secs_f64() * 1e3
                })
                .fold(f64::INFINITY, f64::min)
        }));
    }
    times.sort_by(f64::total_cmp);
    println!("judged: {} moves", times.len());
    println!("judge median: {:.3} ms", times[times.len() / 2]);
    println!("judge worst: {:.1} ms", times[times.len() - 1]);
}
