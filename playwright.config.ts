import { defineConfig } from "@playwright/test";

const port = Number(process.env.PORT ?? 8081);

/** Every browser test runs twice: on the served site under its strict policy, and on index.html opened from disk. */
export default defineConfig({
    testDir: "tests/browser",
    reporter: "list",
    forbidOnly: true,
    use: {
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
    },
    projects: [
        { name: "http", use: { baseURL: `http://127.0.0.1:${port}/` } },
        { name: "file", use: { baseURL: new URL("./", import.meta.url).href } },
    ],
    webServer: { command: `node tools/serve.mjs ${port}`, url: `http://127.0.0.1:${port}/` },
});
