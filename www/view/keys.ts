// What a reader can ask for by a key, and which keys those are.

import type { Jump } from "../jump";
import { nodeOnLine } from "../tree";

export type Step = "first" | "back" | "forward" | "last" | "far back" | "far forward";

export type Command = Step | Jump | "flip" | "play";

const COMMANDS: Record<string, Command> = {
    Home: "first",
    ArrowLeft: "back",
    ArrowUp: "back",
    ArrowRight: "forward",
    ArrowDown: "forward",
    End: "last",
    PageUp: "far back",
    PageDown: "far forward",
    f: "flip",
    p: "play",
    " ": "play",
    c: "comment",
    v: "variation",
    j: "check",
    z: "chase",
    r: "repetition",
    d: "verdict",
};

/** The first key of a command. */
export function keyOf(command: Command): string {
    return Object.entries(COMMANDS).find(([, other]) => other === command)?.[0] ?? "";
}

/** The command of a key; none when the key belongs to a text field, a chooser or the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
    return isOurs(event) ? COMMANDS[event.key] : undefined;
}

/** The continuation that a digit asks for, from 0. */
export function choiceOf(event: KeyboardEvent): number | undefined {
    return isOurs(event) && /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : undefined;
}

/** Whether a key is pressed alone and outside of what has a use for it itself. */
function isOurs(event: KeyboardEvent): boolean {
    const target = event.composedPath()[0];
    const others =
        event.key === " " ? ":not(.field)" : "select, textarea, input:not([type=range], [type=checkbox])";
    const isTheirs = target instanceof Element && target.matches(others);
    return !(isTheirs || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);
}

/** How many plies the far steps take: ten of each side. */
const FAR = 20;

const PLIES: Record<Step, (ply: number, end: number) => number> = {
    first: () => 0,
    back: (ply) => ply - 1,
    forward: (ply) => ply + 1,
    last: (_, end) => end,
    "far back": (ply) => ply - FAR,
    "far forward": (ply) => ply + FAR,
};

export function isStep(command: Command): command is Step {
    return command in PLIES;
}

/** Where a step leads. */
export function nodeAfter(step: Step, line: number[], node: number): number {
    return nodeOnLine(line, PLIES[step](line.indexOf(node), line.length - 1));
}
