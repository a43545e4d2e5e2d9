// The parts of a game and where they stand:
//
//   article.viewer > header
//                  > div.stage (board, strip, controls)
//                  > div.panel (rule set, moves, reason, verdicts, legend, notes)
//                  > p (what is spoken)

import { element } from "../dom";
import type { Actions, View } from "../snapshot";
import type { GameView, PassageView } from "../view";
import type { Words } from "../words";
import { BoardPicture } from "./board";
import { Comments } from "./comment";
import { createControls } from "./controls";
import { createFork } from "./fork";
import type { Command } from "./keys";
import { createList } from "./list";
import { createMenu } from "./menu";
import { createHeader, createNotes } from "./notes";
import { PointTable } from "./points";
import { createRuling } from "./ruling";
import { createLegend } from "./sign";
import { createStrip } from "./strip";
import { stepBySwipe } from "./touch";
import { createComparison, createRuleChoosers, createVerdict } from "./verdict";

export interface Layout {
    root: HTMLElement;
    picture: BoardPicture;
    points: PointTable;
    menu: HTMLElement;
    openMenu: (isOpen: boolean) => void;
    /** Makes ready for paper. */
    print: () => void;
    /** All that follow the reader. */
    views: View[];
    /** Where a screen reader listens. */
    live: HTMLElement;
}

export function createLayout(
    game: GameView,
    words: Words,
    run: (command: Command) => void,
    actions: Actions,
    taken: HTMLElement,
    passages: (node: number) => PassageView[],
): Layout {
    const picture = new BoardPicture();
    const points = new PointTable(words);
    const live = element("p", { class: "unseen", "aria-live": "polite" });
    const fork = createFork(words, actions.go);
    const strip = createStrip(words, actions.go);
    const menu = createMenu(words, run, actions);
    menu.root.append(taken);
    const controls = createControls(words, run, fork.root, menu.root);
    const rules = createRuleChoosers(words, actions);
    const list = createList(game, words, actions, new Comments(words, passages, actions.attempt));
    const ruling = createRuling(words, actions);
    const verdict = createVerdict(words);
    const comparison = createComparison(words);

    const title = game.title || words.untitled;
    const field = element(
        "div",
        { class: "field", tabindex: 0, role: "group", "aria-label": `${words.board}: ${title}` },
        picture.root,
        points.root,
    );
    stepBySwipe(field, run);
    const panel = [
        rules.root,
        list.root,
        ruling.root,
        verdict.root,
        comparison.root,
        createLegend(words),
        ...createNotes(game, words),
    ];
    const root = element(
        "article",
        { class: "viewer", part: "viewer", "aria-label": title },
        createHeader(game, words),
        element("div", { class: "stage" }, field, strip.root, controls.root),
        element("div", { class: "panel", part: "panel" }, ...panel),
        live,
    );
    const views = [fork, strip, menu, controls, rules, list, ruling, verdict, comparison];
    const { openMenu } = controls;
    return { root, picture, points, menu: menu.root, openMenu, print: list.print, views, live };
}
