// What a user takes away, what it weighs and by which hash a page can pin it. Run by itself it prints the hashes.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** The files of dist/ with the design's limits: bytes after brotli, where there is one. */
export const DELIVERIES = [
    { name: "qili.js", limit: 90_000 },
    { name: "qili.mjs", limit: 25_000 },
    { name: "qili_bg.wasm", limit: 60_000 },
    { name: "qili-scan.mjs" },
    { name: "qili-fallback.js" },
];

/** 1 KB is 1000 bytes. */
export function kilobytes(bytes) {
    return `${(bytes / 1000).toFixed(1)} KB`;
}

const bytesOf = (name) => readFileSync(`dist/${name}`);

/** The deliveries with their sizes in bytes: as they are, after `gzip -9` and after `brotli -11`. */
export function weigh() {
    return DELIVERIES.map((delivery) => {
        const bytes = bytesOf(delivery.name);
        const gzip = gzipSync(bytes, { level: 9 }).length;
        return { ...delivery, raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length };
    });
}

/** The value of the `integrity` attribute that pins a file. */
function integrity(name) {
    return `sha384-${createHash("sha384").update(bytesOf(name)).digest("base64")}`;
}

/** The Rust compiler that made the wasm module, as the module itself says; compilers differ in the size of their code. */
export function compiler() {
    const [section] = WebAssembly.Module.customSections(
        new WebAssembly.Module(bytesOf("qili_bg.wasm")),
        "producers",
    );
    const [, version] =
        Buffer.from(section ?? [])
            .toString("latin1")
            .match(/rustc.(\d+\.\d+\.\d+)/s) ?? [];
    if (version === undefined) {
        throw new Error("dist/qili_bg.wasm does not say which Rust compiler made it");
    }
    return `rustc ${version}`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
    for (const { name } of DELIVERIES) {
        console.log(`${name.padEnd(16)} ${integrity(name)}`);
    }
}
