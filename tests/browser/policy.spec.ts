// What a page's policy, or an engine, leaves of the boards: all of it, all of it without WebAssembly, or the text.

import { expect, type Page, test } from "@playwright/test";
import { FIGURE_16 } from "./board";

/** The policy of a page that trusts its own scripts, Trusted Types and all, with what is said of scripts left open. */
const policy = (scripts: string) =>
    `default-src 'none'; script-src ${scripts}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** The lines that put each delivery into a page, and what it needs beyond scripts to fetch its wasm module. */
const DELIVERIES = {
    "the one-file script": { line: '<script nonce="own" src="qili.js" defer></script>', fetches: "" },
    "the module": {
        line: '<script nonce="own" src="qili.mjs" type="module"></script>',
        fetches: "; connect-src 'self'",
    },
};

/** Opens a page with one board under a policy for scripts; answers the files that it asked for. */
async function openUnder(page: Page, line: string, scripts: string): Promise<string[]> {
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname.slice(1)));
    await page.route("**/policy.html", (route) =>
        route.fulfill({
            contentType: "text/html; charset=utf-8",
            headers: { "Content-Security-Policy": policy(scripts) },
            body: `<!doctype html><html lang="zh-Hans"><title>棋谱</title>${line}<qili-board rules="china-1957">${FIGURE_16}</qili-board>`,
        }),
    );
    await page.goto("policy.html");
    return files;
}

/** The board of the page is drawn and judged as ever. */
async function expectJudged(page: Page): Promise<void> {
    const board = page.locator("qili-board");
    await expect(board.locator(".board")).toBeVisible();
    await expect(board.getByRole("button", { name: "车9平8 跟" })).toBeVisible();
    await expect(board.getByRole("group", { name: "裁决" })).toContainText("黑方 长跟");
}

test("a module that may not fetch its WebAssembly runs without", async ({ page, baseURL }) => {
    test.skip(baseURL?.startsWith("file:") === true, "a policy comes from a server");
    const files = await openUnder(page, DELIVERIES["the module"].line, "'self' 'wasm-unsafe-eval'");
    await expectJudged(page);
    expect(files).toContain("qili-fallback.js");
});

for (const [name, { line, fetches }] of Object.entries(DELIVERIES)) {
    test.describe(name, () => {
        test.skip(({ baseURL }) => baseURL?.startsWith("file:") === true, "a policy comes from a server");

        test("where WebAssembly is allowed, nothing else is fetched", async ({ page }) => {
            const files = await openUnder(page, line, `'self' 'wasm-unsafe-eval'${fetches}`);
            await expectJudged(page);
            expect(files).not.toContain("qili-fallback.js");
        });

        for (const scripts of ["'self'", "'nonce-own' 'strict-dynamic'"]) {
            test(`where only ${scripts} is allowed, the same core runs without WebAssembly`, async ({
                page,
            }) => {
                const files = await openUnder(page, line, scripts);
                await expectJudged(page);
                expect(files).toContain("qili-fallback.js");
            });
        }

        test("where that is refused too, the text stays, with a line on why", async ({ page, baseURL }) => {
            await openUnder(page, line, `${baseURL}qili.js ${baseURL}qili.mjs`);
            const board = page.locator("qili-board");
            await expect(board.getByRole("note")).toHaveText("棋盘的程序在本页无法运行，以下是棋谱原文。");
            await expect(board.getByText("[DhtmlXQ_movelist]8171827271817282")).toBeVisible();
            await expect(board.locator(".board")).toHaveCount(0);
        });

        test("where no script runs, the text is what there is", async ({ page }) => {
            await openUnder(page, line, "'none'");
            await expect(page.getByText("[DhtmlXQ_movelist]8171827271817282")).toBeVisible();
        });
    });
}

test("an engine without WebAssembly runs the fallback, from disk too", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
    await page.goto("index.html#figure-16");
    const board = page.locator("#figure-16 qili-board");
    await board.scrollIntoViewIfNeeded();
    await expect(board.getByRole("group", { name: "裁决" })).toContainText("黑方 长跟");
});
