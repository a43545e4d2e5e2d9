// What surrounds a game: its title and facts above, comments without a move and notes on reading below.

import { element } from "../dom";
import type { GameView, WarningView } from "../view";
import type { Words } from "../words";

/** A title and, quietly, the facts that have a name in the word table. */
export function createHeader(game: GameView, words: Words): HTMLElement {
    const header = element("header", { class: "header", part: "header" });
    header.append(
        element("h2", { class: "title", part: "title" }, game.title === "" ? words.untitled : game.title),
    );
    const facts = game.facts.filter(({ name, value }) => /[^\s0-]/.test(value) && name in words.fact);
    if (0 < facts.length) {
        const items = facts.map(({ name, value }) =>
            element("div", {}, element("dt", {}, words.fact[name] ?? name), element("dd", {}, value)),
        );
        header.append(element("dl", { class: "facts" }, ...items));
    }
    return header;
}

export function createNotes(game: GameView, words: Words): HTMLElement[] {
    const notes = [];
    if (0 < game.leftovers.length) {
        const items = game.leftovers.map(({ branch, ply, text }) =>
            element("div", {}, element("dt", {}, words.leftoverAt(branch, ply)), element("dd", {}, text)),
        );
        notes.push(fold("leftovers", words.leftovers(game.leftovers.length), element("dl", {}, ...items)));
    }
    if (0 < game.warnings.length) {
        notes.push(createWarnings(game.warnings, words));
    }
    return notes;
}

/** What was odd in a text: a sentence each, with its kind and where it stands. */
export function createWarnings(warnings: WarningView[], words: Words): HTMLDetailsElement {
    const items = warnings.map(({ sentence, kind, offset, ply }) => {
        const place = [kind, words.offset(offset), ply === null ? "" : words.ply(ply)];
        return element("li", {}, `${sentence} (${place.filter(Boolean).join(words.comma)})`);
    });
    return fold("warnings", words.warnings(warnings.length), element("ul", {}, ...items));
}

function fold(name: string, summary: string, content: HTMLElement): HTMLDetailsElement {
    return element(
        "details",
        { class: `note ${name}`, part: name },
        element("summary", {}, summary),
        content,
    );
}
