// Watches a page and turns the games in it into boards, in the page's idle time.

import { element, setAttributes } from "../dom";
import { whenIdle } from "../judge";
import { carried, type Find, isMarked, mentions } from "./carriers";
import { attributesIn } from "./options";
import { type Passage, passages, SKIPPED } from "./passage";
import { cut, enclose, NO_PLACE } from "./place";

export interface Options {
    /** Where to look, as a selector; everywhere if empty. */
    within: string;
    /** The attributes of every board. */
    attributes: Record<string, string>;
}

/** Elements that may be a part of a post. When one with a tag comes into the page, all round it is looked at. */
const PARTS = "p, li, dt, dd, br, h1, h2, h3, h4, h5, h6, code, span, font, a, b, i, strong, em, img";

/** How long a slice of work may take, in milliseconds: the page stays fluid. */
const SLICE = 10;

/** How many games of one post become boards before the page is laid out anew. */
const AT_ONCE = 100;

export class Scanner {
    readonly #load: () => Promise<Find>;
    readonly #options: Options;
    readonly #observer = new MutationObserver((records) => this.#follow(records));
    readonly #claimed = new WeakSet<Element>();
    readonly #roots = new Set<Element>();
    /** What is to be done, the next thing last. */
    #tasks: (() => void)[] = [];
    #isWaiting = false;
    #find: Find | undefined;
    #loading: Promise<void> | undefined;

    /** The core is loaded when there is something to ask it. */
    constructor(load: () => Promise<Find>, options: Options) {
        this.#load = load;
        this.#options = options;
    }

    /** Looks at a part of the page, and at all that comes into it later. */
    start(root: Element): void {
        this.#observer.observe(root, { childList: true, subtree: true });
        this.#want(root);
    }

    stop(): void {
        this.#observer.disconnect();
        this.#roots.clear();
        this.#tasks = [];
    }

    #follow(records: MutationRecord[]): void {
        for (const { target, addedNodes } of records) {
            for (const node of addedNodes) {
                if (node instanceof Element && !node.matches(PARTS)) {
                    this.#want(node);
                } else if (isMarked(node.textContent ?? "")) {
                    this.#want((target as Element).closest(`:not(${PARTS})`));
                }
            }
        }
    }

    #want(root: Element | null): void {
        if (root !== null && !this.#roots.has(root)) {
            this.#roots.add(root);
            this.#tasks.unshift(() => this.#read(root));
            this.#wait();
        }
    }

    #wait(): void {
        if (!this.#isWaiting && 0 < this.#tasks.length) {
            this.#isWaiting = true;
            whenIdle(() => {
                this.#isWaiting = false;
                this.#work();
                this.#wait();
            });
        }
    }

    #work(): void {
        const start = performance.now();
        do {
            this.#tasks.pop()?.();
        } while (performance.now() - start < SLICE && 0 < this.#tasks.length);
        this.#observer.takeRecords(); // What has changed here is known.
    }

    #read(root: Element): void {
        this.#roots.delete(root);
        if (!root.isConnected || root.parentElement?.closest(SKIPPED) || !mentions(root)) {
            return;
        }
        const find = this.#find;
        if (find === undefined) {
            this.#loading ??= this.#load().then((find) => {
                this.#find = find;
            });
            this.#loading.then(() => this.#want(root), leave);
            return;
        }
        const { within } = this.#options;
        const isInside = within === "" || root.closest(within) !== null;
        for (const part of isInside ? [root] : root.querySelectorAll(within)) {
            const found = passages(part, (element) => this.#claims(element, find));
            for (const passage of found.filter(({ text }) => isMarked(text)).reverse()) {
                this.#tasks.push(() => this.#place(passage, find));
            }
        }
    }

    /** Takes an element that carries games in its own way. */
    #claims(element: Element, find: Find): boolean {
        if (this.#claimed.has(element)) {
            return true;
        }
        const carrier = carried(element, find);
        if (carrier !== undefined) {
            this.#claimed.add(element);
            // Other elements have data attributes of their own: a code block says `data-lang` of its language.
            const attributes = element.localName === "script" ? attributesIn(element) : {};
            this.#tasks.push(() => {
                if (element.closest(NO_PLACE) === null) {
                    carrier(() => this.#board(attributes));
                }
            });
        }
        return carrier !== undefined;
    }

    #place(passage: Passage, find: Find): void {
        const places = cut(passage, find(passage.text));
        for (let at = places.length; 0 < at; at -= AT_ONCE) {
            const some = places.slice(Math.max(0, at - AT_ONCE), at);
            this.#tasks.push(() => enclose(some, () => this.#board({})));
        }
    }

    #board(attributes: Record<string, string>): HTMLElement {
        const board = element("qili-board", { post: true });
        setAttributes(board, { ...this.#options.attributes, ...attributes });
        return board;
    }
}

/** Without a core the text stays as it is. */
function leave(error: unknown): void {
    console.warn("Qili:", error);
}
