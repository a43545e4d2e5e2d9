// Comments: plain text, and in it the moves that can be played on the board; long ones can be folded open.

import { createButton, element } from "../dom";
import type { Trial } from "../snapshot";
import { isSameTrial } from "../trial";
import type { PassageView } from "../view";
import type { Words } from "../words";

/** More letters than this are folded. */
const LONG = 400;

/** The comments of a game; together they know which of their moves is on the board. */
export class Comments {
    readonly #passages: (node: number) => PassageView[];
    readonly #unfold: string;
    readonly #attempt: (trial: Trial | undefined) => void;
    readonly #moves: { button: HTMLButtonElement; trial: Trial }[] = [];
    #shown: Trial | undefined;

    constructor(
        words: Words,
        passages: (node: number) => PassageView[],
        attempt: (trial: Trial | undefined) => void,
    ) {
        this.#passages = passages;
        this.#unfold = words.unfold;
        this.#attempt = attempt;
    }

    create(node: number): HTMLElement {
        const parts = this.#passages(node).map((passage) =>
            passage.line.length === 0 ? passage.text : this.#move(passage),
        );
        const comment = element("p", { class: "comment", part: "comment" }, ...parts);
        if ((comment.textContent ?? "").length <= LONG) {
            return comment;
        }
        comment.classList.add("folded");
        const unfold = () => {
            const isFolded = comment.classList.toggle("folded");
            more.setAttribute("aria-expanded", String(!isFolded));
        };
        const more = createButton({ class: "unfold", "aria-expanded": "false" }, unfold, this.#unfold);
        return element("div", { class: "long" }, comment, more);
    }

    /** Marks the move that is on the board. */
    update(shown: Trial | undefined): void {
        if (this.#shown !== shown) {
            this.#shown = shown;
            for (const { button, trial } of this.#moves) {
                button.setAttribute("aria-pressed", String(isSameTrial(trial, shown)));
            }
        }
    }

    /** A move: a press shows it, another press takes it back. */
    #move({ text, base, line }: PassageView): HTMLButtonElement {
        const trial = { node: base, line };
        const attempt = () => this.#attempt(isSameTrial(trial, this.#shown) ? undefined : trial);
        const button = createButton({ class: "mention", "aria-pressed": "false" }, attempt, text);
        this.#moves.push({ button, trial });
        return button;
    }
}
