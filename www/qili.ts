/** The one-file build: a classic script with the wasm module inside. It adds one global, `qili`. */

import { type Core, core, loadCore, provideCore } from "./core";
import { orFallback } from "./fallback";
import digits from "./glue/qili_bg.wasm?hex";
import { copyTexts } from "./scan/copy";
import { attributesIn, scanIn } from "./scan/options";
import { Scanner } from "./scan/scanner";
import { instantiate } from "./wasm";
import "./define";

/** The address of this script, known only while it runs. */
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;

// Compiled asynchronously: every engine allows that in the page's thread for a module of any size, and the page goes
// on being drawn meanwhile.
function load(): Promise<Core> {
    const bytes = Uint8Array.from(
        { length: digits.length / 2 },
        (_, at) => 16 * digit(2 * at) + digit(2 * at + 1),
    );
    return instantiate(bytes);
}

/** The value of a hexadecimal digit: `0` to `9` end in their value, `a` to `f` in one to six. */
function digit(at: number): number {
    const code = digits.charCodeAt(at);
    return (code & 15) + 9 * (code >> 6);
}

/**
 * Fetches the script that lies beside this one: as a module, which enforced Trusted Types allow, or by an element,
 * which pages from disk allow.
 */
function fetchFallback(): Promise<unknown> {
    const address = new URL("qili-fallback.js", src || document.baseURI).href;
    return import(address).catch(() => {
        const script = document.createElement("script");
        script.src = address;
        return new Promise((resolve, reject) => {
            script.onload = resolve;
            script.onerror = reject;
            document.head.append(script);
        });
    });
}

provideCore(() => orFallback(load, fetchFallback));

const door = {
    ...core,
    /** Settled when the functions can be called; asking for it fetches the core if no board did so before. */
    get ready(): Promise<void> {
        return loadCore().then(() => undefined);
    },
};

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
