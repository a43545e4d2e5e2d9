//! `qili judge FILE…`: every board of each file, move by move, and the verdict on each line.

use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use qili::rules::{Class, MoveRuling, RuleSet};
use qili::view::{GameView, RulingView, VerdictView, WarningView};
use qili::{Book, Game, Language};
use serde::Serialize;

use crate::input::Input;

/// What to judge, and how to say it.
#[derive(clap::Args)]
pub struct Files {
    /// How to write the answer.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// The language of sentences: en, zh-Hans (or zh), zh-Hant, vi.
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    lang: Language,
    #[command(flatten)]
    input: Input,
    /// The files to read, `-` for standard input.
    #[arg(value_name = "FILE", required_unless_present = "jsonl")]
    files: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// A file, judged.
#[derive(Serialize)]
struct JudgedFile {
    file: String,
    format: String,
    games: Vec<JudgedGame>,
    warnings: Vec<WarningView>,
}

/// A game, judged: a ruling for each move, a verdict for the main line and each variation, in the order of their first
/// moves.
#[derive(Serialize)]
struct JudgedGame {
    game: GameView,
    rulings: Vec<RulingView>,
    lines: Vec<JudgedLine>,
}

/// The main line or a variation.
#[derive(Serialize)]
struct JudgedLine {
    /// Its own moves, as numbers of nodes.
    nodes: Vec<usize>,
    verdict: VerdictView,
}

impl Files {
    /// Judges every board of every file. The exit status is 1 when a file could not be read or holds no game.
    ///
    /// # Errors
    /// What writing says.
    pub fn run(&self, rules: &'static RuleSet) -> Result<ExitCode, Box<dyn Error>> {
        let referee = Referee { rules, language: self.lang };
        let mut code = ExitCode::SUCCESS;
        let mut judged = Vec::new();
        let mut out = io::stdout().lock();
        for path in &self.files {
            let book = match self.input.read(path) {
                Ok(book) => book,
                Err(error) => {
                    eprintln!("qili: {error}");
                    code = ExitCode::FAILURE;
                    continue;
                }
            };
            if book.records.is_empty() {
                code = ExitCode::FAILURE;
            }
            let file = referee.judge(path, book);
            match self.format {
                Format::Text => print(&mut out, &file)?,
                Format::Json => judged.push(file),
            }
        }
        if let Format::Json = self.format {
            serde_json::to_writer_pretty(&mut out, &judged)?;
            writeln!(out)?;
        }
        Ok(code)
    }
}

fn print(out: &mut impl Write, file: &JudgedFile) -> io::Result<()> {
    for (index, judged) in file.games.iter().enumerate() {
        let title = if judged.game.title.is_empty() { "" } else { ": " };
        writeln!(out, "{}, board {}{title}{}", file.file, index + 1, judged.game.title)?;
        writeln!(out, "  {}", judged.game.fen)?;
        if let Some(problem) = &judged.game.nodes[0].problem {
            writeln!(out, "  {problem}")?;
        }
        for warning in &judged.game.warnings {
            write!(out, "  note: {} ({}, byte {}", warning.sentence, warning.kind, warning.offset)?;
            if let Some(ply) = warning.ply {
                write!(out, ", move {ply}")?;
            }
            writeln!(out, ")")?;
        }
        for line in &judged.lines {
            print_line(out, judged, line)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn print_line(out: &mut impl Write, judged: &JudgedGame, line: &JudgedLine) -> io::Result<()> {
    let first = line.nodes.first().map(|&node| &judged.game.nodes[node]);
    if let Some(first) = first.filter(|first| {
        first.parent.is_some_and(|parent| judged.game.nodes[parent].children[0] != line.nodes[0])
    }) {
        writeln!(out, "  variation on move {}", first.ply)?;
    }
    for &number in &line.nodes {
        let node = &judged.game.nodes[number];
        let ruling = &judged.rulings[number - 1];
        let name = node.played.as_ref().map_or(&node.written, |played| &played.simplified);
        let class = ruling.class.map_or('？', Class::sign);
        let doubt = if ruling.undecided { " (undecided)" } else { "" };
        let article =
            if ruling.article.is_empty() { String::new() } else { format!(" [{}]", ruling.article) };
        writeln!(out, "  {:>3}. {name} {class}{doubt} {}{article}", node.ply, ruling.sentence)?;
    }
    let verdict = &line.verdict;
    let article = if verdict.article.is_empty() { String::new() } else { format!(" [{}]", verdict.article) };
    writeln!(out, "  {} ({}): {}{article}", verdict.rules, verdict.basis, verdict.sentence)
}

/// Who judges, and in which language it is said.
#[derive(Clone, Copy)]
struct Referee {
    rules: &'static RuleSet,
    language: Language,
}

impl Referee {
    fn judge(self, path: &Path, book: Book) -> JudgedFile {
        JudgedFile {
            file: path.display().to_string(),
            format: book.format.map(|format| format.to_string()).unwrap_or_default(),
            warnings: WarningView::all(&book.warnings, self.language),
            games: book.records.into_iter().map(|record| self.judge_game(&Game::replay(record))).collect(),
        }
    }

    fn judge_game(self, game: &Game) -> JudgedGame {
        let Referee { rules, language } = self;
        // The ruling on each node's move; none for the start and where nothing can be judged.
        let mut known: Vec<Option<MoveRuling>> = vec![None];
        let mut rulings = Vec::new();
        for node in 1..game.nodes().len() {
            let line = game.last_moves(node);
            let ruling = line.as_ref().map(|line| line.classify(line.moves().len(), rules));
            rulings.push(match (&line, &ruling) {
                (Some(line), Some(ruling)) => RulingView::new(node, line, ruling, rules, language),
                _ => RulingView::unjudged(node, game, language),
            });
            known.push(ruling);
        }
        let mut lines = vec![self.judge_line(game, 0, &known)];
        for (node, written) in game.record().nodes().iter().enumerate().skip(1) {
            let siblings = game.record().nodes()[written.parent().unwrap_or(0)].children();
            if siblings.first() != Some(&node) {
                lines.push(self.judge_line(game, node, &known));
            }
        }
        JudgedGame { game: GameView::new(game, language), rulings, lines }
    }

    /// Judges the line that begins with a node, from the start of the game to its end.
    fn judge_line(self, game: &Game, first: usize, known: &[Option<MoveRuling>]) -> JudgedLine {
        let Referee { rules, language } = self;
        let nodes: Vec<usize> = game.record().line_from(first).filter(|&node| node != 0).collect();
        let last = nodes.last().copied().unwrap_or(0);
        let verdict = match game.line(last) {
            None => VerdictView::unjudged(last, game, rules, language),
            Some(line) => {
                let path = game.line_to(last);
                let ruling =
                    |ply: usize| known[path[ply]].clone().unwrap_or_else(|| line.classify(ply, rules));
                VerdictView::new(&path, &line.verdict(rules, ruling), rules, language)
            }
        };
        JudgedLine { nodes, verdict }
    }
}

/// A language as its tag says it; `zh` is short for simplified Chinese.
fn language(tag: &str) -> Result<Language, String> {
    let tag = if tag == "zh" { "zh-Hans" } else { tag };
    Language::by_tag(tag).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag).join(", ");
        format!("no such language; there are {tags}")
    })
}
