use super::*;
use crate::moves::Move;
use crate::role::{Piece, Role};
use crate::setup::Setup;

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn place(scene: &Scene, at: &str) -> (i32, i32) {
    let figure = scene.figures.iter().find(|figure| figure.square == Some(square(at))).unwrap();
    (figure.x, figure.y)
}

#[test]
fn red_sits_at_the_bottom_until_the_board_is_turned() {
    let board = Setup::start().board;
    let plain = draw(&board, &Options::default());
    let flipped = draw(&board, &Options { flip: true, ..Options::default() });
    assert!(place(&plain, "a9").1 < place(&plain, "a0").1, "Black above Red");
    assert!(place(&plain, "a0").0 < place(&plain, "b0").0, "file a on the left");
    for at in Square::all().filter(|&at| board.get(at).is_some()).map(|at| at.to_string()) {
        let (x, y) = place(&plain, &at);
        assert_eq!(place(&flipped, &at), (plain.width - x, plain.height - y), "{at} turned");
    }
}

#[test]
fn every_piece_of_every_set_has_a_face_of_its_own() {
    for set in [PieceSet::Traditional, PieceSet::Simplified] {
        for (color, role) in Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role))) {
            let character = set.character(Piece { color, role }).unwrap();
            assert!(!outlines::piece(character).is_empty(), "{character}");
        }
    }
    let pictures: std::collections::BTreeSet<_> = Role::ALL.into_iter().map(symbols::symbol).collect();
    assert_eq!(pictures.len(), Role::ALL.len());
}

#[test]
fn every_number_and_river_character_has_an_outline() {
    for character in "一二三四五六七八九123456789".chars() {
        assert!(!outlines::numeral(character).is_empty(), "{character}");
    }
    for character in "楚河漢汉界".chars() {
        assert!(!outlines::river(character).is_empty(), "{character}");
    }
}

#[test]
fn marks_lie_where_they_were_asked_for() {
    let board = Setup::start().board;
    let mv: Move = "h2e2".parse().unwrap();
    let options = Options {
        last: Some(mv),
        check: Some(Color::Black),
        rings: vec![Ring { square: square("e6"), tone: Tone::Threat }],
        arrows: vec![
            Arrow { along: mv, tone: Tone::Guard },
            Arrow { along: "e2e2".parse().unwrap(), tone: Tone::Guard },
        ],
        labels: vec![
            Label { square: square("a0"), number: 3, tone: Tone::Threat },
            Label { square: square("a0"), number: 12, tone: Tone::Threat },
        ],
        ..Options::default()
    };
    let marks: Vec<(Part, String)> = draw(&board, &options)
        .figures
        .iter()
        .filter(|figure| !matches!(figure.part, Part::Paper | Part::Piece))
        .map(|figure| (figure.part, figure.square.unwrap().to_string()))
        .collect();
    let expected = [
        (Part::Last, "h2"),
        (Part::Last, "e2"),
        (Part::Check, "e9"),
        (Part::Ring, "e6"),
        (Part::Arrow, "h2"), // an arrow to its own point has no direction and is not drawn
        (Part::Label, "a0"), // a number of two digits has no room and is not drawn
    ];
    assert_eq!(marks, expected.map(|(part, at)| (part, at.to_owned())));
}

#[test]
fn a_line_is_played_before_drawing() {
    let line = ["h2e2", "h9g7", "a5a6"].map(|mv| mv.parse().unwrap()).to_vec();
    let scene = draw(&Setup::start().board, &Options { line, ..Options::default() });
    let piece = |at: &str| {
        scene.figures.iter().find(|figure| figure.square == Some(square(at))).and_then(|f| f.piece)
    };
    assert_eq!([piece("h2"), piece("e2"), piece("g7")], [None, Some('C'), Some('n')]);
    assert_eq!(piece("a6"), None, "a move from an empty point leaves none behind");
}

#[test]
fn a_title_cannot_become_markup() {
    let svg = draw(&Board::default(), &Options::default()).to_svg("</title><script>&\"", &Palette::default());
    assert!(svg.contains("<title>&lt;/title&gt;&lt;script&gt;&amp;&quot;</title>"));
}
