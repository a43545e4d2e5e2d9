//! WXF notation: `C2=5`, `h8+7` as `H8+7`.
//!
//! The piece's letter, its file from the mover's right, `+` forward, `-` backward or `=` sideways, then the file where
//! it arrives or the points passed. Two on a file are `+` (front) and `-` (rear) in place of the file. Three or more
//! pawns on a file, or pawns doubled on two files, are written without a letter: place from the front, then file
//! (`15+1` is the foremost pawn of file 5), as the World Xiangqi Rules of 2018 clarify.

use crate::board::Board;
use crate::moves::Move;
use crate::notation::{Direction, Reading};
use crate::role::Role;

/// Writes a move on the board before it; none where the notation has no word for it (see [`Reading::new`]).
///
/// ```
/// let board = qili::Setup::start().board;
/// assert_eq!(qili::notation::wxf::write(&board, "h9g7".parse()?).unwrap(), "H8+7");
/// # Ok::<(), qili::ParseMoveError>(())
/// ```
#[must_use]
pub fn write(board: &Board, mv: Move) -> Option<String> {
    let reading = Reading::new(board, mv)?;
    let letter = letter(reading.piece.role);
    let tandem = reading.tandem;
    let (first, second) = match (tandem.size, tandem.files, tandem.index) {
        (1, _, _) => (letter, digit(reading.file)),
        (2, 1, 1) => (letter, '+'),
        (2, 1, _) => (letter, '-'),
        (_, _, index) if reading.piece.role == Role::Pawn => (digit(index), digit(reading.file)),
        _ => return None,
    };
    let direction = match reading.direction {
        Direction::Forward => '+',
        Direction::Backward => '-',
        Direction::Sideways => '=',
    };
    Some([first, second, direction, digit(reading.reach)].iter().collect())
}

/// The letter of a kind of piece: horse `H` and elephant `E`, unlike FEN.
#[must_use]
pub fn letter(role: Role) -> char {
    match role {
        Role::King => 'K',
        Role::Advisor => 'A',
        Role::Elephant => 'E',
        Role::Horse => 'H',
        Role::Rook => 'R',
        Role::Cannon => 'C',
        Role::Pawn => 'P',
    }
}

fn digit(value: u8) -> char {
    char::from(b'0' + value % 10)
}
