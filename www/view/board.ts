// The picture of the board, built from the core's list of shapes:
//
//   svg.board > g.layer (sheet, lines, numbers)
//             > g.layer (last move, check)
//             > g.layer (pieces: these stay and glide)
//             > g.layer (rings, arrows, numbers)

import { setAttributes, svg } from "../dom";
import type { Figure, Part, Scene, Square } from "../view";

const LAYER: Record<Part, number> = { paper: 0, last: 1, check: 1, piece: 2, ring: 3, arrow: 3, label: 3 };
const PIECES = LAYER.piece;
const GLIDE = 180;

/** A piece on the board and its element. */
interface Placed {
    figure: Figure;
    /** Where it stood at the start: that tells it from others of its kind, however far a reader jumps. */
    home: Square | null;
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

    /** Shows what `moves` from the start led to; pieces that moved glide there if asked to. */
    draw(scene: Scene, moves: string[], glide: boolean): void {
        setAttributes(this.root, { viewBox: `0 0 ${scene.width} ${scene.height}` });
        for (const [index, layer] of this.#layers.entries()) {
            const figures = scene.figures.filter((figure) => LAYER[figure.part] === index);
            if (index === PIECES) {
                this.#place(layer, figures, homesAfter(moves), glide);
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

    #place(layer: SVGGElement, figures: Figure[], homes: Map<string, Square>, glide: boolean): void {
        const before = new Map(this.#placed.map((placed) => [placed.home, placed]));
        this.#placed = figures.map((figure) => {
            const home = homes.get(figure.square ?? "") ?? figure.square;
            const old = before.get(home);
            if (old === undefined || lookOf(old.figure) !== lookOf(figure)) {
                return { figure, home, node: build(figure) };
            }
            before.delete(home);
            move(old, figure, glide);
            return { figure, home, node: old.node };
        });
        for (const { node } of before.values()) {
            node.remove();
        }
        for (const { node } of this.#placed) {
            if (node.parentNode !== layer) {
                layer.append(node);
            }
        }
    }
}

/** Where the pieces that have moved stood at the start, by where they stand now. */
function homesAfter(moves: string[]): Map<string, Square> {
    const homes = new Map<string, Square>();
    for (const move of moves) {
        const [from, to] = [move.slice(0, 2), move.slice(2)];
        homes.set(to, homes.get(from) ?? from);
        homes.delete(from);
    }
    return homes;
}

function lookOf({ tone, shapes }: Figure): string {
    return `${tone} ${shapes.at(-1)?.path}`;
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
