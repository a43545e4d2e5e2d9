//! The ninety points of the board, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub};

use crate::color::Color;

/// One of the ninety points, counted rank by rank from Red's left.
///
/// The file runs 0 to 8 from Red's left (ICCS `a` to `i`), the rank 0 to 9 from Red's back rank.
///
/// ```
/// use qili::Square;
/// let square: Square = "h2".parse()?;
/// assert_eq!((square.file(), square.rank()), (7, 2));
/// assert_eq!(square.to_string(), "h2");
/// # Ok::<(), qili::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(u8); // Invariant: below 90.

impl Square {
    /// How many points a board has.
    pub const COUNT: usize = 90;

    /// The point on a file (0 to 8) and rank (0 to 9), if there is one.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 9 && rank < 10 { Some(Square(rank * 9 + file)) } else { None }
    }

    /// The point with an index (0 to 89), if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 90 { Some(Square(index)) } else { None }
    }

    /// All points, from `a0` to `i9`.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..90).map(Square)
    }

    /// 0 to 8 from Red's left.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % 9
    }

    /// 0 to 9 from Red's back rank.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / 9
    }

    /// 0 to 89: nine times the rank plus the file.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point some files to the right and ranks up, if it is on the board.
    ///
    /// ```
    /// use qili::Square;
    /// let h0: Square = "h0".parse()?;
    /// assert_eq!(h0.offset(-1, 2).map(|square| square.to_string()), Some("g2".to_string()));
    /// assert_eq!(h0.offset(2, 1), None);
    /// # Ok::<(), qili::ParseSquareError>(())
    /// ```
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file < 0 || rank < 0 { None } else { Square::new(file as u8, rank as u8) }
    }

    /// The point seen in a left-right mirror.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square(self.rank() * 9 + 8 - self.file())
    }

    /// The point after turning the board half round.
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(89 - self.0)
    }

    /// The rank counted from a side's own back rank, 0 to 9.
    #[must_use]
    #[inline]
    pub const fn rank_from(self, color: Color) -> u8 {
        match color {
            Color::Red => self.rank(),
            Color::Black => 9 - self.rank(),
        }
    }

    /// Whether the point lies beyond the river (过河) for a side.
    #[must_use]
    pub const fn is_across_river(self, color: Color) -> bool {
        5 <= self.rank_from(color)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a file from a to i and a rank from 0 to 9")
    }
}

impl std::error::Error for ParseSquareError {}

impl std::str::FromStr for Square {
    type Err = ParseSquareError;

    /// Reads ICCS: a letter `a` to `i` of either case, then a digit.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else { return Err(ParseSquareError) };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Square::new(file, rank.wrapping_sub(b'0')).ok_or(ParseSquareError)
    }
}

/// A set of points, one bit for each; as an iterator it runs from `a0` to `i9`.
///
/// ```
/// use qili::{Square, SquareSet};
/// let (a0, e4): (Square, Square) = ("a0".parse()?, "e4".parse()?);
/// let both = SquareSet::of(a0).with(e4);
/// assert!(both.contains(e4) && (both - SquareSet::of(a0)).is_single());
/// assert_eq!(both.collect::<Vec<_>>(), [a0, e4]);
/// # Ok::<(), qili::ParseSquareError>(())
/// ```
///
/// `Debug` prints it as a board, Black's back rank on top.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u128); // Invariant: bits 90 and above are zero.

/// The set of each point alone. It is looked up, not shifted: WebAssembly has no instruction that shifts 128 bits. A
/// number of a byte is always within it, so that no lookup needs a test.
static SINGLE: [u128; 256] = {
    let mut single = [0; 256];
    let mut index = 0;
    while index < Square::COUNT {
        single[index] = 1 << index;
        index += 1;
    }
    single
};

impl SquareSet {
    /// No point.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All ninety points.
    pub const ALL: SquareSet = SquareSet((1 << 90) - 1);

    /// The set that holds one point.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(SINGLE[square.0 as usize])
    }

    /// Whether a point is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & SINGLE[square.0 as usize] != 0
    }

    /// Whether no point is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether exactly one point is in the set.
    #[must_use]
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The set and one more point.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | SINGLE[square.0 as usize])
    }

    /// The set less one point.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !SINGLE[square.0 as usize])
    }

    /// The point with the smallest index.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The point with the largest index.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(127 - self.0.leading_zeros() as u8)) }
    }

    /// The set less its first point.
    #[inline]
    const fn rest(self) -> SquareSet {
        SquareSet(self.0 & self.0.wrapping_sub(1))
    }

    /// The points whose index lies between those of two different points.
    #[inline]
    pub(crate) const fn span(a: Square, b: Square) -> SquareSet {
        let (low, high) = if a.0 < b.0 { (a.0, b.0) } else { (b.0, a.0) };
        SquareSet(SINGLE[high as usize] - (SINGLE[low as usize] << 1))
    }

    /// Stirs the set into a hash; each step can be undone, so nothing of either is lost on the way.
    #[inline]
    pub(crate) const fn mixed_into(self, hash: u64) -> u64 {
        let hash = (hash ^ self.0 as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let hash = (hash ^ hash >> 32 ^ (self.0 >> 64) as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hash ^ hash >> 29
    }

    /// Whether the two sets share a point.
    #[must_use]
    #[inline]
    pub const fn intersects(self, other: SquareSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The union, usable in constants.
    #[must_use]
    #[inline]
    pub const fn union(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: SquareSet) {
        self.0 &= other.0;
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl BitXor for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitxor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 ^ other.0)
    }
}

impl Sub for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn sub(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn not(self) -> SquareSet {
        SquareSet::ALL - self
    }
}

impl Iterator for SquareSet {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        *self = self.rest();
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for SquareSet {}

impl FromIterator<Square> for SquareSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..10).rev() {
            for file in 0..9 {
                let inside = Square::new(file, rank).is_some_and(|square| self.contains(square));
                f.write_str(if inside { "X" } else { "." })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}
