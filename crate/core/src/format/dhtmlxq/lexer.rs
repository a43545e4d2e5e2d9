//! Text to tags: `[DhtmlXQ_name]value[/DhtmlXQ_name]`, with prose between them.

use std::collections::HashMap;
use std::ops::Range;

use super::relative;

/// What stands in a text, in its order.
pub(super) enum Item {
    /// `[DhtmlXQ]`, `[DhtmlXQHTML]`, `[DhtmlXQiFrame]` …: a game begins.
    WrapperOpens(Range<usize>),
    /// `[/DhtmlXQ]` …: a game ends.
    WrapperCloses(Range<usize>),
    /// A tag with its value.
    Entry(Entry),
}

/// A tag with its value.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The name as written, without prefix.
    pub(super) name: String,
    /// Where its value stands.
    pub(super) value: Range<usize>,
    /// From the opening bracket to behind the closing one; without one to the end of the value's first line, for what
    /// follows may well be prose.
    pub(super) span: Range<usize>,
    /// Whether it stands in a page's script, away from the other tags of its game.
    pub(super) scripted: bool,
    /// How the value ends.
    pub(super) close: Close,
    /// Whether it is a tag of the relative (see `relative`), which counts ranks from below.
    pub(super) is_relative: bool,
}

/// How a value ends.
#[derive(Clone, Debug)]
pub(super) enum Close {
    /// With the tag of the same name.
    Proper,
    /// With a closing tag of another name.
    Other(String),
    /// Before the next tag, or with the text.
    Missing,
}

/// A bracket of the format.
struct Bracket {
    /// The name as written; empty for a wrapper.
    name: String,
    closes: bool,
    scripted: bool,
    is_relative: bool,
    span: Range<usize>,
}

/// Finds the tags of a decoded text.
pub(super) fn items(text: &str) -> Vec<Item> {
    let scripts = scripts(text);
    let brackets = brackets(text, &scripts);
    let closers = closers(&brackets);
    let mut items = Vec::new();
    let mut at = 0;
    while let Some(bracket) = brackets.get(at) {
        let span = bracket.span.clone();
        if bracket.name.is_empty() {
            items.push(if bracket.closes { Item::WrapperCloses(span) } else { Item::WrapperOpens(span) });
            at += 1;
        } else if bracket.closes {
            at += 1; // Nothing is open: such a bracket says nothing.
        } else {
            let (value_end, close, next) = value(text, &brackets, at, closers[at]);
            let end = match close {
                Close::Missing => span.end + first_line(&text[span.end..value_end]),
                Close::Proper | Close::Other(_) => brackets[next - 1].span.end,
            };
            items.push(Item::Entry(Entry {
                name: bracket.name.clone(),
                value: span.end..value_end,
                scripted: bracket.scripted,
                span: span.start..end,
                close,
                is_relative: bracket.is_relative,
            }));
            at = next;
        }
    }
    items
}

/// Where the value behind the bracket number `open` ends, how, and the number of the next bracket to look at.
///
/// The own closing bracket counts when no other tag opens before it. In a comment whole tags may stand before it: they
/// are quoted. Without it any closing bracket ends the value, or else the next bracket of any kind.
fn value(text: &str, brackets: &[Bracket], open: usize, closer: Option<usize>) -> (usize, Close, usize) {
    if let Some(closer) = closer
        && is_content(&brackets[open + 1..closer], brackets[open].name.as_bytes())
    {
        return (brackets[closer].span.start, Close::Proper, closer + 1);
    }
    match brackets.get(open + 1) {
        Some(next) if next.closes && !next.name.is_empty() => {
            (next.span.start, Close::Other(next.name.clone()), open + 2)
        }
        next => (next.map_or(text.len(), |next| next.span.start), Close::Missing, open + 1),
    }
}

/// The length of a text up to the end of its first line that is not blank.
fn first_line(text: &str) -> usize {
    let start = text.len() - text.trim_start().len();
    let line = text[start..].lines().next().unwrap_or_default();
    if line.is_empty() { 0 } else { start + line.trim_end().len() }
}

/// Whether brackets can stand inside the value of a tag.
fn is_content(brackets: &[Bracket], name: &[u8]) -> bool {
    let quotes = name.get(..7).is_some_and(|prefix| prefix.eq_ignore_ascii_case(b"comment"));
    let mut at = 0;
    while let Some(bracket) = brackets.get(at) {
        let closed = brackets
            .get(at + 1)
            .is_some_and(|next| next.closes && next.name.eq_ignore_ascii_case(&bracket.name));
        match (bracket.name.is_empty(), bracket.closes) {
            (false, true) => at += 1,
            (false, false) if quotes && closed => at += 2,
            _ => return false,
        }
    }
    true
}

/// For each opening bracket the number of the next closing one of the same name.
fn closers(brackets: &[Bracket]) -> Vec<Option<usize>> {
    let mut next: HashMap<String, usize> = HashMap::new();
    let mut closers = vec![None; brackets.len()];
    for (at, bracket) in brackets.iter().enumerate().rev() {
        let name = bracket.name.to_ascii_lowercase();
        if bracket.closes {
            next.insert(name, at);
        } else {
            closers[at] = next.get(&name).copied();
        }
    }
    closers
}

/// The variable of a page's script that holds the moves.
pub(super) const VARIABLE: &str = "DhtmlXQ_movelist";

/// Where a page's script sets the moves, `var DhtmlXQ_movelist = '…'+'…'`: the quoted parts, from the first quotation
/// mark to the last.
fn scripts(text: &str) -> Vec<Range<usize>> {
    let mut scripts: Vec<Range<usize>> = Vec::new();
    for (at, _) in text.match_indices(VARIABLE) {
        let from = at + VARIABLE.len();
        let value = text[from..].trim_start().strip_prefix('=').map(str::trim_start);
        let quote =
            value.and_then(|value| value.chars().next()).filter(|&letter| matches!(letter, '\'' | '"'));
        if let (Some(value), Some(quote)) = (value, quote)
            && scripts.last().is_none_or(|last| last.end <= at)
        {
            let start = text.len() - value.len();
            scripts.push(start..start + quoted(value, quote));
        }
    }
    scripts
}

/// The length of quoted parts joined by plus signs at the beginning of a text.
fn quoted(text: &str, quote: char) -> usize {
    let mut length = 0;
    while let Some(part) = text[length..].strip_prefix(quote) {
        let Some(end) = part.find(quote) else { return text.len() };
        let behind = &part[end + 1..];
        length = text.len() - behind.len();
        match behind.trim_start().strip_prefix('+').map(str::trim_start) {
            Some(next) if next.starts_with(quote) => length = text.len() - next.len(),
            _ => break,
        }
    }
    length
}

fn brackets(text: &str, scripts: &[Range<usize>]) -> Vec<Bracket> {
    let mut brackets = Vec::new();
    let mut scripts = scripts.iter().peekable();
    let mut at = 0;
    while let Some(found) = text[at..].find(OPENERS) {
        at += found;
        while scripts.next_if(|script| script.end <= at).is_some() {}
        let scripted = scripts.peek().is_some_and(|script| script.contains(&at));
        match bracket(&text[at..], scripted) {
            Some((name, closes, is_relative, length)) => {
                brackets.push(Bracket { name, closes, scripted, is_relative, span: at..at + length });
                at += length;
            }
            None => at += text[at..].chars().next().map_or(1, char::len_utf8),
        }
    }
    brackets
}

const OPENERS: [char; 2] = ['[', '［'];
const CLOSERS: [char; 2] = [']', '］'];

/// Reads the bracket at the beginning of a text: its name, whether it closes, whether it is one of the relative, its
/// length. In a script `[0_4_1]` stands for `[DhtmlXQ_move_0_4_1]`.
fn bracket(text: &str, scripted: bool) -> Option<(String, bool, bool, usize)> {
    const LONGEST: usize = 64;
    const PREFIX: &str = "dhtmlxq";
    let inner = text.strip_prefix(OPENERS)?;
    let (length, closer) =
        inner.char_indices().take(LONGEST).find(|&(_, letter)| CLOSERS.contains(&letter))?;
    let whole = text.len() - inner.len() + length + closer.len_utf8();
    // A page's script may cut a tag up: `[DhtmlXQ_move'+'list]`.
    let inner: String =
        inner[..length].chars().filter(|&letter| !matches!(letter, '\'' | '"' | '+' | ' ')).collect();
    let (closes, inner) = match inner.strip_prefix(['/', '／']) {
        Some(inner) => (true, inner),
        None => (false, inner.as_str()),
    };
    if scripted && !inner.is_empty() && inner.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_') {
        return Some((format!("move_{inner}"), closes, false, whole));
    }
    if let Some(name) = relative::name(inner) {
        return Some((name, closes, true, whole));
    }
    let (prefix, rest) = inner.split_at_checked(PREFIX.len())?;
    if !prefix.eq_ignore_ascii_case(PREFIX) {
        return None;
    }
    if let Some(name) = rest.strip_prefix('_') {
        let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        return (plain && !name.is_empty()).then(|| (name.to_owned(), closes, false, whole));
    }
    let wrapper = ["", "html", "iframe", "java", "flash"].iter().any(|kind| rest.eq_ignore_ascii_case(kind));
    wrapper.then(|| (String::new(), closes, false, whole))
}

/// Whether a text begins with a bracket of the format.
pub(super) fn is_bracket(text: &str) -> bool {
    bracket(text, false).is_some()
}
