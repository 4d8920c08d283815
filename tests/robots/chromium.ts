import { load } from "cheerio";
import type { Element } from "domhandler";
import type { BrowserContext, ElementHandle, Page as Tab, Request, Response } from "playwright-core";
import { WRONG_FOCUS, watchFocus } from "../support/journeys/focus-watch";
import { Browser } from "./browser";
import { Broken } from "./broken";
import { copyOfPage, CONTROLS, MARK } from "./drawn-page";

const QUIET_MS = 300;
const SETTLE_MS = 10_000;
const ACTION_MS = 2_000;
/** The page has changed between the look at it and the press. */
const GONE = /not attached|element is not (visible|enabled)|detached|Execution context was destroyed/;

/** Chromium does not go back to a page without scripts that answers a form: it would have to be sent once more. */
const REPEATED = /ERR_CACHE_MISS/;

/** The last line that says why, of those that Playwright tells of its attempts. */
const reasonIn = (message: string) =>
  message
    .replace(/\u001b\[\d+m/g, "")
    .split("\n")
    .filter((line) => /intercepts|outside|not /.test(line))
    .at(-1)
    ?.trim() ?? message;
/** The robots block the service worker. What the shop allows itself: Chromium's line about a scripted 4xx, and Remix's decoder of an aborted answer. */
const ALLOWED = [
  /^Service Worker registration blocked by Playwright/,
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^AbortError: /,
];

/**
 * The same browser with scripts: Chromium. After every move `page` is a copy of the document as it is drawn, in which
 * each control that can be seen and used has its number. An open modal dialog is the copy's `<main>`.
 */
export class ScriptedBrowser extends Browser {
  override readonly hasScripts = true;
  /** Lines of the console and requests that failed, since the last look. */
  problems: string[] = [];
  private tab!: Tab;
  private steps = 0;
  private answer?: Response;
  private focus = -1;
  private readonly pending = new Set<Request>();

  private constructor(
    origin: string,
    language: string,
    private readonly context: BrowserContext,
  ) {
    super(origin, language);
  }

  static async start(origin: string, language: string, context: BrowserContext): Promise<ScriptedBrowser> {
    const browser = new ScriptedBrowser(origin, language, context);
    browser.tab = await context.newPage();
    await watchFocus(browser.tab);
    browser.listen();
    return browser;
  }

  override window = () => ScriptedBrowser.start(this.origin, this.language, this.context);

  /** Chromium goes on to take new ones. */
  override async forgetCookies() {
    await this.context.clearCookies();
  }

  override async open(path: string) {
    await this.act(() => this.tab.goto(new URL(path, this.origin).href, { waitUntil: "commit" }));
    this.steps += 1;
  }

  override async reload() {
    await this.act(() => this.tab.reload({ waitUntil: "commit" }));
  }

  override get canGoBack() {
    return this.steps > 1;
  }

  override async back() {
    this.steps -= 1;
    await this.act(() =>
      this.tab.goBack({ waitUntil: "commit" }).catch(async (error: Error) => {
        if (!REPEATED.test(error.message)) throw error;
        await this.tab.waitForURL(/^chrome-error:/, { timeout: ACTION_MS });
        return this.tab.goto(this.origin, { waitUntil: "commit" });
      }),
    );
  }

  override async follow(link: Element) {
    await this.click(link);
  }

  override async press(button: Element, twice = false) {
    await this.click(button, twice);
  }

  override async fill(field: Element, value: string) {
    await super.fill(field, value);
    const handle = await this.handle(field);
    if (!handle) return;
    const { type = "text" } = field.attribs;
    if (field.tagName === "select") await handle.selectOption(String(this.page.$(field).val()), { timeout: ACTION_MS });
    else if (["checkbox", "radio"].includes(type))
      // A person presses the words: the control itself may be drawn by them.
      await handle.evaluate((one) => ((one as HTMLInputElement).labels?.[0] ?? (one as HTMLElement)).click());
    else await handle.fill(String(this.page.$(field).val()), { timeout: ACTION_MS });
  }

  override get focused() {
    return this.page.$<Element, string>(`[${MARK}="${this.focus}"]`).get(0);
  }

  override async enter() {
    await this.act(() => this.tab.keyboard.press("Enter"));
  }

  /** Reads the page again when it is quiet. */
  override async look() {
    const [html, focus] = await this.calmly(async () => {
      await this.settle();
      return this.tab.evaluate(copyOfPage, [CONTROLS, MARK] as const);
    });
    const url = new URL(this.tab.url());
    const headers = (await this.answer?.headersArray().catch(() => [])) ?? [];
    this.show({
      url,
      status: this.answer?.status() ?? 200,
      type: "text/html",
      headerBytes: headers.reduce((bytes, { name, value }) => bytes + name.length + value.length + 4, 0),
      isStored: true,
      $: load(html, { scriptingEnabled: true }),
      html,
    });
    this.focus = focus;
  }

  override async close() {
    await this.context.close();
  }

  private async click(control: Element, twice = false) {
    const handle = await this.handle(control);
    if (!handle) return;
    const before = await this.place();
    const click = () => (twice ? handle.dblclick({ timeout: ACTION_MS }) : handle.click({ timeout: ACTION_MS }));
    await this.act(async () => {
      const wrong = await click().catch(({ message }: Error) => message);
      if (!wrong || GONE.test(wrong)) return;
      // An open list of filters may lie over it and has to be closed first: pages without scripts know no Escape.
      await this.tab.keyboard.press("Escape");
      await this.tab.evaluate(() => document.querySelector("#menu details[open]")?.removeAttribute("open"));
      const still = await click().catch(({ message }: Error) => message);
      if (still && !GONE.test(still))
        throw new Broken(7, `${this.page.path}: "${this.nameOf(control)}" cannot be pressed: ${reasonIn(still)}`);
    });
    if ((await this.place()) !== before) this.steps += 1;
  }

  private place = () => this.tab.evaluate(() => history.length);

  private async act(what: () => Promise<unknown>) {
    this.http.way = [];
    this.answer = undefined;
    await what();
    await this.look();
  }

  /** The control itself, if it is still there. */
  private async handle(control: Element): Promise<ElementHandle<HTMLElement> | undefined> {
    const index = Number(control.attribs[MARK]);
    const handle = await this.tab.evaluateHandle(
      (one) => (window as unknown as { robot: HTMLElement[] }).robot[one],
      index,
    );
    const element = handle.asElement() as ElementHandle<HTMLElement> | null;
    return element && (await element.evaluate((one) => one.isConnected)) ? element : undefined;
  }

  /** A page may lead on to another one by itself while it is looked at, for example to the bank. */
  private async calmly<Answer>(look: () => Promise<Answer>): Promise<Answer> {
    const end = Date.now() + SETTLE_MS;
    for (;;)
      try {
        return await look();
      } catch (error) {
        if (!/Execution context was destroyed/.test(String(error)) || Date.now() > end) throw error;
      }
  }

  private async settle() {
    const end = Date.now() + SETTLE_MS;
    await this.tab.waitForLoadState("load", { timeout: SETTLE_MS });
    await this.tab.waitForFunction(
      () => !document.querySelector("script[type=module]") || performance.getEntriesByName("hydrated").length > 0,
      undefined,
      { timeout: SETTLE_MS },
    );
    for (let since = Date.now(); Date.now() - since < QUIET_MS && Date.now() < end;) {
      // Until the page has nothing to do.
      await this.tab.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
      await this.tab.waitForTimeout(30);
      if (this.pending.size > 0 || (await this.tab.locator("[aria-busy=true]").count()) > 0) since = Date.now();
    }
  }

  private listen() {
    const isPage = (request: Request) =>
      ["document", "fetch"].includes(request.resourceType()) && !/\/(pictures|build)\//.test(request.url());
    const isAwaited = (request: Request) =>
      isPage(request) || ["script", "stylesheet"].includes(request.resourceType());
    this.tab.on("request", (request) => isAwaited(request) && this.pending.add(request));
    this.tab.on("requestfinished", (request) => this.pending.delete(request));
    this.tab.on("requestfailed", (request) => {
      this.pending.delete(request);
      const { errorText = "" } = request.failure() ?? {};
      if (!/ERR_ABORTED/.test(errorText) && !REPEATED.test(errorText))
        this.problems.push(`${request.url()}: ${errorText}`);
    });
    this.tab.on("response", (response) => {
      const request = response.request();
      if (!isPage(request)) return;
      const { pathname } = new URL(response.url());
      this.way.push(`${request.method()} ${response.status()} ${pathname}`);
      if (request.resourceType() === "document" || response.status() >= 500) this.answer = response;
    });
    this.tab.on("pageerror", (error) => void this.note(String(error)));
    this.tab.on("console", (line) => ["error", "warning"].includes(line.type()) && this.note(line.text()));
    this.tab.on("dialog", (dialog) => void dialog.accept());
  }

  private note(text: string) {
    if (!ALLOWED.some((pattern) => pattern.test(text))) this.problems.push(text);
  }

  override takeProblems(): { focus?: string; console?: string } {
    const all = this.problems.splice(0);
    const isFocus = (text: string) => text.startsWith(WRONG_FOCUS);
    return { focus: all.find(isFocus), console: all.find((text) => !isFocus(text)) };
  }
}
