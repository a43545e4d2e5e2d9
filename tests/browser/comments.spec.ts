import { openBoard, pieceAt, record } from "./board";
import { expect, test } from "./test";

const GAME = record("一盘", {
    movelist: "77477062",
    comment1: "也可走马二进三。\n黑方如马8进7，马二进三，都是常见着法；车五进五不成立。",
});

test("a comment keeps its lines, and the moves it names can be played", async ({ page }) => {
    const board = await openBoard(page, GAME, { lang: "en", ply: "2" });
    const comment = board.locator(".comment");
    await expect(comment).toContainText(
        "也可走马二进三。\n黑方如马8进7，马二进三，都是常见着法；车五进五不成立。",
    );
    const moves = comment.getByRole("button");
    await expect(moves, "what cannot be played stays text").toHaveText(["马二进三", "马8进7", "马二进三"]);

    await moves.nth(0).click();
    await expect(moves.nth(0)).toHaveAttribute("aria-pressed", "true");
    expect([await pieceAt(board, "g2"), await pieceAt(board, "h2")], "instead of the move made").toEqual([
        "red horse",
        "red cannon",
    ]);
    await moves.nth(2).click();
    await expect(moves.nth(0)).toHaveAttribute("aria-pressed", "false");
    expect([await pieceAt(board, "g2"), await pieceAt(board, "e2"), await pieceAt(board, "g7")]).toEqual([
        "red horse",
        "red cannon",
        "black horse",
    ]);
    await moves.nth(2).click();
    expect(await pieceAt(board, "g2"), "taken back").toBe("empty");
});

test("a step ends what was tried out", async ({ page }) => {
    const board = await openBoard(page, GAME, { lang: "en", ply: "1" });
    await board.locator(".comment").getByRole("button").nth(2).click();
    expect(await pieceAt(board, "g2")).toBe("red horse");
    await board.locator(".field").press("ArrowRight");
    expect(await pieceAt(board, "g2")).toBe("empty");
    await expect(board.locator('.mention[aria-pressed="true"]')).toHaveCount(0);
});

test("a long comment is folded until it is asked for", async ({ page }) => {
    const board = await openBoard(page, record("长", { movelist: "7747", comment1: "长".repeat(900) }), {
        lang: "en",
    });
    const comment = board.locator(".comment");
    const height = async () => (await comment.boundingBox())?.height ?? 0;
    const folded = await height();
    await board.getByRole("button", { name: "Show all" }).click();
    expect(await height()).toBeGreaterThan(2 * folded);
    await expect(board.getByRole("button", { name: "Show all" })).toHaveAttribute("aria-expanded", "true");
});

test("what has no move to stand at is kept below, and the facts stand above", async ({ page }) => {
    const facts = {
        event: "练习赛",
        red: "甲",
        black: "乙",
        open: "中炮对屏风马",
        refer: "棋谱大全",
        remark: "丙",
    };
    const text = record("一盘", { movelist: "7747", comment9_9: "无处可放", ...facts, place: "0", date: "" });
    const board = await openBoard(page, text, { lang: "en" });
    const header = board.locator("header");
    await expect(header.locator("dt")).toHaveText([
        "Event",
        "Red",
        "Black",
        "Opening",
        "Source",
        "Annotator",
    ]);
    await expect(header.locator("dd")).toHaveText(["练习赛", "甲", "乙", "中炮对屏风马", "棋谱大全", "丙"]);
    await expect(board.getByText("无处可放")).toBeHidden();
    await board.getByText("1 comment without a move").click();
    await expect(board.getByText("无处可放")).toBeVisible();
});
