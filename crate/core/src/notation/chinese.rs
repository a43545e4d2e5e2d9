//! Chinese notation: 炮二平五, 马8进7.
//!
//! Red's numbers are 一 to 九, Black's 1 to 9, both from the player's own right. Same pieces on one file are told apart
//! as the 2020 rules (7.5) say: 前 and 后, and 中 between them. What the rules leave open follows the computer standard
//! of the Xiangqi encyclopedia (象棋百科全书网, 着法表示, 2006), for both sides with Chinese numerals: four or five pawns
//! on a file are 一 to 五 from the front; pawns doubled on two files are counted through, file by file from the right.
//! Advisors and elephants never need it: the one in front can only go back. (前相退五 is read all the same.)

use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::notation::{Direction, Origin, Phrase, Place, Reading};
use crate::role::{Piece, Role};

/// Which characters to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// 简体: 车 马 炮 for both sides, 进 后.
    Simplified,
    /// 繁體 as books print it: 俥 傌 炮 for Red, 車 馬 砲 for Black, 進 後.
    Traditional,
}

/// Writes a move on the board before it; none where the notation has no word for it (see [`Reading::new`]).
///
/// ```
/// use qili::notation::chinese::{Script, write};
/// let board = qili::Setup::start().board;
/// assert_eq!(write(&board, "h2e2".parse()?, Script::Simplified).unwrap(), "炮二平五");
/// assert_eq!(write(&board, "b9c7".parse()?, Script::Traditional).unwrap(), "馬2進3");
/// # Ok::<(), qili::ParseMoveError>(())
/// ```
#[must_use]
pub fn write(board: &Board, mv: Move, script: Script) -> Option<String> {
    Some(spell(&Reading::new(board, mv)?, script))
}

/// Writes a move that was read on a board.
#[must_use]
pub fn spell(reading: &Reading, script: Script) -> String {
    let name = name(reading.piece, script);
    let color = reading.piece.color;
    let tandem = reading.tandem;
    let rear = match script {
        Script::Simplified => '后',
        Script::Traditional => '後',
    };
    let (first, second) = if reading.is_told_by_file() {
        (name, number(color, reading.file))
    } else if 2 <= tandem.files {
        (number(Color::Red, tandem.series), name)
    } else {
        let place = match (tandem.size, tandem.index) {
            (2 | 3, 1) => '前',
            (2, 2) | (3, 3) => rear,
            (3, 2) => '中',
            (_, index) => number(Color::Red, index),
        };
        (place, name)
    };
    let direction = match (reading.direction, script) {
        (Direction::Sideways, _) => '平',
        (Direction::Backward, _) => '退',
        (Direction::Forward, Script::Simplified) => '进',
        (Direction::Forward, Script::Traditional) => '進',
    };
    [first, second, direction, number(color, reading.reach)].iter().collect()
}

/// The character on a piece.
#[must_use]
pub fn name(piece: Piece, script: Script) -> char {
    let red = piece.color == Color::Red;
    let (simplified, traditional) = match (piece.role, red) {
        (Role::King, true) => ('帅', '帥'),
        (Role::King, false) => ('将', '將'),
        (Role::Advisor, true) => ('仕', '仕'),
        (Role::Advisor, false) => ('士', '士'),
        (Role::Elephant, true) => ('相', '相'),
        (Role::Elephant, false) => ('象', '象'),
        (Role::Horse, true) => ('马', '傌'),
        (Role::Horse, false) => ('马', '馬'),
        (Role::Rook, true) => ('车', '俥'),
        (Role::Rook, false) => ('车', '車'),
        (Role::Cannon, true) => ('炮', '炮'),
        (Role::Cannon, false) => ('炮', '砲'),
        (Role::Pawn, true) => ('兵', '兵'),
        (Role::Pawn, false) => ('卒', '卒'),
    };
    match script {
        Script::Simplified => simplified,
        Script::Traditional => traditional,
    }
}

const RED: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// A side's numeral: 一 to 九 for Red, 1 to 9 for Black.
fn number(color: Color, value: u8) -> char {
    match color {
        Color::Red => RED[usize::from(value % 10)],
        Color::Black => char::from(b'0' + value % 10),
    }
}

/// A character of a move.
#[derive(Clone, Copy)]
enum Symbol {
    Piece(Role),
    Place(Place),
    Number(u8),
    Direction(Direction),
}

impl Symbol {
    /// Reads a character in any usual form: simplified, traditional, either side's, full-width.
    fn new(letter: char) -> Option<Symbol> {
        Some(match letter {
            '帅' | '帥' | '将' | '將' => Symbol::Piece(Role::King),
            '仕' | '士' => Symbol::Piece(Role::Advisor),
            '相' | '象' => Symbol::Piece(Role::Elephant),
            '马' | '馬' | '傌' => Symbol::Piece(Role::Horse),
            '车' | '車' | '俥' | '伡' => Symbol::Piece(Role::Rook),
            '炮' | '砲' | '包' => Symbol::Piece(Role::Cannon),
            '兵' | '卒' => Symbol::Piece(Role::Pawn),
            '前' => Symbol::Place(Place::Front),
            '中' => Symbol::Place(Place::Middle),
            '后' | '後' => Symbol::Place(Place::Rear),
            '进' | '進' | '上' => Symbol::Direction(Direction::Forward),
            '退' | '下' => Symbol::Direction(Direction::Backward),
            '平' => Symbol::Direction(Direction::Sideways),
            '1'..='9' => Symbol::Number(letter as u8 - b'0'),
            '１'..='９' => Symbol::Number((letter as u32 - '０' as u32) as u8),
            _ => Symbol::Number(RED[1..].iter().position(|&numeral| numeral == letter)? as u8 + 1),
        })
    }
}

/// Reads a text that is one move; numbers of either side's kind, blanks between the characters.
///
/// Read are also the pawns of two files with their file (前兵九平八, 前九平八).
///
/// ```
/// use qili::notation::chinese::read;
/// assert_eq!(read("炮二平五"), read("砲 ２ 平 5"));
/// assert_eq!(read("炮二"), None);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<Phrase> {
    let text = text.trim();
    read_prefix(text).filter(|&(_, length)| length == text.len()).map(|(phrase, _)| phrase)
}

/// Reads the move at the beginning of a text, and its length in bytes.
pub(crate) fn read_prefix(text: &str) -> Option<(Phrase, usize)> {
    const LONGEST: usize = 5;
    let mut symbols = Vec::with_capacity(LONGEST);
    // Blanks between the characters are not many.
    for (at, letter) in text.char_indices().take(4 * LONGEST) {
        if matches!(letter, ' ' | '\u{3000}') && !symbols.is_empty() {
            continue;
        }
        symbols.push(Symbol::new(letter)?);
        if let Some(phrase) = phrase(&symbols) {
            return Some((phrase, at + letter.len_utf8()));
        }
        if symbols.len() == LONGEST {
            break;
        }
    }
    None
}

fn phrase(symbols: &[Symbol]) -> Option<Phrase> {
    let (role, origin, direction, reach) = match *symbols {
        [Symbol::Piece(role), Symbol::Number(file), Symbol::Direction(direction), Symbol::Number(reach)] => {
            (role, Origin::File(file), direction, reach)
        }
        [Symbol::Place(place), Symbol::Piece(role), Symbol::Direction(direction), Symbol::Number(reach)] => {
            (role, Origin::Place(place), direction, reach)
        }
        [Symbol::Number(nth), Symbol::Piece(role), Symbol::Direction(direction), Symbol::Number(reach)] => {
            (role, Origin::Nth(nth), direction, reach)
        }
        [Symbol::Place(place), Symbol::Number(file), Symbol::Direction(direction), Symbol::Number(reach)] => {
            (Role::Pawn, Origin::PlaceOnFile(place, file), direction, reach)
        }
        [
            Symbol::Place(place),
            Symbol::Piece(role),
            Symbol::Number(file),
            Symbol::Direction(direction),
            Symbol::Number(reach),
        ] => (role, Origin::PlaceOnFile(place, file), direction, reach),
        _ => return None,
    };
    Some(Phrase { role, origin, direction, reach })
}
