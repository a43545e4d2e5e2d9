// Where a reader is in a game: pure functions on its tree of nodes. A line is the list of nodes from the start
// (node 0) through every move to a last one; a ply is an index into it.

import type { GameView, NodeView } from "./view";

export function nodeAt(game: GameView, node: number): NodeView {
    const found = game.nodes[node];
    if (found === undefined) {
        throw new RangeError(`node ${node} of ${game.nodes.length}`);
    }
    return found;
}

/** The nodes from the start to a node, both included. */
function pathTo(game: GameView, node: number): number[] {
    const path = [];
    for (let at: number | null = node; at !== null; at = nodeAt(game, at).parent) {
        path.push(at);
    }
    return path.reverse();
}

/** The line through a node: back to the start, and on along the first continuations. */
export function lineThrough(game: GameView, node: number): number[] {
    const line = pathTo(game, node);
    for (
        let next = nodeAt(game, node).children[0];
        next !== undefined;
        next = nodeAt(game, next).children[0]
    ) {
        line.push(next);
    }
    return line;
}

/** The moves, `h2e2` and the like, that lead from the start to a node. */
export function movesTo(game: GameView, node: number): string[] {
    return pathTo(game, node).flatMap((at) => nodeAt(game, at).played?.iccs ?? []);
}

/** The node of a line at a ply, or the nearest that there is. */
export function nodeOnLine(line: number[], ply: number): number {
    return line[Math.max(0, Math.min(ply, line.length - 1))] ?? 0;
}

/**
 * Which line it is, as the attribute `variation` writes it: `ply:choice` for each move that is not the first
 * continuation, e.g. `5:1,12:2`. The main line is the empty text.
 */
export function variationOf(game: GameView, line: number[]): string {
    const choices = [];
    for (const [ply, node] of line.entries()) {
        const choice = siblings(game, node).indexOf(node);
        if (0 < choice) {
            choices.push(`${ply}:${choice}`);
        }
    }
    return choices.join();
}

/** The line that a `variation` names; choices that the game does not have are passed over. */
export function lineOf(game: GameView, variation: string): number[] {
    const choices = new Map<number, number>();
    for (const [, ply, choice] of variation.matchAll(/(\d+):(\d+)/g)) {
        choices.set(Number(ply), Number(choice));
    }
    const line = [0];
    for (let node: number | undefined = 0; node !== undefined; ) {
        const { children }: NodeView = nodeAt(game, node);
        node = children[choices.get(line.length) ?? 0] ?? children[0];
        if (node !== undefined) {
            line.push(node);
        }
    }
    return line;
}

/** The moves that stand beside a node, itself among them, in the order of the record. */
export function siblings(game: GameView, node: number): number[] {
    const { parent } = nodeAt(game, node);
    return parent === null ? [node] : nodeAt(game, parent).children;
}

/** The number of a move as books count: both sides' moves share one. */
export function moveNumber(game: GameView, node: number): number {
    const { ply } = nodeAt(game, node);
    const late = nodeAt(game, 0).side === "black" ? 1 : 0;
    return Math.floor((ply + late + 1) / 2);
}
