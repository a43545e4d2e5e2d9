// The size of each delivery.

import { kilobytes, weigh } from "../sizes.mjs";
import { row } from "./row.mjs";

export function bytes() {
    return weigh().map(({ name, raw, gzip, brotli, limit }) =>
        row(name, kilobytes(brotli), kilobytes(limit), `${kilobytes(raw)} raw, ${kilobytes(gzip)} gzip`),
    );
}
