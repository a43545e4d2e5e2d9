//! The old lists of moves (version 2 of the format).
//!
//! A move is a record of twelve characters: four digits as today, four letters (`X`, `Y` or `Z` is the third), and the
//! four-digit number of the record that it follows, 0 for the start. Records are numbered from 1, comments by record.

use super::escape;
use super::tree;
use crate::record::Written;

/// A record of an old list.
pub(super) struct OldMove {
    pub(super) written: Written,
    /// The number of the record before, 0 for the start.
    pub(super) follows: usize,
    /// Where it stands in the value.
    pub(super) offset: usize,
}

/// Reads an old list; none if it is not one.
pub(super) fn read(value: &str) -> Option<Vec<OldMove>> {
    const LENGTH: usize = 12;
    let symbols: Vec<usize> = escape::symbols(value).map(|(_, offset)| offset).collect();
    let records = symbols.chunks_exact(LENGTH);
    if symbols.is_empty() || !records.remainder().is_empty() {
        return None;
    }
    records
        .map(|offsets| {
            let bytes: Vec<u8> = offsets.iter().map(|&offset| value.as_bytes()[offset]).collect();
            let number = |digits: &[u8]| {
                digits.iter().try_fold(0, |number, digit| {
                    digit.is_ascii_digit().then(|| number * 10 + usize::from(digit - b'0'))
                })
            };
            number(&bytes[..4])?;
            let mark = bytes[6].to_ascii_uppercase();
            matches!(mark, b'X' | b'Y' | b'Z').then_some(OldMove {
                written: tree::written([bytes[0] - b'0', bytes[1] - b'0', bytes[2] - b'0', bytes[3] - b'0']),
                follows: number(&bytes[8..])?,
                offset: offsets[0],
            })
        })
        .collect()
}
