//! A short fuzz run: every law with every fixture, then with mutations of them. `fuzz/` has the long one.

mod common;

use std::fs;
use std::path::Path;

use common::laws::LAWS;

/// How many mutations each law sees.
const ROUNDS: usize = 2000;
/// Pieces that mutations put in.
const PIECES: [&str; 16] = [
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "\n",
    "\\u005B",
    "||",
    "&lt;",
    "0",
    "9999",
    "[DhtmlXQ_title]",
    "炮二平五",
    "<![CDATA[",
    "\u{0}",
];

/// The fixtures, and inputs that once broke something.
fn seeds() -> Vec<Vec<u8>> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut files = Vec::new();
    for folder in [fixtures.clone(), fixtures.join("fuzz")] {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        files.extend(entries.filter(|path| path.is_file()));
    }
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a file")).collect()
}

#[test]
fn laws_hold_for_fixtures_and_their_mutations() {
    let seeds = seeds();
    assert!(3 <= seeds.len());
    for (name, law) in LAWS {
        let mut random = Random(1);
        for seed in &seeds {
            law(seed);
        }
        for round in 0..ROUNDS {
            let mut bytes = seeds[random.below(seeds.len())].clone();
            for _ in 0..=random.below(4) {
                mutate(&mut bytes, &mut random);
            }
            let caught = std::panic::catch_unwind(|| law(&bytes));
            assert!(caught.is_ok(), "{name}, round {round}: {}", String::from_utf8_lossy(&bytes));
        }
    }
}

/// Cuts, doubles, overwrites or puts something in.
fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    let at = random.below(bytes.len() + 1);
    let end = (at + random.below(40)).min(bytes.len());
    match random.below(4) {
        0 => drop(bytes.drain(at..end)),
        1 => {
            let copy = bytes[at..end].to_vec();
            bytes.splice(at..at, copy);
        }
        2 => bytes[at..end].iter_mut().for_each(|byte| *byte = byte.wrapping_add(1)),
        _ => drop(bytes.splice(at..at, PIECES[random.below(PIECES.len())].bytes())),
    }
}

/// A small linear congruential generator: the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}
