import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser } from "@playwright/test";
import type { AnswerOf } from "../contract/calls";
import { installedBrowser } from "../tools/prepare.mjs";
import { get } from "./get";
import { openPhone } from "./phone";
import { answerCost, browserHeaders, visitorWithCart } from "./served";
import { ready, SHOP, startShop, upstream } from "./servers";
import { kB, median, ms, row, type Row } from "./table";

const SIZES = [50, 200, 800, 2000];
/** The other sizes are compared with this one, which is about that of the sandbox's menu. */
const USUAL_DISHES = 200;
const PER_GROUP = 14;
const PAGES = 20;
const TIMES = 3;
const PORT = SHOP + 10;
/** These headers belong to one connection, or to the original body. */
const OF_ONE_HOP = [
  "host",
  "connection",
  "accept-encoding",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "etag",
];

/** Resizes the sandbox's menu: dishes are repeated under other keys and in further groups. */
function resized({ product_groups, ...rest }: Menu, size: number): Menu {
  const dishes = repeated(
    product_groups.flatMap(({ products }) => products),
    size,
    (dish, round) => ({ ...dish, key: `${dish.key}-${round}`, name: `${dish.name} ${round + 1}` }),
  );
  const groups = repeated(product_groups, Math.ceil(size / PER_GROUP), (group, round) => ({
    ...group,
    alias: `${group.alias}-${round}`,
    name: `${group.name} ${round + 1}`,
  }));
  const filled = groups.map((group, at) => ({
    ...group,
    id: at + 1,
    sort: at,
    products: dishes.slice(at * PER_GROUP, (at + 1) * PER_GROUP),
  }));
  return { ...rest, product_groups: filled };
}

type Menu = AnswerOf<"products">;

function repeated<Item>(items: readonly Item[], length: number, copyOf: (item: Item, round: number) => Item): Item[] {
  const all = [...items];
  for (let round = 1; all.length < length; round++) all.push(...items.map((item) => copyOf(item, round)));
  return all.slice(0, length);
}

/** Proxies the sandbox, except for its menu. */
async function upstreamOf(size: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const content = await buffer(request);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || OF_ONE_HOP.includes(name) ? [] : [[name, String(value)] as [string, string]],
    );
    const answer = await fetch(`${upstream}${request.url}`, {
      method: request.method,
      headers,
      body: content.length > 0 ? content : undefined,
      redirect: "manual",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const isMenu = request.url === "/api/products" && answer.ok;
    const sent = isMenu ? Buffer.from(JSON.stringify(resized(JSON.parse(body.toString()) as Menu, size))) : body;
    const endToEnd = [...answer.headers].filter(([name]) => !OF_ONE_HOP.includes(name));
    response.writeHead(answer.status, [...endToEnd, ["content-length", String(sent.length)]].flat()).end(sent);
  });
  await once(server.listen(PORT + 1, "127.0.0.1"), "listening");
  return server;
}

/** Measures milliseconds: layout and styles, scripts, and from a press of Add to its paint. */
async function onPhone(browser: Browser, url: string) {
  const { context, page, devtools } = await openPhone(browser);
  await devtools.send("Performance.enable");
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0, undefined, {
    timeout: 120_000,
  });
  const { metrics } = await devtools.send("Performance.getMetrics");
  const timeOf = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await page.locator('button[name^="?product_key="]').first().click();
  await page.waitForFunction(() => window.benchSeen.painted, undefined, { timeout: 60_000 });
  const add = await page.evaluate(() => window.benchSeen.painted ?? NaN);
  await context.close();
  return {
    paint,
    layout: timeOf("LayoutDuration") + timeOf("RecalcStyleDuration"),
    scripts: timeOf("ScriptDuration"),
    add,
  };
}

async function measured(browser: Browser, size: number, path: string) {
  const server = await upstreamOf(size);
  const { pid, stop } = startShop(PORT, "build", { UPSTREAM_URL: `http://127.0.0.1:${PORT + 1}` });
  const origin = `http://localhost:${PORT}`;
  try {
    await ready(`${origin}/readyz`);
    await get(origin + path, browserHeaders);
    await wait(2_000);
    const { body } = await get(origin + path, browserHeaders);
    const { body: plain } = await get(origin + path, { ...browserHeaders, "Accept-Encoding": "identity" });
    const cookies = { ...browserHeaders, Cookie: await visitorWithCart(origin, path) };
    const cpu = await answerCost(pid, PAGES, () => get(origin + path, cookies));
    const runs: Awaited<ReturnType<typeof onPhone>>[] = [];
    for (let time = 0; time < TIMES; time++) runs.push(await onPhone(browser, origin + path));
    const of = (name: keyof (typeof runs)[number]) => median(runs.map((run) => run[name]));
    return {
      served: body.length,
      plain: plain.length,
      cpu,
      paint: of("paint"),
      layout: of("layout"),
      scripts: of("scripts"),
      add: of("add"),
    };
  } finally {
    await stop();
    server.closeAllConnections();
    await once(server.close(), "close");
  }
}

/** Measures what grows with the menu. Each value has its ratio to that of a usual menu in brackets. */
export async function menuSizes(path: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ["--no-sandbox"] });
  try {
    const usual = await measured(browser, USUAL_DISHES, path);
    const rows: Row[] = [];
    for (const size of SIZES) {
      const result = size === USUAL_DISHES ? usual : await measured(browser, size, path);
      const value = (name: keyof typeof usual, text: (value: number) => string) =>
        `${text(result[name])} (${(result[name] / usual[name]).toFixed(2)}×)`;
      rows.push(
        row(`${size} dishes (${(size / USUAL_DISHES).toFixed(2)}×): HTML as served`, undefined, value("served", kB)),
        row("HTML, plain", undefined, value("plain", kB)),
        row("CPU per page with three dishes in the cart", undefined, value("cpu", ms)),
        row("first paint", undefined, value("paint", ms)),
        row("layout and styles until it is hydrated", undefined, value("layout", ms)),
        row("scripts until it is hydrated", undefined, value("scripts", ms)),
        row("add to cart: painted", undefined, value("add", ms)),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}
