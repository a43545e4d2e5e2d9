import { lineOf, lineThrough, moveNumber, nodeOnLine, siblings, variationOf } from "../../www/tree";
import type { GameView, NodeView } from "../../www/view";
import { expect, test } from "./test";

/**
 * ```text
 * 0 ─ 1 ─ 2 ─ 3
 *  ╲    ╲
 *   4    5 ─ 6
 * ```
 */
const parents = [null, 0, 1, 2, 0, 1, 5];
const game = {
    nodes: parents.map((parent, node) => ({
        parent,
        children: parents.flatMap((other, child) => (other === node ? [child] : [])),
        ply: lineage(node).length - 1,
        side: "red",
    })) as unknown as NodeView[],
} as GameView;

function lineage(node: number): number[] {
    const parent = parents[node] ?? null;
    return parent === null ? [node] : [...lineage(parent), node];
}

test("a line runs through its node to an end", () => {
    expect(lineThrough(game, 0)).toEqual([0, 1, 2, 3]);
    expect(lineThrough(game, 5)).toEqual([0, 1, 5, 6]);
    expect(lineThrough(game, 4)).toEqual([0, 4]);
});

test("a variation names its line, and the main line has no name", () => {
    for (const [node, name] of [
        [3, ""],
        [6, "2:1"],
        [4, "1:1"],
    ] as const) {
        const line = lineThrough(game, node);
        expect(variationOf(game, line)).toBe(name);
        expect(lineOf(game, name)).toEqual(line);
    }
});

test("choices that a game does not have are passed over", () => {
    expect(lineOf(game, "2:7")).toEqual([0, 1, 2, 3]);
    expect(lineOf(game, "9:1")).toEqual([0, 1, 2, 3]);
});

test("a ply beyond the line is its end", () => {
    expect([-3, 0, 2, 99].map((ply) => nodeOnLine([0, 1, 5, 6], ply))).toEqual([0, 0, 5, 6]);
});

test("moves are counted in pairs, from either side", () => {
    const numbers = (side: "red" | "black") => {
        const [start, ...rest] = game.nodes;
        const turned = { ...game, nodes: [{ ...start, side } as NodeView, ...rest] };
        return [1, 2, 3].map((node) => moveNumber(turned, node));
    };
    expect(numbers("red")).toEqual([1, 1, 2]);
    expect(numbers("black")).toEqual([1, 2, 2]);
});

test("the moves beside a node are those of its parent", () => {
    expect(siblings(game, 5)).toEqual([2, 5]);
    expect(siblings(game, 0)).toEqual([0]);
});
