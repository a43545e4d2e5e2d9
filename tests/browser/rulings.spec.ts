import { FIGURE_16, openBoard, pieceAt, record, spoken } from "./board";
import { expect, test } from "./test";

/** A rook comes to attack a horse that nothing protects. */
const CHASE = record("捉马", { binit: chase(), movelist: "0804" });

/** Red's king e0 and rook a1; Black's king e9, both guards and elephants, and a horse e5. */
function chase(): string {
    const slots = Array<string>(32).fill("99");
    for (const [slot, point] of [
        [0, "08"],
        [4, "49"],
        [17, "44"],
        [18, "20"],
        [19, "30"],
        [20, "40"],
        [21, "50"],
        [22, "60"],
    ] as const) {
        slots[slot] = point;
    }
    return slots.join("");
}

test("figure 16 is judged while it is stepped, and heard with its classes", async ({ page }) => {
    await page.goto("index.html");
    const board = page.locator("#figure-16 qili-board");
    await board.scrollIntoViewIfNeeded();
    await expect(board.getByRole("button", { name: "车9平8 跟" })).toBeVisible();
    await expect(board.getByRole("button", { name: "车8平9 跟" })).toBeVisible();
    await board.locator(".field").press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(spoken(board)).toHaveText("1 黑方, 车9平8, 跟");
    await expect(board.getByRole("group", { name: "判词" })).toContainText("车9平8，跟");
    await page.keyboard.press("End");
    await expect(spoken(board)).toHaveText("2 黑方, 车8平9, 跟");
    const verdict = board.getByRole("group", { name: "裁决" });
    await expect(verdict).toContainText("不变作和");
    await expect(verdict).toContainText("黑方 长跟");
});

test("who protects a tailed piece is shown, and how it would take back", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "zh-Hans", ply: "2" });
    await expect(board.locator(".arrow.threat")).toHaveCount(1);
    await expect(board.locator(".arrow.guard")).toHaveCount(1);
    const moves = board.locator(".evidence").getByRole("button");
    await expect(moves).toHaveText(["车8退1", "车三平二"]);
    await moves.last().click();
    expect(await pieceAt(board, "h8")).toContain("红");
    await expect(board.locator(".arrow")).toHaveCount(0);
});

test("each of the nine diagrams is a draw in 1957, and says on what that rests", async ({ page }) => {
    await page.goto("index.html");
    for (const [figure, basis] of [
        [13, "局面没有重复"],
        [14, "照所列着法循环推定"],
        [15, "照所列着法循环推定"],
        [16, "局面已出现 2 次"],
        [17, "照所列着法循环推定"],
        [18, "局面已出现 2 次"],
        [19, "局面已出现 2 次"],
        [20, "局面已出现 2 次"],
        [21, "照所列着法循环推定"],
    ] as const) {
        const board = page.locator(`#figure-${figure} qili-board`);
        await board.scrollIntoViewIfNeeded();
        await board.getByRole("combobox", { name: "棋例" }).selectOption("china-1957");
        const verdict = board.getByRole("group", { name: "裁决" });
        await expect(verdict, `figure ${figure}`).toContainText("第六章");
        await expect(verdict, `figure ${figure}`).toContainText("不变作和");
        await expect(verdict, `figure ${figure}`).toContainText(basis);
    }
});

test("another rule book can be asked, and the others stand beside it", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const others = board.getByRole("table", { name: "Under other rules" });
    await board.getByText("Under other rules").click();
    await expect(others.getByRole("row")).toHaveCount(9);
    await expect(others.getByRole("row", { name: "Asian (AXF)" })).toContainText("Draw");
    await board.getByRole("combobox", { name: "Rules" }).selectOption({ label: "Asian (AXF)" });
    await expect(board).toHaveAttribute("rules", "axf");
    await expect(others.getByRole("row", { name: "Asian (AXF)" })).toHaveCount(0);
    await expect(others.getByRole("row", { name: "China 2020" })).toContainText("Draw");
});

test("a chase shows its reason, and its evidence can be played", async ({ page }) => {
    const board = await openBoard(page, CHASE, { lang: "en", ply: "1" });
    const reason = board.getByRole("group", { name: "Reason" });
    await expect(reason).toContainText("the horse at e5 is unprotected");
    await expect(board.locator(".ring")).toHaveCount(1);
    await expect(board.locator(".arrow")).toHaveCount(1);
    const capture = reason.getByRole("button", { name: "R9=5" });
    await capture.click();
    await expect(capture).toHaveAttribute("aria-pressed", "true");
    expect([await pieceAt(board, "a5"), await pieceAt(board, "e5")]).toEqual(["empty", "red rook"]);
    await capture.click();
    expect([await pieceAt(board, "a5"), await pieceAt(board, "e5")]).toEqual(["red rook", "black horse"]);
});

for (const [lang, why] of [
    ["zh-Hans", "车九进四，捉：马无根。下一着车九平五吃马。"],
    ["zh-Hant", "俥九進四，捉：馬無根。下一著俥九平五吃馬。"],
    ["en", "R9+4, chase: the horse at e5 is unprotected. Next R9=5 takes the horse."],
    ["vi", "X9.4, bắt: mã ở e5 không có căn. Tiếp theo X9-5 ăn mã."],
] as const) {
    test(`the reason is told in the reader's language, ${lang}`, async ({ page }) => {
        const board = await openBoard(page, CHASE, { lang, ply: "1" });
        await expect(board.locator(".ruling")).toContainText(why);
    });
}

test("classes can be hidden, for those who want to find out themselves", async ({ page }) => {
    const board = await openBoard(page, CHASE, { lang: "en", ply: "1" });
    await expect(board.getByRole("button", { name: "R9+4 chase" })).toBeVisible();
    await board.getByRole("button", { name: "More options" }).click();
    await board.getByRole("checkbox", { name: "Show the moves' classes" }).uncheck();
    await expect(board).toHaveAttribute("marks", "none");
    await expect(board.getByRole("button", { name: "R9+4", exact: true })).toBeVisible();
    await expect(board.getByRole("group", { name: "Reason" })).toBeHidden();
    await expect(board.locator(".ring, .arrow")).toHaveCount(0);
    await expect(board.locator(".legend")).toBeHidden();
});

test("an illegal move is told where it stands, and the rest is still shown", async ({ page }) => {
    const board = await openBoard(page, record("坏", { movelist: "77477737" }), { lang: "en" });
    await board.locator(".field").press("End");
    await expect(board.locator(".problem").first()).toContainText("move 2");
    await expect(board.locator(".warnings")).toHaveCount(1);
    await expect(board.getByRole("button", { name: "C2=5" })).toBeVisible();
});

test("a ruler under the strip shows which plies repeat", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    await expect(board.locator(".chart .span"), "from the first ply to the fourth").toHaveAttribute(
        "d",
        "M1 20h4v2H1z",
    );
});

test("two rule books stand side by side, where they differ", async ({ page }) => {
    // Under the Asian rules a rook that comes to tail is idle.
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    await expect(board.locator(".sign.other")).toHaveCount(0);
    await board.getByRole("combobox", { name: "Compare" }).selectOption({ label: "Asian (AXF)" });
    await expect(board).toHaveAttribute("compare", "axf");
    await expect(board.getByRole("button", { name: "R9=8 tail idle" })).toBeVisible();
    await board.getByRole("combobox", { name: "Compare" }).selectOption({ label: "none" });
    await expect(board).not.toHaveAttribute("compare");
    await expect(board.locator(".sign.other")).toHaveCount(0);
});
