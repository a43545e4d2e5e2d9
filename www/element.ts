// <qili-board>: a text with one or more boards, shown as such. The attributes are the state; the text inside is what
// readers see where nothing runs.

import { BoardAttributes } from "./attributes";
import { type Book, type Core, loadCore, loadedCore } from "./core";
import { element, setAttributes } from "./dom";
import { UnavailableError } from "./fallback";
import { styleSheets } from "./style";
import { linkTo, stateIn } from "./takeaway";
import { textOf } from "./text";
import { lineOf, lineThrough, nodeOnLine, variationOf } from "./tree";
import { turn } from "./turn";
import type { GameView, Language } from "./view";
import { createWarnings } from "./view/notes";
import { createOpener, takeFrom } from "./view/opener";
import { createOriginal } from "./view/original";
import { type Place, Viewer } from "./viewer";
import { languageOf, type Words, wordsFor } from "./words";

/** Where a reader went. */
export interface StepDetail {
    /** Which board of the text, from 0. */
    game: number;
    node: number;
    ply: number;
    variation: string;
}

/** The events of a board; they bubble and cross shadow roots. */
export interface QiliEvents {
    /** The boards of the text are there. */
    "qili-ready": CustomEvent<{ games: number }>;
    /** The reader went to another position. */
    "qili-step": CustomEvent<StepDetail>;
    /** The text could not be read, or not be had. */
    "qili-error": CustomEvent<{ message: string }>;
}

declare global {
    interface HTMLElementTagNameMap {
        "qili-board": QiliBoard;
    }
    interface HTMLElementEventMap extends QiliEvents {}
}

/** What there is to read. */
interface Source {
    text: string;
    /** The file that it is the text of; its content tells whether it is one of another kind. */
    bytes?: Uint8Array;
}

/** What the boards were built from. */
interface Shown extends Source {
    language: Language;
    mirror: boolean;
    open: boolean;
}

/** The `src` of a board that shows what the page's address carries behind its `#`. */
const FRAGMENT = "#";

/** The formats that are no text. */
const BINARY = ["xqf", "cbr"];

/** What a link carries beside the text. */
const LINKED = ["ply", "variation", "rules", "pieces", "flip", "mirror"];

export class QiliBoard extends BoardAttributes {
    readonly #root: ShadowRoot;
    readonly #original = createOriginal();
    readonly #boards = element("div", { class: "boards" });
    #texts: MutationObserver | undefined;
    #sight: IntersectionObserver | undefined;
    #isSeen = false;
    #isScheduled = false;
    /** Counts the updates, so that a slow one does not overtake a later one. */
    #update = 0;
    #book: Book | undefined;
    #viewers: Viewer[] = [];
    #shown: Shown | undefined;
    #isText = true;
    /** What a reader opened; it stands for what the element holds until that changes. */
    #opened: Source | undefined;

    constructor() {
        super();
        this.#root = this.attachShadow({ mode: "open" });
        this.#root.adoptedStyleSheets = styleSheets();
        this.#root.append(this.#boards, this.#original.root);
        takeFrom(this, (given) => this.show(given));
    }

    /** Shows a file or a text in place of what the element holds, until its `src` or its text changes. */
    async show(given: Blob | string): Promise<void> {
        this.#opened = typeof given === "string" ? { text: given } : await readSource(given, this.encoding);
        setAttributes(this, { game: null, ply: null, variation: null });
        this.#schedule();
    }

    connectedCallback(): void {
        this.#texts = new MutationObserver(() => this.#restore());
        this.#texts.observe(this, { childList: true, characterData: true, subtree: true });
        // Boards far down a long page are drawn when they come near.
        this.#sight = new IntersectionObserver(
            (entries) => {
                if (entries.some((entry) => entry.isIntersecting)) {
                    this.#appear();
                    this.#schedule();
                }
            },
            { rootMargin: "50%" },
        );
        this.#sight.observe(this);
        this.#followFragment();
        addEventListener("hashchange", this.#followFragment);
        addEventListener("beforeprint", this.#print);
    }

    disconnectedCallback(): void {
        this.#texts?.disconnect();
        this.#sight?.disconnect();
        removeEventListener("hashchange", this.#followFragment);
        removeEventListener("beforeprint", this.#print);
        this.#isSeen = false;
        this.#update += 1;
        this.#clear();
    }

    attributeChangedCallback(name: string): void {
        if (name === "src") {
            this.#restore();
        } else {
            this.#schedule();
        }
    }

    /** Shows what the element holds. */
    #restore(): void {
        this.#opened = undefined;
        this.#schedule();
    }

    /** From now on the board is drawn. */
    #appear(): void {
        this.#isSeen = true;
        this.#sight?.disconnect();
    }

    /** On paper all boards are in view, and it does not wait: what needs no fetching is drawn at once. */
    readonly #print = (): void => {
        const core = loadedCore();
        const source = this.#ownSource();
        if (core !== undefined && source !== undefined) {
            this.#appear();
            this.#update += 1;
            this.#apply(core, source);
        }
        for (const viewer of this.#viewers) {
            viewer.print();
        }
    };

    /** However many attributes change together, one update follows. */
    #schedule(): void {
        if (!this.#isScheduled && this.#isSeen) {
            this.#isScheduled = true;
            queueMicrotask(() => {
                this.#isScheduled = false;
                if (this.#isSeen) {
                    void this.#follow();
                }
            });
        }
    }

    async #follow(): Promise<void> {
        this.#update += 1;
        const update = this.#update;
        try {
            const source = await this.#source();
            const core = await loadCore();
            if (this.#shown === undefined) {
                await turn();
            }
            if (update === this.#update) {
                this.#apply(core, source);
            }
        } catch (error) {
            if (update === this.#update) {
                this.#fail(error);
            }
        }
    }

    async #source(): Promise<Source> {
        return this.#ownSource() ?? fetchSource(this.src, this.encoding);
    }

    /** What needs no fetching: what a reader opened, or what the page itself carries. */
    #ownSource(): Source | undefined {
        if (this.#opened !== undefined) {
            return this.#opened;
        }
        switch (this.src) {
            case "":
                return { text: textOf(this) };
            case FRAGMENT:
                return { text: stateIn(location.hash).text ?? "" };
            default:
                return undefined;
        }
    }

    #apply(core: Core, source: Source): void {
        const shown = { ...source, language: this.#language(), mirror: this.mirror, open: this.open };
        if (!isSame(this.#shown, shown)) {
            this.#build(core, shown);
        }
        this.#show();
    }

    #build(core: Core, shown: Shown): void {
        // Another language or a mirror leaves the reader where they are.
        const old = shown.text === this.#shown?.text ? this.#viewers : [];
        const focused = focusable(this.#boards).indexOf(this.#root.activeElement as HTMLElement);
        this.#clear();
        this.#shown = shown;
        const words = wordsFor(shown.language);
        const opener = (format: string) =>
            shown.open ? [createOpener(words, format, (given) => this.show(given))] : [];
        if (shown.text.trim() === "") {
            this.#boards.replaceChildren(...opener(""));
            return;
        }
        const { text, bytes, language } = shown;
        const book =
            bytes === undefined ? core.read(text, language) : core.readBytes(bytes, this.encoding, language);
        this.#book = shown.mirror ? book.mirrored() : book;
        if (shown.mirror) {
            book.free();
        }
        const { format, games, warnings } = this.#book.view();
        this.#isText = !BINARY.includes(format);
        this.#viewers = games.map((game, number) => this.#viewer(number, game, words));
        for (const [number, { place, isMenuOpen }] of old.entries()) {
            this.#viewers[number]?.resume(place, isMenuOpen);
        }
        const notes = warnings.length === 0 ? [] : [createWarnings(warnings, words)];
        this.#boards.replaceChildren(...opener(format), ...this.#viewers.map(({ root }) => root), ...notes);
        setAttributes(this.#boards, { lang: shown.language });
        this.#original.fold(words, 0 < games.length);
        focusable(this.#boards)[old.length === 0 ? -1 : focused]?.focus();
        this.#dispatch("qili-ready", { games: games.length });
    }

    #viewer(number: number, game: GameView, words: Words): Viewer {
        return new Viewer(this.#book as Book, number, game, words, this.settings, {
            went: (place) => this.#went(number, place),
            choose: (name, value) => this.choose(name, value),
            record: () => this.#record(number, game),
            link: () => this.#link(number, game),
        });
    }

    /** Brings all boards to where the attributes say. */
    #show(): void {
        for (const [number, viewer] of this.#viewers.entries()) {
            viewer.show(number === this.game ? this.#placeIn(viewer) : viewer.place, this.settings);
        }
    }

    #placeIn({ game }: Viewer): Place {
        const { ply, variation } = this;
        if (ply === null && variation === "") {
            return { line: lineThrough(game, game.opening), node: game.opening };
        }
        const line = lineOf(game, variation);
        return { line, node: nodeOnLine(line, ply ?? 0) };
    }

    #went(number: number, { line, node }: Place): void {
        const viewer = this.#viewers[number];
        if (viewer !== undefined) {
            const step = {
                game: number,
                node,
                ply: line.indexOf(node),
                variation: variationOf(viewer.game, line),
            };
            if (number !== this.game) {
                this.game = number;
            }
            this.variation = step.variation;
            this.ply = step.ply;
            this.#dispatch("qili-step", step);
        }
    }

    /** The text of one game, without what stands around it; of a binary file in tags as forums take them. */
    #record(number: number, { from, to }: GameView): string {
        if (!this.#isText) {
            return this.#book?.dhtmlxq(number) ?? "";
        }
        const bytes = new TextEncoder().encode(this.#shown?.text ?? "");
        return new TextDecoder().decode(bytes.subarray(from, to));
    }

    #link(number: number, game: GameView): string {
        const { ply, variation, rules, pieces } = this;
        const state = { text: this.#record(number, game), ply: String(ply ?? 0), variation, rules, pieces };
        const turns = Object.fromEntries(
            ["flip", "mirror"].filter((name) => this.hasAttribute(name)).map((name) => [name, ""]),
        );
        return linkTo(location.href, { ...state, ...turns });
    }

    /** A board that shows what the page's address carries takes its state from there, too. */
    readonly #followFragment = (): void => {
        if (this.src === FRAGMENT) {
            const { text: _, ...state } = stateIn(location.hash);
            for (const name of LINKED) {
                setAttributes(this, { [name]: state[name] ?? null });
            }
            this.#restore();
        }
    };

    #language(): Language {
        const tag = this.closest<HTMLElement>("[lang]")?.lang ?? "";
        return languageOf(tag === "" ? navigator.language : tag);
    }

    #fail(error: unknown): void {
        this.#clear();
        const message = error instanceof Error ? error.message : String(error);
        const words = wordsFor(this.#language());
        // What no board of the page can do is said in each one's place; that is nothing to interrupt a listener for.
        const isGeneral = error instanceof UnavailableError;
        const notice = isGeneral ? words.unavailable : words.failed(message);
        this.#boards.replaceChildren(
            element("p", { class: "problem", role: isGeneral ? "note" : "alert" }, notice),
        );
        this.#dispatch("qili-error", { message });
    }

    #clear(): void {
        for (const viewer of this.#viewers) {
            viewer.stop();
        }
        this.#viewers = [];
        this.#book?.free();
        this.#book = undefined;
        this.#shown = undefined;
        this.#boards.replaceChildren();
        this.#original.fold(wordsFor(this.#language()), false);
    }

    #dispatch<Name extends keyof QiliEvents>(name: Name, detail: QiliEvents[Name]["detail"]): void {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
}

/** What can have the focus, in order. */
function focusable(root: HTMLElement): HTMLElement[] {
    return [...root.querySelectorAll<HTMLElement>("button, input, select, summary, textarea, [tabindex]")];
}

function isSame(one: Shown | undefined, other: Shown): boolean {
    return (
        one?.text === other.text &&
        one.language === other.language &&
        one.mirror === other.mirror &&
        one.open === other.open
    );
}

async function fetchSource(address: string, encoding: string): Promise<Source> {
    const response = await fetch(address);
    if (!response.ok) {
        throw new Error(`${address}: ${response.status} ${response.statusText}`);
    }
    return readSource(response, encoding);
}

async function readSource(file: Blob | Response, encoding: string): Promise<Source> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const core = await loadCore();
    return { text: core.decode(bytes, encoding), bytes };
}
