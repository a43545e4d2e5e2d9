//! Laws of movement that hold in every position, tried on random legal games.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use qili::format::fen;
use qili::{Board, Color, Move, Piece, Position, Role, Setup, SetupFault, Square, SquareSet};

/// Positions of play, and positions of pieces put down anywhere.
fn positions() -> impl Strategy<Value = Position> {
    prop_oneof![games(), tables()]
}

/// The position after up to 160 random legal plies.
fn games() -> impl Strategy<Value = Position> {
    vec(any::<Index>(), 0..160).prop_map(|choices| {
        let mut position = Position::start();
        for choice in choices {
            let moves: Vec<Move> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice.index(moves.len())]);
        }
        position
    })
}

/// Some of the pieces on random points where they may stand: full of pins, screens and checks.
fn tables() -> impl Strategy<Value = Position> {
    let pieces: Vec<Piece> = Setup::start().board.pieces().map(|(_, piece)| piece).collect();
    let points: Vec<Vec<Square>> = pieces.iter().map(|&piece| standing_points(piece)).collect();
    let placed = vec((any::<Index>(), any::<bool>()), pieces.len());
    (placed, any::<bool>()).prop_filter_map("not lawful", move |(placed, red)| {
        let mut board = Board::default();
        for ((&piece, points), (index, chosen)) in pieces.iter().zip(&points).zip(placed) {
            if chosen || piece.role == Role::King {
                board.set(*index.get(points), Some(piece));
            }
        }
        let turn = if red { Color::Red } else { Color::Black };
        Position::try_from(&Setup { board, turn }).ok()
    })
}

fn standing_points(piece: Piece) -> Vec<Square> {
    let stands = |&square: &Square| {
        let mut setup = Setup { board: Board::default(), turn: Color::Red };
        setup.board.set(square, Some(piece));
        !setup.faults().contains(&SetupFault::ImpossiblePoint { piece, square })
    };
    Square::all().filter(stands).collect()
}

fn sorted(moves: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.collect();
    moves.sort();
    moves
}

/// The setup with every piece moved to another point, repainted perhaps.
fn moved(setup: &Setup, to: fn(Square) -> Square, color: fn(Color) -> Color) -> Setup {
    let mut board = Board::default();
    for (square, piece) in setup.board.pieces() {
        board.set(to(square), Some(Piece { color: color(piece.color), ..piece }));
    }
    Setup { board, turn: color(setup.turn) }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn is_legal_agrees_with_legal_moves(position in positions()) {
        let tried = Square::all().flat_map(|from| Square::all().map(move |to| Move { from, to }));
        prop_assert_eq!(
            sorted(tried.filter(|&mv| position.is_legal(mv))),
            sorted(position.legal_moves())
        );
        prop_assert_eq!(position.is_lost(), position.legal_moves().next().is_none());
    }

    #[test]
    fn legal_moves_are_the_steps_that_leave_a_lawful_position(position in positions()) {
        let steps = position.by_color(position.turn()).flat_map(|from| {
            position.reach(from).map(move |to| Move { from, to })
        });
        let lawful = steps.filter(|&mv| Position::try_from(&position.after(mv).setup()).is_ok());
        prop_assert_eq!(sorted(lawful), sorted(position.legal_moves()));
    }

    #[test]
    fn checks_are_the_legal_moves_after_which_the_other_side_is_in_check(position in positions()) {
        let checks = position.legal_moves().filter(|&mv| position.after(mv).is_check());
        prop_assert_eq!(sorted(position.checks()), sorted(checks));
    }

    #[test]
    fn a_mirrored_position_has_the_mirrored_moves(position in positions()) {
        let mirrored = moved(&position.setup(), Square::mirrored, |color| color);
        let mirrored = Position::try_from(&mirrored).expect("a mirror keeps the laws");
        prop_assert_eq!(
            sorted(mirrored.legal_moves()),
            sorted(position.legal_moves().map(Move::mirrored))
        );
    }

    #[test]
    fn a_turned_position_with_sides_swapped_has_the_turned_moves(position in positions()) {
        let turned = moved(&position.setup(), Square::turned, |color| !color);
        let turned = Position::try_from(&turned).expect("a turned board keeps the laws");
        prop_assert_eq!(
            sorted(turned.legal_moves()),
            sorted(position.legal_moves().map(Move::turned))
        );
    }

    #[test]
    fn fen_gives_back_the_setup(position in positions()) {
        let setup = position.setup();
        prop_assert_eq!(fen::read(&fen::write(&setup)), Ok(setup));
    }

    #[test]
    fn a_played_position_equals_its_setup_built_anew(position in positions()) {
        let anew = Position::try_from(&position.setup()).expect("legal play leads to lawful positions");
        prop_assert_eq!(position, anew);
        prop_assert_eq!(position.key(), anew.key());
        for color in Color::ALL {
            prop_assert_eq!(position.king(color), anew.king(color));
        }
        let occupied: SquareSet = position.board().pieces().map(|(square, _)| square).collect();
        prop_assert_eq!(position.occupied(), occupied);
    }

    #[test]
    fn a_passed_position_is_lawful(position in positions()) {
        match position.passed() {
            None => prop_assert!(position.is_check()),
            Some(passed) => {
                prop_assert_eq!(passed.turn(), !position.turn());
                prop_assert!(Position::try_from(&passed.setup()).is_ok());
            }
        }
    }

    #[test]
    fn attackers_are_the_pieces_that_reach_a_point(position in positions()) {
        for to in position.occupied() {
            let piece = position.piece_at(to).expect("an occupied point");
            let reaching = |color| -> SquareSet {
                position.by_color(color).filter(|&from| position.reach(from).contains(to)).collect()
            };
            prop_assert_eq!(position.attackers(to, !piece.color, position.occupied()), reaching(!piece.color));
        }
    }

    #[test]
    fn check_means_that_a_checker_reaches_the_king(position in positions()) {
        let king = position.king(position.turn());
        let reaching: SquareSet = position
            .by_color(!position.turn())
            .filter(|&from| position.reach(from).contains(king))
            .collect();
        prop_assert_eq!(position.checkers(), reaching);
        prop_assert_eq!(position.is_check(), !reaching.is_empty());
    }
}
