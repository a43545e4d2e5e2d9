// The board for a screen reader: a table of the ninety points, hidden from the eye.

import { element, setText } from "../dom";
import type { Figure } from "../view";
import type { Words } from "../words";

const FILES = [..."abcdefghi"];
const RANKS = [..."9876543210"];

export class PointTable {
    readonly root: HTMLElement;
    readonly #cells = new Map<string, HTMLTableCellElement>();
    readonly #words: Words;

    constructor(words: Words) {
        this.#words = words;
        const head = FILES.map((file) => element("th", { scope: "col" }, file));
        const rows = RANKS.map((rank) => {
            const cells = FILES.map((file) => {
                const cell = element("td");
                this.#cells.set(file + rank, cell);
                return cell;
            });
            return element("tr", {}, element("th", { scope: "row" }, rank), ...cells);
        });
        const table = element(
            "table",
            {},
            element("caption", {}, words.control.position),
            element("thead", {}, element("tr", {}, element("td"), ...head)),
            element("tbody", {}, ...rows),
        );
        // Around it, since a caption lies outside the box of its table.
        this.root = element("div", { class: "unseen" }, table);
    }

    update(figures: Figure[]): void {
        const pieces = new Map(
            figures.filter(({ part }) => part === "piece").map(({ square, piece }) => [square, piece]),
        );
        for (const [square, cell] of this.#cells) {
            const piece = pieces.get(square);
            setText(cell, piece ? this.#words.piece(piece) : this.#words.empty);
        }
    }
}
