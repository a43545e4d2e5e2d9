// The size of each delivery.

import { kilobytes, weigh } from "../deliveries.mjs";
import { row } from "./row.mjs";

export function bytes() {
    return weigh().map(({ name, raw, gzip, brotli, limit }) =>
        row(
            name,
            kilobytes(brotli),
            limit === undefined ? "" : kilobytes(limit),
            `after brotli; ${kilobytes(raw)} raw, ${kilobytes(gzip)} gzip`,
        ),
    );
}
