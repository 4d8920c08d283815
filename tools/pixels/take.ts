import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import type { BrandId } from "../../brands";
import { startShop } from "../../tests/robots/shop";
import { chromiumArguments } from "../../tests/support/journeys/chromium-arguments";
import { forgetCustomProperties } from "../../tests/support/journeys/old-engine";
import { NOON } from "../../tests/support/sandbox/visitor";
import { installedBrowser, say } from "../prepare.mjs";
import { pages, type PageToTake } from "./pages";
import { prepareVisitors, type Visitors } from "./visitors";

/** The windows' heights by their widths. */
const heights: Record<number, number> = { 1440: 900, 1024: 768, 390: 844, 320: 568 };
const widths = Object.keys(heights).map(Number);
/** The window for pictures with the style sheet of old engines. */
const OLD_WIDTH = 1024;
/** The windows for pictures with scripts, and those as high as a menu. */
const SOME_WIDTHS = [1440, 390];
/** The first part of a longer page is taken. Only menus and legal texts are longer. */
const MAX_HEIGHT_PX = 6_000;
/** A random QR code. */
const STYLE = 'img[src^="data:image/png"] { visibility: hidden }';
/** A busy machine takes long for the pictures of a menu. */
const PATIENCE_MS = 180_000;
/** Otherwise Chromium draws pages before it has decoded their pictures. */
const DECODED_FIRST = "--disable-checker-imaging";
/** So often is a page with scripts looked at until it is the same twice. */
const MAX_LOOKS = 20;
const BETWEEN_LOOKS_MS = 250;

/** The pages that are taken, by their names and their brand. */
export interface Selection {
  brands: BrandId[];
  only: string;
}

/** Writes `FOLDER/BRAND/PAGE.WIDTH.KIND.png`. Throws if a page answers another status than its own. */
export async function takePictures(folder: string, { brands, only }: Selection) {
  const wanted = pages.filter(({ name }) => name.includes(only));
  if (wanted.length === 0) throw new Error(`no page has "${only}" in its name`);
  process.env.CLOCK_STANDS_AT = String(NOON);
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: [...chromiumArguments, DECODED_FIRST],
  });
  try {
    for (const brand of brands) await takeBrand(browser, join(folder, brand), brand, wanted);
  } finally {
    await browser.close();
  }
}

async function takeBrand(browser: Browser, folder: string, brand: BrandId, wanted: PageToTake[]) {
  const shop = await startShop({ brand, preload: "./tools/pixels/stands-still.mjs" });
  try {
    const visitors = await prepareVisitors(shop.origin, shop.sandbox, brand);
    mkdirSync(folder, { recursive: true });
    const camera = new Camera(browser, shop.origin, visitors, folder);
    for (const page of wanted.filter((page) => !page.brand || page.brand === brand)) {
      const started = Date.now();
      await camera.takePlain(page);
      await camera.takeOld(page);
      if (page.tall) await camera.takeTall(page);
      if (page.scripts) await camera.takeScripted(page);
      say(`${brand}: ${page.name}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await shop.close();
  }
}

class Camera {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly visitors: Visitors,
    private readonly folder: string,
  ) {}

  /** Without scripts, in every window, in light and dark colours. */
  async takePlain(page: PageToTake) {
    const tab = await this.openTab({ javaScriptEnabled: false });
    for (const width of widths) {
      await this.visit(tab, page, width);
      for (const colorScheme of ["light", "dark"] as const) {
        await tab.emulateMedia({ colorScheme });
        await this.save(page, `${width}.${colorScheme}`, await look(tab));
      }
    }
    await tab.context().close();
  }

  /** In windows as high as the pictures: the cards of a menu are drawn only near the window. */
  async takeTall(page: PageToTake) {
    const tab = await this.openTab({ javaScriptEnabled: false });
    for (const width of SOME_WIDTHS) {
      await this.visit(tab, page, width, MAX_HEIGHT_PX);
      await this.save(page, `${width}.tall`, await look(tab));
    }
    await tab.context().close();
  }

  /** With the style sheet for engines that have no custom properties. */
  async takeOld(page: PageToTake) {
    const tab = await this.openTab({ javaScriptEnabled: false });
    await forgetCustomProperties(tab);
    await this.visit(tab, page, OLD_WIDTH);
    await this.save(page, `${OLD_WIDTH}.old`, await look(tab));
    await tab.context().close();
  }

  /** With scripts, once the page has come to rest. */
  async takeScripted(page: PageToTake) {
    for (const width of SOME_WIDTHS) {
      const tab = await this.openTab({ javaScriptEnabled: true });
      await tab.addInitScript(standStill, NOON);
      await this.visit(tab, page, width);
      await tab.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
      await tab.evaluate(loadPictures);
      await tab.waitForLoadState("networkidle");
      await this.save(page, `${width}.scripts`, await lookUntilSame(tab));
      await tab.context().close();
    }
  }

  private async openTab(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext({
      ...options,
      locale: "ru-RU",
      timezoneId: "Europe/Moscow",
      serviceWorkers: "block",
      reducedMotion: "reduce",
      // The policy would refuse STYLE.
      bypassCSP: true,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return context.newPage();
  }

  /** Opens the page with the cookies that its visitor had at first, whatever other pages have set. */
  private async visit(
    tab: Page,
    { name, who, path, status = 200, press }: PageToTake,
    width: number,
    height = heights[width] ?? 0,
  ) {
    const { cookies, values } = this.visitors;
    // Browsers take the shop's cookies for secure addresses only, and send them to localhost, too.
    const url = this.origin.replace("http:", "https:");
    await tab.context().clearCookies();
    await tab.context().addCookies(Object.entries(cookies[who]).map(([name, value]) => ({ name, value, url })));
    await tab.setViewportSize({ width, height });
    let answer = await tab.goto(this.origin + path.replace(/:(\w+)/g, (_, key: string) => values[key] ?? ""));
    if (press) {
      // Browsers would not send empty fields that are required.
      await tab.evaluate(() => Array.from(document.forms).forEach((form) => (form.noValidate = true)));
      [answer] = await Promise.all([
        tab.waitForResponse((response) => response.request().method() === "POST"),
        tab.locator(press).first().click(),
      ]);
      await tab.waitForLoadState();
    }
    if (answer?.status() !== status) throw new Error(`${name} was answered ${answer?.status()}, not ${status}`);
  }

  private async save({ name }: PageToTake, kind: string, picture: Buffer) {
    await writeFile(join(this.folder, `${name.replaceAll(" ", "-")}.${kind}.png`), picture);
  }
}

/** Only the date: Playwright's own clock hides the marks by which a page says that it is hydrated. */
function standStill(moment: number) {
  window.Date = new Proxy(Date, {
    construct: (Real, given, target) =>
      Reflect.construct(Real, given.length === 0 ? [moment] : given, target) as object,
  });
  Date.now = () => moment;
}

/** Also those below the window, except on cards that are not drawn. */
function loadPictures() {
  for (const image of document.images)
    if (image.checkVisibility({ contentVisibilityAuto: true })) image.loading = "eager";
}

async function look(tab: Page): Promise<Buffer> {
  await tab.evaluate(async (link) => {
    await document.fonts.ready;
    // The host's link is random, and so is the width of its text.
    for (const { firstChild } of document.querySelectorAll('main a[href*="/together/"]'))
      if (firstChild?.nodeValue?.includes("/together/")) firstChild.nodeValue = link;
  }, "http://localhost/together/link");
  const { width = 0 } = tab.viewportSize() ?? {};
  const clip = { x: 0, y: 0, width, height: MAX_HEIGHT_PX };
  return tab.screenshot({ fullPage: true, clip, animations: "disabled", style: STYLE });
}

async function lookUntilSame(tab: Page): Promise<Buffer> {
  let before = await look(tab);
  for (let looks = 1; looks < MAX_LOOKS; looks++) {
    await tab.waitForTimeout(BETWEEN_LOOKS_MS);
    const after = await look(tab);
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error(`${tab.url()} does not come to rest`);
}
