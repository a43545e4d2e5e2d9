// The text inside a board: plain where there is no board to show, else a press away.

import { createButton, element, setAttributes, setText } from "../dom";
import type { Words } from "../words";

export interface Original {
    root: HTMLElement;
    /** Puts the text away behind a button, or shows it as it is. */
    fold: (words: Words, isFolded: boolean) => void;
}

export function createOriginal(): Original {
    const text = element("slot");
    const button = createButton({ hidden: true }, () => open(!isOpen));
    let isOpen = true;
    const open = (open: boolean) => {
        isOpen = open;
        text.hidden = !open;
        setAttributes(button, { "aria-expanded": String(open) });
    };
    return {
        root: element("div", { class: "original", part: "original" }, button, text),
        fold: (words, isFolded) => {
            setText(button, words.original);
            button.hidden = !isFolded;
            open(!isFolded);
        },
    };
}
