//! PGN, with moves in Chinese, WXF or ICCS.
//!
//! A game is a section of tags (`[Red "…"]`) and its moves. Tags begin a line. Read are variations in round brackets,
//! comments in braces and behind `;`, marks (`!`, `$1`), black to move first (`1… 炮8平5`, or a `FEN` tag), prose before
//! the first game and behind a result.

use std::fmt::Write;
use std::ops::Range;

use super::export::{Export, LeftOut};
use super::movetext::{self, Builder, Token, Tokens};
use super::{fen, listing};
use crate::game::Game;
use crate::notation::Style;
use crate::record::{MAX_MOVES, Record, Tag};
use crate::setup::Setup;
use crate::warning::{Warning, WarningKind};

/// The tag that says which kind of chess it is; it says nothing else and is not kept.
const GAME: (&str, &str) = ("Game", "Chinese Chess");

/// Reads every game of a text; none if no line is a tag.
///
/// ```
/// let records = qili::format::pgn::read("[Red \"A\"]\n1. 炮二平五 (1. C8=5) h9g7 {well} 1-0").unwrap();
/// assert_eq!(records[0].nodes().len(), 4);
/// assert_eq!((records[0].tag("red"), records[0].tag("result")), (Some("A"), Some("1-0")));
/// ```
#[must_use]
pub fn read(text: &str) -> Option<Vec<Record>> {
    let mut room = MAX_MOVES;
    let mut records = Vec::new();
    for span in sections(text) {
        let record = game(&text[..span.end], span.start, room);
        room -= record.nodes().len() - 1;
        records.push(record);
    }
    (!records.is_empty()).then_some(records)
}

/// Whether a text begins with a tag.
pub(crate) fn begins(text: &str) -> bool {
    text.lines().find(|line| !line.trim().is_empty()).is_some_and(|line| tag(line).is_some())
}

/// Where each game begins and the next one does: a tag that follows something else than a tag begins one, outside of
/// comments.
fn sections(text: &str) -> Vec<Range<usize>> {
    let mut starts = Vec::new();
    let mut after_tag = false;
    let mut at = 0;
    let mut comment_end = 0;
    for line in text.split_inclusive('\n') {
        let is_tag = comment_end <= at && tag(line).is_some();
        if is_tag && !after_tag {
            starts.push(at);
        }
        // A blank line between two tags parts no games.
        after_tag = is_tag || (after_tag && line.trim().is_empty());
        let end = at + line.len();
        at = at.max(comment_end);
        while !is_tag && at < end {
            let Some(open) = text[at..end].find('{') else { break };
            at += open + 1;
            // A brace that never closes, or only behind another one, is no comment to wait for.
            if let Some(close) =
                text[at..].find(['{', '}']).filter(|&close| text[at + close..].starts_with('}'))
            {
                at += close + 1;
                comment_end = at;
            }
        }
        at = end;
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// Reads `[Name "value"]`; a missing end is forgiven.
fn tag(line: &str) -> Option<Tag> {
    let inner =
        line.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').strip_prefix('[')?;
    let (name, value) = inner.split_once('"')?;
    let name = name.trim();
    let value = value.trim_end().strip_suffix(']').unwrap_or(value).trim_end();
    let value = value.strip_suffix('"').unwrap_or(value);
    is_name(name).then(|| Tag { name: name.to_owned(), value: unescaped(value) })
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// A value with `\"` and `\\` decoded; other backslashes stay.
fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = if letter == '\\' { letters.next_if(|next| matches!(next, '"' | '\\')) } else { None };
        text.push(escaped.unwrap_or(letter));
    }
    text
}

/// Reads the game that begins at an offset and ends with the text.
fn game(text: &str, start: usize, room: usize) -> Record {
    let mut record = Record::new(Setup::start());
    let mut at = start;
    let mut has_fen = false;
    for line in text[start..].split_inclusive('\n') {
        match tag(line) {
            Some(tag) if tag.name.eq_ignore_ascii_case("fen") => match fen::read(&tag.value) {
                Ok(setup) => {
                    record.start = setup;
                    has_fen = true;
                }
                Err(error) => {
                    let kind = WarningKind::BadFen { error };
                    record.warnings.push(Warning {
                        kind,
                        tag: Some(tag.name.clone()),
                        offset: at,
                        ply: None,
                    });
                    record.tags.push(tag);
                }
            },
            Some(tag) if tag.name.eq_ignore_ascii_case("setup") => {}
            Some(tag) if tag.name == GAME.0 && tag.value == GAME.1 => {}
            Some(tag) => record.tags.push(tag),
            None if line.trim().is_empty() => {}
            None => break,
        }
        at += line.len();
    }
    record.span = start..text[..at].trim_end().len();
    moves(text, at, Builder::new(record, room), has_fen)
}

/// Reads the moves that begin at an offset, up to a result.
fn moves(text: &str, at: usize, mut builder: Builder, has_fen: bool) -> Record {
    let mut tokens = Tokens::new(text, at, 0);
    let mut black_first = false;
    let mut unread = false;
    while let Some((token, offset)) = tokens.next() {
        let mut is_prose = false;
        match token {
            Token::Move(word) => builder.play(word, offset),
            Token::Comment(comment) => builder.comment(comment),
            Token::Mark(mark) => builder.comment(movetext::mark(mark)),
            Token::Open => builder.open(),
            Token::Close => builder.close(),
            Token::Ellipsis => black_first |= builder.is_empty(),
            Token::Number(_) => {}
            Token::Result(_) if builder.in_variation() => {}
            Token::Result(result) => {
                if result != "*" && builder.record.tag("result").is_none_or(|known| known == "*") {
                    builder.record.tags.retain(|tag| !tag.name.eq_ignore_ascii_case("result"));
                    builder.record.tags.push(Tag { name: "Result".to_owned(), value: result.to_owned() });
                }
                builder.record.span.end = tokens.offset();
                break;
            }
            Token::Prose(words) if !words.contains(char::is_alphanumeric) => {}
            Token::Prose(words) if is_line_break(words) => {}
            // Prose behind a blank line is no part of the game, nor is what HTML or other tags begin; elsewhere it
            // stands where a move should.
            Token::Prose(words) if words.starts_with(['<', '[']) || follows_blank_line(&text[..offset]) => {
                break;
            }
            Token::Prose(words) => {
                is_prose = true;
                if unread {
                    builder.prolong(words);
                } else {
                    builder.play(words, offset);
                }
            }
        }
        unread = is_prose;
        builder.record.span.end = tokens.offset();
    }
    if !has_fen {
        builder.set_turn(black_first);
    }
    builder.finish()
}

/// Whether words are a `<br>`.
fn is_line_break(words: &str) -> bool {
    words.get(..3).is_some_and(|head| head.eq_ignore_ascii_case("<br"))
        && words.ends_with('>')
        && words.len() <= 6
}

/// Whether a text ends with a blank line, not counting the beginning of one more.
fn follows_blank_line(text: &str) -> bool {
    let blanks = [' ', '\t', '\r', '\u{3000}'];
    let line_end = text.trim_end_matches(blanks).strip_suffix('\n');
    line_end.is_some_and(|text| text.trim_end_matches(blanks).ends_with('\n'))
}

/// Writes a game: its tags, the position unless it is the opening, the moves with variations and comments.
///
/// ```
/// use qili::notation::Style;
/// let game = qili::Game::replay(qili::read("[Red \"A\"]\n1. C2=5 (1. C8=5) H8+7 {ok} 0-1").records.remove(0));
/// let export = qili::format::pgn::write(&game, Style::Wxf);
/// assert!(export.text.ends_with("\n\n1. C2=5 (1. C8=5) 1... H8+7 {ok} 0-1\n"));
/// ```
#[must_use]
pub fn write(game: &Game, style: Style) -> Export {
    let record = game.record();
    let mut export = Export::default();
    let mut strange = Vec::new();
    // Writing to a string cannot fail.
    let _ = writeln!(export.text, "[{} \"{}\"]", GAME.0, GAME.1);
    for tag in &record.tags {
        if !is_name(&tag.name) || tag.value.contains(['\n', '\r']) {
            strange.push(tag.name.clone());
        }
        if is_name(&tag.name) {
            let value = tag.value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(export.text, "[{} \"{value}\"]", tag.name);
        }
    }
    // Where the first move is no legal one, a reader could not tell who begins.
    let told =
        record.nodes()[0].children().first().is_none_or(|&first| game.nodes()[first].played().is_some());
    if record.start != Setup::start() || !told {
        let _ = writeln!(export.text, "[FEN \"{}\"]", fen::write(&record.start));
    }
    export.text.push('\n');
    let mut export = listing::write(game, style, false, export);
    let result = record.tag("result").filter(|result| movetext::is_result(result)).unwrap_or("*");
    let _ = writeln!(export.text, "{}{result}", if export.text.ends_with('\n') { "" } else { " " });
    if !strange.is_empty() {
        export.left_out.push(LeftOut::Tags(strange));
    }
    export.note(LeftOut::Leftovers, record.leftovers.len());
    export
}
