import { FIGURE_16, needs, openBoard, record } from "./board";
import { expect, test } from "./test";

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

for (const width of [200, 300]) {
    test(`nothing sticks out of a column of ${width} px, and what replays stays together`, async ({
        page,
    }) => {
        const refer = "http://example.org/".repeat(9);
        const board = await openBoard(page, record("长".repeat(60), { movelist: "7747", refer }), {
            lang: "en",
        });
        await board.evaluate((element, width) => {
            element.style.width = `${width}px`;
        }, width);
        await board.getByRole("button", { name: "More options" }).click();
        const parts = board.locator(".title, dd, .field, .row, .button, .menu, .menu select, .panel");
        const { x: left = 0 } = (await board.boundingBox()) ?? {};
        for (const part of await parts.all()) {
            const box = await part.boundingBox();
            const place = [(box?.x ?? 0) - left, (box?.x ?? 0) + (box?.width ?? 0) - left];
            const name = `${await part.getAttribute("class")}`;
            expect(Math.min(...place), name).toBeGreaterThanOrEqual(0);
            expect(Math.max(...place), name).toBeLessThanOrEqual(width);
        }
        const tops = await Promise.all(
            ["To the start", "To the end"].map((name) => board.getByRole("button", { name }).boundingBox()),
        );
        expect(tops[0]?.y === tops[1]?.y).toBe(300 <= width);
    });
}

test("board, strip and buttons fit a telephone that lies on its side", async ({ page }) => {
    needs("sizes");
    await page.setViewportSize({ width: 844, height: 390 });
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const field = (await board.locator(".field").boundingBox()) ?? { y: 0 };
    const row = (await board.locator(".row").boundingBox()) ?? { y: 1000, height: 0 };
    expect(row.y + row.height - field.y).toBeLessThanOrEqual(390);
});

test("a page whose root has tiny letters leaves those of a board readable", async ({ page }) => {
    await page.addInitScript(() => {
        document.addEventListener("readystatechange", () => {
            document.documentElement.style.fontSize = "62.5%"; // before the scripts that wait for the text
        });
    });
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const move = board.getByRole("button", { name: "R9=8" });
    const size = await move.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
    expect(size).toBeGreaterThanOrEqual(15);
    const button = await board.getByRole("button", { name: "To the end" }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
});

test("where the page runs from right to left, the strip still begins at the left", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en", ply: "2" });
    await page.evaluate(() => {
        document.documentElement.dir = "rtl";
    });
    const strip = board.getByRole("slider", { name: "Moves" });
    const { width = 0 } = (await strip.boundingBox()) ?? {};
    await strip.click({ position: { x: 3, y: 20 } });
    await expect(board).toHaveAttribute("ply", "0");
    await strip.click({ position: { x: width - 3, y: 20 } });
    await expect(board).toHaveAttribute("ply", "4");
});
