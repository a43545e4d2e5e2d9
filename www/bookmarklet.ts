// The page that hands out the bookmarklet: a link that brings the script beside this page into the page being read.

const script = new URL("qili.js", location.href).href;

const program = `(()=>{const script=document.createElement("script");script.src=${JSON.stringify(script)};document.head.append(script)})()`;

const address = `javascript:${encodeURIComponent(program)}`;

const link = document.querySelector("a.bookmarklet") as HTMLAnchorElement;
const line = document.querySelector("textarea") as HTMLTextAreaElement;
const offline = document.querySelector(".offline") as HTMLElement;

link.href = address;
link.addEventListener("click", (event) => event.preventDefault()); // It is for other pages.
line.value = address;
line.addEventListener("focus", () => line.select());
(document.querySelector("code") as HTMLElement).textContent = script;
offline.hidden = location.protocol !== "file:";
