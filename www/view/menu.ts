// Everything that is not needed at every move: looks, pace, jumps, and what can be taken away.

import { createButton, element } from "../dom";
import { JUMPS } from "../jump";
import { NUMBERS, PACES, PIECE_SETS, type Settings, THEMES } from "../settings";
import { type Actions, TAKES, type View } from "../snapshot";
import type { Words } from "../words";
import { createFilm } from "./film";
import { type Command, keyOf } from "./keys";

export function createMenu(words: Words, run: (command: Command) => void, actions: Actions): View {
    const choosers = [
        createChooser("pieces", words.pieces.label, named(PIECE_SETS, words.pieces), actions),
        createChooser("numbers", words.numbers.label, named(NUMBERS, words.numbers), actions),
        createChooser("theme", words.theme.label, named(THEMES, words.theme), actions),
        createChooser("pace", words.pace.label, named(PACES, words.pace), actions),
    ];
    const switches = [
        createSwitch("mirror", words.control.mirror, actions),
        createSwitch("marks", words.control.marks, actions),
    ];
    const jumps = JUMPS.map((name) => {
        const key = keyOf(name);
        const attributes = { "aria-keyshortcuts": key, title: `(${key})` };
        return createButton(attributes, () => run(name), words.jump[name]);
    });
    const takes = TAKES.map((name) => createButton({}, () => actions.take(name), words.take[name]));
    const film = createFilm(words, actions);
    return {
        root: element(
            "div",
            { class: "menu", part: "menu" },
            element("div", { class: "choices" }, ...choosers.map(({ root }) => root)),
            element("div", { class: "choices" }, ...switches.map(({ root }) => root)),
            createGroup(words.jump.label, jumps),
            createGroup(words.take.label, takes),
            film.root,
        ),
        update: (now) => {
            for (const { update } of [...choosers, ...switches]) {
                update(now.settings);
            }
            film.update(now);
        },
    };
}

function named<Name extends string>(names: readonly Name[], words: Record<Name, string>): [Name, string][] {
    return names.map((name) => [name, words[name]]);
}

function createGroup(label: string, buttons: HTMLButtonElement[]): HTMLElement {
    const name = element("span", { "aria-hidden": "true" }, label);
    return element("div", { class: "group", role: "group", "aria-label": label }, name, ...buttons);
}

function createSwitch(name: "mirror" | "marks", label: string, actions: Actions) {
    const box = element("input", { type: "checkbox" });
    box.addEventListener("change", () => actions.choose(name, box.checked));
    return {
        root: element("label", { class: "switch" }, box, label),
        update: (settings: Settings) => {
            box.checked = settings[name];
        },
    };
}

function createChooser<Name extends "pieces" | "numbers" | "theme" | "pace">(
    name: Name,
    label: string,
    values: [Settings[Name], string][],
    actions: Actions,
) {
    const select = element(
        "select",
        {},
        ...values.map(([value, text]) => element("option", { value }, text)),
    );
    select.addEventListener("change", () => {
        const chosen = values.find(([value]) => value === select.value);
        if (chosen !== undefined) {
            actions.choose(name, chosen[0]);
        }
    });
    return {
        root: element("label", { class: "chooser" }, label, select),
        update: (settings: Settings) => {
            select.value = settings[name];
        },
    };
}
