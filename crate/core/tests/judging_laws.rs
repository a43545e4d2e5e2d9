//! Laws of judging that hold under every rule set, tried on the tables of rulings and on random play.

mod tables;

use std::fmt;
use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use qili::format::fen;
use qili::rules::{Class, Judgement, Line, NODE_LIMIT, RULE_SETS, RuleSet, System, Verdict};
use qili::{Board, ByColor, Color, Move, Piece, Position, Setup, Square};

/// The lines of the tables: full of threats, where random play is full of blunders.
static TABLES: LazyLock<Vec<Line>> = LazyLock::new(|| {
    let tables = tables::names().into_iter().map(|name| tables::read(&name));
    tables.flat_map(|table| table.cases).map(|case| case.line).collect()
});

/// A line with the rule set to judge it by.
#[derive(Clone)]
struct Played {
    line: Line,
    rules: &'static RuleSet,
}

impl fmt::Debug for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = fen::write(&self.line.positions()[0].setup());
        let moves: Vec<String> = self.line.moves().iter().map(ToString::to_string).collect();
        write!(f, "{}: {start} {} loop {:?}", self.rules.id, moves.join(" "), self.line.loop_start())
    }
}

fn played() -> impl Strategy<Value = Played> {
    (lines(), any::<Index>())
        .prop_map(|(line, index)| Played { line, rules: RULE_SETS[index.index(RULE_SETS.len())] })
}

/// Lines of the tables, lines of random moves, and loops of random moves to and fro.
fn lines() -> impl Strategy<Value = Line> {
    let table = any::<Index>().prop_map(|index| TABLES[index.index(TABLES.len())].clone());
    let random = (positions(), vec(any::<Index>(), 1..6)).prop_map(|(start, choices)| {
        let moves = random_moves(start, &choices);
        Line::new(start, &moves).expect("legal moves")
    });
    let to_and_fro =
        (positions(), any::<[Index; 2]>()).prop_filter_map("no way back", |(start, [first, second])| {
            let first = chosen(&start, first)?;
            let second = chosen(&start.after(first), second)?;
            Line::new(start, &[first, second, back(first), back(second)]).ok()?.with_loop(0).ok()
        });
    prop_oneof![table, random, to_and_fro]
}

/// Positions of the tables, and of random play from them and from the opening position.
fn positions() -> impl Strategy<Value = Position> {
    let from_table = (any::<Index>(), any::<Index>(), vec(any::<Index>(), 0..4));
    let from_table = from_table.prop_map(|(line, ply, choices)| {
        let positions = TABLES[line.index(TABLES.len())].positions();
        (positions[ply.index(positions.len())], choices)
    });
    let from_start = vec(any::<Index>(), 0..80).prop_map(|choices| (Position::start(), choices));
    prop_oneof![3 => from_table.boxed(), 1 => from_start.boxed()].prop_map(|(start, choices)| {
        random_moves(start, &choices).into_iter().fold(start, |position, mv| position.after(mv))
    })
}

fn random_moves(mut position: Position, choices: &[Index]) -> Vec<Move> {
    let mut moves = Vec::new();
    for &choice in choices {
        let Some(mv) = chosen(&position, choice) else { break };
        position = position.after(mv);
        moves.push(mv);
    }
    moves
}

fn chosen(position: &Position, choice: Index) -> Option<Move> {
    let moves: Vec<Move> = position.legal_moves().collect();
    (!moves.is_empty()).then(|| moves[choice.index(moves.len())])
}

fn back(mv: Move) -> Move {
    Move { from: mv.to, to: mv.from }
}

/// The line with every point moved to another and the sides repainted.
fn moved(line: &Line, to: fn(Square) -> Square, color: fn(Color) -> Color) -> Line {
    let setup = line.positions()[0].setup();
    let mut board = Board::default();
    for (square, piece) in setup.board.pieces() {
        board.set(to(square), Some(Piece { color: color(piece.color), ..piece }));
    }
    let start = Position::try_from(&Setup { board, turn: color(setup.turn) }).expect("the laws are kept");
    let moves: Vec<Move> = line.moves().iter().map(|mv| Move { from: to(mv.from), to: to(mv.to) }).collect();
    let moved = Line::new(start, &moves).expect("the moves are legal there too");
    match line.loop_start() {
        Some(loop_start) => moved.with_loop(loop_start).expect("it returns there too"),
        None => moved,
    }
}

/// The classes of a line and what follows from them; none where a search met its limit, which may come sooner from
/// another point of view.
fn decided(line: &Line, rules: &RuleSet) -> Option<(Vec<Class>, Verdict)> {
    let Judgement { moves, verdict } = line.judge(rules);
    let decided = moves.iter().all(|ruling| !ruling.undecided);
    decided.then(|| (moves.iter().map(|ruling| ruling.class).collect(), verdict))
}

/// The verdict with the sides exchanged.
fn swapped(verdict: Verdict) -> Verdict {
    let (grades, patterns) = (verdict.grades, verdict.patterns);
    Verdict {
        fault: verdict.fault.map(|color| !color),
        grades: ByColor { red: grades.black, black: grades.red },
        patterns: ByColor { red: patterns.black, black: patterns.red },
        ..verdict
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_mirror_changes_no_class_and_no_verdict(Played { line, rules } in played()) {
        let mirrored = moved(&line, Square::mirrored, |color| color);
        if let (Some(here), Some(there)) = (decided(&line, rules), decided(&mirrored, rules)) {
            prop_assert_eq!(here, there);
        }
    }

    #[test]
    fn swapped_colours_swap_the_fault(Played { line, rules } in played()) {
        let turned = moved(&line, Square::turned, |color| !color);
        if let (Some((classes, verdict)), Some(there)) = (decided(&line, rules), decided(&turned, rules)) {
            prop_assert_eq!((classes, swapped(verdict)), there);
        }
    }

    #[test]
    fn a_class_does_not_depend_on_later_moves(Played { line, rules } in played()) {
        for ply in 1..=line.moves().len() {
            let cut = Line::new(line.positions()[0], &line.moves()[..ply]).expect("moves of a legal line");
            prop_assert_eq!(cut.classify(ply, rules), line.classify(ply, rules));
        }
    }

    #[test]
    fn a_class_depends_on_the_move_and_the_one_before_alone(Played { line, rules } in played()) {
        for ply in 1..=line.moves().len() {
            let first = ply.saturating_sub(2);
            let last = Line::new(line.positions()[first], &line.moves()[first..ply]).expect("a legal line");
            prop_assert_eq!(last.classify(ply - first, rules), line.classify(ply, rules));
        }
    }

    #[test]
    fn judging_twice_says_the_same(Played { line, rules } in played()) {
        let (first, second) = (line.judge(rules), line.judge(rules));
        prop_assert_eq!(first.moves, second.moves);
        prop_assert_eq!(first.verdict, second.verdict);
    }

    #[test]
    fn a_decided_class_stays_with_a_larger_limit(Played { line, rules } in played(), exponent in 0u32..4) {
        let limit = 10usize.pow(exponent);
        for ply in 1..=line.moves().len() {
            let small = line.classify_within(ply, rules, limit);
            if !small.undecided {
                prop_assert_eq!(small, line.classify_within(ply, rules, NODE_LIMIT), "ply {}", ply);
            }
        }
    }
}

/// A loop has no beginning: whichever of its moves comes first, two rounds of it are ruled as the loop is. Counting rules
/// are left out, since their limits are longer than two rounds.
#[test]
fn where_a_loop_is_entered_changes_no_verdict() {
    let cases = tables::names().into_iter().flat_map(|name| tables::read(&name).cases);
    let mut entries = 0;
    for case in cases {
        let Some(start) = case.line.loop_start() else { continue };
        let rules = case.rules[0];
        let Some((_, wanted)) =
            decided(&case.line, rules).filter(|_| !matches!(rules.system, System::Counted(_)))
        else {
            continue;
        };
        let round = &case.line.moves()[start..];
        for entry in 0..round.len() {
            let rounds: Vec<Move> = round.iter().cycle().skip(entry).take(2 * round.len()).copied().collect();
            let line =
                Line::new(case.line.positions()[start + entry], &rounds).expect("the loop's own moves");
            if let Some((_, found)) = decided(&line, rules) {
                let place = format!("{} from its move {}", case.place, entry + 1);
                assert_eq!((found.fault, found.outcome), (wanted.fault, wanted.outcome), "{place}");
                entries += 1;
            }
        }
    }
    assert!(900 < entries, "only {entries} entries were tried");
}

/// Single moves whose class once changed when the board was turned and the sides exchanged: rule set, position, move.
const ONCE_BROKEN: &[(&str, &str, &str)] = &[
    // The search for a series of checks that wins found a mate first, and then named no win.
    ("china-2011-trial", "5k3/9/9/6R2/9/1n2P4/1R7/9/9/3K5 w", "g6g4"),
    ("china-2020", "3aka3/9/4b4/1N2r4/9/1R7/9/9/2C6/4K4 w", "c1e1"),
    ("dpxq", "4k4/4r4/9/9/4r4/5p3/4c4/3NK4/9/9 b", "e8f8"),
    // Which piece such a series wins, a rook or a guard, depended on the series that was found first (占据防守要点).
    ("china-2020", "4k4/2r1a4/9/RN7/9/9/P8/4B4/c3A4/5K3 b", "c8c3"),
];

#[test]
fn positions_that_broke_symmetry_keep_it() {
    for &(rules, start, mv) in ONCE_BROKEN {
        let rules = RuleSet::by_id(rules).expect("a rule set");
        let start = Position::try_from(&fen::read(start).expect("a board")).expect("a lawful position");
        let line = Line::new(start, &[mv.parse().expect("a move")]).expect("a legal move");
        let turned = moved(&line, Square::turned, |color| !color);
        let [here, there] = [&line, &turned].map(|line| line.classify(1, rules).class);
        assert_eq!(here, there, "{}: {start:?} {mv}", rules.id);
    }
}
