import { chromium, devices } from "@playwright/test";
import { installedBrowser } from "../tools/prepare.mjs";
import { get } from "./get.mjs";
import { kB, median, ms, row } from "./table.mjs";

/** Slow 4G: the latency is in milliseconds, the throughput in bytes a second. */
const ROUND_TRIP_MS = 150;
const slow4g = { offline: false, latency: ROUND_TRIP_MS, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 6;
const TIMES = Number(process.env.BENCH_TIMES ?? 5);

const executablePath = installedBrowser();

async function throttled(browser, options) {
  const context = await browser.newContext({ ...devices["Pixel 5"], locale: "ru-RU", ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4g);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { context, page, devtools };
}

/** Runs in the page before any other script and collects paints, layout shifts, clicks and long tasks. */
function observe() {
  const seen = { lcp: 0, shift: 0, tasks: [] };
  globalThis.benchSeen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    });
  on("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  on("layout-shift", (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  on("event", (entry) => entry.name === "click" && (seen.painted = entry.duration));
  on("longtask", (entry) => seen.tasks.push({ at: entry.startTime, lasted: entry.duration }));
}

async function menu(browser, url) {
  const { context, page } = await throttled(browser, {});
  await page.addInitScript(observe);
  const scripts = new Set();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script" && response.url().startsWith("http"))
      scripts.add(response.url());
  });
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  await page.waitForTimeout(3_500);
  const paints = await page.evaluate(() => {
    const { lcp, shift, tasks } = globalThis.benchSeen;
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return {
      fcp,
      lcp,
      shift,
      blocking: tasks.filter(({ at }) => at >= fcp).reduce((sum, { lasted }) => sum + Math.max(0, lasted - 50), 0),
    };
  });
  const add = await addWithScripts(context, page);
  await context.close();
  return { ...paints, scripts: [...scripts], add };
}

/**
 * Measures the milliseconds from a click on a heading, which has no effect, to the next paint: the least that a click
 * takes here.
 */
async function idleClick(page) {
  await page.locator("#popular").click();
  await page.waitForTimeout(1_000);
  // Event timing leaves out events under 16 ms.
  return page.evaluate(() => globalThis.benchSeen.painted ?? 16);
}

/**
 * Presses the first Add button of a plain product and measures bytes on the wire, the paint of the press and the
 * arrival of the response.
 */
async function addWithScripts(context, page) {
  const idle = await idleClick(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const wire = new Map();
  devtools.on(
    "Network.requestWillBeSent",
    ({ requestId, request, type }) =>
      type !== "Image" &&
      wire.set(requestId, {
        ...wire.get(requestId),
        body: request.postData?.length ?? 0,
        line: request.url.length + 20,
      }),
  );
  devtools.on("Network.requestWillBeSentExtraInfo", ({ requestId, headers }) =>
    wire.set(requestId, { ...wire.get(requestId), headers: JSON.stringify(headers).length }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    wire.set(requestId, { ...wire.get(requestId), down: encodedDataLength }),
  );
  await page.evaluate(() => {
    performance.clearResourceTimings();
    const seen = globalThis.benchSeen;
    addEventListener("click", (event) => (seen.clicked = event.timeStamp), { capture: true, once: true });
  });
  await page.locator('button[name="product_key"]').first().click();
  await page.waitForTimeout(2_500);
  const seen = await page.evaluate(() => {
    const last = performance
      .getEntriesByType("resource")
      .filter(({ initiatorType }) => initiatorType === "fetch")
      .at(-1);
    return { shown: globalThis.benchSeen.painted, confirmed: last && last.responseEnd - globalThis.benchSeen.clicked };
  });
  // Pictures that scroll into view meanwhile are left out.
  const requests = [...wire.values()].filter(({ line }) => line);
  const up = Math.max(0, ...requests.map(({ body = 0, headers = 0, line }) => body + headers + line));
  return {
    ...seen,
    idle,
    requests: requests.length,
    up,
    down: Math.max(0, ...requests.map(({ down = 0 }) => down)),
    body: Math.max(0, ...requests.map(({ body = 0 }) => body)),
  };
}

/** Measures the same without scripts, from the click until the page with its cart is loaded. */
async function addWithoutScripts(browser, url) {
  const { context, page } = await throttled(browser, { javaScriptEnabled: false });
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  const documents = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.method()));
  const button = page.locator('button[name="product_key"]').first();
  await button.scrollIntoViewIfNeeded();
  const started = performance.now();
  await Promise.all([page.waitForEvent("domcontentloaded"), button.click({ noWaitAfter: true })]);
  const took = performance.now() - started;
  await context.close();
  return { took, documents };
}

/** The first visit generates the picture files, which later visitors do not wait for. */
async function warmUp(browser, url) {
  const context = await browser.newContext({ ...devices["Pixel 5"], locale: "ru-RU" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await context.close();
}

/** Measures the menu page for a visitor on slow 4G with a processor that is six times slower. */
export async function browserTimes(origin, path) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const url = origin + path;
    await warmUp(browser, url);
    const runs = [];
    const forms = [];
    for (let time = 0; time < TIMES; time++) {
      runs.push(await menu(browser, url));
      forms.push(await addWithoutScripts(browser, url));
    }
    const of = (pick) => median(runs.map(pick));
    const sizes = await Promise.all(
      runs[0].scripts.map(async (script) => (await get(script, { "Accept-Encoding": "br" })).body.length),
    );
    const js = sizes.reduce((sum, size) => sum + size, 0);
    const [fcp, lcp, shift, blocking] = [
      of((run) => run.fcp),
      of((run) => run.lcp),
      of((run) => run.shift),
      of((run) => run.blocking),
    ];
    const [requests, shown, idle, confirmed, up, down] = ["requests", "shown", "idle", "confirmed", "up", "down"].map(
      (key) => of((run) => run.add[key]),
    );
    const form = median(forms.map(({ took }) => took));
    return [
      row(`JS, ${sizes.length} files, brotli`, "≤ 120 kB", kB(js), js <= 120_000),
      row("first paint", "≤ 500 ms", ms(fcp), fcp <= 500),
      row("largest paint", "≤ 700 ms", ms(lcp), lcp <= 700),
      row("blocking time", "≤ 50 ms", ms(blocking), blocking <= 50),
      row("layout shift", "0", shift.toFixed(3), shift < 0.001),
      row("add to cart: requests", "1", String(requests), requests === 1),
      row(
        "add to cart: bytes up (body, headers) / down",
        "≤ 1 kB each",
        `${Math.round(up)} / ${Math.round(down)}`,
        up <= 1_000 && down <= 1_000,
      ),
      row("a click that does nothing: painted", undefined, ms(idle)),
      row("add to cart: painted, beyond that", "≤ 20 ms", ms(shown - idle), shown - idle <= 20),
      row("add to cart: confirmed", `≤ ${ROUND_TRIP_MS + 60} ms`, ms(confirmed), confirmed <= ROUND_TRIP_MS + 60),
      row(
        "add to cart without scripts: page is there",
        "2 round trips + page",
        `${ms(form)}, ${forms[0].documents.join(" + ")}`,
        forms[0].documents.length <= 2,
      ),
    ];
  } finally {
    await browser.close();
  }
}
