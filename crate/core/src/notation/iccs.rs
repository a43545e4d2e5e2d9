//! ICCS notation: `H2-E2`.

use crate::moves::Move;

/// Writes a move in the form of the Internet Chinese Chess Server. [`Move`] itself prints the short form `h2e2`, and
/// reads both.
///
/// ```
/// assert_eq!(qili::notation::iccs::write("h2e2".parse()?), "H2-E2");
/// # Ok::<(), qili::ParseMoveError>(())
/// ```
#[must_use]
pub fn write(mv: Move) -> String {
    format!("{}-{}", mv.from, mv.to).to_uppercase()
}
