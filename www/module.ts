/**
 * The module for bundlers and packages. Importing it registers <qili-board> where there is a registry and does nothing
 * else; the first board loads the wasm module beside this file.
 */

import { provideCore } from "./core";
import load, { decode, find, type InitInput, read, readBytes } from "./glue/qili.js";
import "./define";

/** Makes the functions below ready. A program without boards calls it itself, outside a browser with the bytes. */
export default async function init(
    wasm: InitInput = new URL("qili_bg.wasm", import.meta.url),
): Promise<void> {
    await load({ module_or_path: wasm });
}

provideCore(async () => {
    await init();
    return { decode, find, read, readBytes };
});

export { QiliBoard } from "./element";
export { Book, decode, find, perft, read, readBytes, ruleSets } from "./glue/qili.js";
export type * from "./view";
