// Boards from files: the content says what it is, not the name.

import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openBoard, record } from "./board";

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));

/** 註錦東隱 in Big5: second bytes that look like brackets and bars in the code page of the mainland. */
const BIG5 = [0xb5, 0xf9, 0xc0, 0x41, 0xaa, 0x46, 0xc1, 0xf4];

/** A board whose `src` is answered with these bytes, on a page that may fetch. */
async function openFile(
    page: Page,
    bytes: Buffer,
    attributes: Record<string, string> = {},
): Promise<Locator> {
    await page.route("**/index.html", async (route) => {
        const response = await route.fetch();
        const policy = `${response.headers()["content-security-policy"]}; connect-src 'self'`;
        await route.fulfill({
            response,
            headers: { ...response.headers(), "content-security-policy": policy },
        });
    });
    await page.route("**/file", (route) => route.fulfill({ body: bytes }));
    return openBoard(page, "", { src: "file", ...attributes });
}

test.describe("from where src points", () => {
    test.skip(({ baseURL }) => baseURL?.startsWith("file:") === true, "a page on disk may not fetch");

    for (const [name, title] of [
        ["masked.xqf", "标题"],
        ["plain.xqf", "标题"],
        ["game.cbr", "标题"],
        ["game.cbf", "例局"],
    ] as const) {
        test(`${name} is read from where src points`, async ({ page }) => {
            const board = await openFile(page, await fixture(name));
            await expect(board.locator(".title")).toHaveText(title);
            await expect(board.locator("[data-node]").first()).toContainText("炮二平五");
        });
    }

    test("the record of a binary file is copied as tags", async ({ page }) => {
        const board = await openFile(page, await fixture("game.cbr"), { lang: "en" });
        await board.getByRole("button", { name: "More options" }).click();
        await board.getByRole("button", { name: "Copy record" }).click();
        const copied = await board.getByRole("textbox").inputValue();
        expect(copied).toContain("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]");
        expect(copied).toContain("[DhtmlXQ_comment1_1]先||二[/DhtmlXQ_comment1_1]");
    });

    test("a file in a code page that the page names", async ({ page }) => {
        const text = Buffer.from(record("@", { movelist: "7747" }));
        const at = text.indexOf("@");
        const bytes = Buffer.concat([text.subarray(0, at), Buffer.from(BIG5), text.subarray(at + 1)]);
        const board = await openFile(page, bytes, { encoding: "big5" });
        await expect(board.locator(".title")).toHaveText("註錦東隱");
    });

    test("a file that is not there is told", async ({ page }) => {
        await page.route("**/nowhere", (route) => route.fulfill({ status: 404, body: "" }));
        const board = await openFile(page, await fixture("game.cbf"));
        await board.evaluate((element) => element.setAttribute("src", "nowhere"));
        await expect(board.locator("[role=alert]")).toContainText("404");
    });
});

test.describe("a reader opens games of their own", () => {
    const path = (name: string) => new URL(`../fixtures/${name}`, import.meta.url).pathname;

    test("a file that is chosen", async ({ page }) => {
        const board = await openBoard(page, "", { open: "", lang: "en" });
        await board.getByLabel("Open a file").setInputFiles(path("masked.xqf"));
        await expect(board.locator(".title")).toHaveText("标题");
        await expect(board.locator(".opener")).toContainText("read as xqf");
        await board.getByLabel("Open a file").setInputFiles(path("everything.txt"));
        await expect(board.locator(".title")).toHaveText(["样样都有", "黑先"]);
    });

    /** Drops or pastes something on a board. */
    const give = (board: Locator, type: "drop" | "paste", given: number[] | string) =>
        board.evaluate(
            (element, [type, given]) => {
                const data = new DataTransfer();
                if (typeof given === "string") {
                    data.setData("text/plain", given);
                } else {
                    data.items.add(new File([Uint8Array.from(given)], "x"));
                }
                // Not every engine lets a script say what a paste brings.
                const event = new Event(type, { bubbles: true, cancelable: true });
                const carrier = type === "drop" ? "dataTransfer" : "clipboardData";
                Object.defineProperty(event, carrier, { value: data });
                element.dispatchEvent(event);
            },
            [type, given] as const,
        );

    test("a file that is dropped and a text that is pasted, until the page changes the text", async ({
        page,
    }) => {
        const board = await openBoard(page, record("一", { movelist: "77477062" }), { open: "", ply: "2" });
        await give(board, "drop", [...(await fixture("game.cbr"))]);
        await expect(board.locator(".title")).toHaveText("标题");
        await expect(board).not.toHaveAttribute("ply");
        await give(board, "paste", record("二", { movelist: "7747" }));
        await expect(board.locator(".title")).toHaveText("二");
        await board.evaluate((element, text) => element.append(text), record("三", { movelist: "7747" }));
        await expect(board.locator(".title")).toHaveText(["一", "三"]);
    });

    test("a board that is not open takes nothing", async ({ page }) => {
        const board = await openBoard(page, record("一", { movelist: "77477062" }));
        await give(board, "paste", record("二", { movelist: "7747" }));
        await expect(board.locator(".opener")).toHaveCount(0);
        await expect(board.locator(".title")).toHaveText("一");
    });
});
