// Moves that are tried out on the board: the evidence of a ruling, or what a comment names.

import type { Trial } from "./snapshot";

export function isSameTrial(one: Trial | undefined, other: Trial | undefined): boolean {
    return one?.node === other?.node && one?.line.join() === other?.line.join();
}

/** How many of the moves of a line are on the board. */
export function movesTried(node: number, line: string[], trial: Trial | undefined): number {
    const isTried = trial?.node === node && trial.line.every((move, index) => move === line[index]);
    return isTried ? trial.line.length : 0;
}
