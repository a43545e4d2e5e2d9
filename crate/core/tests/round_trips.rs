//! Laws of the writers: what is written is read back as the same game, where nothing was left out.

mod common;

use common::outline;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use qili::format::{Export, dhtmlxq, fen, pgn, text};
use qili::notation::Style;
use qili::notation::chinese::Script;
use qili::record::{Leftover, LeftoverKind, Record, Tag, Written};
use qili::{Game, Move};

/// Bits of text that could be taken for something else in one format or another.
const BITS: &[&str] = &[
    "字",
    "a",
    " ",
    "\u{3000}",
    "\n",
    "\r",
    "|",
    "||",
    "[DhtmlXQ_title]",
    "[/DhtmlXQ_comment1]",
    "［DhtmlXQ］",
    "&",
    "&lt;",
    "&#91;",
    "<br>",
    "<",
    ">",
    "\\u005B",
    "\\",
    "_u0041",
    "%u0041",
    "%5Cu0041",
    "DhtmlXQ_movelist='",
    "'",
    "\"",
    "{",
    "}",
    "(",
    ")",
    "（1. 炮二平五）",
    "1. h2e2",
    "炮二平五",
    "C2=5",
    "[Event \"x\"]",
    "1-0",
    "红胜",
    "*",
    ";",
    "$1",
    "!",
    "...",
    "……",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b",
    "7747",
    "position",
    "12",
];

fn words() -> impl Strategy<Value = String> {
    prop::collection::vec(select(BITS), 0..6).prop_map(|bits| bits.concat())
}

/// A position to begin from: the opening, Black first, tandems, no kings, more rooks than a set has.
fn start() -> impl Strategy<Value = qili::Setup> {
    select(&[
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b",
        "3k5/9/9/2P3P2/2P3P2/9/2p3p2/2p3p2/9/4K4 w",
        "3k5/9/9/9/9/9/9/9/9/4K4 b",
        "r8/9/9/9/9/9/9/9/9/8R w",
        "r3k4/r8/r8/9/9/9/9/9/9/4K3R w",
    ])
    .prop_map(|text| fen::read(text).expect(text))
}

/// How a move is added: after which node, which legal move, what is said.
type Growth = (Index, Index, String, bool);

fn growth() -> impl Strategy<Value = Growth> {
    (any::<Index>(), any::<Index>(), words(), prop::bool::weighted(0.05))
}

fn style() -> impl Strategy<Value = Style> {
    select(&[
        Style::Chinese(Script::Simplified),
        Style::Chinese(Script::Traditional),
        Style::Wxf,
        Style::Iccs,
    ])
}

/// A record with moves, comments, tags and leftovers.
fn record() -> impl Strategy<Value = Record> {
    let tag = (select(&["title", "red", "x_1", "Result", "Event"]), words());
    let tags = prop::collection::vec(tag, 0..4);
    let leftovers = prop::collection::vec((0usize..4, 0usize..400, words()), 0..3);
    let grown = prop::collection::vec(growth(), 0..24);
    (start(), words(), grown, tags, leftovers).prop_map(|(start, comment, grown, tags, leftovers)| {
        let mut record = Record::new(start);
        record.node_mut(0).comment = plain(&comment);
        for (after, which, comment, bad) in grown {
            grow(&mut record, &after, &which, &comment, bad);
        }
        for (name, value) in tags {
            if record.tags.iter().all(|tag| tag.name != name) {
                record.tags.push(Tag { name: name.to_owned(), value });
            }
        }
        for (branch, ply, text) in leftovers {
            let kind = LeftoverKind::Comment { branch: 900 + branch, ply: 10 * ply + record.leftovers.len() };
            record.leftovers.push(Leftover { kind, text });
        }
        record
    })
}

/// Adds a legal move after a node, or now and then any pair of points.
fn grow(record: &mut Record, after: &Index, which: &Index, comment: &str, bad: bool) {
    let parent = after.index(record.nodes().len());
    let game = Game::replay(record.clone());
    let moves: Vec<Move> = match game.nodes()[parent].position() {
        Some(position) if !bad => position.legal_moves().collect(),
        _ => ["h2e2", "a0a1", "e4e4", "i9a0"].iter().filter_map(|text| text.parse().ok()).collect(),
    };
    if !moves.is_empty() {
        let node = record.add(parent, Written::Points(moves[which.index(moves.len())]));
        record.node_mut(node).comment = plain(comment);
    }
}

/// A comment as readers make it: line breaks are `\n`, none at the ends.
fn plain(comment: &str) -> String {
    comment.replace('\r', "").trim_matches(['\n', ' ']).to_owned()
}

fn read_back(export: &Export) -> Game {
    one_game(qili::read(&export.text).records, export)
}

fn one_game(mut records: Vec<Record>, export: &Export) -> Game {
    assert_eq!(records.len(), 1, "games in\n{}", export.text);
    Game::replay(records.remove(0))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn dhtmlxq_holds_everything(record in record()) {
        let game = Game::replay(record);
        let export = dhtmlxq::write(&game);
        let back = read_back(&export);
        if export.left_out.is_empty() {
            prop_assert_eq!(outline(&back), outline(&game), "{}", export.text);
            prop_assert_eq!(&back.record().tags, &game.record().tags, "{}", export.text);
            prop_assert_eq!(&back.record().leftovers, &game.record().leftovers, "{}", export.text);
        }
        prop_assert_eq!(&dhtmlxq::write(&back).text, &export.text);
    }

    #[test]
    fn pgn_holds_the_tree_and_the_tags(record in record(), style in style()) {
        let game = Game::replay(record);
        let export = pgn::write(&game, style);
        let back = read_back(&export);
        if export.left_out.is_empty() {
            prop_assert_eq!(outline(&back), outline(&game), "{}", export.text);
            prop_assert_eq!(&back.record().tags, &game.record().tags, "{}", export.text);
        }
        prop_assert_eq!(&pgn::write(&back, style).text, &export.text);
    }

    #[test]
    fn printed_text_holds_the_tree(record in record(), style in style()) {
        let mut record = record;
        // Only names and titles have a place.
        record.tags.clear();
        let game = Game::replay(record);
        let export = text::write(&game, style);
        if game.nodes().len() == 1 && game.record().start == qili::Setup::start() && export.text.trim().is_empty() {
            return Ok(());
        }
        // Comments may hold tags of other formats: this is a text.
        let back = one_game(text::read(&export.text).unwrap_or_default(), &export);
        if export.left_out.is_empty() {
            prop_assert_eq!(outline(&back), outline(&game), "{}", export.text);
        }
    }
}
