// Boards are drawn one after the other, each in a task of its own: the first one shows while the others wait.

let last: Promise<void> = Promise.resolve();

/** Waits until it is the caller's turn. */
export function turn(): Promise<void> {
    last = last.then(() => new Promise((resolve) => setTimeout(resolve)));
    return last;
}
