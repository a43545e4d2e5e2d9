//! Vietnamese notation: `P2-5` for 炮二平五, `M2.3` for 马二进三, `X1/1` for 车一退一.
//!
//! It says what [`wxf`] says. Tg is the king (tướng), S the advisor (sĩ), T the elephant (tượng), M the horse (mã), X the
//! rook (xe), P the cannon (pháo), B the pawn (binh); `.` is forward (tiến), `/` backward (thoái), `-` sideways (bình);
//! of two on a file the front one has a t (trước), the rear one an s (sau) behind its letter.

use crate::board::Board;
use crate::moves::Move;
use crate::notation::wxf;

/// Writes a move on the board before it; none where the notation has no word for it.
///
/// ```
/// let board = qili::Setup::start().board;
/// assert_eq!(qili::notation::vietnamese::write(&board, "h2e2".parse()?).unwrap(), "P2-5");
/// # Ok::<(), qili::ParseMoveError>(())
/// ```
#[must_use]
pub fn write(board: &Board, mv: Move) -> Option<String> {
    Some(translate(&wxf::write(board, mv)?))
}

/// Says what WXF says.
#[must_use]
pub fn translate(wxf: &str) -> String {
    let mut text = String::new();
    for (index, letter) in wxf.chars().enumerate() {
        match (index, letter) {
            (0, 'K') => text += "Tg",
            (0, 'A') => text.push('S'),
            (0, 'E') => text.push('T'),
            (0, 'H') => text.push('M'),
            (0, 'R') => text.push('X'),
            (0, 'C') => text.push('P'),
            (0, 'P') => text.push('B'),
            (1, '+') => text.push('t'),
            (1, '-') => text.push('s'),
            (2, '+') => text.push('.'),
            (2, '-') => text.push('/'),
            (2, '=') => text.push('-'),
            _ => text.push(letter),
        }
    }
    text
}
