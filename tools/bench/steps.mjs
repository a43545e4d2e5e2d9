// Steps on the board of a long game, by key, in Chromium: the longest task of script that a step costs, the longest task
// with style and layout, and the memory.

import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { game } from "./game.mjs";
import { ARGUMENTS, memoryOf } from "./page.mjs";
import { row } from "./row.mjs";
import { watch } from "./watch.mjs";

const LIMIT = "16 ms";
const PLIES = 400;

/** A collected file of 1446 branches, eleven deep, which is not part of the project. */
const COLLECTED = "../shared/corpus/dhtmlxq/vschess_dhtmlxq.txt";

const GAMES = {
    "400 plies": () => game(PLIES, 0),
    "400 plies, 1400 variations": () => game(PLIES, 1400),
    ...(existsSync(COLLECTED) ? { "1446 branches": () => readFileSync(COLLECTED, "utf8") } : {}),
};

/** Steps about the end. */
const STEPS = Array.from({ length: 10 }, () => ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"]).flat();

/** What a trace calls a run of script. */
const SCRIPT = ["EventDispatch", "FireAnimationFrame", "FunctionCall", "RunMicrotasks", "TimerFire"];

async function measure(browser, name, text) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const cdp = await page.context().newCDPSession(page);
    await page.addInitScript(watch);
    await page.goto(pathToFileURL("dist/index.html").href);
    await page.evaluate(() => document.querySelector("main").replaceChildren());
    const empty = await memoryOf(page, cdp);
    await page.evaluate((text) => {
        const board = document.createElement("qili-board");
        board.textContent = text;
        document.querySelector("main").append(board);
    }, text);
    const begin = performance.now();
    await page.waitForFunction(() => globalThis.isComplete(globalThis.boards()), undefined, { timeout: 0 });
    await page.locator("qili-board .verdict").first().waitFor({ state: "attached" });
    const judged = performance.now() - begin;
    await page.locator("qili-board .field").first().focus();

    const jump = await trace(browser, page, ["End"]);
    const step = await trace(browser, page, STEPS);
    const memory = (await memoryOf(page, cdp)) - empty;
    await page.close();
    return [
        row(`${name}: all judged after`, `${(judged / 1000).toFixed(1)} s`),
        row(`${name}: longest script of the jump to the end`, milliseconds(jump.script), LIMIT),
        row(`${name}: longest script of a step`, milliseconds(step.script), LIMIT),
        row(`${name}: longest task of a step`, milliseconds(step.task), "", "with style, layout and paint"),
        row(`${name}: memory`, `${(memory / 1e6).toFixed(1)} MB`),
    ];
}

const milliseconds = (value) => `${value.toFixed(1)} ms`;

/**
 * Presses keys, each when the one before has been painted; answers the longest run of script and the longest task, in
 * the processor's time, which other work on the machine does not lengthen.
 */
async function trace(browser, page, keys) {
    await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
    for (const key of keys) {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const main = traceEvents.find(
        ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
    );
    const events = traceEvents.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
    const longest = (names) =>
        Math.max(0, ...events.filter(({ name }) => names.includes(name)).map(({ tdur = 0 }) => tdur / 1000));
    return { script: longest(SCRIPT), task: longest(["RunTask", "ThreadControllerImpl::RunTask"]) };
}

export async function steps() {
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ARGUMENTS,
    });
    try {
        const rows = [];
        for (const [name, text] of Object.entries(GAMES)) {
            rows.push(...(await measure(browser, name, text())));
        }
        return rows;
    } finally {
        await browser.close();
    }
}
