// What a browser test is: Playwright's, with its browser or with Debian's WebKit where WEBKIT names that.

import { type Browser, test as base } from "@playwright/test";
import { withScreen, withWebKit } from "./webkit";

export { expect, type Locator, type Page } from "@playwright/test";

const program = process.env.WEBKIT ?? "";

/** Runs something with a browser. */
function withBrowser(display: string, origin: string | undefined, use: (browser: Browser) => Promise<void>) {
    return withWebKit(program, display, `${origin}page.css`, use);
}

const inWebKit = base.extend<{ started: Browser }, { display: string; starts: boolean }>({
    display: [async ({ playwright: _ }, use) => withScreen(use), { scope: "worker" }],
    starts: [
        async ({ display }, use, { project }) => {
            let starts = false;
            await withBrowser(display, project.use.baseURL, async () => {
                starts = true;
            }).catch(() => {});
            await use(starts);
        },
        { scope: "worker", timeout: 60_000 },
    ],
    started: async ({ display, starts, baseURL }, use, info) => {
        info.skip(!starts, "WebKit does not start here");
        await withBrowser(display, baseURL, use);
    },
    context: async ({ started }, use) => {
        const [context] = started.contexts();
        if (context !== undefined) {
            await use(context);
        }
    },
    page: async ({ context }, use) => {
        const [page] = context.pages();
        if (page !== undefined) {
            await use(page);
        }
    },
});

export const test = program === "" ? base : inWebKit;
