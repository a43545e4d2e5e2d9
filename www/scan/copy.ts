// What is copied of a page is what it said before: of a board the text that it stands for.

import { textOf } from "../text";

/** Answers a `copy` event whose selection reaches over boards. */
export function copyTexts(event: ClipboardEvent): void {
    const selection = getSelection();
    const isInside = event.composedPath()[0] !== event.target; // within one board, its moves or comments
    if (isInside || selection === null || event.clipboardData === null) {
        return;
    }
    const copied = document.createElement("div");
    for (let at = 0; at < selection.rangeCount; at += 1) {
        copied.append(selection.getRangeAt(at).cloneContents());
    }
    const boards = copied.querySelectorAll("qili-board");
    if (0 < boards.length) {
        for (const board of boards) {
            board.replaceWith(...board.childNodes);
        }
        event.clipboardData.setData("text/plain", textOf(copied));
        event.clipboardData.setData("text/html", copied.innerHTML);
        event.preventDefault();
    }
}
