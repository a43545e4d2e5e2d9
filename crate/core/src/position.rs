//! A position that can be played from: its pieces, who attacks what, and play.
//!
//! The pieces are sets of points in a `u128` each, beside a byte for each point, and the safety of the king is one rule
//! asked once for each position. On one thread that counts 197 million paths a second from the start (174 in wasm); with
//! sets of two 64-bit halves it was 202 (185), with the lines of rooks and cannons taken out as small numbers and spread
//! again by multiplication 208 (153), all within the noise of each other, but 52 (43) with each doubtful move made and
//! tested: the shortest of the fast ones was kept.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::attacks;
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::moves::{Move, PlayError};
use crate::role::{Piece, Role};
use crate::setup::{self, PositionError, Setup, SetupFault};
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
        state.write_u64(self.key());
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{} to move", self.board, self.turn)
    }
}

impl TryFrom<&Setup> for Position {
    type Error = PositionError;

    /// # Errors
    /// Every [`SetupFault`] at once.
    fn try_from(setup: &Setup) -> Result<Position, PositionError> {
        let mut faults = setup.faults();
        if faults.is_empty()
            && let Some(position) = Position::of_lawful(setup)
        {
            if position.is_king_attacked(!setup.turn) {
                faults.push(SetupFault::CanTakeKing(!setup.turn));
            } else {
                return Ok(position);
            }
        }
        Err(PositionError(faults))
    }
}

impl Position {
    /// The position of a setup that was found lawful before; none if a side has no king.
    pub(crate) fn of_lawful(setup: &Setup) -> Option<Position> {
        Some(Position::assemble(setup, setup::kings(setup)?))
    }

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
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves next.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a point.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.get(square)
    }

    /// Where a side's king stands.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.kings[color]
    }

    /// A number that equal positions share and that others all but never do, for tables of positions seen.
    ///
    /// ```
    /// use qili::Position;
    /// let (start, mut position) = (Position::start(), Position::start());
    /// for mv in ["h0g2", "h9g7", "g2h0", "g7h9"] {
    ///     position.play(mv.parse()?)?;
    ///     assert_eq!(position.key() == start.key(), mv == "g7h9");
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        let sets = [self.by_color.red].into_iter().chain(self.by_role);
        sets.fold(self.turn as u64, |key, set| set.mixed_into(key))
    }

    /// The points on which anything stands.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.by_color.red | self.by_color.black
    }

    /// The points on which a side's pieces stand.
    #[must_use]
    #[inline]
    pub fn by_color(&self, color: Color) -> SquareSet {
        self.by_color[color]
    }

    /// The points on which pieces of one kind stand, of both sides.
    #[must_use]
    #[inline]
    pub fn by_role(&self, role: Role) -> SquareSet {
        self.by_role[role as usize]
    }

    /// The points on which a side's pieces of one kind stand.
    #[must_use]
    #[inline]
    pub fn by_piece(&self, color: Color, role: Role) -> SquareSet {
        self.by_color[color] & self.by_role[role as usize]
    }

    /// The side's pieces that attack a point, with the given points occupied. A king attacks the other king along an
    /// open file (将帅照面); pins are not regarded.
    ///
    /// ```
    /// use qili::{Color, Position, SquareSet};
    /// let start = Position::start();
    /// let attackers = start.attackers("b9".parse()?, Color::Red, start.occupied());
    /// assert_eq!(attackers, SquareSet::of("b2".parse()?)); // the cannon, over its counterpart
    /// # Ok::<(), qili::ParseSquareError>(())
    /// ```
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

    /// The pieces that check the side to move.
    ///
    /// ```
    /// use qili::{format::fen, Position};
    /// let position = Position::try_from(&fen::read("4k4/9/3N5/9/9/9/9/9/4R4/3KC4 b")?)?;
    /// assert_eq!(position.checkers().len(), 3); // the cannon over the rook, the rook, the horse
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        self.attackers(self.kings[self.turn], !self.turn, self.occupied())
    }

    /// Whether the side to move is in check (被将).
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.is_king_attacked(self.turn)
    }

    #[inline(never)]
    fn is_king_attacked(&self, side: Color) -> bool {
        let king = self.kings[side];
        self.danger(side, king, self.by_color[!side], self.occupied()).points.contains(king)
    }

    /// Where a piece could go by its movement alone, own pieces excluded, king safety not regarded.
    ///
    /// ```
    /// use qili::Position;
    /// let start = Position::start();
    /// assert_eq!(start.reach("h2".parse()?).len(), 12);
    /// assert!(start.reach("e5".parse()?).is_empty()); // nothing stands there
    /// # Ok::<(), qili::ParseSquareError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn reach(&self, from: Square) -> SquareSet {
        match self.piece_at(from) {
            Some(piece) => self.reach_as(piece, from),
            None => SquareSet::EMPTY,
        }
    }

    /// As [`Position::reach`], where the piece on the point is known.
    #[inline]
    pub(crate) fn reach_as(&self, piece: Piece, from: Square) -> SquareSet {
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
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        let piece = self.board.set(mv.from, None);
        let taken = self.board.set(mv.to, piece);
        let (from, to) = (SquareSet::of(mv.from), SquareSet::of(mv.to));
        if let Some(Piece { color, role }) = taken {
            self.by_color[color] = self.by_color[color] - to;
            self.by_role[role as usize] = self.by_role[role as usize] - to;
        }
        if let Some(Piece { color, role }) = piece {
            self.by_color[color] = (self.by_color[color] - from) | to;
            self.by_role[role as usize] = (self.by_role[role as usize] - from) | to;
            if role == Role::King {
                self.kings[color] = mv.to;
            }
        }
        self.turn = !self.turn;
    }

    /// The position after a move that is known to be legal.
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = *self;
        next.play_unchecked(mv);
        next
    }

    /// The same pieces with the other side to move, unless the side to move now is in check: its king could be taken.
    ///
    /// ```
    /// use qili::{Color, Position};
    /// let passed = Position::start().passed();
    /// assert_eq!(passed.map(|position| position.turn()), Some(Color::Black));
    /// ```
    #[must_use]
    #[inline]
    pub fn passed(&self) -> Option<Position> {
        (!self.is_check()).then(|| Position { turn: !self.turn, ..*self })
    }
}

const E0: Square = match Square::new(4, 0) {
    Some(square) => square,
    None => panic!("e0 is on the board"),
};
