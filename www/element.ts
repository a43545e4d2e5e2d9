// <qili-board>: a text with one or more boards, shown as such. The attributes are the state; the text inside is what
// readers see where nothing runs.

import { type Book, loadCore } from "./core";
import { element, setAttributes } from "./dom";
import { PIECE_SETS, RULE_SETS, type Settings } from "./settings";
import { styleSheets } from "./style";
import { lineOf, lineThrough, nodeOnLine, variationOf } from "./tree";
import type { PieceSet } from "./view";
import { createWarnings } from "./view/notes";
import { Viewer } from "./viewer";
import { type Language, languageOf, wordsFor } from "./words";

/** Where a reader is. */
export interface Place {
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
    "qili-step": CustomEvent<Place>;
    /** The text could not be read, or not be had. */
    "qili-error": CustomEvent<{ message: string }>;
}

declare global {
    interface HTMLElementTagNameMap {
        "qili-board": QiliBoard;
    }
    interface HTMLElementEventMap extends QiliEvents {}
}

/** Outside a browser there is nothing to extend; importing this file is harmless there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export class QiliBoard extends Base {
    static readonly observedAttributes = [
        "rules",
        "game",
        "ply",
        "variation",
        "flip",
        "mirror",
        "marks",
        "pieces",
        "lang",
        "src",
    ];

    readonly #root: ShadowRoot;
    readonly #fallback = element("slot");
    readonly #boards = element("div", { class: "boards" });
    #texts: MutationObserver | undefined;
    #sight: IntersectionObserver | undefined;
    #isSeen = false;
    #isScheduled = false;
    /** Counts the updates, so that a slow one does not overtake a later one. */
    #update = 0;
    #book: Book | undefined;
    #viewers: Viewer[] = [];
    #shown: { text: string; language: Language } | undefined;

    constructor() {
        super();
        this.#root = this.attachShadow({ mode: "open" });
        this.#root.adoptedStyleSheets = styleSheets();
        this.#root.append(this.#fallback, this.#boards);
    }

    /** The rule set that judges, e.g. `china-2020`. */
    get rules(): string {
        const value = this.getAttribute("rules");
        return RULE_SETS.find((name) => name === value) ?? "china-2020";
    }

    set rules(value: string) {
        this.setAttribute("rules", value);
    }

    /** Which board of the text `ply` and `variation` are about, from 0. */
    get game(): number {
        return wholeNumber(this.getAttribute("game")) ?? 0;
    }

    set game(value: number) {
        this.setAttribute("game", String(value));
    }

    /** How many moves are played; `null` leaves it to the record. */
    get ply(): number | null {
        return wholeNumber(this.getAttribute("ply"));
    }

    set ply(value: number | null) {
        setAttributes(this, { ply: value });
    }

    /** Which line is read: `ply:choice` for each move that is not the first one written, e.g. `5:1,12:2`. */
    get variation(): string {
        const value = this.getAttribute("variation") ?? "";
        return /^\d+:\d+(,\d+:\d+)*$/.test(value) ? value : "";
    }

    set variation(value: string) {
        setAttributes(this, { variation: value === "" ? null : value });
    }

    /** Black at the bottom. */
    get flip(): boolean {
        return this.hasAttribute("flip");
    }

    set flip(value: boolean) {
        this.toggleAttribute("flip", value);
    }

    /** Left and right swapped. */
    get mirror(): boolean {
        return this.hasAttribute("mirror");
    }

    set mirror(value: boolean) {
        this.toggleAttribute("mirror", value);
    }

    /** Whether the classes of the moves are shown. */
    get marks(): "all" | "none" {
        return this.getAttribute("marks") === "none" ? "none" : "all";
    }

    set marks(value: "all" | "none") {
        this.setAttribute("marks", value);
    }

    /** What the pieces show. */
    get pieces(): PieceSet {
        const value = this.getAttribute("pieces");
        return PIECE_SETS.find((set) => set === value) ?? "traditional";
    }

    set pieces(value: PieceSet) {
        this.setAttribute("pieces", value);
    }

    /** Where the text is, if it is not inside the element. */
    get src(): string {
        return this.getAttribute("src") ?? "";
    }

    set src(value: string) {
        this.setAttribute("src", value);
    }

    connectedCallback(): void {
        this.#texts = new MutationObserver(() => this.#schedule());
        this.#texts.observe(this, { childList: true, characterData: true, subtree: true });
        // Boards far down a long page are drawn when they come near.
        this.#sight = new IntersectionObserver(
            (entries) => {
                if (entries.some((entry) => entry.isIntersecting)) {
                    this.#isSeen = true;
                    this.#sight?.disconnect();
                    this.#schedule();
                }
            },
            { rootMargin: "50%" },
        );
        this.#sight.observe(this);
    }

    disconnectedCallback(): void {
        this.#texts?.disconnect();
        this.#sight?.disconnect();
        this.#isSeen = false;
        this.#update += 1;
        this.#clear();
    }

    attributeChangedCallback(): void {
        this.#schedule();
    }

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
            const text = this.src === "" ? (this.textContent ?? "") : await fetchText(this.src);
            const language = this.#language();
            if (this.#shown?.text !== text || this.#shown.language !== language) {
                const core = await loadCore();
                if (update !== this.#update) {
                    return;
                }
                this.#clear();
                this.#book = core.read(text);
                this.#shown = { text, language };
                this.#build(this.#book, language);
            }
            if (update === this.#update) {
                this.#show();
            }
        } catch (error) {
            if (update === this.#update) {
                this.#fail(error);
            }
        }
    }

    #build(book: Book, language: Language): void {
        const { games, warnings } = book.view();
        const words = wordsFor(language);
        this.#viewers = games.map((game, number) => {
            return new Viewer(book, number, game, words, this.#settings(), {
                went: (line, node) => this.#went(number, line, node),
                choose: (name, value) => this.#choose(name, value),
            });
        });
        const notes = warnings.length === 0 ? [] : [createWarnings(warnings, words)];
        this.#boards.replaceChildren(...this.#viewers.map(({ root }) => root), ...notes);
        setAttributes(this.#boards, { lang: language });
        this.#fallback.hidden = 0 < games.length;
        this.#dispatch("qili-ready", { games: games.length });
    }

    /** Brings all boards to where the attributes say. */
    #show(): void {
        const settings = this.#settings();
        for (const [number, viewer] of this.#viewers.entries()) {
            const { line, node } = number === this.game ? this.#placeIn(viewer) : viewer.place;
            viewer.show(line, node, settings);
        }
    }

    #placeIn(viewer: Viewer): { line: number[]; node: number } {
        const { ply, variation } = this;
        if (ply === null && variation === "") {
            return { line: lineThrough(viewer.game, viewer.game.opening), node: viewer.game.opening };
        }
        const line = lineOf(viewer.game, variation);
        return { line, node: nodeOnLine(line, ply ?? 0) };
    }

    #went(number: number, line: number[], node: number): void {
        const viewer = this.#viewers[number];
        if (viewer !== undefined) {
            const place = {
                game: number,
                node,
                ply: line.indexOf(node),
                variation: variationOf(viewer.game, line),
            };
            if (number !== this.game) {
                this.game = number;
            }
            this.variation = place.variation;
            this.ply = place.ply;
            this.#dispatch("qili-step", place);
        }
    }

    #choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
        const attribute = name === "marks" ? (value ? "all" : "none") : value;
        setAttributes(this, { [name]: attribute });
    }

    #settings(): Settings {
        const { rules, flip, mirror, pieces } = this;
        return { rules, flip, mirror, pieces, marks: this.marks === "all" };
    }

    #language(): Language {
        const tag = this.closest<HTMLElement>("[lang]")?.lang ?? "";
        return languageOf(tag === "" ? navigator.language : tag);
    }

    #fail(error: unknown): void {
        this.#clear();
        const message = error instanceof Error ? error.message : String(error);
        const words = wordsFor(this.#language());
        this.#boards.replaceChildren(
            element("p", { class: "problem", role: "alert" }, words.failed(message)),
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
        this.#fallback.hidden = false;
    }

    #dispatch<Name extends keyof QiliEvents>(name: Name, detail: QiliEvents[Name]["detail"]): void {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
}

function wholeNumber(text: string | null): number | null {
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

async function fetchText(address: string): Promise<string> {
    const response = await fetch(address);
    if (!response.ok) {
        throw new Error(`${address}: ${response.status} ${response.statusText}`);
    }
    const core = await loadCore();
    return core.decode(new Uint8Array(await response.arrayBuffer()));
}
