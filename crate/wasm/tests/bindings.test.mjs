// The bindings under Node, as a user meets them: dist/qili.mjs and its wasm module.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import init, { decode, find, perft, read, readBytes, ruleSets } from "../../../dist/qili.mjs";

await init(await readFile(new URL("../../../dist/qili_bg.wasm", import.meta.url)));

const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

test("perft counts as natively", () => {
    assert.deepEqual(
        [1, 2, 3, 4].map((depth) => perft(start, depth)),
        [44, 1920, 79666, 3290240],
    );
});

test("a failure is an Error with the core's sentence", () => {
    assert.throws(() => perft("9/9", 1), { name: "Error", message: "FEN: found 2 ranks, expected 10" });
    assert.throws(() => perft("9/9/9/9/9/9/9/9/9/9 w", 1), { name: "Error", message: /king/ });
});

test("bytes without a label are UTF-8 where they can be, otherwise GB18030", () => {
    const utf8 = new TextEncoder().encode("炮二平五");
    const gb18030 = Uint8Array.of(0xc5, 0xda, 0xb6, 0xfe, 0xc6, 0xbd, 0xce, 0xe5);
    assert.equal(decode(utf8), "炮二平五");
    assert.equal(decode(gb18030), "炮二平五");
    const withMark = Uint8Array.of(0xff, 0xfe, 0xae, 0x70, 0x8c, 0x4e);
    assert.equal(decode(withMark), "炮二");
});

test("a label decides for what is not Unicode, and a damaged character does not stop the rest", () => {
    const big5 = Uint8Array.of(0xa5, 0xb4, 0xa4, 0x47);
    assert.equal(decode(big5, "big5"), "打二");
    assert.equal(decode(Uint8Array.of(0x41, 0xff, 0x42), "utf-8"), "A\ufffdB");
    assert.throws(() => decode(big5, "no-such-label"), RangeError);
});

const post = "see [DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist] there";

test("a text is read and replayed into plain objects", () => {
    const view = read(post).view();
    assert.equal(view.format, "dhtmlxq");
    assert.deepEqual(
        view.games[0].nodes.map((node) => node.played?.simplified),
        [undefined, "炮二平五", "马8进7", "马二进三"],
    );
    assert.equal(view.games[0].nodes[0].parent, null, "what is missing is null, as in JSON");
    assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
});

test("a file is read for what it holds, whatever it is called", async () => {
    const fixture = (name) => readFile(new URL(`../../../tests/fixtures/${name}`, import.meta.url));
    for (const [name, format, count] of [
        ["plain.xqf", "xqf", 5],
        ["masked.xqf", "xqf", 5],
        ["game.cbr", "cbr", 5],
        ["game.cbf", "cbf", 4],
        ["games.pgn", "pgn", 8],
    ]) {
        const view = readBytes(await fixture(name)).view();
        assert.deepEqual([view.format, view.games[0].nodes.length], [format, count], name);
    }
    const book = readBytes(await fixture("masked.xqf"));
    assert.equal(book.view().games[0].title, "标题");
    assert.match(book.dhtmlxq(0), /\[DhtmlXQ_comment0\]开始\[\/DhtmlXQ_comment0\]/);
    assert.throws(() => book.dhtmlxq(1), { message: "no game 1: there are 1" });
});

test("a reader may name the code page of a file", () => {
    const tag = (name, value) => [
        ...Buffer.from(`[DhtmlXQ_${name}]`),
        ...value,
        ...Buffer.from(`[/DhtmlXQ_${name}]`),
    ];
    const bytes = Uint8Array.from([
        ...tag("title", [0xa5, 0xb4, 0xa4, 0x47]),
        ...tag("movelist", Buffer.from("7747")),
    ]);
    assert.equal(readBytes(bytes, "big5").view().games[0].title, "打二");
    assert.notEqual(readBytes(bytes).view().games[0].title, "打二");
    assert.throws(() => readBytes(bytes, "no-such-label"), RangeError);
});

test("games are found where a page counts them", () => {
    const text = `棋𠀀 ${post.slice(4)}`;
    assert.deepEqual([...find(text)], [4, 4 + "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]".length]);
    assert.deepEqual([...find("no game at all")], []);
});

test("a text without a game says so", () => {
    const view = read("no game at all").view();
    assert.deepEqual(view.games, []);
    assert.deepEqual(
        view.warnings.map((warning) => warning.sentence),
        ["no game found"],
    );
});

test("a node is drawn as asked", () => {
    const book = read(post);
    const scene = book.scene(0, 3, "flip last=h0g2 ring=e2:threat");
    const count = (part) => scene.figures.filter((figure) => figure.part === part).length;
    assert.deepEqual([count("piece"), count("last"), count("ring")], [32, 2, 1]);
});

test("left and right change places", () => {
    const mirrored = read(post).mirrored();
    assert.equal(mirrored.view().games[0].nodes[1].played.simplified, "炮八平五");
    assert.equal(mirrored.fen(0, 1), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/4C2C1/9/RNBAKABNR b - - 0 1");
});

test("a question that has no answer is an Error with a sentence", () => {
    const book = read(post);
    assert.throws(() => book.scene(1, 0, ""), { message: "no game 1: there are 1" });
    assert.throws(() => book.scene(0, 9, ""), { message: "no node 9: game 0 has 4" });
    assert.throws(() => book.scene(0, 0, "last=h2"), { name: "Error", message: /h2/ });
});

test("the nine diagrams of 1957 are judged as the book judges them: draws", async () => {
    const text = await readFile(new URL("../../../tests/fixtures/rules_1957.txt", import.meta.url), "utf8");
    const book = read(text);
    const verdicts = book
        .view()
        .games.map(({ nodes }, game) => book.verdict(game, nodes.length - 1, "china-1957"));
    assert.deepEqual(
        verdicts.map(({ rules, outcome }) => `${rules} ${outcome}`),
        Array(9).fill("china-1957 draw"),
    );
});

test("a move is judged with its reason and article", () => {
    const ruling = read(post).judge(0, 1, "china-2020");
    assert.equal(ruling.node, 1);
    assert.equal(ruling.class, "idle");
    assert.match(ruling.sentence, /idle/);
    assert.notEqual(ruling.article, "");
});

test("what is said is said in one language", () => {
    const broken = post.replace("7062", "7063");
    const said = (book) => {
        const { nodes, warnings } = book.view().games[0];
        const [{ sentence }] = warnings;
        const { sentence: why } = book.judge(0, 1, "china-2020");
        return [nodes[2].problem, sentence, why, book.verdict(0, 1, "china-2020").sentence];
    };
    const english = "move 2: horse at h9 cannot reach g6";
    assert.deepEqual(said(read(broken)), [
        english,
        english,
        "C2=5, idle: it threatens nothing.",
        "Nothing repeats",
    ]);
    const vietnamese = "nước 2: mã ở h9 không đi được đến g6";
    const bytes = new TextEncoder().encode(broken);
    for (const book of [read(broken, "vi"), readBytes(bytes, "gb18030", "vi")]) {
        assert.deepEqual(said(book), [
            vietnamese,
            vietnamese,
            "P2-5, nhàn: không có tác dụng tấn công.",
            "Không có gì lặp lại",
        ]);
    }
    assert.equal(said(read(broken, "zh-Hant").mirrored())[0], "第2著：b9的馬走不到c6");
    assert.throws(() => read(post, "de"), { name: "RangeError", message: 'no language "de"' });
});

test("rule sets have a name each, and an unknown one is refused", () => {
    const ids = ruleSets().map((rules) => rules.id);
    assert.equal(new Set(ids).size, 10);
    assert.ok(ids.includes("china-2020"));
    assert.throws(() => read(post).judge(0, 1, "mine"), { message: 'no rule set "mine"' });
    assert.throws(() => read(post).judge(0, 0, "axf"), { message: "no move leads to the start" });
});
