//! Which moves are legal, and which of them give check.

use std::iter;

use crate::attacks;
use crate::color::Color;
use crate::moves::{Move, PlayError};
use crate::position::Position;
use crate::role::{Piece, Role};
use crate::square::{Square, SquareSet};

/// What a king has to fear when a piece moves.
pub(crate) struct Danger {
    /// Where a piece may not land if the king is to be safe. The king's own point is among them when it is attacked as
    /// things stand.
    pub points: SquareSet,
    /// The pieces whose leaving changes `points`: what blocks a line, screens for a cannon, or stands on a horse's leg.
    pub held: SquareSet,
}

impl Position {
    /// What the king of a side, standing on `king`, has to fear from some `attackers` with the given points occupied.
    ///
    /// This one rule serves check, the answers to it, pins and discovered checks. An attacker on whose point a piece
    /// lands is taken; a piece that lands elsewhere may block a line or a leg, or give a cannon its screen.
    pub(crate) fn danger(
        &self,
        side: Color,
        king: Square,
        attackers: SquareSet,
        occupied: SquareSet,
    ) -> Danger {
        let of = |role| self.by_role(role) & attackers;
        let lines = attacks::lines(king);
        let mut danger = Danger { points: SquareSet::EMPTY, held: SquareSet::EMPTY };
        for rook in lines & (of(Role::Rook) | of(Role::King)) {
            let between = attacks::between(king, rook);
            let blocks = between & occupied;
            match blocks.len() {
                0 => danger.points |= !between.with(rook),
                1 => danger.held |= blocks,
                _ => {}
            }
        }
        for cannon in lines & of(Role::Cannon) {
            let between = attacks::between(king, cannon);
            let screens = between & occupied;
            match screens.len() {
                0 => danger.points |= between,
                1 => {
                    danger.points |= !(between - screens).with(cannon);
                    danger.held |= screens;
                }
                2 => danger.held |= screens,
                _ => {}
            }
        }
        for leg in attacks::horse_gates(king) {
            for horse in leg.beyond & of(Role::Horse) {
                if leg.block.intersects(occupied) {
                    danger.held |= leg.block;
                } else {
                    danger.points |= !leg.block.with(horse);
                }
            }
        }
        for pawn in attacks::pawn_origins(king, !side) & of(Role::Pawn) {
            danger.points |= !SquareSet::of(pawn);
        }
        danger
    }

    /// For each piece of the side to move, where it may legally go. Pieces without a move are left out.
    ///
    /// ```
    /// use qili::{format::fen, Position};
    /// let position = Position::try_from(&fen::read("4k4/9/9/9/9/9/9/4r4/4A4/4K4 w")?)?;
    /// let moves: Vec<String> = position.piece_moves().map(|(from, to)| format!("{from}: {}", to.len())).collect();
    /// assert_eq!(moves, ["e0: 2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn piece_moves(&self) -> impl Iterator<Item = (Square, SquareSet)> + '_ {
        self.piece_moves_fearing(self.by_color(!self.turn()))
    }

    /// As [`Position::piece_moves`], where the king need only fear some of the pieces: what the side could do were it
    /// not for the others.
    #[inline]
    pub(crate) fn piece_moves_fearing(
        &self,
        feared: SquareSet,
    ) -> impl Iterator<Item = (Square, SquareSet)> + '_ {
        let color = self.turn();
        let king = self.king(color);
        let occupied = self.occupied();
        let danger = self.danger(color, king, feared, occupied);
        let reaches = move |role| {
            let pieces = self.by_piece(color, role);
            pieces.map(move |from| (from, self.reach_as(Piece { color, role }, from)))
        };
        // Chained kind by kind rather than looked up piece by piece: the compiler then knows the kind in each part.
        reaches(Role::Advisor)
            .chain(reaches(Role::Elephant))
            .chain(reaches(Role::Horse))
            .chain(reaches(Role::Rook))
            .chain(reaches(Role::Cannon))
            .chain(reaches(Role::Pawn))
            .map(move |(from, reach)| {
                let points = if danger.held.contains(from) {
                    self.danger(color, king, feared, occupied.without(from)).points
                } else {
                    danger.points
                };
                (from, reach - points)
            })
            .chain(iter::once_with(move || (king, self.king_moves(feared))))
            .filter(|&(_, legal)| legal != SquareSet::EMPTY)
    }

    fn king_moves(&self, feared: SquareSet) -> SquareSet {
        let color = self.turn();
        let king = self.king(color);
        let occupied = self.occupied().without(king);
        let safe = |&to: &Square| !self.danger(color, to, feared.without(to), occupied).points.contains(to);
        self.reach_as(Piece { color, role: Role::King }, king).filter(safe).collect()
    }

    /// The legal moves, kind by kind of piece.
    #[inline]
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.piece_moves().flat_map(|(from, reach)| reach.map(move |to| Move { from, to }))
    }

    /// The legal moves that give check (将).
    ///
    /// ```
    /// use qili::{format::fen, Position};
    /// let position = Position::try_from(&fen::read("4k4/9/9/4p4/9/9/9/4N4/4C4/3K5 w")?)?;
    /// let checks: Vec<String> = position.checks().map(|mv| mv.to_string()).collect();
    /// assert_eq!(checks, ["e2c1", "e2g1", "e2c3", "e2g3", "e2d4", "e2f4"]); // each uncovers the cannon
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn checks(&self) -> impl Iterator<Item = Move> + '_ {
        self.checks_fearing(self.by_color(!self.turn()))
    }

    /// As [`Position::checks`], where the own king need only fear some of the pieces.
    #[inline]
    pub(crate) fn checks_fearing(&self, feared: SquareSet) -> impl Iterator<Item = Move> + '_ {
        let color = self.turn();
        let threat = self.danger(!color, self.king(!color), self.by_color(color), self.occupied());
        self.piece_moves_fearing(feared).flat_map(move |(from, reach)| {
            (reach & self.check_points(from, &threat)).map(move |to| Move { from, to })
        })
    }

    /// Where a piece of the side to move would give check by landing, whether itself or by opening or closing the way
    /// of another; `threat` is what the other king has to fear as things stand.
    fn check_points(&self, from: Square, threat: &Danger) -> SquareSet {
        let color = self.turn();
        let king = self.king(!color);
        let occupied = self.occupied().without(from);
        let direct = match self.piece_at(from).map(|piece| piece.role) {
            None | Some(Role::King | Role::Advisor | Role::Elephant) => SquareSet::EMPTY,
            Some(Role::Horse) => attacks::horse_origins(king, occupied),
            Some(Role::Rook) => attacks::rook(king, occupied),
            Some(Role::Cannon) => attacks::cannon_origins(king, occupied),
            Some(Role::Pawn) => attacks::pawn_origins(king, color),
        };
        // What stands on none of the king's lines and holds nothing neither makes the threat nor changes it.
        let others = if (attacks::lines(king) | threat.held).contains(from) {
            self.danger(!color, king, self.by_color(color).without(from), occupied).points
        } else {
            threat.points
        };
        direct | others
    }

    /// Whether the side to move has no legal move: it has lost, mated (将死) or stalemated (困毙).
    ///
    /// ```
    /// use qili::{format::fen, Position};
    /// let stalemate = Position::try_from(&fen::read("3k5/4P4/9/9/9/9/9/9/9/5K3 b")?)?;
    /// assert!(stalemate.is_lost() && !stalemate.is_mate());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.piece_moves().next().is_none()
    }

    /// Whether the side to move is mated: in check without a legal move.
    #[must_use]
    pub fn is_mate(&self) -> bool {
        self.is_check() && self.is_lost()
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check_move(mv).is_ok()
    }

    /// Says what is wrong with a move, if anything is.
    ///
    /// ```
    /// use qili::Position;
    /// let error = Position::start().check_move("h0g3".parse()?).unwrap_err();
    /// assert_eq!(error.to_string(), "horse at h0 cannot reach g3");
    /// # Ok::<(), qili::ParseMoveError>(())
    /// ```
    ///
    /// # Errors
    /// See [`PlayError`].
    pub fn check_move(&self, mv: Move) -> Result<(), PlayError> {
        let piece = self.piece_at(mv.from).ok_or(PlayError::NoPiece { mv })?;
        if piece.color != self.turn() {
            Err(PlayError::WrongSide { mv, piece })
        } else if !self.reach(mv.from).contains(mv.to) {
            Err(PlayError::CannotReach { mv, piece })
        } else if !self.keeps_king(mv, SquareSet::EMPTY) {
            Err(PlayError::LeavesKing { mv, piece })
        } else {
            Ok(())
        }
    }

    /// As the safety that legality asks for, but with the attackers on `blind` not counted: what a side could do were
    /// it not for the check that it has to answer.
    pub(crate) fn keeps_king(&self, mv: Move, blind: SquareSet) -> bool {
        let color = self.turn();
        let king = if mv.from == self.king(color) { mv.to } else { self.king(color) };
        let feared = self.by_color(!color) - blind.with(mv.to);
        !self.danger(color, king, feared, self.occupied().without(mv.from)).points.contains(mv.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::fen;

    fn position(text: &str) -> Position {
        Position::try_from(&fen::read(text).expect("a FEN")).expect("a lawful position")
    }

    fn fault(text: &str) -> String {
        Position::try_from(&fen::read(text).expect("a FEN")).expect_err("an unlawful position").to_string()
    }

    #[test]
    fn the_king_of_the_side_that_waits_cannot_be_in_check() {
        assert_eq!(fault("4k4/9/9/9/9/9/9/9/4R4/3K5 w"), "Black is in check but it is not its turn");
        assert!(position("4k4/9/9/9/9/9/9/9/4R4/3K5 b").is_check());
        assert_eq!(fault("9/9/9/9/9/9/9/9/9/9 w"), "Red has no king; Black has no king");
    }

    #[test]
    fn a_refused_move_says_why_and_changes_nothing() {
        let before = position("3rk4/9/9/9/4r4/9/9/9/4R4/4K4 w");
        let refusals = [
            ("a0a1", "nothing stands on a0"),
            ("e5e4", "rook at e5 is Black's, but Red is to move"),
            ("e1e6", "rook at e1 cannot reach e6"),
            ("e1a1", "rook from e1 to a1 leaves the king attacked"),
            ("e0d0", "king from e0 to d0 leaves the king attacked"),
        ];
        for (mv, reason) in refusals {
            let mut position = before;
            let error = position.play(mv.parse().expect("a move")).expect_err(mv);
            assert_eq!(error.to_string(), reason);
            assert_eq!(position, before);
        }
    }

    #[test]
    fn mate_and_stalemate_both_lose() {
        let mate = position("3k1R3/4R4/9/9/9/9/9/9/9/4K4 b");
        assert!(mate.is_mate() && mate.is_lost());
        let stalemate = position("3k5/4P4/9/9/9/9/9/9/9/5K3 b");
        assert!(stalemate.is_lost() && !stalemate.is_mate());
    }

    #[test]
    fn kings_attack_each_other_along_a_file_that_opens() {
        let position = position("4k4/9/9/9/4p4/9/9/9/9/4K4 w");
        let (red, black) = (position.king(Color::Red), position.king(Color::Black));
        assert_eq!(position.attackers(black, Color::Red, position.occupied()), SquareSet::EMPTY);
        let open = SquareSet::of(red).with(black);
        assert_eq!(position.attackers(black, Color::Red, open), SquareSet::of(red));
    }

    #[test]
    fn a_piece_is_free_where_its_pinner_need_not_be_feared() {
        let position = position("3rk4/9/9/9/4r4/9/9/9/4R4/4K4 w");
        let pinner = SquareSet::of("e5".parse().expect("a point"));
        let count = |feared| position.piece_moves_fearing(feared).map(|(_, to)| to.len()).sum::<usize>();
        assert_eq!(count(position.by_color(Color::Black)), 5);
        assert_eq!(count(position.by_color(Color::Black) - pinner), 13);
    }
}
