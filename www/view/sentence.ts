// A sentence of the core in the reader's language, or in the nearest there is, marked as such for a screen reader.

import { element } from "../dom";
import type { WordsView } from "../view";
import type { Words } from "../words";

const TAGS: Record<keyof WordsView, string> = { zh: "zh-Hans", en: "en" };

export function sentence(text: WordsView, words: Words): HTMLSpanElement {
    const tag = TAGS[words.sentences];
    return element("span", { lang: tag === words.language ? null : tag }, text[words.sentences]);
}
