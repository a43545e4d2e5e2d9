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
        const isGame = element.matches(DECLARED) || isAllGame(textOf(element), find);
        return isGame ? (create) => enclose(blockOf(element), create()) : undefined;
    }
    const isPlayer = element.matches(PLAYER);
    const games = isPlayer ? gamesIn(parametersOf(element), find) : gamesHidden(textOf(element), find);
    if (games.length === 0) {
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

/** The block that shows some code, if it shows nothing else. */
function blockOf(code: Element): Element {
    const parent = code.parentElement;
    return parent?.matches("pre, figure, div.highlight") && ink(textOf(parent)) === ink(textOf(code))
        ? blockOf(parent)
        : code;
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

/** The games of the first of some texts that has any. */
function gamesIn(texts: string[], find: Find): string[] {
    return texts.map((text) => cut(text, find)).find((games) => 0 < games.length) ?? [];
}

/** The games of a hidden text. The page may keep their moves in a script, which belong to a game that has none. */
function gamesHidden(text: string, find: Find): string[] {
    const [moves = ""] = [...document.scripts].flatMap(
        (script) => /DhtmlXQ_movelist\s*=[^;]*/.exec(script.text) ?? [],
    );
    const whole = `${text}\n${moves}`;
    return moves !== "" && find(whole).length === 2 ? [whole] : cut(text, find);
}

/** Whether a text is games and nothing else. */
function isAllGame(text: string, find: Find): boolean {
    const games = cut(text, find);
    return 0 < games.length && ink(games.join("")) === ink(text);
}

/** A text without what is blank. */
function ink(text: string): string {
    return text.replace(/\s+/g, "");
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
