// The next place of a kind on the line being read.

import type { Snapshot } from "./snapshot";
import { nodeAt, siblings } from "./tree";

export const JUMPS = ["comment", "variation", "check", "chase", "repetition", "verdict"] as const;

export type Jump = (typeof JUMPS)[number];

const IS: Record<Jump, (node: number, now: Snapshot) => boolean> = {
    comment: (node, { game }) => nodeAt(game, node).comment !== "",
    variation: (node, { game }) => 1 < siblings(game, node).length,
    check: (node, { game }) => nodeAt(game, node).check,
    chase: (node, { ruling }) => ruling(node)?.class === "chase",
    repetition: (node, { verdict, settings }) => verdict(settings.rules)?.span[0] === node,
    verdict: (node, { verdict, settings, line }) =>
        typeof verdict(settings.rules)?.outcome === "string" && line.at(-1) === node,
};

/** The next node of a kind behind the one shown, from the start again where there is none; `undefined` without any. */
export function nextPlace(kind: Jump, now: Snapshot): number | undefined {
    const ply = now.line.indexOf(now.node) + 1;
    const ahead = [...now.line.slice(ply), ...now.line.slice(0, ply)];
    return ahead.find((node) => IS[kind](node, now));
}
