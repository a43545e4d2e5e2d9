// Boards in a page, as a reader waits for them: from navigation on, over a line of 1.6 Mbit/s with 150 ms to the server,
// everything compressed with brotli. Each contender shows the same number of games of the same length, in one run.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import sirv from "sirv";
import { kilobytes } from "../deliveries.mjs";
import { CONTENDERS, installOthers } from "./contenders.mjs";
import { row } from "./row.mjs";
import { watch } from "./watch.mjs";

const COUNTS = [1, 9, 300];
const RUNS = 3;
/** For how long a page may keep the bench waiting, in milliseconds. */
const PATIENCE = 600_000;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const MEMORY_LIMIT = "64 MB";

export const ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--js-flags=--expose-gc",
];

/** Serves what is to be measured from a folder of its own; answers it with what ends it. */
async function serve() {
    const folder = await mkdtemp(join(tmpdir(), "qili-bench-"));
    await cp("dist", folder, { recursive: true });
    await installOthers(folder);
    const page = (head, boards) =>
        `<!doctype html><meta charset="utf-8"><title>bench</title>${head}\n<body>\n${boards}`;
    await writeFile(join(folder, "empty.html"), page("", ""));
    for (const [name, { head, board }] of Object.entries(CONTENDERS)) {
        for (const count of COUNTS) {
            await writeFile(join(folder, `${name}-${count}.html`), page(head, board.repeat(count)));
        }
    }
    for (const name of readdirSync(folder).filter((name) => /\.(js|mjs|css|wasm|html)$/.test(name))) {
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
    }
    const files = sirv(folder, { brotli: true });
    const server = createServer((request, response) => files(request, response));
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    const stop = async () => {
        server.close();
        await rm(folder, { recursive: true });
    };
    return { address: `http://127.0.0.1:${server.address().port}/`, stop };
}

/**
 * Opens a page as on a first visit and answers what was noted, in milliseconds, and what `then` finds out when all boards
 * in view are judged.
 */
async function visit(browser, address, then = async () => ({})) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
        context.setDefaultTimeout(PATIENCE);
        const page = await context.newPage();
        const cdp = await context.newCDPSession(page);
        await cdp.send("Network.emulateNetworkConditions", LINE);
        await page.addInitScript(watch);
        await page.goto(address);
        await page.waitForFunction(() => globalThis.noted.judged !== undefined);
        return { ...(await page.evaluate(() => globalThis.noted)), ...(await then(page, cdp)) };
    } finally {
        await context.close();
    }
}

/** Scrolls through the page to its end, as its boards are drawn, and waits until all of them are judged. */
async function seeAll(page, cdp) {
    const isAtEnd = () => page.evaluate(() => document.body.scrollHeight <= scrollY + innerHeight + 1);
    do {
        await page.waitForFunction(() => globalThis.inView().every(globalThis.isDrawn));
        await page.evaluate(() => scrollBy(0, innerHeight));
    } while (!(await isAtEnd()));
    await page.waitForFunction(() => globalThis.isComplete(globalThis.boards()), undefined, { polling: 500 });
    const fetched = await page.evaluate(() =>
        performance.getEntriesByType("resource").reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    return { fetched, memory: await memoryOf(page, cdp) };
}

/** Script heap and wasm memory together, after what is garbage was collected. */
export async function memoryOf(page, cdp) {
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    const inWasm = await page.evaluate(() => globalThis.memory?.buffer.byteLength ?? 0);
    return usedSize + inWasm;
}

async function memoryOfEmpty(browser, address) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${address}empty.html`);
    const bytes = await memoryOf(page, await context.newCDPSession(page));
    await context.close();
    return bytes;
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

async function measure(browser, address, name, count, empty) {
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) {
        // To read a page of many boards to its end takes long: once is enough.
        visits.push(await visit(browser, `${address}${name}-${count}.html`, run === 0 ? seeAll : undefined));
    }
    const { fetched, memory } = visits[0];
    const of = (what) => median(visits.map((visit) => visit[what]));
    const milliseconds = (what) => `${of(what).toFixed(0)} ms`;
    const title = (what) => `${name}, ${count} board${count === 1 ? "" : "s"}: ${what}`;
    const limit = name.startsWith("qili") && count === 300 ? MEMORY_LIMIT : "";
    const isJudge = name.startsWith("qili");
    return [
        row(title("fetched"), kilobytes(fetched), "", "beside the page itself"),
        row(title("first"), milliseconds("first")),
        row(title("all in view"), milliseconds("visible")),
        ...(isJudge ? [row(title("all in view judged"), milliseconds("judged"))] : []),
        row(title("memory"), `${((memory - empty) / 1e6).toFixed(1)} MB`, limit, "all of them seen"),
    ];
}

export async function page() {
    const { address, stop } = await serve();
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ARGUMENTS,
    });
    try {
        const empty = await memoryOfEmpty(browser, address);
        const rows = [];
        for (const count of COUNTS) {
            for (const name of Object.keys(CONTENDERS)) {
                rows.push(...(await measure(browser, address, name, count, empty)));
            }
        }
        return rows;
    } finally {
        await browser.close();
        await stop();
    }
}
