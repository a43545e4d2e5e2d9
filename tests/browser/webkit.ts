// WebKit as Debian ships it, for the tests. Playwright brings a WebKit of its own, but it can also speak with any other
// through its inspector, which WebKitGTK serves on a port: one page in one context. What a test asks of that page, such
// as another medium or a stopped clock, stays with it, so each test has a browser of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { type Browser, webkit } from "@playwright/test";

/** Where the inspector lists the page of a browser that has one. */
const PAGE = /socket\/\d+\/\d+\/WebPage/;

/** The page of a browser once that has one; none if it takes too long. */
async function pageOf(inspector: string): Promise<string | undefined> {
    for (let wait = 0; wait < 80; wait += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
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

/** Lets a server listen on this machine, on a port that is free. */
async function listen(server: Server): Promise<string> {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function freePlace(): Promise<string> {
    const server = createServer();
    const place = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    return place;
}

async function end(child: ChildProcess): Promise<void> {
    if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill();
        await ended;
    }
}

/** Starts a screen that nobody sees, for browsers that want one, and tells its name. */
export async function withScreen(use: (display: string) => Promise<void>): Promise<void> {
    const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24"], {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const [number] = await once(screen.stdio[3] as Readable, "data");
    try {
        await use(`:${String(number).trim()}`);
    } finally {
        await end(screen);
    }
}

/** A browser and its page. One start in a hundred shows none, so there are up to three. */
async function start(program: string, display: string, first: string): Promise<[ChildProcess, string]> {
    for (let again = 2; ; again -= 1) {
        const inspector = await freePlace();
        const environment = {
            ...process.env,
            DISPLAY: display,
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
            WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
        };
        const child = spawn(program, [first], { env: environment, stdio: "ignore" });
        const page = await pageOf(inspector);
        if (page !== undefined) {
            return [child, page];
        }
        await end(child);
        if (again === 0) {
            throw new Error("WebKit shows no page");
        }
    }
}

/** Starts a browser with a page on `first`; what it shows later has to be of the same origin. */
export async function withWebKit(
    program: string,
    display: string,
    first: string,
    use: (browser: Browser) => Promise<void>,
): Promise<void> {
    const [child, webSocketDebuggerUrl] = await start(program, display, first);
    // Playwright asks for a list of pages as a telephone's debugging proxy gives it.
    const list = createServer((_, response) => response.end(JSON.stringify([{ webSocketDebuggerUrl }])));
    try {
        await use(await webkit.connectOverCDP(`http://${await listen(list)}`));
    } finally {
        list.close();
        await end(child);
    }
}
