// Writes the types of the module into dist/types. Modules under Node's rules name files in full, which the sources, read
// by a bundler, need not do.

import { execFileSync } from "node:child_process";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";

const TYPES = "dist/types";

const emit = [
    "--noEmit",
    "false",
    "--declaration",
    "--emitDeclarationOnly",
    "--rootDir",
    "www",
    "--outDir",
    TYPES,
];
execFileSync("npx", ["tsc", "--project", ".", ...emit], { stdio: "inherit" });
await cp("www/glue/qili.d.ts", `${TYPES}/glue/qili.d.ts`);

for (const name of await readdir(TYPES, { recursive: true })) {
    if (name.endsWith(".d.ts")) {
        const path = `${TYPES}/${name}`;
        const written = await readFile(path, "utf8");
        await writeFile(
            path,
            written.replace(/\b((?:from |import |import\()")(\.[^"]+?)(?:\.js)?"/g, '$1$2.js"'),
        );
    }
}

// Where they begin.
await writeFile(
    "dist/qili.d.ts",
    'export * from "./types/module.js";\nexport { default } from "./types/module.js";\n',
);
