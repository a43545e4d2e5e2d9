// A board where the tags of its game stood. It holds what it stands for: the page's own nodes, text and all.

import type { Passage } from "./passage";

/** The text nodes with which a game begins and ends; it fills both. */
export interface Place {
    first: Text;
    last: Text;
}

/** What a board takes the place of when nothing but the game is in it. */
const WRAPPINGS = "p, pre, code, ol, ul, span, font, b, i, strong, em";

/** Where a click means something else, and where a board stands already. */
export const NO_PLACE = "a[href], button, label, summary, qili-board";

const ALIVE = "iframe, video, audio, object, embed, link";

/** Cuts the text nodes of a passage where its games begin and end: at `ends`, one after the other. */
export function cut({ nodes, starts, lengths }: Passage, ends: ArrayLike<number>): Place[] {
    const beginning = new Map<number, Text>();
    const ending = new Map<number, Text>();
    let next = 0;
    for (const [at, node] of nodes.entries()) {
        const start = starts[at] as number;
        const end = start + (lengths[at] as number);
        const cuts = [];
        for (; next < ends.length && (ends[next] as number) < end; next += 1) {
            if (start < (ends[next] as number)) {
                cuts.push((ends[next] as number) - start);
            }
        }
        // What the page has changed meanwhile is looked at by itself.
        if (start < end && node.isConnected && node.length === end - start) {
            let from = start;
            for (const piece of cutText(node, cuts)) {
                beginning.set(from, piece);
                from += piece.length;
                ending.set(from, piece);
            }
        }
    }
    const places = [];
    for (let at = 0; at < ends.length; at += 2) {
        const first = beginning.get(ends[at] as number);
        const last = ending.get(ends[at + 1] as number);
        if (first !== undefined && last !== undefined) {
            places.push({ first, last });
        }
    }
    return places;
}

/** Cuts a text node at some offsets, at one go however many there are. */
function cutText(node: Text, offsets: number[]): Text[] {
    const { data } = node;
    const pieces = [node];
    const others = document.createDocumentFragment();
    for (const [at, offset] of offsets.entries()) {
        const piece = document.createTextNode(data.slice(offset, offsets[at + 1]));
        pieces.push(piece);
        others.append(piece);
    }
    if (offsets[0] !== undefined) {
        node.data = data.slice(0, offsets[0]);
        node.after(others);
    }
    return pieces;
}

/**
 * Puts boards in the place of games of one passage, unless that is no place for them. All that stands between them is
 * taken out, worked on and put back, so that the page is laid out once and not for each game.
 */
export function enclose(places: Place[], create: () => HTMLElement): void {
    const here = places.filter(({ first, last }) => first.isConnected && last.isConnected);
    const [first, last] = [here[0]?.first, here.at(-1)?.last];
    if (first === undefined || last === undefined || !isPlace(first, last)) {
        return;
    }
    const [from, to] = stretch(first, last);
    const { parentNode } = from;
    const behind = to.nextSibling;
    if (1 < here.length && isAlive(from, behind)) {
        for (const place of here) {
            enclose([place], create);
        }
        return;
    }
    const between = document.createDocumentFragment();
    move(from, to, between);
    for (const { first, last } of here.filter(({ first, last }) => isPlace(first, last))) {
        const [from, to] = stretch(first, last);
        const board = create();
        from.parentNode?.insertBefore(board, from);
        move(from, to, board);
    }
    parentNode?.insertBefore(between, behind);
}

/** Whether something stands among siblings that begins anew when it is taken out and put back. */
function isAlive(from: Node, behind: Node | null): boolean {
    for (let at: Node | null = from; at !== behind && at !== null; at = at.nextSibling) {
        if (at instanceof Element && (at.matches(ALIVE) || at.querySelector(ALIVE) !== null)) {
            return true;
        }
    }
    return false;
}

function isPlace(first: Node, last: Node): boolean {
    const around = common(first, last);
    return !(around instanceof Element) || around.closest(NO_PLACE) === null;
}

/** What holds both of two nodes. */
function common(first: Node, last: Node): Node | null {
    let around = first.parentNode;
    while (around !== null && !around.contains(last)) {
        around = around.parentNode;
    }
    return around;
}

/**
 * The first and the last of the siblings that hold all from one node to another. They are whole elements where nothing
 * else stands in them, so that no empty paragraph is left behind; other elements are split.
 */
function stretch(first: Node, last: Node): [Node, Node] {
    let around = common(first, last);
    let from = rise(first, around, "previousSibling");
    let to = withLineBreak(rise(last, around, "nextSibling"));
    while (
        around instanceof Element &&
        around.parentNode !== null &&
        around.matches(WRAPPINGS) &&
        neighbour(from, "previousSibling") === null &&
        neighbour(to, "nextSibling") === null
    ) {
        from = around;
        to = withLineBreak(around);
        around = around.parentNode;
    }
    return [from, to];
}

type Side = "previousSibling" | "nextSibling";

/** The child of an ancestor that holds a node and nothing on one side of it. */
function rise(node: Node, ancestor: Node | null, side: Side): Node {
    let at = node;
    while (at.parentNode !== null && at.parentNode !== ancestor) {
        const parent = at.parentNode as Element;
        if (neighbour(at, side) === null) {
            at = parent;
        } else {
            const rest = parent.cloneNode(false) as Element;
            rest.removeAttribute("id");
            parent.after(rest);
            const isBefore = side === "previousSibling";
            move(isBefore ? at : (at.nextSibling as Node), parent.lastChild as Node, rest);
            at = isBefore ? rest : parent;
        }
    }
    return at;
}

/** The next node on one side that is more than blank. */
function neighbour(node: Node, side: Side): Node | null {
    let at = node[side];
    while (at instanceof Comment || (at instanceof Text && at.data.trim() === "")) {
        at = at[side];
    }
    return at;
}

/** The line break behind the last tag ends a line that is no longer there. */
function withLineBreak(last: Node): Node {
    const next = neighbour(last, "nextSibling");
    return next instanceof HTMLBRElement ? next : last;
}

function move(from: Node, to: Node, target: Node): void {
    let at: Node | null = from;
    while (at !== null) {
        const next: Node | null = at === to ? null : at.nextSibling;
        target.appendChild(at);
        at = next;
    }
}
