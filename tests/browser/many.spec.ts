// Pages with many boards: one core for all, each board drawn when it is wanted, nothing left of those that are gone.

import { FIGURE_16, record } from "./board";
import { expect, type Page, test } from "./test";

/** What the page is asked to remember. */
interface Witness {
    memories: WebAssembly.Memory[];
    boards: WeakRef<Element>[];
}

declare global {
    var witness: Witness;
}

/** Opens the page without its own boards, in an engine that never cleans up by itself, and watches its instances. */
async function openEmpty(page: Page): Promise<void> {
    await page.addInitScript(() => {
        Reflect.deleteProperty(globalThis, "FinalizationRegistry");
        globalThis.witness = { memories: [], boards: [] };
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = (async (...given: Parameters<typeof instantiate>) => {
            const made = await instantiate(...given);
            const { exports } = "instance" in made ? (made.instance as WebAssembly.Instance) : made;
            globalThis.witness.memories.push(exports.memory as WebAssembly.Memory);
            return made;
        }) as typeof instantiate;
    });
    await page.goto("index.html");
    await page.locator("main").evaluate((main) => main.replaceChildren());
}

/** Appends boards of one text. */
async function append(page: Page, count: number, text: string): Promise<void> {
    await page.evaluate(
        ([count, text]) => {
            for (let number = 0; number < count; number += 1) {
                const board = document.createElement("qili-board");
                board.textContent = text;
                document.querySelector("main")?.append(board);
                globalThis.witness.boards.push(new WeakRef(board));
            }
        },
        [count, text] as const,
    );
}

/** A game of 48 plies, whose positions take some memory. */
const LONG = record("一将一闲", {
    binit: "9999999939999999619981999999999982994241405099999999999999999999",
    movelist: "8171827271817282".repeat(12),
});

const drawn = (page: Page) => page.locator("qili-board article");

test("three hundred boards share one instance, and only those near the reader are drawn", async ({
    page,
}) => {
    await openEmpty(page);
    await append(page, 300, FIGURE_16);
    await drawn(page).first().waitFor();
    await expect(page.locator("qili-board").last().getByText("8171827271817282")).toBeAttached();
    expect(await drawn(page).count()).toBeLessThan(20);
    await page.locator("qili-board").last().scrollIntoViewIfNeeded();
    await expect(page.locator("qili-board").last().locator("article")).toHaveCount(1);
    expect(await drawn(page).count(), "those in between were passed by").toBeLessThan(60);
    expect(await page.evaluate(() => globalThis.witness.memories.length)).toBe(1);
});

test("a board that is not drawn yet is found by its text, and is drawn on paper", async ({ page }) => {
    await openEmpty(page);
    await append(page, 40, FIGURE_16);
    await drawn(page).first().waitFor();
    await expect(page.locator("qili-board").last().getByText("[DhtmlXQ_title]图十六")).toBeVisible();
    const printed = page.evaluate(
        () =>
            new Promise((resolve) => {
                const count = () =>
                    [...document.querySelectorAll("qili-board")].filter(
                        ({ shadowRoot }) => shadowRoot?.querySelector(".board") != null,
                    ).length;
                addEventListener("afterprint", () => resolve(count()), { once: true });
            }),
    );
    await page.pdf();
    expect(await printed).toBe(40);
});

test("boards that leave the document leave nothing behind", async ({ page }) => {
    await openEmpty(page);
    const sizes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
        await append(page, 100, LONG);
        await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
        await expect(drawn(page)).toHaveCount(100);
        await page.locator("main").evaluate((main) => main.replaceChildren());
        sizes.push(await page.evaluate(() => globalThis.witness.memories[0]?.buffer.byteLength ?? 0));
    }
    const [first = 0, , last = 0] = sizes;
    expect(first, "a hundred boards need some memory").toBeGreaterThan(1e6);
    expect(last - first, "which serves all that follow").toBeLessThan(first / 10);
    const left = async () => {
        await page.requestGC();
        return page.evaluate(() => globalThis.witness.boards.filter((board) => board.deref()).length);
    };
    await expect.poll(left, { message: "boards that something still holds" }).toBe(0);
});
