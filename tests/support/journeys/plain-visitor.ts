import { load, type Cheerio, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { sends, sentBy } from "../../../rules/sent-fields";
import { documentProblems, emptyForms } from "../site/document-problems";

type Form = { method: string; action: string; fields: [string, string][] };

/**
 * Somebody with the plainest of browsers: pages, links and forms over HTTP, cookies, nothing else. A page of the shop that is no good document fails. Links are followed by the words on
 * them, forms are found by the name of a field and sent with everything that is in them. On other sites they have no cookies, and a form of
 * another site comes without the shop's.
 */
export class PlainVisitor {
  private cookies = new Map<string, string>();
  private page: CheerioAPI = load("");
  /** The origin of the page: the shop's, or that of the site that they were led to. */
  private site: string;
  /** The address of the page and the status of its answer. */
  path = "/";
  status = 0;
  /** Every answer on the way to this page: method, status, path. */
  way: string[] = [];
  /** How many requests were sent so far. */
  requests = 0;

  /** `answer`: what answers its requests, if not a server at the origin. `problemsOf`: what makes a page of the shop fail. */
  constructor(
    private readonly origin: string,
    private readonly language: string,
    private readonly answer: (url: URL, init: RequestInit) => Promise<Response> = fetch,
    private readonly problemsOf: (page: CheerioAPI) => string[] = documentProblems,
  ) {
    this.site = origin;
  }

  /** Another window of the same browser. */
  window(): PlainVisitor {
    const other = new PlainVisitor(this.origin, this.language, this.answer, this.problemsOf);
    other.cookies = this.cookies;
    return other;
  }

  /** Opens a page of the shop, or a whole address. */
  async open(path: string) {
    this.leave();
    await this.go(path);
  }

  private leave() {
    if (this.site !== this.origin) Object.assign(this, { site: this.origin, path: "/" });
  }

  private async go(address: string) {
    this.way = [];
    await this.ask("GET", address);
  }

  /** The button that Enter in a field of this form presses: the first of the document. */
  defaultButtonOf(id: string): string | undefined {
    const owned = `form[id="${id}"] button:not([type=button]):not([form]), button[form="${id}"]`;
    return sentBy({ name: this.page(owned).first().attr("name") ?? "" }, "intent") ?? undefined;
  }

  /** Sends to the shop what no form on the page would. */
  async post(path: string, fields: Record<string, string> | [string, string][] = {}) {
    this.leave();
    this.way = [];
    await this.ask("POST", path, new URLSearchParams(fields));
  }

  /** Sends it and looks at nothing: the page stays, and the cookies change. */
  async postUnseen(path: string, fields: Record<string, string>) {
    await this.ask("POST", path, new URLSearchParams(fields), false);
  }

  get html(): string {
    return this.page.html();
  }

  get text(): string {
    return this.page("main").text().replace(/\s+/g, " ");
  }

  /** The line of the order under way, which stands outside of the page. */
  get line(): string {
    return this.page("aside[data-under-way]").text().replace(/\s+/g, " ");
  }

  get heading(): string {
    return this.page("h1").first().text().trim();
  }

  /** The words beside a field that came back wrong. */
  errorOf(field: string): string {
    const control = this.page(`[name="${field}"]`).first();
    const notes = (control.attr("aria-describedby") ?? "").split(" ").filter(Boolean);
    return notes.map((id) => this.page(`[id="${id}"]`).text().trim()).join(" ");
  }

  valueOf(field: string): string {
    return String(this.page(`[name="${field}"]`).first().val() ?? "");
  }

  /** The values to choose from. */
  valuesOf(field: string): string[] {
    const choices = this.page(`[name="${field}"]`).toArray();
    return choices.map((element) => this.page(element).attr("value") ?? "");
  }

  /** Seconds after which the page asks for itself again. */
  get refreshes(): string | undefined {
    return this.page(`head noscript meta[http-equiv="refresh" i]`).attr("content");
  }

  /** Goes where the page leads by itself. */
  async refresh() {
    const next = this.page(`head meta[http-equiv="refresh" i]`).attr("content");
    if (!next) throw new Error(`${this.path} leads nowhere by itself`);
    const [, address = this.path] = /url=(.*)/i.exec(next) ?? [];
    await this.go(address);
  }

  has(field: string): boolean {
    return this.page(`[name="${field}"], [name^="?${field}="]`).length > 0;
  }

  cookie(name: string) {
    return this.cookies.get(name);
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  setCookie(name: string, value: string) {
    this.cookies.set(name, value);
  }

  /** Follows the first link, in the page before the frame, with these words on it or as its label; in a list, that of the item that says `beside`. */
  async follow(words: string | RegExp, beside?: RegExp) {
    const says = (text: string) => (typeof words === "string" ? text === words : words.test(text));
    const links = [...this.page("main a[href]").toArray(), ...this.page("a[href]").toArray()];
    const link = links.find(
      (element) => says(this.nameOf(element)) && (!beside || beside.test(this.page(element).closest("li").text())),
    );
    if (!link) throw new Error(`no link ${String(words)} on ${this.path}`);
    await this.go(this.page(link).attr("href") ?? "");
  }

  /** The words of the links, in the frame too, to this address. */
  linksTo(href: string): string[] {
    return this.page(`a[href="${href}"]`)
      .toArray()
      .map((element) => this.nameOf(element));
  }

  /** The address that a link with these words leads to. */
  linkTo(words: string): string | undefined {
    const link = this.page("main a[href]")
      .toArray()
      .find((element) => this.nameOf(element) === words);
    return link && this.page(link).attr("href");
  }

  /**
   * Sends the form that has this field, with what stands in it and what is filled in. `press` is the value that the pressed button sends as
   * `field`, where a form has several.
   */
  async send(field: string, values: Record<string, string> = {}, press?: string) {
    const button = press === undefined ? undefined : sends({ [field]: press }).name;
    const control = this.page(button ? `form button[name="${button}"]` : `form [name="${field}"]`).first();
    if (!control.length) throw new Error(`no field ${field}${press ? ` with ${press}` : ""} on ${this.path}`);
    await this.submit(control, values, button);
  }

  /** Presses the button with these words: sends its form with everything that is in it, and what is filled in. */
  async press(words: string | RegExp, values: Record<string, string> = {}) {
    const button = this.page("main form button:not([type=button])")
      .toArray()
      .find((element) =>
        typeof words === "string" ? this.nameOf(element) === words : words.test(this.nameOf(element)),
      );
    if (!button) throw new Error(`no button ${String(words)} on ${this.path}`);
    const control = this.page(button);
    await this.submit(control, values, control.attr("name"));
  }

  /** Sends the form of this control with these values, and with the name of the button. */
  private async submit(control: Cheerio<Element>, values: Record<string, string>, button?: string) {
    const form = this.formOf(this.ownerOf(control), control);
    const fields = form.fields.filter(([name]) => !(name in values)).concat(Object.entries(values));
    if (button) fields.push([button, control.attr("value") ?? ""]);
    this.way = [];
    const body = new URLSearchParams(fields);
    if (form.method === "get") await this.ask("GET", `${form.action.split(/[?#]/)[0]}?${body}`);
    else await this.ask("POST", form.action, body);
  }

  /** The fields of a form as a browser would send them (HTML, "constructing the entry list"). */
  formWith(field: string): Form {
    return this.formOf(this.page(`form [name="${field}"]`).first().closest("form").get(0) as Element);
  }

  private nameOf(element: Element): string {
    return this.page(element).attr("aria-label") ?? this.page(element).text().replace(/\s+/g, " ").trim();
  }

  /** The form that a control belongs to. */
  private ownerOf(control: Cheerio<Element>): Element {
    const named = control.attr("form");
    return (named ? this.page(`form[id="${named}"]`) : control.closest("form")).get(0) as Element;
  }

  private formOf(element: Element, control?: Cheerio<Element>): Form {
    const form = this.page(element);
    const fields = form.serializeArray().map(({ name, value }): [string, string] => [name, value]);
    return {
      method: (control?.attr("formmethod") ?? form.attr("method") ?? "get").toLowerCase(),
      action: control?.attr("formaction") ?? form.attr("action") ?? this.path,
      fields,
    };
  }

  /** One request and, if the page is wanted, the redirects after it. */
  private async ask(method: string, address: string, body?: URLSearchParams, wantsPage = true) {
    const url = new URL(address, this.site + this.path);
    const isShop = url.origin === this.origin;
    // The shop's cookies are SameSite=Lax.
    const hasCookies = isShop && this.cookies.size > 0 && (method === "GET" || this.site === this.origin);
    const answer = isShop ? this.answer : fetch;
    const response = await answer(url, {
      method,
      body,
      redirect: "manual",
      headers: {
        "Accept-Language": this.language,
        Accept: "text/html",
        ...(hasCookies ? { Cookie: this.cookieHeader } : {}),
        ...(method === "POST" ? { Origin: this.site } : {}),
      },
    });
    for (const header of isShop ? response.headers.getSetCookie() : []) {
      const [pair = "", ...attributes] = header.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/);
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.requests += 1;
    this.way.push(`${method} ${response.status} ${url.pathname}`);
    if (!wantsPage) return void (await response.body?.cancel());
    const to = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && to) {
      await response.body?.cancel();
      if (this.way.length > 8) throw new Error(`a circle: ${this.way.join(", ")}`);
      await this.ask("GET", new URL(to, url).href);
      return;
    }
    this.site = url.origin;
    this.path = url.pathname + url.search;
    this.status = response.status;
    this.page = load(await response.text(), { scriptingEnabled: false });
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const problems = isPage ? (isShop ? this.problemsOf : emptyForms)(this.page) : [];
    if (problems.length) throw new Error(`${this.path}: ${problems.join("; ")}`);
  }
}
