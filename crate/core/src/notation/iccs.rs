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
    format!("{}-{}", mv.from, mv.to).to_ascii_uppercase()
}

/// Reads a text that is one move, with or without a dash, in either letter case, in full-width characters too.
///
/// ```
/// assert_eq!(qili::notation::iccs::read("Ｈ２－Ｅ２"), "h2e2".parse().ok());
/// assert_eq!(qili::notation::iccs::read("C2=5"), None);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<Move> {
    const LONGEST: usize = 5;
    let letters: String = text.trim().chars().take(LONGEST + 1).map(super::wxf::plain).collect();
    letters.parse().ok()
}
