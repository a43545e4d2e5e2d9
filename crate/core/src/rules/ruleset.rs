//! The rule sets, as data that one engine reads.
//!
//! Each field names the articles it stands for; rules.md keeps the sources with their confidence. Hold a row against
//! its book: what the book says is in the row, and nothing else tells the sets apart.

use crate::rules::exchange::HORSE;

/// A rule book.
#[derive(Debug)]
pub struct RuleSet {
    /// The name that the command line, the page and the element's `rules` attribute use.
    pub id: &'static str,
    /// The book's name in Chinese.
    pub chinese_name: &'static str,
    /// The book's name in English.
    pub english_name: &'static str,
    /// How often a position must stand before the book rules on it.
    pub standings: Standings,
    /// What the book looks at.
    pub system: System,
    /// Where the book says so.
    pub articles: Articles,
}

/// How often the same position must stand before a ruling; the first time counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Where neither side may be forced to vary.
    pub permitted: usize,
    /// Where a side is at fault.
    pub prohibited: usize,
}

/// What a book looks at.
#[derive(Clone, Copy, Debug)]
pub enum System {
    /// Every move has a class, and a side is at fault when all its moves in the loop are attacks.
    Chinese(Chinese),
    /// A side is at fault when all its moves check, or all chase the same piece.
    Asian(Asian),
    /// Runs of attacks are counted, whether positions return or not.
    Counted(Counted),
}

/// The fine points on which the Chinese books differ.
#[derive(Clone, Copy, Debug)]
pub struct Chinese {
    /// Whether mate threats and chases are forbidden beside perpetual check (1999 25.2, 2020 24.13). The excerpt of
    /// 1957 forbids perpetual check alone.
    pub attacks_forbidden: bool,
    /// Whether a piece that only a series of checks wins is chased (1999 28.3, 2020 24.3). The excerpt of 1957 speaks of
    /// direct attacks alone.
    pub checks_chase: bool,
    /// Whether perpetual check loses at once (1999 24.1) rather than having to vary.
    pub perpetual_check_loses: bool,
    /// Whether attacks on both sides are weighed (2020 26.9: 长捉车, 长捉无根子 against 联合捉, 捉少根子).
    pub grades: bool,
    /// Whether a king's answer to a check is idle whatever it threatens (2011 26.1.2, 2020 26.1.3).
    pub king_answers_are_idle: bool,
    /// Whether a mate threat that the other side's own check brought about (自毙) is not charged to the answer
    /// (2011 24.18 and 26.3, 2020 26.1.4).
    pub own_mate_is_ones_own_doing: bool,
    /// Whether a piece that the other side's own check uprooted is not charged to the answer (2011 26.3 in its final
    /// text, 2020 26.1.4).
    pub own_uprooting_is_ones_own_doing: bool,
    /// Whether the attacks of kings and pawns, which are allowed, are called chases (1957 二.6 and 二.7), or idle
    /// (1999 27.1, 2020 26.1).
    pub free_attacks_are_chases: bool,
    /// Whether an attack that stood before counts again when the move makes it win more (2020 26.5); from chase to
    /// chase (从捉到捉) it is idle in 1999 (细则 6).
    pub growing_attacks_count: bool,
    /// Whether pawns' attacks count where both sides attack for ever (1999 27.2).
    pub mutual_pawn_attacks_count: bool,
    /// Whether a move that threatens mate and a piece is called a chase (the misprint of the dpxq text's 27.4).
    pub kill_with_chase_is_chase: bool,
    /// The most that a pawn beyond the river is worth when it is given away (1999 25.3, 2020 26.6).
    pub dearest_pawn: i32,
}

/// When a chase is new with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Newness {
    /// When this piece did not attack that one before.
    Attacker,
    /// When no piece attacked that one before.
    Target,
}

/// The fine points on which the books of the Asian family differ.
#[derive(Clone, Copy, Debug)]
pub struct Asian {
    /// When a chase is new.
    pub newness: Newness,
    /// Whether a side may chase two pieces with every move (分捉 D107); Pikafish asks only for one that all moves chase.
    pub several_prey_are_free: bool,
    /// Whether a single check inside the loop makes every chase void (Pikafish's computer rule).
    pub check_voids_chases: bool,
    /// Whether chasing a rook that a horse pins outranks other chases (D39 to D41).
    pub horse_pinned_rook_outranks: bool,
}

/// The limits of a counting rule (天天象棋).
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// Checks in a row with one, two, three or more checking pieces.
    pub checks: [usize; 3],
    /// Attacks in a row on one piece.
    pub chases: usize,
    /// Checks and attacks in turn, by one piece and by several.
    pub alternating: [usize; 2],
    /// Pairs of moves with which both sides check, or both chase.
    pub mutual: usize,
}

/// The numbers of the articles; an empty text where the source has none.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // Each field is the article of the class or verdict that it is named after.
pub struct Articles {
    pub check: &'static str,
    pub kill: &'static str,
    pub chase: &'static str,
    pub exchange: &'static str,
    pub offer: &'static str,
    pub block: &'static str,
    pub follow: &'static str,
    pub idle: &'static str,
    pub free_attack: &'static str,
    pub king_answer: &'static str,
    pub own_doing: &'static str,
    pub key_square: &'static str,
    pub perpetual_check: &'static str,
    pub both_allowed: &'static str,
    pub one_forbidden: &'static str,
    pub both_forbidden: &'static str,
    pub heavier: &'static str,
    pub no_material: &'static str,
}

/// All rule sets, oldest first.
pub const RULE_SETS: &[&RuleSet] = &[
    &CHINA_1957,
    &CHINA_1999,
    &DPXQ,
    &CHINA_2011_TRIAL,
    &CHINA_2011,
    &CHINA_2020,
    &AXF,
    &WXF_2018,
    &COMPUTER,
    &TIANTIAN,
];

impl RuleSet {
    /// The rule set with a name.
    ///
    /// ```
    /// use qili::rules::RuleSet;
    /// assert_eq!(RuleSet::by_id("china-2020").unwrap().chinese_name, "中国 2020");
    /// assert!(RuleSet::by_id("chess").is_none());
    /// ```
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static RuleSet> {
        RULE_SETS.iter().copied().find(|rules| rules.id == id)
    }
}

/// 1957: a catalogue of draws; only perpetual check is named as forbidden.
pub static CHINA_1957: RuleSet = RuleSet {
    id: "china-1957",
    chinese_name: "中国 1957",
    english_name: "China 1957",
    standings: Standings { permitted: 2, prohibited: 2 },
    system: System::Chinese(Chinese {
        attacks_forbidden: false,
        checks_chase: false,
        perpetual_check_loses: false,
        free_attacks_are_chases: true,
        ..CHINESE_1999
    }),
    articles: Articles {
        check: "第六章 二.4",
        kill: "第六章 二.1",
        chase: "第六章 二.6",
        exchange: "第六章 二.2",
        offer: "",
        block: "第六章 二.1",
        follow: "第六章 二.3",
        idle: "第六章 二.4",
        free_attack: "第六章 二.6-7",
        king_answer: "",
        own_doing: "",
        key_square: "",
        perpetual_check: "第六章 二.6",
        both_allowed: "第六章 二",
        one_forbidden: "",
        both_forbidden: "第六章 二.5",
        heavier: "",
        no_material: "第六章 一",
    },
};

const CHINESE_1999: Chinese = Chinese {
    attacks_forbidden: true,
    checks_chase: true,
    perpetual_check_loses: true,
    grades: false,
    king_answers_are_idle: false,
    own_mate_is_ones_own_doing: true,
    own_uprooting_is_ones_own_doing: true,
    free_attacks_are_chases: false,
    growing_attacks_count: false,
    mutual_pawn_attacks_count: true,
    kill_with_chase_is_chase: false,
    // 一兵换取数子, 均不算得子.
    dearest_pawn: 10 * HORSE,
};

const ARTICLES_1999: Articles = Articles {
    check: "28.1",
    kill: "28.2",
    chase: "28.3, 29",
    exchange: "28.5",
    offer: "28.6",
    block: "28.7",
    follow: "28.8",
    idle: "28.9",
    free_attack: "27.1-27.2",
    king_answer: "",
    own_doing: "",
    key_square: "27.3",
    perpetual_check: "24.1, 26.1",
    both_allowed: "24.2, 26.2",
    one_forbidden: "24.3, 26.4",
    both_forbidden: "24.2, 26.3",
    heavier: "",
    no_material: "",
};

/// 1999: forbidden against allowed, no grades.
pub static CHINA_1999: RuleSet = RuleSet {
    id: "china-1999",
    chinese_name: "中国 1999",
    english_name: "China 1999",
    standings: Standings { permitted: 3, prohibited: 3 },
    system: System::Chinese(CHINESE_1999),
    articles: ARTICLES_1999,
};

/// The text of 1999 as dpxq prints it: 杀兼捉, 按捉.
pub static DPXQ: RuleSet = RuleSet {
    id: "dpxq",
    chinese_name: "东萍 (1999 文本)",
    english_name: "dpxq (text of 1999)",
    standings: Standings { permitted: 3, prohibited: 3 },
    system: System::Chinese(Chinese { kill_with_chase_is_chase: true, ..CHINESE_1999 }),
    articles: ARTICLES_1999,
};

const CHINESE_2011: Chinese = Chinese {
    attacks_forbidden: true,
    checks_chase: true,
    perpetual_check_loses: false,
    grades: true,
    king_answers_are_idle: true,
    own_mate_is_ones_own_doing: true,
    own_uprooting_is_ones_own_doing: true,
    free_attacks_are_chases: false,
    growing_attacks_count: true,
    mutual_pawn_attacks_count: false,
    kill_with_chase_is_chase: false,
    // A pawn for a horse is no gain, a pawn for a rook is.
    dearest_pawn: HORSE,
};

const ARTICLES_2011: Articles = Articles {
    check: "24",
    kill: "24",
    chase: "24, 26.6",
    exchange: "24",
    offer: "24",
    block: "24",
    follow: "24",
    idle: "24",
    free_attack: "26.1",
    king_answer: "26.1.2",
    own_doing: "24.18, 26.3",
    key_square: "26",
    perpetual_check: "25",
    both_allowed: "25",
    one_forbidden: "25",
    both_forbidden: "25",
    heavier: "25",
    no_material: "",
};

/// 2011 on trial: an uprooting by one's own check is charged to the answer.
pub static CHINA_2011_TRIAL: RuleSet = RuleSet {
    id: "china-2011-trial",
    chinese_name: "中国 2011 (试行)",
    english_name: "China 2011 (trial)",
    standings: Standings { permitted: 3, prohibited: 3 },
    system: System::Chinese(Chinese { own_uprooting_is_ones_own_doing: false, ..CHINESE_2011 }),
    articles: ARTICLES_2011,
};

/// 2011 as adopted.
pub static CHINA_2011: RuleSet = RuleSet {
    id: "china-2011",
    chinese_name: "中国 2011",
    english_name: "China 2011",
    standings: Standings { permitted: 3, prohibited: 3 },
    system: System::Chinese(CHINESE_2011),
    articles: ARTICLES_2011,
};

/// 2020, reprinted 2022.
pub static CHINA_2020: RuleSet = RuleSet {
    id: "china-2020",
    chinese_name: "中国 2020",
    english_name: "China 2020",
    standings: Standings { permitted: 3, prohibited: 3 },
    system: System::Chinese(CHINESE_2011),
    articles: Articles {
        check: "24.1",
        kill: "24.2",
        chase: "24.3",
        exchange: "24.4",
        offer: "24.5",
        block: "24.6",
        follow: "24.7",
        idle: "24.8",
        free_attack: "26.1",
        king_answer: "26.1.3",
        own_doing: "26.1.4",
        key_square: "26.2",
        perpetual_check: "25.1",
        both_allowed: "25.2",
        one_forbidden: "25.3",
        both_forbidden: "26.9.4",
        heavier: "26.9.2-3",
        no_material: "",
    },
};

const ARTICLES_ASIAN: Articles = Articles {
    check: "",
    kill: "",
    chase: "",
    exchange: "",
    offer: "",
    block: "",
    follow: "",
    idle: "",
    free_attack: "23, 24",
    king_answer: "",
    own_doing: "",
    key_square: "",
    perpetual_check: "1",
    both_allowed: "4-8",
    one_forbidden: "14-33",
    both_forbidden: "2",
    heavier: "",
    no_material: "",
};

/// The Asian rules.
pub static AXF: RuleSet = RuleSet {
    id: "axf",
    chinese_name: "亚洲棋规",
    english_name: "Asian rules (AXF)",
    standings: Standings { permitted: 3, prohibited: 3 },
    system: System::Asian(Asian {
        newness: Newness::Attacker,
        several_prey_are_free: true,
        check_voids_chases: false,
        horse_pinned_rook_outranks: true,
    }),
    articles: ARTICLES_ASIAN,
};

/// The World rules of 2018: the Asian diagrams; what is permitted draws at the fourth standing (3.2.B), what is
/// prohibited is decided at the third (19.8).
pub static WXF_2018: RuleSet = RuleSet {
    id: "wxf-2018",
    chinese_name: "世界棋规 2018",
    english_name: "World rules 2018 (WXF)",
    standings: Standings { permitted: 4, prohibited: 3 },
    system: System::Asian(Asian {
        newness: Newness::Attacker,
        several_prey_are_free: true,
        check_voids_chases: false,
        horse_pinned_rook_outranks: true,
    }),
    articles: Articles {
        both_allowed: "3.2.B",
        one_forbidden: "19.8, 20",
        perpetual_check: "19.8",
        both_forbidden: "19",
        ..ARTICLES_ASIAN
    },
};

/// The computer rule as Pikafish judges.
pub static COMPUTER: RuleSet = RuleSet {
    id: "computer",
    chinese_name: "电脑规则",
    english_name: "Computer rule (Pikafish)",
    standings: Standings { permitted: 3, prohibited: 3 },
    system: System::Asian(Asian {
        newness: Newness::Target,
        several_prey_are_free: false,
        check_voids_chases: true,
        horse_pinned_rook_outranks: false,
    }),
    articles: Articles {
        free_attack: "",
        perpetual_check: "",
        both_allowed: "",
        one_forbidden: "",
        both_forbidden: "",
        ..ARTICLES_ASIAN
    },
};

/// 天天象棋: the next attack beyond a limit is refused.
pub static TIANTIAN: RuleSet = RuleSet {
    id: "tiantian",
    chinese_name: "天天象棋",
    english_name: "Tiantian (counted)",
    standings: Standings { permitted: 5, prohibited: 1 },
    system: System::Counted(Counted { checks: [6, 12, 18], chases: 6, alternating: [12, 18], mutual: 6 }),
    articles: Articles {
        free_attack: "",
        perpetual_check: "",
        both_allowed: "",
        one_forbidden: "",
        both_forbidden: "",
        ..ARTICLES_ASIAN
    },
};
