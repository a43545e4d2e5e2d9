// What each delivery weighs. Sizes are bytes; a limit is one of the design's, after brotli, and 1 KB is 1000 bytes.

import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What a user takes away, by its file in dist/. */
export const DELIVERIES = [
    { name: "qili.js", limit: 90_000 },
    { name: "qili.mjs", limit: 25_000 },
    { name: "qili_bg.wasm", limit: 60_000 },
];

export function kilobytes(bytes) {
    return `${(bytes / 1000).toFixed(1)} KB`;
}

/** The deliveries with their sizes: as they are, after `gzip -9` and after `brotli -11`. */
export function weigh() {
    return DELIVERIES.map((delivery) => {
        const bytes = readFileSync(`dist/${delivery.name}`);
        const gzip = gzipSync(bytes, { level: 9 }).length;
        return { ...delivery, raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length };
    });
}
