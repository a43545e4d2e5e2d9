// All words of the page, in four languages, and how a language is found.

import type { PieceSet } from "./drawing";
import type { Jump } from "./jump";
import type { Settings } from "./settings";
import type { Take } from "./snapshot";
import type { Class, Color, Language, MoveView } from "./view";
import type { Weight } from "./weight";
import { en } from "./words/en";
import { vi } from "./words/vi";
import { zhHans } from "./words/zh-hans";
import { zhHant } from "./words/zh-hant";

/** Names for each of a set, and one for the set. */
type Labelled<Name extends string> = Record<Name | "label", string>;

export interface Words {
    language: Language;
    /** The notation of a move. */
    move: (played: MoveView) => string;
    side: Record<Color, string>;
    /** The name of a class. */
    class: Record<Class, string>;
    /** What stands beside a move: one character, or a short word. */
    sign: Record<Class, string>;
    /** What the shapes of the signs mean. */
    legend: Record<Weight, string>;
    undecided: string;
    untitled: string;
    fact: Record<string, string>;
    control: Record<
        "first" | "back" | "play" | "forward" | "last" | "flip" | "mirror" | "marks" | "position",
        string
    >;
    more: string;
    fork: string;
    pieces: Labelled<PieceSet>;
    numbers: Labelled<Settings["numbers"]>;
    theme: Labelled<Settings["theme"]>;
    pace: Labelled<Settings["pace"]>;
    jump: Labelled<Jump>;
    take: Labelled<Take>;
    /** The animated picture: from which ply to which, and what is said while it is made. */
    film: Record<"from" | "to" | "save" | "making" | "saved", string>;
    /** The button that shows the text that a board stands for. */
    original: string;
    /** Said when a text is on the clipboard, or ready to be copied by hand. */
    copied: string;
    copyThis: string;
    board: string;
    moves: string;
    start: string;
    ruling: string;
    verdict: string;
    rules: string;
    compare: string;
    compareNone: string;
    otherRules: string;
    /** How many of them come to another verdict. */
    differing: (count: number) => string;
    /** Rule sets by name; a name that is missing here stands for itself. */
    ruleSet: Record<string, string>;
    /** Verdicts by outcome and by whose fault it is. */
    outcome: (outcome: string | null, fault: Color | null) => string;
    basis: (basis: string, times: number) => string;
    pattern: (side: Color, name: string) => string;
    article: (article: string) => string;
    evidence: string;
    open: string;
    readAs: (format: string) => string;
    warnings: (count: number) => string;
    /** Where something stands in a text, in bytes. */
    offset: (bytes: number) => string;
    /** Which move of a game, from 1. */
    ply: (ply: number) => string;
    comma: string;
    leftovers: (count: number) => string;
    leftoverAt: (branch: number, ply: number) => string;
    variation: (count: number) => string;
    unfold: string;
    check: string;
    lost: (side: Color) => string;
    /** A piece for a screen reader, by FEN letter. */
    piece: (letter: string) => string;
    empty: string;
    failed: (reason: string) => string;
    /** There is no core that could read the text. */
    unavailable: string;
}

const TABLES: Record<Language, Words> = { "zh-Hans": zhHans, "zh-Hant": zhHant, en, vi };

/** The table for a language tag such as `zh-TW`; English where there is none. */
export function wordsFor(tag: string): Words {
    return TABLES[languageOf(tag)];
}

export function languageOf(tag: string): Language {
    const [primary, ...rest] = tag.toLowerCase().split("-");
    if (primary === "zh" || primary === "yue") {
        const traditional =
            rest.includes("hant") || (!rest.includes("hans") && /^(tw|hk|mo)$/.test(rest.at(-1) ?? ""));
        return traditional ? "zh-Hant" : "zh-Hans";
    }
    return primary === "vi" ? "vi" : "en";
}
