// The page that hands out the bookmarklet: a link that brings the script beside this page into the page being read.

import { element } from "./dom";

const script = new URL("qili.js", location.href).href;

const program = `(()=>{const script=document.createElement("script");script.src=${JSON.stringify(script)};document.head.append(script)})()`;

const address = `javascript:${encodeURIComponent(program)}`;

const link = element("a", { href: address }, "棋例 Qili");
link.addEventListener("click", (event) => event.preventDefault()); // It is for other pages.
place(".bookmarklet").append(link);
place("code").append(script);
place(".offline").hidden = location.protocol !== "file:";

const line = place("textarea");
line.append(address);

function place(selector: string): HTMLElement {
    return document.querySelector(selector) as HTMLElement;
}
