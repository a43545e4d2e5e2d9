// What a page says, as one text each where it runs on, and the way back from the text to the page.

import { isLine } from "../text";

/** Text that runs on: a post, a cell, a quotation. */
export interface Passage {
    text: string;
    /** The text nodes, in order. */
    nodes: Text[];
    /** Where each begins in the text. */
    starts: number[];
    /** How long each was. */
    lengths: number[];
}

/** What is no text of a post: programs, forms, whatever is being written, and boards. */
export const SKIPPED = [
    "script, style, title, noscript, template, textarea, input, select, button, svg, math, canvas, audio, video",
    "iframe, object, embed, applet, qili-board",
    "[contenteditable]:not([contenteditable=false]), [role=textbox], .CodeMirror, .cm-editor, .ace_editor",
].join();

/** What stands inside has nothing to do with what stands outside. */
const WALLS =
    /^(article|aside|section|nav|header|footer|main|blockquote|table|tr|td|th|caption|pre|form|figure|details|dialog)$/;

/** Finds the passages inside a root. What `claims` takes for itself is not looked into. */
export function passages(root: Element, claims: (element: Element) => boolean): Passage[] {
    const found: Passage[] = [];
    let passage: Passage = { text: "", nodes: [], starts: [], lengths: [] };
    // How many lines (paragraphs, items …) stand round what is looked at, round the text before, and at least between.
    let depth = 0;
    let before = 0;
    let least = 0;

    function end(): void {
        if (0 < passage.nodes.length) {
            found.push(passage);
        }
        passage = { text: "", nodes: [], starts: [], lengths: [] };
        before = least = depth;
    }

    function add(node: Text): void {
        if (node.data.trim() !== "") {
            // A level up and a level down is the next line, a paragraph behind another; more is another post.
            if (1 < before - least || 1 < depth - least) {
                end();
            } else if (least < before || least < depth) {
                passage.text += "\n";
            }
            before = least = depth;
        }
        passage.nodes.push(node);
        passage.starts.push(passage.text.length);
        passage.lengths.push(node.length);
        passage.text += node.data;
    }

    function rise(): void {
        depth -= 1;
        least = Math.min(least, depth);
    }

    // Without recursion, for a page may nest as deep as it likes: what is to come, and what ends in between.
    const todo: (Node | (() => void))[] = [root];
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
        if (typeof next === "function") {
            next();
        } else if (next instanceof Text) {
            add(next);
        } else if (next instanceof Element && next.localName === "qili-board") {
            end();
        } else if (next instanceof Element && !claims(next) && !next.matches(SKIPPED)) {
            if (next.localName === "br") {
                passage.text += "\n";
            } else if (WALLS.test(next.localName)) {
                end();
                todo.push(end);
            } else if (isLine(next)) {
                depth += 1;
                todo.push(rise);
            }
            for (let child = next.lastChild; child !== null; child = child.previousSibling) {
                todo.push(child);
            }
        }
    }
    end();
    return found;
}
