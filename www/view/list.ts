// The moves as a book prints them, in two columns, with comments and variations where they belong:
//
//   table.moves > tr (number, Red's move, Black's move)
//               > tr.aside (a comment, a fault, a variation)

import { element } from "../dom";
import type { Actions, View } from "../snapshot";
import { lineThrough, moveNumber, nodeAt } from "../tree";
import type { GameView } from "../view";
import type { Words } from "../words";
import { Branches } from "./branches";
import type { Comments } from "./comment";
import { MoveButtons } from "./moves";

/** The list, and how all its variations come onto paper. */
export interface List extends View {
    print: () => void;
}

export function createList(game: GameView, words: Words, actions: Actions, comments: Comments): List {
    const buttons = new MoveButtons(game, words);
    const branches = new Branches(game, words, buttons, comments);
    // Without a move there is nothing in it to focus, but a long comment still has to be scrolled by keys.
    const isBare = nodeAt(game, 0).children.length === 0;
    const root = element("div", { class: "moves", part: "moves", tabindex: isBare ? 0 : null });
    const { comment } = nodeAt(game, 0);
    if (comment !== "") {
        root.append(comments.create(0));
    }
    root.append(createTable(game, words, buttons, branches));
    let pressed: number | undefined;
    root.addEventListener("click", (event) => {
        pressed = MoveButtons.nodeOf(event);
        if (pressed !== undefined) {
            actions.go(pressed);
        }
    });
    let shown: HTMLElement | undefined;
    return {
        root,
        print: () => branches.print(),
        update: (now) => {
            branches.follow(now.node);
            buttons.update(now);
            comments.update(now.trial);
            // Measuring makes the browser lay the page out, so it is done for steps only.
            if (shown !== buttons.current) {
                shown = buttons.current;
                // What was pressed stays under the finger.
                if (now.node !== pressed) {
                    keepInSight(root, shown);
                }
                pressed = undefined;
            }
        },
    };
}

function createTable(
    game: GameView,
    words: Words,
    buttons: MoveButtons,
    branches: Branches,
): HTMLTableElement {
    const body = element("tbody");
    /** The cell that waits for Black's move, while nothing stands between it and Red's. */
    let waiting: HTMLTableCellElement | undefined;
    for (const node of lineThrough(game, 0).slice(1)) {
        const { side } = nodeAt(game, node);
        if (side === "black" && waiting !== undefined) {
            waiting.append(buttons.create(node));
            waiting = undefined;
        } else {
            const red = element("td");
            const black = element("td");
            body.append(
                element("tr", {}, element("th", { scope: "row" }, `${moveNumber(game, node)}`), red, black),
            );
            if (side === "red") {
                red.append(buttons.create(node));
                waiting = black;
            } else {
                red.append("…");
                black.append(buttons.create(node));
            }
        }
        const asides = branches.asides(node);
        if (0 < asides.length) {
            body.append(
                ...asides.map((aside) =>
                    element("tr", { class: "aside" }, element("td", { colspan: 3 }, aside)),
                ),
            );
            waiting = undefined;
        }
    }
    const head = ["", words.side.red, words.side.black].map((name) =>
        name === "" ? element("td") : element("th", { scope: "col" }, name),
    );
    return element("table", {}, element("thead", { class: "unseen" }, element("tr", {}, ...head)), body);
}

/** Scrolls the list, never the page; its lower half is left for what stands under a move and for what comes. */
function keepInSight(list: HTMLElement, row: HTMLElement | undefined): void {
    if (row === undefined) {
        list.scrollTop = 0;
        return;
    }
    const [frame, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inner.top < frame.top || frame.bottom < inner.bottom + frame.height / 2) {
        list.scrollTop += inner.top - frame.top - frame.height / 6;
    }
}
