import type { Words } from "../words";

const ROLES: Record<string, string> = {
    k: "tướng",
    a: "sĩ",
    b: "tượng",
    n: "mã",
    r: "xe",
    c: "pháo",
    p: "tốt",
};

const SIDE = { red: "Đỏ", black: "Đen" };

export const vi: Words = {
    language: "vi",
    move: (played) => played.vietnamese,
    side: SIDE,
    class: {
        check: "chiếu",
        kill: "dọa sát",
        chase: "đuổi bắt",
        exchange: "mời đổi quân",
        offer: "hiến quân",
        block: "cản",
        follow: "bám theo",
        idle: "nước nhàn",
    },
    sign: {
        check: "chiếu",
        kill: "sát",
        chase: "bắt",
        exchange: "đổi",
        offer: "hiến",
        block: "cản",
        follow: "bám",
        idle: "nhàn",
    },
    legend: { attack: "nước tấn công, cấm lặp lại", allowed: "nước được phép", idle: "nước nhàn" },
    undecided: "chưa xác định",
    untitled: "Ván cờ",
    fact: {
        red: "Đỏ",
        black: "Đen",
        event: "Giải",
        place: "Nơi",
        date: "Ngày",
        result: "Kết quả",
        round: "Vòng",
        open: "Khai cuộc",
        author: "Tác giả",
        refer: "Nguồn",
        remark: "Bình chú",
        redteam: "Đội đỏ",
        blackteam: "Đội đen",
        timerule: "Luật thời gian",
        redtime: "Giờ đỏ",
        blacktime: "Giờ đen",
    },
    control: {
        play: "Tự chạy",
        first: "Về đầu",
        back: "Lùi một nước",
        forward: "Tiến một nước",
        last: "Đến cuối",
        flip: "Xoay bàn cờ",
        mirror: "Đổi trái phải",
        marks: "Hiện loại nước đi",
        position: "Thế cờ bằng chữ",
    },
    pieces: { label: "Quân cờ", traditional: "Phồn thể", simplified: "Giản thể", symbols: "Hình" },
    numbers: {
        label: "Số lộ",
        auto: "Theo ngôn ngữ",
        book: "一二三, 123",
        digits: "123, 123",
        none: "Không có",
    },
    more: "Tùy chọn khác",
    fork: "Chọn nước tiếp",
    theme: {
        label: "Giao diện",
        auto: "Theo hệ thống",
        paper: "Giấy",
        wood: "Gỗ",
        dark: "Tối",
        contrast: "Tương phản cao",
    },
    pace: {
        label: "Mỗi nước",
        "0.5": "nửa giây",
        "1": "1 giây",
        "2": "2 giây",
        "4": "4 giây",
        "8": "8 giây",
    },
    jump: {
        label: "Đến chỗ tiếp theo",
        comment: "lời bình",
        variation: "biến",
        check: "chiếu",
        chase: "bắt",
        repetition: "lặp lại",
        verdict: "phán quyết",
    },
    take: {
        label: "Sao chép và lưu",
        fen: "Chép FEN",
        record: "Chép biên bản",
        moves: "Chép nước đi",
        link: "Chép liên kết",
        svg: "Lưu SVG",
        png: "Lưu PNG",
    },
    film: { from: "Từ nước", to: "đến nước", save: "Lưu GIF", making: "Đang vẽ các nước…", saved: "Đã lưu." },
    original: "Văn bản gốc",
    copied: "Đã chép.",
    copyThis: "Hãy tự chép:",
    board: "Bàn cờ",
    moves: "Nước đi",
    start: "Thế cờ ban đầu",
    ruling: "Lý do",
    verdict: "Phán quyết",
    rules: "Luật",
    compare: "So với",
    compareNone: "không",
    differing: (count) => (count === 0 ? "đều như nhau" : `${count} luật kết luận khác`),
    otherRules: "Theo luật khác",
    ruleSet: {
        "china-1957": "Trung Quốc 1957",
        "china-1999": "Trung Quốc 1999",
        dpxq: "dpxq",
        "china-2011-trial": "Trung Quốc 2011 thử",
        "china-2011": "Trung Quốc 2011",
        "china-2020": "Trung Quốc 2020",
        axf: "Châu Á (AXF)",
        "wxf-2018": "Thế giới (WXF) 2018",
        computer: "Máy tính",
        tiantian: "Tiantian",
    },
    outcome: (outcome, fault) => {
        switch (outcome) {
            case "draw":
                return "Hòa";
            case "must_vary":
                return fault ? `${SIDE[fault]} phải đổi nước` : "Phải đổi nước";
            case "loses":
                return fault ? `${SIDE[fault]} thua` : "Thua";
            default:
                return "Không lặp lại";
        }
    },
    basis: (basis, times) => {
        switch (basis) {
            case "repeated":
                return `thế cờ đã xuất hiện ${times} lần`;
            case "pattern":
                return "giả định các nước này lặp mãi";
            default:
                return "không thế cờ nào lặp lại";
        }
    },
    pattern: (side, name) => `${SIDE[side]}: ${name}`,
    article: (article) => `điều ${article}`,
    evidence: "Xem",
    open: "Mở tệp, hoặc kéo thả hay dán vào đây",
    readAs: (format) => `đọc theo ${format}`,
    warnings: (count) => `${count} ghi chú khi đọc`,
    offset: (bytes) => `byte ${bytes}`,
    ply: (ply) => `nước ${ply}`,
    comma: ", ",
    leftovers: (count) => `${count} lời bình không có nước đi`,
    leftoverAt: (branch, ply) => (branch === 0 ? `biến chính, nước ${ply}` : `biến ${branch}, nước ${ply}`),
    variation: (count) => `biến, ${count} nước`,
    unfold: "Xem hết",
    check: "chiếu tướng",
    lost: (side) => `${SIDE[side]} thắng`,
    piece: (letter) => `${ROLES[letter.toLowerCase()] ?? letter} ${letter < "a" ? "đỏ" : "đen"}`,
    empty: "trống",
    failed: (reason) => `Không hiển thị được bàn cờ: ${reason}`,
    unavailable: "Chương trình của bàn cờ không chạy được trong trang này; dưới đây là nguyên văn.",
};
