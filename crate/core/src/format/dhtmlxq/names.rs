//! The names of the tags.

/// What a name says about its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    /// The starting position.
    Binit,
    /// The starting position as FEN; one program writes it.
    Fen,
    /// The main line: `movelist`, or `move_0_1_0`.
    Movelist,
    /// `move_P_S_N`.
    Branch {
        /// P: the branch that is left.
        parent: usize,
        /// S: the ply of the first move, counted from the start of the game.
        ply: usize,
        /// N: the number of the new branch.
        branch: usize,
    },
    /// `commentM` (branch 0) or `commentB_M`.
    Comment {
        /// B.
        branch: usize,
        /// M.
        ply: usize,
    },
    /// Anything else that is documented: players, event, book-keeping of the sites.
    Fact,
    /// Not documented.
    Unknown,
}

/// The documented names that are facts.
const FACTS: [&str; 60] = [
    "adddate",
    "author",
    "black",
    "blackeng",
    "blacklevel",
    "blackname",
    "blackrating",
    "blackteam",
    "blacktime",
    "class",
    "date",
    "diyclr",
    "diyimg",
    "diyurl",
    "editdate",
    "endtype",
    "event",
    "firstnum",
    "gamepreview",
    "gametype",
    "generator",
    "group",
    "hidden",
    "hidemove",
    "hits",
    "init",
    "judge",
    "length",
    "liveadmin",
    "liveid",
    "livetext",
    "oldowner",
    "open",
    "other",
    "owner",
    "place",
    "price",
    "pver",
    "record",
    "red",
    "redeng",
    "redlevel",
    "redname",
    "redrating",
    "redteam",
    "redtime",
    "refer",
    "remark",
    "result",
    "round",
    "sortid",
    "table",
    "timerule",
    "title",
    "txttype",
    "type",
    "ver",
    "viewtype",
    "viewurl",
    "zoom",
];

impl Name {
    /// Reads a name of any letter case.
    pub(super) fn new(name: &str) -> Name {
        let name = name.to_ascii_lowercase();
        if let Some(numbers) = name.strip_prefix("comment") {
            return match numbers.split_once('_') {
                None => number(numbers).map(|ply| Name::Comment { branch: 0, ply }),
                Some((branch, ply)) => {
                    number(branch).zip(number(ply)).map(|(branch, ply)| Name::Comment { branch, ply })
                }
            }
            .unwrap_or(Name::Unknown);
        }
        if let Some(numbers) = name.strip_prefix("move_") {
            let numbers: Option<Vec<usize>> = numbers.split('_').map(number).collect();
            return match numbers.as_deref() {
                Some([0, 1, 0]) => Name::Movelist,
                Some(&[parent, ply, branch]) => Name::Branch { parent, ply, branch },
                _ => Name::Unknown,
            };
        }
        match name.as_str() {
            "binit" => Name::Binit,
            "fen" => Name::Fen,
            "movelist" => Name::Movelist,
            fact if FACTS.binary_search(&fact).is_ok() => Name::Fact,
            _ => Name::Unknown,
        }
    }

    /// The documented name that a damaged one begins with.
    pub(super) fn beginning(name: &str) -> Option<&'static str> {
        let known = FACTS.into_iter().chain(["binit", "movelist"]);
        known
            .filter(|known| name.len() >= known.len() && name[..known.len()].eq_ignore_ascii_case(known))
            .max_by_key(|known| known.len())
    }
}

/// A number of at most six digits: more branches or plies than a text can hold are no numbers.
#[inline(never)]
fn number(digits: &str) -> Option<usize> {
    if digits.len() <= 6 && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        digits.parse().ok()
    } else {
        None
    }
}
