//! A position that can be played from: legal moves, check, mate.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::attacks;
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::moves::Move;
use crate::role::{Piece, Role};
use crate::setup::{self, Setup, SetupFault};
use crate::square::{Square, SquareSet};

/// A lawful position with a side to move.
///
/// # Equality
/// Two positions are equal when the same pieces stand on the same points and the same side is to move. That is the
/// equality of the repetition rules; counters do not exist here.
///
/// ```
/// use qili::{Move, Position};
/// let mut position = Position::start();
/// assert_eq!(position.legal_moves().count(), 44);
/// position.play("h2e2".parse()?)?;
/// assert!(position.play("a0a9".parse()?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Position {
    by_color: ByColor<SquareSet>,
    by_role: [SquareSet; 7],
    board: Board,
    kings: ByColor<Square>,
    turn: Color,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.turn == other.turn && self.by_color == other.by_color && self.by_role == other.by_role
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.by_color.hash(state);
        self.by_role.hash(state);
        self.turn.hash(state);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{} to move", self.board, self.turn)
    }
}

/// Why a setup is no position: at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError(pub Vec<SetupFault>);

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if 0 < index {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// Nothing stands on the point the move starts from.
    NoPiece {
        /// The move that was tried.
        mv: Move,
    },
    /// The piece belongs to the side that is not to move.
    WrongSide {
        /// The move that was tried.
        mv: Move,
        /// What stands there.
        piece: Piece,
    },
    /// The piece does not move that way, or something is in its way.
    CannotReach {
        /// The move that was tried.
        mv: Move,
        /// What stands there.
        piece: Piece,
    },
    /// The move would leave the mover's own king attacked, or facing the other king.
    LeavesKing {
        /// The move that was tried.
        mv: Move,
        /// What stands there.
        piece: Piece,
    },
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::NoPiece { mv } => write!(f, "nothing stands on {}", mv.from),
            PlayError::WrongSide { mv, piece } => {
                write!(
                    f,
                    "{} at {} is {}'s, but {} is to move",
                    piece.role, mv.from, piece.color, !piece.color
                )
            }
            PlayError::CannotReach { mv, piece } => {
                write!(f, "{} at {} cannot reach {}", piece.role, mv.from, mv.to)
            }
            PlayError::LeavesKing { mv, piece } => {
                write!(f, "{} from {} to {} leaves the king attacked", piece.role, mv.from, mv.to)
            }
        }
    }
}

impl std::error::Error for PlayError {}

impl TryFrom<&Setup> for Position {
    type Error = PositionError;

    /// # Errors
    /// Every [`SetupFault`] at once.
    fn try_from(setup: &Setup) -> Result<Position, PositionError> {
        let mut faults = setup.faults();
        if faults.is_empty()
            && let Some(kings) = setup::kings(setup)
        {
            let position = Position::assemble(setup, kings);
            if position.is_attacked(kings[!setup.turn], setup.turn) {
                faults.push(SetupFault::CanTakeKing(!setup.turn));
            } else {
                return Ok(position);
            }
        }
        Err(PositionError(faults))
    }
}

impl Position {
    fn assemble(setup: &Setup, kings: ByColor<Square>) -> Position {
        let mut position = Position {
            by_color: ByColor::default(),
            by_role: [SquareSet::EMPTY; 7],
            board: setup.board,
            kings,
            turn: setup.turn,
        };
        for (square, piece) in setup.board.pieces() {
            position.by_color[piece.color] = position.by_color[piece.color].with(square);
            position.by_role[piece.role as usize] = position.by_role[piece.role as usize].with(square);
        }
        position
    }

    /// The opening position, Red to move.
    #[must_use]
    pub fn start() -> Position {
        let setup = Setup::start();
        let kings = setup::kings(&setup).unwrap_or(ByColor { red: E0, black: E0 });
        Position::assemble(&setup, kings)
    }

    /// The pieces and the side to move, as a plain setup.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { board: self.board, turn: self.turn }
    }

    /// The pieces.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves next.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a point.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.get(square)
    }

    /// Where a side's king stands.
    #[must_use]
    pub fn king(&self, color: Color) -> Square {
        self.kings[color]
    }

    /// The points on which anything stands.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.by_color.red | self.by_color.black
    }

    /// The points on which a side's pieces stand.
    #[must_use]
    pub fn by_color(&self, color: Color) -> SquareSet {
        self.by_color[color]
    }

    /// The points on which a side's pieces of one kind stand.
    #[must_use]
    pub fn by_piece(&self, color: Color, role: Role) -> SquareSet {
        self.by_color[color] & self.by_role[role as usize]
    }

    /// The side's pieces that attack a point, with the given points occupied. A king attacks the other king along an
    /// open file (将帅照面); pins are not regarded.
    #[must_use]
    pub fn attackers(&self, to: Square, color: Color, occupied: SquareSet) -> SquareSet {
        let of = |role| self.by_piece(color, role);
        let straight = attacks::rook(to, occupied);
        let mut found = straight & of(Role::Rook);
        found |= attacks::cannon(to, occupied) & of(Role::Cannon);
        found |= attacks::horse_origins(to, occupied) & of(Role::Horse);
        found |= attacks::pawn_origins(to, color) & of(Role::Pawn);
        found |= attacks::advisor(to) & of(Role::Advisor);
        found |= attacks::elephant(to, occupied) & of(Role::Elephant);
        found |= attacks::king(to) & of(Role::King);
        if to == self.kings[!color] {
            found |= straight & of(Role::King);
        }
        found & occupied
    }

    /// Whether a king on a point would be attacked by a side, the other king's open file included.
    fn is_attacked(&self, king: Square, by: Color) -> bool {
        self.is_king_attacked(king, by, self.occupied(), SquareSet::ALL)
    }

    /// As [`Position::is_attacked`], with other occupied points and only the `alive` attackers.
    fn is_king_attacked(&self, king: Square, by: Color, occupied: SquareSet, alive: SquareSet) -> bool {
        let of = |role| self.by_piece(by, role) & alive;
        let straight = attacks::rook(king, occupied);
        straight.intersects(of(Role::Rook))
            || (straight.contains(self.kings[by]) && self.kings[by].file() == king.file())
            || attacks::pawn_origins(king, by).intersects(of(Role::Pawn))
            || attacks::horse_origins(king, occupied).intersects(of(Role::Horse))
            || attacks::cannon(king, occupied).intersects(of(Role::Cannon))
    }

    /// The pieces that check the side to move.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        self.attackers(self.kings[self.turn], !self.turn, self.occupied())
    }

    /// Whether the side to move is in check (被将).
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.is_attacked(self.kings[self.turn], !self.turn)
    }

    /// Where a piece could go by its movement alone, own pieces excluded, king safety not regarded.
    #[must_use]
    pub fn reach(&self, from: Square) -> SquareSet {
        let Some(piece) = self.piece_at(from) else { return SquareSet::EMPTY };
        let occupied = self.occupied();
        let reach = match piece.role {
            Role::King => attacks::king(from),
            Role::Advisor => attacks::advisor(from),
            Role::Elephant => attacks::elephant(from, occupied),
            Role::Horse => attacks::horse(from, occupied),
            Role::Rook => attacks::rook(from, occupied),
            Role::Cannon => (attacks::rook(from, occupied) - occupied) | attacks::cannon(from, occupied),
            Role::Pawn => attacks::pawn(from, piece.color),
        };
        reach - self.by_color[piece.color]
    }

    /// Whether a move that its piece can make keeps the mover's king safe.
    fn is_safe(&self, mv: Move) -> bool {
        self.keeps_king(mv, SquareSet::EMPTY)
    }

    /// As the safety that legality asks for, but with the attackers on `blind` not counted: what a side could do were
    /// it not for the check that it has to answer.
    pub(crate) fn keeps_king(&self, mv: Move, blind: SquareSet) -> bool {
        let king = if mv.from == self.kings[self.turn] { mv.to } else { self.kings[self.turn] };
        let occupied = self.occupied().without(mv.from).with(mv.to);
        !self.is_king_attacked(king, !self.turn, occupied, !blind.with(mv.to))
    }

    /// For each piece of the side to move, where it may legally go. Pieces without a move are left out.
    pub fn piece_moves(&self) -> impl Iterator<Item = (Square, SquareSet)> + '_ {
        // A move can only endanger its own king when the side is in check already, when the king itself moves, or
        // when it fills or empties a point that a line or a horse's leg at the king depends on.
        let king = self.kings[self.turn];
        let star = if self.is_check() { SquareSet::ALL } else { attacks::star(king) };
        self.by_color[self.turn].filter_map(move |from| {
            let reach = self.reach(from);
            let doubtful = if from == king || star.contains(from) { reach } else { reach & star };
            let legal =
                doubtful.filter(|&to| !self.is_safe(Move { from, to })).fold(reach, SquareSet::without);
            (!legal.is_empty()).then_some((from, legal))
        })
    }

    /// The legal moves, piece by piece from `a0` to `i9`.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.piece_moves().flat_map(|(from, reach)| reach.map(move |to| Move { from, to }))
    }

    /// Whether the side to move has no legal move: it has lost, mated (将死) or stalemated (困毙).
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
    /// # Errors
    /// See [`PlayError`].
    pub fn check_move(&self, mv: Move) -> Result<(), PlayError> {
        let piece = self.piece_at(mv.from).ok_or(PlayError::NoPiece { mv })?;
        if piece.color != self.turn {
            Err(PlayError::WrongSide { mv, piece })
        } else if !self.reach(mv.from).contains(mv.to) {
            Err(PlayError::CannotReach { mv, piece })
        } else if !self.is_safe(mv) {
            Err(PlayError::LeavesKing { mv, piece })
        } else {
            Ok(())
        }
    }

    /// Plays a legal move; an illegal one leaves the position untouched. [`Position::play_unchecked`] skips the test.
    ///
    /// # Errors
    /// See [`PlayError`].
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.check_move(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, as those of [`Position::legal_moves`] are; [`Position::play`] tests it.
    ///
    /// A move that is not legal gives a position without meaning, but never a panic.
    pub fn play_unchecked(&mut self, mv: Move) {
        let piece = self.board.set(mv.from, None);
        let taken = self.board.set(mv.to, piece);
        if let Some(taken) = taken {
            self.by_color[taken.color] = self.by_color[taken.color].without(mv.to);
            self.by_role[taken.role as usize] = self.by_role[taken.role as usize].without(mv.to);
        }
        if let Some(Piece { color, role }) = piece {
            self.by_color[color] = self.by_color[color].without(mv.from).with(mv.to);
            self.by_role[role as usize] = self.by_role[role as usize].without(mv.from).with(mv.to);
            if role == Role::King {
                self.kings[color] = mv.to;
            }
        }
        self.turn = !self.turn;
    }

    /// The position after a move that is known to be legal.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = *self;
        next.play_unchecked(mv);
        next
    }

    /// The same pieces with the other side to move, unless the side to move now is in check: its king could be taken.
    #[must_use]
    pub fn passed(&self) -> Option<Position> {
        (!self.is_check()).then(|| Position { turn: !self.turn, ..*self })
    }
}

const E0: Square = match Square::new(4, 0) {
    Some(square) => square,
    None => panic!("e0 is on the board"),
};

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
        assert_eq!(fault("4k4/9/9/9/9/9/9/9/4R4/3K5 w"), "black is in check but it is not its turn");
        assert!(position("4k4/9/9/9/9/9/9/9/4R4/3K5 b").is_check());
        assert_eq!(fault("9/9/9/9/9/9/9/9/9/9 w"), "red has no king; black has no king");
    }

    #[test]
    fn a_refused_move_says_why_and_changes_nothing() {
        let before = position("3rk4/9/9/9/4r4/9/9/9/4R4/4K4 w");
        let refusals = [
            ("a0a1", "nothing stands on a0"),
            ("e5e4", "rook at e5 is black's, but red is to move"),
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
}
