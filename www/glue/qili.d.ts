/* tslint:disable */
/* eslint-disable */

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
 * Makes a panic readable in the console. Runs once, when the module is instantiated.
 */
export function start(): void;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly decode: (a: any, b: number, c: number) => [number, number, number, number];
    readonly perft: (a: number, b: number, c: number) => [number, number, number];
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
