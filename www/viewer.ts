// One game of a text: its views, and how they follow the reader.

import type { Book } from "./core";
import { element, setText } from "./dom";
import { Judge } from "./judge";
import { RULE_SETS, type Settings } from "./settings";
import type { Actions, Snapshot, View } from "./snapshot";
import { lineThrough, nodeAt } from "./tree";
import type { GameView, Options } from "./view";
import { announcement } from "./view/announce";
import { BoardPicture } from "./view/board";
import { createControls } from "./view/controls";
import { isOurs, nodeAfter, type Step, stepOfKey } from "./view/keys";
import { createList } from "./view/list";
import { createHeader, createNotes } from "./view/notes";
import { PointTable } from "./view/points";
import { createRuling } from "./view/ruling";
import { createLegend } from "./view/sign";
import { createStrip } from "./view/strip";
import { createComparison, createRuleChooser, createVerdict } from "./view/verdict";
import type { Words } from "./words";

/** What the element that holds the game is told. */
export interface Host {
    /** The reader went to a node on a line. */
    went: (line: number[], node: number) => void;
    choose: Actions["choose"];
}

export class Viewer {
    readonly root: HTMLElement;
    readonly game: GameView;
    readonly #book: Book;
    readonly #number: number;
    readonly #words: Words;
    readonly #host: Host;
    readonly #judge: Judge;
    readonly #picture = new BoardPicture();
    readonly #points: PointTable;
    readonly #live = element("p", { class: "unseen", "aria-live": "polite" });
    readonly #ruling: ReturnType<typeof createRuling>;
    readonly #views: View[];
    #now: Snapshot;
    /** How many moves of the current ruling's evidence are played on the board. */
    #proved = 0;
    /** Whether the reader has moved and not yet been told where to. */
    #isUnheard = false;

    constructor(book: Book, number: number, game: GameView, words: Words, settings: Settings, host: Host) {
        this.game = game;
        this.#book = book;
        this.#number = number;
        this.#words = words;
        this.#host = host;
        this.#judge = new Judge(book, number, () => this.#render());
        this.#now = {
            game,
            node: game.opening,
            line: lineThrough(game, game.opening),
            settings,
            words,
            ruling: (node) => this.#judge.ruling(node, this.#now.settings.rules),
            verdict: (rules) => this.#judge.verdict(this.#now.line.at(-1) ?? 0, rules),
        };

        const actions: Actions = {
            go: (node) => this.#go(node),
            choose: host.choose,
            prove: (moves) => this.#prove(moves),
        };
        this.#points = new PointTable(words);
        this.#ruling = createRuling(words, actions);
        const strip = createStrip(words, actions.go);
        const controls = createControls(words, (step) => this.#step(step), actions);
        const list = createList(game, words, actions.go);
        const rules = createRuleChooser(words, actions);
        const verdict = createVerdict(words);
        const comparison = createComparison(words);
        this.#views = [strip, controls, list, rules, this.#ruling, verdict, comparison];

        const title = game.title === "" ? words.untitled : game.title;
        const board = element(
            "div",
            { class: "field", tabindex: 0, role: "group", "aria-label": `${words.board}: ${title}` },
            this.#picture.root,
            this.#points.root,
        );
        const stage = element("div", { class: "stage" }, board, strip.root, controls.root);
        const panel = element(
            "div",
            { class: "panel", part: "panel" },
            element("div", { class: "bar" }, rules.root),
            list.root,
            this.#ruling.root,
            verdict.root,
            comparison.root,
            createLegend(words),
            ...createNotes(game, words),
        );
        this.root = element(
            "article",
            { class: "viewer", part: "viewer", "aria-label": title },
            createHeader(game, words),
            stage,
            panel,
            this.#live,
        );
        this.root.addEventListener("keydown", (event) => this.#key(event));
    }

    /** The line being read and the node shown. */
    get place(): { line: number[]; node: number } {
        return { line: this.#now.line, node: this.#now.node };
    }

    /** Shows a node of a line, as the settings want it. */
    show(line: number[], node: number, settings: Settings): void {
        const { node: before, settings: old } = this.#now;
        const glides = before !== node && old.flip === settings.flip && old.mirror === settings.mirror;
        this.#now = { ...this.#now, line, node, settings };
        if (before !== node) {
            this.#proved = 0;
        }
        this.#judgeLine();
        this.#render(glides);
    }

    stop(): void {
        this.#judge.stop();
    }

    #go(node: number): void {
        this.#isUnheard = true;
        const { line } = this.#now;
        this.#host.went(line.includes(node) ? line : lineThrough(this.game, node), node);
    }

    #step(step: Step): void {
        this.#go(nodeAfter(step, this.#now.line, this.#now.node));
    }

    #key(event: KeyboardEvent): void {
        const step = stepOfKey(event);
        if (step !== undefined) {
            event.preventDefault(); // the page stays where it is
            this.#step(step);
        } else if (event.key === "f" && isOurs(event)) {
            this.#host.choose("flip", !this.#now.settings.flip);
        }
    }

    #prove(moves: number): void {
        this.#proved = moves;
        this.#render(true);
    }

    /** The current node is judged first, then the line from its start, then the line under every rule set. */
    #judgeLine(): void {
        const { line, node, settings } = this.#now;
        const isMove = (at: number) => at !== 0 && nodeAt(this.game, at).played !== null;
        const nodes = settings.marks ? [node, ...line].filter(isMove) : [];
        this.#judge.want(nodes, settings.rules, line.at(-1) ?? 0, RULE_SETS);
    }

    #render(glides = false): void {
        const scene = this.#book.scene(this.#number, this.#now.node, this.#options());
        this.#picture.draw(scene, glides && !matchMedia("(prefers-reduced-motion: reduce)").matches);
        this.#points.update(scene.figures);
        for (const view of this.#views) {
            view.update(this.#now);
        }
        this.#ruling.show(this.#proved);
        this.#announce();
    }

    #options(): Partial<Options> {
        const { node, settings, ruling } = this.#now;
        const { played, check, side } = nodeAt(this.game, node);
        const judged = settings.marks ? ruling(node) : undefined;
        const line = (judged?.line ?? []).slice(0, this.#proved).map(({ iccs }) => iccs);
        const isProving = 0 < line.length;
        const targets = isProving ? [] : (judged?.targets ?? []);
        const inBook = this.#words.sentences === "zh" && settings.pieces !== "symbols";
        return {
            flip: settings.flip,
            mirror: settings.mirror,
            pieces: settings.pieces,
            numbers: inBook ? "book" : "digits",
            line,
            last: line.at(-1) ?? played?.iccs ?? null,
            check: check && !isProving ? (side === "red" ? "black" : "red") : null,
            rings: targets.map(({ square }) => ({ square, tone: "threat" })),
            arrows: targets.flatMap(({ square, attackers }) =>
                attackers.map((attacker) => ({ move: attacker + square, tone: "threat" as const })),
            ),
        };
    }

    /** Speaks once for each step, when the class of the move is known. */
    #announce(): void {
        const { node, settings, ruling } = this.#now;
        const isJudged = !settings.marks || ruling(node) !== undefined || this.#judge.isIdle;
        if (this.#isUnheard && (isJudged || nodeAt(this.game, node).played === null)) {
            this.#isUnheard = false;
            setText(this.#live, announcement(this.#now));
        }
    }
}
