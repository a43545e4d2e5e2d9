import type { Words } from "../words";

const ROLES: Record<string, string> = {
    k: "king",
    a: "advisor",
    b: "elephant",
    n: "horse",
    r: "rook",
    c: "cannon",
    p: "pawn",
};

const SIDE = { red: "Red", black: "Black" };

export const en: Words = {
    language: "en",
    move: (played) => played.wxf,
    side: SIDE,
    class: {
        check: "check",
        kill: "threat of mate",
        chase: "chase",
        exchange: "offer to exchange",
        offer: "offer of a piece",
        block: "block",
        follow: "tailing",
        idle: "idle",
    },
    sign: {
        check: "check",
        kill: "kill",
        chase: "chase",
        exchange: "exch",
        offer: "offer",
        block: "block",
        follow: "tail",
        idle: "idle",
    },
    legend: { attack: "attacks, forbidden to repeat", allowed: "allowed moves", idle: "idle moves" },
    undecided: "undecided",
    untitled: "Game",
    fact: {
        red: "Red",
        black: "Black",
        event: "Event",
        place: "Place",
        date: "Date",
        result: "Result",
        round: "Round",
        open: "Opening",
        author: "Author",
        refer: "Source",
        remark: "Annotator",
        redteam: "Red's team",
        blackteam: "Black's team",
        timerule: "Time rule",
        redtime: "Red's time",
        blacktime: "Black's time",
    },
    control: {
        play: "Play by itself",
        first: "To the start",
        back: "Back one move",
        forward: "Forward one move",
        last: "To the end",
        flip: "Turn the board",
        mirror: "Swap left and right",
        marks: "Show the moves' classes",
        position: "Position in words",
    },
    pieces: { label: "Pieces", traditional: "Traditional", simplified: "Simplified", symbols: "Symbols" },
    numbers: {
        label: "File numbers",
        auto: "As the language",
        book: "一二三, 123",
        digits: "123, 123",
        none: "None",
    },
    more: "More options",
    fork: "Choose a continuation",
    theme: {
        label: "Look",
        auto: "As the system",
        paper: "Book paper",
        wood: "Wood",
        dark: "Dark",
        contrast: "High contrast",
    },
    pace: {
        label: "A move every",
        "0.5": "half second",
        "1": "second",
        "2": "2 seconds",
        "4": "4 seconds",
        "8": "8 seconds",
    },
    jump: {
        label: "Go to the next",
        comment: "comment",
        variation: "variation",
        check: "check",
        chase: "chase",
        repetition: "repetition",
        verdict: "verdict",
    },
    take: {
        label: "Copy or save",
        fen: "Copy FEN",
        record: "Copy record",
        moves: "Copy moves",
        link: "Copy link",
        svg: "Save SVG",
        png: "Save PNG",
    },
    film: { from: "From ply", to: "to ply", save: "Save GIF", making: "Drawing the moves…", saved: "Saved." },
    original: "Source text",
    copied: "Copied.",
    copyThis: "Please copy this:",
    board: "Board",
    moves: "Moves",
    start: "Start",
    ruling: "Reason",
    verdict: "Verdict",
    rules: "Rules",
    compare: "Compare",
    compareNone: "none",
    differing: (count) => (count === 0 ? "all agree" : count === 1 ? "one differs" : `${count} differ`),
    otherRules: "Under other rules",
    ruleSet: {
        "china-1957": "China 1957",
        "china-1999": "China 1999",
        dpxq: "dpxq",
        "china-2011-trial": "China 2011 trial",
        "china-2011": "China 2011",
        "china-2020": "China 2020",
        axf: "Asian (AXF)",
        "wxf-2018": "World (WXF) 2018",
        computer: "Computer",
        tiantian: "Tiantian",
    },
    outcome: (outcome, fault) => {
        switch (outcome) {
            case "draw":
                return "Draw";
            case "must_vary":
                return fault ? `${SIDE[fault]} must vary` : "Must vary";
            case "loses":
                return fault ? `${SIDE[fault]} loses` : "Lost";
            default:
                return "No repetition";
        }
    },
    basis: (basis, times) => {
        switch (basis) {
            case "repeated":
                return times === 1 ? "the position stood once" : `the position stood ${times} times`;
            case "pattern":
                return "as if the moves shown went on";
            default:
                return "no position recurs";
        }
    },
    pattern: (side, name) => `${SIDE[side]}: ${name}`,
    article: (article) => `article ${article}`,
    evidence: "Show",
    open: "Open a file, or drop or paste one here",
    readAs: (format) => `read as ${format}`,
    warnings: (count) => (count === 1 ? "1 note on reading" : `${count} notes on reading`),
    offset: (bytes) => `byte ${bytes}`,
    ply: (ply) => `move ${ply}`,
    comma: ", ",
    leftovers: (count) => (count === 1 ? "1 comment without a move" : `${count} comments without a move`),
    leftoverAt: (branch, ply) => (branch === 0 ? `main line, ply ${ply}` : `variation ${branch}, ply ${ply}`),
    variation: (count) => (count === 1 ? "variation, 1 move" : `variation, ${count} moves`),
    unfold: "Show all",
    check: "check",
    lost: (side) => `${SIDE[side]} wins`,
    piece: (letter) => `${letter < "a" ? "red" : "black"} ${ROLES[letter.toLowerCase()] ?? letter}`,
    empty: "empty",
    failed: (reason) => `This board cannot be shown: ${reason}`,
    unavailable: "The program of the board cannot run in this page; here is its text.",
};
