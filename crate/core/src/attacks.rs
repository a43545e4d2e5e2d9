//! How pieces reach points: tables for legs, eyes and lines.
//!
//! All functions take the set of occupied points and answer with the points a piece *attacks*, own
//! pieces included; the caller removes what it may not take.
//!
//! ```
//! use qili::{attacks, Square, SquareSet};
//! let point = |name: &str| name.parse::<Square>();
//! let occupied: SquareSet = [point("e3")?, point("e6")?].into_iter().collect();
//! assert_eq!(attacks::cannon(point("e2")?, occupied), SquareSet::of(point("e6")?));
//! # Ok::<(), qili::ParseSquareError>(())
//! ```

use crate::color::Color;
use crate::square::{Square, SquareSet};

/// The four straight directions as (files, ranks): right, up, left, down.
const STRAIGHT: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
/// The four diagonal directions.
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

/// The points from each square to the edge, for each straight direction.
static RAYS: [[SquareSet; Square::COUNT]; 4] = {
    let mut rays = [[SquareSet::EMPTY; Square::COUNT]; 4];
    let mut direction = 0;
    while direction < 4 {
        let (files, ranks) = STRAIGHT[direction];
        let mut index = 0;
        while index < Square::COUNT {
            let mut step = square(index).offset(files, ranks);
            while let Some(next) = step {
                rays[direction][index] = rays[direction][index].with(next);
                step = next.offset(files, ranks);
            }
            index += 1;
        }
        direction += 1;
    }
    rays
};

/// The points that share a file or a rank with each square.
static LINES: [SquareSet; Square::COUNT] = {
    let mut lines = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut direction = 0;
        while direction < 4 {
            lines[index] = lines[index].union(RAYS[direction][index]);
            direction += 1;
        }
        index += 1;
    }
    lines
};

/// A blocking point (a horse's leg 马腿, an elephant's eye 象眼) and the points that it closes.
#[derive(Clone, Copy)]
pub(crate) struct Gate {
    pub block: SquareSet,
    pub beyond: SquareSet,
}

const NO_GATE: Gate = Gate { block: SquareSet::ALL, beyond: SquareSet::EMPTY };

/// Where a horse goes: one gate for each leg.
static HORSE: [[Gate; 4]; Square::COUNT] = {
    let mut table = [[NO_GATE; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = STRAIGHT[direction];
            if let Some(leg) = square(index).offset(files, ranks) {
                let sides =
                    [leg.offset(files + ranks, ranks + files), leg.offset(files - ranks, ranks - files)];
                table[index][direction] = Gate { block: SquareSet::of(leg), beyond: set(sides) };
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

/// From where a horse comes: one gate for each diagonal neighbour, which is the leg of both horses beyond it.
static HORSE_FROM: [[Gate; 4]; Square::COUNT] = {
    let mut table = [[NO_GATE; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = DIAGONAL[direction];
            if let Some(leg) = square(index).offset(files, ranks) {
                let homes = [leg.offset(files, 0), leg.offset(0, ranks)];
                table[index][direction] = Gate { block: SquareSet::of(leg), beyond: set(homes) };
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

/// Where an elephant goes, on its own side of the river.
static ELEPHANT: [[Gate; 4]; Square::COUNT] = {
    let mut table = [[NO_GATE; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let home = square(index);
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = DIAGONAL[direction];
            if let (Some(eye), Some(to)) = (home.offset(files, ranks), home.offset(2 * files, 2 * ranks))
                && (home.rank() < 5) == (to.rank() < 5)
            {
                table[index][direction] = Gate { block: SquareSet::of(eye), beyond: SquareSet::of(to) };
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

static KING: [SquareSet; Square::COUNT] = palace_steps(STRAIGHT);
static ADVISOR: [SquareSet; Square::COUNT] = palace_steps(DIAGONAL);
static PAWN: [[SquareSet; Square::COUNT]; 2] = [pawn_table(Color::Red, 1), pawn_table(Color::Black, -1)];
/// A pawn comes from one step back or, beyond the river, from the side, where its origin is beyond the river too.
static PAWN_FROM: [[SquareSet; Square::COUNT]; 2] = [pawn_table(Color::Red, -1), pawn_table(Color::Black, 1)];

const fn square(index: usize) -> Square {
    match Square::from_index(index as u8) {
        Some(square) => square,
        None => panic!("a table index below ninety"),
    }
}

const fn set(squares: [Option<Square>; 2]) -> SquareSet {
    match squares {
        [Some(a), Some(b)] => SquareSet::of(a).with(b),
        [Some(a), None] | [None, Some(a)] => SquareSet::of(a),
        [None, None] => SquareSet::EMPTY,
    }
}

const fn palace_steps(directions: [(i8, i8); 4]) -> [SquareSet; Square::COUNT] {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = directions[direction];
            if in_palace(square(index))
                && let Some(to) = square(index).offset(files, ranks)
                && in_palace(to)
            {
                table[index] = table[index].with(to);
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

/// One step up (1) or down (-1) the board, and sideways beyond the river.
const fn pawn_table(color: Color, ranks: i8) -> [SquareSet; Square::COUNT] {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        if let Some(to) = square(index).offset(0, ranks) {
            table[index] = table[index].with(to);
        }
        if square(index).is_across_river(color) {
            table[index] = table[index].union(set([square(index).offset(1, 0), square(index).offset(-1, 0)]));
        }
        index += 1;
    }
    table
}

/// Whether a point lies in either palace (九宫).
#[must_use]
#[inline]
pub const fn in_palace(square: Square) -> bool {
    let rank = square.rank();
    3 <= square.file() && square.file() <= 5 && (rank <= 2 || 7 <= rank)
}

/// The first piece along a ray; `direction` indexes the straight directions.
#[inline]
fn nearest(direction: usize, from: Square, occupied: SquareSet) -> Option<Square> {
    let pieces = RAYS[direction][from.index()] & occupied;
    if direction < 2 { pieces.first() } else { pieces.last() }
}

/// The points along a ray up to and with the first piece.
#[inline]
fn open(direction: usize, from: Square, occupied: SquareSet) -> SquareSet {
    let ray = RAYS[direction][from.index()];
    match nearest(direction, from, occupied) {
        Some(piece) => ray - RAYS[direction][piece.index()],
        None => ray,
    }
}

/// The points along a ray behind the first piece, up to and with the second.
#[inline]
fn screened(direction: usize, from: Square, occupied: SquareSet) -> SquareSet {
    match nearest(direction, from, occupied) {
        Some(screen) => open(direction, screen, occupied),
        None => SquareSet::EMPTY,
    }
}

/// Where a rook goes and what it attacks.
#[must_use]
#[inline]
pub fn rook(from: Square, occupied: SquareSet) -> SquareSet {
    open(0, from, occupied) | open(1, from, occupied) | open(2, from, occupied) | open(3, from, occupied)
}

/// What a cannon attacks: on each line the second piece, over one screen (炮架).
#[must_use]
#[inline]
pub fn cannon(from: Square, occupied: SquareSet) -> SquareSet {
    cannon_origins(from, occupied) & occupied
}

/// From where cannons attack a point: the points with one screen in between, occupied or not.
#[must_use]
#[inline]
pub fn cannon_origins(to: Square, occupied: SquareSet) -> SquareSet {
    screened(0, to, occupied)
        | screened(1, to, occupied)
        | screened(2, to, occupied)
        | screened(3, to, occupied)
}

/// Where a horse goes.
#[must_use]
#[inline]
pub fn horse(from: Square, occupied: SquareSet) -> SquareSet {
    open_gates(&HORSE[from.index()], occupied)
}

/// From where horses reach a point.
#[must_use]
#[inline]
pub fn horse_origins(to: Square, occupied: SquareSet) -> SquareSet {
    open_gates(&HORSE_FROM[to.index()], occupied)
}

/// Where an elephant goes. The relation is symmetric: it is also from where elephants come.
#[must_use]
#[inline]
pub fn elephant(from: Square, occupied: SquareSet) -> SquareSet {
    open_gates(&ELEPHANT[from.index()], occupied)
}

/// The legs of the horses that could attack a point, each with the points they would attack from.
#[inline]
pub(crate) fn horse_gates(to: Square) -> &'static [Gate; 4] {
    &HORSE_FROM[to.index()]
}

#[inline]
fn open_gates(gates: &[Gate; 4], occupied: SquareSet) -> SquareSet {
    let mut reach = SquareSet::EMPTY;
    for gate in gates {
        if !gate.block.intersects(occupied) {
            reach |= gate.beyond;
        }
    }
    reach
}

/// Where a king steps, facing the other king not counted.
#[must_use]
#[inline]
pub fn king(from: Square) -> SquareSet {
    KING[from.index()]
}

/// Where an advisor steps.
#[must_use]
#[inline]
pub fn advisor(from: Square) -> SquareSet {
    ADVISOR[from.index()]
}

/// Where a pawn of a side steps: forward, and sideways beyond the river.
#[must_use]
#[inline]
pub fn pawn(from: Square, color: Color) -> SquareSet {
    PAWN[color as usize][from.index()]
}

/// From where pawns of a side reach a point.
#[must_use]
#[inline]
pub fn pawn_origins(to: Square, color: Color) -> SquareSet {
    PAWN_FROM[color as usize][to.index()]
}

/// The other points of a point's file and rank.
#[must_use]
#[inline]
pub fn lines(from: Square) -> SquareSet {
    LINES[from.index()]
}

/// The points strictly between two points of one line; empty when they share no line.
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> SquareSet {
    if lines(a).contains(b) { SquareSet::span(a, b) & lines(a) & lines(b) } else { SquareSet::EMPTY }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The set of the points named in a text.
    fn points(names: &str) -> SquareSet {
        names.split_whitespace().map(|name| name.parse::<Square>().expect("a point")).collect()
    }

    fn point(name: &str) -> Square {
        name.parse().expect("a point")
    }

    #[test]
    fn a_rook_stops_at_the_first_piece_of_each_line() {
        assert_eq!(rook(point("b1"), points("b1 b3 d1")), points("a1 b0 b2 b3 c1 d1"));
        assert_eq!(rook(point("e4"), SquareSet::EMPTY).len(), 17);
    }

    #[test]
    fn a_cannon_attacks_the_second_piece_of_each_line() {
        assert_eq!(cannon(point("b2"), points("b2 b5 b8 b9 d2 a2 b0")), points("b8"));
        assert_eq!(cannon(point("i9"), points("i9 i8 i0 h9 a9 b9")), points("i0 b9"));
    }

    #[test]
    fn cannons_come_from_behind_one_screen() {
        assert_eq!(cannon_origins(point("b2"), points("b5 b8 e2 f2")), points("b6 b7 b8 f2"));
        assert_eq!(cannon_origins(point("b2"), points("d2")), points("e2 f2 g2 h2 i2"));
    }

    #[test]
    fn a_piece_on_the_leg_closes_both_points_beyond_it() {
        assert_eq!(horse(point("e4"), points("e5 d4")), points("d2 f2 g3 g5"));
        assert_eq!(horse(point("a0"), SquareSet::EMPTY), points("b2 c1"));
        assert_eq!(horse(point("i9"), points("h9")), points("h7"));
    }

    #[test]
    fn horses_come_from_where_their_own_leg_is_free() {
        for occupied in [SquareSet::EMPTY, points("b1 d4 e5 h8"), points("c3 d3 e3 f4 f6 g7")] {
            for to in Square::all() {
                let origins: SquareSet =
                    Square::all().filter(|&from| horse(from, occupied).contains(to)).collect();
                assert_eq!(horse_origins(to, occupied), origins, "to {to}");
            }
        }
    }

    #[test]
    fn an_elephant_needs_its_eye_and_stays_at_home() {
        assert_eq!(elephant(point("e2"), points("d1")), points("g0 c4 g4"));
        assert_eq!(elephant(point("c4"), SquareSet::EMPTY), points("a2 e2"));
        assert_eq!(elephant(point("c5"), SquareSet::EMPTY), points("a7 e7"));
    }

    #[test]
    fn kings_and_advisors_stay_in_their_palace() {
        assert_eq!(king(point("d0")), points("e0 d1"));
        assert_eq!(king(point("e8")), points("e9 e7 d8 f8"));
        assert_eq!(advisor(point("f2")), points("e1"));
        assert_eq!(advisor(point("e1")), points("d0 f0 d2 f2"));
        assert!(in_palace(point("d7")) && !in_palace(point("d6")) && !in_palace(point("c9")));
    }

    #[test]
    fn a_pawn_steps_sideways_only_beyond_the_river() {
        assert_eq!(pawn(point("c4"), Color::Red), points("c5"));
        assert_eq!(pawn(point("c5"), Color::Red), points("b5 c6 d5"));
        assert_eq!(pawn(point("c5"), Color::Black), points("c4"));
        assert_eq!(pawn(point("a4"), Color::Black), points("a3 b4"));
        assert_eq!(pawn(point("e9"), Color::Red), points("d9 f9"));
    }

    #[test]
    fn pawns_come_from_where_they_step() {
        for color in Color::ALL {
            for to in Square::all() {
                let origins: SquareSet =
                    Square::all().filter(|&from| pawn(from, color).contains(to)).collect();
                assert_eq!(pawn_origins(to, color), origins, "{color} to {to}");
            }
        }
    }

    #[test]
    fn between_leaves_out_both_ends() {
        assert_eq!(between(point("e0"), point("e3")), points("e1 e2"));
        assert_eq!(between(point("f7"), point("c7")), points("d7 e7"));
        assert_eq!(between(point("a0"), point("a1")), SquareSet::EMPTY);
        assert_eq!(between(point("a0"), point("b1")), SquareSet::EMPTY);
    }
}
