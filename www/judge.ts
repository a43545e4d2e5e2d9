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

    /**
     * What to find out next, most wanted first: the rulings on nodes under each rule set, then the verdicts on the line
     * that ends at a node. What an earlier call wanted and nobody waits for any more is dropped.
     */
    want(nodes: Iterable<number>, rules: string[], end: number, verdictRules: string[]): void {
        const tasks: (() => Answer)[] = [];
        for (const node of nodes) {
            for (const name of rules.filter((name) => this.ruling(node, name) === undefined)) {
                const judge = () => this.#book.judge(this.#game, node, name);
                tasks.push(() => remember(this.#rulings, `${name} ${node}`, judge()));
            }
        }
        for (const name of verdictRules.filter((name) => this.verdict(end, name) === undefined)) {
            const judge = () => this.#book.verdict(this.#game, end, name);
            tasks.push(() => remember(this.#verdicts, `${name} ${end}`, judge()));
        }
        this.#tasks = tasks.reverse();
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
export function whenIdle(work: (isIdle: () => boolean) => void): void {
    if (typeof requestIdleCallback === "function") {
        requestIdleCallback((deadline) => work(() => 1 < deadline.timeRemaining()), { timeout: 500 });
    } else {
        setTimeout(() => {
            const start = performance.now();
            work(() => performance.now() - start < 8);
        });
    }
}
