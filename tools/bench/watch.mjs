// What runs in a measured page before anything of its own: it notes, frame by frame, when the first board, all boards in
// view and all their rulings are there, and where the memory of a wasm module is. The page's own scripts are not touched.

export function watch() {
    globalThis.noted = {};
    const note = (what) => {
        globalThis.noted[what] ??= performance.now();
    };
    const isInView = (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return 0 <= bottom && top < innerHeight;
    };
    globalThis.isDrawn = (element) =>
        (element.shadowRoot ?? element).querySelector(".board .piece, piece") !== null;
    const isJudged = ({ shadowRoot }) => {
        const signs = shadowRoot?.querySelectorAll(".moves [data-node] .sign") ?? [];
        return [...signs].every((sign) => sign.textContent !== "");
    };
    globalThis.boards = () => [...document.querySelectorAll("qili-board, .lpv, .game, .ground")];
    globalThis.inView = () => globalThis.boards().filter(isInView);
    globalThis.isComplete = (boards) =>
        0 < boards.length && boards.every(globalThis.isDrawn) && boards.every(isJudged);
    const look = () => {
        const boards = globalThis.inView();
        if (boards.some(globalThis.isDrawn)) {
            note("first");
        }
        if (0 < boards.length && boards.every(globalThis.isDrawn)) {
            note("visible");
        }
        if (globalThis.isComplete(boards)) {
            note("judged");
        }
        if (globalThis.noted.judged === undefined) {
            requestAnimationFrame(look);
        }
    };
    requestAnimationFrame(look);

    for (const name of ["instantiate", "instantiateStreaming"]) {
        const compile = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
            const made = await compile(...given);
            globalThis.memory = (made.instance ?? made).exports.memory;
            return made;
        };
    }
}
