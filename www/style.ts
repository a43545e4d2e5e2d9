// The style sheets of a board: one set of objects for all boards of a page.

import geometry from "./style/geometry.css";
import list from "./style/list.css";
import original from "./style/original.css";
import reasons from "./style/reasons.css";
import theme from "./style/theme.css";

let sheets: CSSStyleSheet[] | undefined;

/** Constructed when the first board needs them: importing this file touches nothing. */
export function styleSheets(): CSSStyleSheet[] {
    sheets ??= [theme, geometry, list, reasons, original].map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(inReadableSizes(text));
        return sheet;
    });
    return sheets;
}

/** Many a page makes the letters of its root tiny, to count in tens; a board would shrink with them. */
function inReadableSizes(text: string): string {
    const isTiny = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < 13;
    return isTiny ? text.replace(/([\d.]+)rem/g, (_, size) => `${16 * size}px`) : text;
}
