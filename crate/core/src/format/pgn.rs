//! PGN, with moves in Chinese, WXF or ICCS.
//!
//! A game is a section of tags (`[Red "…"]`) and its moves. Tags begin a line. Read are variations in round brackets,
//! comments in braces and behind `;`, marks (`!`, `$1`), black to move first (`1… 炮8平5`, or a `FEN` tag), prose before
//! the first game and behind a result.

use super::fen;
use super::movetext::{self, Builder, Token, Tokens};
use crate::record::{MAX_MOVES, Record, Tag};
use crate::setup::Setup;
use crate::warning::{Warning, WarningKind};

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

/// Where each game begins and the next one does: a tag that follows something else than a tag begins one.
fn sections(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut starts = Vec::new();
    let mut after_tag = false;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let is_tag = tag(line).is_some();
        if is_tag && !after_tag {
            starts.push(at);
        }
        // A blank line between two tags parts no games.
        after_tag = is_tag || (after_tag && line.trim().is_empty());
        at += line.len();
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
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let value = value.trim_end().strip_suffix(']').unwrap_or(value).trim_end();
    let value = value.strip_suffix('"').unwrap_or(value);
    is_name.then(|| Tag { name: name.to_owned(), value: value.replace("\\\"", "\"").replace("\\\\", "\\") })
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
                if builder.record.tag("result").is_none_or(|known| known == "*") {
                    builder.record.tags.retain(|tag| !tag.name.eq_ignore_ascii_case("result"));
                    builder.record.tags.push(Tag { name: "Result".to_owned(), value: result.to_owned() });
                }
                builder.record.span.end = tokens.offset();
                break;
            }
            Token::Prose(words) if !words.contains(char::is_alphanumeric) => {}
            // Prose behind a blank line is no part of the game; elsewhere it stands where a move should.
            Token::Prose(_) if follows_blank_line(&text[..offset]) => break,
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

/// Whether a text ends with a blank line, not counting the beginning of one more.
fn follows_blank_line(text: &str) -> bool {
    let blanks = [' ', '\t', '\r', '\u{3000}'];
    let line_end = text.trim_end_matches(blanks).strip_suffix('\n');
    line_end.is_some_and(|text| text.trim_end_matches(blanks).ends_with('\n'))
}
