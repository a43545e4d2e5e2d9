// The buttons under the board.

import { createButton, element, setAttributes } from "../dom";
import { type Icon, icon } from "../icons";
import type { View } from "../snapshot";
import type { Words } from "../words";
import { type Command, keyOf } from "./keys";
import { repeatWhileHeld } from "./touch";

const BUTTONS = ["first", "back", "play", "forward", "last", "flip"] as const;

export interface Controls extends View {
    openMenu: (isOpen: boolean) => void;
}

/** A row of buttons that stays where it is, whatever opens under it: continuations, the menu. */
export function createControls(
    words: Words,
    run: (command: Command) => void,
    fork: HTMLElement,
    menu: HTMLElement,
): Controls {
    const buttons = Object.fromEntries(
        BUTTONS.map((name) => {
            const act = () => run(name);
            const button = iconButton(name, words.control[name], keyOf(name), act);
            if (name === "back" || name === "forward") {
                repeatWhileHeld(button, act);
            }
            return [name, button];
        }),
    ) as Record<(typeof BUTTONS)[number], HTMLButtonElement>;
    const openMenu = (isOpen: boolean) => {
        menu.hidden = !isOpen;
        setAttributes(more, { "aria-expanded": String(isOpen) });
    };
    const more = iconButton("more", words.more, null, () => openMenu(menu.hasAttribute("hidden")));
    menu.addEventListener("keydown", (event) => {
        if (event.key === "Escape") {
            openMenu(false);
            more.focus();
        }
    });
    openMenu(false);

    const row = element("div", { class: "row" }, ...Object.values(buttons), more);
    return {
        openMenu,
        root: element("div", { class: "controls", part: "controls" }, row, fork, menu),
        update: ({ node, line, settings, isPlaying }) => {
            // A disabled button would lose the focus under the reader's finger.
            for (const name of ["first", "back"] as const) {
                setAttributes(buttons[name], { "aria-disabled": String(node === line[0]) });
            }
            for (const name of ["play", "forward", "last"] as const) {
                setAttributes(buttons[name], { "aria-disabled": String(node === line.at(-1) && !isPlaying) });
            }
            setAttributes(buttons.flip, { "aria-pressed": String(settings.flip) });
            const isPressed = String(isPlaying);
            if (buttons.play.getAttribute("aria-pressed") !== isPressed) {
                setAttributes(buttons.play, { "aria-pressed": isPressed });
                buttons.play.replaceChildren(icon(isPlaying ? "pause" : "play"));
            }
        },
    };
}

function iconButton(name: Icon, label: string, key: string | null, act: () => void): HTMLButtonElement {
    return createButton(
        {
            class: "button",
            "aria-label": label,
            "aria-keyshortcuts": key,
            title: key === null ? label : `${label} (${key})`,
        },
        act,
        icon(name),
    );
}
