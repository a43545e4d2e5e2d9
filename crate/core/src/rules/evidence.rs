//! Rulings in words: how phrases make sentences.

use crate::board::Board;
use crate::color::Color;
use crate::language::Language;
use crate::moves::Move;
use crate::notation::chinese::{self, Script};
use crate::notation::{vietnamese, wxf};
use crate::position::Position;
use crate::rules::class::Class;
use crate::rules::judge::Line;
use crate::rules::phrases;
use crate::rules::ruling::{MoveRuling, Reason, Target};
use crate::rules::verdict::{Ground, Verdict};

impl MoveRuling {
    /// Why the move (1-based ply of a line) has its class, with the moves that show it.
    ///
    /// ```
    /// use qili::rules::{CHINA_2020, Line};
    /// use qili::{format::fen, Language, Position};
    /// let start = Position::try_from(&fen::read("3ak4/4a4/9/3n5/9/1R7/9/9/4A4/4KAB2 w")?)?;
    /// let line = Line::new(start, &["b4d4".parse()?])?;
    /// let ruling = line.classify(1, &CHINA_2020);
    /// let said = |language| ruling.sentence(&line, 1, language);
    /// assert_eq!(said(Language::Simplified), "车八平六，捉：马无根。下一着车六进二吃马。");
    /// assert_eq!(
    ///     said(Language::English),
    ///     "R8=6, chase: the horse at d6 is unprotected. Next R6+2 takes the horse."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the line has no such move.
    #[must_use]
    pub fn sentence(&self, line: &Line, ply: usize, language: Language) -> String {
        let (before, mv) = (&line.positions()[ply - 1], line.moves()[ply - 1]);
        let after = &line.positions()[ply];
        let targets: Vec<String> =
            self.targets.iter().map(|target| target_words(after, target, language)).collect();
        let comma = language.word(phrases::COMMA);
        let class = language.word(phrases::class(self.class));
        let reason = language.say(phrases::reason(self.reason), &[&targets.join(comma)]);
        let mv = spell(before.board(), mv, language);
        let mut text = language.say(phrases::RULING, &[&mv, class, &reason]);
        text += &self.proof(after, language).unwrap_or_default();
        if self.undecided {
            text += language.word(phrases::UNDECIDED);
        }
        text
    }

    /// The line of moves, as what would come next.
    fn proof(&self, after: &Position, language: Language) -> Option<String> {
        let (&last, earlier) = self.line.split_last()?;
        let mut position = if self.reason == Reason::Sacrifice { *after } else { after.passed()? };
        let mut text = language.word(phrases::NEXT).to_owned();
        for &mv in earlier {
            text += &spell(position.board(), mv, language);
            text += language.word(phrases::COMMA);
            position.play_unchecked(mv);
        }
        let taken = position.piece_at(last.to).map(|piece| language.piece(piece));
        let end = match taken {
            _ if position.after(last).is_mate() => phrases::MATES,
            Some(_) => phrases::TAKES,
            None => phrases::ENDS,
        };
        let spelt = spell(position.board(), last, language);
        Some(text + &language.say(end, &[&spelt, &taken.unwrap_or_default()]))
    }
}

fn target_words(after: &Position, target: &Target, language: Language) -> String {
    let square = target.square.to_string();
    let name = match after.piece_at(target.square) {
        Some(piece) => language.say(phrases::PIECE_AT, &[&language.piece(piece), &square]),
        None => square,
    };
    language.say(phrases::loss(target.loss), &[&name])
}

/// A move in a language's notation, or as points where that has no word for it.
fn spell(board: &Board, mv: Move, language: Language) -> String {
    let written = match language {
        Language::Simplified => chinese::write(board, mv, Script::Simplified),
        Language::Traditional => chinese::write(board, mv, Script::Traditional),
        Language::English => wxf::write(board, mv),
        Language::Vietnamese => vietnamese::write(board, mv),
    };
    written.unwrap_or_else(|| mv.to_string())
}

impl Verdict {
    /// The verdict in words.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let fault = self.fault.map(|color| language.side(color)).unwrap_or_default();
        let ground = language.say(phrases::ground(self.ground), &[fault]);
        match self.outcome {
            None => ground,
            Some(outcome) => {
                let outcome = language.say(phrases::outcome(outcome), &[fault]);
                language.say(phrases::VERDICT, &[&ground, &outcome])
            }
        }
    }

    /// The name of a side's pattern as the books write it: 长将, 一将一闲; an empty text where nothing repeats.
    #[must_use]
    pub fn pattern(&self, color: Color, language: Language) -> String {
        let classes = &self.patterns[color];
        let counts: Vec<(Class, usize)> = Class::ALL
            .into_iter()
            .map(|class| (class, classes.iter().filter(|&&other| other == class).count()))
            .filter(|&(_, count)| 0 < count)
            .collect();
        let name = |class| language.word(phrases::class(class));
        match counts.as_slice() {
            [] => String::new(),
            [(Class::Idle, _)] => language.word(phrases::ALWAYS_IDLE).to_owned(),
            [(Class::Check, _)] if self.ground == Ground::BothCheck => {
                language.word(phrases::CHECK_FOR_CHECK).to_owned()
            }
            [(class, _)] => language.say(phrases::ALWAYS, &[name(*class)]),
            _ => {
                let unit = counts.iter().fold(0, |unit, &(_, count)| common_divisor(unit, count));
                let part = |&(class, count): &(Class, usize)| {
                    language.say(phrases::SOMETIMES, &[&numeral(count / unit, language), name(class)])
                };
                counts.iter().map(part).collect::<String>().trim_end().to_owned()
            }
        }
    }
}

fn common_divisor(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A number as the pattern names write it; 数 and 數 stand for more than nine.
fn numeral(number: usize, language: Language) -> String {
    let many = match language {
        Language::Simplified => '数',
        Language::Traditional => '數',
        Language::English | Language::Vietnamese => return number.to_string(),
    };
    ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'].get(number).unwrap_or(&many).to_string()
}
