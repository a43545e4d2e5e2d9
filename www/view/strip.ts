// The line of moves as a strip of their classes, which is also a slider:
//
//   div.strip > svg (a path for each weight, one unit of width for each ply and one for the start, and a line under
//                    the plies that repeat)
//             > span.now (the mark of the current ply)
//             > input[type=range] (invisible, over it all)

import { element, setAttributes, svg } from "../dom";
import type { Snapshot, View } from "../snapshot";
import { nodeOnLine } from "../tree";
import { WEIGHTS, type Weight, weightOf } from "../weight";
import type { Words } from "../words";
import { announcement } from "./announce";

/** Attacks stand high, allowed moves half as high, idle ones and those not judged yet lie low. */
const HEIGHT: Record<Weight, number> = { attack: 18, allowed: 12, idle: 6 };

export function createStrip(words: Words, go: (node: number) => void): View {
    const paths = WEIGHTS.map((weight) => svg("path", { class: weight }));
    const span = svg("path", { class: "span" });
    const chart = svg(
        "svg",
        { class: "chart", preserveAspectRatio: "none", "aria-hidden": "true" },
        ...paths,
        span,
    );
    const range = element("input", { type: "range", min: 0, step: 1, "aria-label": words.moves });
    let line: number[] = [];
    range.addEventListener("input", () => go(nodeOnLine(line, range.valueAsNumber)));
    const root = element(
        "div",
        { class: "strip", part: "strip" },
        chart,
        element("span", { class: "now" }),
        range,
    );
    return {
        root,
        update: (snapshot) => {
            line = snapshot.line;
            root.hidden = line.length === 1;
            setAttributes(chart, { viewBox: `0 0 ${line.length} 22` });
            setAttributes(span, { d: underline(snapshot) });
            for (const [index, weight] of WEIGHTS.entries()) {
                setAttributes(paths[index] as SVGPathElement, { d: bars(snapshot, weight) });
            }
            const ply = line.indexOf(snapshot.node);
            setAttributes(range, { max: line.length - 1, "aria-valuetext": announcement(snapshot) });
            range.value = String(ply);
            root.style.setProperty("--ply", String(ply));
            root.style.setProperty("--units", String(line.length));
        },
    };
}

function bars({ line, ruling, settings }: Snapshot, weight: Weight): string {
    const top = 18 - HEIGHT[weight];
    // A bar leaves a little of its unit free, less where many stand close together.
    const gap = line.length < 60 ? 0.08 : 0;
    const bar = (ply: number) => `M${ply + gap} ${top}h${1 - 2 * gap}V18h${2 * gap - 1}z`;
    const isWanted = (node: number) => weightOf((settings.marks && ruling(node)?.class) || "idle") === weight;
    return line.map((node, ply) => (isWanted(node) ? bar(ply) : "")).join("");
}

/** A line under the plies that repeat, or would if the moves shown went on. */
function underline({ line, settings, verdict }: Snapshot): string {
    const span = verdict(settings.rules)?.span ?? [];
    const [first, last] = [span[0], span.at(-1)].map((node) => line.indexOf(node ?? -1));
    return first === undefined || last === undefined || first === -1
        ? ""
        : `M${first} 20h${last - first + 1}v2H${first}z`;
}
