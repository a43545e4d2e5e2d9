//! Rulings in words, Chinese and English.

use std::fmt::Write;

use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::notation::chinese::{self, Script};
use crate::notation::wxf;
use crate::position::Position;
use crate::rules::class::Class;
use crate::rules::judge::Line;
use crate::rules::ruleset::RuleSet;
use crate::rules::ruling::{MoveRuling, Reason, Target};
use crate::rules::threat::Loss;
use crate::rules::verdict::{Ground, Outcome, Verdict};
use crate::square::Square;

/// A text in the languages that the core writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// Simplified Chinese.
    pub chinese: String,
    /// English.
    pub english: String,
}

fn words(chinese: impl Into<String>, english: impl Into<String>) -> Words {
    Words { chinese: chinese.into(), english: english.into() }
}

impl MoveRuling {
    /// Why the move (1-based ply of a line) has its class, with the moves that show it.
    ///
    /// ```
    /// use qili::rules::{CHINA_2020, Line};
    /// use qili::{format::fen, Position};
    /// let start = Position::try_from(&fen::read("3ak4/4a4/9/3n5/9/1R7/9/9/4A4/4KAB2 w")?)?;
    /// let line = Line::new(start, &["b4d4".parse()?])?;
    /// let words = line.classify(1, &CHINA_2020).sentence(&line, 1);
    /// assert_eq!(words.chinese, "车八平六，捉：马无根。下一着车六进二吃马。");
    /// assert_eq!(words.english, "R8=6, chase: the horse at d6 is unprotected. Next R6+2 takes the horse.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the line has no such move.
    #[must_use]
    pub fn sentence(&self, line: &Line, ply: usize) -> Words {
        let (before, mv) = (&line.positions()[ply - 1], line.moves()[ply - 1]);
        let after = &line.positions()[ply];
        let reason = self.reason_words(after);
        let mut text = words(
            format!("{}，{}：{}。", spell(before.board(), mv).chinese, self.class.sign(), reason.chinese),
            format!("{}, {}: {}.", spell(before.board(), mv).english, self.class, reason.english),
        );
        if let Some(proof) = self.proof(after) {
            text.chinese += &proof.chinese;
            text.english.push(' ');
            text.english += &proof.english;
        }
        if self.undecided {
            text.chinese += "计算达到上限，未能断定。";
            text.english += " The search met its limit: undecided.";
        }
        text
    }

    fn reason_words(&self, after: &Position) -> Words {
        match self.reason {
            Reason::Check => words("直接攻击对方将帅", "it attacks the king"),
            Reason::Mate => {
                words("企图下一着照将或连续照将，将死对方", "it threatens mate by consecutive checks")
            }
            Reason::Win => self.target_words(after),
            Reason::EvenExchange => words("可与对方同兵种子互换", "it offers an even exchange"),
            Reason::Sacrifice => words("送吃，对方可白吃此子", "it offers the piece for nothing"),
            Reason::Interposition => {
                words("阻拦对方的杀着，不具攻击作用", "it stands in the way of the threatened mate")
            }
            Reason::Tail => {
                words("盯住对方有根子，不具攻击作用", "it stays on the heels of a protected piece")
            }
            Reason::KingAnswer => words(
                "走动将帅应将，由此产生的捉、杀按闲处理",
                "a king that answers a check threatens nothing by it",
            ),
            Reason::OwnDoing => words(
                "盘面上的攻击是对方自己造成的，责任自负",
                "what is threatened stood before, by the other side's own doing",
            ),
            Reason::FreeAttack => {
                words("将帅、兵卒本身允许捉吃", "kings and pawns may attack pieces for ever")
            }
            Reason::Standing => words("走子前已经捉着，没有新的捉", "what it attacks was attacked before"),
            Reason::KeySquare => words(
                "占据防守要点，附带产生的捉士、象按闲处理",
                "it parries mate, and the attack on a guard is by the way",
            ),
            Reason::Quiet => words("不具攻击作用", "it threatens nothing"),
        }
    }

    fn target_words(&self, after: &Position) -> Words {
        let all: Vec<Words> = self.targets.iter().map(|target| target_words(after, target)).collect();
        words(
            all.iter().map(|words| words.chinese.as_str()).collect::<Vec<_>>().join("，"),
            all.iter().map(|words| words.english.as_str()).collect::<Vec<_>>().join(", "),
        )
    }

    /// The line of moves, as what would come next.
    fn proof(&self, after: &Position) -> Option<Words> {
        let start = if self.reason == Reason::Sacrifice { *after } else { after.passed()? };
        let (&last, earlier) = self.line.split_last()?;
        let mut position = start;
        let mut text = words("下一着", "Next ");
        for &mv in earlier {
            let spelt = spell(position.board(), mv);
            text.chinese += &spelt.chinese;
            text.chinese.push('，');
            text.english += &spelt.english;
            text.english += ", ";
            position.play_unchecked(mv);
        }
        let spelt = spell(position.board(), last);
        let end = position.after(last);
        text.chinese += &spelt.chinese;
        text.english += &spelt.english;
        match position.piece_at(last.to) {
            _ if end.is_mate() => {
                text.chinese += "，将死。";
                text.english += " mates.";
            }
            Some(taken) => {
                text.chinese.push('吃');
                text.chinese.push(chinese::name(taken, Script::Simplified));
                text.chinese.push('。');
                // Writing to a text cannot fail.
                let _ = write!(text.english, " takes the {}.", taken.role);
            }
            None => {
                text.chinese.push('。');
                text.english.push('.');
            }
        }
        Some(text)
    }
}

fn target_words(after: &Position, target: &Target) -> Words {
    let (chinese, english) = name(after, target.square);
    match target.loss {
        Loss::Unrooted => words(format!("{chinese}无根"), format!("{english} is unprotected")),
        Loss::FalseRoot => {
            words(format!("{chinese}是假根子"), format!("what protects {english} may not take back"))
        }
        Loss::MoreValuable => words(
            format!("{chinese}的子力价值高于捉它的子"),
            format!("{english} is worth more than its attacker"),
        ),
        Loss::UnderRooted => words(
            format!("联合捉{chinese}，{chinese}少根"),
            format!("{english} has too few protectors against a joint attack"),
        ),
        Loss::Exchange => words(
            format!("通过完整的交换过程得{chinese}"),
            format!("an exchange that starts with {english} wins material"),
        ),
    }
}

fn name(position: &Position, square: Square) -> (String, String) {
    match position.piece_at(square) {
        Some(piece) => {
            (chinese::name(piece, Script::Simplified).to_string(), format!("the {} at {square}", piece.role))
        }
        None => (square.to_string(), square.to_string()),
    }
}

/// A move in both languages' notations, or as points where a notation has no word for it.
fn spell(board: &Board, mv: Move) -> Words {
    words(
        chinese::write(board, mv, Script::Simplified).unwrap_or_else(|| mv.to_string()),
        wxf::write(board, mv).unwrap_or_else(|| mv.to_string()),
    )
}

impl Verdict {
    /// The verdict in words.
    #[must_use]
    pub fn sentence(&self, rules: &RuleSet) -> Words {
        let ground = self.ground_words();
        let Some(outcome) = self.outcome else { return ground };
        let consequence = match (outcome, self.fault) {
            (Outcome::Draw, _) | (_, None) => words("不变作和", "a draw if nobody varies"),
            (Outcome::MustVary, Some(color)) => words(
                format!("{}须变着，不变作负", side(color).chinese),
                format!("{} must vary or loses", color),
            ),
            (Outcome::Loses, Some(color)) => {
                words(format!("{}判负", side(color).chinese), format!("{color} loses"))
            }
        };
        let english_name = rules.english_name;
        words(
            format!("{}：{}，{}。", rules.chinese_name, ground.chinese, consequence.chinese),
            format!("{english_name}: {}; {}.", ground.english, consequence.english),
        )
    }

    fn ground_words(&self) -> Words {
        let fault = |chinese: &str, english: &str| {
            self.fault.map_or_else(
                || words(chinese, english),
                |color| words(format!("{}{chinese}", side(color).chinese), format!("{color} {english}")),
            )
        };
        match self.ground {
            Ground::Nothing => words("局面没有重复", "nothing repeats"),
            Ground::NoMaterial => words("双方都没有取胜的可能", "neither side can win"),
            Ground::PerpetualCheck => fault("长将", "checks with every move"),
            Ground::BothCheck => words("双方长将", "both check with every move"),
            Ground::OneAttacks => {
                fault("步步是打，对方不是", "attacks with every move, the other side does not")
            }
            Ground::BothAttack => words("双方均为禁止着法", "both attack with every move, equally heavily"),
            Ground::Heavier => fault("的打较重", "attacks the more heavily"),
            Ground::NeitherAttacks => words("双方均为允许着法", "neither attacks with every move"),
        }
    }

    /// The name of a side's pattern as the books write it: 长将, 一将一闲; an empty text where nothing repeats.
    #[must_use]
    pub fn pattern(&self, color: Color) -> String {
        let classes = &self.patterns[color];
        let counts: Vec<(Class, usize)> = Class::ALL
            .into_iter()
            .map(|class| (class, classes.iter().filter(|&&other| other == class).count()))
            .filter(|&(_, count)| 0 < count)
            .collect();
        match counts.as_slice() {
            [] => String::new(),
            [(Class::Idle, _)] => "闲着".to_owned(),
            [(Class::Check, _)] if self.ground == Ground::BothCheck => "解将还将".to_owned(),
            [(class, _)] => format!("长{}", class.sign()),
            _ => {
                let unit = counts.iter().fold(0, |unit, &(_, count)| common_divisor(unit, count));
                counts
                    .iter()
                    .map(|&(class, count)| format!("{}{}", numeral(count / unit), class.sign()))
                    .collect()
            }
        }
    }
}

fn side(color: Color) -> Words {
    match color {
        Color::Red => words("红方", "red"),
        Color::Black => words("黑方", "black"),
    }
}

fn common_divisor(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A small number as the pattern names write it; 数 stands for more than nine.
fn numeral(number: usize) -> char {
    ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'].get(number).copied().unwrap_or('数')
}
