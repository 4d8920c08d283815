import { load, type Cheerio, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";

/** A page as it came, with what was typed into it. */
export interface Page {
  /** Path and query, at the shop or at the bank. */
  path: string;
  isShop: boolean;
  status: number;
  type: string;
  /** Names and values of the answer's headers, in bytes as HTTP/1.1 sends them. */
  headerBytes: number;
  isStored: boolean;
  $: CheerioAPI;
  html: string;
}

/** Answers the requests of a browser. Mutants change answers here (`mutants.ts`). */
export type Send = (url: URL, init: RequestInit) => Promise<Response>;

const blank: Page = {
  path: "/",
  isShop: true,
  status: 0,
  type: "",
  headerBytes: 0,
  isStored: false,
  $: load(""),
  html: "",
};

const PRESSED = "button:not([type=button]):not([disabled]):not([aria-disabled=true]), input[type=submit]";
const FILLED =
  "input:not([type=hidden]):not([type=submit]):not([disabled]), select:not([disabled]), textarea:not([disabled])";
const MAX_REDIRECTS = 8;

/**
 * A browser without scripts: HTTP, cookies, a parser, and the history of its windows. It shows what a text browser
 * would show, so a control is visible unless the document itself hides it.
 */
export class Browser {
  readonly hasScripts: boolean = false;
  page = blank;
  private past: Page[] = [];
  /** Every request of the last move: method, status, path. */
  way: string[] = [];

  constructor(
    readonly origin: string,
    protected readonly language: string,
    private readonly send: Send = fetch,
    private readonly jar = { cookies: new Map<string, string>(), isClosed: false },
  ) {
    this.site = origin;
  }

  /** Another window of the same browser. */
  window(): Promise<Browser> {
    return Promise.resolve(new Browser(this.origin, this.language, this.send, this.jar));
  }

  /** Forgets all cookies of all windows, and takes new ones or not. */
  async forgetCookies(takesNew: boolean): Promise<void> {
    this.jar.cookies.clear();
    this.jar.isClosed = !takesNew;
    return Promise.resolve();
  }

  /** Takes what Chromium has reported since the last move: a focus where it must not be, errors of the console. */
  takeProblems(): { focus?: string; console?: string } {
    return {};
  }

  /** What has the focus of those controls that can be used. */
  get focused(): Element | undefined {
    return undefined;
  }

  /** Presses Enter where the focus is. */
  async enter(): Promise<void> {}

  /** Reads the page again: scripts may have changed it. */
  async look(): Promise<void> {}

  async close(): Promise<void> {}

  async open(path: string) {
    await this.visit("GET", new URL(path, this.origin));
  }

  async reload() {
    await this.visit("GET", new URL(this.page.path, this.site), undefined, false);
  }

  get canGoBack() {
    return this.past.length > 0;
  }

  /** Shows the page before as it was left, unless it must not be kept: then it is fetched again. */
  async back() {
    const before = this.past.pop();
    if (!before) return;
    this.way = [];
    this.page = before;
    if (!before.isStored) await this.reload();
  }

  /** Where the page leads by itself after a while, if anywhere. */
  get leadsTo(): string | undefined {
    const next = this.page.$(`head meta[http-equiv="refresh" i]`).attr("content");
    return next === undefined ? undefined : (/url=(.*)/i.exec(next)?.[1] ?? this.page.path);
  }

  links(): Element[] {
    return this.visible("a[href]").filter((link) => {
      const { href = "", target } = link.attribs;
      return !href.startsWith("#") && target !== "_blank" && this.leadsInside(href);
    });
  }

  buttons(): Element[] {
    return this.visible(PRESSED);
  }

  fields(): Element[] {
    return this.visible(FILLED);
  }

  /** Returns the name that a person would use for a control: its label or its words. */
  nameOf(control: Element): string {
    const { $ } = this.page;
    const { id, "aria-label": label, value, name } = control.attribs;
    const own = label ?? (control.tagName === "input" ? "" : $(control).text());
    const labelled = id ? $(`label[for="${id}"]`).first().text() : "";
    const around = control.tagName === "input" && !labelled ? $(control).closest("label").text() : "";
    return [own, labelled, around, value, name].map((text) => text?.replace(/\s+/g, " ").trim()).find(Boolean) ?? "";
  }

  /** The status of an address, as if nobody had asked. */
  async statusOf(href: string): Promise<number> {
    const { way, jar } = this;
    const { isClosed } = jar;
    jar.isClosed = true;
    const { status, body } = await this.ask("GET", new URL(href, this.site + this.page.path));
    await body?.cancel();
    Object.assign(this, { way });
    jar.isClosed = isClosed;
    return status;
  }

  async follow(link: Element) {
    await this.visit("GET", new URL(link.attribs.href ?? "", this.site + this.page.path));
  }

  /** Sends the form of a button with everything that stands in it. */
  async press(button: Element, twice = false) {
    const { method, url, fields } = this.filledIn(button);
    const body = new URLSearchParams(fields);
    if (method === "get") url.search = String(body);
    // The answer to the first press never comes to be seen.
    const first = twice && method === "post" ? this.ask("POST", url, body).then((answer) => answer.text()) : undefined;
    await this.visit(method.toUpperCase(), url, method === "get" ? undefined : body);
    await first;
  }

  async fill(field: Element, value: string) {
    const { $ } = this.page;
    const { type = "text", maxlength, name } = field.attribs;
    if (type === "checkbox") $(field).prop("checked", !$(field).prop("checked"));
    else if (type === "radio") {
      $(field).closest("form").find(`input[type=radio][name="${name}"]`).prop("checked", false).removeAttr("checked");
      $(field).prop("checked", true).attr("checked", "");
    } else $(field).val(maxlength ? value.slice(0, Number(maxlength)).replace(/[\ud800-\udbff]$/, "") : value);
  }

  /** The names and values that pressing the button would send. */
  filledIn(button: Element): { method: string; url: URL; fields: [string, string][] } {
    const { $ } = this.page;
    const form = this.formOf(button);
    const fields = form.serializeArray().map(({ name, value }): [string, string] => [name, value]);
    const { name, value = "", formaction } = button.attribs;
    if (name) fields.push([name, value]);
    const action = formaction ?? form.attr("action") ?? this.page.path;
    const method = ($(form).attr("method") ?? "get").toLowerCase();
    return { method, url: new URL(action, this.site + this.page.path), fields };
  }

  formOf(control: Element): Cheerio<Element> {
    const { $ } = this.page;
    const { form } = control.attribs;
    const owner = form ? $(`form[id="${form}"]`) : $(control).closest("form");
    return owner as Cheerio<Element>;
  }

  protected site: string;
  /** The bank's address, once the shop has led there. */
  private bank?: string;

  /** Makes an answer the page of this window. */
  protected show({ url, ...page }: Omit<Page, "path" | "isShop"> & { url: URL }) {
    if (url.origin !== this.origin) this.bank = url.origin;
    this.site = url.origin;
    this.page = { ...page, path: url.pathname + url.search, isShop: url.origin === this.origin };
  }

  private leadsInside(href: string): boolean {
    if (!URL.canParse(href, this.site)) return false;
    const { origin } = new URL(href, this.site);
    return origin === this.origin || origin === this.bank || /\/bank\//.test(href);
  }

  protected visible(selector: string): Element[] {
    return this.page
      .$<Element, string>(selector)
      .toArray()
      .filter((element) => !isHidden(element));
  }

  private async visit(method: string, url: URL, body?: URLSearchParams, isNew = true) {
    this.way = [];
    const before = this.page;
    let answer = await this.ask(method, url, body);
    let at = url;
    for (let turns = 0; answer.status >= 300 && answer.status < 400; turns += 1) {
      if (turns === MAX_REDIRECTS) throw new Error(`a circle of redirects: ${this.way.join(", ")}`);
      await answer.body?.cancel();
      at = new URL(answer.headers.get("location") ?? "", at);
      answer = await this.ask("GET", at);
    }
    const type = answer.headers.get("content-type") ?? "";
    const html = await answer.text();
    this.show({
      url: at,
      status: answer.status,
      type,
      headerBytes: bytesOf(answer.headers),
      isStored: !/no-store/.test(answer.headers.get("cache-control") ?? ""),
      $: load(html, { scriptingEnabled: false }),
      html,
    });
    if (isNew && before !== blank && before.path !== this.page.path && before.isShop) this.past.push(before);
  }

  private async ask(method: string, url: URL, body?: URLSearchParams): Promise<Response> {
    const isShop = url.origin === this.origin;
    // The shop's cookies are SameSite=Lax.
    const { cookies, isClosed } = this.jar;
    const hasCookies = isShop && cookies.size > 0 && (method === "GET" || this.site === this.origin);
    const answer = await this.send(url, {
      method,
      body,
      redirect: "manual",
      headers: {
        "Accept-Language": this.language,
        Accept: "text/html",
        "Accept-Encoding": "identity",
        ...(hasCookies ? { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") } : {}),
        ...(method === "POST" ? { Origin: this.site } : {}),
      },
    });
    this.way = [...this.way, `${method} ${answer.status} ${url.pathname}`];
    for (const line of isShop && !isClosed ? answer.headers.getSetCookie() : []) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/);
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
}

function bytesOf(headers: Headers): number {
  let bytes = 0;
  headers.forEach((value, name) => (bytes += name.length + value.length + 4));
  return bytes;
}

/** Whether the document itself hides an element. A walk is quicker than a selector for each of a menu's controls. */
function isHidden(element: Element): boolean {
  for (let node: Element | null = element; node && node.type === "tag"; node = node.parent as Element | null)
    if (node.name === "template" || "hidden" in node.attribs || node.attribs["aria-hidden"] === "true") return true;
  return false;
}
