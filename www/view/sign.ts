// The class of a move as a sign whose shape tells what is forbidden, allowed and idle without colour.

import { element, setAttributes, setText } from "../dom";
import type { RulingView } from "../view";
import { CLASSES, WEIGHTS, weightOf } from "../weight";
import type { Words } from "../words";

export function createSign(): HTMLSpanElement {
    return element("span", { class: "sign", part: "sign" });
}

export function updateSign(sign: HTMLSpanElement, ruling: RulingView | undefined, words: Words): void {
    const kind = ruling?.class ?? null;
    setText(sign, kind === null ? "" : words.sign[kind]);
    const title = kind === null ? null : words.class[kind];
    setAttributes(sign, {
        "data-weight": kind === null ? null : weightOf(kind),
        "data-undecided": ruling?.undecided ?? false,
        title: ruling?.undecided ? `${title ?? ""} ${words.undecided}`.trim() : title,
    });
}

/** What the shapes mean, for the foot of the page. */
export function createLegend(words: Words): HTMLElement {
    const items = WEIGHTS.map((weight) => {
        const signs = CLASSES[weight].map((kind) =>
            element(
                "span",
                { class: "sign", "data-weight": weight, title: words.class[kind] },
                words.sign[kind],
            ),
        );
        return element("span", { class: "item" }, ...signs, " ", words.legend[weight]);
    });
    return element("p", { class: "legend", part: "legend" }, ...items);
}
