// @ts-check
// Runs, in a process of its own, clients that request one page repeatedly, each on one connection, and a client that
// sends its headers slowly. Usage: node bench/crowd.mjs ORIGIN SECONDS COOKIES JSON: [{ path, clients, isAnonymous }].
// Prints JSON.
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const [origin = "", seconds, cookies = "", parts = ""] = process.argv.slice(2);
/** @type {string[]} */
const sessions = JSON.parse(cookies);
/** @type {{ path: string; clients: number; isAnonymous: boolean }[]} */
const crowd = JSON.parse(parts);
/** The share of the time that does not count, because connections are opened in it. */
const SETTLING_SHARE = 0.3;

const started = performance.now();
const until = started + Number(seconds) * 1000;
const from = started + Number(seconds) * 1000 * SETTLING_SHARE;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** @returns {Promise<string>} */
function ask(/** @type {string} */ path, /** @type {Record<string, string>} */ headers) {
  return new Promise((resolve) => {
    const sent = request(origin + path, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
    });
    sent.on("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(String(error.code)));
    sent.end();
  });
}

/** @typedef {{ answers: Record<string, number>; times: number[] }} Seen */

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {Seen} seen
 */
async function client(path, headers, { answers, times }) {
  while (performance.now() < until) {
    const sentAt = performance.now();
    const status = await ask(path, headers);
    const now = performance.now();
    if (now > from && now < until) {
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === "200") times.push(now - sentAt);
    }
    // A client without a connection retries soon.
    if (!/^\d+$/.test(status)) await wait(100);
  }
}

/** Returns the milliseconds after which a client that sends a byte of its headers a second is disconnected. */
function slowClient() {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const opened = performance.now();
    const socket = connect(Number(port), hostname, () => {
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
      const more = setInterval(() => socket.write("x"), 1_000);
      socket.on("error", () => {});
      socket.on("close", () => (clearInterval(more), resolve(performance.now() - opened)));
    });
    socket.resume();
  });
}

const slow = slowClient();
const results = await Promise.all(
  crowd.map(async ({ path, clients, isAnonymous }) => {
    /** @type {Seen} */
    const seen = { answers: {}, times: [] };
    const headers = { Accept: "text/html", "Accept-Encoding": "br", "Accept-Language": "ru" };
    const visitor = (/** @type {number} */ number) =>
      isAnonymous ? headers : { ...headers, Cookie: sessions[number % sessions.length] ?? "" };
    await Promise.all(Array.from({ length: clients }, (_, number) => client(path, visitor(number), seen)));
    const sorted = seen.times.sort((a, b) => a - b);
    const at = (/** @type {number} */ part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    const perSecond = Object.fromEntries(
      Object.entries(seen.answers).map(([status, count]) => [status, count / (Number(seconds) * (1 - SETTLING_SHARE))]),
    );
    return { path, perSecond, median: at(0.5), p95: at(0.95) };
  }),
);
agent.destroy();
const patience = wait(Math.max(0, 14_000 - (performance.now() - started)));
console.log(JSON.stringify({ results, slow: await Promise.race([slow, patience]) }));
process.exit(0);
