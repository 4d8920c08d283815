import {
  chromium,
  devices,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Locator,
  type Page,
} from "@playwright/test";
import { installedBrowser } from "../tools/prepare.mjs";
import { get } from "./get";
import { openPhone } from "./phone";
import { pageLike } from "./reference/page-like";
import { wordsOf } from "../tests/support/app/words";
import { kB, median, ms, row, type Row } from "./table";

/** Slow 4G: the latency is in milliseconds, the throughput in bytes a second. */
const ROUND_TRIP_MS = 150;
const slow4g = { offline: false, latency: ROUND_TRIP_MS, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const DIALOGS = ["dish", "address", "sign-in"] as const;
const WAYS = ["cart", "restaurants"] as const;
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
  const paints = await paintsOf(page);
  const add = await addWithScripts(page, devtools);
  await context.close();
  return { ...paints, scripts: [...scripts], add };
}

const paintsOf = (page: Page) =>
  page.evaluate(() => {
    const { lcp, shift, tasks } = window.benchSeen;
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return {
      fcp,
      lcp,
      shift,
      blocking: tasks.filter(({ at }) => at >= fcp).reduce((sum, { lasted }) => sum + Math.max(0, lasted - 50), 0),
      longest: Math.max(0, ...tasks.map(({ lasted }) => lasted)),
    };
  });

/** The paints of a page of the reference app, and the way from it to an empty page and back. */
async function reference(browser: Browser, url: string) {
  const { context, page } = await openSlowPhone(browser);
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  await page.waitForTimeout(2_000);
  const paints = await paintsOf(page);
  const links = page.locator("main li");
  const there = await opened(page, links.first().locator("a"), page.locator("main:not(:has(li))"));
  const back = await wentBack(page, links.first());
  await context.close();
  return { ...paints, there: there.first, back };
}

/** Milliseconds from the back button to `part` of the page before. */
async function wentBack(page: Page, part: Locator): Promise<number> {
  const started = performance.now();
  await page.goBack();
  await part.waitFor({ timeout: 30_000 });
  return performance.now() - started;
}

/**
 * Milliseconds from a press to the first paint of what it opens, and to its whole content. A finger stays down for a
 * tenth of a second.
 */
type Opened = { first: number; whole: number };

async function opened(page: Page, link: Locator, first: Locator, whole = first): Promise<Opened> {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(100);
  const started = performance.now();
  await page.mouse.up();
  const at = async (part: Locator) => {
    await part.waitFor({ timeout: 30_000 });
    return performance.now() - started;
  };
  return { first: await at(first), whole: await at(whole) };
}

/** Opens the dialogs that most visitors need, each on a fresh menu, and goes to the cart and to the restaurants and back. */
async function steps(browser: Browser, url: string) {
  const onMenu = async <T>(action: (page: Page) => Promise<T>): Promise<T> => {
    const { context, page } = await openSlowPhone(browser);
    await page.goto(url, { waitUntil: "load", timeout: 90_000 });
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    await page.waitForTimeout(1_500);
    return action(page).finally(() => context.close());
  };
  const dialog = (link: string) =>
    onMenu((page) => {
      const shown = page.getByRole("dialog");
      return opened(page, page.locator(link).first(), shown, shown.locator("form :is(button, input):visible").first());
    });
  const dialogs = {
    dish: await dialog('main li a[href*="/product/"]'),
    address: await dialog('header a[href*="/address"], header a[href*="/order-type"]'),
    "sign-in": await dialog('a[href*="/login"]:visible'),
  };
  const t = wordsOf("ru");
  const addButton = (page: Page) => page.locator('main button[name^="?product_key="]:visible').first();
  const cart = await onMenu(async (page) => {
    await addButton(page).click();
    await page.waitForTimeout(1_500);
    const shown = page.getByRole("dialog");
    const link = page.locator('nav a[href*="/cart"]:visible');
    const there = await opened(page, link, shown, shown.getByRole("group", { name: t("offers:promocode.label") }));
    return { ...there, back: await wentBack(page, page.locator("body:not(:has(dialog[open]))")) };
  });
  const restaurants = await onMenu(async (page) => {
    const heading = page.getByRole("heading", { level: 1, name: t("common:shops") });
    const link = page.locator('footer a[href$="/shops"]');
    const there = await opened(page, link, heading, page.locator("main li:visible").first());
    return { ...there, back: await wentBack(page, addButton(page)) };
  });
  return { dialogs, ways: { cart, restaurants } };
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
  await page.locator('button[name^="?product_key="]').first().click();
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
  const button = page.locator('button[name^="?product_key="]').first();
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

/**
 * Measures the menu page for a visitor on slow 4G with a processor that is six times slower, beside a page of the
 * reference app with as many elements (`stock`).
 */
export async function browserTimes(origin: string, path: string, stock: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ["--no-sandbox"] });
  try {
    const url = origin + path;
    await warmUp(browser, url);
    const runs: Awaited<ReturnType<typeof menu>>[] = [];
    const forms = [];
    const references: Awaited<ReturnType<typeof reference>>[] = [];
    const walks: Awaited<ReturnType<typeof steps>>[] = [];
    const served = (await get(url)).body.toString();
    const like = stock + pageLike(served);
    for (let time = 0; time < TIMES; time++) {
      runs.push(await menu(browser, url));
      references.push(await reference(browser, like));
      forms.push(await addWithoutScripts(browser, url));
      walks.push(await steps(browser, url));
    }
    const ofStock = (pick: (paints: (typeof references)[number]) => number) => ms(median(references.map(pick)));
    const ofWalks = (pick: (walk: (typeof walks)[number]) => number) => ms(median(walks.map(pick)));
    const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
    const sizes = await Promise.all(
      (runs[0]?.scripts ?? []).map(async (script) => ({
        isFirst: served.includes(new URL(script).pathname),
        size: (await get(script, { "Accept-Encoding": "br" })).body.length,
      })),
    );
    const first = sizes.filter(({ isFirst }) => isFirst);
    const js = (of: typeof sizes) => of.reduce((sum, { size }) => sum + size, 0);
    const [fcp, lcp, shift] = [of((run) => run.fcp), of((run) => run.lcp), of((run) => run.shift)];
    const blocking = of((run) => run.blocking);
    const [requests, idle] = [of(({ add }) => add.requests), of(({ add }) => add.idle)];
    const [shown, confirmed] = [of(({ add }) => add.shown), of(({ add }) => add.confirmed)];
    const [up, down] = [of(({ add }) => add.up), of(({ add }) => add.down)];
    const form = median(forms.map(({ took }) => took));
    const documents = forms[0]?.documents ?? [];
    return [
      row(`first scripts, ${first.length} files, brotli`, "≤ 120 kB", kB(js(first)), js(first) <= 120_000),
      row(`all scripts until it rests, ${sizes.length} files, brotli`, undefined, kB(js(sizes))),
      row("first paint, and of stock Remix", "≤ 500 ms", `${ms(fcp)}, ${ofStock((run) => run.fcp)}`, fcp <= 500),
      row("largest paint, and of stock Remix", "≤ 700 ms", `${ms(lcp)}, ${ofStock((run) => run.lcp)}`, lcp <= 700),
      row(
        "blocking time, and of stock Remix",
        "≤ 50 ms",
        `${ms(blocking)}, ${ofStock((run) => run.blocking)}`,
        blocking <= 50,
      ),
      row(
        "longest task, and of stock Remix",
        undefined,
        `${ms(of((run) => run.longest))}, ${ofStock((run) => run.longest)}`,
      ),
      row("layout shift", "0", shift.toFixed(3), shift < 0.001),
      row("add to cart: requests", "1", String(requests), requests === 1),
      row(
        "add to cart: bytes up (body, headers) / down",
        "≤ 2 kB each",
        `${Math.round(up)} / ${Math.round(down)}`,
        up <= 2_000 && down <= 2_000,
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
      ...DIALOGS.map((name) =>
        row(
          `dialog of ${name}: there, whole`,
          undefined,
          `${ofWalks(({ dialogs }) => dialogs[name].first)}, ${ofWalks(({ dialogs }) => dialogs[name].whole)}`,
        ),
      ),
      ...WAYS.map((name) =>
        row(
          `${name}: there, whole, and back at the menu`,
          undefined,
          [
            ofWalks(({ ways }) => ways[name].first),
            ofWalks(({ ways }) => ways[name].whole),
            ofWalks(({ ways }) => ways[name].back),
          ].join(", "),
        ),
      ),
      row(
        "an empty page of stock Remix: there, and back",
        undefined,
        `${ofStock((run) => run.there)}, ${ofStock((run) => run.back)}`,
      ),
    ];
  } finally {
    await browser.close();
  }
}
