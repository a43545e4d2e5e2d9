// Animated GIF (version 89a, W3C): the one moving picture that every forum, chat and word processor shows. APNG and
// animated SVG are turned away or stand still in many of them.

/** A picture stores up to 256 colours; one of them stands for what has not changed. */
const COLORS = 255;
const UNCHANGED = 0;

interface Area {
    left: number;
    top: number;
    width: number;
    height: number;
}

/** A film that runs again and again; of each picture it stores what differs from the one before. */
export class Gif {
    readonly #width: number;
    readonly #height: number;
    readonly #parts: Uint8Array<ArrayBuffer>[];
    #before: Uint32Array;

    constructor(width: number, height: number) {
        this.#width = width;
        this.#height = height;
        this.#before = new Uint32Array(width * height);
        const screen = [...ascii("GIF89a"), ...word(width), ...word(height), 0x70, 0, 0];
        this.#parts = [
            Uint8Array.of(...screen, 0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, ...word(0), 0),
        ];
    }

    /** Adds an opaque picture that stands for some seconds. */
    add({ data }: ImageData, seconds: number): void {
        const pixels = new Uint32Array(data.buffer);
        const area = this.#changed(pixels);
        const { left, top, width, height } = area;
        const { table, indices } = this.#reduce(pixels, area);
        const bits = Math.max(2, Math.ceil(Math.log2(table.length)));
        const colors = Array.from({ length: 1 << bits }, (_, index) => table[index] ?? 0);
        this.#parts.push(
            Uint8Array.of(0x21, 0xf9, 4, 0b101, ...word(Math.round(seconds * 100)), UNCHANGED, 0),
            Uint8Array.of(0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0x7f + bits),
            Uint8Array.from(colors.flatMap((color) => [color, color >> 8, color >> 16])),
            Uint8Array.of(bits),
            blocks(compress(indices, bits)),
        );
        this.#before = pixels;
    }

    finish(): Blob {
        return new Blob([...this.#parts, Uint8Array.of(0x3b)], { type: "image/gif" });
    }

    /** The smallest area that holds all changes; a point where nothing changed. */
    #changed(pixels: Uint32Array): Area {
        let [left, top, right, bottom] = [this.#width, this.#height, 0, 0];
        for (const [at, pixel] of pixels.entries()) {
            if (pixel !== this.#before[at]) {
                const [x, y] = [at % this.#width, Math.floor(at / this.#width)];
                left = Math.min(left, x);
                right = Math.max(right, x + 1);
                top = Math.min(top, y);
                bottom = y + 1;
            }
        }
        return left < right
            ? { left, top, width: right - left, height: bottom - top }
            : { left: 0, top: 0, width: 1, height: 1 };
    }

    /** The most frequent new colours of an area, and which of them comes nearest to each pixel. */
    #reduce(pixels: Uint32Array, { left, top, width, height }: Area) {
        const at = (index: number) =>
            (top + Math.floor(index / width)) * this.#width + left + (index % width);
        const counts = new Map<number, number>();
        for (let index = 0; index < width * height; index += 1) {
            const pixel = pixels[at(index)] ?? 0;
            if (pixel !== this.#before[at(index)]) {
                counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
            }
        }
        const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
        const table = byCount.slice(0, COLORS);
        const nearest = new Map(
            byCount.map((color, rank) => [color, rank < COLORS ? rank : near(color, table)]),
        );
        const indices = Uint8Array.from({ length: width * height }, (_, index) => {
            const pixel = pixels[at(index)] ?? 0;
            return pixel === this.#before[at(index)] ? UNCHANGED : 1 + (nearest.get(pixel) ?? 0);
        });
        return { table: [0, ...table], indices };
    }
}

function near(color: number, table: number[]): number {
    const part = (of: number, shift: number) => (of >> shift) & 255;
    const distance = (other: number) =>
        [0, 8, 16].reduce((sum, shift) => sum + (part(color, shift) - part(other, shift)) ** 2, 0);
    const distances = table.map(distance);
    return distances.indexOf(Math.min(...distances));
}

/** Lempel, Ziv and Welch's codes, which grow from one bit more than a colour's number has to twelve. */
function compress(indices: Uint8Array, bits: number): number[] {
    const [clear, end] = [1 << bits, (1 << bits) + 1];
    const known = new Map<number, number>();
    const bytes: number[] = [];
    let [next, size, held, filled] = [end + 1, bits + 1, 0, 0];
    const put = (code: number) => {
        held |= code << filled;
        for (filled += size; 8 <= filled; filled -= 8) {
            bytes.push(held & 255);
            held >>>= 8;
        }
        if (next === 1 << size && size < 12) {
            size += 1;
        }
    };
    put(clear);
    let run = indices[0] ?? 0;
    for (const index of indices.subarray(1)) {
        const longer = (run << 8) | index;
        const code = known.get(longer);
        if (code === undefined) {
            put(run);
            if (next < 4096) {
                known.set(longer, next);
                next += 1;
            } else {
                put(clear);
                known.clear();
                [next, size] = [end + 1, bits + 1];
            }
        }
        run = code ?? index;
    }
    put(run);
    put(end);
    return [...bytes, held];
}

/** Bytes in blocks, each behind its length, with an empty one at the end. */
function blocks(bytes: number[]): Uint8Array<ArrayBuffer> {
    const parts = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, index) => {
        const part = bytes.slice(255 * index, 255 * (index + 1));
        return [part.length, ...part];
    });
    return Uint8Array.from([...parts.flat(), 0]);
}

function ascii(text: string): number[] {
    return [...text].map((letter) => letter.charCodeAt(0));
}

function word(value: number): number[] {
    return [value & 255, value >> 8];
}
