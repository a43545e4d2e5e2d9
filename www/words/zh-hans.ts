import type { Words } from "../words";

const PIECES: Record<string, string> = {
    K: "红帅",
    A: "红仕",
    B: "红相",
    N: "红马",
    R: "红车",
    C: "红炮",
    P: "红兵",
    k: "黑将",
    a: "黑士",
    b: "黑象",
    n: "黑马",
    r: "黑车",
    c: "黑炮",
    p: "黑卒",
};

const SIDE = { red: "红方", black: "黑方" };

export const zhHans: Words = {
    language: "zh-Hans",
    move: (played) => played.simplified,
    side: SIDE,
    class: {
        check: "将",
        kill: "杀",
        chase: "捉",
        exchange: "兑",
        offer: "献",
        block: "拦",
        follow: "跟",
        idle: "闲",
    },
    sign: {
        check: "将",
        kill: "杀",
        chase: "捉",
        exchange: "兑",
        offer: "献",
        block: "拦",
        follow: "跟",
        idle: "闲",
    },
    legend: { attack: "打：循环为禁止着法", allowed: "允许着法", idle: "闲着" },
    undecided: "未能断定",
    untitled: "棋局",
    fact: {
        red: "红方",
        black: "黑方",
        event: "赛事",
        place: "地点",
        date: "日期",
        result: "结果",
        round: "轮次",
        open: "开局",
        author: "作者",
        refer: "出处",
        remark: "评注",
        redteam: "红方队",
        blackteam: "黑方队",
        timerule: "用时规则",
        redtime: "红方用时",
        blacktime: "黑方用时",
    },
    control: {
        play: "自动播放",
        first: "回到起始局面",
        back: "上一着",
        forward: "下一着",
        last: "到最后一着",
        flip: "翻转棋盘",
        mirror: "左右对调",
        marks: "显示着法性质",
        position: "文字局面",
    },
    pieces: { label: "棋子", traditional: "繁体", simplified: "简体", symbols: "图形" },
    numbers: { label: "纵线", auto: "随语言", book: "一二三、123", digits: "123、123", none: "不标" },
    more: "更多选项",
    fork: "选择着法",
    theme: { label: "外观", auto: "跟随系统", paper: "书页", wood: "木盘", dark: "深色", contrast: "高对比" },
    pace: { label: "每着", "0.5": "半秒", "1": "1 秒", "2": "2 秒", "4": "4 秒", "8": "8 秒" },
    jump: {
        label: "跳到下一处",
        comment: "注解",
        variation: "变着",
        check: "将军",
        chase: "捉",
        repetition: "循环",
        verdict: "裁决",
    },
    take: {
        label: "复制与保存",
        fen: "复制 FEN",
        record: "复制棋谱",
        moves: "复制着法",
        link: "复制链接",
        svg: "存为 SVG",
        png: "存为 PNG",
    },
    film: {
        from: "从第几步",
        to: "到第几步",
        save: "存为 GIF 动图",
        making: "正在逐步绘制……",
        saved: "已保存。",
    },
    original: "原文",
    copied: "已复制。",
    copyThis: "请自行复制：",
    board: "棋盘",
    moves: "着法",
    start: "起始局面",
    ruling: "判词",
    verdict: "裁决",
    rules: "棋例",
    compare: "对照",
    compareNone: "不对照",
    differing: (count) => (count === 0 ? "结论相同" : `${count} 家结论不同`),
    otherRules: "各家棋例",
    ruleSet: {
        "china-1957": "中国 1957",
        "china-1999": "中国 1999",
        dpxq: "东萍",
        "china-2011-trial": "中国 2011 试行",
        "china-2011": "中国 2011",
        "china-2020": "中国 2020",
        axf: "亚洲",
        "wxf-2018": "世界 2018",
        computer: "电脑",
        tiantian: "天天象棋",
    },
    outcome: (outcome, fault) => {
        switch (outcome) {
            case "draw":
                return "不变作和";
            case "must_vary":
                return fault ? `${SIDE[fault]}须变着` : "须变着";
            case "loses":
                return fault ? `${SIDE[fault]}判负` : "判负";
            default:
                return "未成循环";
        }
    },
    basis: (basis, times) => {
        switch (basis) {
            case "repeated":
                return `局面已出现 ${times} 次`;
            case "pattern":
                return "照所列着法循环推定";
            default:
                return "局面没有重复";
        }
    },
    pattern: (side, name) => `${SIDE[side]} ${name}`,
    article: (article) => `条文 ${article}`,
    evidence: "演示",
    open: "打开棋谱文件，也可拖放或粘贴到这里",
    readAs: (format) => `读作 ${format}`,
    warnings: (count) => `读谱提示 ${count} 条`,
    offset: (bytes) => `第${bytes}字节`,
    ply: (ply) => `第${ply}着`,
    comma: "，",
    leftovers: (count) => `无处可放的注解 ${count} 条`,
    leftoverAt: (branch, ply) => (branch === 0 ? `主变第 ${ply} 着` : `变着 ${branch} 第 ${ply} 着`),
    variation: (count) => `变着 ${count} 步`,
    unfold: "展开全文",
    check: "将军",
    lost: (side) => `${SIDE[side]}胜`,
    piece: (letter) => PIECES[letter] ?? letter,
    empty: "空",
    failed: (reason) => `棋盘无法显示：${reason}`,
    unavailable: "棋盘的程序在本页无法运行，以下是棋谱原文。",
};
