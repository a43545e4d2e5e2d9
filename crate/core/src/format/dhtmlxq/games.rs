//! Tags to games: which tags belong together.

use std::ops::Range;

use super::escape;
use super::lexer::{self, Entry, Item};
use super::names::Name;

/// The tags of one game.
#[derive(Default)]
pub(super) struct Group {
    /// From the wrapper or the first tag to the wrapper's end or the last tag.
    pub(super) span: Range<usize>,
    /// The tags in their order.
    pub(super) entries: Vec<Entry>,
    wrapped: bool,
    /// How many of the tags stand before the last stretch of prose.
    before_prose: usize,
}

/// Parts a text into games: at wrappers, and where a tag that a game has once comes again.
pub(super) fn part(text: &str) -> Vec<Group> {
    let mut games = Vec::new();
    let mut scripts = Vec::new();
    let mut current = Group::default();
    for item in lexer::items(text) {
        match item {
            Item::WrapperOpens(span) => {
                games
                    .push(std::mem::replace(&mut current, Group { span, wrapped: true, ..Group::default() }));
            }
            Item::WrapperCloses(span) => {
                current.span.end = span.end;
                games.push(std::mem::take(&mut current));
            }
            Item::Entry(entry) if entry.scripted => scripts.push((games.len(), entry)),
            Item::Entry(entry) => {
                if begins_next_game(text, &current.entries, &entry) {
                    let next = current.split_off(text, &entry.name);
                    games.push(std::mem::replace(&mut current, next));
                }
                current.push(text, entry);
            }
        }
    }
    games.push(current);
    join_scripts(text, &mut games, scripts);
    games.retain(|game| !game.entries.is_empty());
    games.sort_by_key(|game| game.span.start);
    join_strays(games)
}

impl Group {
    fn push(&mut self, text: &str, entry: Entry) {
        if self.entries.is_empty() && !self.wrapped {
            self.span = entry.span.clone();
        }
        if self.span.end < entry.span.start && !escape::is_blank(&text[self.span.end..entry.span.start]) {
            self.before_prose = self.entries.len();
        }
        self.span.end = entry.span.end;
        self.entries.push(entry);
    }

    /// Takes away the title and the facts that stand behind the last prose, before any moves: they head the next game,
    /// unless the tag that begins it is among them.
    fn split_off(&mut self, text: &str, name: &str) -> Group {
        let mut next = Group::default();
        let heads_next = |entry: &Entry| {
            let is_fact = matches!(Name::new(&entry.name), Name::Fact | Name::Unknown | Name::Binit);
            is_fact && !entry.name.eq_ignore_ascii_case(name)
        };
        if 0 < self.before_prose && self.entries[self.before_prose..].iter().all(heads_next) {
            for entry in self.entries.split_off(self.before_prose) {
                next.push(text, entry);
            }
            self.span.end = self.entries.last().map_or(self.span.end, |entry| entry.span.end);
        }
        next
    }

    /// Whether there is nothing of a game in it.
    fn is_stray(&self) -> bool {
        let is_fact = |entry: &Entry| matches!(Name::new(&entry.name), Name::Fact | Name::Unknown);
        let has_title = |entry: &Entry| entry.name.eq_ignore_ascii_case("title");
        !self.wrapped && self.entries.iter().all(|entry| is_fact(entry) && !has_title(entry))
    }

    fn has_moves(&self, text: &str) -> bool {
        self.entries.iter().any(|entry| Name::new(&entry.name) == Name::Movelist && !is_blank(text, entry))
    }
}

/// Joins facts that stand alone (`[DhtmlXQ_zoom]` behind a wrapper, say) with the game before, else the one behind.
fn join_strays(groups: Vec<Group>) -> Vec<Group> {
    let mut games: Vec<Group> = Vec::new();
    let mut strays = Vec::new();
    for mut group in groups {
        if !group.is_stray() {
            group.entries.append(&mut strays);
            games.push(group);
        } else if let Some(game) = games.last_mut() {
            game.entries.append(&mut group.entries);
        } else {
            strays.append(&mut group.entries);
        }
    }
    if let Some(first) = strays.first() {
        let span = first.span.start..strays.iter().map(|entry| entry.span.end).max().unwrap_or(0);
        games.push(Group { span, entries: strays, ..Group::default() });
    }
    games
}

/// Whether a tag that a game has once stands there already. A list of moves may follow an empty one.
fn begins_next_game(text: &str, entries: &[Entry], entry: &Entry) -> bool {
    const ONCE: [&str; 3] = ["title", "binit", "movelist"];
    let Some(once) = ONCE.iter().find(|once| entry.name.eq_ignore_ascii_case(once)) else { return false };
    let mut earlier = entries.iter().filter(|earlier| earlier.name.eq_ignore_ascii_case(once));
    match *once {
        "movelist" if !is_blank(text, entry) => earlier.any(|earlier| !is_blank(text, earlier)),
        _ => earlier.next().is_some(),
    }
}

fn is_blank(text: &str, entry: &Entry) -> bool {
    escape::is_blank(&text[entry.value.clone()])
}

/// Joins the moves that a page keeps in its script with the game beside it that has none: the one before, else the one
/// behind. Without such a game they are one themselves.
fn join_scripts(text: &str, games: &mut Vec<Group>, scripts: Vec<(usize, Entry)>) {
    let lacks_moves = |game: &Group| !game.entries.is_empty() && !game.has_moves(text);
    let lacking: Vec<usize> = (0..games.len()).filter(|&at| lacks_moves(&games[at])).collect();
    let mut behind = lacking.into_iter().peekable();
    let mut before = Vec::new();
    let mut scripts = scripts.into_iter().peekable();
    while let Some((at, entry)) = scripts.next() {
        let mut script = Group { span: entry.span.clone(), entries: vec![entry], ..Group::default() };
        while let Some((_, entry)) = scripts.next_if(|&(next, _)| next == at) {
            script.entries.push(entry);
        }
        while let Some(game) = behind.next_if(|&game| game < at) {
            before.push(game);
        }
        match before.pop().or_else(|| behind.next()) {
            Some(game) => games[game].entries.append(&mut script.entries),
            None => games.push(script),
        }
    }
}
