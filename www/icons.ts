// Icons of the controls, on a grid of 24, stroked in the text's colour.

import { svg } from "./dom";

const PATHS = {
    first: "M7 6v12M17 6l-7 6 7 6",
    back: "M15 6l-7 6 7 6",
    play: "M8 5l11 7-11 7z",
    pause: "M8 5v14M16 5v14",
    forward: "M9 6l7 6-7 6",
    last: "M17 6v12M7 6l7 6-7 6",
    flip: "M8 4v15m-4-4 4 4 4-4M16 20V5m-4 4 4-4 4 4",
    more: "M5 12h1M11.5 12h1M18 12h1",
};

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): SVGSVGElement {
    return svg(
        "svg",
        { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
        svg("path", { d: PATHS[name] }),
    );
}
