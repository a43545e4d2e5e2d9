//! FEN: a position in one line.
//!
//! Reading is lenient where the meaning is plain:
//! * `h` and `e` stand for horse and elephant beside `n` and `b`;
//! * the side may be `w`, `r` or `b` in either case, and may be missing (then Red moves);
//! * everything behind the side (counters, dashes) is ignored.

use std::fmt;

use crate::board::Board;
use crate::color::Color;
use crate::language::{Language, Phrase};
use crate::role::Piece;
use crate::setup::Setup;
use crate::square::Square;

/// Why a text is no FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseFenError {
    /// A rank (0-based from Black's back rank) does not describe nine points.
    RankWidth {
        /// 1-based, from Black's back rank.
        rank: usize,
        /// How many points it describes.
        width: usize,
    },
    /// There are not ten ranks.
    RankCount(usize),
    /// A letter that is no piece.
    UnknownPiece(char),
    /// A word that names no side.
    UnknownSide(String),
}

impl ParseFenError {
    /// Why, and where.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        match self {
            ParseFenError::RankWidth { rank, width } => {
                language.say(RANK_WIDTH, &[&rank.to_string(), &width.to_string()])
            }
            ParseFenError::RankCount(count) => language.say(RANK_COUNT, &[&count.to_string()]),
            ParseFenError::UnknownPiece(letter) => language.say(UNKNOWN_PIECE, &[&format!("{letter:?}")]),
            ParseFenError::UnknownSide(word) => language.say(UNKNOWN_SIDE, &[&format!("{word:?}")]),
        }
    }
}

const RANK_WIDTH: Phrase = [
    "FEN：从上数第$0行有$1个点，应为9个",
    "FEN：從上數第$0行有$1個點，應為9個",
    "FEN: rank $0 from the top has $1 points, expected 9",
    "FEN: hàng $0 từ trên xuống có $1 điểm, phải là 9",
];
const RANK_COUNT: Phrase = [
    "FEN：有$0行，应为10行",
    "FEN：有$0行，應為10行",
    "FEN: found $0 ranks, expected 10",
    "FEN: có $0 hàng, phải là 10",
];
const UNKNOWN_PIECE: Phrase =
    ["FEN：$0不是棋子", "FEN：$0不是棋子", "FEN: $0 is no piece", "FEN: $0 không phải quân cờ"];
const UNKNOWN_SIDE: Phrase = [
    "FEN：$0不是走子方，应为w或b",
    "FEN：$0不是走子方，應為w或b",
    "FEN: $0 names no side, expected w or b",
    "FEN: $0 không phải bên đi, phải là w hoặc b",
];

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for ParseFenError {}

/// Reads a FEN.
///
/// ```
/// let setup = qili::format::fen::read("4k4/9/9/9/9/9/9/9/4R4/3K5 w")?;
/// assert_eq!(qili::format::fen::write(&setup), "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1");
/// # Ok::<(), qili::format::fen::ParseFenError>(())
/// ```
///
/// # Errors
/// See [`ParseFenError`].
pub fn read(text: &str) -> Result<Setup, ParseFenError> {
    let mut words = text.split_whitespace();
    let placement = words.next().unwrap_or_default();
    let ranks: Vec<&str> = placement.split('/').collect();
    if ranks.len() != 10 {
        return Err(ParseFenError::RankCount(ranks.len()));
    }
    let mut board = Board::default();
    for (index, rank) in ranks.iter().enumerate() {
        let mut width = 0usize;
        for letter in rank.chars() {
            match letter.to_digit(10) {
                Some(gap) => width += gap as usize,
                None => {
                    let piece = Piece::from_fen(letter).ok_or(ParseFenError::UnknownPiece(letter))?;
                    if let Some(square) =
                        u8::try_from(width).ok().and_then(|file| Square::new(file, 9 - index as u8))
                    {
                        board.set(square, Some(piece));
                    }
                    width += 1;
                }
            }
        }
        if width != 9 {
            return Err(ParseFenError::RankWidth { rank: index + 1, width });
        }
    }
    let turn = match words.next() {
        None => Color::Red,
        Some(word) => {
            let mut letters = word.chars();
            match (letters.next().and_then(Color::from_fen), letters.next()) {
                (Some(color), None) => color,
                _ => return Err(ParseFenError::UnknownSide(word.chars().take(20).collect())),
            }
        }
    };
    Ok(Setup { board, turn })
}

/// Writes a FEN with empty counters.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in (0..10).rev() {
        let mut gap = 0;
        for file in 0..9 {
            match Square::new(file, rank).and_then(|square| setup.board.get(square)) {
                None => gap += 1,
                Some(piece) => {
                    if 0 < gap {
                        text.push_str(&gap.to_string());
                    }
                    gap = 0;
                    text.push(piece.to_fen());
                }
            }
        }
        if 0 < gap {
            text.push_str(&gap.to_string());
        }
        if 0 < rank {
            text.push('/');
        }
    }
    text.push(' ');
    text.push(setup.turn.to_fen());
    text.push_str(" - - 0 1");
    text
}
