//! The languages that the core writes, and phrases with gaps: every sentence is made of them.
//!
//! `$0`, `$1` … stand for what a phrase is about: languages order their words differently.

use crate::color::Color;
use crate::notation::chinese::{self, Script};
use crate::role::{Piece, Role};

/// A language that rulings, warnings and errors are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub enum Language {
    /// Simplified Chinese.
    #[cfg_attr(all(test, feature = "serde"), ts(rename = "zh-Hans"))]
    Simplified,
    /// Traditional Chinese.
    #[cfg_attr(all(test, feature = "serde"), ts(rename = "zh-Hant"))]
    Traditional,
    /// English.
    #[default]
    #[cfg_attr(all(test, feature = "serde"), ts(rename = "en"))]
    English,
    /// Vietnamese.
    #[cfg_attr(all(test, feature = "serde"), ts(rename = "vi"))]
    Vietnamese,
}

impl Language {
    /// The four languages, in the order of every phrase.
    pub const ALL: [Language; 4] =
        [Language::Simplified, Language::Traditional, Language::English, Language::Vietnamese];

    /// The language of a tag: `zh-Hans`, `zh-Hant`, `en` or `vi`.
    ///
    /// ```
    /// assert_eq!(qili::Language::by_tag("vi"), Some(qili::Language::Vietnamese));
    /// assert_eq!(qili::Language::by_tag("de"), None);
    /// ```
    #[must_use]
    pub fn by_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The tag as of BCP 47.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::Simplified => "zh-Hans",
            Language::Traditional => "zh-Hant",
            Language::English => "en",
            Language::Vietnamese => "vi",
        }
    }

    /// The phrase in this language, with what it is about.
    pub(crate) fn say(self, phrase: Phrase, about: &[&str]) -> String {
        let mut parts = self.word(phrase).split('$');
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let mut letters = part.chars();
            let index = letters.next().and_then(|digit| digit.to_digit(10)).unwrap_or(0);
            text += about.get(index as usize).copied().unwrap_or_default();
            text += letters.as_str();
        }
        text
    }

    /// A phrase without gaps in this language.
    pub(crate) fn word(self, phrase: Phrase) -> &'static str {
        phrase[self as usize]
    }

    /// The name of a side.
    pub(crate) fn side(self, color: Color) -> &'static str {
        self.word(match color {
            Color::Red => ["红方", "紅方", "Red", "Đỏ"],
            Color::Black => ["黑方", "黑方", "Black", "Đen"],
        })
    }

    /// The name of a piece; in Chinese the character on it.
    pub(crate) fn piece(self, piece: Piece) -> String {
        match self {
            Language::Simplified => chinese::name(piece, Script::Simplified).to_string(),
            Language::Traditional => chinese::name(piece, Script::Traditional).to_string(),
            Language::English => piece.role.to_string(),
            Language::Vietnamese => match piece.role {
                Role::King => "tướng",
                Role::Advisor => "sĩ",
                Role::Elephant => "tượng",
                Role::Horse => "mã",
                Role::Rook => "xe",
                Role::Cannon => "pháo",
                Role::Pawn => "tốt",
            }
            .to_owned(),
        }
    }
}

/// A phrase in simplified Chinese, traditional Chinese, English and Vietnamese.
pub(crate) type Phrase = [&'static str; 4];

/// What is wrong, behind what it is about.
pub(crate) const ABOUT: Phrase = ["$0：$1", "$0：$1", "$0: $1", "$0: $1"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_phrase_is_about_takes_its_place() {
        let phrase = ["$1在$0", "$1在$0", "the $1 at $0", "$1 ở $0"];
        assert_eq!(Language::English.say(phrase, &["d6", "horse"]), "the horse at d6");
        assert_eq!(Language::Simplified.say(phrase, &["d6", "马"]), "马在d6");
    }

    #[test]
    fn every_language_has_a_tag_of_its_own() {
        for language in Language::ALL {
            assert_eq!(Language::by_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::by_tag("de"), None);
    }
}
