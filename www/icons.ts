// Icons of the controls, on a grid of 24, stroked in the text's colour.

import { svg } from "./dom";

const PATHS = {
    first: "M7 5v14M19 5l-9 7 9 7z",
    back: "M17 5l-9 7 9 7z",
    forward: "M7 5l9 7-9 7z",
    last: "M17 5v14M5 5l9 7-9 7z",
    flip: "M8 4v15m-4-4 4 4 4-4M16 20V5m-4 4 4-4 4 4",
    more: "M6 12h.01M12 12h.01M18 12h.01",
};

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): SVGSVGElement {
    return svg(
        "svg",
        { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
        svg("path", { d: PATHS[name] }),
    );
}
