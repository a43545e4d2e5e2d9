// Native speeds: what `cargo bench` prints.

import { execFileSync } from "node:child_process";
import { row } from "./row.mjs";

/** Million nodes a second are at least, times at most their limit. */
const LIMITS = {
    "perft 5 start": "94 Mn/s",
    "judge median": "0.3 ms",
    "judge worst": "50 ms",
    "games median": "0.3 ms",
    "games worst": "50 ms",
};

/** The lines `what: number unit` that the native benchmarks print. */
export function native() {
    const bench = ["bench", "--quiet", "--locked", "--package", "qili"];
    const printed = execFileSync("cargo", bench, { encoding: "utf8" });
    return [...printed.matchAll(/^(.+): (.+)$/gm)].map(([, what, figure]) =>
        row(`native ${what}`, figure, LIMITS[what]),
    );
}
