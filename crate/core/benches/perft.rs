//! How many move paths a second one thread counts from the opening position.

use std::time::Instant;

use qili::{Position, perft};

const DEPTH: u32 = 5;
const PATHS: u64 = 133_312_995;
/// The best run counts: the others were disturbed.
const RUNS: usize = 5;

fn main() {
    let start = Position::start();
    let best = (0..RUNS)
        .map(|_| {
            let begin = Instant::now();
            assert_eq!(perft(&start, DEPTH), PATHS);
            begin.elapsed().as_secs_f64()
        })
        .fold(f64::INFINITY, f64::min);
    println!("perft {DEPTH} start: {:.1} Mn/s", PATHS as f64 / best / 1e6);
}
