// The fallback under Node: what the core answers as plain JavaScript is what it answers as WebAssembly.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import init, * as wasm from "../../../dist/qili.mjs";

await init(await readFile(new URL("../../../dist/qili_bg.wasm", import.meta.url)));

/** A page's way of handing over, which Node lacks. */
const plain = await new Promise((resolve) => {
    globalThis.dispatchEvent = ({ detail }) => resolve(detail);
    import("../../../dist/qili-fallback.js");
});

const fixture = (name) => readFile(new URL(`../../../tests/fixtures/${name}`, import.meta.url), "utf8");

/** Everything that can be asked of the games of a text, under one rule book. */
function answers(core, text, rules) {
    const book = core.read(text);
    const mirrored = book.mirrored();
    const view = book.view();
    const games = view.games.map(({ nodes }, game) =>
        nodes.map(({ played }, node) => [
            book.fen(game, node),
            mirrored.fen(game, node),
            book.comment(game, node),
            book.scene(game, node, "flip"),
            played === null ? null : book.judge(game, node, rules),
        ]),
    );
    const verdicts = view.games.map(({ nodes }, game) => book.verdict(game, nodes.length - 1, rules));
    book.free();
    mirrored.free();
    return { view, games, verdicts };
}

for (const [name, rules] of [
    ["rules_1957.txt", "china-1957"],
    ["games.pgn", "china-2020"],
    ["lists.txt", "axf"],
    ["comments_without_moves.txt", "wxf-2018"],
]) {
    test(`${name} is read, drawn and judged the same`, async () => {
        const text = await fixture(name);
        assert.deepEqual(answers(plain, text, rules), answers(wasm, text, rules));
    });
}

test("strings stay whole when the memory grows under them", () => {
    const text = "没有棋。".repeat(50_000);
    assert.deepEqual(plain.read(text).view().warnings, wasm.read(text).view().warnings);
    const bytes = new TextEncoder().encode(text);
    assert.equal(plain.decode(bytes), text);
});

test("numbers and failures are the same", () => {
    const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    assert.equal(plain.perft(start, 3), 79666);
    assert.throws(() => plain.perft("9/9", 1), { message: "FEN: found 2 ranks, expected 10" });
    assert.deepEqual(plain.ruleSets(), wasm.ruleSets());
});
