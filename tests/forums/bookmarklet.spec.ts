// A reader brings Qili along to a forum that knows nothing of it.

import { expect, test } from "@playwright/test";
import { boardsOf, proseOf, titlesOf } from "./page";

test("the bookmark brings the script beside its page into another site", async ({ page, baseURL }) => {
    test.skip(baseURL?.startsWith("file:") === true, "a page from a disk has no script to offer");
    await page.goto("bookmarklet.html");
    const address = await page.getByRole("link", { name: "棋例 Qili" }).getAttribute("href");
    expect(await page.getByRole("textbox").inputValue()).toBe(address);
    await expect(page.locator("code")).toHaveText(`${baseURL}qili.js`);
    await expect(page.locator(".offline")).toBeHidden();

    const forum = new URL("tests/forums/pages/unchanged.html", baseURL);
    forum.hostname = "localhost"; // not where the script comes from
    await page.goto(forum.href);
    await page.evaluate((address) => {
        location.href = address ?? "";
    }, address);
    expect(await titlesOf(await boardsOf(page, 1))).toEqual(["旧帖"]);
    expect(await proseOf(page)).toEqual(["没有脚本的旧论坛：", "完。"]);
    await page.evaluate((address) => {
        location.href = address ?? "";
    }, address);
    await page.waitForFunction(() => document.querySelectorAll("head script").length === 2);
    await expect(page.locator("qili-board"), "a second press adds nothing").toHaveCount(1);
});

test("from a disk the page says that it needs a server", async ({ page, baseURL }) => {
    test.skip(baseURL?.startsWith("file:") === false, "a served page has one");
    await page.goto("dist/bookmarklet.html");
    await expect(page.locator(".offline")).toBeVisible();
});
