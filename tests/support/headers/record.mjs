// Loaded before a program that journeys start: it records the program's answer with the most bytes of headers.
import { subscribe } from "node:diagnostics_channel";
import { mkdirSync, writeFileSync } from "node:fs";
import { folder } from "./largest.mjs";

/** @typedef {{ request: import("node:http").IncomingMessage; socket: import("node:net").Socket }} Started */

/**
 * The last request of each connection.
 * @type {WeakMap<import("node:net").Socket, string>}
 */
const requests = new WeakMap();
let largest = 0;

subscribe("http.server.request.start", (message) => {
  const { request, socket } = /** @type {Started} */ (message);
  if (!requests.has(socket)) watch(socket);
  requests.set(socket, `${request.method} ${request.url?.split("?")[0]}`);
});

/** Reads what is written, so that no answer is missed: pages, streams, redirects, errors, 1xx. */
function watch(/** @type {import("node:net").Socket} */ socket) {
  const { write } = socket;
  socket.write = (/** @type {any[]} */ ...given) => {
    const text = given[0].slice(0, 65_536).toString("latin1");
    if (text.startsWith("HTTP/1.1 ")) record(requests.get(socket) ?? "", text.slice(0, text.indexOf("\r\n\r\n") + 4));
    return write.apply(socket, /** @type {any} */ (given));
  };
}

function record(/** @type {string} */ request, /** @type {string} */ head) {
  if (head.length <= largest) return;
  largest = head.length;
  const [status = "", ...lines] = head.split("\r\n");
  const cookies = lines.flatMap((line) => {
    const [, name] = /^Set-Cookie: ([^=]*)=/i.exec(line) ?? [];
    return name ? [[name, line.length + 2]] : [];
  });
  const answer = { bytes: head.length, request, status, cookies: Object.fromEntries(cookies) };
  // The program may be killed at any time.
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${process.pid}.json`, JSON.stringify(answer));
}
