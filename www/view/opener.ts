// Where a board may show a reader's own games: a file that is chosen or dropped, a text that is pasted.

import { element } from "../dom";
import type { Words } from "../words";

type Take = (given: File | string) => void;

export function createOpener(words: Words, take: Take): HTMLElement {
    const input = element("input", { type: "file" });
    input.addEventListener("change", () => {
        const file = input.files?.[0];
        if (file !== undefined) {
            take(file);
        }
    });
    return element("label", { class: "opener", part: "opener" }, element("span", {}, words.open), input);
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
