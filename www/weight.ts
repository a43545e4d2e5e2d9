// How heavy a class is: what the rules forbid to repeat, what they allow, and idle moves.

import type { Class } from "./view";

export type Weight = "attack" | "allowed" | "idle";

export const CLASSES: Record<Weight, Class[]> = {
    attack: ["check", "kill", "chase"],
    allowed: ["exchange", "offer", "block", "follow"],
    idle: ["idle"],
};

export const WEIGHTS = Object.keys(CLASSES) as Weight[];

export function weightOf(kind: Class): Weight {
    return WEIGHTS.find((weight) => CLASSES[weight].includes(kind)) ?? "idle";
}
