// Takes a game away: onto the clipboard, or into a file. What the clipboard refuses can be copied by hand.

import { element, setText } from "../dom";
import type { Take } from "../snapshot";
import { save } from "../takeaway";
import type { Words } from "../words";

/** How each thing is made, when it is asked for. */
export interface Sources {
    text: Record<Exclude<Take, "svg" | "png">, () => string>;
    svg: () => string;
    png: () => HTMLCanvasElement;
    /** The name of a file without its ending. */
    name: () => string;
}

export interface Taker {
    root: HTMLElement;
    take: (what: Take) => void;
}

export function createTaker(words: Words, sources: Sources): Taker {
    const said = element("p", { role: "status" });
    const text = element("textarea", { readonly: true, rows: 3, "aria-label": words.copyThis, hidden: true });
    const copy = async (taken: string) => {
        text.value = taken;
        text.hidden = false;
        try {
            await navigator.clipboard.writeText(taken);
            setText(said, words.copied);
        } catch {
            setText(said, words.copyThis);
            text.select();
        }
    };
    return {
        root: element("div", { class: "taken" }, said, text),
        take: (what) => {
            if (what === "svg") {
                save(`${sources.name()}.svg`, new Blob([sources.svg()], { type: "image/svg+xml" }));
            } else if (what === "png") {
                sources.png().toBlob((blob) => blob && save(`${sources.name()}.png`, blob));
            } else {
                void copy(sources.text[what]());
            }
        },
    };
}
