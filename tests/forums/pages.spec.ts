// Every kind of page: each game becomes a board where its tags stood, and all else stays.

import { expect, test } from "@playwright/test";
import { boardsOf, looksOf, openPage, proseOf, textOf, textWithoutScript, titlesOf } from "./page";

interface Case {
    /** The titles of the boards, in the order of the page. */
    boards: string[];
    /** Some of the text outside of them. */
    prose: string[];
    /** Whether the boards show a text that the page kept in attributes or scripts. */
    adds?: boolean;
}

const PAGES: Record<string, Case> = {
    discuz: {
        boards: ["屏风马正着", "屏风马缓着", "屏风马正着", "马2进3", "全角"],
        prose: [
            "先看正着，两头蛇还没有动。",
            "再看急着，",
            "黑方慢了一步",
            "复制代码",
            "还有一盘全角括号的：",
            "。",
        ],
    },
    phpbb: {
        boards: ["Club evening", "Club evening", "Left horse"],
        prose: [
            "This is how it went last night:",
            "Select all",
            "Write games as [DhtmlXQ_movelist], please!",
            "In FEN and lists nothing here is touched: 1. C2=5 H8+7 2. H2+3 R9=8.",
        ],
    },
    discourse: {
        boards: ["Endgame 41", "Game", "Endgame 42", "Game"],
        prose: ["And the same position once more, fenced:", "Nobody can win this one.", "[DhtmlXQ_binit]"],
    },
    wordpress: {
        boards: ["長跟——車跟砲", "中砲", "甲", "乙", "棋局"],
        prose: [
            "長跟不犯規，紅方只好作和：",
            "甲：",
            "乙：",
            "兩個開局，任選其一。",
            "我走過：",
            "，也和了。",
        ],
    },
    hugo: {
        boards: ["Pháo đầu – Đương đầu pháo", "Mã đội", "Ván cờ"],
        prose: ["Ngôn ngữ không tô màu:", "Có tô màu:", "Danh sách nước đi:"],
    },
    hexo: {
        boards: ["长拦", "棋局"],
        prose: ["没有标明语言的代码块：", "讲写法的代码块，不是棋谱：", "着法写在 [DhtmlXQ_movelist] 里"],
    },
    mkdocs: {
        boards: ["Block", "Opening"],
        prose: ["With a highlighter:", 'tag = "DhtmlXQ_movelist"'],
    },
    obsidian: {
        boards: ["长兑", "Game"],
        prose: ["兑与拦，一图一表。", "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"],
    },
    "plain-gbk": {
        boards: ["註錦東隱", "Game"],
        prose: [
            "旧网页，编码是国标。题名里的「註錦東隱」第二个字节像括号、反斜杠。",
            "写在数据脚本里的：",
            "完。",
        ],
        adds: true,
    },
    players: {
        boards: ["框架", "隐藏块", "无框架", "脚本着法", "Flash", "Embed", "Java"],
        prose: ["框架，棋谱在名字里：", "播放器早就打不开了。", "别的框架和播放器，一概不动："],
        adds: true,
    },
};

for (const [name, { boards, prose, adds }] of Object.entries(PAGES)) {
    test(`${name}: each game is a board, and the rest of the page stays`, async ({ page }) => {
        const before = await textWithoutScript(page, name);
        await openPage(page, name);
        expect(await titlesOf(await boardsOf(page, boards.length))).toEqual(boards);
        expect(await proseOf(page)).toEqual(expect.arrayContaining(prose));
        if (!adds) {
            expect(await textOf(page), "the boards hold what they stand for").toBe(before);
        }
    });
}

for (const name of ["phpbb", "discourse", "wordpress", "mkdocs"]) {
    test(`${name}: text outside of the boards looks as it did`, async ({ page, baseURL }) => {
        test.skip(baseURL?.startsWith("file:") === true, "only what is served can be held back");
        await page.route("**/qili.js", (route) => route.abort());
        await openPage(page, name);
        const before = await looksOf(page);
        await page.unroute("**/qili.js");
        await openPage(page, name);
        await boardsOf(page, PAGES[name]?.boards.length ?? 0);
        const after = await looksOf(page);
        const kept = Object.keys(after).filter((text) => text in before);
        expect(kept.length).toBeGreaterThan(2);
        for (const text of kept) {
            expect(after[text], text).toBe(before[text]);
        }
    });
}
