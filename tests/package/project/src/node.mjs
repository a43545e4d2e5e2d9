// The same package in plain Node: no page, no element, the rules all the same.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import init, { read } from "qili";
import { scan } from "qili/scan";

await init(await readFile(new URL(import.meta.resolve("qili/qili_bg.wasm"))));
const book = read("[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]");
assert.equal(book.view().games[0].nodes[1].played.simplified, "炮二平五");
assert.equal(typeof scan, "function");
assert.equal(book.judge(0, 3, "china-2020").class, "idle");
