// Posts under the policies that a forum may have, and in a page whose own program brings the scanner.

import { expect, type Page, test } from "@playwright/test";
import { boardsOf, textOf, titlesOf } from "./page";

const POST = "先看：[DhtmlXQ_title]中炮[/DhtmlXQ_title][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]，如何？";

test.skip(({ baseURL }) => baseURL?.startsWith("file:") === true, "a policy comes from a server");

/** Opens a page with one post under a policy for scripts. */
async function openPost(page: Page, line: string, scripts: string): Promise<void> {
    await page.route("**/post.html", (route) =>
        route.fulfill({
            contentType: "text/html; charset=utf-8",
            headers: {
                "Content-Security-Policy": `default-src 'none'; script-src ${scripts}; connect-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
            },
            body: `<!doctype html><html lang="zh-Hans"><title>帖子</title><p>${POST}</p>${line}`,
        }),
    );
    await page.goto("post.html");
}

test("without WebAssembly the same boards are found", async ({ page }) => {
    await openPost(page, '<script src="qili.js"></script>', "'self'");
    expect(await titlesOf(await boardsOf(page, 1))).toEqual(["中炮"]);
    expect(await textOf(page)).toBe(POST);
});

test("where nothing may run, the post stays as it is", async ({ page, baseURL }) => {
    const said = page.waitForEvent("console", (message) => message.text().startsWith("Qili:"));
    await openPost(page, '<script src="qili.js"></script>', `${baseURL}qili.js`);
    await said;
    expect(await textOf(page)).toBe(POST);
    await expect(page.locator("qili-board")).toHaveCount(0);
});

test("a program scans the part of a page that it names, until it stops", async ({ page }) => {
    await page.route("**/main.mjs", (route) =>
        route.fulfill({
            contentType: "text/javascript",
            body: `
                import { scan } from "./qili-scan.mjs";
                const post = document.querySelector("p");
                const scanner = scan(post, { attributes: { rules: "axf" } });
                addEventListener("stop", () => {
                    scanner.stop();
                    post.append(post.textContent);
                });`,
        }),
    );
    await openPost(page, '<script src="main.mjs" type="module"></script>', "'self' 'wasm-unsafe-eval'");
    await expect(await boardsOf(page, 1)).toHaveAttribute("rules", "axf");
    await page.evaluate(async () => {
        dispatchEvent(new Event("stop"));
        for (let idle = 0; idle < 3; idle += 1) {
            await new Promise((resolve) => requestIdleCallback(resolve));
        }
    });
    expect(await textOf(page)).toBe(POST + POST);
    await expect(page.locator("qili-board")).toHaveCount(1);
});
