/** The one-file build: a classic script with the wasm module inside. It adds one global, `qili`. */

import { provideCore } from "./core";
import init, { decode, perft, read, readBytes } from "./glue/qili.js";
import digits from "./glue/qili_bg.wasm?hex";
import "./define";

const bytes = Uint8Array.from(
    { length: digits.length / 2 },
    (_, at) => 16 * digit(2 * at) + digit(2 * at + 1),
);

/** The value of a hexadecimal digit: `0` to `9` end in their value, `a` to `f` in one to six. */
function digit(at: number): number {
    const code = digits.charCodeAt(at);
    return (code & 15) + 9 * (code >> 6);
}

// Compiled asynchronously: every engine allows that in the page's thread for a module of any size, and the page goes
// on being drawn meanwhile.
const ready = init({ module_or_path: bytes }).then(() => undefined);

provideCore(() => ready.then(() => ({ decode, read, readBytes })));

const door = { ready, decode, perft, read, readBytes };

declare global {
    var qili: typeof door;
}

// A page may include the script twice; the first one stays.
globalThis.qili ??= door;
