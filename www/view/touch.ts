// What fingers do beyond tapping: hold a button, swipe over the board.

import type { Step } from "./keys";

const HOLD = 450;
const REPEAT = 140;
const SWIPE = 40;

/** Lets a button go on while it is held. */
export function repeatWhileHeld(button: HTMLElement, act: () => void): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const repeat = () => {
        isHeld = true;
        act();
        timer = setTimeout(repeat, REPEAT);
    };
    button.addEventListener("pointerdown", (event) => {
        isHeld = false;
        if (event.button === 0) {
            timer = setTimeout(repeat, HOLD);
        }
    });
    for (const end of ["pointerup", "pointerleave", "pointercancel"]) {
        button.addEventListener(end, () => clearTimeout(timer));
    }
    const swallow = (event: Event) => {
        // The click that ends a hold is none of its own.
        if (isHeld) {
            event.stopImmediatePropagation();
        }
        isHeld = false;
    };
    button.addEventListener("click", swallow, { capture: true });
}

/** A finger drawn to the left goes forward, as a page is turned. */
export function stepBySwipe(board: HTMLElement, step: (step: Step) => void): void {
    let start: PointerEvent | undefined;
    board.addEventListener("pointerdown", (event) => {
        start = event.pointerType === "mouse" ? undefined : event;
    });
    board.addEventListener("pointerup", (event) => {
        if (start?.pointerId === event.pointerId) {
            const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
            if (Math.max(SWIPE, 2 * Math.abs(down)) < Math.abs(right)) {
                step(right < 0 ? "forward" : "back");
            }
        }
    });
}
