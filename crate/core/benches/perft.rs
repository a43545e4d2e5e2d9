//! Times perft.
use std::time::Instant;
use qili::{Position, perft};
fn main() {
    let mut best = f64::MAX;
    for _ in 0..5 {
        let t = Instant::now();
        assert_eq!(perft(&Position::start(), 5), 133_312_995);
        best = best.min(t.elapsed().as_secs_f64());
    }
    println!("perft 5 start: {:.1} Mn/s", 133.312995 / best);
}
