// What a screen reader says of a position: number, side, move, class, and what else there is to know.

import type { Snapshot } from "../snapshot";
import { moveNumber, nodeAt } from "../tree";

export function announcement({ game, node, words, settings, ruling }: Snapshot): string {
    const { played, written, side, check, lost, comment, problem } = nodeAt(game, node);
    if (node === 0) {
        return [words.start, comment].filter(Boolean).join(". ");
    }
    const judged = settings.marks ? ruling(node) : undefined;
    const parts = [
        `${moveNumber(game, node)} ${words.side[side]}`,
        played === null ? written : words.move(played),
        judged?.class ? words.class[judged.class] : "",
        // The class says it already where it is known.
        check && judged?.class !== "check" ? words.check : "",
        lost ? words.lost(side) : "",
        problem ?? "",
        comment,
    ];
    return parts.filter(Boolean).join(", ");
}
