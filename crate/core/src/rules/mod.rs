//! The rule books: what a referee says of a move and of a repetition.
//!
//! [`Line::judge`] is the one answer. It classifies every move (`chinese` and `asian`, by what `threat`, `exchange` and
//! `mate` find), looks for what repeats (`cycle`) and rules on it (`verdict`, by `forbidden`, `prey` or `counted`), as the
//! data of a [`RuleSet`] say; `evidence` puts it into words, which are those of `phrases`.

mod asian;
mod budget;
mod chinese;
mod class;
mod counted;
mod cycle;
mod evidence;
mod exchange;
mod forbidden;
mod judge;
mod mate;
mod phrases;
mod prey;
mod ruleset;
mod ruling;
mod threat;
mod verdict;

pub use class::Class;
pub use judge::{Judgement, Line, LineError, LoopError, NODE_LIMIT};
pub use mate::{Mate, find_mate};
pub use ruleset::{
    AXF, Articles, Asian, CHINA_1957, CHINA_1999, CHINA_2011, CHINA_2011_TRIAL, CHINA_2020, COMPUTER,
    Chinese, Counted, DPXQ, Newness, RULE_SETS, RuleSet, Standings, System, TIANTIAN, WXF_2018,
};
pub use ruling::{MoveRuling, Reason, Target};
pub use threat::Loss;
pub use verdict::{Basis, Grade, Ground, Outcome, Verdict};
