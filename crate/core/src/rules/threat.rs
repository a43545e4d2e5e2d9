//! Threats: what the side to move could win, were it to move.

use std::cell::OnceCell;

use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::rules::budget::Budget;
use crate::rules::exchange::{Balance, Exchange, has_value, is_free, worth};
use crate::rules::mate::{checks, force, mate, mates_next};
use crate::square::{Square, SquareSet};

/// Why a piece under attack is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// 无根: nothing protects it.
    Unrooted,
    /// 假根: what seems to protect it may not take back.
    FalseRoot,
    /// It is protected, but worth more than its attacker.
    MoreValuable,
    /// 少根, 联合捉: it has fewer roots than attackers.
    UnderRooted,
    /// 完整交换: the exchange as a whole pays, though the capture alone does not.
    Exchange,
}

/// A way to win a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Gain {
    /// Where the piece that takes stands now.
    pub(crate) attacker: Square,
    /// Where the piece that is lost stands now.
    pub(crate) target: Square,
    /// The moves that show it: checks with an answer each, if it takes any, then the capture.
    pub(crate) line: Vec<Move>,
    /// Why the piece is lost.
    pub(crate) loss: Loss,
    /// What the captures come to; see [`Balance::score`].
    pub(crate) score: i32,
}

/// Which series of checks are asked for, with the capture at their end.
#[derive(Clone, Copy)]
pub(crate) enum Series {
    /// All.
    Any,
    /// Those in which the piece on a square takes part.
    With(Square),
    /// Those that the piece on a square makes alone.
    Only(Square),
    /// Those that win the piece on a square before it moves.
    On(Square),
}

/// The side to move of a position, looking for what it could win.
pub(crate) struct Threats<'a> {
    position: &'a Position,
    blind: SquareSet,
    /// The captures that only offer an exchange (兑).
    offers: Vec<Move>,
    dearest_pawn: i32,
    budget: &'a Budget,
    mate: OnceCell<Option<Vec<Move>>>,
}

impl<'a> Threats<'a> {
    /// Looks at a position as if the other side's pieces on `blind` did not check.
    pub(crate) fn new(
        position: &'a Position,
        blind: SquareSet,
        dearest_pawn: i32,
        budget: &'a Budget,
    ) -> Threats<'a> {
        let mut threats =
            Threats { position, blind, offers: Vec::new(), dearest_pawn, budget, mate: OnceCell::new() };
        let legal = threats.exchange().captures(position);
        threats.offers = legal.into_iter().filter(|&mv| threats.is_offer(mv)).collect();
        threats
    }

    fn exchange(&self) -> Exchange<'_> {
        Exchange {
            side: self.position.turn(),
            blind: self.blind,
            barred: &self.offers,
            dearest_pawn: self.dearest_pawn,
            budget: self.budget,
        }
    }

    /// The captures that only offer an exchange (兑): a piece of the same kind that could itself take first, without
    /// being mated for it.
    pub(crate) fn offers(&self) -> &[Move] {
        &self.offers
    }

    fn is_offer(&self, mv: Move) -> bool {
        let role = |square| self.position.piece_at(square).map(|piece| piece.role);
        let back = Move { from: mv.to, to: mv.from };
        role(mv.from) == role(mv.to)
            && role(mv.from) != Some(Role::Pawn)
            && self
                .position
                .passed()
                .is_some_and(|other| other.is_legal(back) && mate(&other.after(back), self.budget).is_none())
    }

    /// Whether an offered exchange would win, were it not for the other side's right to take first.
    pub(crate) fn offer_pays(&self, mv: Move) -> bool {
        0 < Exchange { barred: &[], ..self.exchange() }.open(self.position, mv)
    }

    /// Whether a move of a line is one of the offered exchanges, with the same pieces still in place.
    fn is_offered(&self, position: &Position, mv: Move) -> bool {
        let same = |square| position.piece_at(square) == self.position.piece_at(square);
        self.offers.contains(&mv) && same(mv.from) && same(mv.to)
    }

    /// A mate by consecutive checks (杀) that does not use an offered exchange.
    pub(crate) fn mate(&self) -> Option<&[Move]> {
        let search = || {
            let usable = |position: &Position, mv: Move| !self.is_offered(position, mv);
            force(self.position, self.budget, self.blind, &usable, &|_| false)
        };
        self.mate.get_or_init(search).as_deref()
    }

    /// As [`Threats::mate`], with one particular first move.
    pub(crate) fn mate_by(&self, first: Move) -> Option<Vec<Move>> {
        let wanted = |position: &Position, mv| {
            (position != self.position || mv == first) && !self.is_offered(position, mv)
        };
        force(self.position, self.budget, self.blind, &wanted, &|_| false)
    }

    /// The checks with which a mate could start.
    pub(crate) fn first_checks(&self) -> impl Iterator<Item = Move> + '_ {
        checks(self.position, self.blind).filter(|mv| !self.offers.contains(mv))
    }

    /// What can be won by taking on one square.
    pub(crate) fn captures_on(&self, square: Square) -> impl Iterator<Item = Gain> + '_ {
        let legal = self.exchange().captures(self.position);
        legal.into_iter().filter(move |mv| mv.to == square).filter_map(|mv| self.capture(mv))
    }

    /// Everything that can be won by taking at once.
    pub(crate) fn captures(&self) -> Vec<Gain> {
        let legal = self.exchange().captures(self.position);
        let mut gains: Vec<Gain> = legal.into_iter().filter_map(|mv| self.capture(mv)).collect();
        // A sacrifice counts only for what it brings beyond the captures that need none.
        let plain = gains.iter().filter(|gain| gain.loss != Loss::Exchange).map(|gain| gain.score).max();
        gains.retain(|gain| gain.loss != Loss::Exchange || plain.unwrap_or(0) < gain.score);
        gains
    }

    /// What a capture wins, if it does.
    ///
    /// A piece that is not really protected is won unless taking it costs more elsewhere; a protected one only when
    /// the exchange as a whole pays (China 2020 26.5).
    fn capture(&self, mv: Move) -> Option<Gain> {
        let target = self.position.piece_at(mv.to)?;
        if !has_value(target, mv.to) || self.offers.contains(&mv) {
            return None;
        }
        let exchange = self.exchange();
        let local = 0 < exchange.local(self.position, mv);
        let need = if local { 0 } else { 1 };
        if !self.comes_to(mv, need) {
            return None;
        }
        let score = exchange.open(self.position, mv);
        let loss = if local { loss(self.position, mv) } else { Loss::Exchange };
        Some(Gain { attacker: mv.from, target: mv.to, line: vec![mv], loss, score })
    }

    /// Whether the other side answers a capture by mate, or by checks that win back too much.
    fn is_refuted(&self, mv: Move, need: i32) -> bool {
        let next = self.position.after(mv);
        if next.is_check() {
            return false;
        }
        let exchange = Exchange { blind: SquareSet::EMPTY, barred: &[], ..self.exchange() };
        let goal = |position: &Position| {
            !exchange.settles_to(position, Balance::between(self.position, position, exchange.side), need)
        };
        force(&next, self.budget, SquareSet::EMPTY, &|_, _| true, &goal).is_some()
    }

    /// Whether a capture, and what the other side can answer it with, comes to a score of at least `need`.
    pub(crate) fn comes_to(&self, mv: Move, need: i32) -> bool {
        self.exchange().opens_to(self.position, mv, need) && !self.is_refuted(mv, need)
    }

    /// Whether a capture wins on its own square, whatever it costs elsewhere, short of mate.
    pub(crate) fn hits(&self, mv: Move) -> bool {
        let exchange = self.exchange();
        exchange.captures(self.position).contains(&mv)
            && 0 < exchange.local(self.position, mv)
            && (!self.blind.is_empty() || !mates_next(&self.position.after(mv), self.budget))
    }

    /// What a series of checks wins, if one of the wanted does. Where a series mates, none wins less.
    pub(crate) fn by_checks(&self, wanted: Series) -> Option<Gain> {
        if self.mate().is_some() {
            return None;
        }
        let goal = |position: &Position| self.winning_ends(position, wanted).next().is_some();
        let usable = |position: &Position, mv: Move| {
            !self.is_offered(position, mv)
                && match wanted {
                    Series::Any | Series::With(_) | Series::On(_) => true,
                    Series::Only(square) => self.is_same_piece(position, mv.from, square),
                }
        };
        let mut line = force(self.position, self.budget, self.blind, &usable, &goal)?;
        let end = line.iter().fold(*self.position, |position, &mv| position.after(mv));
        let (last, score) = self
            .winning_ends(&end, wanted)
            .map(|(mv, balance)| (mv, self.exchange().settle(&end.after(mv), balance)))
            .max_by_key(|&(_, score)| score)?;
        // Both pieces may have moved in the line; they are named by where they stand now.
        let origin = |square| line.iter().rev().fold(square, |at, mv| if mv.to == at { mv.from } else { at });
        let (attacker, target) = (origin(last.from), origin(last.to));
        let loss = loss(&end, last);
        line.push(last);
        Some(Gain { attacker, target, line, loss, score })
    }

    /// Whether a piece in a later position of a series by one actor is the one that stands on a square now: it is
    /// still there, or it is the one that has moved.
    fn is_same_piece(&self, position: &Position, from: Square, square: Square) -> bool {
        if self.has_left(position, square) { self.has_left(position, from) } else { from == square }
    }

    fn has_left(&self, position: &Position, square: Square) -> bool {
        position.piece_at(square) != self.position.piece_at(square)
    }

    /// The captures at the end of a series of checks that win something for the series as a whole, with the balance
    /// that they lead to.
    fn winning_ends(
        &self,
        position: &Position,
        wanted: Series,
    ) -> impl Iterator<Item = (Move, Balance)> + '_ {
        let position = *position;
        let exchange = self.exchange();
        let so_far = exchange.score(Balance::between(self.position, &position, exchange.side)).max(0);
        exchange.captures(&position).into_iter().filter_map(move |mv| {
            let target = position.piece_at(mv.to)?;
            let fits = match wanted {
                Series::Any => true,
                Series::With(square) => mv.from == square || self.has_left(&position, square),
                Series::Only(square) => self.is_same_piece(&position, mv.from, square),
                Series::On(square) => mv.to == square && !self.has_left(&position, square),
            };
            if !fits || !has_value(target, mv.to) || is_free(&position, mv.from) || self.offers.contains(&mv)
            {
                return None;
            }
            let next = position.after(mv);
            let balance = Balance::between(self.position, &next, self.position.turn());
            let exchange = self.exchange();
            let wins = so_far < exchange.score(balance)
                && exchange.settles_to(&next, balance, so_far.max(1))
                && mate(&next, self.budget).is_none();
            wins.then_some((mv, balance))
        })
    }

    /// What one particular capture wins, if it is legal and does.
    pub(crate) fn gain_by(&self, mv: Move) -> Option<Gain> {
        self.exchange().captures(self.position).contains(&mv).then(|| self.capture(mv))?
    }
}

/// Why the piece that a capture takes is lost, seen on its own square.
pub(crate) fn loss(position: &Position, mv: Move) -> Loss {
    let next = position.after(mv);
    let defenders = next.attackers(mv.to, next.turn(), next.occupied());
    let value = |square| position.piece_at(square).map_or(0, |piece| worth(piece.role));
    if defenders.is_empty() {
        Loss::Unrooted
    } else if !defenders.into_iter().any(|from| next.is_legal(Move { from, to: mv.to })) {
        Loss::FalseRoot
    } else if value(mv.from) < value(mv.to) {
        Loss::MoreValuable
    } else {
        Loss::UnderRooted
    }
}
