//! DhtmlXQ, the tags in which Chinese forums write games.
//!
//! A game is a handful of tags, `[DhtmlXQ_movelist]7747…[/DhtmlXQ_movelist]`, in any order, in any letter case, with or
//! without a wrapper (`[DhtmlXQ]…[/DhtmlXQ]`) round them, anywhere in a text. Reading goes in four steps: `escape`
//! decodes what word filters did to the text, `lexer` finds tags, this file parts them into games, `tree` makes a
//! record of each.
//!
//! Digits are points: x 0 to 8 from Red's left, y 0 to 9 from the top. `binit` holds 32 points, the starting position;
//! `movelist` the main line; `move_P_S_N` the branch N that leaves branch P with the ply S, counted from the start of
//! the game; `commentM` and `commentB_M` what is said after ply M.

mod escape;
mod lexer;
mod names;
mod record;
mod tree;

use std::ops::Range;

use crate::record::{MAX_MOVES, Record};
use escape::Decoded;
use lexer::{Entry, Item};

/// Reads every game of a text; none if there is no tag in it.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Record>> {
    let decoded = Decoded::new(text);
    let mut room = MAX_MOVES;
    let mut records = Vec::new();
    for group in groups(&decoded.text) {
        let record = record::read(&decoded, &group, room);
        room -= record.nodes().len() - 1;
        records.push(record);
    }
    (!records.is_empty()).then_some(records)
}

/// The tags of one game.
#[derive(Default)]
struct Group {
    span: Range<usize>,
    wrapped: bool,
    entries: Vec<Entry>,
}

/// Parts a text into games: at wrappers, and where a tag that a game has once comes again.
fn groups(text: &str) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut current = Group::default();
    for item in lexer::items(text) {
        match item {
            Item::WrapperOpens(span) => {
                groups.push(std::mem::replace(
                    &mut current,
                    Group { span, wrapped: true, entries: Vec::new() },
                ));
            }
            Item::WrapperCloses(span) => {
                current.span.end = span.end;
                groups.push(std::mem::take(&mut current));
            }
            Item::Entry(entry) => {
                if begins_next_game(text, &current.entries, &entry) {
                    groups.push(std::mem::take(&mut current));
                }
                if current.entries.is_empty() && !current.wrapped {
                    current.span = entry.span.clone();
                }
                current.span.end = entry.span.end;
                current.entries.push(entry);
            }
        }
    }
    groups.push(current);
    groups.retain(|group| !group.entries.is_empty());
    groups
}

/// Whether a tag that a game has once stands there already. A list of moves may follow an empty one.
fn begins_next_game(text: &str, entries: &[Entry], entry: &Entry) -> bool {
    const ONCE: [&str; 3] = ["title", "binit", "movelist"];
    let Some(once) = ONCE.iter().find(|once| entry.name.eq_ignore_ascii_case(once)) else { return false };
    let mut earlier = entries.iter().filter(|earlier| earlier.name.eq_ignore_ascii_case(once));
    let is_blank = |entry: &Entry| text[entry.value.clone()].trim().is_empty();
    match *once {
        "movelist" if !is_blank(entry) => earlier.any(|earlier| !is_blank(earlier)),
        _ => earlier.next().is_some(),
    }
}
