//! Drawing options as a line of words: short to send to a module and to write on a command line.

use std::fmt;
use std::str::FromStr;

use crate::color::Color;
use crate::scene::{Arrow, Label, Numbers, Options, PieceSet, Ring, Tone};

/// A word that is no drawing option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOptionsError(String);

impl fmt::Display for ParseOptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drawing options: {:?} is none", self.0)
    }
}

impl std::error::Error for ParseOptionsError {}

impl FromStr for Options {
    type Err = ParseOptionsError;

    /// Reads words parted by spaces: `flip`, `pieces=symbols`, `numbers=digits`, `line=h2e2,h9g7`, `last=h2e2`,
    /// `check=red`, `ring=e6:threat`, `arrow=h2e2:guard`, `label=e6:3:threat`. The last three may stand more than once.
    ///
    /// ```
    /// use qili::scene::{Options, PieceSet};
    /// let options: Options = "flip pieces=symbols last=h2e2 ring=e6:threat ring=a0:guard".parse()?;
    /// assert!(options.flip && options.pieces == PieceSet::Symbols && options.rings.len() == 2);
    /// # Ok::<(), qili::scene::ParseOptionsError>(())
    /// ```
    fn from_str(text: &str) -> Result<Options, ParseOptionsError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            read(word, &mut options).ok_or_else(|| ParseOptionsError(word.chars().take(40).collect()))?;
        }
        Ok(options)
    }
}

/// Takes one word in; `None` if it is no option.
fn read(word: &str, options: &mut Options) -> Option<()> {
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    let mut fields = value.split(':');
    let mut field = || fields.next();
    match name {
        "flip" if word == name => options.flip = true,
        "pieces" => options.pieces = piece_set(value)?,
        "numbers" => options.numbers = numbers(value)?,
        "line" => options.line = value.split(',').map(|mv| mv.parse().ok()).collect::<Option<_>>()?,
        "last" => options.last = Some(value.parse().ok()?),
        "check" => options.check = Some(color(value)?),
        "ring" => options.rings.push(Ring { square: field()?.parse().ok()?, tone: tone(field()?)? }),
        "arrow" => options.arrows.push(Arrow { along: field()?.parse().ok()?, tone: tone(field()?)? }),
        "label" => options.labels.push(Label {
            square: field()?.parse().ok()?,
            number: field()?.parse().ok()?,
            tone: tone(field()?)?,
        }),
        _ => return None,
    }
    Some(())
}

fn piece_set(name: &str) -> Option<PieceSet> {
    Some(match name {
        "traditional" => PieceSet::Traditional,
        "simplified" => PieceSet::Simplified,
        "symbols" => PieceSet::Symbols,
        _ => return None,
    })
}

fn numbers(name: &str) -> Option<Numbers> {
    Some(match name {
        "book" => Numbers::Book,
        "digits" => Numbers::Digits,
        "none" => Numbers::None,
        _ => return None,
    })
}

fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.to_string() == name)
}

fn tone(name: &str) -> Option<Tone> {
    [Tone::Red, Tone::Black, Tone::Threat, Tone::Guard, Tone::Trace]
        .into_iter()
        .find(|tone| tone.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_word() {
        let options: Options = "flip pieces=simplified numbers=none line=h2e2,h9g7 last=h9g7 check=black \
            ring=e6:threat arrow=h2e2:guard label=a0:3:trace"
            .parse()
            .unwrap();
        let square = |text: &str| text.parse().unwrap();
        let expected = Options {
            flip: true,
            pieces: PieceSet::Simplified,
            numbers: Numbers::None,
            line: ["h2e2", "h9g7"].map(|mv| mv.parse().unwrap()).to_vec(),
            last: Some("h9g7".parse().unwrap()),
            check: Some(Color::Black),
            rings: vec![Ring { square: square("e6"), tone: Tone::Threat }],
            arrows: vec![Arrow { along: "h2e2".parse().unwrap(), tone: Tone::Guard }],
            labels: vec![Label { square: square("a0"), number: 3, tone: Tone::Trace }],
        };
        assert_eq!(options, expected);
        assert_eq!("".parse(), Ok(Options::default()));
    }

    #[test]
    fn a_word_that_is_no_option_is_named() {
        for word in [
            "flop",
            "flip=1",
            "pieces=",
            "pieces=wood",
            "last=h2",
            "line=",
            "ring=e6",
            "ring=z6:threat",
            "arrow=h2e2:blue",
            "label=a0:300:threat",
            "check=w",
        ] {
            let error = format!("flip {word}").parse::<Options>().expect_err(word);
            assert_eq!(error.to_string(), format!("drawing options: {word:?} is none"));
        }
    }
}
