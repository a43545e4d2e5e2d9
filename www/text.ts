// The text of an element as it reads, with the line breaks that markup makes.

const LINES = /^(p|div|li|ul|ol|dl|dt|dd|h[1-6]|center|address|br|pre|tr)$/;

/** What stands beside a text without being a part of it: numbers of lines, a button that copies. */
const BESIDE = "script, style, button, .gutter";

/** Whether an element stands on lines of its own. */
export function isLine(element: Element): boolean {
    return LINES.test(element.localName);
}

export function textOf(root: Node): string {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
        node instanceof Element && node.matches(BESIDE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    let text = "";
    let isBroken = false;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text) {
            // Behind a line break of the page one of its source is none.
            text += isBroken ? node.data.replace(/^[ \t]*\r?\n/, "") : node.data;
            isBroken = false;
        } else if (isLine(node as Element) && text !== "") {
            text += "\n";
            isBroken = true;
        }
    }
    return text;
}
