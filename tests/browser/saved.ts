// The files that a page saves.

import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { needs } from "./board";
import { expect, type Page, test } from "./test";

/** What the file of that name holds which a press saves. */
export async function saved(page: Page, name: string, press: () => Promise<void>): Promise<Buffer> {
    needs("downloads");
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
