import type { QiliBoard } from "../../www/element";
import { current, FIGURE_16, openBoard, record } from "./board";
import { expect, test } from "./test";

test("attributes say what is shown", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { ply: "3", pieces: "symbols", lang: "en" });
    await expect(current(board)).toContainText("C2=1");
    await board.evaluate((element: QiliBoard) => {
        element.ply = 1;
    });
    await expect(current(board)).toContainText("C1=2");
    await board.evaluate((element) => element.setAttribute("ply", "99"));
    await expect(current(board), "beyond the end is the end").toContainText("R8=9");
    await board.evaluate((element: QiliBoard) => {
        element.lang = "zh-TW";
    });
    await expect(current(board)).toContainText("車8平9");
});

test("words and notation are in the language of the page, if the board names none", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { ply: "2" });
    for (const [lang, move] of [
        ["vi", "X9-8"],
        ["zh-HK", "車9平8"],
        ["fr", "R9=8"],
    ] as const) {
        await page.evaluate((lang) => {
            document.documentElement.lang = lang;
        }, lang);
        await board.evaluate((element) => document.querySelector("main")?.append(element));
        await expect(current(board)).toContainText(move);
    }
});

test("a property never has a value that it cannot have", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, {
        ply: "-1",
        rules: "house",
        pieces: "<b>",
        marks: "some",
        variation: "x",
        game: "1e3",
    });
    const values = await board.evaluate(
        ({ ply, rules, pieces, marks, variation, game, flip, mirror, src }: QiliBoard) => {
            return { ply, rules, pieces, marks, variation, game, flip, mirror, src };
        },
    );
    expect(values).toEqual({
        ply: null,
        rules: "china-2020",
        pieces: "traditional",
        marks: "all",
        variation: "",
        game: 0,
        flip: false,
        mirror: false,
        src: "",
    });
});

test("a step is told to the page", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16);
    const told = page.evaluate(
        () =>
            new Promise((resolve) => {
                document.addEventListener("qili-step", (event) => resolve((event as CustomEvent).detail), {
                    once: true,
                });
            }),
    );
    await board.locator(".field").press("End");
    expect(await told).toEqual({ game: 0, node: 4, ply: 4, variation: "" });
});

test("changes made together are one update", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16);
    const rounds = await board.evaluate(async (element: QiliBoard) => {
        const list = element.shadowRoot?.querySelector(".moves") as HTMLElement;
        let rounds = 0;
        const observer = new MutationObserver(() => {
            rounds += 1;
        });
        observer.observe(list, { attributes: true, attributeFilter: ["aria-current"], subtree: true });
        element.ply = 1;
        element.flip = true;
        element.ply = 3;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return rounds;
    });
    expect(rounds).toBe(1);
});

test("text inside is watched, and several boards in it all stand there", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16);
    await expect(board.locator("article")).toHaveCount(1);
    await board.evaluate(
        (element, text) => {
            element.textContent = text;
        },
        `第一盘 ${FIGURE_16} 第二盘 ${record("另一盘", { movelist: "7747" })}`,
    );
    await expect(board.getByRole("heading")).toHaveText(["图十六", "另一盘"]);
    await board.getByRole("article", { name: "另一盘" }).locator(".field").press("End");
    await expect(board).toHaveAttribute("game", "1");
    await expect(current(board)).toContainText("炮二平五");
});

test("text of a record stays text", async ({ page }) => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const board = await openBoard(
        page,
        record(hostile, { movelist: "7747", comment1: hostile, event: hostile }),
    );
    await expect(board.getByRole("heading")).toHaveText(hostile);
    await expect(board.locator(".comment")).toHaveText(hostile);
    await expect(board.locator("img, script")).toHaveCount(0);
});

test("a text without a board keeps being read, with a word on why", async ({ page }) => {
    const board = await openBoard(page, "今天没有棋谱");
    await expect(board).toContainText("今天没有棋谱");
    await expect(board.getByText("今天没有棋谱")).toBeVisible();
    await expect(board.locator(".warnings")).toHaveCount(1);
});

test("boards far down the page wait until they come near", async ({ page }) => {
    await page.goto("index.html");
    const last = page.locator("#figure-21 qili-board");
    await page.locator("#figure-13 qili-board article").waitFor();
    await expect(last.locator("article")).toHaveCount(0);
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator("article")).toHaveCount(1);
});

test("a static board is a diagram: no controls, no keys", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { static: "", ply: "2", lang: "en" });
    await expect(board.locator(".board")).toBeVisible();
    await expect(board.getByRole("button")).toHaveCount(0);
    await board.locator(".field").press("ArrowRight");
    await expect(board).toHaveAttribute("ply", "2");
});
