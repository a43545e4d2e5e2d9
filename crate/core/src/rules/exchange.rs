//! Exchanges (交换): what captures win or lose, by the book's values.

use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::rules::budget::Budget;
use crate::rules::mate::force;
use crate::square::{Square, SquareSet};

/// The value of a horse or a cannon; a rook is two of them, and they outweigh any number of advisors and elephants
/// (China 1999 25.3; 2011 26.6).
pub(crate) const HORSE: i32 = 20;

/// More than any exchange wins: the outcome of being mated.
const MATED: i32 = 10_000;

/// How many plies of captures and answers to checks an exchange is followed.
const DEPTH: u32 = 10;

/// The value of a kind of piece. Kings and pawns before the river have none; pawns beyond it are counted apart.
pub(crate) fn worth(role: Role) -> i32 {
    match role {
        Role::King | Role::Pawn => 0,
        Role::Advisor | Role::Elephant => 1,
        Role::Horse | Role::Cannon => HORSE,
        Role::Rook => 2 * HORSE,
    }
}

/// Whether a piece on a square counts as material (子力).
pub(crate) fn has_value(piece: Piece, square: Square) -> bool {
    match piece.role {
        Role::King => false,
        Role::Pawn => square.is_across_river(piece.color),
        Role::Advisor | Role::Elephant | Role::Horse | Role::Cannon | Role::Rook => true,
    }
}

/// Whether the attacks of the piece on a square are free by the books (允许长捉): kings and pawns.
pub(crate) fn is_free(position: &Position, square: Square) -> bool {
    position.piece_at(square).is_some_and(|piece| matches!(piece.role, Role::King | Role::Pawn))
}

/// Material, pawns apart from pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Material {
    pieces: i32,
    pawns: i32,
}

impl Material {
    fn with(self, piece: Piece, square: Square) -> Material {
        match piece.role {
            Role::Pawn if has_value(piece, square) => Material { pawns: self.pawns + 1, ..self },
            role => Material { pieces: self.pieces + worth(role), ..self },
        }
    }

    fn of(position: &Position, side: Color) -> Material {
        let own = position.board().pieces().filter(|(_, piece)| piece.color == side);
        own.fold(Material::default(), |material, (square, piece)| material.with(piece, square))
    }

    fn since(then: Material, now: Material) -> Material {
        Material { pieces: then.pieces - now.pieces, pawns: then.pawns - now.pawns }
    }
}

/// What a side has taken and what it has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Balance {
    won: Material,
    lost: Material,
}

impl Balance {
    /// What was taken and lost from one position to another.
    pub(crate) fn between(then: &Position, now: &Position, side: Color) -> Balance {
        let lost = |side| Material::since(Material::of(then, side), Material::of(now, side));
        Balance { won: lost(!side), lost: lost(side) }
    }

    /// The balance as one number: positive is a gain, negative a loss. The value of a pawn floats (过河兵价值浮动,
    /// 一兵换取数子或一子换取数兵均不算得子): pieces won for pawns are a gain only where they outweigh pawns as dear as can
    /// be, pawns won for a guard are neither gain nor loss, and a pawn for pawns is no loss.
    pub(crate) fn score(self, dearest_pawn: i32) -> i32 {
        let pieces = self.won.pieces - self.lost.pieces;
        let pawns = self.won.pawns - self.lost.pawns;
        let sum = 2 * pieces + pawns;
        if 0 < pieces && pawns < 0 {
            (2 * (pieces + dearest_pawn * pawns)).max(0)
        } else if 0 < self.won.pawns && self.won.pieces == 0 && self.lost.pieces < HORSE {
            if self.lost.pieces == 0 { sum.max(0) } else { 0 }
        } else {
            sum
        }
    }
}

/// An exchange seen by one side.
#[derive(Clone, Copy)]
pub(crate) struct Exchange<'a> {
    /// The side whose gain is counted.
    pub(crate) side: Color,
    /// Pieces of the other side that are not counted as checking; see [`Position::keeps_king`].
    pub(crate) blind: SquareSet,
    /// Captures that the side does not count on: offers of an exchange (兑) that the other side can take up first.
    pub(crate) barred: &'a [Move],
    /// The most that a pawn given away is worth; see [`Balance::score`].
    pub(crate) dearest_pawn: i32,
    /// What the searches may cost.
    pub(crate) budget: &'a Budget,
}

impl Exchange<'_> {
    /// What a first capture wins on its own square, if both sides take there as long as it pays (根).
    pub(crate) fn local(&self, position: &Position, capture: Move) -> i32 {
        self.after(position, capture, Balance::default(), Range::ALL, Scope::Square(capture.to, DEPTH))
    }

    /// What a first capture wins when both sides then take anywhere as long as it pays (完整交换).
    pub(crate) fn open(&self, position: &Position, capture: Move) -> i32 {
        self.after(position, capture, Balance::default(), Range::ALL, Scope::Board(capture.to, DEPTH))
    }

    /// What a balance comes to when both sides take anywhere as long as it pays.
    pub(crate) fn settle(&self, position: &Position, balance: Balance) -> i32 {
        self.search(position, balance, Range::ALL, Scope::Board(position.king(self.side), DEPTH))
    }

    /// Whether [`Exchange::open`] is at least `need`; cheaper than the exact number.
    pub(crate) fn opens_to(&self, position: &Position, capture: Move, need: i32) -> bool {
        let scope = Scope::Board(capture.to, DEPTH);
        need <= self.after(position, capture, Balance::default(), Range::at(need), scope)
    }

    /// Whether [`Exchange::settle`] is at least `need`; cheaper than the exact number.
    pub(crate) fn settles_to(&self, position: &Position, balance: Balance, need: i32) -> bool {
        let scope = Scope::Board(position.king(self.side), DEPTH);
        need <= self.search(position, balance, Range::at(need), scope)
    }

    /// The balance as a number.
    pub(crate) fn score(&self, balance: Balance) -> i32 {
        balance.score(self.dearest_pawn)
    }

    fn after(&self, position: &Position, mv: Move, balance: Balance, range: Range, scope: Scope) -> i32 {
        let balance = match position.piece_at(mv.to) {
            None => balance,
            Some(taken) if position.turn() == self.side => {
                Balance { won: balance.won.with(taken, mv.to), ..balance }
            }
            Some(taken) => Balance { lost: balance.lost.with(taken, mv.to), ..balance },
        };
        self.search(&position.after(mv), balance, range, scope)
    }

    fn search(&self, position: &Position, balance: Balance, mut range: Range, scope: Scope) -> i32 {
        let score = self.score(balance);
        let Some(deeper) = scope.deeper() else { return score };
        if !self.budget.spend() {
            return score;
        }
        let own = position.turn() == self.side;
        let wide = matches!(scope, Scope::Board(..));
        let sees_checks = !own || self.blind.is_empty();
        let forced = wide && sees_checks && position.is_check();
        let (moves, mut best) = match (forced, own) {
            // In check there is no standing still: every answer counts, and no answer is mate.
            (true, true) => (position.legal_moves().collect(), -MATED),
            (true, false) => (position.legal_moves().collect(), MATED),
            (false, _) => (self.captures(position), score),
        };
        if !forced {
            range.narrow(own, best);
        }
        for mv in moves {
            if range.is_empty() {
                break;
            }
            if !self.allows(position, mv, scope) {
                continue;
            }
            let found = self.after(position, mv, balance, range, deeper.at(position, mv));
            let better = if own { best < found } else { found < best };
            // A capture for which one is mated at once is none.
            if better && (forced || !wide || !self.is_mated_for(&position.after(mv))) {
                best = found;
                range.narrow(own, best);
            }
        }
        best
    }

    /// Whether the side to move mates next for what the other side took; not by what it only offers to exchange.
    fn is_mated_for(&self, position: &Position) -> bool {
        let own = position.turn() == self.side;
        let usable = |_: &Position, mv| !(own && self.barred.contains(&mv));
        !position.is_check() && force(position, self.budget, SquareSet::EMPTY, &usable, &|_| false).is_some()
    }

    /// Whether a capture belongs to the exchange. The side's own king and pawns only take back: their attacks are free.
    fn allows(&self, position: &Position, mv: Move, scope: Scope) -> bool {
        let own = position.turn() == self.side;
        let barred = own && self.barred.contains(&mv);
        match scope {
            Scope::Square(square, _) => mv.to == square && !barred,
            Scope::Board(..) if !own || position.piece_at(mv.to).is_none() => true,
            Scope::Board(last, _) => !barred && (mv.to == last || !is_free(position, mv.from)),
        }
    }

    /// The legal captures of pieces other than the king, most valuable first.
    pub(crate) fn captures(&self, position: &Position) -> Vec<Move> {
        let own = position.turn() == self.side;
        let blind = if own { self.blind } else { SquareSet::EMPTY };
        let mut captures: Vec<Move> =
            captures(position).filter(|&mv| position.keeps_king(mv, blind)).collect();
        captures.sort_by_key(|mv| position.piece_at(mv.to).map_or(0, |piece| -worth(piece.role)));
        captures
    }
}

/// The captures that pieces of the side to move could make by their movement, the king's capture left out.
pub(crate) fn captures(position: &Position) -> impl Iterator<Item = Move> + '_ {
    let other = !position.turn();
    let enemies = position.by_color(other).without(position.king(other));
    position
        .by_color(position.turn())
        .flat_map(move |from| (position.reach(from) & enemies).map(move |to| Move { from, to }))
}

/// Which captures an exchange consists of, with the plies it may still last.
#[derive(Clone, Copy)]
enum Scope {
    /// Those on one square.
    Square(Square, u32),
    /// Those anywhere; the square is where the last one was.
    Board(Square, u32),
}

impl Scope {
    fn deeper(self) -> Option<Scope> {
        match self {
            Scope::Square(_, 0) | Scope::Board(_, 0) => None,
            Scope::Square(square, depth) => Some(Scope::Square(square, depth - 1)),
            Scope::Board(square, depth) => Some(Scope::Board(square, depth - 1)),
        }
    }

    /// The scope after a move: a capture anywhere sets the square on which to take back.
    fn at(self, position: &Position, mv: Move) -> Scope {
        match self {
            Scope::Board(_, depth) if position.piece_at(mv.to).is_some() => Scope::Board(mv.to, depth),
            scope => scope,
        }
    }
}

/// The outcomes that still matter (alpha and beta).
#[derive(Clone, Copy)]
struct Range {
    low: i32,
    high: i32,
}

impl Range {
    const ALL: Range = Range { low: -MATED, high: MATED };

    /// All that matters is whether a number is reached.
    fn at(need: i32) -> Range {
        Range { low: need - 1, high: need }
    }

    fn narrow(&mut self, own: bool, found: i32) {
        if own { self.low = self.low.max(found) } else { self.high = self.high.min(found) }
    }

    fn is_empty(self) -> bool {
        self.high <= self.low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pawns_float() {
        let material = |pieces, pawns| Material { pieces, pawns };
        // Won, lost, the dearest pawn, the score: 2 for each point of a piece, 1 for each pawn.
        let rows = [
            (material(40, 0), material(0, 1), HORSE, 40), // a pawn for a rook
            (material(20, 0), material(0, 1), HORSE, 0),  // a pawn for a horse
            (material(40, 0), material(0, 1), 10 * HORSE, 0),
            (material(1, 0), material(0, 1), HORSE, 0),
            (material(0, 3), material(1, 0), HORSE, 0), // a guard for three pawns
            (material(0, 1), material(0, 2), HORSE, 0),
            (material(0, 2), material(0, 1), HORSE, 1),
            (material(20, 1), material(20, 0), HORSE, 1),
            (material(0, 1), material(20, 0), HORSE, -39),
        ];
        for (won, lost, dearest_pawn, score) in rows {
            assert_eq!(Balance { won, lost }.score(dearest_pawn), score, "won {won:?}, lost {lost:?}");
        }
    }
}
