//! Notations where pieces stand in tandem, against written-out expectations.

use qili::format::fen;
use qili::notation::chinese::{self, Script};
use qili::notation::wxf;

/// A move, its Chinese and its WXF name.
type Names = (&'static str, &'static str, &'static str);

/// Positions with moves, their Chinese and their WXF names. The WXF column is what pyffish 0.0.90 writes, too.
const TANDEMS: &[(&str, &[Names])] = &[
    // Three pawns on a file (I8).
    (
        "3k5/9/4P4/4P4/4P4/9/9/9/9/4K4 w",
        &[("e7e8", "前兵进一", "15+1"), ("e6d6", "中兵平六", "25=6"), ("e5f5", "后兵平四", "35=4")],
    ),
    // Two files with two pawns each (I9).
    (
        "3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w",
        &[
            ("g6g7", "一兵进一", "13+1"),
            ("g5h5", "二兵平二", "23=2"),
            ("c6c7", "三兵进一", "17+1"),
            ("c5b5", "四兵平八", "27=8"),
        ],
    ),
    // Three and two of Black.
    (
        "4k4/9/9/9/9/p8/p5p2/p5p2/9/3K5 b",
        &[
            ("a2a1", "一卒进1", "11+1"),
            ("a3b3", "二卒平2", "21=2"),
            ("a4b4", "三卒平2", "31=2"),
            ("g2h2", "四卒平8", "17=8"),
        ],
    ),
    // Two rooks of each side on a file (I10).
    (
        "3k5/9/9/9/9/R7r/9/R7r/9/4K4 w",
        &[
            ("a4c4", "前车平七", "R+=7"),
            ("a2c2", "后车平七", "R-=7"),
            ("i2g2", "前车平7", "R+=7"),
            ("i4g4", "后车平7", "R-=7"),
        ],
    ),
    // Two advisors on a file (I11): the direction is enough.
    ("3k5/9/9/9/9/9/9/3A5/9/3AK4 w", &[("d2e1", "仕六退五", "A6-5"), ("d0e1", "仕六进五", "A6+5")]),
    // Four pawns on a file.
    (
        "3k5/4P4/4P4/4P4/4P4/9/9/9/9/4K4 w",
        &[
            ("e8e9", "一兵进一", "15+1"),
            ("e7d7", "二兵平六", "25=6"),
            ("e6f6", "三兵平四", "35=4"),
            ("e5d5", "四兵平六", "45=6"),
        ],
    ),
    // Cannons and horses in tandem.
    ("3k5/9/9/9/4C4/9/9/4C4/9/4K4 w", &[("e5a5", "前炮平九", "C+=9"), ("e2e4", "后炮进二", "C-+2")]),
    (
        "4k4/9/2n6/9/2n6/9/9/9/9/3K5 b",
        &[("c5d3", "前马进4", "H++4"), ("c7e6", "后马进5", "H-+5"), ("c7a6", "后马进1", "H-+1")],
    ),
];

#[test]
fn tandems() {
    for &(position, moves) in TANDEMS {
        let board = fen::read(position).expect(position).board;
        for &(mv, chinese, wxf) in moves {
            let mv = mv.parse().expect(mv);
            assert_eq!(
                chinese::write(&board, mv, Script::Simplified).as_deref(),
                Some(chinese),
                "{position} {mv}"
            );
            assert_eq!(wxf::write(&board, mv).as_deref(), Some(wxf), "{position} {mv}");
        }
    }
}

#[test]
fn no_name_for_what_is_no_move_of_the_piece() {
    let board = qili::Setup::start().board;
    for mv in ["e4e5", "a0b1", "b0b2", "c0c2", "d0d1", "h2h2", "h2g3"] {
        let mv = mv.parse().expect(mv);
        assert_eq!(chinese::write(&board, mv, Script::Simplified), None, "{mv}");
        assert_eq!(wxf::write(&board, mv), None, "{mv}");
    }
}
