//! Moves among numbers, comments and prose: what PGN and printed lists have in common.

use crate::color::Color;
use crate::notation::{chinese, iccs, wxf};
use crate::record::{Record, Written};
use crate::warning::{Warning, WarningKind};

/// A piece of a text of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A move in one of the notations.
    Move(&'a str),
    /// `{…}`, the rest of a line behind `;`, or words in round brackets.
    Comment(&'a str),
    /// `!`, `?!`, `$3` and the like.
    Mark(&'a str),
    /// `(` before a move: a variation on the move before begins.
    Open,
    /// `)`.
    Close,
    /// A number of a move.
    Number(u32),
    /// `...` or `……` in place of a move.
    Ellipsis,
    /// `1-0`, 红胜 and the like.
    Result(&'a str),
    /// Anything else, up to the next token or the end of the line.
    Prose(&'a str),
}

/// The tokens of a text with their offsets.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// How many round brackets with moves are open.
    depth: usize,
}

impl<'a> Tokens<'a> {
    /// Begins at an offset, inside of so many variations.
    pub(super) fn new(text: &'a str, at: usize, depth: usize) -> Tokens<'a> {
        Tokens { text, at, depth }
    }

    /// How many variations are open.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// The offset behind the last token.
    pub(super) fn offset(&self) -> usize {
        self.at
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = (Token<'a>, usize);

    fn next(&mut self) -> Option<(Token<'a>, usize)> {
        let rest = self.text[self.at..].trim_start_matches(|letter| is_gap(letter) || letter == '\u{feff}');
        let at = self.text.len() - rest.len();
        let (token, length) = match rest.chars().next()? {
            bracket @ ('(' | '（') => self.bracket(rest, bracket.len_utf8()),
            bracket @ (')' | '）') if 0 < self.depth => {
                self.depth -= 1;
                (Token::Close, bracket.len_utf8())
            }
            _ => plain(rest).unwrap_or_else(|| prose(rest)),
        };
        self.at = at + length;
        Some((token, at))
    }
}

impl<'a> Tokens<'a> {
    /// A round bracket opens a variation when a move follows, else a comment.
    fn bracket(&mut self, rest: &'a str, length: usize) -> (Token<'a>, usize) {
        let mut inner = &rest[length..];
        loop {
            inner = inner.trim_start_matches(is_gap);
            match plain(inner) {
                Some((Token::Number(_) | Token::Ellipsis | Token::Comment(_), length)) => {
                    inner = &inner[length..]
                }
                Some((Token::Move(_), _)) => {
                    self.depth += 1;
                    return (Token::Open, length);
                }
                _ => break,
            }
        }
        let inner = &rest[length..];
        let end = inner.find(['(', '（', ')', '）', '\n']).unwrap_or(inner.len());
        match inner[end..].chars().next() {
            Some(closer @ (')' | '）')) => {
                (Token::Comment(inner[..end].trim()), length + end + closer.len_utf8())
            }
            _ => (Token::Prose(&rest[..length]), length),
        }
    }
}

/// Whether a character only parts tokens.
fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | '，' | '、' | '。' | '|' | '；')
}

/// The token at the beginning of a text, and its length, if it is no bracket and no prose.
fn plain(text: &str) -> Option<(Token<'_>, usize)> {
    let first = text.chars().next()?;
    match first {
        '{' => {
            let end = text.find('}').unwrap_or(text.len());
            Some((Token::Comment(&text[1..end]), (end + 1).min(text.len())))
        }
        ';' => {
            let end = text.find('\n').unwrap_or(text.len());
            Some((Token::Comment(text[1..end].trim()), end))
        }
        '!' | '?' | '！' | '？' => {
            let end = text.find(|letter| !matches!(letter, '!' | '?' | '！' | '？')).unwrap_or(text.len());
            Some((Token::Mark(&text[..end]), end))
        }
        '$' => {
            let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
            Some((Token::Mark(&text[..=digits]), digits + 1))
        }
        '.' | '…' | '．' => {
            let end = text.find(|letter| !matches!(letter, '.' | '…' | '．')).unwrap_or(text.len());
            (first == '…' || first.len_utf8() < end).then_some((Token::Ellipsis, end))
        }
        _ => result(text).or_else(|| chinese_move(text)).or_else(|| word(text)),
    }
}

/// The words for a result.
const RESULTS: [&str; 16] = [
    "1/2-1/2",
    "1-0",
    "0-1",
    "*",
    "红胜",
    "紅勝",
    "红先胜",
    "红先负",
    "红负",
    "黑胜",
    "黑勝",
    "和棋",
    "和局",
    "红方胜",
    "黑方胜",
    "½-½",
];

/// Whether a text is a result.
pub(super) fn is_result(text: &str) -> bool {
    RESULTS.contains(&text)
}

fn result(text: &str) -> Option<(Token<'_>, usize)> {
    let found = RESULTS.into_iter().find(|result| text.starts_with(result))?;
    Some((Token::Result(&text[..found.len()]), found.len()))
}

fn chinese_move(text: &str) -> Option<(Token<'_>, usize)> {
    let (_, length) = chinese::read_prefix(text)?;
    Some((Token::Move(&text[..length]), length))
}

/// A move of letters, or a number with its dot.
fn word(text: &str) -> Option<(Token<'_>, usize)> {
    const LONGEST: usize = 5;
    let is_part = |letter: char| {
        let plain = wxf::plain(letter);
        plain.is_ascii_alphanumeric() || matches!(plain, '+' | '-' | '=' | '.')
    };
    let mut end = text.char_indices().take(LONGEST + 1).skip_while(|&(_, letter)| is_part(letter));
    let length = match end.next() {
        Some((at, _)) => at,
        None if text.chars().nth(LONGEST).is_none() => text.len(),
        None => 0, // Longer than any move.
    };
    let word = &text[..length];
    if iccs::read(word).is_some() || wxf::read(word).is_some() {
        return Some((Token::Move(word), length));
    }
    let digits = text.bytes().take(6).take_while(u8::is_ascii_digit).count();
    let number = text[..digits].parse().ok()?;
    let dot =
        text[digits..].chars().next().filter(|&letter| matches!(letter, '.' | '．' | '、' | ':' | '：'));
    Some((Token::Number(number), digits + dot.map_or(0, char::len_utf8)))
}

/// Words without meaning, up to something that has one or the end of the line.
fn prose(text: &str) -> (Token<'_>, usize) {
    let mut end = text.chars().next().map_or(0, char::len_utf8);
    let is_letter = |letter: char| letter.is_ascii_alphanumeric();
    let mut last = text.chars().next();
    while let Some(letter) = text[end..].chars().next() {
        // Inside a word of letters nothing begins.
        let begins = !(is_letter(letter) && last.is_some_and(is_letter)) && plain(&text[end..]).is_some();
        if begins || letter == '\n' || matches!(letter, '(' | '（' | ')' | '）') {
            break;
        }
        end += letter.len_utf8();
        last = Some(letter);
    }
    (Token::Prose(text[..end].trim_end()), end)
}

/// Builds a record from tokens.
pub(super) struct Builder {
    pub(super) record: Record,
    /// The node that the next move follows.
    node: usize,
    /// The nodes to go back to behind each open variation.
    open: Vec<usize>,
    /// A comment that waits for the first move of a variation.
    waiting: String,
    variation_begins: bool,
    room: usize,
    moves: usize,
}

impl Builder {
    /// Begins with the start of a record; at most `room` moves are read.
    pub(super) fn new(record: Record, room: usize) -> Builder {
        Builder {
            record,
            node: 0,
            open: Vec::new(),
            waiting: String::new(),
            variation_begins: false,
            room,
            moves: 0,
        }
    }

    /// Adds a move, or words that stand in its place.
    pub(super) fn play(&mut self, text: &str, offset: usize) {
        self.moves += 1;
        if self.room < self.moves {
            return;
        }
        let written = iccs::read(text).map_or_else(|| Written::Text(text.trim().to_owned()), Written::Points);
        self.node = self.record.add(self.node, written);
        self.variation_begins = false;
        let node = self.record.node_mut(self.node);
        node.offset = offset;
        node.comment = std::mem::take(&mut self.waiting);
    }

    /// Adds words to a move that could not be read.
    pub(super) fn prolong(&mut self, text: &str) {
        if let Written::Text(words) = &mut self.record.node_mut(self.node).written {
            words.push(' ');
            words.push_str(text);
        }
    }

    /// Adds a comment on the last move, or on the next one where a variation has just begun.
    pub(super) fn comment(&mut self, text: &str) {
        let text = unpadded(text).replace("\r\n", "\n").replace('\r', "\n");
        let comment = if self.variation_begins {
            &mut self.waiting
        } else {
            &mut self.record.node_mut(self.node).comment
        };
        if !comment.is_empty() && !text.is_empty() {
            comment.push('\n');
        }
        comment.push_str(&text);
    }

    /// Begins a variation on the last move.
    pub(super) fn open(&mut self) {
        self.open.push(self.node);
        self.node = self.record.nodes()[self.node].parent().unwrap_or(self.node);
        self.variation_begins = true;
    }

    /// Ends a variation.
    pub(super) fn close(&mut self) {
        self.variation_begins = false;
        if let Some(node) = self.open.pop() {
            self.node = node;
        }
    }

    /// Whether a variation is open.
    pub(super) fn in_variation(&self) -> bool {
        !self.open.is_empty()
    }

    /// Lets the side move first whose piece the first move takes up; where words do not tell, Red, unless an ellipsis
    /// stands in the place of Red's move.
    pub(super) fn set_turn(&mut self, ellipsis: bool) {
        let first = self.record.nodes()[0].children().first();
        let piece = first.and_then(|&first| match self.record.nodes()[first].written {
            Written::Points(mv) => self.record.start.board.get(mv.from),
            Written::Text(_) => None,
        });
        let otherwise = if ellipsis { Color::Black } else { Color::Red };
        self.record.start.turn = piece.map_or(otherwise, |piece| piece.color);
    }

    /// Whether no move stands yet.
    pub(super) fn is_empty(&self) -> bool {
        self.moves == 0
    }

    /// The record. Where it had more moves than there is room for, they are left out.
    pub(super) fn finish(mut self) -> Record {
        if self.room < self.moves {
            let kind = WarningKind::TooManyMoves { moves: self.moves };
            let offset = self.record.span.start;
            self.record.warnings.push(Warning { kind, tag: None, offset, ply: None });
            self.record.clear_moves();
        }
        self.record
    }
}

/// What a mark says in signs: `$1` is `!`.
pub(super) fn mark(text: &str) -> &str {
    match text {
        "$1" | "！" => "!",
        "$2" | "？" => "?",
        "$3" => "!!",
        "$4" => "??",
        "$5" => "!?",
        "$6" => "?!",
        _ => text,
    }
}

/// A comment with a blank on both sides if it has one there of its own, so that [`unpadded`] gives it back.
pub(super) fn padded(comment: &str) -> String {
    if comment.starts_with(' ') && comment.ends_with(' ') {
        format!(" {comment} ")
    } else {
        comment.to_owned()
    }
}

/// A comment without the blanks that many programs put inside the braces.
fn unpadded(text: &str) -> &str {
    text.strip_prefix(' ').and_then(|text| text.strip_suffix(' ')).unwrap_or(text)
}
