//! Escapes that word filters and URLs leave in a text, and those inside values.

use std::borrow::Cow;

use super::lexer;
use crate::format::entity::entity;

/// A text with its `\uXXXX` escapes decoded, and the way back to the offsets of the original.
pub(super) struct Decoded<'a> {
    pub(super) text: Cow<'a, str>,
    /// (decoded, original) offsets behind each escape.
    shifts: Vec<(usize, usize)>,
}

impl<'a> Decoded<'a> {
    /// Decodes `\uXXXX`, `_uXXXX`, `%uXXXX` and `%5CuXXXX`, also where one escape spells the beginning of another.
    pub(super) fn new(original: &'a str) -> Decoded<'a> {
        Decoded::by(original, escape)
    }

    /// Decodes the entities of square brackets (`&#91;`, `&#x5D;`), too. Where a text has brackets as well they are to
    /// be left alone: there they say that what they stand for is no tag.
    pub(super) fn with_brackets(original: &'a str) -> Decoded<'a> {
        Decoded::by(original, |text, at| {
            let bracket = || entity(text.get(at..)?).filter(|(letter, _)| matches!(letter, '[' | ']'));
            escape(text, at).or_else(|| bracket().map(|(letter, length)| (letter, at + length)))
        })
    }

    /// Decodes what a function finds at an offset: the character, and where its escape ends.
    fn by(original: &'a str, escape: fn(&str, usize) -> Option<(char, usize)>) -> Decoded<'a> {
        let mut text = String::new();
        let mut shifts = Vec::new();
        let mut copied = 0;
        let mut at = 0;
        while let Some(found) =
            original.as_bytes()[at..].iter().position(|&byte| byte == b'&' || is_lead(byte))
        {
            at += found;
            match escape(original, at) {
                Some((letter, end)) => {
                    text.push_str(&original[copied..at]);
                    text.push(letter);
                    shifts.push((text.len(), end));
                    at = end;
                    copied = end;
                }
                None => at += 1,
            }
        }
        if shifts.is_empty() {
            return Decoded { text: Cow::Borrowed(original), shifts };
        }
        text.push_str(&original[copied..]);
        Decoded { text: Cow::Owned(text), shifts }
    }

    /// The offset in the original text.
    pub(super) fn original(&self, offset: usize) -> usize {
        match self.shifts.partition_point(|&(decoded, _)| decoded <= offset).checked_sub(1) {
            None => offset,
            Some(shift) => offset - self.shifts[shift].0 + self.shifts[shift].1,
        }
    }
}

fn is_lead(byte: u8) -> bool {
    matches!(byte, b'\\' | b'_' | b'%')
}

/// The character of the escape that begins at an offset, and where it ends.
fn escape(text: &str, at: usize) -> Option<(char, usize)> {
    let bytes = text.as_bytes();
    let (mut unit, mut end) = unit(bytes, at)?;
    // An escaped backslash, underline or percent sign may itself begin an escape: the text was encoded twice.
    while let Some(next) = u8::try_from(unit).ok().filter(|&byte| is_lead(byte)).and_then(|_| hex(bytes, end))
    {
        (unit, end) = next;
    }
    if (0xD800..0xDC00).contains(&unit)
        && let Some((low, low_end)) = self::unit(bytes, end)
        && (0xDC00..0xE000).contains(&low)
    {
        let code = 0x10000 + ((u32::from(unit) - 0xD800) << 10) + (u32::from(low) - 0xDC00);
        return char::from_u32(code).map(|letter| (letter, low_end));
    }
    char::from_u32(u32::from(unit)).map(|letter| (letter, end))
}

/// The code unit of `\uXXXX` and its kind.
fn unit(bytes: &[u8], at: usize) -> Option<(u16, usize)> {
    let lead = *bytes.get(at).filter(|&&byte| is_lead(byte))?;
    let percent_backslash =
        lead == b'%' && bytes[at + 1..].get(..2).is_some_and(|code| code.eq_ignore_ascii_case(b"5c"));
    hex(bytes, if percent_backslash { at + 3 } else { at + 1 })
}

/// `uXXXX` at an offset.
fn hex(bytes: &[u8], at: usize) -> Option<(u16, usize)> {
    let digits = bytes.get(at..at + 5)?.strip_prefix(b"u")?;
    let mut unit = 0;
    for &digit in digits {
        unit = unit << 4 | char::from(digit).to_digit(16)? as u16;
    }
    Some((unit, at + 5))
}

/// The text of a value: `||` and `<br>` are line breaks, entities are decoded once.
pub(super) fn text(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find(['|', '&', '<', '\r']) {
        let (before, special) = rest.split_at(at);
        text.push_str(before);
        let (letter, length) = if special.starts_with("||") {
            ("\n".into(), 2)
        } else if let Some(tail) = special.strip_prefix('\r') {
            ("\n".into(), if tail.starts_with('\n') { 2 } else { 1 })
        } else if let Some(length) = line_break(special) {
            ("\n".into(), length)
        } else if let Some((letter, length)) = entity(special) {
            (Cow::Owned(letter.to_string()), length)
        } else {
            (Cow::Borrowed(&special[..1]), 1)
        };
        text.push_str(&letter);
        rest = &special[length..];
    }
    text.push_str(rest);
    text
}

/// The length of a `<br>` at the beginning of a text.
fn line_break(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    if !bytes.get(..3)?.eq_ignore_ascii_case(b"<br") {
        return None;
    }
    let blanks = bytes[3..].iter().take_while(|&&byte| byte == b' ').count();
    let slash = usize::from(bytes.get(3 + blanks) == Some(&b'/'));
    (bytes.get(3 + blanks + slash) == Some(&b'>')).then_some(4 + blanks + slash)
}

/// The value that [`text`] reads back as a text, whatever stands in it.
pub(super) fn value(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let rest = &text[at..];
        let is_plain = match letter {
            '\n' => {
                value.push_str("||");
                continue;
            }
            '&' | '<' | '>' | '\r' => false,
            // Two bars are a line break.
            '|' => !value.ends_with('|') && !rest[1..].starts_with(['|', '\n']),
            '[' | '［' => !lexer::is_bracket(rest),
            'D' => !rest.starts_with(lexer::VARIABLE),
            '\\' | '_' | '%' => escape(rest, 0).is_none(),
            _ => true,
        };
        match letter {
            _ if is_plain => value.push(letter),
            '&' => value.push_str("&amp;"),
            '<' => value.push_str("&lt;"),
            '>' => value.push_str("&gt;"),
            _ => value.push_str(&format!("&#{};", u32::from(letter))),
        }
    }
    value
}

/// The decimal digits of a value with their offsets in it.
pub(super) fn digits(value: &str) -> impl Iterator<Item = (u8, usize)> + '_ {
    symbols(value).filter_map(|(symbol, offset)| Some((symbol?, offset)))
}

/// The characters of a value that may be digits, with their offsets in it; none for a letter that is no digit.
/// Full-width digits count; blanks, separators, entities and HTML tags are skipped.
pub(super) fn symbols(value: &str) -> impl Iterator<Item = (Option<u8>, usize)> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || symbol(value, &mut at))
}

/// The next of [`symbols`], and the offset behind it. A copy of it in each reader of digits would be a fortieth of all
/// there is to send.
#[inline(never)]
fn symbol(value: &str, at: &mut usize) -> Option<(Option<u8>, usize)> {
    while let Some(letter) = value[*at..].chars().next() {
        let offset = *at;
        let skipped = match letter {
            '&' => entity(&value[offset..]).map(|(_, length)| length),
            '<' => markup(&value[offset..]),
            _ => None,
        };
        *at += skipped.unwrap_or(letter.len_utf8());
        if skipped.is_none() && !is_separator(letter) {
            let digit = match letter {
                '０'..='９' => Some(letter as u32 - '０' as u32),
                _ => letter.to_digit(10),
            };
            return Some((digit.map(|digit| digit as u8), offset));
        }
    }
    None
}

/// Whether a character parts digits without meaning: blanks, zero-width characters, marks between moves.
fn is_separator(letter: char) -> bool {
    const ZERO_WIDTH: [char; 3] = ['\u{2060}', '\u{feff}', '\u{ad}'];
    letter.is_whitespace()
        || letter.is_control()
        || letter.is_ascii_punctuation()
        || ('\u{200b}'..='\u{200f}').contains(&letter)
        || ZERO_WIDTH.contains(&letter)
}

/// The length of an HTML tag or comment at the beginning of a text.
fn markup(text: &str) -> Option<usize> {
    const LONGEST: usize = 100;
    text.bytes().take(LONGEST).position(|byte| byte == b'>').map(|at| at + 1)
}

/// Whether a text between two tags says nothing: blanks, line breaks, HTML.
pub(super) fn is_blank(text: &str) -> bool {
    symbols(text).next().is_none()
}
