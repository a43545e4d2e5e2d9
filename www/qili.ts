/** The one-file build: a classic script with the wasm module inside. It adds one global, `qili`. */

import { loadCore, provideCore } from "./core";
import init, { decode, find, perft, read, readBytes } from "./glue/qili.js";
import digits from "./glue/qili_bg.wasm?hex";
import { copyTexts } from "./scan/copy";
import { attributesIn, scanIn } from "./scan/options";
import { Scanner } from "./scan/scanner";
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

provideCore(() => ready.then(() => ({ decode, find, read, readBytes })));

const door = { ready, decode, perft, read, readBytes };

declare global {
    var qili: typeof door;
}

// A page may include the script twice; the first one stays.
if (globalThis.qili === undefined) {
    globalThis.qili = door;
    scanPage(document.currentScript);
}

/** Turns the games of the page into boards, as the script's tag wants it, when all of the page is there. */
function scanPage(tag: Element | null): void {
    const within = scanIn(tag);
    if (within === "off") {
        return;
    }
    const attributes = tag === null ? {} : attributesIn(tag);
    const scanner = new Scanner(async () => (await loadCore()).find, { within, attributes });
    const start = () => scanner.start(document.documentElement);
    if (document.readyState === "loading") {
        document.addEventListener("DOMContentLoaded", start, { once: true });
    } else {
        start();
    }
    document.addEventListener("copy", copyTexts);
}
