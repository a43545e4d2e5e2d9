// Texts that a reader can take along, and a link that needs no server.

import type { Snapshot } from "./snapshot";
import { moveNumber, nodeAt } from "./tree";

/** The line being read as a text, numbered, with the classes and the verdict. */
export function moveList(now: Snapshot): string {
    const { game, line, words, settings, ruling, verdict } = now;
    const parts = line.slice(1).map((node, index) => {
        const { side, played, written } = nodeAt(game, node);
        const number = moveNumber(game, node);
        const before = side === "red" ? `${number}. ` : index === 0 ? `${number}… ` : "";
        const kind = settings.marks ? ruling(node)?.class : undefined;
        const sign = kind ? `(${words.sign[kind]})` : "";
        return `${before}${played === null ? written : words.move(played)}${sign}`;
    });
    const said = settings.marks ? verdict(settings.rules) : undefined;
    const end = said === undefined ? [] : [`${words.ruleSet[settings.rules] ?? ""}: ${said.sentence}`];
    return [game.title, parts.join(" "), ...end].filter(Boolean).join("\n");
}

const FRAGMENT = "#qili?";

/** A link to the page that carries everything behind its `#`. */
export function linkTo(page: string, state: Record<string, string>): string {
    return page.replace(/#.*/, "") + FRAGMENT + new URLSearchParams(state);
}

/** What such a link carries; nothing for another one. */
export function stateIn(fragment: string): Record<string, string> {
    return fragment.startsWith(FRAGMENT)
        ? Object.fromEntries(new URLSearchParams(fragment.slice(FRAGMENT.length)))
        : {};
}

export function save(name: string, blob: Blob): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
