//! What the tags of one format are called in another.

use crate::record::Record;

/// Names in DhtmlXQ (XQF, CBR and CBF are read with the same ones) and in PGN.
const NAMES: [(&str, &str); 17] = [
    ("title", "Title"),
    ("event", "Event"),
    ("place", "Site"),
    ("date", "Date"),
    ("round", "Round"),
    ("red", "Red"),
    ("redteam", "RedTeam"),
    ("redtime", "RedTime"),
    ("redrating", "RedElo"),
    ("black", "Black"),
    ("blackteam", "BlackTeam"),
    ("blacktime", "BlackTime"),
    ("blackrating", "BlackElo"),
    ("timerule", "TimeControl"),
    ("open", "Opening"),
    ("remark", "Annotator"),
    ("result", "Result"),
];

/// Results in DhtmlXQ and in PGN.
const RESULTS: [(&str, &str); 3] = [("红胜", "1-0"), ("黑胜", "0-1"), ("和棋", "1/2-1/2")];

/// Gives the tags the names of PGN; unknown ones keep theirs.
///
/// ```
/// use qili::format::facts;
/// let mut record = qili::read("[DhtmlXQ_place]广州[/DhtmlXQ_place][DhtmlXQ_result]红胜[/DhtmlXQ_result]").records.remove(0);
/// facts::to_pgn(&mut record);
/// assert_eq!((record.tag("Site"), record.tag("Result")), (Some("广州"), Some("1-0")));
/// ```
pub fn to_pgn(record: &mut Record) {
    translate(record, |(own, pgn)| (own, pgn));
}

/// Gives the tags the names of DhtmlXQ; unknown ones keep theirs.
pub fn to_dhtmlxq(record: &mut Record) {
    translate(record, |(own, pgn)| (pgn, own));
}

type Pair = (&'static str, &'static str);

fn translate(record: &mut Record, order: fn(Pair) -> Pair) {
    let find = |table: &[Pair], text: &str| {
        table
            .iter()
            .map(|&pair| order(pair))
            .find(|(from, _)| from.eq_ignore_ascii_case(text))
            .map(|(_, to)| to)
    };
    for tag in &mut record.tags {
        if let Some(name) = find(&NAMES, &tag.name) {
            tag.name = name.to_owned();
        }
        if tag.name.eq_ignore_ascii_case("result")
            && let Some(result) = find(&RESULTS, tag.value.trim())
        {
            tag.value = result.to_owned();
        }
    }
}
