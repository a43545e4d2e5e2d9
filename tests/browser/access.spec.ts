import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { THEMES } from "../../www/settings";
import { emulate, FIGURE_16, lacks, openBoard, record } from "./board";
import { expect, type Locator, type Page, test } from "./test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Inks of the drawing, what they stand on, and the contrast that WCAG 2.2 wants of text and of marks. */
const CONTRASTS = [
    ["print", "sheet", 4.5],
    ["red", "disc", 4.5],
    ["black", "disc", 4.5],
    ["line", "sheet", 3],
    ["frame", "sheet", 3],
    ["threat", "sheet", 3],
    ["guard", "sheet", 3],
    ["trace", "sheet", 3],
] as const;

/** A colour as the board has it: red, green and blue. */
async function colorOf(board: Locator, ink: string): Promise<number[]> {
    const color = await board.evaluate((element, ink) => {
        element.style.color = `var(--qili-${ink})`;
        const { color } = getComputedStyle(element);
        element.style.color = "";
        return color;
    }, ink);
    return [...color.matchAll(/[\d.]+/g)].map(Number);
}

/** The ratio of two colours' luminances, as WCAG 2.2 defines it. */
function contrast(one: number[], other: number[]): number {
    const luminance = (color: number[]) => {
        const [red = 0, green = 0, blue = 0] = color.map((byte) =>
            byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

/** How long a script may be that is sent in one piece where that is limited (libsoup: 128 KB). */
const PIECE = 50_000;

/** Gives the page axe-core. */
async function bringAxe(page: Page): Promise<void> {
    if (!lacks("long scripts")) {
        await page.evaluate(axe);
        return;
    }
    for (let at = 0; at < axe.length; at += PIECE) {
        await page.evaluate(
            (piece) => {
                document.body.dataset.axe = (document.body.dataset.axe ?? "") + piece;
            },
            axe.slice(at, at + PIECE),
        );
    }
    // What an inspector evaluates may do so too, whatever the page's policy.
    await page.evaluate("(0, eval)(document.body.dataset.axe); delete document.body.dataset.axe");
}

/** What axe-core finds wrong, as sentences. */
async function faults(page: Page): Promise<string[]> {
    await bringAxe(page);
    return page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run();
        return violations.flatMap(({ help, nodes }) => nodes.map((node) => `${help}: ${node.html}`));
    });
}

for (const colorScheme of ["light", "dark"] as const) {
    test(`the page has no barrier that axe-core can find, ${colorScheme}`, async ({ page }) => {
        if (colorScheme === "dark") {
            await emulate(page, { colorScheme });
        }
        await page.goto("index.html");
        await page.locator("#figure-13 qili-board article").waitFor();
        expect(await faults(page)).toEqual([]);
    });
}

for (const lang of ["zh-Hans", "zh-Hant", "en", "vi"]) {
    test(`nor has a board with everything on it, ${lang}`, async ({ page }) => {
        const text = record("一盘", {
            binit: "9999999939999999619981999999999982994241405099999999999999999999",
            movelist: "8171827271817282",
            event: "练习赛",
            comment0: "开始",
            comment2: "跟",
            move_0_3_1: "71617282",
            comment1_3: "变着",
            comment9_9: "无处可放",
        });
        const board = await openBoard(page, text, { lang, ply: "2" });
        await board.locator(".row .button").last().click();
        await board.locator(".branch summary").click();
        expect(await faults(page)).toEqual([]);
    });
}

for (const theme of THEMES) {
    for (const colorScheme of ["light", "dark"] as const) {
        test(`nor has any look, ${theme}, ${colorScheme}`, async ({ page }) => {
            if (colorScheme === "dark") {
                await emulate(page, { colorScheme });
            }
            const board = await openBoard(page, FIGURE_16, { lang: "en", ply: "1", theme, compare: "axf" });
            await board.getByRole("button", { name: "More options" }).click();
            await expect(board.locator(".sign.other").first()).toBeVisible();
            expect(await faults(page)).toEqual([]);

            const close = [];
            for (const [ink, ground, least] of CONTRASTS) {
                const ratio = contrast(await colorOf(board, ink), await colorOf(board, ground));
                if (ratio < least) {
                    close.push(`${ink} on ${ground}: ${ratio.toFixed(1)} < ${least}`);
                }
            }
            expect(close, "what axe does not see: the drawing").toEqual([]);
        });
    }
}

test("nor has a diagram with a long comment", async ({ page }) => {
    await openBoard(page, record("图", { comment0: "长\n".repeat(200) }), { lang: "en" });
    expect(await faults(page)).toEqual([]);
});

test("the board is a table of points in words", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const table = board.getByRole("table", { name: "Position in words" });
    await expect(table.getByRole("row")).toHaveCount(11);
    await expect(table.getByRole("cell", { name: "red king" })).toHaveCount(1);
    await expect(table.getByRole("cell", { name: "empty" })).toHaveCount(82);
});

test("every control has a name and is large enough for a finger", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    const buttons = board.locator(".row .button");
    for (const button of await buttons.all()) {
        await expect(button).toHaveAccessibleName(/\w/);
        const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await buttons.count()).toBe(7);
});

test("whoever asks for less motion sees none", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16);
    await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...how) {
            document.body.dataset.moving = this.classList.value;
            return animate.apply(this, how);
        };
    });
    await emulate(page, { reducedMotion: "reduce" });
    await board.locator(".field").press("ArrowRight");
    await expect(board).toHaveAttribute("ply", "1");
    await expect(page.locator("body")).not.toHaveAttribute("data-moving");
    await emulate(page, { reducedMotion: "no-preference" });
    await board.locator(".field").press("ArrowRight");
    await expect(page.locator("body")).toHaveAttribute("data-moving", "piece black");
});
