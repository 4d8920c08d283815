// Runs, in a process of its own, clients that request one page repeatedly, each on one connection, and a client that
// sends its headers slowly. Its arguments are an origin, seconds, and as JSON cookies and Crowd[]. Prints CrowdResult.
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Headers } from "./get";
import { browserHeaders } from "./served";
import { quantile } from "./table";

export interface Crowd {
  path: string;
  clients: number;
  isAnonymous?: boolean;
}

export interface CrowdResult {
  pages: { path: string; perSecond: Record<string, number>; median: number; p95: number }[];
  /** The milliseconds after which a client that sends a byte of its headers a second is disconnected. */
  slow: number | undefined;
}

const [origin = "", seconds, cookies = "", parts = ""] = process.argv.slice(2);
const sessions = JSON.parse(cookies) as string[];
const crowds = JSON.parse(parts) as Crowd[];
/** The share of the time that does not count, because connections are opened in it. */
const SETTLING_SHARE = 0.3;

const started = performance.now();
const until = started + Number(seconds) * 1000;
const from = started + Number(seconds) * 1000 * SETTLING_SHARE;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Returns the status, or the code of the error. */
function ask(path: string, headers: Headers): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(origin + path, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    sent.end();
  });
}

interface Seen {
  answers: Record<string, number>;
  times: number[];
}

async function client(path: string, headers: Headers, { answers, times }: Seen) {
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

function slowClient(): Promise<number> {
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
const pages = await Promise.all(
  crowds.map(async ({ path, clients, isAnonymous }) => {
    const seen: Seen = { answers: {}, times: [] };
    const headers = { Accept: "text/html", ...browserHeaders };
    const visitor = (number: number) =>
      isAnonymous ? headers : { ...headers, Cookie: sessions[number % sessions.length] ?? "" };
    await Promise.all(Array.from({ length: clients }, (_, number) => client(path, visitor(number), seen)));
    const perSecond = Object.fromEntries(
      Object.entries(seen.answers).map(([status, count]) => [status, count / (Number(seconds) * (1 - SETTLING_SHARE))]),
    );
    return { path, perSecond, median: quantile(seen.times, 0.5), p95: quantile(seen.times, 0.95) };
  }),
);
agent.destroy();
const patience = wait(Math.max(0, 14_000 - (performance.now() - started)), undefined);
const result: CrowdResult = { pages, slow: await Promise.race([slow, patience]) };
console.log(JSON.stringify(result));
process.exit(0);
