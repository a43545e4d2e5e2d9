// The table of sizes in README.md: `sizes.mjs write` makes it anew from dist/, `sizes.mjs check` holds it against dist/.

import { readFileSync, writeFileSync } from "node:fs";
import { compiler, kilobytes, weigh } from "./deliveries.mjs";

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

/** The cells of the table, a row for each delivery. */
function cells(delivery) {
    const sizes = [delivery.raw, delivery.gzip, delivery.brotli].map(grouped);
    return [`\`${delivery.name}\``, ...sizes, ...standing(delivery)];
}

function table(deliveries) {
    const head = ["file", "bytes", "gzip -9", "brotli -11", "limit after brotli", ""];
    const line = (cells) => `| ${cells.join(" | ")} |`;
    return [line(head), "| --- | ---: | ---: | ---: | ---: | --- |", ...deliveries.map(cells).map(line)].join(
        "\n",
    );
}

/** The cells that a table states. */
function stated(text) {
    const lines = text.split("\n").filter((line) => line.startsWith("| `"));
    return lines.map((line) =>
        line
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim()),
    );
}

/** Sizes differ a little from change to change; names, limits and whether they hold must be right. */
function agree(one, other) {
    const [sizes, others] = [one, other].map((cells) =>
        cells.slice(1, 4).map((size) => Number(size.replaceAll(",", ""))),
    );
    const isNear = sizes.every((size, at) => Math.abs(size / others[at] - 1) <= TOLERANCE);
    return isNear && [0, 4, 5].every((at) => one[at] === other[at]);
}

function check(deliveries, [, by, text]) {
    if (by !== compiler()) {
        console.log(`sizes: the table is of ${by}, this build of ${compiler()}; not compared`);
        return [];
    }
    const rows = stated(text);
    if (rows.length !== deliveries.length) {
        return ["the table does not list the deliveries"];
    }
    return deliveries
        .map((delivery, at) => [cells(delivery), rows[at]])
        .filter(([built, row]) => !agree(built, row))
        .map(([built, row]) => `built is ${built.join(" ")}, stated ${row.join(" ")}`);
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
    for (const { name, brotli, limit } of deliveries.filter(({ brotli, limit }) => limit < brotli)) {
        console.log(
            `sizes: ${name} misses its limit: ${kilobytes(brotli)} after brotli, not ${kilobytes(limit)}`,
        );
    }
    const faults = check(deliveries, found);
    for (const fault of faults) {
        console.error(`sizes: ${fault}; './build.sh sizes' writes it anew`);
    }
    process.exitCode = Math.min(faults.length, 1);
}
