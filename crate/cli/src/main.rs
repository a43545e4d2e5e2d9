//! The `qili` command: judges, converts and draws Xiangqi records.

mod convert;
mod draw;
mod input;
mod jsonl;
mod judge;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use qili::rules::{RULE_SETS, RuleSet};
use qili::{Position, format::fen};

/// What a referee's book says of Xiangqi games.
#[derive(Parser)]
#[command(name = "qili", version)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Say the class of every move, the reasons and the verdict.
    Judge(Judge),
    /// Write records in another format.
    Convert(convert::Convert),
    /// Draw a position of a record as an SVG file.
    Draw(draw::Draw),
    /// Count the sequences of legal moves of a length.
    Perft {
        /// The length in plies.
        depth: u32,
        /// The position; the opening position if left out.
        fen: Option<String>,
    },
}

#[derive(clap::Args)]
struct Judge {
    /// The rule set.
    #[arg(long, value_name = "ID", default_value = "china-2020", value_parser = rule_set)]
    rules: &'static RuleSet,
    /// Read a JSON object a line from standard input and write one a line.
    #[arg(long)]
    jsonl: bool,
    #[command(flatten)]
    files: judge::Files,
}

fn rule_set(id: &str) -> Result<&'static RuleSet, String> {
    RuleSet::by_id(id).ok_or_else(|| {
        let known: Vec<&str> = RULE_SETS.iter().map(|rules| rules.id).collect();
        format!("no such rule set; there are {}", known.join(", "))
    })
}

fn main() -> ExitCode {
    let result = match Arguments::parse().verb {
        Verb::Judge(judge) if judge.jsonl => {
            jsonl::judge(io::stdin().lock(), io::stdout().lock(), judge.rules)
        }
        Verb::Judge(judge) => judge.files.run(judge.rules),
        Verb::Convert(convert) => convert.run(),
        Verb::Draw(draw) => draw.run(),
        Verb::Perft { depth, fen } => perft(depth, fen.as_deref()),
    };
    match result {
        Ok(code) => code,
        // Whoever reads the output may stop reading: that is no failure to report.
        Err(error) if is_broken_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("qili: {error}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn perft(depth: u32, text: Option<&str>) -> Result<ExitCode, Box<dyn std::error::Error>> {
    let position = match text {
        None => Position::start(),
        Some(text) => Position::try_from(&fen::read(text)?)?,
    };
    println!("{}", qili::perft(&position, depth));
    Ok(ExitCode::SUCCESS)
}
