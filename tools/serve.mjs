// Serves dist/ on this machine alone, under the strictest policy that Qili promises to work with.

import { createServer } from "node:http";
import sirv from "sirv";

const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join("; ");

const files = sirv("dist", {
    dev: true,
    setHeaders: (response) => {
        response.setHeader("Content-Security-Policy", policy);
        response.setHeader("X-Content-Type-Options", "nosniff");
    },
});

const port = Number(process.argv[2]);
createServer((request, response) => files(request, response)).listen(port, "127.0.0.1", () => {
    console.log(`http://127.0.0.1:${port}/`);
});
