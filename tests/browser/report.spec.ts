// The repair report: what was odd in a text, folded under the game, with a count.

import { openBoard } from "./board";
import { expect, test } from "./test";

const TEXT = `[DhtmlXQ_movelist]77477067[/DhtmlXQ_movelist]
[DhtmlXQ_comment9_3]无主[/DhtmlXQ_comment9_3]
[DhtmlXQ_own]a[/DhtmlXQ_red]`;

test("what was odd is folded under the game, each with its kind and place", async ({ page }) => {
    const board = await openBoard(page, TEXT, { lang: "en" });
    const report = board.locator(".warnings");
    await expect(report.locator("summary")).toHaveText("4 notes on reading");
    await expect(report.getByRole("listitem")).toHaveCount(0);
    await report.locator("summary").click();
    await expect(report.getByRole("listitem")).toHaveText([
        "DhtmlXQ_own: closed as red (other-close, byte 94)",
        "DhtmlXQ_own: unknown tag, kept (unknown-tag, byte 94)",
        "DhtmlXQ_comment9_3: comments a move that is not there (orphan-comment, byte 46, move 3)",
        "move 2: horse at h9 cannot reach g2 (bad-move, byte 22, move 2)",
    ]);
});

test("what was odd is told in the reader's language", async ({ page }) => {
    const board = await openBoard(page, TEXT, { lang: "zh-Hans" });
    const report = board.locator(".warnings");
    await report.locator("summary").click();
    await expect(report.getByRole("listitem").nth(2)).toHaveText(
        "DhtmlXQ_comment9_3：注解的着法不存在 (orphan-comment，第46字节，第3着)",
    );
    await expect(board.locator(".problem")).toHaveText("第2着：h9的马走不到g2");
    await board.evaluate((element) => element.setAttribute("lang", "vi"));
    await expect(board.locator(".problem")).toHaveText("nước 2: mã ở h9 không đi được đến g2");
    await expect(report.getByRole("listitem", { includeHidden: true }).last()).toHaveText(
        "nước 2: mã ở h9 không đi được đến g2 (bad-move, byte 22, nước 2)",
    );
});

test("a sound game has no report", async ({ page }) => {
    const board = await openBoard(page, "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]");
    await expect(board.locator(".warnings")).toHaveCount(0);
});
