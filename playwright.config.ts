import { existsSync } from "node:fs";
import {
    defineConfig,
    type PlaywrightTestOptions,
    type PlaywrightWorkerOptions,
    type Project,
} from "@playwright/test";

type Browser = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const port = Number(process.env.PORT ?? 8081);

/** The served site under its strict policy, and index.html opened from disk. */
const places = { http: `http://127.0.0.1:${port}/`, file: new URL("./", import.meta.url).href };

const chromium: Browser = {
    launchOptions: {
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    },
};

const firefoxPath =
    process.env.FIREFOX ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync) ?? "";

/** A Firefox as its users have it, driven by WebDriver BiDi. */
const firefox: Browser = {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
        executablePath: firefoxPath,
        downloadsPath: `test-results/downloads-${process.env.TEST_WORKER_INDEX ?? 0}`,
        // What a remote Firefox switches off: an opened file is a stranger to those beside it.
        firefoxUserPrefs: { "security.fileuri.strict_origin_policy": true },
    },
};

/** Debian's WebKit, see tests/browser/webkit.ts: one page of one origin, whose requests nobody takes over. */
const webkit: Project = {
    name: "webkit",
    testDir: "tests/browser",
    testIgnore: ["**/look.spec.ts", "**/many.spec.ts", "**/policy.spec.ts", "**/source.spec.ts"],
    workers: 1,
    use: { browserName: "webkit", baseURL: places.http },
};

/** Every browser test runs in each browser that is there, and in both places. */
export default defineConfig({
    testDir: "tests",
    testMatch: "**/*.spec.ts",
    snapshotPathTemplate: "tests/browser/looks/{arg}{ext}",
    reporter: "list",
    forbidOnly: true,
    projects: process.env.WEBKIT
        ? [webkit]
        : [
              { name: "http", use: { ...chromium, baseURL: places.http } },
              { name: "file", use: { ...chromium, baseURL: places.file } },
              ...(firefoxPath === ""
                  ? []
                  : [
                        { name: "firefox-http", use: { ...firefox, baseURL: places.http } },
                        { name: "firefox-file", use: { ...firefox, baseURL: places.file } },
                    ]),
          ],
    webServer: { command: `node tools/serve.mjs ${port}`, url: `${places.http}` },
});
