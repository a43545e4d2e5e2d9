// What a reader can choose, for all boards of an element.

import type { PieceSet } from "./view";

export interface Settings {
    /** The rule set that judges. */
    rules: string;
    /** Black at the bottom. */
    flip: boolean;
    /** Left and right swapped. */
    mirror: boolean;
    /** Whether the classes of the moves and their evidence are shown. */
    marks: boolean;
    pieces: PieceSet;
}

/** The rule sets that the core knows, oldest first. */
export const RULE_SETS = ["china-1957", "china-2020", "axf"];

export const PIECE_SETS: PieceSet[] = ["traditional", "simplified", "symbols"];
