//! WXF notation: `C2=5`, `h8+7` as `H8+7`.
//!
//! The piece's letter, its file from the mover's right, `+` forward, `-` backward or `=` sideways, then the file where
//! it arrives or the points passed. Two on a file are `+` (front) and `-` (rear) in place of the file. Three or more
//! pawns on a file, or pawns doubled on two files, are written without a letter: place from the front, then file
//! (`15+1` is the foremost pawn of file 5), as the World Xiangqi Rules of 2018 clarify.

use crate::board::Board;
use crate::moves::Move;
use crate::notation::{Direction, Origin, Phrase, Place, Reading};
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
    spell(&Reading::new(board, mv)?)
}

/// Writes a move that was read on a board; none where the notation has no word for it.
#[must_use]
pub fn spell(reading: &Reading) -> Option<String> {
    let letter = letter(reading.piece.role);
    let tandem = reading.tandem;
    let (first, second) = match (tandem.size, tandem.files, tandem.index) {
        _ if reading.is_told_by_file() => (letter, digit(reading.file)),
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

/// Reads a text that is one move.
///
/// Either letter case, full-width characters, `.` for `=`, no sign at all for sideways (`C25`), the letters N, B, G
/// and S for H, E, K and P, the sign of a tandem before the letter (`+C=5`), the rules of 1982 for pawns (`3+=4`, `++=4`)
/// and the letters of the encyclopedia (`Pa=4`) are understood.
///
/// ```
/// use qili::notation::wxf::read;
/// assert_eq!(read("C2=5"), read("ｃ２．５"));
/// assert_eq!(read("C2"), None);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<Phrase> {
    const LONGEST: usize = 4;
    let mut letters: Vec<char> = text.trim().chars().take(LONGEST + 1).map(plain).collect();
    if let [first, second, reach] = letters[..]
        && first.is_ascii_alphabetic()
        && second.is_ascii_digit()
    {
        letters = vec![first, second, '=', reach];
    }
    let &[first, second, direction, reach] = letters.as_slice() else { return None };
    let (role, origin) = match (role(first), role(second)) {
        (Some(role), _) => (role, origin(second)?),
        (None, Some(role)) => (role, Origin::Place(place(first)?)),
        (None, None) => (Role::Pawn, pawn_origin(first, second)?),
    };
    let direction = match direction {
        '+' => Direction::Forward,
        '-' => Direction::Backward,
        '=' | '.' => Direction::Sideways,
        _ => return None,
    };
    Some(Phrase { role, origin, direction, reach: number(reach)? })
}

/// A full-width character or a dash as its plain ASCII one.
pub(crate) fn plain(letter: char) -> char {
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - '！' as u32 + '!' as u32).unwrap_or(letter),
        '−' | '–' | '—' => '-',
        _ => letter,
    }
}

fn role(letter: char) -> Option<Role> {
    Some(match letter.to_ascii_uppercase() {
        'K' | 'G' => Role::King,
        'A' => Role::Advisor,
        'E' | 'B' => Role::Elephant,
        'H' | 'N' => Role::Horse,
        'R' => Role::Rook,
        'C' => Role::Cannon,
        'P' | 'S' => Role::Pawn,
        _ => return None,
    })
}

fn origin(letter: char) -> Option<Origin> {
    match letter {
        'a'..='e' => Some(Origin::Nth(letter as u8 - b'a' + 1)),
        _ => place(letter).map(Origin::Place).or_else(|| number(letter).map(Origin::File)),
    }
}

fn place(sign: char) -> Option<Place> {
    match sign {
        '+' => Some(Place::Front),
        '-' => Some(Place::Rear),
        _ => None,
    }
}

/// Two signs that stand for a pawn: `15` is the first of file 5, `3+` the front one of file 3, `++` the foremost.
fn pawn_origin(first: char, second: char) -> Option<Origin> {
    match (number(first), number(second)) {
        (Some(nth), Some(file)) => Some(Origin::NthOnFile(nth, file)),
        (Some(file), None) => Some(Origin::PlaceOnFile(place(second)?, file)),
        (None, _) if first == second => place(first).map(Origin::Place),
        (None, _) => None,
    }
}

fn number(digit: char) -> Option<u8> {
    digit.to_digit(10).filter(|&number| number != 0).map(|number| number as u8)
}
