import { openBoard, record } from "./board";
import { expect, type Page, test } from "./test";

/** A game with a bit of everything: facts, a comment with a move in it, a variation, an attack, a verdict, a leftover. */
const GAME = record("图十六　长跟", {
    event: "1957 年棋规",
    red: "红方",
    black: "黑方",
    date: "1957-01-01",
    result: "和棋",
    open: "残局",
    binit: "9999999939999999619981999999999982994241405099999999999999999999",
    movelist: "8171827271817282",
    comment0: "黑车总在红炮后面；炮有车作根，车吃不得。",
    comment2: "如车9进1，红方仍走炮二平一。",
    move_0_3_1: "61627271",
    comment9_9: "无处可放",
});

/** What is shown in each language, so that together they show most of what there is. */
const LOOKS: Record<string, Record<string, string>> = {
    "zh-Hans": { ply: "2" },
    "zh-Hant": { ply: "4", theme: "wood", flip: "" },
    en: { ply: "1", pieces: "symbols", compare: "axf" },
    vi: { ply: "3", theme: "contrast", pieces: "simplified", rules: "china-1999" },
};

/** The pictures are stored with fewer colours (pngquant, 128); the tolerance does not notice. */
const LOOSE = { maxDiffPixelRatio: 0.02 };

/** The fonts that the pictures were made with, which `.ci/run` installs. */
const FONTS = ["DejaVu Sans", "Noto Sans CJK SC"];

/** Whether a font is there: a missing one leaves the width of a text to the next. */
function hasFont(page: Page, font: string): Promise<boolean> {
    return page.evaluate((font) => {
        const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
        const widths = ["serif", "monospace"].flatMap((other) =>
            [`"${font}", ${other}`, other].map((fonts) => {
                context.font = `40px ${fonts}`;
                return context.measureText("Wi棋").width;
            }),
        );
        return widths[0] !== widths[1] && widths[0] === widths[2];
    }, font);
}

for (const [lang, attributes] of Object.entries(LOOKS)) {
    for (const colorScheme of ["light", "dark"] as const) {
        for (const width of [320, 768, 1280]) {
            test(`the board looks as reviewed: ${lang}, ${colorScheme}, ${width} px`, async ({
                page,
            }, info) => {
                test.skip(info.project.name !== "http", "one browser draws the pictures");
                await page.setViewportSize({ width, height: 900 });
                await page.emulateMedia({ colorScheme });
                const board = await openBoard(page, GAME, { lang, ...attributes });
                const fonts = await Promise.all(FONTS.map((font) => hasFont(page, font)));
                test.skip(fonts.includes(false), `the pictures want the fonts ${FONTS.join(" and ")}`);
                await board.evaluate((element, fonts) => {
                    element.style.setProperty("--qili-font", fonts);
                }, FONTS.map((font) => `"${font}"`).join());
                await expect(board.locator(".verdict")).toBeVisible();
                await expect(board.locator(".comparison")).not.toContainText("…");
                await expect(board).toHaveScreenshot(`${lang}-${colorScheme}-${width}.png`, LOOSE);
            });
        }
    }
}
