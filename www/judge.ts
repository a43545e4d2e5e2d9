// Judging in the page's idle time: results are kept, and no slice of work is longer than one answer of the core needs.

import type { Book } from "./core";
import type { RulingView, VerdictView } from "./view";

/** What is judged: a node of a game, or the line that ends there. */
type Answer = RulingView | VerdictView;

/** One game's rulings and verdicts. */
export class Judge {
    readonly #book: Book;
    readonly #game: number;
    readonly #changed: () => void;
    readonly #rulings = new Map<string, RulingView>();
    readonly #verdicts = new Map<string, VerdictView>();
    #tasks: (() => Answer)[] = [];
    #waiting = false;

    /** `changed` is called after every slice that found something new. */
    constructor(book: Book, game: number, changed: () => void) {
        this.#book = book;
        this.#game = game;
        this.#changed = changed;
    }

    ruling(node: number, rules: string): RulingView | undefined {
        return this.#rulings.get(`${rules} ${node}`);
    }

    verdict(node: number, rules: string): VerdictView | undefined {
        return this.#verdicts.get(`${rules} ${node}`);
    }

    /** Whether nothing is left to find out. */
    get isIdle(): boolean {
        return this.#tasks.length === 0;
    }

    /** What to find out next, most wanted first. What an earlier call wanted and nobody waits for any more is dropped. */
    want(nodes: number[], rules: string, end: number, otherRules: string[]): void {
        const rulings = nodes
            .filter((node) => this.ruling(node, rules) === undefined)
            .map(
                (node) => () =>
                    remember(this.#rulings, `${rules} ${node}`, this.#book.judge(this.#game, node, rules)),
            );
        const verdicts = [rules, ...otherRules]
            .filter((name) => this.verdict(end, name) === undefined)
            .map(
                (name) => () =>
                    remember(this.#verdicts, `${name} ${end}`, this.#book.verdict(this.#game, end, name)),
            );
        this.#tasks = [...rulings, ...verdicts].reverse();
        this.#wait();
    }

    stop(): void {
        this.#tasks = [];
    }

    #wait(): void {
        if (!this.#waiting && 0 < this.#tasks.length) {
            this.#waiting = true;
            whenIdle((isIdle) => {
                this.#waiting = false;
                this.#work(isIdle);
            });
        }
    }

    #work(isIdle: () => boolean): void {
        let task = this.#tasks.pop();
        if (task === undefined) {
            return;
        }
        do {
            task();
            task = isIdle() ? this.#tasks.pop() : undefined;
        } while (task !== undefined);
        this.#changed();
        this.#wait();
    }
}

function remember<Value>(known: Map<string, Value>, key: string, value: Value): Value {
    known.set(key, value);
    return value;
}

/** Calls back when the page has nothing better to do; the argument tells whether that still holds. */
function whenIdle(work: (isIdle: () => boolean) => void): void {
    if (typeof requestIdleCallback === "function") {
        requestIdleCallback((deadline) => work(() => 1 < deadline.timeRemaining()), { timeout: 500 });
    } else {
        setTimeout(() => {
            const start = performance.now();
            work(() => performance.now() - start < 8);
        });
    }
}
