import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { cpus } from "node:os";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { used, visitorWithCart } from "./served.mjs";
import { ready, SHOP, startShop, stop } from "./servers.mjs";
import { MB, ms, row } from "./table.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const VISITORS = 10;
/** The interval between two health checks, each on a new connection. */
const PROBE_INTERVAL_MS = 100;
/** The time in which the crowd opens its connections. */
const OPENING_MS = 3_000;
/** A page that takes no longer is normal. */
const NORMAL_PAGE_MS = 1_000;
const MAX_RECOVERY_MS = 20_000;

const cart = (path, clients) => ({ path: `${path}cart`, clients });
const menu = (path, clients) => ({ path, clients, isAnonymous: true });

function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}

/** Runs the shop on one core and everything else on another, if the machine has both. */
function pin(pid, core) {
  if (cpus().length < 2) return;
  try {
    execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
  } catch {
    // Without `taskset`, all processes share all cores.
  }
}

const resident = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;

/** Returns the milliseconds until a response on a new connection. */
function once(url, headers = {}) {
  return new Promise((resolve) => {
    const sentAt = performance.now();
    const sent = request(url, { agent: false, headers, timeout: 30_000 }, (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode, took: performance.now() - sentAt }));
    });
    sent.on("error", () => resolve({ status: 0, took: performance.now() - sentAt }));
    sent.end();
  });
}

/** Measures the responses that a crowd gets from a shop, and health checks, the cached menu and memory meanwhile. */
async function load(shop, parts) {
  const { origin, healthOrigin, pid, sessions, path } = shop;
  const crowd = spawn(
    process.execPath,
    ["bench/crowd.mjs", origin, String(SECONDS), JSON.stringify(sessions), JSON.stringify(parts)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const printed = text(crowd.stdout);
  const started = performance.now();
  const usedBefore = used(pid);
  const [opening, health, ownPort, kept] = [[], [], [], []];
  let memory = 0;
  while (performance.now() - started < SECONDS * 1000) {
    const isOpening = performance.now() - started < OPENING_MS;
    void once(`${origin}/healthz`).then(({ took }) => (isOpening ? opening : health).push(took));
    if (healthOrigin) void once(`${healthOrigin}/healthz`).then(({ took }) => ownPort.push(took));
    void once(origin + path, { "Accept-Encoding": "br", "Accept-Language": "ru" }).then(({ took }) => kept.push(took));
    memory = Math.max(memory, resident(pid));
    await wait(PROBE_INTERVAL_MS);
  }
  const ended = performance.now();
  const busy = (used(pid) - usedBefore) / (ended - started);
  let isNormal = false;
  while (!isNormal && performance.now() - ended < MAX_RECOVERY_MS) {
    const { status, took } = await once(`${origin}${path}cart`, { Cookie: sessions[0], Accept: "text/html" });
    isNormal = status === 200 && took < NORMAL_PAGE_MS;
  }
  const recovery = performance.now() - ended;
  const { results, slow } = JSON.parse(await printed);
  return {
    results,
    slow,
    opening: spread(opening),
    health: spread(health),
    ownPort: spread(ownPort),
    kept: spread(kept),
    memory,
    recovery,
    busy,
  };
}

async function open(port, build, path) {
  const healthPort = port + 20;
  const child = startShop(port, build, { LOG_LEVEL: "info", HEALTH_PORT: String(healthPort) });
  pin(child.pid, 0);
  const origin = `http://localhost:${port}`;
  await ready(`${origin}/readyz`);
  const sessions = [];
  for (let one = 0; one < VISITORS; one++) sessions.push(await visitorWithCart(origin, path));
  for (let round = 0; round < 60; round++) await once(`${origin}${path}cart`, { Cookie: sessions[round % VISITORS] });
  const healthOrigin = `http://localhost:${healthPort}`;
  const hasHealthPort = (await once(`${healthOrigin}/healthz`)).status === 200;
  return { child, pid: child.pid, origin, healthOrigin: hasHealthPort && healthOrigin, sessions, path };
}

const inWords = ({ median, p95, most }) => [median, p95, most].map(ms).join(", ");

/** The share of its capacity that the shop has to keep under more load. */
const MIN_KEPT_SHARE = 0.7;

function pagesOf({ path, perSecond, median, p95 }, title, least) {
  const { 200: served = 0, ...others } = perSecond;
  const all = [
    `${served.toFixed(1)} pages`,
    ...Object.entries(others).map(([status, each]) => `${each.toFixed(0)} × ${status}`),
  ];
  return [
    row(`${title}: ${path} a second`, least && `≥ ${least.toFixed(1)} pages`, all.join(", "), least && served >= least),
    row("  median, p95", undefined, `${ms(median)}, ${ms(p95)}`),
  ];
}

function healthOf({ opening, health, ownPort, kept }) {
  const budget = "p95 ≤ 50 ms";
  return [
    row("  /healthz while connections open: median, p95, longest", undefined, inWords(opening)),
    row("  /healthz then", budget, inWords(health), health.p95 <= 50),
    ...(Number.isNaN(ownPort.most)
      ? []
      : [row("  /healthz on HEALTH_PORT, all the time", budget, inWords(ownPort), ownPort.p95 <= 50)]),
    row("  a new visitor's menu", undefined, inWords(kept)),
  ];
}

function limitsOf({ busy, memory, recovery, slow }) {
  const cut = slow ? ms(slow) : "not in 14 s";
  return [
    row("  of its core used", undefined, `${Math.round(busy * 100)}%`),
    row("  memory at most", "≤ 512 MB", MB(memory), memory <= 512e6),
    row("  a page is normal after", "≤ 10 s", ms(recovery), recovery <= 10_000),
    row("  slow headers are cut after", "8 to 12 s", cut, slow >= 8_000 && slow <= 12_000),
  ];
}

/**
 * Puts the shop on one core under more load than it can carry. Clients send the next request as soon as they have a
 * response. Times depend on other programs: run it alone, or with priority (`nice -n -15 npm run bench`).
 * BENCH_LOADS=0,2 selects loads.
 */
export async function overload(path, otherBuild) {
  pin(process.pid, 1);
  const loads = [
    ["20 on the cart", [cart(path, 20)]],
    ["200 on the cart", [cart(path, 200)]],
    ["1,000 on the cart", [cart(path, 1_000)]],
    ["1,000 on the cached menu", [menu(path, 1_000)]],
    ["500 on each", [cart(path, 500), menu(path, 500)]],
  ];
  const only = process.env.BENCH_LOADS?.split(",");
  const rows = [];
  const capacity = {};
  for (const [name, parts] of loads.filter((_, at) => !only || only.includes(String(at)))) {
    for (const [at, build] of ["build", otherBuild].entries()) {
      if (!build) continue;
      const shop = await open(SHOP + 10 + at, build, path);
      const seen = await load(shop, parts);
      await stop(shop.child);
      capacity[build] ??= parts[0].clients === 20 ? seen.results[0].perSecond["200"] : undefined;
      const isCart = parts.length === 1 && !parts[0].isAnonymous;
      const least = isCart && capacity[build] ? MIN_KEPT_SHARE * capacity[build] : undefined;
      const title = otherBuild ? `${name}, ${build}` : name;
      rows.push(
        ...seen.results.flatMap((result) => pagesOf(result, title, least)),
        ...healthOf(seen),
        ...limitsOf(seen),
      );
    }
  }
  return rows;
}
