import type { Words } from "../words";

const PIECES: Record<string, string> = {
    K: "紅帥",
    A: "紅仕",
    B: "紅相",
    N: "紅傌",
    R: "紅俥",
    C: "紅炮",
    P: "紅兵",
    k: "黑將",
    a: "黑士",
    b: "黑象",
    n: "黑馬",
    r: "黑車",
    c: "黑砲",
    p: "黑卒",
};

const SIDE = { red: "紅方", black: "黑方" };

export const zhHant: Words = {
    language: "zh-Hant",
    move: (played) => played.traditional,
    side: SIDE,
    class: {
        check: "將",
        kill: "殺",
        chase: "捉",
        exchange: "兌",
        offer: "獻",
        block: "攔",
        follow: "跟",
        idle: "閒",
    },
    sign: {
        check: "將",
        kill: "殺",
        chase: "捉",
        exchange: "兌",
        offer: "獻",
        block: "攔",
        follow: "跟",
        idle: "閒",
    },
    legend: { attack: "打：循環為禁止著法", allowed: "允許著法", idle: "閒著" },
    undecided: "未能斷定",
    untitled: "棋局",
    fact: {
        red: "紅方",
        black: "黑方",
        event: "賽事",
        place: "地點",
        date: "日期",
        result: "結果",
        round: "輪次",
        open: "開局",
        author: "作者",
        refer: "出處",
        remark: "評註",
        redteam: "紅方隊",
        blackteam: "黑方隊",
        timerule: "用時規則",
        redtime: "紅方用時",
        blacktime: "黑方用時",
    },
    control: {
        play: "自動播放",
        first: "回到起始局面",
        back: "上一著",
        forward: "下一著",
        last: "到最後一著",
        flip: "翻轉棋盤",
        mirror: "左右對調",
        marks: "顯示著法性質",
        position: "文字局面",
    },
    pieces: { label: "棋子", traditional: "繁體", simplified: "簡體", symbols: "圖形" },
    numbers: { label: "縱線", auto: "隨語言", book: "一二三、123", digits: "123、123", none: "不標" },
    more: "更多選項",
    fork: "選擇著法",
    theme: { label: "外觀", auto: "跟隨系統", paper: "書頁", wood: "木盤", dark: "深色", contrast: "高對比" },
    pace: { label: "每著", "0.5": "半秒", "1": "1 秒", "2": "2 秒", "4": "4 秒", "8": "8 秒" },
    jump: {
        label: "跳到下一處",
        comment: "註解",
        variation: "變著",
        check: "將軍",
        chase: "捉",
        repetition: "循環",
        verdict: "裁決",
    },
    take: {
        label: "複製與儲存",
        fen: "複製 FEN",
        record: "複製棋譜",
        moves: "複製著法",
        link: "複製連結",
        svg: "儲存 SVG",
        png: "儲存 PNG",
    },
    film: {
        from: "從第幾步",
        to: "到第幾步",
        save: "儲存 GIF 動圖",
        making: "正在逐步繪製……",
        saved: "已儲存。",
    },
    original: "原文",
    copied: "已複製。",
    copyThis: "請自行複製：",
    board: "棋盤",
    moves: "著法",
    start: "起始局面",
    ruling: "判詞",
    verdict: "裁決",
    rules: "棋例",
    compare: "對照",
    compareNone: "不對照",
    differing: (count) => (count === 0 ? "結論相同" : `${count} 家結論不同`),
    otherRules: "各家棋例",
    ruleSet: {
        "china-1957": "中國 1957",
        "china-1999": "中國 1999",
        dpxq: "東萍",
        "china-2011-trial": "中國 2011 試行",
        "china-2011": "中國 2011",
        "china-2020": "中國 2020",
        axf: "亞洲",
        "wxf-2018": "世界 2018",
        computer: "電腦",
        tiantian: "天天象棋",
    },
    outcome: (outcome, fault) => {
        switch (outcome) {
            case "draw":
                return "不變作和";
            case "must_vary":
                return fault ? `${SIDE[fault]}須變著` : "須變著";
            case "loses":
                return fault ? `${SIDE[fault]}判負` : "判負";
            default:
                return "未成循環";
        }
    },
    basis: (basis, times) => {
        switch (basis) {
            case "repeated":
                return `局面已出現 ${times} 次`;
            case "pattern":
                return "照所列著法循環推定";
            default:
                return "局面沒有重複";
        }
    },
    pattern: (side, name) => `${SIDE[side]} ${name}`,
    article: (article) => `條文 ${article}`,
    evidence: "演示",
    open: "開啟棋譜檔案，也可拖放或貼到這裡",
    readAs: (format) => `讀作 ${format}`,
    warnings: (count) => `讀譜提示 ${count} 條`,
    offset: (bytes) => `第${bytes}位元組`,
    ply: (ply) => `第${ply}著`,
    comma: "，",
    leftovers: (count) => `無處可放的註解 ${count} 條`,
    leftoverAt: (branch, ply) => (branch === 0 ? `主變第 ${ply} 著` : `變著 ${branch} 第 ${ply} 著`),
    variation: (count) => `變著 ${count} 步`,
    unfold: "展開全文",
    check: "將軍",
    lost: (side) => `${SIDE[side]}勝`,
    piece: (letter) => PIECES[letter] ?? letter,
    empty: "空",
    failed: (reason) => `棋盤無法顯示：${reason}`,
    unavailable: "棋盤的程式在本頁無法執行，以下是棋譜原文。",
};
