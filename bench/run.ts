// npm run bench: compares page weight, speed, CPU and memory with their budgets. It never fails, because a person
// judges the numbers. BENCH_ONLY=cpu,upstream selects groups. BENCH_OTHER_BUILD=../before/build measures the CPU of
// another build, and its behaviour under too much load, in the same rounds.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { ServerBuild } from "@remix-run/node";
import { nodeFlags } from "../tools/prepare.mjs";
import { browserTimes } from "./browser";
import type { Cost, CpuCosts } from "./cpu";
import { sendJson } from "./get";
import { memory } from "./memory";
import { menuSizes } from "./menu-sizes";
import { overload } from "./overload";
import type { PagesInput, PagesReport } from "./pages";
import { sandbox } from "./sandbox";
import {
  origin,
  ready,
  secret,
  SHOP,
  startReference,
  startSandbox,
  startShop,
  stopAll,
  upstream,
  type Server,
} from "./servers";
import { CONTAINER_ENV, CONTAINER_FLAGS, soak } from "./soak";
import { kB, printTable, row, type Row } from "./table";
import type { CallCosts } from "./upstream";
import { weight } from "./weight";

const MENU = process.env.BENCH_MENU ?? "/spb/";
const ONLY = process.env.BENCH_ONLY?.split(",");
const OTHER_BUILD = process.env.BENCH_OTHER_BUILD;

const each = (value: number) => `${value.toFixed(2)} ms`;

/** Runs a measurement in a process of its own, which prints JSON. */
async function measured<Result>(file: string, { args = [] as string[], flags = [] as string[] }): Promise<Result> {
  const settings = {
    UPSTREAM_URL: upstream,
    SESSION_SECRET: secret,
    LOG_LEVEL: "error",
    DATA_FOLDER: "off",
  };
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", ...flags, file, ...args], {
    env: { ...process.env, NODE_ENV: "production", ...settings },
  });
  return JSON.parse(stdout) as Result;
}

async function cpu(pid: number): Promise<Row[]> {
  const other = await otherShop();
  const otherShops = other ? [`${other.pid}=${other.origin}`] : [];
  const costs = await measured<CpuCosts>("bench/cpu.ts", { args: [MENU, String(pid), origin, ...otherShops] });
  const { bare, rendered, cached, cachedOverHttps, session, others } = costs;
  const value = ({ ratio, ms, bytes }: Cost) => `${ratio.toFixed(2)}× (${each(ms)}, ${kB(bytes)})`;
  return [
    row("bare React render of the same elements", undefined, `${each(bare.ms)}, ${kB(bare.bytes)}`),
    row("rendered without a session, of bare React", "≤ 1.0×", value(rendered), rendered.ratio <= 1),
    row("served from the page cache", "≤ 0.1×", value(cached), cached.ratio <= 0.1),
    row("the same on a second visit over HTTPS", "≤ 0.1×", value(cachedOverHttps), cachedOverHttps.ratio <= 0.1),
    row("served with three dishes in the cart", "≤ 3.0×", value(session), session.ratio <= 3),
    ...others.map((other) => row(`the same by ${OTHER_BUILD}`, undefined, value(other))),
  ];
}

async function upstreamCall(): Promise<Row[]> {
  const { bytes, client, nodeFetch, undici } = await measured<CallCosts>("bench/upstream.ts", { flags: nodeFlags });
  return [
    row(`a cart of ${kB(bytes)} by the client, ky included`, "≤ 0.8 ms", each(client), client <= 0.8),
    row("by Node's fetch", undefined, each(nodeFetch)),
    row("by undici's request alone", undefined, each(undici)),
  ];
}

/** A connection gets ten packets of 1,460 bytes before it waits, and twice as many after each round trip. */
const roundTrips = (bytes: number) => Math.ceil(Math.log2(bytes / 14_600 + 1));

const SMALL_PAGES = ["sign-in", "question form", "about"];
const FORMS = ["cart", "restaurants", "times", "order form, signed in"];
/** The share of a stock Remix page of the same size that a page may cost. */
const budgetOf = (page: string) => (SMALL_PAGES.includes(page) ? 0.6 : FORMS.includes(page) ? 1 : undefined);

type Running = { pid: number; origin: string };

let reference: Running | undefined;

/** Starts the reference app when it is first needed, with as many routes as the shop. */
async function runningReference(): Promise<Running> {
  if (reference) return reference;
  const port = SHOP + 2;
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const { pid } = startReference(port, Object.keys(build.routes).length);
  reference = { pid, origin: `http://localhost:${port}` };
  await ready(`${reference.origin}/readyz`);
  return reference;
}

let other: Running | undefined;

/** Starts the shop of BENCH_OTHER_BUILD when it is first needed. */
async function otherShop(): Promise<Running | undefined> {
  if (!OTHER_BUILD || other) return other;
  const port = SHOP + 1;
  const { pid } = startShop(port, OTHER_BUILD);
  other = { pid, origin: `http://localhost:${port}` };
  await ready(`${other.origin}/readyz`);
  return other;
}

async function pages({ pid }: Server) {
  const [reference, other] = [await runningReference(), await otherShop()];
  const input: PagesInput = { upstream, shop: { pid, origin }, reference, other };
  const { pages, forms, presses, orders } = await measured<PagesReport>("bench/pages.ts", {
    args: [JSON.stringify(input)],
  });
  const before = (other: number | undefined) => (other === undefined ? "" : ` (${OTHER_BUILD}: ${each(other)})`);
  const perHour = (ms: number) => Math.round(3_600_000 / ms).toLocaleString("en");
  printTable(
    "CPU per page, of a page of stock Remix with as many elements and of a bare React render of the same elements",
    pages.map(({ name, ms, other, ofStock, ofBare }) => {
      const budget = budgetOf(name);
      return row(
        name,
        budget && `≤ ${budget.toFixed(1)}×`,
        `${ofStock.toFixed(2)}×, ${ofBare.toFixed(1)}×, ${each(ms)}${before(other)}`,
        budget ? ofStock <= budget : undefined,
      );
    }),
  );
  printTable(
    "Bytes of a page for a first visitor, HTML and styles, and the round trips they take",
    pages.map(({ name, html, styles }) =>
      row(name, undefined, `${kB(html)} + ${kB(styles)}, ${roundTrips(html + styles)} trips`),
    ),
  );
  printTable(
    "Upstream calls of a page",
    pages.map(({ name, calls }) => row(name, undefined, calls.join(" "))),
  );
  printTable("CPU of forms and of an order", [
    ...forms.map(({ name, ms, other }) =>
      row(`${name}, without scripts, with the page after it`, undefined, each(ms) + before(other)),
    ),
    ...presses.map(({ name, ms, other }) => row(`${name}, a press by script`, undefined, each(ms) + before(other))),
    ...orders.map((order) =>
      row(
        `a whole order to collect ${order.name}, ${order.requests} requests`,
        undefined,
        `${each(order.ms)}${before(order.other)}, ${perHour(order.ms)} an hour on one core`,
      ),
    ),
  ]);
}

/** Runs one group of measurements. If it fails, the others go on. */
async function measure(group: string, title: string, make: () => Promise<Row[] | void>) {
  if (ONLY && !ONLY.includes(group)) return;
  try {
    const rows = await make();
    if (rows) printTable(title, rows);
  } catch (error) {
    console.log(`\n${title}\n  not measured: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** In Petersburg, where the restaurants are open then. At night no order can be placed. */
const noonTomorrow = () => `${new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)}T12:00+03:00`;

if (!existsSync("build/main.js")) {
  console.log("There is no build yet: npm run build");
} else {
  try {
    startSandbox();
    await ready(`${upstream}/api/cities`);
    await sendJson("POST", `${upstream}/console/clock`, { now: noonTomorrow() });
    const shop = startShop();
    await ready(`${origin}/readyz`);
    console.log(`The menu at ${MENU}, ${process.version} on ${process.platform}`);
    await measure("memory", "Memory of the storefront", () => memory(shop.pid, origin, MENU));
    await measure("soak", "Memory after many requests, as in a container of 512 MB", async () => {
      const shop = startShop(SHOP + 3, "build", CONTAINER_ENV, CONTAINER_FLAGS);
      await ready(`http://localhost:${SHOP + 3}/readyz`);
      return soak(shop, `http://localhost:${SHOP + 3}`).finally(shop.stop);
    });
    await measure("weight", "Weight of the menu page", () => weight(origin, MENU));
    await measure("cpu", "CPU per menu page", () => cpu(shop.pid));
    await measure("pages", "CPU of all pages", () => pages(shop));
    await measure("upstream", "CPU per upstream call", upstreamCall);
    await measure("sandbox", "The sandbox, with its data in a file", sandbox);
    await measure("overload", "More load than one core can carry", () => overload(MENU, OTHER_BUILD));
    await measure("browser", "On slow 4G with a processor six times slower, median of 5", async () =>
      browserTimes(origin, MENU, (await runningReference()).origin),
    );
    await measure("sizes", "Menus of other sizes, in a browser with a processor six times slower, median of 3", () =>
      menuSizes(MENU),
    );
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  } finally {
    await stopAll();
  }
}
process.exit(0);
