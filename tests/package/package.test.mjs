// The package as a developer meets it: packed, installed into a project of its own, typed, run in Node, built by Vite
// and opened in a browser under a strict policy.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "@playwright/test";
import sirv from "sirv";

const POLICY =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Runs a program and answers what it printed; a failure shows it. */
function run(program, args, cwd) {
    return execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

let project;
let packed;

before(async () => {
    project = await mkdtemp(join(tmpdir(), "qili-package-"));
    await cp("tests/package/project", project, { recursive: true });
    [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", project], "."));
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
    run("npm", ["ci", ...quiet], project);
    run("npm", ["install", "--no-save", ...quiet, join(project, packed.filename)], project);
});

after(() => rm(project, { recursive: true, force: true }));

test("the package holds what a user needs and nothing else", () => {
    const files = packed.files.map(({ path }) => path);
    const allowed = /^(dist\/(qili[\w.-]*|types\/.*\.d\.ts)|(README|CHANGELOG)\.md|LICENSE.*|.*\.json)$/;
    assert.deepEqual(
        files.filter((path) => !allowed.test(path)),
        [],
    );
    for (const path of ["dist/qili.js", "dist/qili.mjs", "dist/qili_bg.wasm", "dist/qili-fallback.js"]) {
        assert.ok(files.includes(path), path);
    }
});

test("every script says of which version it is", async () => {
    for (const { path } of packed.files.filter(({ path }) => /^dist\/[^/]+\.m?js$/.test(path))) {
        assert.ok((await readFile(path, "utf8")).startsWith(`/*! Qili ${packed.version},`), path);
    }
});

for (const [module, resolution] of [
    ["esnext", "bundler"],
    ["nodenext", "nodenext"],
]) {
    test(`the types are found and hold, by ${resolution}`, async () => {
        const compilerOptions = { module, moduleResolution: resolution, strict: true, noEmit: true };
        const lib = ["es2023", "esnext.disposable", "dom", "dom.iterable"];
        const config = { compilerOptions: { ...compilerOptions, lib, types: [] }, files: ["src/main.ts"] };
        await writeFile(join(project, "tsconfig.json"), JSON.stringify(config));
        run(resolve("node_modules/.bin/tsc"), ["--project", "."], project);
    });
}

test("plain Node imports it and reads and judges a game", () => {
    run("node", ["src/node.mjs"], project);
});

test("a page built by Vite shows its board, judged", async () => {
    run(join(project, "node_modules/.bin/vite"), ["build", "--logLevel", "error"], project);
    const assets = await readdir(join(project, "dist/assets"));
    assert.ok(
        assets.some((name) => name.endsWith(".wasm")),
        assets.join(),
    );

    const setHeaders = (response) => response.setHeader("Content-Security-Policy", POLICY);
    const files = sirv(join(project, "dist"), { setHeaders });
    const server = createServer((request, response) => files(request, response));
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
        const page = await browser.newPage();
        const complaints = [];
        page.on("console", (message) => complaints.push(message.text()));
        page.on("pageerror", (error) => complaints.push(error.message));
        await page.goto(`http://127.0.0.1:${server.address().port}/`);
        const board = page.locator("qili-board");
        await board.getByRole("button", { name: "车9平8 跟" }).waitFor();
        await board.getByRole("group", { name: "裁决" }).getByText("黑方 长跟").waitFor();
        await page.locator("body[data-move='C2=5 none']").waitFor();
        assert.equal(await page.title(), "1 board");
        assert.deepEqual(complaints, []);
    } finally {
        await browser.close();
        server.close();
    }
});
