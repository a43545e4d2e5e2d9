// Serves dist/ on this machine alone, under the strictest policy that Qili promises to work with; beside it the forum
// pages of the tests, whose posts bring inline styles along.

import { createServer } from "node:http";
import sirv from "sirv";

const policy = (styles) =>
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        `style-src ${styles}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join("; ");

function files(folder, headers) {
    return sirv(folder, {
        dev: true,
        setHeaders: (response, path) => {
            for (const [name, value] of Object.entries(headers(path))) {
                response.setHeader(name, value);
            }
        },
    });
}

const site = files("dist", () => ({
    "Content-Security-Policy": policy("'self'"),
    "X-Content-Type-Options": "nosniff",
}));
const forums = files("tests/forums/pages", (path) => ({
    // A forum that never changes knows no policy.
    ...(path.endsWith("unchanged.html")
        ? {}
        : { "Content-Security-Policy": policy("'self' 'unsafe-inline'") }),
    // Each page says its own charset.
    ...(path.endsWith(".html") ? { "Content-Type": "text/html" } : {}),
}));

const FORUMS = "/tests/forums/pages/";

const port = Number(process.argv[2]);
createServer((request, response) => {
    if (request.url.startsWith(FORUMS)) {
        request.url = request.url.slice(FORUMS.length - 1);
        forums(request, response);
    } else {
        site(request, response);
    }
}).listen(port, "127.0.0.1", () => {
    console.log(`http://127.0.0.1:${port}/`);
});
