// Steps by itself, one after the other, until it is stopped or there is no further.

export class Player {
    readonly #step: () => boolean;
    readonly #pause: () => number;
    readonly #changed: () => void;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** `step` answers whether there was one left to take, `pause` how many seconds it stands. */
    constructor(step: () => boolean, pause: () => number, changed: () => void) {
        this.#step = step;
        this.#pause = pause;
        this.#changed = changed;
    }

    get isPlaying(): boolean {
        return this.#timer !== undefined;
    }

    /** Starts with the first step at once. */
    start(): void {
        this.stop();
        const next = () => {
            if (this.#step()) {
                this.#timer = setTimeout(next, this.#pause() * 1000);
            } else {
                this.stop();
            }
        };
        next();
        this.#changed();
    }

    stop(): void {
        if (this.#timer !== undefined) {
            clearTimeout(this.#timer);
            this.#timer = undefined;
            this.#changed();
        }
    }
}
