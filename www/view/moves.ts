// The buttons of moves, wherever they stand: each knows its node, one of them is the current one.

import { element, setAttributes } from "../dom";
import type { Snapshot } from "../snapshot";
import { nodeAt } from "../tree";
import type { GameView, RulingView } from "../view";
import type { Words } from "../words";
import { createSign, updateSign } from "./sign";

interface MoveButton {
    button: HTMLButtonElement;
    sign: HTMLSpanElement;
    shown: RulingView | undefined;
    /** The sign of another rule set, where it differs. */
    other: HTMLSpanElement | undefined;
}

export class MoveButtons {
    readonly #game: GameView;
    readonly #words: Words;
    readonly #buttons = new Map<number, MoveButton>();
    #current: HTMLButtonElement | undefined;

    constructor(game: GameView, words: Words) {
        this.#game = game;
        this.#words = words;
    }

    /** The button of the position shown. */
    get current(): HTMLButtonElement | undefined {
        return this.#current;
    }

    create(node: number): HTMLButtonElement {
        const { played, written, problem } = nodeAt(this.#game, node);
        const sign = createSign();
        const text = played === null ? written : this.#words.move(played);
        // One button of the list is in the tab order, so that a long game is one stop.
        const button = element(
            "button",
            {
                type: "button",
                class: "move",
                part: "move",
                tabindex: -1,
                "data-node": node,
                "data-problem": problem !== null,
            },
            element("span", { class: "notation" }, text),
            " ",
            sign,
        );
        this.#buttons.set(node, { button, sign, shown: undefined, other: undefined });
        return button;
    }

    /** The node whose button was clicked. */
    static nodeOf(event: Event): number | undefined {
        const button =
            event.target instanceof Element ? event.target.closest<HTMLElement>("[data-node]") : null;
        return button === null ? undefined : Number(button.dataset.node);
    }

    update({ node, settings, ruling, words }: Snapshot): void {
        for (const [known, entry] of this.#buttons) {
            const judged = settings.marks ? ruling(known) : undefined;
            if (judged !== entry.shown) {
                entry.shown = judged;
                updateSign(entry.sign, judged, words);
            }
            const other = settings.compare === "" ? undefined : ruling(known, settings.compare);
            updateOther(entry, judged, other, words);
        }
        const next = this.#buttons.get(node)?.button;
        if (next !== this.#current) {
            const isFocused = this.#current?.matches(":focus");
            this.#mark(this.#current, false);
            this.#mark(next, true);
            this.#current = next;
            if (isFocused) {
                next?.focus({ preventScroll: true });
            }
        }
    }

    #mark(button: HTMLButtonElement | undefined, isCurrent: boolean): void {
        if (button !== undefined) {
            setAttributes(button, {
                "aria-current": isCurrent ? "true" : null,
                tabindex: isCurrent ? 0 : -1,
            });
        }
    }
}

/** Shows how another rule set classes a move, if it does so differently. */
function updateOther(
    entry: MoveButton,
    judged: RulingView | undefined,
    other: RulingView | undefined,
    words: Words,
): void {
    if (judged === undefined || other === undefined || judged.class === other.class) {
        entry.other?.remove();
        entry.other = undefined;
        return;
    }
    if (entry.other === undefined) {
        entry.other = createSign();
        entry.other.classList.add("other");
        entry.button.append(" ", entry.other);
    }
    updateSign(entry.other, other, words);
}
