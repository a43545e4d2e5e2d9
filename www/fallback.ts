// Where WebAssembly is not to be had, by the page's policy, by its server or with an old engine: the same core as plain
// JavaScript, fetched only then.

import type { Core } from "./core";

/**
 * The event by which the fetched script hands over the core. It exports nothing, so that it can be fetched as a module
 * and as a classic script alike.
 */
export const HANDOVER = "qili-fallback";

/** The core can be had neither as WebAssembly nor as plain JavaScript; the cause says why not as WebAssembly. */
export class UnavailableError extends Error {}

/** Loads the core, or else the script of the fallback. */
export async function orFallback(
    load: () => Promise<Core>,
    fetchScript: () => Promise<unknown>,
): Promise<Core> {
    try {
        return await load();
    } catch (cause) {
        const core = handover();
        try {
            await fetchScript();
        } catch {
            const reason = cause instanceof Error ? cause.message : String(cause);
            throw new UnavailableError(`no WebAssembly (${reason}), no qili-fallback.js`, { cause });
        }
        return core;
    }
}

function handover(): Promise<Core> {
    return new Promise((resolve) => {
        globalThis.addEventListener?.(HANDOVER, (event) => resolve((event as CustomEvent<Core>).detail), {
            once: true,
        });
    });
}
