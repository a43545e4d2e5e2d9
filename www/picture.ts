// Pictures to save: the scene in the colours that the page gives it, as an SVG file or on a canvas.

import { element, svg } from "./dom";
import type { Figure, Ink, Scene, Tone } from "./view";

export type Palette = Record<keyof typeof COLORS, string>;

/** Which class names take which colour of the style sheet. */
const COLORS = {
    sheet: ["", "sheet"],
    frame: ["", "frame"],
    line: ["", "line"],
    print: ["", "print"],
    disc: ["", "disc"],
    edge: ["", "edge"],
    red: ["red", "tone"],
    black: ["black", "tone"],
    threat: ["threat", "tone"],
    guard: ["guard", "tone"],
    trace: ["trace", "tone"],
} as const;

/** The colours that a drawing has on the page at this moment. */
export function paletteOf(drawing: SVGSVGElement): Palette {
    const colors = Object.entries(COLORS).map(([name, [tone, ink]]) => {
        const probe = svg("g", { class: tone }, svg("path", { class: ink }));
        drawing.append(probe);
        const color = getComputedStyle(probe.firstElementChild ?? probe).fill;
        probe.remove();
        return [name, color];
    });
    return Object.fromEntries(colors) as Palette;
}

/** The text of an SVG file that needs no style sheet. */
export function print({ width, height, figures }: Scene, palette: Palette, title: string): string {
    const groups = figures.map(({ tone, x, y, shapes }) => {
        const paths = shapes.map(({ ink, stroke, path }) => {
            const color = colorOf(ink, tone, palette);
            const paints =
                stroke === 0 ? { fill: color } : { fill: "none", stroke: color, "stroke-width": stroke };
            return svg("path", { ...paints, d: path });
        });
        return svg("g", { transform: `translate(${x} ${y})` }, ...paths);
    });
    const name = svg("title");
    name.textContent = title;
    const root = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img" }, name, ...groups);
    return new XMLSerializer().serializeToString(root);
}

/** Draws a scene without going through a picture, which a page's policy may forbid. */
export function paint(scene: Scene, palette: Palette, width: number): CanvasRenderingContext2D {
    const scale = width / scene.width;
    const canvas = element("canvas", { width, height: Math.round(scene.height * scale) });
    const context = canvas.getContext("2d");
    if (context === null) {
        throw new Error("this browser has no canvas to draw on");
    }
    for (const figure of scene.figures) {
        context.setTransform(scale, 0, 0, scale, figure.x * scale, figure.y * scale);
        paintFigure(context, figure, palette);
    }
    return context;
}

function paintFigure(context: CanvasRenderingContext2D, { shapes, tone }: Figure, palette: Palette): void {
    for (const { ink, stroke, path } of shapes) {
        const color = colorOf(ink, tone, palette);
        if (stroke === 0) {
            context.fillStyle = color;
            context.fill(new Path2D(path));
        } else {
            context.strokeStyle = color;
            context.lineWidth = stroke;
            context.stroke(new Path2D(path));
        }
    }
}

function colorOf(ink: Ink, tone: Tone | null, palette: Palette): string {
    switch (ink) {
        case "tone":
            return palette[tone ?? "black"];
        case "blank":
            return palette.disc;
        default:
            return palette[ink];
    }
}
