// Laws that hold for any page, whatever stands in it: tried on pages made up by dice.

import { expect, test } from "@playwright/test";
import { openPage } from "./page";

/** How many pages are made up; each number makes the same page for ever. */
const PAGES = 60;

test("nothing is lost, no board stands where it may not, and a second look finds nothing new", async ({
    page,
}) => {
    await openPage(page, "twice");
    await page.locator("qili-board").waitFor({ state: "attached" });
    const broken = await page.evaluate(async (pages) => {
        const TEXTS = [
            "[DhtmlXQ]",
            "[/DhtmlXQ]",
            "[DhtmlXQ_title]",
            "[/DhtmlXQ_title]",
            "[DhtmlXQ_movelist]",
            "[/DhtmlXQ_movelist]",
            "[DhtmlXQ_comment1]c",
            "7747",
            "[DhtmlXQ_title]a[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
            "\\u005BDhtmlXQ_movelist]77477062\\u005B/DhtmlXQ_movelist]",
            "［DhtmlXQ_movelist］1927［/DhtmlXQ_movelist］",
            "prose ",
            " \n",
        ];
        const ELEMENTS =
            "p div span br b a li ul ol td tr table blockquote pre code figure section img label button h3".split(
                " ",
            );
        const CLASSES = ["", "", "", "highlight", "language-xiangqi", "lang-dhtmlxq"];
        const MISPLACED = ["qili-board", "a[href]", "button", "label", "[contenteditable]"]
            .map((place) => `${place} qili-board`)
            .join();

        /** Whole numbers below a limit, the same for each seed. */
        const dice = (seed: number) => {
            let state = seed;
            return (limit: number) => {
                state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
                return (state >> 8) % limit;
            };
        };
        const grow = (roll: (limit: number) => number, depth: number): Node => {
            const pick = <Value>(values: Value[]) => values[roll(values.length)] as Value;
            if (roll(10) < 6 || 6 < depth) {
                return document.createTextNode(pick(TEXTS) + pick(TEXTS) + pick(TEXTS));
            }
            const element = document.createElement(pick(ELEMENTS));
            element.className = pick(CLASSES);
            element.toggleAttribute("href", roll(2) === 0);
            element.toggleAttribute("contenteditable", roll(12) === 0);
            for (let count = /^(br|img)$/.test(element.localName) ? 0 : roll(6); 0 < count; count -= 1) {
                element.append(grow(roll, depth + 1));
            }
            return element;
        };
        /** Waits until no more boards come. */
        const settle = async () => {
            for (let before = -1, calm = 0; calm < 5; ) {
                await new Promise((resolve) => requestIdleCallback(resolve));
                const { length } = document.querySelectorAll("qili-board");
                calm = length === before ? calm + 1 : 0;
                before = length;
            }
        };

        const roots = Array.from({ length: pages }, (_, at) => {
            const roll = dice(at + 1);
            const root = document.createElement("section");
            root.style.marginTop = "9999px"; // Out of sight no board has to be drawn.
            for (let count = 8; 0 < count; count -= 1) {
                root.append(grow(roll, 0));
            }
            return root;
        });
        const said = roots.map((root) => root.textContent);
        document.body.append(...roots);
        await settle();
        const once = roots.map((root) => root.innerHTML);
        document.body.append(...roots);
        await settle();

        const broken = [];
        for (const [at, root] of roots.entries()) {
            if (root.textContent !== said[at]) {
                broken.push(`page ${at + 1}: lost text`);
            }
            if (root.querySelector(MISPLACED) !== null) {
                broken.push(`page ${at + 1}: misplaced a board`);
            }
            if (root.innerHTML !== once[at]) {
                broken.push(`page ${at + 1}: found more at a second look`);
            }
        }
        if (document.querySelectorAll("qili-board").length < pages) {
            broken.push("too few boards for a test");
        }
        return broken;
    }, PAGES);
    expect(broken).toEqual([]);
});
