/**
 * `qili-fallback.js`: the core as plain JavaScript, which the bundler puts in the place of the wasm module. It hands
 * itself over and does nothing else.
 */

import type { Core } from "./core";
import { HANDOVER } from "./fallback";
import { decode, find, perft, read, readBytes, ruleSets } from "./glue/qili.js";

const detail: Core = { decode, find, perft, read, readBytes, ruleSets };
dispatchEvent(new CustomEvent(HANDOVER, { detail }));
