//! `qili draw`: a position of a record as an SVG file.

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use qili::Game;
use qili::scene::{self, Options, Palette};

use crate::input::Input;

/// What to draw, and where to.
#[derive(clap::Args)]
pub struct Draw {
    #[command(flatten)]
    input: Input,
    /// The file of the record, in any format; `-` for standard input.
    file: PathBuf,
    /// Which board of the file, from 1.
    #[arg(long, value_name = "N", default_value_t = 1)]
    board: usize,
    /// How many moves of the main line are played; where the record opens if left out.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Swap left and right.
    #[arg(long)]
    mirror: bool,
    /// Words on how to draw: flip, pieces=symbols, numbers=digits, ring=e6:threat, arrow=h2e2:guard …
    #[arg(long, value_name = "WORDS", default_value = "")]
    how: Options,
    /// The file to write.
    #[arg(long, value_name = "X.svg")]
    out: PathBuf,
}

impl Draw {
    /// Writes the file.
    ///
    /// # Errors
    /// If a file cannot be read or written, or there is no such board or ply.
    pub fn run(self) -> Result<ExitCode, Box<dyn Error>> {
        let mut records = self.input.read(&self.file)?.records;
        let count = records.len();
        if !(1..=count).contains(&self.board) {
            return Err(format!("no board {}: the file has {count}", self.board).into());
        }
        let game = Game::replay(records.swap_remove(self.board - 1));
        let game = if self.mirror { game.mirrored() } else { game };
        let node = match self.ply {
            None => game.record().opening,
            Some(ply) => game.record().line_from(0).nth(ply).ok_or_else(|| {
                format!("no ply {ply}: the main line has {}", game.record().line_from(1).count())
            })?,
        };
        let title = game.record().tag("title").unwrap_or("Xiangqi").to_owned();
        let at = &game.nodes()[node];
        let board = at.setup().board;
        let options = Options {
            last: self.how.last.or(at.played()),
            check: self.how.check.or(at.is_check().then_some(at.setup().turn)),
            ..self.how
        };
        fs::write(&self.out, scene::draw(&board, &options).to_svg(&title, &Palette::default()))?;
        Ok(ExitCode::SUCCESS)
    }
}
