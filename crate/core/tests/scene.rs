//! Drawings against the reviewed pictures of `tests/scene`.
//!
//! After a wanted change, `QILI_BLESS=1 cargo test --test scene` writes them anew: look at each before committing it.

use std::path::Path;
use std::{env, fs};

use qili::format::fen;
use qili::scene::{self, Arrow, Numbers, Options, Palette, PieceSet, Ring, Tone};

/// Figure 16 of the book of 1957 (图十六) after Black's first move.
const FIGURE_16: &str = "4ka3/4a1RC1/4b2r1/9/9/9/9/9/9/3K5 w";

fn check(name: &str, fen: &str, title: &str, options: &Options) {
    let board = fen::read(fen).unwrap().board;
    let svg = scene::draw(&board, options).to_svg(title, &Palette::default());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scene").join(name);
    if env::var_os("QILI_BLESS").is_some() {
        fs::write(&path, &svg).unwrap();
    }
    let reviewed = fs::read_to_string(&path).unwrap();
    assert!(svg == reviewed, "{name} is drawn differently now; see the top of this file");
}

#[test]
fn the_start_as_in_a_book() {
    check("start.svg", &fen::write(&qili::Setup::start()), "The start", &Options::default());
}

#[test]
fn a_chase_with_its_evidence() {
    let options = Options {
        last: Some("i7h7".parse().unwrap()),
        check: Some(qili::Color::Black),
        rings: vec![Ring { square: "h8".parse().unwrap(), tone: Tone::Threat }],
        arrows: vec![
            Arrow { along: "h7h8".parse().unwrap(), tone: Tone::Threat },
            Arrow { along: "g8h8".parse().unwrap(), tone: Tone::Guard },
        ],
        labels: vec![scene::Label { square: "h8".parse().unwrap(), number: 1, tone: Tone::Threat }],
        pieces: PieceSet::Simplified,
        ..Options::default()
    };
    check("evidence.svg", FIGURE_16, "图十六", &options);
}

#[test]
fn symbols_turned_half_round() {
    let options =
        Options { flip: true, pieces: PieceSet::Symbols, numbers: Numbers::Digits, ..Options::default() };
    check("symbols.svg", "3akab2/9/2n1c1n2/p3p4/2p4r1/9/P1P1P1P2/2N1C4/4A4/R1BAK2R1 w", "Symbols", &options);
}
