// From which ply to which an animated picture runs, and the button that makes it.

import { createButton, element } from "../dom";
import type { Actions, View } from "../snapshot";
import type { Words } from "../words";

export function createFilm(words: Words, actions: Actions): View {
    const from = createPly();
    const to = createPly();
    const save = () => {
        const [one, other] = [from, to].map((ply) => Math.min(Math.max(0, ply.valueAsNumber || 0), end));
        actions.film(Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0));
    };
    let end = -1;
    return {
        root: element(
            "div",
            { class: "film" },
            element("label", {}, words.film.from, " ", from),
            element("label", {}, words.film.to, " ", to),
            createButton({}, save, words.film.save),
        ),
        update: ({ line }) => {
            if (line.length - 1 !== end) {
                end = line.length - 1;
                from.value = "0";
                to.value = String(end);
                from.max = to.max = String(end);
            }
        },
    };
}

function createPly(): HTMLInputElement {
    return element("input", { type: "number", min: 0, step: 1 });
}
