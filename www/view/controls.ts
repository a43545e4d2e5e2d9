// The buttons under the board.

import { element, setAttributes } from "../dom";
import { type Icon, icon } from "../icons";
import { PIECE_SETS, type Settings } from "../settings";
import type { Actions, View } from "../snapshot";
import type { Words } from "../words";
import type { Step } from "./keys";

type Switch = "flip" | "mirror" | "marks";

/** A step of the reader with the key that does the same. */
const STEPS: [Step & Icon, string][] = [
    ["first", "Home"],
    ["back", "ArrowLeft"],
    ["forward", "ArrowRight"],
    ["last", "End"],
];

export function createControls(words: Words, step: (step: Step) => void, actions: Actions): View {
    const steps = STEPS.map(([name, key]) => {
        const button = iconButton(name, words.control[name], key);
        button.addEventListener("click", () => step(name));
        return button;
    });
    const flip = iconButton("flip", words.control.flip, "f");
    flip.addEventListener("click", () =>
        actions.choose("flip", flip.getAttribute("aria-pressed") !== "true"),
    );

    const switches = (["mirror", "marks"] as const).map((name) => createSwitch(name, words, actions));
    const pieces = createPieceChooser(words, actions);
    const menu = element(
        "div",
        { class: "menu", hidden: true },
        pieces.root,
        ...switches.map(({ root }) => root),
    );
    const more = iconButton("more", words.more);
    setAttributes(more, { "aria-expanded": "false" });
    more.addEventListener("click", () => {
        menu.hidden = !menu.hidden;
        more.setAttribute("aria-expanded", String(!menu.hidden));
    });
    const row = element("div", { class: "row" }, ...steps, flip, more);
    const root = element("div", { class: "controls", part: "controls" }, row, menu);
    return {
        root,
        update: ({ node, line, settings }) => {
            const [first, back, forward, last] = steps;
            for (const [button, isEnd] of [
                [first, node === line[0]],
                [back, node === line[0]],
                [forward, node === line.at(-1)],
                [last, node === line.at(-1)],
            ] as const) {
                // A disabled button would lose the focus under the reader's finger.
                button?.setAttribute("aria-disabled", String(isEnd));
            }
            flip.setAttribute("aria-pressed", String(settings.flip));
            for (const { update } of switches) {
                update(settings);
            }
            pieces.update(settings);
        },
    };
}

function iconButton(name: Icon, label: string, key: string | null = null): HTMLButtonElement {
    const title = key === null ? label : `${label} (${key})`;
    return element(
        "button",
        { type: "button", class: "button", "aria-label": label, "aria-keyshortcuts": key, title },
        icon(name),
    );
}

function createSwitch(name: Switch, words: Words, actions: Actions) {
    const box = element("input", { type: "checkbox" });
    box.addEventListener("change", () => actions.choose(name, box.checked));
    return {
        root: element("label", { class: "choice" }, box, words.control[name]),
        update: (settings: Settings) => {
            box.checked = settings[name];
        },
    };
}

function createPieceChooser(words: Words, actions: Actions) {
    const options = PIECE_SETS.map((set) => element("option", { value: set }, words.pieces[set]));
    const select = element("select", {}, ...options);
    select.addEventListener("change", () => {
        const chosen = PIECE_SETS.find((set) => set === select.value);
        if (chosen !== undefined) {
            actions.choose("pieces", chosen);
        }
    });
    return {
        root: element("label", { class: "choice" }, words.pieces.label, select),
        update: (settings: Settings) => {
            select.value = settings.pieces;
        },
    };
}
