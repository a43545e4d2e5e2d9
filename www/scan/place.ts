// A board where the tags of its game stood. It holds what it stands for: the page's own nodes, text and all.

import type { Passage } from "./passage";

/** What a board takes the place of when nothing but the game is in it. */
const WRAPPINGS = "p, pre, code, ol, ul, span, font, a, b, i, strong, em";

/** Where a click means something else, and where a board stands already. */
const NO_PLACE = "a[href], button, label, summary, qili-board";

/** Puts a board in the place of a part of a passage, unless that is no place for one. `range` is there to be moved. */
export function place(
    range: Range,
    passage: Passage,
    from: number,
    to: number,
    create: () => HTMLElement,
): void {
    const [first, start] = pointAt(passage, from);
    const [last, end] = pointAt(passage, to - 1);
    if (!(has(first, start) && has(last, end))) {
        return; // The page has changed it meanwhile; what is new is looked at by itself.
    }
    range.setStart(first, start);
    range.setEnd(last, end + 1);
    widen(range);
    const around = range.commonAncestorContainer;
    const parent = around instanceof Element ? around : around.parentElement;
    if (parent?.closest(NO_PLACE) === null) {
        const board = create();
        board.append(range.extractContents());
        range.insertNode(board);
        takeLineBreak(board);
    }
}

/** The text node in which a character of a passage stands, and its number there. */
function pointAt({ nodes, starts }: Passage, at: number): [Text, number] {
    let [low, high] = [0, starts.length];
    while (1 < high - low) {
        const middle = (low + high) >> 1;
        if ((starts[middle] as number) <= at) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return [nodes[low] as Text, at - (starts[low] as number)];
}

function has(node: Text, at: number): boolean {
    return node.isConnected && at < node.length;
}

/** Widens a range to whole elements where nothing else stands in them: no empty paragraph is left behind. */
function widen(range: Range): void {
    for (;;) {
        const { startContainer, endContainer, commonAncestorContainer: around } = range;
        const isFirst = isBlank(startContainer, range.startOffset, "previousSibling");
        const isLast = isBlank(endContainer, range.endOffset, "nextSibling");
        if (startContainer !== around && isFirst) {
            range.setStartBefore(startContainer);
        } else if (endContainer !== around && isLast) {
            range.setEndAfter(endContainer);
        } else if (startContainer === endContainer && isFirst && isLast && isWrapping(around)) {
            range.selectNode(around);
        } else {
            return;
        }
    }
}

function isWrapping(node: Node): boolean {
    return node instanceof Text || (node instanceof Element && node.matches(WRAPPINGS));
}

/** Whether nothing stands in a node on one side of a point in it. */
function isBlank(node: Node, offset: number, side: "previousSibling" | "nextSibling"): boolean {
    const isBefore = side === "previousSibling";
    if (node instanceof Text) {
        return (isBefore ? node.data.slice(0, offset) : node.data.slice(offset)).trim() === "";
    }
    let sibling: Node | null | undefined = node.childNodes[isBefore ? offset - 1 : offset];
    while (sibling instanceof Text && sibling.data.trim() === "") {
        sibling = sibling[side];
    }
    return sibling === null || sibling === undefined;
}

/** The line break behind the last tag ends a line that is no longer there. */
function takeLineBreak(board: HTMLElement): void {
    let next = board.nextSibling;
    while (next instanceof Text && next.data.trim() === "") {
        next = next.nextSibling;
    }
    if (next instanceof HTMLBRElement) {
        board.append(next);
    }
}
