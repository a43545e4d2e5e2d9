// The rules core as the page sees it. The entry files decide where its WebAssembly comes from; everything else asks here.

import type { BookView, PassageView, RulingView, Scene, VerdictView } from "./view";

/** A text that was read. Games, nodes and rule sets go by the numbers and names of its view. */
export interface Book {
    view(): BookView;
    /** The same games with left and right swapped; nodes keep their numbers. */
    mirrored(): Book;
    /** The position of a node. */
    fen(game: number, node: number): string;
    /** What to draw at a node; see `drawing.ts` for the options. */
    scene(game: number, node: number, options: string): Scene;
    /** The comment of a node, with the moves that it names. */
    comment(game: number, node: number): PassageView[];
    judge(game: number, node: number, rules: string): RulingView;
    /** What the rules say of the line that ends at a node. */
    verdict(game: number, node: number, rules: string): VerdictView;
    /** A game in the tags of the forums. */
    dhtmlxq(game: number): string;
    free(): void;
}

export interface Core {
    read(text: string): Book;
    /** Reads a file of any format. An encoding is only asked for where the bytes are not Unicode. */
    readBytes(bytes: Uint8Array, encoding?: string): Book;
    /** Where the games of a post begin and end, in tags, one after the other. */
    find(text: string): Uint32Array;
    /** The text of a file. */
    decode(bytes: Uint8Array, encoding?: string): string;
}

let load: (() => Promise<Core>) | undefined;
let loaded: Promise<Core> | undefined;

/** Says how the core is to be had; it is fetched when the first board needs it. */
export function provideCore(loader: () => Promise<Core>): void {
    load = loader;
    loaded = undefined;
}

export function loadCore(): Promise<Core> {
    loaded ??= load?.() ?? Promise.reject(new Error("no rules core was provided"));
    return loaded;
}
