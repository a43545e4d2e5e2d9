/** The scanner for programs that use the module; a page takes `qili.js`, which scans by itself. */

import init, { find } from "./module";
import { copyTexts } from "./scan/copy";
import { type Options, Scanner } from "./scan/scanner";

export type { Options, Scanner };

/**
 * Turns the games in a part of the page into boards, and those that come into it later, until `stop` is called on the
 * answer.
 */
export function scan(root: Element, options: Partial<Options> = {}): Scanner {
    const load = async () => {
        await init();
        return find;
    };
    const scanner = new Scanner(load, { within: "", attributes: {}, ...options });
    scanner.start(root);
    document.addEventListener("copy", copyTexts);
    return scanner;
}
