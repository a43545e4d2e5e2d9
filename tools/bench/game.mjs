// A game of any length with as many variations as wanted: two rooks walk round and round, Red's over the ranks 2 to 4,
// Black's over 5 to 7, at lengths that keep any position from coming back.

/** Kings with an advisor each before them, and the rooks, in the slots of a `binit`. */
const SLOTS = { 0: "07", 3: "48", 4: "49", 16: "04", 19: "41", 20: "40" };

const point = (file, row) => `${file}${row}`;
const files = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const back = files.toReversed();

/** Row by row to and fro, then back to the start along the edges. */
function walk([first, second, third]) {
    return [
        ...files.map((file) => point(file, first)),
        ...back.map((file) => point(file, second)),
        ...files.map((file) => point(file, third)),
        point(0, third),
    ];
}

/** The record of such a game, as DhtmlXQ writes it. */
export function game(plies, variations) {
    const black = walk([4, 3, 2]);
    black.splice(4, 1); // one point is skipped: the walks are never in step
    const walks = [walk([7, 6, 5]), black];
    const moves = [];
    const branches = [];
    for (let ply = 1; ply <= plies; ply += 1) {
        const points = walks[(ply - 1) % 2];
        const step = Math.floor((ply - 1) / 2);
        const [from, to] = [points[step % points.length], points[(step + 1) % points.length]];
        moves.push(from + to);
        const others = files
            .map((file) => point(file, from[1]))
            .filter((other) => other !== from && other !== to);
        const wanted = Math.floor((ply * variations) / plies) - branches.length;
        for (const other of others.slice(0, wanted)) {
            branches.push(
                `[DhtmlXQ_move_0_${ply}_${branches.length + 1}]${from}${other}[/DhtmlXQ_move_0_${ply}_${branches.length + 1}]`,
            );
        }
    }
    const slots = Array.from({ length: 32 }, (_, slot) => SLOTS[slot] ?? "99");
    return [
        "[DhtmlXQ]",
        `[DhtmlXQ_title]${plies}[/DhtmlXQ_title]`,
        `[DhtmlXQ_binit]${slots.join("")}[/DhtmlXQ_binit]`,
        `[DhtmlXQ_movelist]${moves.join("")}[/DhtmlXQ_movelist]`,
        ...branches,
        "[/DhtmlXQ]",
    ].join("\n");
}
