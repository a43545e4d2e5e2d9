/* tslint:disable */
/* eslint-disable */
import type { BookView, Options, Scene } from "../view.ts";


/**
 * The games of a text. Games and nodes go by their numbers in the view, from 0.
 */
export class Book {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * What to draw at a node.
     *
     * # Errors
     *
     * If there is no such node, or an option has a value that it cannot have.
     */
    scene(game: number, node: number, options: Partial<Options>): Scene;
    /**
     * Everything that was found.
     *
     * # Errors
     *
     * None that an input could cause.
     */
    view(): BookView;
}

/**
 * Turns the bytes of a file into text.
 *
 * With a label (`gb18030`, `big5`, `utf-16le` …, as the Encoding Standard names them) that encoding is taken and a
 * damaged character becomes U+FFFD. Without one, bytes that are valid UTF-8 are read as such and all others as
 * GB18030, which most Chinese records without a declared encoding are in.
 *
 * # Errors
 *
 * A `RangeError` if the label names no encoding.
 */
export function decode(bytes: Uint8Array, label?: string | null): string;

/**
 * How many sequences of legal moves of a length (in plies) start from a FEN.
 *
 * # Errors
 *
 * If the FEN cannot be read or its position cannot be played.
 */
export function perft(fen: string, depth: number): number;

/**
 * Reads every game of a text, in any format, and replays it. What cannot be read is told by the view's warnings.
 */
export function read(text: string): Book;

/**
 * Makes a panic readable in the console. Runs once, when the module is instantiated.
 */
export function start(): void;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_book_free: (a: number, b: number) => void;
    readonly book_scene: (a: number, b: number, c: number, d: any) => [number, number, number];
    readonly book_view: (a: number) => [number, number, number];
    readonly decode: (a: any, b: number, c: number) => [number, number, number, number];
    readonly perft: (a: number, b: number, c: number) => [number, number, number];
    readonly read: (a: number, b: number) => number;
    readonly start: () => void;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_exn_store: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
