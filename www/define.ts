// Registers <qili-board>, once, where there is a registry.

import { QiliBoard } from "./element";

if (globalThis.customElements?.get("qili-board") === undefined) {
    globalThis.customElements?.define("qili-board", QiliBoard);
}
