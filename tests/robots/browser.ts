import { load, type Cheerio, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { formOf, HttpBrowser, refreshOf, sentForm, type Send } from "../support/journeys/http-browser";
import { Contents } from "./contents";

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
  contents: Contents;
}

const blank: Page = {
  path: "/",
  isShop: true,
  status: 0,
  type: "",
  headerBytes: 0,
  isStored: false,
  $: load(""),
  html: "",
  contents: new Contents(load("")),
};

/**
 * A browser without scripts: HTTP, cookies, a parser, and the history of its windows. It shows what a text browser
 * would show, so a control is visible unless the document itself hides it.
 */
export class Browser {
  readonly hasScripts: boolean = false;
  page = blank;
  private past: Page[] = [];
  protected readonly http: HttpBrowser;

  constructor(
    readonly origin: string,
    protected readonly language: string,
    private readonly send?: Send,
    jar?: HttpBrowser["jar"],
  ) {
    this.site = origin;
    this.http = new HttpBrowser(origin, language, send, jar);
  }

  /** Every request of the last move: method, status, path. */
  get way(): string[] {
    return this.http.way;
  }

  /** Another window of the same browser. */
  window(): Promise<Browser> {
    return Promise.resolve(new Browser(this.origin, this.language, this.send, this.http.jar));
  }

  /** Forgets all cookies of all windows, and takes new ones or not. */
  async forgetCookies(takesNew: boolean): Promise<void> {
    this.http.jar.cookies.clear();
    this.http.jar.isClosed = !takesNew;
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
    this.http.way = [];
    this.page = before;
    if (!before.isStored) await this.reload();
  }

  /** Where the page leads by itself after a while, if anywhere. */
  get leadsTo(): string | undefined {
    return refreshOf(this.page.$, this.page.path);
  }

  links(): Element[] {
    return this.page.contents.links.filter(({ attribs: { href = "", target } }) => {
      return !href.startsWith("#") && target !== "_blank" && this.leadsInside(href);
    });
  }

  buttons(): Element[] {
    return this.page.contents.buttons;
  }

  fields(): Element[] {
    return this.page.contents.fields;
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
    const { jar, way } = this.http;
    const { isClosed } = jar;
    jar.isClosed = true;
    this.http.way = [];
    const { status, body } = await this.http.ask("GET", new URL(href, this.site + this.page.path), this.site);
    await body?.cancel();
    this.http.way = way;
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
    const first =
      twice && method === "post"
        ? this.http.ask("POST", url, this.site, body).then((answer) => answer.text())
        : undefined;
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
    } else if (type === "number") {
      // Browsers let nobody type anything else into it.
      $(field).val(value.trim() !== "" && Number.isFinite(Number(value)) ? value : "");
    } else $(field).val(maxlength ? value.slice(0, Number(maxlength)).replace(/[\ud800-\udbff]$/, "") : value);
  }

  /** The names and values that pressing the button would send. */
  filledIn(button: Element): { method: string; url: URL; fields: [string, string][] } {
    const { path } = this.page;
    const { method, action, fields } = sentForm(this.formOf(button), path, button);
    const { name, value = "" } = button.attribs;
    if (name) fields.push([name, value]);
    return { method, url: new URL(action, this.site + path), fields };
  }

  formOf(control: Element): Cheerio<Element> {
    return formOf(this.page.$, control);
  }

  protected site: string;
  /** The bank's address, once the shop has led there. */
  private bank?: string;

  /** Makes an answer the page of this window. */
  protected show({ url, ...page }: Omit<Page, "path" | "isShop" | "contents"> & { url: URL }) {
    if (url.origin !== this.origin) this.bank = url.origin;
    this.site = url.origin;
    const contents = new Contents(page.$, this.hasScripts);
    this.page = { ...page, contents, path: url.pathname + url.search, isShop: url.origin === this.origin };
  }

  private leadsInside(href: string): boolean {
    if (!URL.canParse(href, this.site)) return false;
    const { origin } = new URL(href, this.site);
    return origin === this.origin || origin === this.bank || /\/bank\//.test(href);
  }

  private async visit(method: string, url: URL, body?: URLSearchParams, isNew = true) {
    const before = this.page;
    const { url: at, answer } = await this.http.load(method, url, this.site, body);
    const html = await answer.text();
    this.show({
      url: at,
      status: answer.status,
      type: answer.headers.get("content-type") ?? "",
      headerBytes: bytesOf(answer.headers),
      isStored: !/no-store/.test(answer.headers.get("cache-control") ?? ""),
      $: load(html, { scriptingEnabled: false }),
      html,
    });
    if (isNew && before !== blank && before.path !== this.page.path && before.isShop) this.past.push(before);
  }
}

function bytesOf(headers: Headers): number {
  let bytes = 0;
  headers.forEach((value, name) => (bytes += name.length + value.length + 4));
  return bytes;
}
