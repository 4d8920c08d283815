import { execFileSync, spawn } from "node:child_process";
import { request } from "node:http";
import { cpus } from "node:os";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { Crowd, CrowdResult } from "./crowd";
import type { Headers } from "./get";
import { browserHeaders, residentBytes, used, visitorWithCart } from "./served";
import { ready, SHOP, startShop } from "./servers";
import { MB, ms, quantile, row, type Row } from "./table";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const VISITORS = 10;
/** The interval between two health checks, each on a new connection. */
const PROBE_INTERVAL_MS = 100;
/** The time in which the crowd opens its connections. */
const OPENING_MS = 3_000;
/** A page that takes no longer is normal. */
const NORMAL_PAGE_MS = 1_000;
const MAX_RECOVERY_MS = 20_000;
/** The share of its capacity that the shop has to keep under more load. */
const MIN_KEPT_SHARE = 0.7;

const cart = (path: string, clients: number): Crowd => ({ path: `${path}cart`, clients });
const menu = (path: string, clients: number): Crowd => ({ path, clients, isAnonymous: true });

/** Runs the shop on one core and everything else on another, if the machine has both. */
function pin(pid: number, core: number) {
  if (cpus().length < 2) return;
  try {
    execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
  } catch {
    // Without `taskset`, all processes share all cores.
  }
}

/** Returns the milliseconds until a response on a new connection. */
function once(url: string, headers: Headers = {}): Promise<{ status: number | undefined; took: number }> {
  return new Promise((resolve) => {
    const sentAt = performance.now();
    const sent = request(url, { agent: false, headers, timeout: 30_000 }, (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode, took: performance.now() - sentAt }));
    });
    sent.on("error", () => resolve({ status: 0, took: performance.now() - sentAt }));
    sent.end();
  });
}

async function open(port: number, build: string, path: string) {
  const healthPort = port + 20;
  const { pid, stop } = startShop(port, build, { LOG_LEVEL: "info", HEALTH_PORT: String(healthPort) });
  pin(pid, 0);
  const origin = `http://localhost:${port}`;
  await ready(`${origin}/readyz`);
  const sessions: string[] = [];
  for (let one = 0; one < VISITORS; one++) sessions.push(await visitorWithCart(origin, path));
  for (let round = 0; round < 60; round++)
    await once(`${origin}${path}cart`, { Cookie: sessions[round % VISITORS] ?? "" });
  const healthOrigin = `http://localhost:${healthPort}`;
  const hasHealthPort = (await once(`${healthOrigin}/healthz`)).status === 200;
  return { stop, pid, origin, healthOrigin: hasHealthPort ? healthOrigin : undefined, sessions, path };
}

type Shop = Awaited<ReturnType<typeof open>>;

/** Measures the responses that a crowd gets from a shop, and health checks, the cached menu and memory meanwhile. */
async function load({ origin, healthOrigin, pid, sessions, path }: Shop, crowds: readonly Crowd[]) {
  const crowd = spawn(
    process.execPath,
    [
      ...["--import", "tsx", "bench/crowd.ts"],
      ...[origin, String(SECONDS), JSON.stringify(sessions), JSON.stringify(crowds)],
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const printed = text(crowd.stdout);
  const started = performance.now();
  const usedBefore = used(pid);
  const times = { opening: [] as number[], health: [] as number[], ownPort: [] as number[], cached: [] as number[] };
  let memory = 0;
  while (performance.now() - started < SECONDS * 1000) {
    const isOpening = performance.now() - started < OPENING_MS;
    void once(`${origin}/healthz`).then(({ took }) => times[isOpening ? "opening" : "health"].push(took));
    if (healthOrigin) void once(`${healthOrigin}/healthz`).then(({ took }) => times.ownPort.push(took));
    void once(origin + path, browserHeaders).then(({ took }) => times.cached.push(took));
    memory = Math.max(memory, residentBytes(pid));
    await wait(PROBE_INTERVAL_MS);
  }
  const ended = performance.now();
  const busy = (used(pid) - usedBefore) / (ended - started);
  let isNormal = false;
  while (!isNormal && performance.now() - ended < MAX_RECOVERY_MS) {
    const { status, took } = await once(`${origin}${path}cart`, { Cookie: sessions[0] ?? "", Accept: "text/html" });
    isNormal = status === 200 && took < NORMAL_PAGE_MS;
  }
  const recovery = performance.now() - ended;
  const { pages, slow } = JSON.parse(await printed) as CrowdResult;
  return { pages, slow, times, memory, recovery, busy };
}

type Seen = Awaited<ReturnType<typeof load>>;

function pagesOf({ path, perSecond, median, p95 }: CrowdResult["pages"][number], title: string, least?: number): Row[] {
  const { 200: served = 0, ...others } = perSecond;
  const all = [
    `${served.toFixed(1)} pages`,
    ...Object.entries(others).map(([status, each]) => `${each.toFixed(0)} × ${status}`),
  ];
  return [
    row(
      `${title}: ${path} a second`,
      least === undefined ? undefined : `≥ ${least.toFixed(1)} pages`,
      all.join(", "),
      least === undefined ? undefined : served >= least,
    ),
    row("  median, p95", undefined, `${ms(median)}, ${ms(p95)}`),
  ];
}

const inWords = (times: readonly number[]) => [0.5, 0.95, 1].map((share) => ms(quantile(times, share))).join(", ");

function healthOf({ opening, health, ownPort, cached }: Seen["times"]): Row[] {
  const within = (what: string, times: readonly number[]) =>
    row(what, "p95 ≤ 50 ms", inWords(times), quantile(times, 0.95) <= 50);
  return [
    row("  /healthz while connections open: median, p95, longest", undefined, inWords(opening)),
    within("  /healthz then", health),
    ...(ownPort.length === 0 ? [] : [within("  /healthz on HEALTH_PORT, all the time", ownPort)]),
    row("  a new visitor's menu", undefined, inWords(cached)),
  ];
}

function limitsOf({ busy, memory, recovery, slow }: Seen): Row[] {
  const isCutInTime = slow !== undefined && slow >= 8_000 && slow <= 12_000;
  return [
    row("  of its core used", undefined, `${Math.round(busy * 100)}%`),
    row("  memory at most", "≤ 512 MB", MB(memory), memory <= 512e6),
    row("  a page is normal after", "≤ 10 s", ms(recovery), recovery <= 10_000),
    row("  slow headers are cut after", "8 to 12 s", slow === undefined ? "not in 14 s" : ms(slow), isCutInTime),
  ];
}

/**
 * Puts the shop on one core under more load than it can carry. Clients send the next request as soon as they have a
 * response. Times depend on other programs: run it alone, or with priority (`nice -n -15 npm run bench`).
 * BENCH_LOADS=0,2 selects loads.
 */
export async function overload(path: string, otherBuild: string | undefined): Promise<Row[]> {
  pin(process.pid, 1);
  const loads: [name: string, crowds: Crowd[]][] = [
    ["20 on the cart", [cart(path, 20)]],
    ["200 on the cart", [cart(path, 200)]],
    ["1,000 on the cart", [cart(path, 1_000)]],
    ["1,000 on the cached menu", [menu(path, 1_000)]],
    ["500 on each", [cart(path, 500), menu(path, 500)]],
  ];
  const only = process.env.BENCH_LOADS?.split(",");
  const rows: Row[] = [];
  /** The pages that each build serves a second to 20 clients, which is the first load. */
  const capacity: Record<string, number | undefined> = {};
  for (const [name, crowds] of loads.filter((_, at) => !only || only.includes(String(at)))) {
    for (const [at, build] of ["build", otherBuild].entries()) {
      if (!build) continue;
      const shop = await open(SHOP + 10 + at, build, path);
      const seen = await load(shop, crowds);
      await shop.stop();
      if (crowds[0]?.clients === 20) capacity[build] = seen.pages[0]?.perSecond["200"];
      const isCart = crowds.every(({ isAnonymous }) => !isAnonymous);
      const served = capacity[build];
      const least = isCart && served ? MIN_KEPT_SHARE * served : undefined;
      const title = otherBuild ? `${name}, ${build}` : name;
      rows.push(
        ...seen.pages.flatMap((page) => pagesOf(page, title, least)),
        ...healthOf(seen.times),
        ...limitsOf(seen),
      );
    }
  }
  return rows;
}
