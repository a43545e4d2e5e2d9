// The picture of the board, built from the core's list of shapes:
//
//   svg.board > g.layer (sheet, lines, numbers)
//             > g.layer (last move, check)
//             > g.layer (pieces: these stay and glide)
//             > g.layer (rings, arrows, numbers)

import { setAttributes, svg } from "../dom";
import type { Figure, Part, Scene } from "../view";

const LAYER: Record<Part, number> = { paper: 0, last: 1, check: 1, piece: 2, ring: 3, arrow: 3, label: 3 };
const PIECES = LAYER.piece;
const GLIDE = 180;

/** A piece on the board and its element. */
interface Placed {
    figure: Figure;
    node: SVGGElement;
}

export class BoardPicture {
    readonly root = svg("svg", { class: "board", "aria-hidden": "true", part: "board" });
    readonly #layers = [0, 1, 2, 3].map(() => svg("g"));
    #sheet = "";
    #placed: Placed[] = [];

    constructor() {
        this.root.append(...this.#layers);
    }

    /** Shows a scene; pieces that moved glide there if asked to. */
    draw(scene: Scene, glide: boolean): void {
        setAttributes(this.root, { viewBox: `0 0 ${scene.width} ${scene.height}` });
        for (const [index, layer] of this.#layers.entries()) {
            const figures = scene.figures.filter((figure) => LAYER[figure.part] === index);
            if (index === PIECES) {
                this.#place(layer, figures, glide);
            } else if (index !== 0 || this.#isNewSheet(figures)) {
                layer.replaceChildren(...figures.map(build));
            }
        }
    }

    /** The sheet hardly ever changes, so it is not built anew for every move. */
    #isNewSheet(figures: Figure[]): boolean {
        const sheet = figures.flatMap((figure) => figure.shapes.map((shape) => shape.path)).join();
        const isNew = sheet !== this.#sheet;
        this.#sheet = sheet;
        return isNew;
    }

    #place(layer: SVGGElement, figures: Figure[], glide: boolean): void {
        const before = this.#placed;
        const origins = matchPieces(
            before.map(({ figure }) => figure),
            figures,
        );
        this.#placed = figures.map((figure, index) => {
            const old = before[origins[index] ?? -1];
            if (old === undefined) {
                return { figure, node: build(figure) };
            }
            move(old, figure, glide);
            return { figure, node: old.node };
        });
        const kept = new Set(this.#placed.map(({ node }) => node));
        for (const { node } of before) {
            if (!kept.has(node)) {
                node.remove();
            }
        }
        for (const { node } of this.#placed) {
            if (node.parentNode !== layer) {
                layer.append(node);
            }
        }
    }
}

/**
 * Which piece of a position becomes which of the next: for each figure of `next` the index of one of `before` that looks
 * the same, or -1. Pieces that stay put are matched first, then the nearest.
 */
export function matchPieces(before: Figure[], next: Figure[]): number[] {
    const free = new Set(before.keys());
    const origins = next.map(() => -1);
    const take = (index: number, origin: number | undefined) => {
        if (origin !== undefined) {
            origins[index] = origin;
            free.delete(origin);
        }
    };
    const looks = (index: number, figure: Figure) =>
        before[index]?.shapes.at(-1)?.path === figure.shapes.at(-1)?.path;
    const distance = (index: number, figure: Figure) =>
        Math.hypot((before[index]?.x ?? 0) - figure.x, (before[index]?.y ?? 0) - figure.y);
    for (const isNear of [true, false]) {
        for (const [index, figure] of next.entries()) {
            if (origins[index] === -1) {
                const fitting = [...free].filter(
                    (origin) => looks(origin, figure) && (!isNear || distance(origin, figure) === 0),
                );
                fitting.sort((one, other) => distance(one, figure) - distance(other, figure));
                take(index, fitting[0]);
            }
        }
    }
    return origins;
}

function move({ figure: from, node }: Placed, to: Figure, glide: boolean): void {
    if (from.x === to.x && from.y === to.y) {
        return;
    }
    setAttributes(node, { transform: `translate(${to.x} ${to.y})` });
    if (glide) {
        node.parentNode?.append(node); // above the pieces that it passes
        const frames = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
        node.animate(frames, { duration: GLIDE, easing: "ease-out" });
    }
}

function build(figure: Figure): SVGGElement {
    const paths = figure.shapes.map((shape) =>
        svg("path", {
            class: shape.ink,
            d: shape.path,
            "stroke-width": shape.stroke === 0 ? null : shape.stroke,
        }),
    );
    const place = figure.x === 0 && figure.y === 0 ? null : `translate(${figure.x} ${figure.y})`;
    return svg(
        "g",
        { class: [figure.part, figure.tone].filter(Boolean).join(" "), transform: place },
        ...paths,
    );
}
