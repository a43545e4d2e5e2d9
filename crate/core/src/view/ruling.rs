//! Rulings and verdicts as view structs.

use crate::color::Color;
use crate::game::Game;
use crate::language::{Language, Phrase};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{Basis, Line, Loss, MoveRuling, Outcome, Reason, RuleSet, Target, Verdict};
use crate::view::{MoveView, RuleSetView, RulingView, TargetView, VerdictView};

impl RulingView {
    /// What a rule set says of the move that leads to a node; `line` ends there.
    ///
    /// # Panics
    /// If the line has no move.
    #[must_use]
    pub fn new(
        node: usize,
        line: &Line,
        ruling: &MoveRuling,
        rules: &RuleSet,
        language: Language,
    ) -> RulingView {
        let ply = line.moves().len();
        let after = &line.positions()[ply];
        RulingView {
            node,
            class: Some(ruling.class),
            undecided: ruling.undecided,
            sentence: ruling.sentence(line, ply, language),
            article: ruling.article(rules).to_owned(),
            targets: ruling.targets.iter().map(|target| TargetView::new(target, after)).collect(),
            line: playable(after, ruling),
        }
    }

    /// For a move that cannot be judged: why not.
    #[must_use]
    pub fn unjudged(node: usize, game: &Game, language: Language) -> RulingView {
        RulingView {
            node,
            class: None,
            undecided: false,
            sentence: refusal(node, game, language),
            article: String::new(),
            targets: Vec::new(),
            line: Vec::new(),
        }
    }
}

/// Why a move could not be judged.
const UNJUDGED: Phrase = ["未判：$0", "未判：$0", "Not judged: $0", "Chưa xét: $0"];

/// Why a node cannot be judged: the first problem on the way to it.
fn refusal(node: usize, game: &Game, language: Language) -> String {
    let problem = game.line_to(node).into_iter().find_map(|node| game.nodes()[node].problem());
    let problem = problem.map(|problem| problem.sentence(language)).unwrap_or_default();
    language.say(UNJUDGED, &[&problem])
}

/// The moves of the evidence in the notations. A threat is shown as the mover's next move, so the other side passes.
fn playable(after: &Position, ruling: &MoveRuling) -> Vec<MoveView> {
    let start = if ruling.reason == Reason::Sacrifice { Some(*after) } else { after.passed() };
    let Some(mut position) = start else { return Vec::new() };
    let show = |&mv: &Move| {
        let view = MoveView::new(position.board(), mv);
        position.play_unchecked(mv);
        view
    };
    ruling.line.iter().map(show).collect()
}

impl VerdictView {
    /// What a rule set says of the line that ends at a node; `nodes` are those of the line, the start first.
    #[must_use]
    pub fn new(nodes: &[usize], verdict: &Verdict, rules: &RuleSet, language: Language) -> VerdictView {
        VerdictView {
            rules: rules.id.to_owned(),
            fault: verdict.fault,
            outcome: verdict.outcome.map(|outcome| outcome_name(outcome).to_owned()),
            basis: basis_name(verdict.basis).to_owned(),
            article: verdict.article.to_owned(),
            sentence: verdict.sentence(language),
            red: verdict.pattern(Color::Red, language),
            black: verdict.pattern(Color::Black, language),
            span: nodes.get(verdict.start + 1..).unwrap_or_default().to_vec(),
            times: verdict.times,
        }
    }
}

impl VerdictView {
    /// For a line that cannot be judged: why not.
    #[must_use]
    pub fn unjudged(node: usize, game: &Game, rules: &RuleSet, language: Language) -> VerdictView {
        VerdictView {
            rules: rules.id.to_owned(),
            fault: None,
            outcome: None,
            basis: basis_name(Basis::None).to_owned(),
            article: String::new(),
            sentence: refusal(node, game, language),
            red: String::new(),
            black: String::new(),
            span: Vec::new(),
            times: 0,
        }
    }
}

fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Draw => "draw",
        Outcome::MustVary => "must_vary",
        Outcome::Loses => "loses",
    }
}

fn basis_name(basis: Basis) -> &'static str {
    match basis {
        Basis::Repeated => "repeated",
        Basis::Pattern => "pattern",
        Basis::None => "none",
    }
}

impl TargetView {
    /// A target in the position after the move.
    fn new(target: &Target, after: &Position) -> TargetView {
        TargetView {
            square: target.square.to_string(),
            attackers: target.attackers.iter().map(ToString::to_string).collect(),
            protectors: target.protectors(after).into_iter().map(|square| square.to_string()).collect(),
            reason: match target.loss {
                Loss::Unrooted => "unrooted",
                Loss::FalseRoot => "false-root",
                Loss::MoreValuable => "more-valuable",
                Loss::UnderRooted => "joint",
                Loss::Exchange => "exchange",
            }
            .to_owned(),
        }
    }
}

impl From<&RuleSet> for RuleSetView {
    fn from(rules: &RuleSet) -> RuleSetView {
        RuleSetView {
            id: rules.id.to_owned(),
            chinese: rules.chinese_name.to_owned(),
            english: rules.english_name.to_owned(),
        }
    }
}
