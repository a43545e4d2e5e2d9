/** The one-file build: a classic script with the wasm module inside. It adds one global, `qili`. */

import { type Core, core, loadCore, provideCore } from "./core";
import { orFallback } from "./fallback";
import packed from "./glue/qili_bg.wasm?packed";
import { copyTexts } from "./scan/copy";
import { attributesIn, scanIn } from "./scan/options";
import { Scanner } from "./scan/scanner";
import { unpack } from "./unpack";
import { instantiate } from "./wasm";
import "./define";

/** The address of this script, known only while it runs. */
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;

// Compiled asynchronously: every engine allows that in the page's thread for a module of any size, and the page goes
// on being drawn meanwhile.
function load(): Promise<Core> {
    return instantiate(unpack(packed));
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
