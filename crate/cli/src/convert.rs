//! `qili convert`: a record in another format, and on standard error what that format has no place for.

use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueEnum;
use qili::format::{Export, dhtmlxq, facts, line, pgn, text};
use qili::notation::{Style, chinese::Script};
use qili::view::BookView;
use qili::{Book, Format, Game, Language};

use crate::input::Input;

/// What to convert, and into what.
#[derive(clap::Args)]
pub struct Convert {
    /// The format to write.
    #[arg(long, value_name = "FORMAT")]
    to: Target,
    /// The notation of PGN and text.
    #[arg(long, value_name = "NAME", default_value = "simplified")]
    notation: Notation,
    #[command(flatten)]
    input: Input,
    /// The file to read, `-` for standard input.
    file: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum Target {
    Dhtmlxq,
    Pgn,
    /// A list as books print it.
    Text,
    /// The starting positions.
    Fen,
    /// The main lines, as engines are told them.
    Iccs,
    /// Everything, replayed.
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
enum Notation {
    Simplified,
    Traditional,
    Wxf,
    Iccs,
}

impl Notation {
    fn style(self) -> Style {
        match self {
            Notation::Simplified => Style::Chinese(Script::Simplified),
            Notation::Traditional => Style::Chinese(Script::Traditional),
            Notation::Wxf => Style::Wxf,
            Notation::Iccs => Style::Iccs,
        }
    }
}

impl Convert {
    /// Writes every game of the file to standard output.
    ///
    /// # Errors
    /// What reading the file or writing says.
    pub fn run(self) -> Result<ExitCode, Box<dyn Error>> {
        let book = self.input.read(&self.file)?;
        let several = 1 < book.records.len();
        let style = self.notation.style();
        let write: Box<dyn Fn(&Game) -> Export> = match self.to {
            Target::Dhtmlxq => Box::new(dhtmlxq::write),
            Target::Pgn => Box::new(move |game| pgn::write(game, style)),
            Target::Text if several => Box::new(move |game| text::write_with_position(game, style)),
            Target::Text => Box::new(move |game| text::write(game, style)),
            Target::Fen => Box::new(line::write_start),
            Target::Iccs => Box::new(line::write),
            Target::Json => return json(book),
        };
        let code = exit_code(&book);
        let named_as_pgn = matches!(book.format, Some(Format::Pgn | Format::Text));
        let gap = if matches!(self.to, Target::Fen | Target::Iccs) { "" } else { "\n" };
        let mut out = io::stdout().lock();
        for (index, mut record) in book.records.into_iter().enumerate() {
            match self.to {
                Target::Pgn if !named_as_pgn => facts::to_pgn(&mut record),
                Target::Dhtmlxq if named_as_pgn => facts::to_dhtmlxq(&mut record),
                _ => {}
            }
            let export = write(&Game::replay(record));
            for left_out in &export.left_out {
                eprintln!("game {}: {left_out}", index + 1);
            }
            write!(out, "{}{}", if index == 0 { "" } else { gap }, export.text)?;
        }
        Ok(code)
    }
}

fn json(mut book: Book) -> Result<ExitCode, Box<dyn Error>> {
    let code = exit_code(&book);
    let games = book.take_games();
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, &BookView::new(&book, &games, Language::English))?;
    writeln!(out)?;
    Ok(code)
}

fn exit_code(book: &Book) -> ExitCode {
    if book.records.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
