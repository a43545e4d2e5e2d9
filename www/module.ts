/**
 * The module for bundlers and packages. Importing it registers <qili-board> where there is a registry and does nothing
 * else; the first board loads the wasm module beside this file.
 */

import { core, loadCore, provideCore } from "./core";
import { orFallback } from "./fallback";
import { type InitInput, instantiate } from "./wasm";
import "./define";

/** Says where the wasm module is. */
function provide(wasm?: InitInput): void {
    const load = () => instantiate(wasm ?? new URL("qili_bg.wasm", import.meta.url));
    provideCore(() => orFallback(load, () => import("./qili-fallback.js")));
}

provide();

/** Makes the functions below ready. A program without boards calls it itself, outside a browser with the bytes. */
export default async function init(wasm?: InitInput): Promise<void> {
    if (wasm !== undefined) {
        provide(wasm);
    }
    await loadCore();
}

export const { decode, find, perft, read, readBytes, ruleSets } = core;

export type { Book } from "./core";
export { QiliBoard } from "./element";
export type * from "./view";
