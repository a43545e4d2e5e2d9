/**
 * The module for bundlers and packages: nothing happens on import, `await init()` loads the wasm module beside it.
 * Outside a browser hand the bytes over: `await init({ module_or_path: bytes })`.
 */

export { Book, decode, default, perft, read } from "./glue/qili.js";
