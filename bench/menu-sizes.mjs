import { createServer } from "node:http";
import { chromium, devices } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";
import { installedBrowser } from "../tools/prepare.mjs";
import { get } from "./get.mjs";
import { answerCost, visitorWithCart } from "./served.mjs";
import { ready, SHOP, startShop, stop, upstream } from "./servers.mjs";
import { kB, median, ms, row } from "./table.mjs";

const SIZES = [50, 200, 800, 2000];
/** The other sizes are compared with this one, which is about that of the sandbox's menu. */
const USUAL_DISHES = 200;
const PER_GROUP = 14;
const PAGES = 20;
const TIMES = 3;
const SLOWER = 6;
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
function resized({ product_groups, ...rest }, size) {
  const own = product_groups.flatMap(({ products }) => products);
  const dishes = Array.from({ length: size }, (_, at) => {
    const dish = own[at % own.length];
    const round = Math.floor(at / own.length);
    return round === 0 ? dish : { ...dish, key: `${dish.key}-${round}`, name: `${dish.name} ${round + 1}` };
  });
  const groups = Array.from({ length: Math.ceil(size / PER_GROUP) }, (_, at) => {
    const like = product_groups[at % product_groups.length];
    const again = at >= product_groups.length ? { alias: `${like.alias}-${at}`, name: `${like.name} ${at}` } : {};
    return { ...like, ...again, id: at + 1, sort: at, products: dishes.slice(at * PER_GROUP, (at + 1) * PER_GROUP) };
  });
  return { ...rest, product_groups: groups };
}

/** Proxies the sandbox, except for its menu. */
async function upstreamOf(size) {
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_ONE_HOP.includes(name)));
    const answer = await fetch(upstream + request.url, {
      method: request.method,
      headers,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
      redirect: "manual",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const isMenu = request.url === "/api/products" && answer.ok;
    const sent = isMenu ? Buffer.from(JSON.stringify(resized(JSON.parse(body.toString()), size))) : body;
    const endToEnd = [...answer.headers].filter(([name]) => !OF_ONE_HOP.includes(name));
    response.writeHead(answer.status, [...endToEnd, ["content-length", String(sent.length)]].flat()).end(sent);
  });
  await new Promise((resolve) => server.listen(PORT + 1, "127.0.0.1", resolve));
  return server;
}

/**
 * Measures milliseconds in a browser with a slower processor: layout and styles, scripts, and from a press of Add to
 * its paint.
 */
async function inBrowser(browser, url) {
  const context = await browser.newContext({ ...devices["Pixel 5"], locale: "ru-RU" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === "click") globalThis.benchClick = Math.max(globalThis.benchClick ?? 0, entry.duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  });
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0, undefined, {
    timeout: 120_000,
  });
  const { metrics } = await devtools.send("Performance.getMetrics");
  const seconds = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await page.locator('button[name="product_key"]').first().click();
  await page.waitForFunction(() => globalThis.benchClick, undefined, { timeout: 60_000 });
  const add = await page.evaluate(() => globalThis.benchClick);
  await context.close();
  return {
    paint,
    layout: seconds("LayoutDuration") + seconds("RecalcStyleDuration"),
    scripts: seconds("ScriptDuration"),
    add,
  };
}

async function measured(browser, size, path) {
  const server = await upstreamOf(size);
  const shop = startShop(PORT, "build", { UPSTREAM_URL: `http://127.0.0.1:${PORT + 1}` });
  const origin = `http://localhost:${PORT}`;
  try {
    await ready(`${origin}/readyz`);
    const visitor = { "Accept-Encoding": "br", "Accept-Language": "ru" };
    await get(origin + path, visitor);
    await wait(2_000);
    const { body } = await get(origin + path, visitor);
    const { body: plain } = await get(origin + path, { ...visitor, "Accept-Encoding": "identity" });
    const cookies = { ...visitor, Cookie: await visitorWithCart(origin, path) };
    const cpu = await answerCost(shop.pid, PAGES, () => get(origin + path, cookies));
    const runs = [];
    for (let time = 0; time < TIMES; time++) runs.push(await inBrowser(browser, origin + path));
    const of = (name) => median(runs.map((run) => run[name]));
    return {
      served: body.length,
      plain: plain.length,
      cpu,
      ...Object.fromEntries(["paint", "layout", "scripts", "add"].map((name) => [name, of(name)])),
    };
  } finally {
    await stop(shop);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Measures what grows with the menu. Each value has its ratio to that of a usual menu in brackets. */
export async function menuSizes(path) {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ["--no-sandbox"] });
  try {
    const results = new Map();
    for (const size of SIZES) results.set(size, await measured(browser, size, path));
    const usual = results.get(USUAL_DISHES);
    return SIZES.flatMap((size) => {
      const result = results.get(size);
      const value = (name, text) => `${text(result[name])} (${(result[name] / usual[name]).toFixed(2)}×)`;
      return [
        row(`${size} dishes (${(size / USUAL_DISHES).toFixed(2)}×): HTML as served`, undefined, value("served", kB)),
        row("HTML, plain", undefined, value("plain", kB)),
        row("CPU per page with three dishes in the cart", undefined, value("cpu", ms)),
        row("first paint", undefined, value("paint", ms)),
        row("layout and styles until it is hydrated", undefined, value("layout", ms)),
        row("scripts until it is hydrated", undefined, value("scripts", ms)),
        row("add to cart: painted", undefined, value("add", ms)),
      ];
    });
  } finally {
    await browser.close();
  }
}
