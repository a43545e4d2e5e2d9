// Elements that carry games in another way than as text of the page: code blocks, data scripts, dead players.

import { element as newElement } from "../dom";
import { textOf } from "../text";

/** Where the games of a text begin and end, one after the other. */
export type Find = (text: string) => ArrayLike<number>;

/** Whether a text has what every game in tags has: the core is asked of nothing else. */
export function isMarked(text: string): boolean {
    return /dhtmlxq/i.test(text);
}

/** An element with games: brings boards into the page, one for each, and into each the text that it stands for. */
export type Carrier = (create: () => HTMLElement) => void;

const SCRIPT = 'script[type="text/xiangqi"]';

/** Code that says which language it is in, as the makers of static sites and the forums write it. */
const DECLARED = ["xiangqi", "dhtmlxq"]
    .map((name) => `code.language-${name}, code.lang-${name}, div.language-${name}, figure.${name}`)
    .join();

/** Code in two columns, numbers and lines. */
const NUMBERED = "figure.highlight";

/** What old posts show games with: a frame, Flash, an applet. */
const PLAYER = "iframe, object, embed, applet";

/** Where dpxq keeps the text for the frame beside it, which bears its name. */
const HIDDEN = '[id^="dhtmlxq_" i]';

const CARRIERS = [SCRIPT, DECLARED, NUMBERED, PLAYER, HIDDEN].join();

/** Whether a part of the page may hold a game, as far as that is seen without the core. */
export function mentions(root: Element): boolean {
    return (
        isMarked(root.textContent ?? "") ||
        [root, ...root.querySelectorAll(CARRIERS)].some(
            (element) => element.matches(`${SCRIPT}, ${DECLARED}`) || parametersOf(element).some(isMarked),
        )
    );
}

/** What an element carries, if it is one that carries games. */
export function carried(element: Element, find: Find): Carrier | undefined {
    if (!element.matches(CARRIERS)) {
        return undefined;
    }
    if (element.matches(SCRIPT)) {
        return (create) => element.after(filled(create(), element.textContent ?? ""));
    }
    if (element.matches(`${DECLARED}, ${NUMBERED}`)) {
        const block = element.closest("figure, div.highlight, pre") ?? element;
        const isGame = element.matches(DECLARED) || isAllGame(textOf(block), find);
        return isGame ? (create) => enclose(block, create()) : undefined;
    }
    const isPlayer = element.matches(PLAYER);
    const texts = isPlayer ? parametersOf(element) : [textOf(element)];
    const games = texts.map((text) => cut(text, find)).find((games) => 0 < games.length);
    if (games === undefined) {
        return undefined;
    }
    return (create) => {
        const player = isPlayer ? element : document.getElementsByName(`name_${element.id}`)[0];
        const boards = games.map((game) => filled(create(), game));
        if (player === undefined) {
            element.after(...boards);
        } else {
            player.replaceWith(...boards);
        }
    };
}

/** Puts a board round a block of the page. */
function enclose(block: Element, board: HTMLElement): void {
    block.replaceWith(board);
    board.append(block);
}

function filled(board: HTMLElement, text: string): HTMLElement {
    board.append(newElement("pre", {}, text));
    return board;
}

/** The games of a text. */
function cut(text: string, find: Find): string[] {
    const ends = isMarked(text) ? Array.from(find(text)) : [];
    return ends.flatMap((from, at) => (at % 2 === 0 ? [text.slice(from, ends[at + 1])] : []));
}

/** Whether a text is games and nothing else. */
function isAllGame(text: string, find: Find): boolean {
    const games = cut(text, find);
    const inGames = games.reduce((length, game) => length + blackened(game), 0);
    return 0 < games.length && inGames === blackened(text);
}

/** How much of a text is ink. */
function blackened(text: string): number {
    return text.replace(/\s+/g, "").length;
}

/** What a player was told: by attributes of its own, and of what stands inside it for older browsers. */
function parametersOf(player: Element): string[] {
    const names = ["name", "src", "data", "flashvars", "value"];
    return [player, ...player.querySelectorAll("param, embed")].flatMap((element) =>
        names.map((name) => unescaped(element.getAttribute(name) ?? "")),
    );
}

/** A text without the escapes of addresses, of which old players were given a layer or several. */
function unescaped(text: string, layers = 4): string {
    if (layers === 0 || !/%(25)*5B/i.test(text)) {
        return text;
    }
    try {
        return unescaped(decodeURIComponent(text), layers - 1);
    } catch {
        return text; // In the code page of an old forum.
    }
}
