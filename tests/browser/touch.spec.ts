import { FIGURE_16, needs, openBoard, record } from "./board";
import { expect, test } from "./test";

test.beforeEach(() => needs("touch"));
test.use({ hasTouch: true });

test("everything to press is large enough for a finger, but for words in a text", async ({ page }) => {
    const text = FIGURE_16.replace("[/DhtmlXQ]", "[DhtmlXQ_comment2]如车9进1。[/DhtmlXQ_comment2][/DhtmlXQ]");
    const board = await openBoard(page, text, { lang: "en", ply: "2" });
    await board.getByRole("button", { name: "More options" }).tap();
    await expect(board.locator(".evidence button").first()).toBeVisible();
    const targets = board.locator("button:not(.mention), select, label.switch, input[type=number], summary");
    const small = [];
    for (const target of await targets.all()) {
        const { width, height } = (await target.boundingBox()) ?? { width: 44, height: 44 };
        if (Math.min(width, height) < 44) {
            small.push(`${await target.textContent()}: ${width} × ${height}`);
        }
    }
    expect(small).toEqual([]);
    const fields = board.locator("select, input[type=number], textarea");
    const sizes = await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).fontSize));
    expect(new Set(sizes), "a telephone need not enlarge them").toEqual(new Set(["16px"]));
    expect(await targets.count()).toBeGreaterThan(20);
});

test("a tap on a move goes there", async ({ page }) => {
    const board = await openBoard(page, record("一盘", { movelist: "77477062" }), { lang: "en" });
    await board.getByRole("button", { name: "H8+7" }).tap();
    await expect(board).toHaveAttribute("ply", "2");
});
