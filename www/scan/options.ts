// What a page says to the scanner, by data attributes of the script tag.

import { BoardAttributes } from "../attributes";

/** The attributes of a board that `data-…` attributes of an element set. */
export function attributesIn(element: Element): Record<string, string> {
    const names = BoardAttributes.observedAttributes.filter((name) => name !== "src");
    return Object.fromEntries(
        names.flatMap((name) => {
            const value = element.getAttribute(`data-${name}`);
            return value === null ? [] : [[name, value]];
        }),
    );
}

/** `data-scan`: a selector that says where to look, `off` for nowhere; everywhere without it. */
export function scanIn(element: Element | null): string {
    return element?.getAttribute("data-scan") ?? "";
}
