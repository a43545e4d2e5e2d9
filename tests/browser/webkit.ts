// WebKit as Debian ships it, for the tests. Playwright brings a WebKit of its own, but it can also speak with any other
// through its inspector, which WebKitGTK serves on a port: one page, which all tests of a worker share.

import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, webkit } from "@playwright/test";

/** Where the inspector lists the page of a browser that has one. */
const PAGE = /socket\/\d+\/\d+\/WebPage/;

async function pageOf(inspector: string): Promise<string | undefined> {
    for (let wait = 0; wait < 40; wait += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const list = await fetch(`http://${inspector}/`).then(
            (answer) => answer.text(),
            () => "",
        );
        const path = list.match(PAGE)?.[0];
        if (path !== undefined) {
            return `ws://${inspector}/${path}`;
        }
    }
    return undefined;
}

/**
 * Starts a browser with a page on `start`; what it shows later has to be of the same origin. Where it does not start,
 * there is none.
 */
export async function withWebKit(
    program: string,
    start: string,
    port: number,
    use: (browser: Browser | undefined) => Promise<void>,
): Promise<void> {
    const inspector = `127.0.0.1:${port}`;
    const environment = {
        ...process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
    };
    const child = spawn("xvfb-run", ["--auto-servernum", program, start], {
        env: environment,
        stdio: "ignore",
        detached: true,
    });
    // Playwright asks for a list of pages as a telephone's debugging proxy gives it.
    const webSocketDebuggerUrl = await pageOf(inspector);
    const list = createServer((_, response) => response.end(JSON.stringify([{ webSocketDebuggerUrl }])));
    await new Promise<void>((resolve) => list.listen(0, "127.0.0.1", resolve));
    try {
        const { port } = list.address() as AddressInfo;
        const isMissing = webSocketDebuggerUrl === undefined;
        await use(isMissing ? undefined : await webkit.connectOverCDP(`http://127.0.0.1:${port}`));
    } finally {
        list.close();
        if (child.pid !== undefined) {
            process.kill(-child.pid);
        }
    }
}
