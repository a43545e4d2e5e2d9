//! What can be put on a table: a board and a side to move.

use std::fmt;

use crate::attacks;
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::language::{Language, Phrase};
use crate::role::{Piece, Role};
use crate::square::{Square, SquareSet};

/// A board with a side to move. It may be nonsense; [`crate::Position`] is what can be played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who moves next.
    pub turn: Color,
}

impl Setup {
    /// The opening position with Red to move.
    #[must_use]
    pub fn start() -> Setup {
        let mut board = Board::default();
        for (file, letter) in (0u8..).zip("rnbakabnr".chars()) {
            for (rank, black) in [(0, false), (9, true)] {
                let piece = Piece::from_fen(if black { letter } else { letter.to_ascii_uppercase() });
                place(&mut board, file, rank, piece);
            }
        }
        for color in Color::ALL {
            let rank = |own: u8| if color == Color::Red { own } else { 9 - own };
            for file in [1, 7] {
                place(&mut board, file, rank(2), Some(Piece { color, role: Role::Cannon }));
            }
            for file in [0, 2, 4, 6, 8] {
                place(&mut board, file, rank(3), Some(Piece { color, role: Role::Pawn }));
            }
        }
        Setup { board, turn: Color::Red }
    }

    /// Every reason why the setup cannot be played from; empty when it can, unless the king of the side that waits is
    /// in check, which [`crate::Position`] finds.
    ///
    /// ```
    /// use qili::{Setup, SetupFault};
    /// let mut setup = Setup::start();
    /// assert_eq!(setup.faults(), []);
    /// setup.board.set("e0".parse()?, None);
    /// assert_eq!(setup.faults(), [SetupFault::NoKing(setup.turn)]);
    /// # Ok::<(), qili::ParseSquareError>(())
    /// ```
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            for role in Role::ALL {
                let count = self.board.pieces().filter(|&(_, piece)| piece == Piece { color, role }).count();
                if role == Role::King && count == 0 {
                    faults.push(SetupFault::NoKing(color));
                }
                if most(role) < count {
                    faults.push(SetupFault::TooMany { piece: Piece { color, role }, count });
                }
            }
        }
        for (square, piece) in self.board.pieces() {
            if !may_stand(piece, square) {
                faults.push(SetupFault::ImpossiblePoint { piece, square });
            }
        }
        if let (Some(red), Some(black)) = (self.king(Color::Red), self.king(Color::Black)) {
            let occupied: SquareSet = self.board.pieces().map(|(square, _)| square).collect();
            if red.file() == black.file() && !attacks::between(red, black).intersects(occupied) {
                faults.push(SetupFault::KingsFace);
            }
        }
        faults
    }

    fn king(&self, color: Color) -> Option<Square> {
        self.board
            .pieces()
            .find(|&(_, piece)| piece == Piece { color, role: Role::King })
            .map(|(square, _)| square)
    }
}

fn place(board: &mut Board, file: u8, rank: u8, piece: Option<Piece>) {
    if let Some(square) = Square::new(file, rank) {
        board.set(square, piece);
    }
}

/// How many pieces of a kind a side starts with.
fn most(role: Role) -> usize {
    match role {
        Role::King => 1,
        Role::Pawn => 5,
        Role::Advisor | Role::Elephant | Role::Horse | Role::Rook | Role::Cannon => 2,
    }
}

/// Whether a piece can ever stand on a point: palaces for kings and advisors, seven points for elephants,
/// pawns neither behind their start nor off their file before the river.
fn may_stand(piece: Piece, square: Square) -> bool {
    let (file, rank) = (square.file(), square.rank_from(piece.color));
    match piece.role {
        Role::King => (3..=5).contains(&file) && rank <= 2,
        Role::Advisor => (3..=5).contains(&file) && rank <= 2 && (file + rank) % 2 == 1,
        Role::Elephant => rank <= 4 && rank % 2 == 0 && file % 2 == 0 && (file + rank) % 4 == 2,
        Role::Pawn => 5 <= rank || (3 <= rank && file % 2 == 0),
        Role::Horse | Role::Rook | Role::Cannon => true,
    }
}

/// Why a setup cannot be played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A side has no king.
    NoKing(Color),
    /// More pieces of a kind than a side starts with.
    TooMany {
        /// The piece in question.
        piece: Piece,
        /// How many there are.
        count: usize,
    },
    /// A piece on a point that it can never reach.
    ImpossiblePoint {
        /// The piece in question.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// The kings look at each other along an open file (将帅照面).
    KingsFace,
    /// The side that does not move is in check: its king could be taken.
    CanTakeKing(Color),
}

impl SetupFault {
    /// What is wrong, and where.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        match *self {
            SetupFault::NoKing(color) => language.say(NO_KING, &[language.side(color)]),
            SetupFault::TooMany { piece, count } => {
                let [count, most] = [count, most(piece.role)].map(|number| number.to_string());
                let about = [language.side(piece.color), &language.piece(piece), &count, &most];
                language.say(TOO_MANY, &about)
            }
            SetupFault::ImpossiblePoint { piece, square } => {
                let about = [language.side(piece.color), &language.piece(piece), &square.to_string()];
                language.say(IMPOSSIBLE_POINT, &about)
            }
            SetupFault::KingsFace => language.word(KINGS_FACE).to_owned(),
            SetupFault::CanTakeKing(color) => language.say(CAN_TAKE_KING, &[language.side(color)]),
        }
    }
}

const NO_KING: Phrase = ["$0没有将帅", "$0沒有將帥", "$0 has no king", "$0 không có tướng"];
const TOO_MANY: Phrase = [
    "$0有$2个$1，最多只有$3个",
    "$0有$2個$1，最多只有$3個",
    "$0 has $2 pieces of the kind $1, more than $3",
    "$0 có $2 quân $1, nhiều hơn $3",
];
const IMPOSSIBLE_POINT: Phrase =
    ["$0的$1不能在$2", "$0的$1不能在$2", "$0's $1 cannot stand on $2", "$1 của $0 không thể đứng ở $2"];
/// 将帅照面.
const KINGS_FACE: Phrase = ["将帅照面", "將帥照面", "the kings face each other", "hai tướng đối mặt nhau"];
const CAN_TAKE_KING: Phrase = [
    "$0正被将军，却不轮到它走",
    "$0正被將軍，卻不輪到它走",
    "$0 is in check but it is not its turn",
    "$0 đang bị chiếu nhưng chưa đến lượt đi",
];

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

/// The two kings' points of a setup that has both.
pub(crate) fn kings(setup: &Setup) -> Option<ByColor<Square>> {
    Some(ByColor { red: setup.king(Color::Red)?, black: setup.king(Color::Black)? })
}

/// Why a setup is no position: at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError(pub Vec<SetupFault>);

impl PositionError {
    /// All that is wrong.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let faults: Vec<String> = self.0.iter().map(|fault| fault.sentence(language)).collect();
        faults.join(language.word(ALL_FAULTS))
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

/// Between faults.
const ALL_FAULTS: Phrase = ["；", "；", "; ", "; "];

impl std::error::Error for PositionError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::fen;

    fn faults(text: &str) -> Vec<String> {
        fen::read(text).expect("a FEN").faults().iter().map(SetupFault::to_string).collect()
    }

    #[test]
    fn the_start_is_the_usual_one() {
        assert_eq!(
            fen::write(&Setup::start()),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
        );
        assert_eq!(Setup::start().faults(), []);
    }

    #[test]
    fn every_fault_is_told_at_once() {
        assert_eq!(
            faults("4k4/4P4/9/9/9/9/9/9/4P4/2RRR4 w"),
            [
                "Red has no king",
                "Red has 3 pieces of the kind rook, more than 2",
                "Red's pawn cannot stand on e1",
            ]
        );
        assert_eq!(faults("4k4/9/9/9/9/9/9/9/9/4K4 b"), ["the kings face each other"]);
    }

    #[test]
    fn pieces_stand_only_where_they_can_come_to() {
        for (letter, count) in [('K', 9), ('A', 5), ('B', 7), ('N', 90), ('R', 90), ('C', 90), ('P', 55)] {
            for letter in [letter, letter.to_ascii_lowercase()] {
                let piece = Piece::from_fen(letter).expect("a piece");
                let stands = Square::all().filter(|&square| may_stand(piece, square)).count();
                assert_eq!(stands, count, "{piece}");
            }
        }
    }
}
