//! Lists of moves as books and posts print them, and FEN with or without moves.
//!
//! One column or two, numbered or not, in any notation; variations in round brackets. A line is part of a list when it
//! begins with a number and a move, or when its moves outweigh its other words. Other lines between two of a list are
//! comments; before and behind it they are left alone.

use super::export::{Export, LeftOut};
use super::movetext::{self, Builder, Token, Tokens};
use super::{fen, listing};
use crate::game::Game;
use crate::notation::Style;
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
    while at < text.len() {
        let end = line_end(text, at);
        reader.line(at, end);
        at = end;
    }
    reader.finish_game();
    (!reader.games.is_empty()).then_some(reader.games)
}

/// Where the line ends that begins at an offset; a comment in braces may go on over several.
fn line_end(text: &str, start: usize) -> usize {
    let end_from = |at: usize| text[at..].find('\n').map_or(text.len(), |length| at + length + 1);
    let mut end = end_from(start);
    let mut at = start;
    while let Some(open) = text[at..end].find('{') {
        at += open + 1;
        // A brace that never closes, or only behind another one, is no comment to wait for.
        if let Some(close) = text[at..].find(['{', '}']).filter(|&close| text[at + close..].starts_with('}'))
        {
            at += close + 1;
            end = end.max(end_from(at));
        }
    }
    end
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
        let outside = line.find('{').map_or(line, |brace| &line[..brace]);
        if let Some((setup, offset, length)) = position(outside) {
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
        let is_first = matches!(tokens.first(), Some((Token::Number(1), ..)));
        let next = match &self.current {
            None => true,
            Some(game) => game.ended || (is_first && 1 < game.number && !game.builder.in_variation()),
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

/// Writes a game as a book prints it: title and players, the position unless it is the opening, a line for each pair of
/// moves, variations and comments on lines of their own.
///
/// ```
/// use qili::notation::{Style, chinese::Script};
/// let game = qili::Game::replay(qili::read("h2e2 h9g7 h0g2").records.remove(0));
/// let export = qili::format::text::write(&game, Style::Chinese(Script::Simplified));
/// assert_eq!(export.text, "1. 炮二平五 马8进7\n2. 马二进三\n");
/// ```
#[must_use]
pub fn write(game: &Game, style: Style) -> Export {
    let first = game.record().nodes()[0].children().first();
    let told = first.is_some_and(|&first| game.nodes()[first].played().is_some());
    let record = game.record();
    let is_plain = record.start == Setup::start() && told && record.nodes()[0].comment.is_empty();
    listed(game, style, !is_plain)
}

/// Writes a game as [`write()`] does, with its position in any case: it parts the games where several stand in a text.
#[must_use]
pub fn write_with_position(game: &Game, style: Style) -> Export {
    listed(game, style, true)
}

fn listed(game: &Game, style: Style, with_position: bool) -> Export {
    let record = game.record();
    let tag = |name| record.tag(name).unwrap_or_default();
    let mut text = String::new();
    let players = match (tag("red"), tag("black")) {
        ("", "") => String::new(),
        (red, black) => format!("红 {red}　黑 {black}"),
    };
    // A heading that reads like moves would be taken for some.
    for heading in [tag("title"), &players].map(|heading| heading.replace(['\n', '\r', '{'], " ")) {
        if !heading.trim().is_empty() && read(&heading).is_none() {
            text.push_str(heading.trim());
            text.push('\n');
        }
    }
    if with_position {
        text.push_str(&fen::write(&record.start));
        text.push('\n');
    }
    let mut export = listing::write(game, style, true, Export { text, left_out: Vec::new() });
    if let Some(result) = record.tag("result").filter(|result| movetext::is_result(result)) {
        export.text.push_str(if export.text.ends_with('\n') { "" } else { "\n" });
        export.text.push_str(result);
    }
    if !export.text.ends_with('\n') {
        export.text.push('\n');
    }
    export.note_tags(record, &["result"]);
    export.note(LeftOut::Leftovers, record.leftovers.len());
    export
}
