// Why the current move has its class: the sentence, the line that proves it, the article.

import { element, setText } from "../dom";
import type { Actions, Snapshot, View } from "../snapshot";
import type { MoveView, RulingView } from "../view";
import type { Words } from "../words";
import { sentence } from "./sentence";
import { createSign, updateSign } from "./sign";

export interface RulingPanel extends View {
    /** Tells how many moves of the evidence are on the board. */
    show: (moves: number) => void;
}

export function createRuling(words: Words, actions: Actions): RulingPanel {
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
            if (ruling === undefined || ruling === shown) {
                return;
            }
            shown = ruling;
            updateSign(sign, ruling, words);
            why.replaceChildren(sentence(ruling.sentence, words));
            moves = ruling.line.map((move, index) => createMove(move, index, words, actions));
            line.replaceChildren(
                ...(moves.length === 0 ? [] : [element("span", {}, words.evidence), ...moves]),
            );
            line.hidden = moves.length === 0;
            setText(
                article,
                ruling.article === "" ? "" : `${ruleSetName(now)} · ${words.article(ruling.article)}`,
            );
        },
        show: (count) => {
            for (const [index, move] of moves.entries()) {
                move.setAttribute("aria-pressed", String(index < count));
            }
        },
    };
}

function ruleSetName({ words, settings }: Snapshot): string {
    return words.ruleSet[settings.rules] ?? settings.rules;
}

/** A move of the evidence: a press plays up to it, another press takes it back. */
function createMove(move: MoveView, index: number, words: Words, actions: Actions): HTMLButtonElement {
    const button = element(
        "button",
        { type: "button", class: "move", "aria-pressed": "false" },
        words.move(move),
    );
    button.addEventListener("click", () => {
        actions.prove(button.getAttribute("aria-pressed") === "true" ? index : index + 1);
    });
    return button;
}
