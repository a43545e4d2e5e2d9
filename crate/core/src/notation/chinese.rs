//! Chinese notation: 炮二平五, 马8进7.
//!
//! Red's numbers are 一 to 九, Black's 1 to 9, both from the player's own right. Same pieces on one file are told apart
//! as the 2020 rules (7.5) say: 前 and 后, and 中 between them. What the rules leave open follows the computer standard
//! of the Xiangqi encyclopedia (象棋百科全书网, 着法表示, 2006), for both sides with Chinese numerals: four or five pawns
//! on a file are 一 to 五 from the front; pawns doubled on two files are counted through, file by file from the right.
//! Advisors and elephants never need it: the one in front can only go back.

use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::notation::{Direction, Reading};
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
    let reading = Reading::new(board, mv)?;
    let name = name(reading.piece, script);
    let color = reading.piece.color;
    let tandem = reading.tandem;
    let rear = match script {
        Script::Simplified => '后',
        Script::Traditional => '後',
    };
    let (first, second) = if tandem.size < 2 {
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
    Some([first, second, direction, number(color, reading.reach)].iter().collect())
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

/// A side's numeral: 一 to 九 for Red, 1 to 9 for Black.
fn number(color: Color, value: u8) -> char {
    const RED: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
    match color {
        Color::Red => RED[usize::from(value % 10)],
        Color::Black => char::from(b'0' + value % 10),
    }
}
