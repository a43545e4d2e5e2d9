//! What was odd in a text: the repair report.

use std::fmt;

use crate::book::MAX_TEXT;
use crate::format::fen::ParseFenError;
use crate::game::Problem;
use crate::language::{ABOUT, Language, Phrase};
use crate::record::MAX_MOVES;

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
        problem: Problem,
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

impl Warning {
    /// What is odd, and where.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let sentence = self.kind.sentence(language);
        match &self.tag {
            Some(tag) => language.say(ABOUT, &[tag, &sentence]),
            None => sentence,
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl WarningKind {
    fn sentence(&self, language: Language) -> String {
        let (phrase, about) = match self {
            WarningKind::BadFen { error } => return error.sentence(language),
            WarningKind::BadMove { problem } => return problem.sentence(language),
            WarningKind::TextTooLong { bytes } => {
                (TEXT_TOO_LONG, vec![bytes.to_string(), MAX_TEXT.to_string()])
            }
            WarningKind::TooManyMoves { moves } => {
                (TOO_MANY_MOVES, vec![moves.to_string(), MAX_MOVES.to_string()])
            }
            WarningKind::UnknownVersion { version } => (UNKNOWN_VERSION, vec![version.to_string()]),
            WarningKind::OtherClose { name } => (OTHER_CLOSE, vec![name.clone()]),
            WarningKind::DamagedName { name } => (DAMAGED_NAME, vec![name.clone()]),
            WarningKind::BinitLength { digits } => (BINIT_LENGTH, vec![digits.to_string()]),
            WarningKind::SharedPoint { point } => (SHARED_POINT, vec![point.clone()]),
            WarningKind::MovesMissing { said } => (MOVES_MISSING, vec![said.to_string()]),
            WarningKind::OddDigits { digits } => (ODD_DIGITS, vec![format!("{digits:?}")]),
            WarningKind::NoParent { parent } => (NO_PARENT, vec![parent.to_string()]),
            WarningKind::Truncated => (TRUNCATED, vec![]),
            WarningKind::NothingFound => (NOTHING_FOUND, vec![]),
            WarningKind::UnknownTag => (UNKNOWN_TAG, vec![]),
            WarningKind::RepeatedTag => (REPEATED_TAG, vec![]),
            WarningKind::MissingClose => (MISSING_CLOSE, vec![]),
            WarningKind::OldList => (OLD_LIST, vec![]),
            WarningKind::NoPly => (NO_PLY, vec![]),
            WarningKind::LengthensParent => (LENGTHENS_PARENT, vec![]),
            WarningKind::BeforeParent => (BEFORE_PARENT, vec![]),
            WarningKind::RepeatedBranch => (REPEATED_BRANCH, vec![]),
            WarningKind::EmptyBranch => (EMPTY_BRANCH, vec![]),
            WarningKind::Unannounced => (UNANNOUNCED, vec![]),
            WarningKind::OrphanComment => (ORPHAN_COMMENT, vec![]),
        };
        let about: Vec<&str> = about.iter().map(String::as_str).collect();
        language.say(phrase, &about)
    }
}

const TEXT_TOO_LONG: Phrase = [
    "文本有$0字节，超过可读的$1字节",
    "文本有$0位元組，超過可讀的$1位元組",
    "the text has $0 bytes, more than the $1 that are read",
    "văn bản dài $0 byte, nhiều hơn $1 byte đọc được",
];
const TOO_MANY_MOVES: Phrase = [
    "有$0着，超过一份文本可读的$1着",
    "有$0著，超過一份文本可讀的$1著",
    "$0 moves, more than the $1 that are read from one text",
    "$0 nước đi, nhiều hơn $1 nước đọc được từ một văn bản",
];
const TRUNCATED: Phrase = [
    "着法未完，文件已结束",
    "著法未完，檔案已結束",
    "the file ends before its moves do",
    "tệp kết thúc trước khi hết nước đi",
];
const UNKNOWN_VERSION: Phrase = [
    "未知的格式版本$0，按已知的最新版本读取",
    "未知的格式版本$0，按已知的最新版本讀取",
    "version $0 of the format is not known, read like the last known one",
    "không biết phiên bản $0 của định dạng, đọc như phiên bản mới nhất đã biết",
];
const NOTHING_FOUND: Phrase = ["没有找到棋局", "沒有找到棋局", "no game found", "không tìm thấy ván cờ"];
const UNKNOWN_TAG: Phrase =
    ["未知的标签，已保留", "未知的標籤，已保留", "unknown tag, kept", "thẻ lạ, được giữ lại"];
const REPEATED_TAG: Phrase = [
    "出现不止一次，以第一次为准",
    "出現不止一次，以第一次為準",
    "stands more than once, the first one counts",
    "xuất hiện nhiều lần, lấy lần đầu",
];
const MISSING_CLOSE: Phrase = [
    "缺少结束标签，读到下一个标签为止",
    "缺少結束標籤，讀到下一個標籤為止",
    "closing tag missing, read up to the next tag",
    "thiếu thẻ đóng, đọc đến thẻ tiếp theo",
];
const OTHER_CLOSE: Phrase = ["以$0结束", "以$0結束", "closed as $0", "đóng bằng $0"];
const DAMAGED_NAME: Phrase = ["按$0读取", "按$0讀取", "read as $0", "đọc là $0"];
const BINIT_LENGTH: Phrase = [
    "应有64位数字，实有$0位",
    "應有64位數字，實有$0位",
    "expected 64 digits, found $0",
    "phải có 64 chữ số, chỉ thấy $0",
];
const SHARED_POINT: Phrase = [
    "$0有两个棋子，显示后一个",
    "$0有兩個棋子，顯示後一個",
    "two pieces on $0, the later one is shown",
    "hai quân cùng ở $0, hiện quân sau",
];
const MOVES_MISSING: Phrase = [
    "说有$0着，却一着也没有",
    "說有$0著，卻一著也沒有",
    "says $0 moves, but none are there",
    "ghi có $0 nước đi nhưng không có nước nào",
];
const ODD_DIGITS: Phrase = [
    "末尾的$0不成一着",
    "末尾的$0不成一著",
    "$0 at the end is no whole move",
    "$0 ở cuối không đủ một nước đi",
];
const OLD_LIST: Phrase = [
    "旧格式的着法表，已转换",
    "舊格式的著法表，已轉換",
    "a list of the old kind, converted",
    "danh sách kiểu cũ, đã chuyển đổi",
];
const NO_PARENT: Phrase = [
    "出自第$0变，而它无法到达",
    "出自第$0變，而它無法到達",
    "leaves branch $0, which cannot be reached",
    "rẽ từ nhánh $0, nhánh không đến được",
];
const NO_PLY: Phrase = [
    "起点处，它所出自的变化没有着法",
    "起點處，它所出自的變化沒有著法",
    "begins where the branch it leaves has no move",
    "bắt đầu ở chỗ nhánh mà nó rẽ ra không có nước đi",
];
const LENGTHENS_PARENT: Phrase = [
    "接在它所出自的变化最后一着之后",
    "接在它所出自的變化最後一著之後",
    "begins behind the last move of the branch it leaves",
    "bắt đầu sau nước cuối của nhánh mà nó rẽ ra",
];
const BEFORE_PARENT: Phrase = [
    "起点在它所出自的变化走子之前",
    "起點在它所出自的變化走子之前",
    "begins before the branch it leaves has moved",
    "bắt đầu trước khi nhánh mà nó rẽ ra có nước đi",
];
const REPEATED_BRANCH: Phrase = [
    "与另一变化编号相同",
    "與另一變化編號相同",
    "another branch has the same number",
    "một nhánh khác có cùng số",
];
const EMPTY_BRANCH: Phrase = ["没有着法", "沒有著法", "has no moves", "không có nước đi"];
const UNANNOUNCED: Phrase = [
    "结尾之后还有着法，另行保留",
    "結尾之後還有著法，另行保留",
    "moves behind the end, kept apart",
    "có nước đi sau chỗ kết thúc, được giữ riêng",
];
const ORPHAN_COMMENT: Phrase = [
    "注解的着法不存在",
    "註解的著法不存在",
    "comments a move that is not there",
    "bình chú một nước đi không có",
];
