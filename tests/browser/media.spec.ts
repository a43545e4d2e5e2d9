import { emulate, FIGURE_16, needs, openBoard } from "./board";
import { expect, test } from "./test";

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

for (const [width, columns] of [
    [360, 1],
    [1280, 2],
] as const) {
    test(`the layout follows the element's own width, ${width} px`, async ({ page }) => {
        const board = await openBoard(page, FIGURE_16, { lang: "en" });
        await board.evaluate((element, width) => {
            document.body.style.maxWidth = "none";
            element.style.width = `${width}px`;
        }, width);
        const left = async (part: string) => (await board.locator(part).boundingBox())?.x ?? 0;
        const isBeside = (await left(".panel")) !== (await left(".stage"));
        expect(isBeside).toBe(columns === 2);
    });
}
