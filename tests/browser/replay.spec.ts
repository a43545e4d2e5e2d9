import { current, FIGURE_16, needs, openBoard, pieceAt, record, spoken } from "./board";
import { expect, test } from "./test";

test("a reader steps figure 16 to its end with the keyboard", async ({ page }) => {
    await page.goto("index.html");
    const board = page.locator("#figure-16 qili-board");
    await board.scrollIntoViewIfNeeded();
    await board.getByRole("group", { name: "图十六" }).focus();
    for (const [move, said] of [
        ["炮一平二", "1 红方, 炮一平二"],
        ["车9平8", "1 黑方, 车9平8"],
        ["炮二平一", "2 红方, 炮二平一"],
        ["车8平9", "2 黑方, 车8平9"],
    ] as const) {
        await page.keyboard.press("ArrowRight");
        await expect(current(board)).toContainText(move);
        await expect(spoken(board)).toContainText(said);
    }
    await page.keyboard.press("ArrowRight");
    await expect(current(board), "behind the last move there is nothing").toContainText("车8平9");
});

test("every step has a key and a button", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const frame = board.getByRole("group", { name: "Board" });
    const steps = [
        ["End", "To the end", ["R8=9"]],
        ["ArrowLeft", "Back one move", ["C2=1"]],
        ["ArrowUp", "Back one move", ["R9=8"]],
        ["ArrowDown", "Forward one move", ["C2=1"]],
        ["PageUp", "To the start", []],
        ["PageDown", "To the end", ["R8=9"]],
        ["Home", "To the start", []],
    ] as const;
    for (const [key, , move] of steps) {
        await frame.press(key);
        await expect(board.locator("[aria-current] .notation")).toHaveText(move);
    }
    for (const [, name, move] of steps) {
        await board.getByRole("button", { name }).click();
        await expect(board.locator("[aria-current] .notation")).toHaveText(move);
    }
});

test("a piece stays itself however far a reader jumps", async ({ page }) => {
    // A rook leaves b0, then the other one takes its place.
    const board = await openBoard(page, '[FEN "4k4/9/9/9/9/9/9/9/9/RR2K4 w"]\n\n1. b0b5 e9e8 2. a0b0 *');
    const rooks = board.locator(".board g.piece.red");
    await expect(rooks).toHaveCount(3);
    const first = await rooks.nth(0).elementHandle();
    const place = await rooks.nth(1).getAttribute("transform");
    await board.locator(".field").press("End");
    await expect.poll(() => first?.getAttribute("transform")).toBe(place);
});

test("keys move the focused board and nothing else", async ({ page }) => {
    await page.goto("index.html");
    const [first, second] = [page.locator("#figure-14 qili-board"), page.locator("#figure-15 qili-board")];
    await second.scrollIntoViewIfNeeded();
    await second.locator(".field").focus();
    const before = await page.evaluate(() => scrollY);
    for (const key of ["PageDown", "ArrowUp", "Home", "ArrowDown"]) {
        await page.keyboard.press(key);
    }
    await expect(current(second)).toContainText("车二平一");
    expect(await page.evaluate(() => scrollY), "the page stays").toBe(before);
    await expect(current(first)).toHaveCount(0);
});

test("a chooser keeps its arrow keys", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    await board.getByRole("combobox", { name: "Rules" }).press("ArrowDown");
    await expect(current(board)).toHaveCount(0);
});

test("a click on a move goes there, and the board shows it", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    expect(await pieceAt(board, "i8")).toBe("red cannon");
    await board.getByRole("button", { name: "C1=2" }).click();
    expect([await pieceAt(board, "i8"), await pieceAt(board, "h8")]).toEqual(["empty", "red cannon"]);
    await expect(board).toHaveAttribute("ply", "1");
});

test("the focus of a move in the list goes along with the reader", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const move = board.getByRole("button", { name: "C1=2" });
    await move.click();
    await move.press("ArrowRight");
    await expect(board.getByRole("button", { name: "R9=8" })).toBeFocused();
    await board.locator(".field").press("ArrowRight");
    await expect(current(board)).toContainText("C2=1");
    await expect(current(board), "it is not taken from elsewhere").not.toBeFocused();
});

test("what stands under a move is in sight, too", async ({ page }) => {
    const comments = Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [`comment${index + 1}`, `第 ${index + 1} 步`]),
    );
    const movelist = "7967706267796270".repeat(10);
    const board = await openBoard(page, record("一盘", { movelist, ...comments }), { lang: "en" });
    const list = await board.locator(".moves").boundingBox();
    for (let ply = 1; ply <= 14; ply += 1) {
        await board.locator(".field").press("ArrowRight");
        await expect(board).toHaveAttribute("ply", String(ply));
        const comment = await board.getByText(`第 ${ply} 步`, { exact: true }).boundingBox();
        expect((comment?.y ?? 0) + (comment?.height ?? 0), `ply ${ply}`).toBeLessThanOrEqual(
            (list?.y ?? 0) + (list?.height ?? 0),
        );
    }
});

test("a move that is pressed in the list stays under the finger", async ({ page }) => {
    const board = await openBoard(page, record("一盘", { movelist: "7967706267796270".repeat(10) }), {
        lang: "en",
    });
    const list = (await board.locator(".moves").boundingBox()) ?? { y: 0, height: 0 };
    const moves = await board.locator(".moves .move").all();
    const tops = await Promise.all(moves.map(async (move) => (await move.boundingBox())?.y ?? 0));
    const low = tops.findLastIndex((top) => top < list.y + list.height - 50);
    expect(tops[low]).toBeGreaterThan(list.y + list.height / 2);
    const { x = 0, y = 0 } = (await moves[low]?.boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10); // a driver's own click may scroll first
    await expect(board).toHaveAttribute("ply", String(low + 1));
    expect((await moves[low]?.boundingBox())?.y).toBe(tops[low]);
    await board.locator(".field").press("ArrowRight");
    await expect(board).toHaveAttribute("ply", String(low + 2));
    expect((await moves[low + 1]?.boundingBox())?.y, "a step brings it up").toBeLessThan(
        list.y + list.height / 2,
    );
});

test("the slider goes to a ply and says which move that is", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const slider = board.getByRole("slider", { name: "Moves" });
    await slider.fill("3");
    await expect(current(board)).toContainText("C2=1");
    await expect(slider).toHaveAttribute("aria-valuetext", /^2 Red, C2=1/);
    await slider.press("ArrowRight");
    await expect(current(board)).toContainText("R8=9");
});

test("a press anywhere on a bar of the strip goes to its move", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en", ply: "3" });
    const slider = board.getByRole("slider", { name: "Moves" });
    const bar = ((await slider.boundingBox())?.width ?? 0) / 5;
    for (const place of [0.9, 1.1, 1.9, 3.1, 3.9, 4.1]) {
        await slider.click({ position: { x: place * bar, y: 30 } });
        await expect(board, `at ${place}`).toHaveAttribute("ply", String(Math.floor(place)));
    }
});

test("the board turns half round by key and button", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const at = () => board.locator(".piece.red").first().getAttribute("transform");
    const start = await at();
    await board.locator(".field").press("f");
    await expect(board).toHaveAttribute("flip");
    expect(await at()).not.toBe(start);
    await board.getByRole("button", { name: "Turn the board" }).click();
    await expect(board).not.toHaveAttribute("flip");
    expect(await at()).toBe(start);
});

test("left and right swap by keyboard", async ({ page }) => {
    needs("keys of the browser's own");
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const at = () => board.locator(".piece.red").first().getAttribute("transform");
    const start = await at();
    await board.getByRole("button", { name: "More options" }).click();
    const mirror = board.getByRole("checkbox", { name: "Swap left and right" });
    await mirror.press("Space");
    await expect(board).toHaveAttribute("mirror");
    expect(await at()).not.toBe(start);
    await expect(mirror, "the focus stays").toBeFocused();
    await expect(board.getByRole("button", { name: "C9=8" }), "the notation follows").toBeVisible();
});

test("a record without moves is a diagram", async ({ page }) => {
    const board = await openBoard(page, record("图", { binit: `${"9".repeat(8)}4099${"9".repeat(52)}` }), {
        lang: "en",
    });
    expect(await pieceAt(board, "e9")).toBe("red king");
    await expect(board.getByRole("button", { name: "To the end" })).toBeDisabled();
    await board.locator(".field").press("End");
    await expect(current(board)).toHaveCount(0);
});
