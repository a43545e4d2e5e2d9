// What the views show and what they may ask for.

import type { Settings } from "./settings";
import type { GameView, RulingView, VerdictView } from "./view";
import type { Words } from "./words";

/** Everything that a view of one game depends on, at one moment. */
export interface Snapshot {
    game: GameView;
    /** The position shown. */
    node: number;
    /** The line that is being read, from the start through the position shown to its end. */
    line: number[];
    settings: Settings;
    words: Words;
    /** What is tried out on the board. */
    trial: Trial | undefined;
    /** Whether the game plays by itself. */
    isPlaying: boolean;
    /** What a rule set says of a move; the chosen one if none is named. */
    ruling: (node: number, rules?: string) => RulingView | undefined;
    /** What a rule set says of the whole line. */
    verdict: (rules: string) => VerdictView | undefined;
}

/** Moves that are no part of the game, played from one of its nodes. */
export interface Trial {
    node: number;
    line: string[];
}

/** What can be taken away. */
export const TAKES = ["fen", "record", "moves", "link", "svg", "png"] as const;

export type Take = (typeof TAKES)[number];

/** What a reader does. */
export interface Actions {
    go: (node: number) => void;
    choose: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void;
    /** Tries moves out on the board; `undefined` takes them back. */
    attempt: (trial: Trial | undefined) => void;
    take: (what: Take) => void;
    /** Takes an animated picture away, from one ply of the line to another. */
    film: (from: number, to: number) => void;
}

/** A part of the viewer: an element that follows snapshots. */
export interface View {
    root: HTMLElement;
    update: (now: Snapshot) => void;
}
