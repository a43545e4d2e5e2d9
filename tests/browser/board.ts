// A board on a page of its own, and where a reader finds its parts.

import { type Locator, type Page, test } from "./test";

/** Figure 16 of 1957 (图十六), where Black's rook tails a cannon. */
export const FIGURE_16 = record("图十六", {
    binit: "9999999939999999619981999999999982994241405099999999999999999999",
    movelist: "8171827271817282",
});

/** A record with the given tags, as a forum writes it. */
export function record(title: string, tags: Record<string, string>): string {
    const lines = Object.entries({ title, ...tags }).map(
        ([tag, value]) => `[DhtmlXQ_${tag}]${value}[/DhtmlXQ_${tag}]`,
    );
    return ["[DhtmlXQ]", ...lines, "[/DhtmlXQ]"].join("\n");
}

/** Opens the page, with one board instead of its own. */
export async function openBoard(
    page: Page,
    text: string,
    attributes: Record<string, string> = {},
): Promise<Locator> {
    await page.goto("index.html");
    await page.evaluate(
        ([text, attributes]) => {
            const board = document.createElement("qili-board");
            for (const [name, value] of Object.entries(attributes)) {
                board.setAttribute(name, value);
            }
            board.textContent = text;
            document.querySelector("main")?.replaceChildren(board);
        },
        [text, attributes] as const,
    );
    const board = page.locator("qili-board");
    await board.locator(".boards > *").first().waitFor();
    return board;
}

/** What the drivers of the browsers cannot do. */
const LACKS: Record<string, string[]> = {
    chromium: [],
    firefox: ["media", "touch"],
    webkit: [
        "downloads",
        "films", // no ImageDecoder
        "forced colours",
        "keys of the browser's own",
        "long scripts",
        "a pressed pointer",
        "sizes",
        "touch",
    ],
};

export function lacks(ability: string): boolean {
    const { browserName = "chromium" } = test.info().project.use;
    return LACKS[browserName]?.includes(ability) === true;
}

/** Skips a test where the driver cannot do what it needs. */
export function needs(ability: string): void {
    test.skip(lacks(ability), `no command for ${ability}`);
}

/** Shows the page as another medium or another reader's settings would. */
export async function emulate(page: Page, media: Parameters<Page["emulateMedia"]>[0]): Promise<void> {
    needs("media");
    await page.emulateMedia(media);
}

/** The move that is marked as the one shown. */
export function current(board: Locator): Locator {
    return board.locator("[aria-current]");
}

/** What stands at a point, in words, as a screen reader finds it in the table of the board. */
export async function pieceAt(board: Locator, square: string): Promise<string> {
    const [file = "", rank = ""] = square;
    const row = board.locator(".field tbody tr").nth(9 - Number(rank));
    return (await row.locator("td").nth("abcdefghi".indexOf(file)).textContent()) ?? "";
}

/** What was spoken last. */
export function spoken(board: Locator): Locator {
    return board.locator("[aria-live]");
}
