// One game of a text: its state, and how its views follow the reader.

import type { Book } from "./core";
import { setText } from "./dom";
import { type Drawing, wordsOf } from "./drawing";
import { film } from "./film";
import { Judge } from "./judge";
import { nextPlace } from "./jump";
import { paint, paletteOf, print } from "./picture";
import { Player } from "./player";
import { RULE_SETS, type Settings } from "./settings";
import type { Actions, Snapshot, Trial } from "./snapshot";
import { moveList } from "./takeaway";
import { lineThrough, movesTo, nodeAt } from "./tree";
import type { GameView, Scene } from "./view";
import { announcement } from "./view/announce";
import { type Command, choiceOf, commandOf, isStep, nodeAfter } from "./view/keys";
import { createLayout, type Layout } from "./view/layout";
import { createTaker, type Taker } from "./view/taker";
import type { Words } from "./words";

/** Where a reader is in a game. */
export interface Place {
    line: number[];
    node: number;
}

/** What the element that holds the game is asked. */
export interface Host {
    /** The reader went somewhere. */
    went: (place: Place) => void;
    choose: Actions["choose"];
    /** The text of the game. */
    record: () => string;
    /** A link to what is shown. */
    link: () => string;
}

/** How wide a saved picture is, in pixels. */
const PICTURE = 1200;

export class Viewer {
    readonly game: GameView;
    readonly #book: Book;
    readonly #number: number;
    readonly #words: Words;
    readonly #host: Host;
    readonly #judge: Judge;
    readonly #player: Player;
    readonly #taker: Taker;
    readonly #layout: Layout;
    #now: Snapshot;
    /** What the board shows, in words. */
    #drawn = "";
    /** Whether the reader has moved and not yet been told where to. */
    #isUnheard = false;

    constructor(book: Book, number: number, game: GameView, words: Words, settings: Settings, host: Host) {
        this.game = game;
        this.#book = book;
        this.#number = number;
        this.#words = words;
        this.#host = host;
        this.#judge = new Judge(book, number, () => this.#render());
        this.#player = new Player(
            () => this.#step("forward"),
            () => Number(this.#now.settings.pace),
            () => this.#render(),
        );
        this.#now = {
            game,
            node: game.opening,
            line: lineThrough(game, game.opening),
            settings,
            words,
            trial: undefined,
            isPlaying: false,
            ruling: (node, rules = this.#now.settings.rules) => this.#judge.ruling(node, rules),
            verdict: (rules) => this.#judge.verdict(this.#now.line.at(-1) ?? 0, rules),
        };
        const actions: Actions = {
            go: (node) => this.#go(node),
            choose: host.choose,
            attempt: (trial) => this.#attempt(trial),
            take: (what) => this.#taker.take(what),
            film: (from, to) => this.#taker.film(from, to),
        };
        this.#taker = this.#createTaker();
        this.#layout = createLayout(
            game,
            words,
            (command) => this.#run(command),
            actions,
            this.#taker.root,
            (node) => book.comment(number, node),
        );
        this.root.addEventListener("keydown", (event) => this.#key(event));
    }

    get root(): HTMLElement {
        return this.#layout.root;
    }

    get place(): Place {
        return { line: this.#now.line, node: this.#now.node };
    }

    get isMenuOpen(): boolean {
        return !this.#layout.menu.hidden;
    }

    /** Goes on where another viewer of the same game was, before it is shown. */
    resume({ line, node }: Place, isMenuOpen: boolean): void {
        this.#now = { ...this.#now, line, node };
        this.#layout.openMenu(isMenuOpen);
    }

    /** Shows a place, as the settings want it. */
    show({ line, node }: Place, settings: Settings): void {
        const { node: before, settings: old } = this.#now;
        const trial = before === node ? this.#now.trial : undefined;
        this.#now = { ...this.#now, line, node, settings, trial };
        this.#judgeLine();
        this.#render(before !== node && old.flip === settings.flip);
    }

    /** Makes ready for paper. */
    print(): void {
        this.#layout.print();
    }

    stop(): void {
        this.#player.stop();
        this.#judge.stop();
    }

    #run(command: Command): void {
        if (command === "play") {
            this.#togglePlayer();
            return;
        }
        if (command === "flip") {
            this.#host.choose("flip", !this.#now.settings.flip);
            return;
        }
        this.#player.stop();
        if (isStep(command)) {
            this.#step(command);
            return;
        }
        const place = nextPlace(command, this.#now);
        if (place !== undefined) {
            this.#go(place);
        }
    }

    #togglePlayer(): void {
        if (this.#player.isPlaying) {
            this.#player.stop();
        } else {
            this.#player.start();
        }
    }

    /** Answers whether there was a step to take. */
    #step(command: Command): boolean {
        const { line, node } = this.#now;
        const next = isStep(command) ? nodeAfter(command, line, node) : node;
        if (next === node) {
            return false;
        }
        this.#go(next);
        return true;
    }

    #go(node: number): void {
        this.#isUnheard = true;
        const { line } = this.#now;
        this.#host.went({ line: line.includes(node) ? line : lineThrough(this.game, node), node });
    }

    #key(event: KeyboardEvent): void {
        if (this.#now.settings.static) {
            return;
        }
        const command = commandOf(event);
        const choice = nodeAt(this.game, this.#now.node).children[choiceOf(event) ?? -1];
        if (command !== undefined) {
            event.preventDefault(); // the page stays where it is
            this.#run(command);
        } else if (choice !== undefined) {
            this.#go(choice);
        }
    }

    #attempt(trial: Trial | undefined): void {
        this.#now = { ...this.#now, trial };
        this.#render(true);
    }

    /** The current node is judged first, then the line from its start, then the line under every rule set. */
    #judgeLine(): void {
        const { line, node, settings } = this.#now;
        const isMove = (at: number) => at !== 0 && nodeAt(this.game, at).played !== null;
        const nodes = new Set(settings.marks ? [node, ...line].filter(isMove) : []);
        const rules = [settings.rules, settings.compare].filter((name) => name !== "");
        this.#judge.want(nodes, rules, line.at(-1) ?? 0, [settings.rules, ...RULE_SETS]);
    }

    #render(glides = false): void {
        this.#now = { ...this.#now, isPlaying: this.#player.isPlaying };
        this.#draw(glides);
        for (const view of this.#layout.views) {
            view.update(this.#now);
        }
        this.#announce();
    }

    /** Draws the board if it looks different now: what was judged elsewhere on the line leaves it alone. */
    #draw(glides: boolean): void {
        const { node, trial } = this.#now;
        const drawn = `${trial?.node ?? node} ${wordsOf(this.#drawing(node, trial))}`;
        if (drawn !== this.#drawn) {
            this.#drawn = drawn;
            const scene = this.#scene(node, trial);
            const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
            const moves = [...movesTo(this.game, trial?.node ?? node), ...(trial?.line ?? [])];
            this.#layout.picture.draw(scene, moves, glides && !isCalm);
            this.#layout.points.update(scene.figures);
        }
    }

    #scene(node: number, trial?: Trial): Scene {
        return this.#book.scene(this.#number, trial?.node ?? node, wordsOf(this.#drawing(node, trial)));
    }

    #drawing(node: number, trial: Trial | undefined): Drawing {
        const { settings, ruling } = this.#now;
        const { played, check, side } = nodeAt(this.game, node);
        const targets = (settings.marks && trial === undefined && ruling(node)?.targets) || [];
        const inBook = this.#words.language.startsWith("zh") && settings.pieces !== "symbols";
        return {
            flip: settings.flip,
            pieces: settings.pieces,
            numbers: settings.numbers === "auto" ? (inBook ? "book" : "digits") : settings.numbers,
            line: trial?.line ?? [],
            last: trial?.line.at(-1) ?? played?.iccs ?? null,
            check: check && trial === undefined ? (side === "red" ? "black" : "red") : null,
            rings: targets.map(({ square }) => ({ square, tone: "threat" })),
            arrows: targets.flatMap(({ square, attackers, protectors }) => [
                ...attackers.map((from) => ({ move: from + square, tone: "threat" as const })),
                ...protectors.map((from) => ({ move: from + square, tone: "guard" as const })),
            ]),
        };
    }

    #createTaker(): Taker {
        const name = () => this.game.title || this.#words.untitled;
        const palette = () => paletteOf(this.#layout.picture.root);
        const shown = () => this.#scene(this.#now.node, this.#now.trial);
        return createTaker(this.#words, {
            name,
            text: {
                fen: () => this.#book.fen(this.#number, this.#now.node),
                record: this.#host.record,
                moves: () => moveList(this.#now),
                link: this.#host.link,
            },
            svg: () => print(shown(), palette(), name()),
            png: () => paint(shown(), palette(), PICTURE).canvas,
            gif: (from, to, goesOn) => {
                const nodes = this.#now.line.slice(from, to + 1);
                const scenes = nodes.map((node) => () => this.#scene(node));
                return film(scenes, palette(), Number(this.#now.settings.pace), goesOn);
            },
        });
    }

    /** Speaks once for each step, when the class of the move is known. */
    #announce(): void {
        const { node, settings, ruling } = this.#now;
        const isJudged = !settings.marks || ruling(node) !== undefined || this.#judge.isIdle;
        if (this.#isUnheard && (isJudged || nodeAt(this.game, node).played === null)) {
            this.#isUnheard = false;
            setText(this.#layout.live, announcement(this.#now));
        }
    }
}
