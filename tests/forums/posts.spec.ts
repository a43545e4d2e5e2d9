// What a reader of a forum meets: posts that come later, the text behind a board, what is copied and printed.

import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { emulate } from "../browser/board";
import { boardsOf, openPage, titlesOf } from "./page";

const POST = readFileSync(new URL("../fixtures/rules_1957.txt", import.meta.url), "utf8").trim();

const GAME = "[DhtmlXQ_title]新帖[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";

/** Adds a post as Discuz writes it: text with line breaks in a cell. */
async function addPost(page: Page, text: string): Promise<void> {
    await page.evaluate((lines) => {
        const cell = document.createElement("div");
        cell.id = "new";
        cell.className = "t_f";
        for (const line of lines) {
            cell.append(line, document.createElement("br"));
        }
        document.querySelector("#postlist")?.append(cell);
    }, text.split("\n"));
}

test("nine boards stand where their tags stood, and the prose between them", async ({ page }) => {
    await openPage(page, "discuz");
    await boardsOf(page, 5);
    await addPost(page, POST);
    const boards = page.locator("#new > qili-board");
    await expect(boards).toHaveCount(9);
    const read = await page.locator("#new").evaluate((post) => {
        const parts = [...post.childNodes].map((node) =>
            node.nodeName === "QILI-BOARD" ? "board" : (node.textContent?.trim() ?? ""),
        );
        return parts.filter((part) => part !== "");
    });
    const written = POST.split("\n").map((line) => (line.startsWith("\\u005BDhtmlXQ_") ? "board" : line));
    const isFirst = (line: string, at: number) => line !== "board" || written[at - 1] !== "board";
    expect(read).toEqual(written.filter(isFirst));
    for (const board of await boards.all()) {
        await board.scrollIntoViewIfNeeded();
        await expect(board.locator(".viewer")).toHaveCount(1);
    }
    const figures = ["十三", "十四", "十五", "十六", "十七", "十八", "十九", "二十", "二十一"];
    expect(await titlesOf(boards)).toEqual(figures.map((figure) => expect.stringContaining(`图${figure}`)));
});

test("posts that come later, whole or in parts, become boards as well", async ({ page }) => {
    await openPage(page, "phpbb");
    await boardsOf(page, 3);
    await page.evaluate((game) => {
        const post = document.querySelector("#p32");
        const next = post?.cloneNode() as HTMLElement;
        next.id = "p33";
        next.append("A new post: ", game);
        post?.after(next);
    }, GAME);
    await expect(page.locator("#p33 > qili-board")).toHaveCount(1);
    await page.evaluate((game) => {
        const line = document.createElement("p");
        line.append("Edited: ", game);
        document.querySelector("#p33")?.append(line);
    }, GAME);
    await expect(page.locator("#p33 > p > qili-board")).toHaveCount(1);
    await page.evaluate((game) => document.querySelector("#p33")?.append("and once more ", game), GAME);
    await expect(page.locator("#p33 qili-board")).toHaveCount(3);
});

test("the text is a press away, and away again", async ({ page }) => {
    await openPage(page, "wordpress");
    const board = (await boardsOf(page, 5)).first();
    const text = board.getByText("[DhtmlXQ_movelist]8171827271817282[/DhtmlXQ_movelist]");
    const button = board.getByRole("button", { name: "原文" });
    await expect(text).toBeHidden();
    await button.click();
    await expect(text).toBeVisible();
    await button.click();
    await expect(text).toBeHidden();
});

test("on paper the text stands under the board", async ({ page }) => {
    await openPage(page, "wordpress");
    const board = (await boardsOf(page, 5)).first();
    await emulate(page, { media: "print" });
    await expect(board.locator(".board")).toBeVisible();
    await expect(board.getByText("[DhtmlXQ_movelist]8171827271817282[/DhtmlXQ_movelist]")).toBeVisible();
});

test("copying a post copies its text, not the boards", async ({ page }) => {
    await openPage(page, "phpbb");
    await boardsOf(page, 3);
    await page.evaluate(() => {
        addEventListener("copy", ({ clipboardData }) => {
            document.title = JSON.stringify(
                ["text/plain", "text/html"].map((type) => clipboardData?.getData(type)),
            );
        });
        const post = document.querySelector("#post_content31 .content") as Element;
        getSelection()?.selectAllChildren(post);
    });
    await page.keyboard.press("ControlOrMeta+C");
    await expect.poll(() => page.title()).toContain("DhtmlXQ");
    const [text = "", html = ""] = JSON.parse(await page.title()) as string[];
    expect(text.trim().split("\n")).toEqual([
        "This is how it went last night:",
        "",
        "[DhtmlXQ]",
        "[DhtmlXQ_title]Club evening[/DhtmlXQ_title]",
        "[DhtmlXQ_red]Anna[/DhtmlXQ_red]",
        "[DhtmlXQ_black]Ben[/DhtmlXQ_black]",
        "[DhtmlXQ_refer]http://river.example/games/2021/03/02/an ... -one.html[/DhtmlXQ_refer]",
        "[DhtmlXQ_movelist]77477062796780708979[/DhtmlXQ_movelist]",
        "[DhtmlXQ_comment2]The right horse first.",
        "The other one may wait.[/DhtmlXQ_comment2]",
        "[/DhtmlXQ]",
        "",
        "Was move three any good?",
    ]);
    expect(html).toContain('class="postlink"');
    expect(html).not.toContain("qili-board");
});

test("line breaks of a post are line breaks of a comment", async ({ page }) => {
    await openPage(page, "phpbb");
    const board = (await boardsOf(page, 3)).first();
    const comment = await board.locator(".comment").evaluate((comment) => comment.textContent);
    expect(comment).toBe("The right horse first.\nThe other one may wait.");
});

test("the script's tag says how all boards look and where they are made", async ({ page }) => {
    await openPage(page, "phpbb");
    for (const board of await (await boardsOf(page, 3)).all()) {
        await expect(board).toHaveAttribute("rules", "wxf-2018");
        await expect(board).toHaveAttribute("pieces", "symbols");
    }
    await openPage(page, "off");
    await boardsOf(page, 1);
    expect(await titlesOf(page.locator("qili-board"))).toEqual(["By hand"]);
});

test("a data script has options of its own", async ({ page }) => {
    await openPage(page, "plain-gbk");
    const board = (await boardsOf(page, 2)).last();
    await expect(board).toHaveAttribute("ply", "2");
    await expect(board).toHaveAttribute("rules", "china-1999");
});

test("a page may bring the script twice", async ({ page }) => {
    await openPage(page, "twice");
    const boards = await boardsOf(page, 1);
    await expect(boards).toHaveCount(1);
    await expect(boards).toHaveAttribute("rules", "axf");
});

test("a page may have the element of another version", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await openPage(page, "older");
    await expect(page.locator("qili-board")).toHaveAttribute("length", "41");
    expect(errors.filter((text) => !text.includes("favicon.ico"))).toEqual([]);
});
