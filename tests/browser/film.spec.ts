import { FIGURE_16, needs, openBoard } from "./board";
import { saved } from "./saved";
import { expect, type Locator, type Page, test } from "./test";

interface Frame {
    width: number;
    height: number;
    milliseconds: number;
    /** A number that stands for the pixels. */
    pixels: number;
}

/** What a browser that reads the file sees. */
async function framesOf(page: Page, file: Buffer): Promise<Frame[]> {
    return page.evaluate(async (base64) => {
        const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const decoder = new ImageDecoder({ data, type: "image/gif" });
        await decoder.tracks.ready;
        const frames: Frame[] = [];
        for (
            let frameIndex = 0;
            frameIndex < (decoder.tracks.selectedTrack?.frameCount ?? 0);
            frameIndex += 1
        ) {
            const { image } = await decoder.decode({ frameIndex });
            const bytes = new Uint8Array(image.allocationSize({ format: "RGBA" }));
            await image.copyTo(bytes, { format: "RGBA" });
            frames.push({
                width: image.displayWidth,
                height: image.displayHeight,
                milliseconds: (image.duration ?? 0) / 1000,
                pixels: bytes.reduce((hash, byte) => (31 * hash + byte) | 0, 0),
            });
        }
        return frames;
    }, file.toString("base64"));
}

/** Overwrites a number by keyboard. */
async function write(board: Locator, name: string, ply: string): Promise<void> {
    needs("keys of the browser's own");
    const field = board.getByRole("spinbutton", { name });
    await field.press("ControlOrMeta+a");
    await field.press(ply);
    await expect(field).toHaveValue(ply);
}

test.beforeEach(() => needs("films"));

test("a span of the game is saved as an animated picture", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en", pace: "1" });
    await board.getByRole("button", { name: "More options" }).click();
    const save = () => board.getByRole("button", { name: "Save GIF" }).click();

    const whole = await framesOf(page, await saved(page, "图十六.gif", save));
    expect(whole.map(({ milliseconds }) => milliseconds)).toEqual([1000, 1000, 1000, 1000, 2000]);
    expect(new Set(whole.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(["600 × 697"]));
    expect(new Set(whole.map(({ pixels }) => pixels)).size, "all differ").toBe(5);

    await write(board, "From ply", "1");
    await write(board, "to ply", "2");
    const part = await framesOf(page, await saved(page, "图十六.gif", save));
    expect(part.length).toBe(2);
    await expect(board.getByRole("status")).toHaveText("Saved.");
});

test("an animated picture shows what the pictures of its moves show", async ({ page }) => {
    const board = await openBoard(page, FIGURE_16, { lang: "en", marks: "none", ply: "3" });
    await board.getByRole("button", { name: "More options" }).click();
    await write(board, "From ply", "2");
    await write(board, "to ply", "3");
    const gif = await saved(page, "图十六.gif", () =>
        board.getByRole("button", { name: "Save GIF" }).click(),
    );
    const png = await saved(page, "图十六.png", () =>
        board.getByRole("button", { name: "Save PNG" }).click(),
    );
    const distance = await page.evaluate(
        async ([gif, png]) => {
            const pixels = async (base64: string, type: string, frameIndex: number) => {
                const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
                const { image } = await new ImageDecoder({ data, type }).decode({ frameIndex });
                const context = new OffscreenCanvas(60, 70).getContext("2d");
                context?.drawImage(image, 0, 0, 60, 70);
                return context?.getImageData(0, 0, 60, 70).data ?? new Uint8ClampedArray();
            };
            const [one, other] = [await pixels(gif, "image/gif", 1), await pixels(png, "image/png", 0)];
            return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length;
        },
        [gif.toString("base64"), png.toString("base64")] as const,
    );
    expect(distance, "of 256 levels, on average").toBeLessThan(4);
});
