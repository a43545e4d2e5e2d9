// Measures what the project promises and prints it beside the limits: `node tools/bench.mjs [PART…]`, all parts if none
// is named.

import { bytes } from "./bench/bytes.mjs";
import { native } from "./bench/native.mjs";
import { page } from "./bench/page.mjs";
import { print } from "./bench/row.mjs";
import { steps } from "./bench/steps.mjs";
import { wasm } from "./bench/wasm.mjs";

const PARTS = { native, wasm, bytes, steps, page };

const named = process.argv.slice(2);
const unknown = named.filter((part) => !(part in PARTS));
if (0 < unknown.length) {
    console.error(`bench: no part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);
    process.exit(2);
}

const rows = [];
for (const part of 0 < named.length ? named : Object.keys(PARTS)) {
    rows.push(...(await PARTS[part]()));
}
print(rows);
