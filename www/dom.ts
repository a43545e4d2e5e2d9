// Elements without markup: text stays text, so nothing a record says can become an element.

type Value = string | number | boolean | null;
type Attributes = Record<string, Value>;

const SVG = "http://www.w3.org/2000/svg";

export function element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Attributes = {},
    ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
    const node = document.createElement(tag);
    setAttributes(node, attributes);
    node.append(...children);
    return node;
}

/** A button that does something when it is pressed. */
export function createButton(
    attributes: Attributes,
    press: () => void,
    ...children: (Node | string)[]
): HTMLButtonElement {
    const button = element("button", { type: "button", ...attributes }, ...children);
    button.addEventListener("click", press);
    return button;
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
    tag: Tag,
    attributes: Attributes = {},
    ...children: Node[]
): SVGElementTagNameMap[Tag] {
    const node = document.createElementNS(SVG, tag);
    setAttributes(node, attributes);
    node.append(...children);
    return node;
}

/** Writes the attributes that differ; `false` and `null` take one away, `true` sets it empty. */
export function setAttributes(node: Element, attributes: Attributes): void {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === false) {
            node.removeAttribute(name);
        } else {
            const text = value === true ? "" : String(value);
            if (node.getAttribute(name) !== text) {
                node.setAttribute(name, text);
            }
        }
    }
}

/** Writes the text if it differs: an unchanged live region stays silent. */
export function setText(node: Node, text: string): void {
    if (node.textContent !== text) {
        node.textContent = text;
    }
}
