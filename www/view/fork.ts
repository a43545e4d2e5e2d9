// Where the game divides: the continuations, to be chosen by a press or by their number's key.

import { createButton, element } from "../dom";
import type { View } from "../snapshot";
import { nodeAt } from "../tree";
import type { Words } from "../words";

export function createFork(words: Words, go: (node: number) => void): View {
    const root = element("div", { class: "fork", part: "fork", role: "group", "aria-label": words.fork });
    let shown: number | undefined;
    return {
        root,
        update: ({ game, node, line }) => {
            const { children } = nodeAt(game, node);
            root.hidden = children.length < 2;
            if (shown !== node) {
                shown = node;
                root.replaceChildren(
                    ...(root.hidden ? [] : children).map((child, index) => {
                        const { played, written } = nodeAt(game, child);
                        const name = played === null ? written : words.move(played);
                        const key = index < 9 ? index + 1 : null;
                        const attributes = { class: "move", "aria-keyshortcuts": key };
                        const number = element("span", { class: "number" }, String(index + 1));
                        return createButton(attributes, () => go(child), number, " ", name);
                    }),
                );
            }
            for (const [index, button] of [...root.children].entries()) {
                button.setAttribute("aria-pressed", String(line.includes(children[index] ?? -1)));
            }
        },
    };
}
