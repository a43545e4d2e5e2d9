import type {} from "../../www/qili";
import { expect, test } from "./test";

const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

test("the one-file script answers, and the page has nothing to complain of", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto("index.html");
    const paths = await page.evaluate(async (fen) => {
        await qili.ready;
        return qili.perft(fen, 3);
    }, start);
    expect(paths).toBe(79666);
    // The page has no icon, and the policy no place to look for one; only Firefox minds.
    expect(complaints.filter((text) => !text.includes("/favicon.ico"))).toEqual([]);
});
