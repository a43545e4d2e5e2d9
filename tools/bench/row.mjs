// What every part of the bench gives: rows of a table.

/** One line: what was measured, the figure, the limit that the design sets (if it does) and a note. */
export function row(what, figure, limit = "", note = "") {
    return { what, figure, limit, note };
}

export function print(rows) {
    const all = [row("", "measured", "limit"), ...rows];
    const width = Math.max(...all.map(({ what }) => what.length));
    for (const { what, figure, limit, note } of all) {
        console.log(`${what.padEnd(width)} ${figure.padStart(14)} ${limit.padStart(14)}  ${note}`.trimEnd());
    }
}
