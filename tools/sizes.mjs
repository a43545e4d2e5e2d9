// The table of sizes in README.md: `sizes.mjs write` makes it anew from dist/, `sizes.mjs check` holds it against dist/.

import { readFileSync, writeFileSync } from "node:fs";
import { compiler, weigh } from "./deliveries.mjs";

const README = "README.md";
const TABLE = /<!-- sizes: (.+) -->\n\n([\s\S]*?)\n\n<!-- end of sizes -->/;

/** By how much a size may differ from the table before it must be written anew. */
const TOLERANCE = 0.1;

const grouped = (bytes) => bytes.toLocaleString("en-US");

function standing({ brotli, limit }) {
    if (limit === undefined) {
        return ["", ""];
    }
    return [grouped(limit), brotli <= limit ? "holds" : "**missed**"];
}

function table(deliveries) {
    const head = ["file", "bytes", "gzip -9", "brotli -11", "limit after brotli", ""];
    const rows = deliveries.map((delivery) => {
        const sizes = [delivery.raw, delivery.gzip, delivery.brotli].map(grouped);
        return [`\`${delivery.name}\``, ...sizes, ...standing(delivery)];
    });
    const line = (cells) => `| ${cells.join(" | ")} |`;
    return [line(head), "| --- | ---: | ---: | ---: | ---: | --- |", ...rows.map(line)].join("\n");
}

/** The names and sizes that a table states, in its order. */
function stated(text) {
    const rows = [...text.matchAll(/^\| `(.+?)` +\| +([\d,]+) \| +([\d,]+) \| +([\d,]+) \|/gm)];
    return rows.map(([, name, ...sizes]) => [name, ...sizes.map((size) => Number(size.replaceAll(",", "")))]);
}

function check(deliveries, [, by, text]) {
    const old = stated(text);
    const names = (rows) => rows.join(", ");
    if (names(old.map(([name]) => name)) !== names(deliveries.map(({ name }) => name))) {
        return ["the table does not list the deliveries"];
    }
    if (by !== compiler()) {
        console.log(`sizes: the table is of ${by}, this build of ${compiler()}; not compared`);
        return [];
    }
    return deliveries.flatMap(({ name, raw, gzip, brotli }, index) => {
        const before = old[index].slice(1);
        const isFar = [raw, gzip, brotli].some((size, at) => TOLERANCE < Math.abs(size / before[at] - 1));
        return isFar
            ? [`${name} has ${names([raw, gzip, brotli])} bytes, the table says ${names(before)}`]
            : [];
    });
}

const readme = readFileSync(README, "utf8");
const found = readme.match(TABLE);
if (found === null) {
    throw new Error(`${README} has no place for the table of sizes`);
}
const deliveries = weigh();
if (process.argv[2] === "write") {
    const marked = `<!-- sizes: ${compiler()} -->\n\n${table(deliveries)}\n\n<!-- end of sizes -->`;
    writeFileSync(
        README,
        readme.replace(TABLE, () => marked),
    );
} else {
    const faults = check(deliveries, found);
    for (const fault of faults) {
        console.error(`sizes: ${fault}; './build.sh sizes' writes it anew`);
    }
    process.exitCode = Math.min(faults.length, 1);
}
