// The rules core as the page sees it. The entry files decide where it comes from; everything else asks here.

import type { BookView, Language, PassageView, RuleSetView, RulingView, Scene, VerdictView } from "./view";

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
    /** Gives the memory back; the book is of no use afterwards. */
    free(): void;
}

export interface Core {
    /** Reads every game of a text, in any format, and replays it. What is said of it is said in a language, or in English. */
    read(text: string, language?: Language): Book;
    /** Reads a file of any format. An encoding is only asked for where the bytes are not Unicode. */
    readBytes(bytes: Uint8Array, encoding?: string, language?: Language): Book;
    /** Where the games of a post begin and end, in tags, one after the other. */
    find(text: string): Uint32Array;
    /** The text of a file. Without a label its encoding is found out. */
    decode(bytes: Uint8Array, encoding?: string): string;
    /** How many sequences of legal moves of a length (in plies) start from a FEN. */
    perft(fen: string, depth: number): number;
    /** The rule books that can be asked, oldest first. */
    ruleSets(): RuleSetView[];
}

let load: (() => Promise<Core>) | undefined;
let loading: Promise<Core> | undefined;
let loaded: Core | undefined;

/** Says how the core is to be had; it is fetched when the first board needs it. */
export function provideCore(loader: () => Promise<Core>): void {
    load = loader;
    loading = undefined;
}

/** The one core of the page. */
export function loadCore(): Promise<Core> {
    loading ??= fetchCore();
    return loading;
}

async function fetchCore(): Promise<Core> {
    if (load === undefined) {
        throw new Error("no rules core was provided");
    }
    loaded = await load();
    return loaded;
}

/** The core, if it is there already. */
export function loadedCore(): Core | undefined {
    return loaded;
}

function need(): Core {
    if (loaded === undefined) {
        throw new Error("the rules core is not loaded yet");
    }
    return loaded;
}

/** The functions of the core for programs, once it is loaded. */
export const core: Core = {
    read: (text, language) => need().read(text, language),
    readBytes: (bytes, encoding, language) => need().readBytes(bytes, encoding, language),
    find: (text) => need().find(text),
    decode: (bytes, encoding) => need().decode(bytes, encoding),
    perft: (fen, depth) => need().perft(fen, depth),
    ruleSets: () => need().ruleSets(),
};
