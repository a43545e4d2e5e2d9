// Measures what the project promises and prints it beside the limit: native speeds from `cargo bench`, the same work
// in the wasm module under Node, and the size of everything in dist/.

import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import init, { perft } from "../dist/qili.mjs";

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
const RUNS = 5;

/** What must hold. Speeds are at least, sizes (after brotli, 1 KB = 1000 bytes) at most their limit. */
const LIMITS = {
    "native perft 5 start": "94.0 Mn/s",
    "wasm perft 5 start": "47.0 Mn/s",
    "qili.js": "90.0 KB",
    "qili.mjs": "25.0 KB",
    "qili_bg.wasm": "60.0 KB",
};

/** The lines `what: number unit` that the benchmarks print. */
function native() {
    const printed = execFileSync("cargo", ["bench", "--quiet", "--locked", "--package", "qili"], {
        encoding: "utf8",
    });
    return [...printed.matchAll(/^(.+): ([\d.]+ \S+)$/gm)].map(([, what, figure]) => [
        `native ${what}`,
        figure,
    ]);
}

async function wasm() {
    await init(await readFile("dist/qili_bg.wasm"));
    const times = Array.from({ length: RUNS }, () => {
        const begin = performance.now();
        const paths = perft(START, 5);
        return { paths, seconds: (performance.now() - begin) / 1000 };
    });
    const { paths, seconds } = times.reduce((best, time) => (time.seconds < best.seconds ? time : best));
    return [["wasm perft 5 start", `${(paths / seconds / 1e6).toFixed(1)} Mn/s`]];
}

async function sizes() {
    const names = (await readdir("dist")).sort();
    return Promise.all(
        names.map(async (name) => {
            const bytes = await readFile(`dist/${name}`);
            const kilo = (size) => `${(size / 1000).toFixed(1)} KB`;
            const packed = `${kilo(bytes.length)} raw, ${kilo(gzipSync(bytes, { level: 9 }).length)} gzip`;
            return [name, kilo(brotliCompressSync(bytes).length), packed];
        }),
    );
}

const rows = [["", "measured", "limit"], ...native(), ...(await wasm()), ...(await sizes())];
for (const [what, figure, note = ""] of rows) {
    const limit = LIMITS[what] ?? (what === "" ? "limit" : "");
    console.log(
        `${what.padEnd(28)} ${figure.padStart(14)} ${limit.padStart(12)}  ${what === "" ? "" : note}`.trimEnd(),
    );
}
