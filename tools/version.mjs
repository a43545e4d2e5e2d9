// One version: the workspace's in Cargo.toml. Everything else that states it must agree, and with `release` the change
// log must have a section for it.

import { readFileSync } from "node:fs";

const read = (file) => readFileSync(file, "utf8");
const [, version] = read("Cargo.toml").match(/^\[workspace\.package\]\nversion = "(.+)"$/m) ?? [];

const stated = [
    ["package.json", JSON.parse(read("package.json")).version],
    ["package-lock.json", JSON.parse(read("package-lock.json")).version],
    ...["core", "cli", "wasm"].map((crate) => {
        const manifest = read(`crate/${crate}/Cargo.toml`);
        return [
            `crate/${crate}/Cargo.toml`,
            manifest.includes("version.workspace = true") ? version : "its own",
        ];
    }),
    ...["cli", "wasm"].map((crate) => {
        const [, core] = read(`crate/${crate}/Cargo.toml`).match(/^qili = .*version = "(.+?)"/m) ?? [];
        return [`the core that crate/${crate}/Cargo.toml asks for`, core];
    }),
];
const faults = stated
    .filter(([, other]) => other !== version)
    .map(([where, other]) => `${where} states ${other}, Cargo.toml ${version}`);

if (process.argv[2] === "release" && !read("CHANGELOG.md").includes(`\n## ${version}`)) {
    faults.push(`CHANGELOG.md has no section ## ${version}`);
}
for (const fault of faults) {
    console.error(`version: ${fault}`);
}
process.exitCode = Math.min(faults.length, 1);
