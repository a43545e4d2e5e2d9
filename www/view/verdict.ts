// What the rule books say of the whole line: the chosen one in full, the others in a small table.

import { element, setText } from "../dom";
import { RULE_SETS } from "../settings";
import type { Actions, Snapshot, View } from "../snapshot";
import type { Color, VerdictView } from "../view";
import type { Words } from "../words";

export function createVerdict(words: Words): View {
    const outcome = element("strong");
    const details = element("span", { class: "details" });
    const why = element("p", { class: "why" });
    const line = element("p", { class: "outcome" }, outcome, details);
    const root = element(
        "section",
        { class: "verdict", part: "verdict", role: "group", "aria-label": words.verdict },
        line,
        why,
    );
    return {
        root,
        update: (now) => {
            const verdict = now.verdict(now.settings.rules);
            root.hidden = saysNothing(now, verdict);
            if (verdict !== undefined) {
                setText(outcome, words.outcome(verdict.outcome, verdict.fault));
                const isRuled = verdict.outcome !== null;
                setText(details, isRuled ? detailsOf(verdict, words) : "");
                setText(why, isRuled ? verdict.sentence : "");
            }
        },
    };
}

/** Both patterns, the basis and the article; an unknown article is left out. */
function detailsOf(verdict: VerdictView, words: Words): string {
    return [
        patternOf("red", verdict, words),
        patternOf("black", verdict, words),
        words.basis(verdict.basis, verdict.times),
        verdict.article === "" ? "" : words.article(verdict.article),
    ]
        .filter(Boolean)
        .join(" · ");
}

function patternOf(side: Color, verdict: VerdictView, words: Words): string {
    const name = verdict[side];
    return name === "" ? "" : words.pattern(side, name);
}

/** Which rule set judges, and which one is held against it. */
export function createRuleChoosers(words: Words, actions: Actions): View {
    const options = () =>
        RULE_SETS.map((name) => element("option", { value: name }, words.ruleSet[name] ?? name));
    const rules = element("select", {}, ...options());
    const compare = element("select", {}, element("option", { value: "" }, words.compareNone), ...options());
    rules.addEventListener("change", () => actions.choose("rules", rules.value));
    compare.addEventListener("change", () => actions.choose("compare", compare.value));
    return {
        root: element(
            "div",
            { class: "bar" },
            element("label", { class: "chooser" }, words.rules, rules),
            element("label", { class: "chooser" }, words.compare, compare),
        ),
        update: ({ settings }) => {
            rules.value = settings.rules;
            compare.value = settings.compare;
        },
    };
}

/** What the other rule books say; open where one of them disagrees. */
export function createComparison(words: Words): View {
    const rows = RULE_SETS.map((name) => {
        const cell = element("td");
        const head = element("th", { scope: "row" }, words.ruleSet[name] ?? name);
        return { name, cell, row: element("tr", {}, head, cell) };
    });
    const count = element("small");
    const table = element(
        "table",
        { "aria-label": words.otherRules },
        element("tbody", {}, ...rows.map(({ row }) => row)),
    );
    const root = element(
        "details",
        { class: "comparison", part: "comparison" },
        element("summary", {}, words.otherRules, " ", count),
        table,
    );
    let differing = 0;
    return {
        root,
        update: (now) => {
            const chosen = now.verdict(now.settings.rules);
            const verdicts = RULE_SETS.map((name) => now.verdict(name));
            root.hidden = verdicts.every((verdict) => (verdict?.outcome ?? null) === null);
            for (const { name, cell, row } of rows) {
                const verdict = now.verdict(name);
                row.hidden = name === now.settings.rules;
                setText(cell, verdict === undefined ? "…" : briefly(verdict, now));
                row.toggleAttribute("data-differs", differs(verdict, chosen));
            }
            const found = verdicts.filter((verdict) => differs(verdict, chosen)).length;
            setText(count, words.differing(found));
            if (found !== differing) {
                differing = found;
                root.open = 0 < found;
            }
        },
    };
}

function briefly(verdict: VerdictView, { words }: Snapshot): string {
    const patterns = (["red", "black"] as const)
        .map((side) => patternOf(side, verdict, words))
        .filter(Boolean)
        .join(", ");
    const article = verdict.article === "" ? "" : words.article(verdict.article);
    return [words.outcome(verdict.outcome, verdict.fault), patterns, article].filter(Boolean).join(" · ");
}

/** Of a diagram without moves the rules have something to say only if it is a draw as it stands. */
function saysNothing({ line }: Snapshot, verdict: VerdictView | undefined): boolean {
    return verdict === undefined || (line.length === 1 && verdict.outcome === null);
}

function differs(one: VerdictView | undefined, other: VerdictView | undefined): boolean {
    return (
        one !== undefined &&
        other !== undefined &&
        (one.outcome !== other.outcome || one.fault !== other.fault)
    );
}
