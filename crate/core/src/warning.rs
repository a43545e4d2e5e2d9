//! What was odd in a text: the repair report.

use std::fmt;

use crate::format::fen::ParseFenError;

/// Something odd that was met while reading. Its `Display` is the sentence.
///
/// ```
/// use qili::{Warning, WarningKind};
/// let warning = Warning {
///     kind: WarningKind::BinitLength { digits: 62 },
///     tag: Some("DhtmlXQ_binit".to_owned()),
///     offset: 0,
///     ply: None,
/// };
/// assert_eq!(warning.to_string(), "DhtmlXQ_binit: expected 64 digits, found 62");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What is odd.
    pub kind: WarningKind,
    /// The tag in question, as the format writes it.
    pub tag: Option<String>,
    /// Where, in bytes from the start of the text.
    pub offset: usize,
    /// The ply in question, 1-based.
    pub ply: Option<usize>,
}

/// The kinds of oddities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WarningKind {
    /// The text is longer than what is read; nothing was read.
    TextTooLong {
        /// Its length.
        bytes: usize,
    },
    /// The moves are more than what is read; they were left out.
    TooManyMoves {
        /// How many, variations included.
        moves: usize,
    },
    /// The file ends before its moves do.
    Truncated,
    /// A version that no document describes; it is read like the last known one.
    UnknownVersion {
        /// Its number.
        version: u8,
    },
    /// No game was found.
    NothingFound,
    /// A tag that no document describes; it is kept.
    UnknownTag,
    /// A tag that stood before; the first one counts, the text is kept.
    RepeatedTag,
    /// A tag without a closing one; the value ends before the next tag.
    MissingClose,
    /// A tag closed under another name.
    OtherClose {
        /// That name.
        name: String,
    },
    /// A name with something wrong at its end.
    DamagedName {
        /// The name that it is read as.
        name: String,
    },
    /// A starting position with more or fewer digits than 64; pieces without digits are absent.
    BinitLength {
        /// How many there are.
        digits: usize,
    },
    /// Two pieces on one point; the later one stands there.
    SharedPoint {
        /// The point in ICCS.
        point: String,
    },
    /// A FEN that cannot be read; the game begins with the opening position.
    BadFen {
        /// Why.
        error: ParseFenError,
    },
    /// A game that should have moves has none: they are somewhere else.
    MovesMissing {
        /// How many there should be, variations included.
        said: usize,
    },
    /// Digits at the end of a list that make no whole move; they are dropped.
    OddDigits {
        /// Those digits.
        digits: String,
    },
    /// A list of moves in the records of the format's second version; it is converted.
    OldList,
    /// A branch that leaves one that is not there, or itself; it is kept as a text.
    NoParent {
        /// The number of the missing branch.
        parent: usize,
    },
    /// A branch that begins where its parent has no move; it is kept as a text.
    NoPly,
    /// A branch that begins right behind its parent's last move: it lengthens the parent.
    LengthensParent,
    /// A branch that does not begin behind its parent's first move; it is joined where its ply belongs.
    BeforeParent,
    /// A branch with a number that another one has; comments and branches belong to the first.
    RepeatedBranch,
    /// A branch without moves.
    EmptyBranch,
    /// Moves behind the end of the last line that nothing announced; they are kept as texts.
    Unannounced,
    /// A comment on a move that is not there; it is kept apart.
    OrphanComment,
    /// A move that cannot be played; the sentence says why.
    BadMove {
        /// Why, with the ply.
        problem: String,
    },
}

impl WarningKind {
    /// A short fixed name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            WarningKind::TextTooLong { .. } => "text-too-long",
            WarningKind::TooManyMoves { .. } => "too-many-moves",
            WarningKind::Truncated => "truncated",
            WarningKind::UnknownVersion { .. } => "unknown-version",
            WarningKind::NothingFound => "nothing-found",
            WarningKind::UnknownTag => "unknown-tag",
            WarningKind::RepeatedTag => "repeated-tag",
            WarningKind::MissingClose => "missing-close",
            WarningKind::OtherClose { .. } => "other-close",
            WarningKind::DamagedName { .. } => "damaged-name",
            WarningKind::BinitLength { .. } => "binit-length",
            WarningKind::SharedPoint { .. } => "shared-point",
            WarningKind::BadFen { .. } => "bad-fen",
            WarningKind::MovesMissing { .. } => "moves-missing",
            WarningKind::OddDigits { .. } => "odd-digits",
            WarningKind::OldList => "old-list",
            WarningKind::NoParent { .. } => "no-parent",
            WarningKind::NoPly => "no-ply",
            WarningKind::LengthensParent => "lengthens-parent",
            WarningKind::BeforeParent => "before-parent",
            WarningKind::RepeatedBranch => "repeated-branch",
            WarningKind::EmptyBranch => "empty-branch",
            WarningKind::Unannounced => "unannounced",
            WarningKind::OrphanComment => "orphan-comment",
            WarningKind::BadMove { .. } => "bad-move",
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(tag) = &self.tag {
            write!(f, "{tag}: ")?;
        }
        match &self.kind {
            WarningKind::TextTooLong { bytes } => {
                write!(f, "the text has {bytes} bytes, more than the {} that are read", crate::book::MAX_TEXT)
            }
            WarningKind::TooManyMoves { moves } => {
                write!(
                    f,
                    "{moves} moves, more than the {} that are read from one text",
                    crate::record::MAX_MOVES
                )
            }
            WarningKind::Truncated => f.write_str("the file ends before its moves do"),
            WarningKind::UnknownVersion { version } => {
                write!(f, "version {version} of the format is not known, read like the last known one")
            }
            WarningKind::NothingFound => f.write_str("no game found"),
            WarningKind::UnknownTag => f.write_str("unknown tag, kept"),
            WarningKind::RepeatedTag => f.write_str("stands more than once, the first one counts"),
            WarningKind::MissingClose => f.write_str("closing tag missing, read up to the next tag"),
            WarningKind::OtherClose { name } => write!(f, "closed as {name}"),
            WarningKind::DamagedName { name } => write!(f, "read as {name}"),
            WarningKind::BinitLength { digits } => write!(f, "expected 64 digits, found {digits}"),
            WarningKind::SharedPoint { point } => {
                write!(f, "two pieces on {point}, the later one is shown")
            }
            WarningKind::BadFen { error } => write!(f, "{error}"),
            WarningKind::MovesMissing { said } => write!(f, "says {said} moves, but none are there"),
            WarningKind::OddDigits { digits } => write!(f, "{digits:?} at the end is no whole move"),
            WarningKind::OldList => f.write_str("a list of the old kind, converted"),
            WarningKind::NoParent { parent } => write!(f, "leaves branch {parent}, which cannot be reached"),
            WarningKind::NoPly => f.write_str("begins where the branch it leaves has no move"),
            WarningKind::LengthensParent => {
                f.write_str("begins behind the last move of the branch it leaves")
            }
            WarningKind::BeforeParent => f.write_str("begins before the branch it leaves has moved"),
            WarningKind::RepeatedBranch => f.write_str("another branch has the same number"),
            WarningKind::EmptyBranch => f.write_str("has no moves"),
            WarningKind::Unannounced => f.write_str("moves behind the end, kept apart"),
            WarningKind::OrphanComment => f.write_str("comments a move that is not there"),
            WarningKind::BadMove { problem } => f.write_str(problem),
        }
    }
}
