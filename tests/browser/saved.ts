// The files that a page saves.

import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { lacks } from "./board";
import { expect, type Page, test } from "./test";

/** What the file of that name holds which a press saves. */
export async function saved(page: Page, name: string, press: () => Promise<void>): Promise<Buffer> {
    if (lacks("downloads")) {
        return handedOver(page, name, press);
    }
    const folder = test.info().project.use.launchOptions?.downloadsPath;
    if (folder === undefined) {
        const waiting = page.waitForEvent("download");
        await press();
        const download = await waiting;
        expect(download.suggestedFilename()).toBe(name);
        return readFile(await download.path());
    }
    // Firefox tells of no download that is not a navigation too: the file is awaited in its folder, where it is empty
    // until all of it is there.
    const path = join(folder, name);
    await rm(path, { force: true });
    await press();
    await expect(async () => expect((await stat(path)).size).toBeGreaterThan(0)).toPass();
    return readFile(path);
}

/** The same where the driver hears of no download: what the page hands to the browser is kept in the page. */
async function handedOver(page: Page, name: string, press: () => Promise<void>): Promise<Buffer> {
    const handed = page.evaluate(
        () =>
            new Promise<[string, string]>((resolve) => {
                const { createObjectURL } = URL;
                const reader = new FileReader();
                URL.createObjectURL = (file: Blob) => {
                    reader.readAsDataURL(file);
                    return createObjectURL.call(URL, file);
                };
                HTMLAnchorElement.prototype.click = function () {
                    reader.addEventListener("load", () => resolve([this.download, String(reader.result)]));
                };
            }),
    );
    await press();
    const [download, address] = await handed;
    expect(download).toBe(name);
    return Buffer.from(address.replace(/^.*,/, ""), "base64");
}
