//! Notations where pieces stand in tandem, against written-out expectations.

use qili::format::fen;
use qili::notation::chinese::{self, Script};
use qili::notation::{self, ReadMoveError, iccs, wxf};
use qili::{Move, Position};

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

/// Every notation of every legal move is read back, from the start and from positions full of tandems.
#[test]
fn what_is_written_is_read_back() {
    let starts = [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "3k5/4P4/4P4/4P4/4P4/4P4/2p3p2/2p3p2/p8/4K4 w",
        "2bak4/4aPP2/5PP2/6P2/2n6/2n6/r3p4/r3p1C2/4A1C2/2BAK4 b",
    ];
    for start in starts {
        let setup = fen::read(start).expect(start);
        let mut position = Position::try_from(&setup).expect(start);
        let mut random = 1u64;
        for _ in 0..200 {
            let moves: Vec<Move> = position.legal_moves().collect();
            for &mv in &moves {
                let setup = position.setup();
                let texts = [
                    chinese::write(&setup.board, mv, Script::Simplified).expect("a name"),
                    chinese::write(&setup.board, mv, Script::Traditional).expect("a name"),
                    wxf::write(&setup.board, mv).expect("a name"),
                    iccs::write(mv),
                ];
                for text in texts {
                    let found = notation::read(&text, &setup, Some(&position));
                    assert_eq!(found, Ok(mv), "{text} for {mv} in\n{:?}", setup.board);
                }
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            match moves.get((random >> 33) as usize % moves.len().max(1)) {
                Some(&mv) => position.play_unchecked(mv),
                None => break,
            }
        }
    }
}

/// Spellings of other hands, with the move that is meant.
#[test]
fn spellings() {
    let cases = [
        // Either side's numbers, either script, blanks inside.
        ("start", "馬8進7", "b0c2"),
        ("start", "傌八进七", "b0c2"),
        ("start", "車 九 上 1", "a0a1"),
        ("start", "士6进5", "d0e1"),
        ("start", "象三进五", "g0e2"),
        ("start", "卒５進１", "e3e4"),
        ("start", "包2平5", "h2e2"),
        // WXF of other programs.
        ("start", "c2.5", "h2e2"),
        ("start", "C25", "h2e2"),
        ("start", "N8+7", "b0c2"),
        ("start", "B3+5", "g0e2"),
        ("start", "Ｈ８＋７", "b0c2"),
        ("start", "A6+5", "d0e1"),
        ("start", "h2-e2", "h2e2"),
        // Tandem pawns: with their file, in the manner of 1982, with the letters of the encyclopedia.
        ("3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w", "前兵七进一", "c6c7"),
        ("3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w", "后三平二", "g5h5"),
        ("3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w", "3+.4", "g6f6"),
        ("3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w", "Pd=8", "c5b5"),
        ("3k5/9/4P4/4P4/4P4/9/9/9/9/4K4 w", "P5=4", "e6f6"),
        ("3k5/4P4/4P4/4P4/4P4/9/9/9/9/4K4 w", "--.4", "e5f5"),
        // The file of a piece in tandem says enough where only one of them can make the move.
        ("3k5/9/9/9/9/9/4C4/9/4C4/4K4 w", "炮五进六", "e3e9"),
        // Places that are not needed are understood: 前相, 后士.
        ("3k5/9/9/9/9/2B6/9/9/9/2B1K4 w", "前相退五", "c4e2"),
        ("3k5/9/9/9/9/9/9/3A5/9/3AK4 w", "A-+5", "d0e1"),
        // Legality decides between two horses.
        ("4k4/4r4/9/9/9/4N4/4N4/9/9/4K4 w", "H+-4", "e4f2"),
    ];
    for (position, text, expected) in cases {
        let setup =
            if position == "start" { qili::Setup::start() } else { fen::read(position).expect(position) };
        let position = Position::try_from(&setup).ok();
        let found = notation::read(text, &setup, position.as_ref());
        assert_eq!(found.map(|mv| mv.to_string()), Ok(expected.to_owned()), "{text}");
    }
}

#[test]
fn words_that_are_no_move() {
    let setup = fen::read("3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w").expect("a position");
    let position = Position::try_from(&setup).ok();
    for (text, error) in [
        ("前进", ReadMoveError::Unknown),
        ("炮二", ReadMoveError::Unknown),
        ("1-0", ReadMoveError::Unknown),
        ("", ReadMoveError::Unknown),
        ("炮二平五", ReadMoveError::NoPiece),
        ("兵一进一", ReadMoveError::NoPiece),
        ("前兵进一", ReadMoveError::Ambiguous),
        ("P++1", ReadMoveError::Ambiguous),
    ] {
        assert_eq!(notation::read(text, &setup, position.as_ref()), Err(error), "{text}");
    }
}
