// A page of a forum or a static site, with Qili in its footer, and what it says with and without it.

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";

/** Opens one of the pages beside this file. */
export async function openPage(page: Page, name: string): Promise<void> {
    await page.goto(`tests/forums/pages/${name}.html`);
}

/** The boards that came into a page, when there are as many as expected; drawn, wherever they stand. */
export async function boardsOf(page: Page, count: number): Promise<Locator> {
    const boards = page.locator("qili-board");
    await boards.nth(count - 1).waitFor({ state: "attached" });
    for (const board of await boards.all()) {
        await board.scrollIntoViewIfNeeded();
        await board.locator(".viewer").first().waitFor();
    }
    return boards;
}

/** The titles of all games, in the order of the page. */
export async function titlesOf(boards: Locator): Promise<string[]> {
    return boards.locator(".title").allTextContents();
}

/** All text of the page, that inside the boards included, without what is blank. */
export function textOf(page: Page): Promise<string> {
    return page.evaluate(() => document.body.textContent?.replace(/\s+/g, "") ?? "");
}

/** The same of a page in which no script runs. */
export async function textWithoutScript(page: Page, name: string): Promise<string> {
    const bytes = await readFile(new URL(`pages/${name}.html`, import.meta.url));
    const html = new TextDecoder(name.endsWith("gbk") ? "gb18030" : "utf-8").decode(bytes);
    await page.goto("about:blank");
    return page.evaluate((html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return body.textContent?.replace(/\s+/g, "") ?? "";
    }, html);
}

/** The text that stands outside of boards, in pieces. */
export function proseOf(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const prose = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const text = node.textContent?.trim() ?? "";
            if (text !== "" && node.parentElement?.closest("qili-board, script, textarea") === null) {
                prose.push(text);
            }
        }
        return prose;
    });
}

/** How the text outside of boards looks: where its lines begin, how long and high they are, letters and colour. */
export function looksOf(page: Page): Promise<Record<string, string>> {
    return page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const looks: Record<string, string> = {};
        // A longer page may have a bar to scroll by, which shifts the whole of it.
        const shift = document.body.getBoundingClientRect().left;
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const parent = node.parentElement as HTMLElement;
            const text = node.textContent?.trim() ?? "";
            if (text !== "" && parent.closest("qili-board, script, textarea, option") === null) {
                const range = document.createRange();
                range.selectNodeContents(node);
                const lines = [...range.getClientRects()].map(({ left, width, height }) => [
                    left - shift,
                    width,
                    height,
                ]);
                const { font, color } = getComputedStyle(parent);
                looks[text] = JSON.stringify([lines, font, color]);
            }
        }
        return looks;
    });
}
