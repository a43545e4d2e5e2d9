// Posts that mean harm: no script runs, nothing outside the boards changes, no request leaves.

import { expect, test } from "@playwright/test";
import { boardsOf, openPage, proseOf, textOf, textWithoutScript } from "./page";

test("no script runs and no request leaves", async ({ page }) => {
    const requests: string[] = [];
    const alarms: string[] = [];
    page.on("request", (request) => requests.push(request.url().replace(/^.*\//, "")));
    page.on("dialog", (dialog) => alarms.push(dialog.message()));
    page.on("pageerror", (error) => alarms.push(error.message));
    await openPage(page, "hostile");
    const boards = await boardsOf(page, 4);
    for (const board of await boards.all()) {
        await board.locator(".field").press("End");
        await board.getByRole("button", { name: "Source text" }).click();
    }
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
    await expect(boards.locator("script, img, iframe, svg[onload], style")).toHaveCount(0);
    expect(alarms.filter((text) => !text.includes("favicon.ico"))).toEqual([]);
    const own = ["hostile.html", "forum.css", "qili.js", "favicon.ico"];
    expect(requests.filter((name) => !own.includes(name))).toEqual([]);
});

test("what stands outside of the boards stays as it is", async ({ page }) => {
    const before = await textWithoutScript(page, "hostile");
    await openPage(page, "hostile");
    await boardsOf(page, 4);
    expect(await textOf(page)).toBe(before);
    expect(await proseOf(page)).toEqual([
        "Markup as text:",
        "and on.",
        "A script in every tag:",
        "and on.",
        "Right to left and nothing at all:",
        "and on.",
        "Tags where no text is:",
        "link",
        ...Array(3).fill("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"),
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
        "and on.",
        "Cut off:",
        "What follows is prose, 2024 or not.",
    ]);
});

test("tags in attributes, comments, forms and scripts are none", async ({ page }) => {
    await openPage(page, "hostile");
    await boardsOf(page, 4);
    await expect(page.locator("#beside qili-board")).toHaveCount(0);
    await expect(page.locator("#beside a").first()).toHaveAttribute(
        "title",
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
    );
    await expect(page.locator("#beside textarea")).toHaveValue("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
    await expect(page).toHaveTitle("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
});

test("a page of ten thousand tags", async ({ page }) => {
    const games = 1112;
    await openPage(page, "twice");
    await boardsOf(page, 1);
    const before = await page.evaluate((games) => {
        const post = document.createElement("article");
        post.id = "long";
        for (let at = 0; at < games; at += 1) {
            post.append(`Figure ${at}`, document.createElement("br"));
            for (const name of ["title", "red", "black", "event", "date", "place", "result", "binit"]) {
                post.append(`[DhtmlXQ_${name}][/DhtmlXQ_${name}]`, document.createElement("br"));
            }
            post.append("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]", document.createElement("br"));
        }
        document.body.append(post);
        return post.textContent;
    }, games);
    await expect(page.locator("#long > qili-board")).toHaveCount(games, { timeout: 20_000 });
    expect(await page.locator("#long").evaluate((post) => post.textContent)).toBe(before);
    const last = page.locator("#long > qili-board").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator(".viewer")).toHaveCount(1);
});
