import { current, needs, openBoard, record } from "./board";
import { expect, test } from "./test";

const DEPTH = 14;

/** Kings with an advisor before each, Red's rook on b2 and Black's on b7: the rooks walk along their ranks. */
const BINIT = ["17", ..."99 99 48 49".split(" "), ...Array<string>(11).fill("99"), "12"]
    .concat("99 99 41 40".split(" "), Array<string>(11).fill("99"))
    .join("");

/** A game where every branch leaves the one before it at its second move. */
function nested(): string {
    const columns = [1, 1];
    const step = (ply: number, far: number) => {
        const [side, row] = ply % 2 === 1 ? [0, 7] : [1, 2];
        const from = columns[side] ?? 0;
        return { side, to: (from + far) % 9, text: `${from}${row}${(from + far) % 9}${row}` };
    };
    const first = step(1, 1).text + step(2, 1).text;
    const branches: Record<string, string> = {};
    for (let ply = 1; ply <= DEPTH; ply += 1) {
        const { side, to, text } = step(ply, 2);
        columns[side] = to;
        branches[`move_${ply - 1}_${ply}_${ply}`] = text + step(ply + 1, 1).text;
    }
    return record("深", { binit: BINIT, movelist: first, ...branches });
}

test("variations in variations can be entered to any depth, and stay in their place", async ({ page }) => {
    const board = await openBoard(page, nested(), { lang: "en" });
    await expect(board.locator(".problem")).toHaveCount(0);
    for (let ply = 1; ply <= DEPTH; ply += 1) {
        await board.locator(".field").press("2");
        await expect(board).toHaveAttribute("ply", String(ply));
    }
    await expect(board.locator(".branch[open]")).toHaveCount(DEPTH);
    await expect(current(board)).toBeVisible();
    const isWide = await board.locator(".moves").evaluate((list) => list.clientWidth < list.scrollWidth);
    expect(isWide, "nothing to scroll sideways").toBe(false);
});

test("a variation folds by keyboard", async ({ page }) => {
    needs("keys of the browser's own");
    const board = await openBoard(page, nested(), { lang: "en" });
    const branch = board.locator(".branch").first();
    const summary = branch.locator("summary").first();
    await summary.press("Enter");
    await expect(branch).toHaveAttribute("open");
    await expect(branch.getByRole("button").first()).toBeVisible();
    await summary.press("Enter");
    await expect(branch).not.toHaveAttribute("open");
});
