// The attributes of <qili-board> as properties. They are its only state: a getter answers a value that the attribute
// can have, a setter writes the attribute.

import { setAttributes } from "./dom";
import { NUMBERS, PACES, PIECE_SETS, RULE_SETS, type Settings, THEMES } from "./settings";

/** Outside a browser there is nothing to extend; importing this file is harmless there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export class BoardAttributes extends Base {
    static readonly observedAttributes = [
        "rules",
        "compare",
        "static",
        "post",
        "game",
        "ply",
        "variation",
        "flip",
        "mirror",
        "marks",
        "pieces",
        "numbers",
        "theme",
        "pace",
        "lang",
        "src",
        "encoding",
        "open",
    ];

    /** The rule set that judges, e.g. `china-2020`. */
    get rules(): string {
        return oneOf(RULE_SETS, this.getAttribute("rules"), "china-2020");
    }

    set rules(value: string) {
        this.setAttribute("rules", value);
    }

    /** Another rule set, whose differing classes stand beside the moves; empty for none. */
    get compare(): string {
        return oneOf(RULE_SETS, this.getAttribute("compare"), "");
    }

    set compare(value: string) {
        setAttributes(this, { compare: value === "" ? null : value });
    }

    /** Only the board, as a diagram. */
    get static(): boolean {
        return this.hasAttribute("static");
    }

    set static(value: boolean) {
        this.toggleAttribute("static", value);
    }

    /** Made of the text of a post, which stands under the board on paper. */
    get post(): boolean {
        return this.hasAttribute("post");
    }

    set post(value: boolean) {
        this.toggleAttribute("post", value);
    }

    /** Which board of the text `ply` and `variation` are about, from 0. */
    get game(): number {
        return wholeNumber(this.getAttribute("game")) ?? 0;
    }

    set game(value: number) {
        this.setAttribute("game", String(value));
    }

    /** How many moves are played; `null` leaves it to the record. */
    get ply(): number | null {
        return wholeNumber(this.getAttribute("ply"));
    }

    set ply(value: number | null) {
        setAttributes(this, { ply: value });
    }

    /** Which line is read: `ply:choice` for each move that is not the first one written, e.g. `5:1,12:2`. */
    get variation(): string {
        const value = this.getAttribute("variation") ?? "";
        return /^\d+:\d+(,\d+:\d+)*$/.test(value) ? value : "";
    }

    set variation(value: string) {
        setAttributes(this, { variation: value === "" ? null : value });
    }

    /** Black at the bottom. */
    get flip(): boolean {
        return this.hasAttribute("flip");
    }

    set flip(value: boolean) {
        this.toggleAttribute("flip", value);
    }

    /** Left and right swapped, with the notation. */
    get mirror(): boolean {
        return this.hasAttribute("mirror");
    }

    set mirror(value: boolean) {
        this.toggleAttribute("mirror", value);
    }

    /** Whether the classes of the moves are shown. */
    get marks(): "all" | "none" {
        return this.getAttribute("marks") === "none" ? "none" : "all";
    }

    set marks(value: "all" | "none") {
        this.setAttribute("marks", value);
    }

    /** What the pieces show: `traditional`, `simplified` or `symbols`. */
    get pieces(): Settings["pieces"] {
        return oneOf(PIECE_SETS, this.getAttribute("pieces"), "traditional");
    }

    set pieces(value: Settings["pieces"]) {
        this.setAttribute("pieces", value);
    }

    /** The files' numbers: `book` (一二三 on Red's side), `digits`, `none`; `auto` follows language and pieces. */
    get numbers(): Settings["numbers"] {
        return oneOf(NUMBERS, this.getAttribute("numbers"), "auto");
    }

    set numbers(value: Settings["numbers"]) {
        this.setAttribute("numbers", value);
    }

    /** How the board looks: `auto`, `paper`, `wood`, `dark` or `contrast`. */
    get theme(): Settings["theme"] {
        return oneOf(THEMES, this.getAttribute("theme"), "auto");
    }

    set theme(value: Settings["theme"]) {
        this.setAttribute("theme", value);
    }

    /** Seconds between moves when the game plays by itself: `0.5`, `1`, `2`, `4` or `8`. */
    get pace(): Settings["pace"] {
        return oneOf(PACES, this.getAttribute("pace"), "2");
    }

    set pace(value: Settings["pace"]) {
        this.setAttribute("pace", value);
    }

    /** Where the text is, if it is not inside the element; `#` for the fragment of the page's address. */
    get src(): string {
        return this.getAttribute("src") ?? "";
    }

    set src(value: string) {
        this.setAttribute("src", value);
    }

    /** The code page of a file that is not Unicode, as browsers name them: `gb18030`, `big5`, `windows-1258` … */
    get encoding(): string {
        return this.getAttribute("encoding") ?? "gb18030";
    }

    set encoding(value: string) {
        this.setAttribute("encoding", value);
    }

    /** Whether readers may open games of their own. */
    get open(): boolean {
        return this.hasAttribute("open");
    }

    set open(value: boolean) {
        this.toggleAttribute("open", value);
    }

    /** What the attributes say about the looks and the rules. */
    protected get settings(): Settings {
        const { rules, compare, static: isStatic, flip, mirror, pieces, numbers, theme, pace } = this;
        return {
            rules,
            compare,
            static: isStatic,
            flip,
            mirror,
            pieces,
            numbers,
            theme,
            pace,
            marks: this.marks === "all",
        };
    }

    protected choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
        const attribute = name === "marks" ? (value ? "all" : "none") : value;
        setAttributes(this, { [name]: attribute === "" ? null : attribute });
    }
}

function oneOf<Value extends string>(
    values: readonly Value[],
    value: string | null,
    otherwise: Value,
): Value {
    return values.find((known) => known === value) ?? otherwise;
}

function wholeNumber(text: string | null): number | null {
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
