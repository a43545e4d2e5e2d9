// Variations: folded until opened or entered, and only then built, so that a thousand of them cost little.

import { element } from "../dom";
import { lineThrough, moveNumber, nodeAt, siblings } from "../tree";
import type { GameView } from "../view";
import type { Words } from "../words";
import type { Comments } from "./comment";
import type { MoveButtons } from "./moves";

/** On paper stand this many variations of a game in full, and of the others the first move. */
const PRINTED = 500;

export class Branches {
    readonly #game: GameView;
    readonly #words: Words;
    readonly #buttons: MoveButtons;
    readonly #comments: Comments;
    /** The folds that exist, by the first node of their variation, each with what fills it. */
    readonly #folds = new Map<number, { fold: HTMLDetailsElement; fill: () => void }>();

    constructor(game: GameView, words: Words, buttons: MoveButtons, comments: Comments) {
        this.#comments = comments;
        this.#game = game;
        this.#words = words;
        this.#buttons = buttons;
    }

    /** The variation that begins with a node. */
    create(first: number): HTMLDetailsElement {
        const line = lineThrough(this.#game, first).slice(nodeAt(this.#game, first).ply);
        const { played, written } = nodeAt(this.#game, first);
        const name = `${this.#number(first, true)} ${played === null ? written : this.#words.move(played)}`;
        const summary = element(
            "summary",
            {},
            name,
            " ",
            element("small", {}, this.#words.variation(line.length)),
        );
        const fold = element("details", { class: "branch", part: "branch" }, summary);
        let isFilled = false;
        const fill = () => {
            if (!isFilled) {
                isFilled = true;
                fold.append(...this.#fill(line));
            }
        };
        fold.addEventListener("toggle", () => {
            if (fold.open) {
                fill();
            }
        });
        this.#folds.set(first, { fold, fill });
        return fold;
    }

    /** Opens the variations that lead to a node, the outermost first. */
    follow(node: number): void {
        const heads = [];
        for (let at: number | null = node; at !== null; at = nodeAt(this.#game, at).parent) {
            if (siblings(this.#game, at)[0] !== at) {
                heads.unshift(at);
            }
        }
        for (const head of heads) {
            const known = this.#folds.get(head);
            if (known !== undefined) {
                known.fill();
                known.fold.open = true;
            }
        }
    }

    /** Opens what is folded until the page is printed. */
    print(): void {
        const opened: HTMLDetailsElement[] = [];
        // Those inside of others come to the end of the map as these are filled.
        for (const { fold, fill } of this.#folds.values()) {
            if (!fold.open && opened.length < PRINTED) {
                fill();
                fold.open = true;
                opened.push(fold);
            }
        }
        const shut = () => {
            for (const fold of opened) {
                fold.open = false;
            }
        };
        addEventListener("afterprint", shut, { once: true });
    }

    #fill(line: number[]): HTMLElement[] {
        const blocks: HTMLElement[] = [];
        let run: HTMLElement | undefined;
        for (const [index, node] of line.entries()) {
            if (run === undefined) {
                run = element("p", { class: "run" });
                blocks.push(run);
            }
            const number = this.#number(node, run.childNodes.length === 0);
            run.append(element("span", { class: "item" }, number, this.#buttons.create(node)));
            // The moves beside the head stand where the head itself does.
            const asides = this.asides(node, index !== 0);
            if (0 < asides.length) {
                blocks.push(...asides);
                run = undefined;
            }
        }
        return blocks;
    }

    /** What stands under a move: what is wrong with it, its comment, and the moves played instead. */
    asides(node: number, withOthers = true): HTMLElement[] {
        const { comment, problem } = nodeAt(this.#game, node);
        const asides: HTMLElement[] = [];
        if (problem !== null) {
            asides.push(element("p", { class: "problem", part: "problem" }, problem));
        }
        if (comment !== "") {
            asides.push(this.#comments.create(node));
        }
        const others = withOthers ? siblings(this.#game, node).filter((other) => other !== node) : [];
        return [...asides, ...others.map((other) => this.create(other))];
    }

    /** The number before a move: Black's has one only where a run of moves begins. */
    #number(node: number, isFirst: boolean): string {
        const number = moveNumber(this.#game, node);
        if (nodeAt(this.#game, node).side === "red") {
            return `${number}.`;
        }
        return isFirst ? `${number}…` : "";
    }
}
