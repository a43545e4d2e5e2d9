// Bundles www/ and the wasm module into dist/: the one-file script, the module with its types, the site.

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { build, transform } from "esbuild";

/** Style sheets become their minified text, for constructable sheets. */
const css = {
    name: "css",
    setup({ onLoad }) {
        onLoad({ filter: /\.css$/ }, async ({ path }) => {
            const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true });
            return { contents: code, loader: "text" };
        });
    },
};

/**
 * The wasm module becomes a text of hexadecimal digits. They keep its bytes apart, so that a server's compression
 * still finds what repeats: a fifth less to send than base64, and nothing outside ASCII that a page's charset could
 * spoil.
 */
const wasm = {
    name: "wasm",
    setup({ onLoad }) {
        onLoad({ filter: /\.wasm$/ }, async ({ path }) => ({
            contents: await readFile(path, "hex"),
            loader: "text",
        }));
    },
};

const shared = { bundle: true, minify: true, target: "es2022", plugins: [css, wasm], logLevel: "warning" };

await rm("dist", { recursive: true, force: true });
await mkdir("dist");

await build({ ...shared, entryPoints: ["www/qili.ts"], format: "iife", outfile: "dist/qili.js" });
await build({ ...shared, entryPoints: ["www/module.ts"], format: "esm", outfile: "dist/qili.mjs" });
await cp("www/glue/qili_bg.wasm", "dist/qili_bg.wasm");
await cp("www/page.css", "dist/page.css");

// Where the types begin; tsc writes the rest into dist/types.
await writeFile(
    "dist/qili.d.ts",
    'export * from "./types/module";\nexport { default } from "./types/module";\n',
);

// The page at the root of the checkout finds the script in dist/, the one in dist/ beside itself.
const page = await readFile("index.html", "utf8");
await writeFile("dist/index.html", page.replace(/(src|href)="dist\//g, '$1="'));
