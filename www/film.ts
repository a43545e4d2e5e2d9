// A span of a game as an animated picture.

import { Gif } from "./gif";
import { type Palette, paint } from "./picture";
import type { Scene } from "./view";

/** How wide it is, in pixels: what a forum shows without shrinking it. */
const WIDTH = 600;

/**
 * Draws scenes one after the other, each when its turn comes; between them the page may do other things. The last one
 * stands twice as long. `goesOn` hears how many are done; when it answers no, there is no film.
 */
export async function film(
    scenes: (() => Scene)[],
    palette: Palette,
    seconds: number,
    goesOn: (done: number) => boolean,
): Promise<Blob | undefined> {
    let gif: Gif | undefined;
    for (const [index, scene] of scenes.entries()) {
        if (!goesOn(index)) {
            return undefined;
        }
        const context = paint(scene(), palette, WIDTH);
        const { width, height } = context.canvas;
        gif ??= new Gif(width, height);
        const isLast = index === scenes.length - 1;
        gif.add(context.getImageData(0, 0, width, height), isLast ? 2 * seconds : seconds);
        await new Promise((resolve) => setTimeout(resolve));
    }
    return gif?.finish();
}
