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
    gif: (from: number, to: number, goesOn: (done: number) => boolean) => Promise<Blob | undefined>;
    /** The name of a file without its ending. */
    name: () => string;
}

export interface Taker {
    root: HTMLElement;
    take: (what: Take) => void;
    film: (from: number, to: number) => void;
}

export function createTaker(words: Words, sources: Sources): Taker {
    const said = element("p", { role: "status" });
    const text = element("textarea", { readonly: true, rows: 3, "aria-label": words.copyThis, hidden: true });
    const progress = element("progress", { "aria-label": words.film.making, hidden: true });
    const root = element("div", { class: "taken" }, said, progress, text);
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
    const film = async (from: number, to: number) => {
        setText(said, words.film.making);
        progress.max = to - from + 1;
        progress.hidden = false;
        const blob = await sources.gif(from, to, (done) => {
            progress.value = done;
            return root.isConnected;
        });
        progress.hidden = true;
        if (blob !== undefined) {
            save(`${sources.name()}.gif`, blob);
            setText(said, words.film.saved);
        }
    };
    return {
        root,
        film: (from, to) => void film(from, to),
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
