// Measures what the project promises and prints it beside the limits: native speeds from `cargo bench`, the same work
// in the wasm module under Node, and the size of everything in dist/.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import init, { perft, read } from "../dist/qili.mjs";

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

/** Million nodes a second are at least, times and sizes (after brotli, 1 KB = 1000 bytes) at most their limit. */
const LIMITS = {
    "native perft 5 start": "94 Mn/s",
    "wasm perft 5 start": "47 Mn/s",
    "native judge median": "0.3 ms",
    "native judge worst": "50 ms",
    "native games median": "0.3 ms",
    "native games worst": "50 ms",
    "wasm judge median": "2.5 × native",
    "wasm judge worst": "50 ms",
    "qili.js": "90 KB",
    "qili.mjs": "25 KB",
    "qili_bg.wasm": "60 KB",
};

/** The best of some runs in milliseconds: the others were disturbed. */
function best(runs, work) {
    const times = Array.from({ length: runs }, () => {
        const begin = performance.now();
        work();
        return performance.now() - begin;
    });
    return Math.min(...times);
}

/** The lines `what: number unit` that the native benchmarks print. */
function native() {
    const bench = ["bench", "--quiet", "--locked", "--package", "qili"];
    const printed = execFileSync("cargo", bench, { encoding: "utf8" });
    return [...printed.matchAll(/^(.+): (.+)$/gm)].map(([, what, figure]) => [`native ${what}`, figure]);
}

/** The lines of tests/rulings, each as a text that can be read. */
function lines() {
    const tables = readdirSync("tests/rulings").filter((name) => name.endsWith(".md"));
    const sections = tables.flatMap((name) => readFileSync(`tests/rulings/${name}`, "utf8").split(/^## /m));
    return sections.flatMap((section) => {
        const [, fen] = section.match(/^- fen: `(.+)`/m) ?? [];
        const numbered = section.match(/^\d+\. .*$/gm) ?? [];
        const moves = numbered.join(" ").match(/\b[a-i]\d[a-i]\d\b/g) ?? [];
        return fen === undefined ? [] : [`[FEN "${fen}"]\n\n${moves.join(" ")} *`];
    });
}

function wasm() {
    const paths = perft(START, 5);
    const perftTime = best(5, () => perft(START, 5));
    const judgeTimes = lines()
        .flatMap((text) => {
            const plies = read(text).view().games[0].nodes.length - 1;
            // A book remembers what it judged: a fresh one for each run.
            return Array.from({ length: plies }, (_, index) => {
                const books = [read(text), read(text), read(text)];
                return best(books.length, () => books.pop().judge(0, index + 1, "china-2020"));
            });
        })
        .sort((a, b) => a - b);
    return [
        ["wasm perft 5 start", `${(paths / perftTime / 1e3).toFixed(1)} Mn/s`],
        ["wasm judged", `${judgeTimes.length} moves`],
        ["wasm judge median", `${judgeTimes[judgeTimes.length >> 1].toFixed(3)} ms`],
        ["wasm judge worst", `${judgeTimes.at(-1).toFixed(1)} ms`],
    ];
}

function sizes() {
    const files = readdirSync("dist", { withFileTypes: true }).filter((entry) => entry.isFile());
    return files.map(({ name }) => {
        const bytes = readFileSync(`dist/${name}`);
        const [raw, gzip, brotli] = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map(
            (packed) => `${(packed.length / 1000).toFixed(1)} KB`,
        );
        return [name, brotli, `${raw} raw, ${gzip} gzip`];
    });
}

await init(readFileSync("dist/qili_bg.wasm"));
const rows = [["", "measured"], ...native(), ...wasm(), ...sizes()];
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure, note = ""] of rows) {
    const limit = what === "" ? "limit" : (LIMITS[what] ?? "");
    console.log(`${what.padEnd(width)} ${figure.padStart(12)} ${limit.padStart(14)}  ${note}`.trimEnd());
}
