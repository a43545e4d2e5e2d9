// Bundles www/ and the wasm module into dist/: the one-file script, the module, the scanner, the fallback, the site.

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { build, transform } from "esbuild";
import { pack } from "./pack.mjs";

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

/** The wasm module becomes a text; see pack.mjs. */
const wasm = {
    name: "wasm",
    setup({ onLoad }) {
        onLoad({ filter: /\.wasm$/ }, async ({ path }) => ({ contents: pack(await readFile(path)) }));
    },
};

/** The first of the glue's numbers of JavaScript values that is not fixed; wasm-bindgen's JSIDX_RESERVED. */
const RESERVED = 1028;

/**
 * What code translated from wasm needs of the glue. Its memory gets a new buffer when it grows and the old one stays as
 * it is, so that views of the memory have to be compared with it; and a number that the generator only fills in where
 * the engine has tables of references must be given.
 */
const plain = {
    name: "plain",
    setup({ onLoad, onResolve }) {
        onResolve({ filter: /glue\/qili\.js$/ }, ({ resolveDir }) => ({
            path: `${resolveDir}/glue/plain/qili.js`,
        }));
        onResolve({ filter: /qili_bg\.wasm$/ }, ({ path, resolveDir }) => ({
            path: `${resolveDir}/${path}.js`,
        }));
        onResolve({ filter: /^__wbindgen_externref_xform__$/ }, ({ path }) => ({ path, namespace: "given" }));
        onLoad({ filter: /./, namespace: "given" }, () => ({
            contents: `export const __wbindgen_externref_statics_end = () => ${RESERVED};`,
        }));
        onLoad({ filter: /qili_bg\.js$/ }, async ({ path }) => {
            const written = await readFile(path, "utf8");
            const contents = written.replace(
                /if \((cached\w+Memory0) === null \|\| .*\) \{/g,
                "if ($1?.buffer !== wasm.memory.buffer) {",
            );
            if (/byteLength|detached/.test(contents) || !contents.includes(`idx < ${RESERVED}`)) {
                throw new Error(`${path}: the glue keeps its memory or its values in an unknown way`);
            }
            return { contents, loader: "js" };
        });
    },
};

/** The scanner takes the element and the core from the module beside it. */
const beside = {
    name: "beside",
    setup({ onResolve }) {
        onResolve({ filter: /^\.\/module$/ }, () => ({ path: "./qili.mjs", external: true }));
    },
};

const { version, license } = JSON.parse(await readFile("package.json", "utf8"));
const notice = `/*! Qili ${version}, ${license}; characters of the pieces from LXGW WenKai, SIL OFL 1.1 */`;

const shared = {
    bundle: true,
    minify: true,
    target: "es2022",
    plugins: [css, wasm],
    banner: { js: notice },
    logLevel: "warning",
};

await rm("dist", { recursive: true, force: true });
await mkdir("dist");

await build({ ...shared, entryPoints: ["www/qili.ts"], format: "iife", outfile: "dist/qili.js" });
await build({
    ...shared,
    entryPoints: ["www/module.ts"],
    format: "esm",
    charset: "utf8", // what modules are in, whatever the page's charset
    pure: ["console.warn"], // the glue's hints: of a call that nobody makes, and of a media type that costs little
    external: ["./qili-fallback.js"],
    outfile: "dist/qili.mjs",
});
await build({
    ...shared,
    plugins: [beside],
    entryPoints: ["www/scan.ts"],
    format: "esm",
    outfile: "dist/qili-scan.mjs",
});
await build({
    ...shared,
    entryPoints: ["www/bookmarklet.ts"],
    format: "iife",
    outfile: "dist/bookmarklet.js",
});
await build({
    ...shared,
    plugins: [plain],
    entryPoints: ["www/plain.ts"],
    format: "iife",
    outfile: "dist/qili-fallback.js",
});
await cp("www/glue/qili_bg.wasm", "dist/qili_bg.wasm");
await cp("www/page.css", "dist/page.css");
await cp("www/bookmarklet.html", "dist/bookmarklet.html");

// The page at the root of the checkout finds the script in dist/, the one in dist/ beside itself.
const page = await readFile("index.html", "utf8");
await writeFile("dist/index.html", page.replace(/(src|href)="dist\//g, '$1="'));
