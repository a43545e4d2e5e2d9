//! Lists of moves as books and posts print them, and FEN with or without moves.
//!
//! One column or two, numbered or not, in any notation; variations in round brackets. A line is part of a list when it
//! begins with a number and a move, or when its moves outweigh its other words. Other lines between two of a list are
//! comments; before and behind it they are left alone.

use super::fen;
use super::movetext::{self, Builder, Token, Tokens};
use crate::record::{MAX_MOVES, Record, Tag};
use crate::setup::Setup;

/// Reads every list of a text; none if there is neither a list nor a FEN.
///
/// ```
/// let records = qili::format::text::read("1. 炮二平五 马8进7\n2. 馬二進三 車9平8").unwrap();
/// assert_eq!(records[0].nodes().len(), 5);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<Vec<Record>> {
    let mut reader =
        Reader { text, room: MAX_MOVES, games: Vec::new(), current: None, prose: Vec::new(), depth: 0 };
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        reader.line(at, at + line.len());
        at += line.len();
    }
    reader.finish_game();
    (!reader.games.is_empty()).then_some(reader.games)
}

struct Reader<'a> {
    text: &'a str,
    room: usize,
    games: Vec<Record>,
    current: Option<Current>,
    /// Lines behind the last move that are comments if the list goes on.
    prose: Vec<&'a str>,
    depth: usize,
}

/// The game that is being read.
struct Current {
    builder: Builder,
    has_fen: bool,
    black_first: bool,
    /// The last number of a move.
    number: u32,
    ended: bool,
}

impl<'a> Reader<'a> {
    fn line(&mut self, start: usize, end: usize) {
        let line = &self.text[start..end];
        let mut at = start;
        if let Some((setup, offset, length)) = position(line) {
            self.begin_game(setup, start + offset, true);
            at = start + offset + length;
            if let Some(game) = &mut self.current {
                game.builder.record.span.end = at;
            }
        }
        let mut tokens = Tokens::new(&self.text[..end], at, self.depth);
        let mut line_tokens = Vec::new();
        while let Some((token, offset)) = tokens.next() {
            line_tokens.push((token, offset, tokens.offset()));
        }
        if is_list(&line_tokens) || self.goes_on(&line_tokens) {
            self.depth = tokens.depth();
            self.list(&line_tokens, at);
        } else if !line.trim().is_empty() {
            self.prose.push(line.trim());
        }
    }

    /// Whether a line without moves still belongs to the list: a result, a comment, the end of a variation.
    fn goes_on(&self, tokens: &[(Token, usize, usize)]) -> bool {
        let fits = |token: &Token| match token {
            Token::Prose(words) => !words.contains(char::is_alphanumeric),
            Token::Comment(_) | Token::Result(_) | Token::Close | Token::Mark(_) => true,
            Token::Move(_) | Token::Open | Token::Number(_) | Token::Ellipsis => false,
        };
        self.current.as_ref().is_some_and(|game| !game.ended)
            && !tokens.is_empty()
            && tokens.iter().all(|(token, ..)| fits(token))
    }

    /// Reads a line of a list.
    fn list(&mut self, tokens: &[(Token<'a>, usize, usize)], start: usize) {
        let number = tokens.iter().find_map(|(token, ..)| match token {
            Token::Number(number) => Some(*number),
            _ => None,
        });
        let next = match &self.current {
            None => true,
            Some(game) => {
                game.ended || (number == Some(1) && 1 < game.number && !game.builder.in_variation())
            }
        };
        if next {
            let first = tokens.first().map_or(start, |&(_, offset, _)| offset);
            self.begin_game(Setup::start(), first, false);
        }
        let prose = std::mem::take(&mut self.prose);
        let Some(game) = &mut self.current else { return };
        if !game.builder.is_empty() {
            prose.into_iter().for_each(|line| game.builder.comment(line));
        }
        let mut moved = false;
        for &(token, offset, end) in tokens {
            match token {
                Token::Move(word) => {
                    moved = true;
                    game.builder.play(word, offset);
                }
                Token::Comment(comment) => game.builder.comment(comment),
                Token::Mark(mark) => game.builder.comment(movetext::mark(mark)),
                Token::Open => game.builder.open(),
                Token::Close => game.builder.close(),
                Token::Number(number) if !game.builder.in_variation() => game.number = number,
                Token::Number(_) => {}
                Token::Ellipsis => game.black_first |= game.builder.is_empty(),
                Token::Result(result) if !game.builder.in_variation() => {
                    game.builder
                        .record
                        .tags
                        .push(Tag { name: "Result".to_owned(), value: result.to_owned() });
                    game.ended = true;
                }
                Token::Result(result) => game.builder.comment(result),
                Token::Prose(words) if moved && words.contains(char::is_alphanumeric) => {
                    game.builder.comment(words)
                }
                Token::Prose(_) => {}
            }
            game.builder.record.span.end = end;
        }
    }

    fn begin_game(&mut self, setup: Setup, offset: usize, has_fen: bool) {
        self.finish_game();
        let mut record = Record::new(setup);
        record.span = offset..offset;
        let builder = Builder::new(record, self.room);
        self.current = Some(Current { builder, has_fen, black_first: false, number: 0, ended: false });
    }

    fn finish_game(&mut self) {
        self.prose.clear();
        self.depth = 0;
        if let Some(mut game) = self.current.take() {
            if !game.has_fen {
                game.builder.set_turn(game.black_first);
            }
            let record = game.builder.finish();
            self.room -= record.nodes().len() - 1;
            self.games.push(record);
        }
    }
}

/// Whether a line is part of a list.
fn is_list(tokens: &[(Token, usize, usize)]) -> bool {
    let count = |words: &str| words.chars().filter(|letter| letter.is_alphanumeric()).count();
    let (mut moves, mut prose) = (0, 0);
    for (token, ..) in tokens {
        match token {
            Token::Move(word) => moves += count(word),
            Token::Prose(words) => prose += count(words),
            _ => {}
        }
    }
    // Engines are told a line as `position startpos moves h2e2`.
    let told = matches!(tokens, [(Token::Prose(words), ..), ..] if words.starts_with("position"));
    let numbered = matches!(tokens, [(Token::Number(_), ..), (Token::Move(_) | Token::Ellipsis, ..), ..]);
    0 < moves && (prose <= moves || numbered || told)
}

/// The FEN in a line, its offset and its length.
fn position(line: &str) -> Option<(Setup, usize, usize)> {
    const SLASHES: usize = 9;
    const SEPARATORS: [char; 8] = [' ', '\t', '\r', '\n', '"', '=', ':', '：'];
    let mut offset = 0;
    let word = line.split_inclusive(SEPARATORS).find(|word| {
        let is_placement = word.matches('/').count() == SLASHES;
        offset += if is_placement { 0 } else { word.len() };
        is_placement
    })?;
    let placement = word.trim_end_matches(SEPARATORS);
    // Behind it the side may stand, then dashes and counters.
    let mut length = placement.len();
    let mut setup = fen::read(placement).ok()?;
    let mut words = line[offset + length..].split_inclusive([' ', '\t', ',']).peekable();
    while let Some(blank) = words.next_if(|word| word.trim().is_empty()) {
        length += blank.len();
    }
    if let Some(side) = words.next()
        && let Ok(sided) =
            fen::read(&format!("{placement} {}", side.trim_end_matches([',', '"', '\r', '\n'])))
    {
        setup = sided;
        length += side.len();
        let is_counter = |word: &&str| matches!(word.trim(), "-" | "") || word.trim().parse::<u16>().is_ok();
        length += words.take(4).take_while(is_counter).map(str::len).sum::<usize>();
    }
    Some((setup, offset, line[..offset + length].trim_end().len() - offset))
}
