import {
  chromium,
  devices,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from "@playwright/test";
import { installedBrowser } from "../tools/prepare.mjs";
import { get } from "./get";
import { openPhone } from "./phone";
import { kB, median, ms, row, type Row } from "./table";

/** Slow 4G: the latency is in milliseconds, the throughput in bytes a second. */
const ROUND_TRIP_MS = 150;
const slow4g = { offline: false, latency: ROUND_TRIP_MS, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const TIMES = Number(process.env.BENCH_TIMES ?? 5);

async function openSlowPhone(browser: Browser, options?: BrowserContextOptions) {
  const phone = await openPhone(browser, options);
  await phone.devtools.send("Network.enable");
  await phone.devtools.send("Network.emulateNetworkConditions", slow4g);
  return phone;
}

async function menu(browser: Browser, url: string) {
  const { context, page, devtools } = await openSlowPhone(browser);
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script" && response.url().startsWith("http"))
      scripts.add(response.url());
  });
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  await page.waitForTimeout(3_500);
  const paints = await page.evaluate(() => {
    const { lcp, shift, tasks } = window.benchSeen;
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return {
      fcp,
      lcp,
      shift,
      blocking: tasks.filter(({ at }) => at >= fcp).reduce((sum, { lasted }) => sum + Math.max(0, lasted - 50), 0),
    };
  });
  const add = await addWithScripts(page, devtools);
  await context.close();
  return { ...paints, scripts: [...scripts], add };
}

/**
 * Measures the milliseconds from a click on a heading, which has no effect, to the next paint: the least that a click
 * takes here.
 */
async function idleClick(page: Page): Promise<number> {
  await page.locator("#popular").click();
  await page.waitForTimeout(1_000);
  // Event timing leaves out events under 16 ms.
  return page.evaluate(() => window.benchSeen.painted ?? 16);
}

/** The bytes of one request on the wire. */
interface WireRequest {
  line?: number;
  headers?: number;
  body?: number;
  down?: number;
}

/**
 * Presses the first Add button of a plain product and measures bytes on the wire, the paint of the press and the
 * arrival of the response.
 */
async function addWithScripts(page: Page, devtools: CDPSession) {
  const idle = await idleClick(page);
  const wire = new Map<string, WireRequest>();
  const note = (id: string, seen: WireRequest) => wire.set(id, { ...wire.get(id), ...seen });
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (type !== "Image") note(requestId, { body: request.postData?.length, line: request.url.length + 20 });
  });
  devtools.on("Network.requestWillBeSentExtraInfo", ({ requestId, headers }) =>
    note(requestId, { headers: JSON.stringify(headers).length }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    note(requestId, { down: encodedDataLength }),
  );
  await page.evaluate(() => {
    performance.clearResourceTimings();
    const seen = window.benchSeen;
    addEventListener("click", (event) => (seen.clicked = event.timeStamp), { capture: true, once: true });
  });
  await page.locator('button[name="product_key"]').first().click();
  await page.waitForTimeout(2_500);
  const seen = await page.evaluate(() => {
    const last = performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "fetch")
      .at(-1) as PerformanceResourceTiming | undefined;
    const { painted = NaN, clicked = NaN } = window.benchSeen;
    return { shown: painted, confirmed: (last?.responseEnd ?? NaN) - clicked };
  });
  // Pictures that scroll into view meanwhile are left out.
  const requests = [...wire.values()].filter(({ line }) => line);
  return {
    ...seen,
    idle,
    requests: requests.length,
    up: Math.max(0, ...requests.map(({ body = 0, headers = 0, line = 0 }) => body + headers + line)),
    down: Math.max(0, ...requests.map(({ down = 0 }) => down)),
  };
}

/** Measures the same without scripts, from the click until the page with its cart is loaded. */
async function addWithoutScripts(browser: Browser, url: string) {
  const { context, page } = await openSlowPhone(browser, { javaScriptEnabled: false });
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  const documents: string[] = [];
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
async function warmUp(browser: Browser, url: string) {
  const context = await browser.newContext({ ...devices["Pixel 5"], locale: "ru-RU" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await context.close();
}

/** Measures the menu page for a visitor on slow 4G with a processor that is six times slower. */
export async function browserTimes(origin: string, path: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ["--no-sandbox"] });
  try {
    const url = origin + path;
    await warmUp(browser, url);
    const runs: Awaited<ReturnType<typeof menu>>[] = [];
    const forms = [];
    for (let time = 0; time < TIMES; time++) {
      runs.push(await menu(browser, url));
      forms.push(await addWithoutScripts(browser, url));
    }
    const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
    const sizes = await Promise.all(
      (runs[0]?.scripts ?? []).map(async (script) => (await get(script, { "Accept-Encoding": "br" })).body.length),
    );
    const js = sizes.reduce((sum, size) => sum + size, 0);
    const [fcp, lcp, shift] = [of((run) => run.fcp), of((run) => run.lcp), of((run) => run.shift)];
    const blocking = of((run) => run.blocking);
    const [requests, idle] = [of(({ add }) => add.requests), of(({ add }) => add.idle)];
    const [shown, confirmed] = [of(({ add }) => add.shown), of(({ add }) => add.confirmed)];
    const [up, down] = [of(({ add }) => add.up), of(({ add }) => add.down)];
    const form = median(forms.map(({ took }) => took));
    const documents = forms[0]?.documents ?? [];
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
        `${ms(form)}, ${documents.join(" + ")}`,
        documents.length <= 2,
      ),
    ];
  } finally {
    await browser.close();
  }
}
