// What a developer writes: the element by its import, the rules by their functions, everything typed.

import init, { type Book, type GameView, type QiliBoard, read, type VerdictView } from "qili";
import { scan } from "qili/scan";

scan(document.body, { attributes: { rules: "china-1957" } });

const board: QiliBoard | null = document.querySelector("qili-board");
board?.addEventListener("qili-ready", ({ detail }) => {
    document.title = `${detail.games} board`;
});

await init();
const book: Book = read("[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]");
const [game]: GameView[] = book.view().games;
const verdict: VerdictView = book.verdict(0, 3, "china-2020");
document.body.dataset.move = `${game?.nodes[1]?.played?.wxf} ${verdict.basis}`;
book.free();
