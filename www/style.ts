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
        sheet.replaceSync(text);
        return sheet;
    });
    return sheets;
}
