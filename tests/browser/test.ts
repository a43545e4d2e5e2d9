// What a browser test is: Playwright's, with its browser or with Debian's WebKit where WEBKIT names that.

import { type Browser, test as base } from "@playwright/test";
import { withWebKit } from "./webkit";

export { expect, type Locator, type Page } from "@playwright/test";

const program = process.env.WEBKIT ?? "";

const inWebKit = base.extend<object, { started: Browser | undefined }>({
    started: [
        async ({ playwright: _ }, use, { parallelIndex, project }) => {
            await withWebKit(program, `${project.use.baseURL}page.css`, 8300 + parallelIndex, use);
        },
        { scope: "worker", timeout: 60_000 },
    ],
    context: async ({ started }, use, info) => {
        const context = started?.contexts()[0];
        info.skip(context === undefined, "WebKit does not start here");
        if (context !== undefined) {
            await use(context);
        }
    },
    page: async ({ context }, use) => {
        const page = context.pages()[0];
        if (page !== undefined) {
            await use(page);
        }
    },
});

export const test = program === "" ? base : inWebKit;
