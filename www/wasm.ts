// The core as WebAssembly: the module itself, or where it is to be fetched, makes it.

import type { Core } from "./core";
import init, { decode, find, type InitInput, perft, read, readBytes, ruleSets } from "./glue/qili.js";

export type { InitInput };

export async function instantiate(module: InitInput): Promise<Core> {
    await init({ module_or_path: module });
    return { decode, find, perft, read, readBytes, ruleSets };
}
