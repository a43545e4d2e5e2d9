// The work of the native benchmarks once more, in the wasm module under Node.

import { readdirSync, readFileSync } from "node:fs";
import { row } from "./row.mjs";

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

/** The best of some runs in milliseconds: the others were disturbed. */
function best(runs, work) {
    const times = Array.from({ length: runs }, () => {
        const begin = performance.now();
        work();
        return performance.now() - begin;
    });
    return Math.min(...times);
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

export async function wasm() {
    const { default: init, perft, read } = await import("../../dist/qili.mjs");
    await init(readFileSync("dist/qili_bg.wasm"));
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
        row("wasm perft 5 start", `${(paths / perftTime / 1e3).toFixed(1)} Mn/s`, "47 Mn/s"),
        row("wasm judged", `${judgeTimes.length} moves`),
        row("wasm judge median", `${judgeTimes[judgeTimes.length >> 1].toFixed(3)} ms`, "2.5 × native"),
        row("wasm judge worst", `${judgeTimes.at(-1).toFixed(1)} ms`, "50 ms"),
    ];
}
