// Keys, and the steps that they and the buttons stand for.

import { nodeOnLine } from "../tree";

export type Step = "first" | "back" | "forward" | "last" | "far back" | "far forward";

const KEYS: Record<string, Step> = {
    Home: "first",
    ArrowLeft: "back",
    ArrowUp: "back",
    ArrowRight: "forward",
    ArrowDown: "forward",
    End: "last",
    PageUp: "far back",
    PageDown: "far forward",
};

/** How many plies the far steps take: ten of each side. */
const FAR = 20;

/** The step that a key asks for; none when it belongs to a text field, a chooser or the browser. */
export function stepOfKey(event: KeyboardEvent): Step | undefined {
    return isOurs(event) ? KEYS[event.key] : undefined;
}

/** Whether a key is pressed alone and outside of fields that have a use for it. */
export function isOurs(event: KeyboardEvent): boolean {
    const target = event.composedPath()[0];
    const isField =
        target instanceof Element &&
        target.matches("select, textarea, input:not([type=range], [type=checkbox])");
    return !(isField || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);
}

/** Where a step leads. */
export function nodeAfter(step: Step, line: number[], node: number): number {
    const ply = line.indexOf(node);
    const plies: Record<Step, number> = {
        first: 0,
        back: ply - 1,
        forward: ply + 1,
        last: line.length - 1,
        "far back": ply - FAR,
        "far forward": ply + FAR,
    };
    return nodeOnLine(line, plies[step]);
}
