// How a board is to be drawn, as the core reads it: a line of words.

import type { Color, Square, Tone } from "./view";

export type PieceSet = "traditional" | "simplified" | "symbols";

/** The files' numbers: Chinese ones on Red's side, digits on both, or none. */
export type Numbers = "book" | "digits" | "none";

export interface Drawing {
    /** Black at the bottom. */
    flip: boolean;
    pieces: PieceSet;
    numbers: Numbers;
    /** Moves to make before drawing. */
    line: string[];
    /** The move to mark. */
    last: string | null;
    /** The side whose king is in check. */
    check: Color | null;
    rings: { square: Square; tone: Tone }[];
    arrows: { move: string; tone: Tone }[];
}

export function wordsOf({ flip, pieces, numbers, line, last, check, rings, arrows }: Drawing): string {
    const words = [
        flip ? "flip" : "",
        `pieces=${pieces}`,
        `numbers=${numbers}`,
        line.length === 0 ? "" : `line=${line.join()}`,
        last === null ? "" : `last=${last}`,
        check === null ? "" : `check=${check}`,
        ...rings.map(({ square, tone }) => `ring=${square}:${tone}`),
        ...arrows.map(({ move, tone }) => `arrow=${move}:${tone}`),
    ];
    return words.filter(Boolean).join(" ");
}
