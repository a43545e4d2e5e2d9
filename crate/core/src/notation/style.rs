//! Which notation to write.

use crate::board::Board;
use crate::moves::Move;
use crate::notation::chinese::{self, Script};
use crate::notation::{iccs, wxf};

/// A notation to write moves in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// 炮二平五 in either script.
    Chinese(Script),
    /// `C2=5`.
    Wxf,
    /// `H2-E2`.
    Iccs,
}

impl Style {
    /// Writes a move on the board before it; as points where the notation has no word for it.
    #[must_use]
    pub fn write(self, board: &Board, mv: Move) -> String {
        let text = match self {
            Style::Chinese(script) => chinese::write(board, mv, script),
            Style::Wxf => wxf::write(board, mv),
            Style::Iccs => None,
        };
        text.unwrap_or_else(|| iccs::write(mv))
    }
}
