import { stateIn } from "../../www/takeaway";
import { current, FIGURE_16, needs, openBoard, record } from "./board";
import { saved } from "./saved";
import { expect, type Locator, type Page, test } from "./test";

/** A game with a comment, a check and two variations, one inside the other. */
const GAME = record("一盘", {
    binit: "9999999939999999619981999999999982994241405099999999999999999999",
    movelist: "8171827271817282",
    comment2: "黑车跟着",
    move_0_2_1: "828571818582",
    move_1_4_2: "8575",
});

/** Figure 18 of 1957, where each check is answered by a check. */
const CHECKS = record("图十八", {
    binit: "9999993959372999529943999999999950302099409999999951999999999999",
    movelist: "5242514142524151",
});

/** Opens a board whose clock runs only when told to. */
async function openStopped(page: Page, attributes: Record<string, string>): Promise<Locator> {
    await page.clock.install({ time: 0 });
    const board = await openBoard(page, FIGURE_16, { lang: "en", ...attributes });
    await page.clock.pauseAt(60_000);
    return board;
}

test("a game plays by itself until it is over or stopped", async ({ page }) => {
    const board = await openStopped(page, { pace: "1" });
    const play = board.getByRole("button", { name: "Play by itself" });
    const shape = play.locator("path");
    const triangle = (await shape.getAttribute("d")) ?? "";
    await play.click();
    await expect(play).toHaveAttribute("aria-pressed", "true");
    await expect(shape, "the next press stops").not.toHaveAttribute("d", triangle);
    await expect(board, "the first step comes at once").toHaveAttribute("ply", "1");
    await page.clock.runFor(1000);
    await expect(board).toHaveAttribute("ply", "2");
    await board.locator(".field").press("p");
    await expect(play).toHaveAttribute("aria-pressed", "false");
    await page.clock.runFor(5000);
    await expect(board).toHaveAttribute("ply", "2");
    await board.evaluate((element) => element.setAttribute("ply", "0"));
    const scrolled = await page.evaluate(() => scrollY);
    await board.locator(".field").press(" ");
    expect(await page.evaluate(() => scrollY), "the page stays").toBe(scrolled);
    await board.evaluate((element) => element.setAttribute("pace", "0.5"));
    await page.clock.runFor(1000); // what was waited for already
    await expect(board).toHaveAttribute("ply", "2");
    await page.clock.runFor(500);
    await expect(board, "another pace holds at once").toHaveAttribute("ply", "3");
    await page.clock.runFor(5000);
    await expect(board).toHaveAttribute("ply", "4");
    await expect(play).toHaveAttribute("aria-pressed", "false");
    await expect(shape).toHaveAttribute("d", triangle);
});

test("a button that is held goes on", async ({ page }) => {
    needs("a pressed pointer");
    const board = await openStopped(page, {});
    await board.getByRole("button", { name: "Forward one move" }).hover();
    await page.mouse.down();
    await page.clock.runFor(450 + 2 * 140);
    await page.mouse.up();
    await expect(board).toHaveAttribute("ply", "3");
});

test("the other button of the mouse holds nothing", async ({ page }) => {
    needs("a pressed pointer");
    const board = await openStopped(page, {});
    await board.getByRole("button", { name: "Forward one move" }).hover();
    await page.mouse.down({ button: "right" });
    await page.clock.runFor(2000);
    await expect(board).not.toHaveAttribute("ply");
});

test("a finger turns the moves like pages", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16);
    const swipe = (from: number, to: number) =>
        board.evaluate(
            (element, [from, to]) => {
                const { left = 0, top = 0 } =
                    element.shadowRoot?.querySelector(".field")?.getBoundingClientRect() ?? {};
                const under = element.shadowRoot?.elementFromPoint(left + 100, top + 100);
                const at = (type: string, clientX: number) =>
                    under?.dispatchEvent(
                        new PointerEvent(type, {
                            bubbles: true,
                            clientX,
                            clientY: 100,
                            pointerId: 1,
                            pointerType: "touch",
                        }),
                    );
                at("pointerdown", from);
                at("pointerup", to);
            },
            [from, to] as const,
        );
    await swipe(300, 200);
    await expect(board).toHaveAttribute("ply", "1");
    await swipe(300, 290);
    await swipe(200, 300);
    await expect(board).toHaveAttribute("ply", "0");
    await board.evaluate((element) => element.setAttribute("static", ""));
    await swipe(300, 200);
    await expect(board, "a diagram has no pages").toHaveAttribute("ply", "0");
});

test("a fork asks where to go on, by button and by key", async ({ page }) => {
    const board = await openBoard(page, GAME, { lang: "en", ply: "1" });
    const fork = board.getByRole("group", { name: "Choose a continuation" });
    await expect(fork.getByRole("button")).toHaveText(["1 R9=8", "2 R9+3"]);
    await board.locator(".field").press("2");
    await expect(current(board)).toContainText("R9+3");
    await expect(board).toHaveAttribute("variation", "2:1");
    await expect(fork).toBeHidden();
    await board.locator(".field").press("End");
    await expect(board).toHaveAttribute("ply", "4");
    await board.locator(".field").press("ArrowLeft");
    await fork.getByRole("button", { name: "2" }).click();
    await expect(board).toHaveAttribute("variation", "2:1,4:1");
});

test("variations are folded until they are opened or entered", async ({ page }) => {
    const board = await openBoard(page, GAME, { lang: "en" });
    const branch = board.locator(".branch").first();
    await expect(branch).not.toHaveAttribute("open");
    await expect(branch.getByRole("button")).toHaveCount(0);
    await board.evaluate((element) => {
        element.setAttribute("variation", "2:1,4:1");
        element.setAttribute("ply", "4");
    });
    await expect(current(board)).toBeVisible();
    await expect(board.locator(".branch[open]")).toHaveCount(2);
});

test("jumps go to the next place of their kind, and round again", async ({ page }) => {
    const board = await openBoard(page, GAME, { lang: "en" });
    await board.getByRole("button", { name: "More options" }).click();
    await board.getByRole("button", { name: "variation" }).click();
    await expect(board).toHaveAttribute("ply", "2");
    await board.locator(".field").press("Home");
    await board.locator(".field").press("c");
    await expect(current(board)).toContainText("R9=8");
    await board.locator(".field").press("End");
    await board.locator(".field").press("c");
    await expect(board).toHaveAttribute("ply", "2");
});

test("jumps know checks, chases, where a repetition begins and where the verdict falls", async ({ page }) => {
    for (const [text, key, ply] of [
        [CHECKS, "j", "3"],
        [CHECKS, "r", "1"],
        [CHECKS, "d", "4"],
        [FIGURE_16, "z", "1"],
    ] as const) {
        const board = await openBoard(page, text, { lang: "en", ply: "2" });
        await expect(board.locator(".verdict")).toBeVisible();
        await board.locator(".field").press(key);
        await expect(board, key).toHaveAttribute("ply", ply);
    }
});

test("texts are copied, and shown for copying by hand", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en", ply: "2", marks: "none" });
    await board.getByRole("button", { name: "More options" }).click();
    const text = board.getByRole("textbox");
    for (const [name, expected] of [
        ["Copy FEN", "4ka3/4a1RC1/4b2r1/9/9/9/9/9/9/3K5 w - - 0 1"],
        ["Copy record", FIGURE_16],
        ["Copy moves", "图十六\n1. C1=2 R9=8 2. C2=1 R8=9"],
    ] as const) {
        await board.getByRole("button", { name }).click();
        await expect(text).toHaveValue(expected);
        await expect(board.getByRole("status")).toHaveText(/Copied|copy/);
    }
});

test("a link carries the board, the place and the rules", async ({ page }) => {
    const board = await openBoard(page, GAME, {
        lang: "en",
        ply: "2",
        variation: "2:1",
        rules: "axf",
        flip: "",
    });
    await board.getByRole("button", { name: "More options" }).click();
    await board.getByRole("button", { name: "Copy link" }).click();
    const link = await board.getByRole("textbox").inputValue();
    expect(stateIn(new URL(link).hash)).toEqual({
        text: GAME,
        ply: "2",
        variation: "2:1",
        rules: "axf",
        pieces: "traditional",
        flip: "",
    });
    await page.evaluate((link) => {
        location.hash = new URL(link).hash;
    }, link);
    await page.reload();
    const linked = page.locator('qili-board[src="#"]');
    await linked.scrollIntoViewIfNeeded(); // a reload keeps the place on the page
    await expect(linked.getByRole("heading", { name: "一盘" })).toBeVisible();
    await expect(current(linked)).toContainText("车9进3");
    await expect(linked).toHaveAttribute("flip");
});

test("pictures are saved as SVG and PNG", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    await board.getByRole("button", { name: "More options" }).click();
    const svg = await saved(page, "图十六.svg", () =>
        board.getByRole("button", { name: "Save SVG" }).click(),
    );
    expect(svg.toString()).toMatch(
        /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<title>图十六<\/title>/,
    );
    expect(svg.toString()).not.toContain("var(");
    const png = await saved(page, "图十六.png", () =>
        board.getByRole("button", { name: "Save PNG" }).click(),
    );
    expect([png.readUInt32BE(16), png.subarray(1, 4).toString()]).toEqual([1200, "PNG"]);
});

test("the files' numbers can be chosen", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en" });
    /** The numbers are outlines: what they look like is what differs. */
    const print = () =>
        board
            .locator("path.print")
            .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).join());
    const digits = await print();
    await board.getByRole("button", { name: "More options" }).click();
    const chooser = board.getByRole("combobox", { name: "File numbers" });
    await expect(chooser).toHaveValue("auto");
    await chooser.selectOption("book");
    await expect(board).toHaveAttribute("numbers", "book");
    const book = await print();
    await chooser.selectOption("none");
    const none = await print();
    expect(book).not.toBe(digits);
    expect(none.length).toBeLessThan(Math.min(book.length, digits.length));
    await chooser.selectOption("digits");
    expect(await print()).toBe(digits);
    await board.evaluate((element) => element.setAttribute("lang", "zh-Hans"));
    expect(await print(), "what was chosen stays in another language").toBe(digits);
});

for (const theme of ["paper", "wood", "dark", "contrast"]) {
    test(`the look can be chosen: ${theme}`, async ({ page }) => {
        const other = theme === "paper" ? "dark" : "paper";
        const board = await openBoard(page, FIGURE_16, { lang: "en", theme: other });
        const sheet = () => board.locator("path.sheet").evaluate((path) => getComputedStyle(path).fill);
        const before = await sheet();
        await board.getByRole("button", { name: "More options" }).click();
        await board.getByRole("combobox", { name: "Look" }).selectOption(theme);
        await expect(board).toHaveAttribute("theme", theme);
        expect(await sheet()).not.toBe(before);
    });
}
