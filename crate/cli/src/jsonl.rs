//! `qili judge --jsonl`: a line in, a line out.

use std::error::Error;
use std::io::{BufRead, Write};
use std::process::ExitCode;

use qili::rules::{Basis, Class, Grade, Line, Outcome, RuleSet, Verdict};
use qili::{ByColor, Color, Move, Position, format::fen};
use serde::{Deserialize, Serialize};

/// A line of input; unknown fields are ignored.
#[derive(Deserialize)]
struct Question {
    #[serde(default)]
    id: serde_json::Value,
    fen: String,
    #[serde(default)]
    moves: Vec<String>,
    /// The index (0-based) of the first move of a loop that goes on for ever.
    #[serde(default)]
    loop_start: Option<usize>,
}

/// A line of output.
#[derive(Serialize)]
struct Answer {
    id: serde_json::Value,
    rules: &'static str,
    /// One class for each move.
    classes: Vec<Class>,
    fault: Option<Color>,
    outcome: Option<Outcome>,
    basis: Basis,
    article: &'static str,
    grades: Grades,
    error: Option<String>,
}

#[derive(Serialize, Default)]
struct Grades {
    red: Option<Grade>,
    black: Option<Grade>,
}

impl From<ByColor<Option<Grade>>> for Grades {
    fn from(grades: ByColor<Option<Grade>>) -> Grades {
        Grades { red: grades.red, black: grades.black }
    }
}

/// Judges every line of the input; a line that cannot be judged gets an error and the others still come.
///
/// The exit status is 1 when any line had an error.
pub fn judge(
    input: impl BufRead,
    mut output: impl Write,
    rules: &'static RuleSet,
) -> Result<ExitCode, Box<dyn Error>> {
    let mut code = ExitCode::SUCCESS;
    for line in input.split(b'\n') {
        let line = line?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = answer(&line, rules);
        if answer.error.is_some() {
            code = ExitCode::FAILURE;
        }
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
    }
    output.flush()?;
    Ok(code)
}

fn answer(line: &[u8], rules: &'static RuleSet) -> Answer {
    let question: Question = match serde_json::from_slice(line) {
        Ok(question) => question,
        Err(error) => return Answer::refusal(named_id(line), rules, format!("not a question: {error}")),
    };
    match judged(&question, rules) {
        Ok((classes, verdict)) => Answer {
            id: question.id,
            rules: rules.id,
            classes,
            fault: verdict.fault,
            outcome: verdict.outcome,
            basis: verdict.basis,
            article: verdict.article,
            grades: verdict.grades.into(),
            error: None,
        },
        Err(error) => Answer::refusal(question.id, rules, error.to_string()),
    }
}

fn judged(question: &Question, rules: &'static RuleSet) -> Result<(Vec<Class>, Verdict), Box<dyn Error>> {
    let start = Position::try_from(&fen::read(&question.fen)?)?;
    let mut moves: Vec<Move> = Vec::with_capacity(question.moves.len());
    for (index, text) in question.moves.iter().enumerate() {
        moves.push(text.parse().map_err(|error| format!("move {}: {error}", index + 1))?);
    }
    let mut line = Line::new(start, &moves)?;
    if let Some(loop_start) = question.loop_start {
        line = line.with_loop(loop_start)?;
    }
    let judgement = line.judge(rules);
    Ok((judgement.moves.iter().map(|ruling| ruling.class).collect(), judgement.verdict))
}

/// The id of an object that is no question otherwise.
fn named_id(line: &[u8]) -> serde_json::Value {
    serde_json::from_slice::<serde_json::Value>(line)
        .ok()
        .and_then(|value| value.get("id").cloned())
        .unwrap_or_default()
}

impl Answer {
    fn refusal(id: serde_json::Value, rules: &'static RuleSet, error: String) -> Answer {
        Answer {
            id,
            rules: rules.id,
            classes: Vec::new(),
            fault: None,
            outcome: None,
            basis: Basis::None,
            article: "",
            grades: Grades::default(),
            error: Some(error),
        }
    }
}
