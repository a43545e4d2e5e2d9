// Where a board may show a reader's own games: a file that is chosen or dropped, a text that is pasted.

import { element } from "../dom";
import type { Words } from "../words";

type Take = (given: File | string) => void;

/** The control to open a file, and what the last one was read as; nothing if it was not read. */
export function createOpener(words: Words, format: string, take: Take): HTMLElement {
    const input = element("input", { type: "file" });
    input.addEventListener("change", () => {
        const file = input.files?.[0];
        if (file !== undefined) {
            take(file);
        }
    });
    return element(
        "div",
        { class: "opener", part: "opener" },
        element("label", {}, element("span", {}, words.open), " ", input),
        element("output", {}, format === "" ? "" : words.readAs(format)),
    );
}

/** Takes what is dropped on a board or pasted in it, while it is open to that. */
export function takeFrom(board: HTMLElement & { open: boolean }, take: Take): void {
    const receive = (event: Event, data: DataTransfer | null) => {
        const given = data?.files[0] ?? data?.getData("text/plain") ?? "";
        if (board.open && given !== "") {
            event.preventDefault();
            take(given);
        }
    };
    board.addEventListener("dragover", (event) => {
        if (board.open) {
            event.preventDefault();
        }
    });
    board.addEventListener("drop", (event) => receive(event, event.dataTransfer));
    board.addEventListener("paste", (event) => receive(event, event.clipboardData));
}
