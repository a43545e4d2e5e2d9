// Who is measured in the page: each delivery of Qili, and other viewers where npm has them. Those are installed into a
// folder that lasts as long as the bench: they are for measuring, no part of what is built or shipped.

import { execFileSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { build } from "esbuild";

/** A Xiangqi game of 45 plies, and a chess game of as many (Anderssen against Kieseritzky, 1851). */
const XIANGQI =
    "1. 兵七进一 炮2平3 2. 马二进三 卒3进1 3. 相七进五 卒3进1 4. 兵三进一 象3进5 5. 马三进四 马2进4 6. 车一进一 车1平2 7. 车一平六 车9进1 8. 马八进九 马8进9 9. 仕六进五 卒3平4 10. 车六进三 炮8进3 11. 车六进三 炮3进2 12. 马四进六 车2进2 13. 车六退一 炮8退2 14. 车六平九 马4进6 15. 炮八平六 车9平2 16. 马九进七 前车进7 17. 后车平八 车2进8 18. 仕五退六 士6进5 19. 炮六平八 卒9进1 20. 炮八退一 卒5进1 21. 车九退二 炮8进1 22. 车九平八 车2平1 23. 兵九进一 *";
const CHESS =
    "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0";

/** xiangqiground is a board alone: it shows a position, without moves, list or rules. */
const PACKAGES = ["@lichess-org/pgn-viewer@2.5.9", "xiangqiground@0.1.0"];

const style = (file) => `<link rel="stylesheet" href="${file}">`;
const module = (file) => `<script src="${file}" type="module"></script>`;
const xiangqi = `<qili-board lang="zh-Hans">${XIANGQI}</qili-board>\n`;

/** Each by its name: what its page has in the head, and what stands for one board. */
export const CONTENDERS = {
    "qili.js": { head: '<script src="qili.js" defer></script>', board: xiangqi },
    "qili.mjs": { head: module("qili.mjs"), board: xiangqi },
    "lichess-pgn-viewer": {
        head: style("lichess-pgn-viewer.css") + module("lichess.mjs"),
        board: `<div class="game">${CHESS}</div>\n`,
    },
    xiangqiground: {
        head:
            ["base", "board", "pieces"].map((part) => style(`xiangqiground.${part}.css`)).join("") +
            module("ground.mjs"),
        board: '<div class="ground" style="width:360px;height:400px"></div>\n',
    },
};

/** What a page of the other viewers has to run, with the names of the package's own files. */
const STARTS = {
    "lichess.mjs": `import start from "@lichess-org/pgn-viewer";
for (const game of document.querySelectorAll(".game")) start(game, { pgn: game.textContent });`,
    "ground.mjs": `import { Xiangqiground } from "xiangqiground";
for (const board of document.querySelectorAll(".ground")) Xiangqiground(board, {});`,
};

/** Installs the other viewers into a folder and puts what their pages load beside them. */
export async function installOthers(folder) {
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"];
    execFileSync("npm", ["install", ...quiet, "--prefix", folder, ...PACKAGES], { stdio: "inherit" });
    for (const [name, contents] of Object.entries(STARTS)) {
        const stdin = { contents, resolveDir: folder };
        await build({ stdin, bundle: true, minify: true, format: "esm", outfile: `${folder}/${name}` });
    }
    const packages = `${folder}/node_modules`;
    await cp(
        `${packages}/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css`,
        `${folder}/lichess-pgn-viewer.css`,
    );
    await cp(`${packages}/xiangqiground/assets`, folder, { recursive: true });
}
