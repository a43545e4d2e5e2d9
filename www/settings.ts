// What a reader can choose, for all boards of an element.

import type { Numbers, PieceSet } from "./drawing";

/** The rule sets that the core knows, oldest first. */
export const RULE_SETS = [
    "china-1957",
    "china-1999",
    "dpxq",
    "china-2011-trial",
    "china-2011",
    "china-2020",
    "axf",
    "wxf-2018",
    "computer",
    "tiantian",
];

export const PIECE_SETS: readonly PieceSet[] = ["traditional", "simplified", "symbols"];

/** The files' numbers; `auto` follows the language and the pieces. */
export const NUMBERS: readonly (Numbers | "auto")[] = ["auto", "book", "digits", "none"];

/** How the board looks; `auto` follows the reader's system. */
export const THEMES = ["auto", "paper", "wood", "dark", "contrast"] as const;

/** Seconds between the moves of a game that plays by itself. */
export const PACES = ["0.5", "1", "2", "4", "8"] as const;

export interface Settings {
    /** The rule set that judges. */
    rules: string;
    /** Another one, whose differing classes stand beside; none if empty. */
    compare: string;
    /** Only the board, as a diagram. */
    static: boolean;
    /** Black at the bottom. */
    flip: boolean;
    /** Left and right swapped. */
    mirror: boolean;
    /** Whether the classes of the moves and their evidence are shown. */
    marks: boolean;
    pieces: PieceSet;
    numbers: (typeof NUMBERS)[number];
    theme: (typeof THEMES)[number];
    pace: (typeof PACES)[number];
}
