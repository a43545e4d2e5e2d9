// Why the current move has its class: the sentence, the line that proves it, the article.

import { createButton, element, setText } from "../dom";
import type { Actions, Snapshot, View } from "../snapshot";
import { movesTried } from "../trial";
import type { MoveView, RulingView } from "../view";
import type { Words } from "../words";
import { createSign, updateSign } from "./sign";

export function createRuling(words: Words, actions: Actions): View {
    const sign = createSign();
    const why = element("span");
    const line = element("p", { class: "evidence", part: "evidence" });
    const article = element("p", { class: "article" });
    const head = element("p", { class: "ruled" }, sign, why);
    const root = element(
        "section",
        { class: "ruling", part: "ruling", role: "group", "aria-label": words.ruling },
        head,
        line,
        article,
    );
    let shown: RulingView | undefined;
    let moves: HTMLButtonElement[] = [];
    return {
        root,
        update: (now) => {
            const ruling = now.settings.marks ? now.ruling(now.node) : undefined;
            root.hidden = ruling === undefined;
            if (ruling === undefined) {
                return;
            }
            const tried = movesTried(ruling.node, iccs(ruling.line), now.trial);
            for (const [index, move] of moves.entries()) {
                move.setAttribute("aria-pressed", String(index < tried));
            }
            if (ruling === shown) {
                return;
            }
            shown = ruling;
            updateSign(sign, ruling, words);
            setText(why, ruling.sentence);
            moves = ruling.line.map((move, index) =>
                createMove(move, words, (isTried) => {
                    const count = isTried ? index : index + 1;
                    const line = iccs(ruling.line).slice(0, count);
                    actions.attempt(count === 0 ? undefined : { node: ruling.node, line });
                }),
            );
            line.replaceChildren(
                ...(moves.length === 0 ? [] : [element("span", {}, words.evidence), ...moves]),
            );
            line.hidden = moves.length === 0;
            setText(
                article,
                ruling.article === "" ? "" : `${ruleSetName(now)} · ${words.article(ruling.article)}`,
            );
        },
    };
}

function ruleSetName({ words, settings }: Snapshot): string {
    return words.ruleSet[settings.rules] ?? settings.rules;
}

/** A move of the evidence: a press plays up to it, another press takes it back. */
function createMove(move: MoveView, words: Words, press: (isTried: boolean) => void): HTMLButtonElement {
    const button = createButton(
        { class: "move", "aria-pressed": "false" },
        () => press(button.getAttribute("aria-pressed") === "true"),
        words.move(move),
    );
    return button;
}

function iccs(line: MoveView[]): string[] {
    return line.map((move) => move.iccs);
}
