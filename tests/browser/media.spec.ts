import { current, emulate, FIGURE_16, needs, openBoard, record } from "./board";
import { expect, type Locator, test } from "./test";

/** Two moves of each side that lead back to where they began. */
const ROUND = "7967706267796270";

test("on paper there are diagram, moves and verdict, and nothing to press", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    await expect(board.getByRole("group", { name: "Verdict" })).toBeVisible();
    await emulate(page, { media: "print", colorScheme: "dark" });
    await expect(board.locator(".board")).toBeVisible();
    await expect(board.getByRole("button", { name: "R9=8" })).toBeVisible();
    await expect(board.getByRole("group", { name: "Verdict" })).toBeVisible();
    for (const part of [".strip", ".controls", ".bar"]) {
        await expect(board.locator(part)).toBeHidden();
    }
    const panel = board.locator(".panel");
    expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        "rgb(255, 253, 249)",
    );
});

test("with forced colours, forbidden and allowed moves still differ by their signs' fill", async ({
    page,
}) => {
    needs("forced colours");
    await emulate(page, { forcedColors: "active" });
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const fill = (weight: string) =>
        board
            .locator(`.legend .sign[data-weight="${weight}"]`)
            .first()
            .evaluate((sign) => getComputedStyle(sign).backgroundColor);
    expect(await fill("attack")).not.toBe(await fill("allowed"));
});

test("with forced colours, a theme takes none of them back, and the current move is framed", async ({
    page,
}) => {
    needs("forced colours");
    await emulate(page, { forcedColors: "active" });
    const board = await openBoard(page, FIGURE_16, { lang: "en", ply: "1" });
    const sheet = () => board.locator("path.sheet").evaluate((path) => getComputedStyle(path).fill);
    const before = await sheet();
    await board.evaluate((element) => element.setAttribute("theme", "wood"));
    await expect(board.locator(".sign").first()).toHaveText("chase");
    expect(await sheet()).toBe(before);
    const frame = (move: Locator) => move.evaluate((button) => getComputedStyle(button).outlineStyle);
    expect(await frame(current(board))).toBe("solid");
    expect(await frame(board.getByRole("button", { name: "R9=8" }))).toBe("none");
});

test("on paper signs keep their fill and long comments all their lines", async ({ page }) => {
    const text = FIGURE_16.replace(
        "[/DhtmlXQ]",
        `[DhtmlXQ_comment2]${"长".repeat(900)}[/DhtmlXQ_comment2][/DhtmlXQ]`,
    );
    const board = await openBoard(page, text, { lang: "en" });
    const comment = board.locator(".comment");
    const isCut = () => comment.evaluate(({ clientHeight, scrollHeight }) => clientHeight < scrollHeight);
    expect(await isCut()).toBe(true);
    await emulate(page, { media: "print" });
    expect(await isCut()).toBe(false);
    await expect(board.getByRole("button", { name: "Show all" })).toBeHidden();
    const sign = board.locator(".sign").first();
    expect(await sign.evaluate((sign) => getComputedStyle(sign).printColorAdjust)).toBe("exact");
});

test("on paper a long game runs on in a second column, a short one stays on its page", async ({ page }) => {
    await emulate(page, { media: "print" });
    for (const [rounds, columns] of [
        [2, 1],
        [12, 2],
    ] as const) {
        const board = await openBoard(page, record("长", { movelist: ROUND.repeat(rounds) }), { lang: "en" });
        const lefts = await board
            .locator(".moves tbody th")
            .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
        expect(new Set(lefts).size, `${rounds} rounds`).toBe(columns);
    }
});

test("on paper stand all variations, and behind it they are folded again", async ({ page }) => {
    const board = await openBoard(
        page,
        record("一盘", { movelist: "77477062", move_0_2_1: "80817967", move_1_3_2: "8988" }),
        { lang: "en" },
    );
    const inner = board.getByRole("button", { name: "R1+1" });
    await expect(inner).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(inner).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(inner).toBeHidden();
});
