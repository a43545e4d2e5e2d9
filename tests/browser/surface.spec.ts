import { readdirSync, readFileSync } from "node:fs";
import { BoardAttributes } from "../../www/attributes";
import { expect, test } from "./test";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const [{ declarations }] = JSON.parse(read("custom-elements.json")).modules;
const [board] = declarations as [Record<string, { name: string; kind?: string; description: string }[]>];
const guide = read("docs/element.md");
const readme = read("README.md");
const scripts = readdirSync(new URL("www/", root), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.startsWith("glue"))
    .map((path) => read(`www/${path}`))
    .join("\n");

/** What the code itself has of a kind. */
const found: Record<string, Iterable<string>> = {
    attributes: BoardAttributes.observedAttributes,
    events: names(/"(qili-[a-z]+)": CustomEvent/g, scripts),
    cssParts: [...names(/part: "([a-z]+)"/g, scripts), ...names(/fold\("([a-z]+)"/g, scripts)],
    cssProperties: names(/^ {4}(--qili-[a-z-]+):/gm, read("www/style/theme.css")),
};

function names(pattern: RegExp, text: string): string[] {
    return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}

for (const [kind, inCode] of Object.entries(found)) {
    test(`the ${kind} of the code, the manifest and the guide are the same`, () => {
        const listed = board[kind] ?? [];
        expect(listed.map(({ name }) => name).sort()).toEqual([...new Set(inCode)].sort());
        for (const { name, description } of listed) {
            expect(guide).toContain(`\`${name}\``);
            expect(guide).toContain(description.replaceAll("|", "\\|"));
        }
    });
}

/** The names in the README's list, by what they are. */
function inReadme(kind: string): string[] {
    const item = readme.match(new RegExp(`^- ${kind}: ((?:.|\\n  )+)`, "m"))?.[1] ?? "";
    return names(/`([^`]+)`/g, item).sort();
}

for (const [kind, title] of [
    ["attributes", "attributes"],
    ["events", "events"],
    ["cssParts", "parts"],
    ["cssProperties", "custom properties"],
] as const) {
    test(`the README names the same ${title} as the manifest`, () => {
        expect(inReadme(title)).toEqual((board[kind] ?? []).map(({ name }) => name).sort());
    });
}

test("the methods of the class, the manifest, the README and the guide are the same", () => {
    const methods = (board.members ?? []).filter(({ kind }) => kind === "method");
    const inCode = names(/^ {4}(?:async )?([a-z]\w*)\(.*\).*\{$/gm, read("www/element.ts")).filter(
        (name) => !/^constructor$|Callback$/.test(name),
    );
    expect(methods.map(({ name }) => name)).toEqual(inCode);
    expect(inReadme("methods")).toEqual(inCode);
    for (const { name, description } of methods) {
        expect(guide).toContain(`\`${name}(`);
        expect(guide).toContain(description);
    }
});

test("the one slot is named in the manifest, the README and the guide", () => {
    expect((board.slots ?? []).map(({ name }) => name)).toEqual([""]);
    expect(readme).toContain("- slots: the unnamed one: the text of the games\n");
    expect(guide).toContain(board.slots?.[0]?.description);
});

test("every attribute but lang has a property of its name", () => {
    const properties = Object.keys(Object.getOwnPropertyDescriptors(BoardAttributes.prototype));
    for (const name of BoardAttributes.observedAttributes.filter((name) => name !== "lang")) {
        expect(properties).toContain(name);
    }
});
