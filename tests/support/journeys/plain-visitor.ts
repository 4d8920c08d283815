import { load, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { sends, sentBy } from "../../../rules/sent-fields";
import { documentProblems, emptyForms } from "../site/document-problems";
import { formOf, HttpBrowser, refreshOf, sentForm, type Form, type Send } from "./http-browser";

/**
 * Somebody with the plainest of browsers: pages, links and forms over HTTP, cookies, nothing else. A page of the shop that is no good document fails. Links are followed by the words on
 * them, forms are found by the name of a field and sent with everything that is in them. On other sites they have no cookies, and a form of
 * another site comes without the shop's.
 */
export class PlainVisitor {
  private readonly http: HttpBrowser;
  private page: CheerioAPI = load("");
  /** The origin of the page: the shop's, or that of the site that they were led to. */
  private site: string;
  /** The address of the page and the status of its answer. */
  path = "/";
  status = 0;
  /** How many requests were sent so far. */
  requests = 0;

  /** `answer`: what answers its requests, if not a server at the origin. `problemsOf`: what makes a page of the shop fail. */
  constructor(
    private readonly origin: string,
    private readonly language: string,
    private readonly answer: Send = fetch,
    private readonly problemsOf: (page: CheerioAPI) => string[] = documentProblems,
    jar?: HttpBrowser["jar"],
  ) {
    this.site = origin;
    const send: Send = (url, init) => {
      this.requests += 1;
      return (url.origin === origin ? answer : fetch)(url, init);
    };
    this.http = new HttpBrowser(origin, language, send, jar);
  }

  /** Every answer on the way to this page: method, status, path. */
  get way(): string[] {
    return this.http.way;
  }

  /** Another window of the same browser. */
  window(): PlainVisitor {
    return new PlainVisitor(this.origin, this.language, this.answer, this.problemsOf, this.http.jar);
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
    await this.visit("GET", address);
  }

  /** The button that Enter in a field of this form presses: the first of the document. */
  defaultButtonOf(id: string): string | undefined {
    const owned = `form[id="${id}"] button:not([type=button]):not([form]), button[form="${id}"]`;
    return sentBy({ name: this.page(owned).first().attr("name") ?? "" }, "intent") ?? undefined;
  }

  /** Sends to the shop what no form on the page would. */
  async post(path: string, fields: Record<string, string> | [string, string][] = {}) {
    this.leave();
    await this.visit("POST", path, new URLSearchParams(fields));
  }

  /** Sends it and looks at nothing: the page stays, and the cookies change. */
  async postUnseen(path: string, fields: Record<string, string>) {
    const { body } = await this.http.ask("POST", this.urlOf(path), this.site, new URLSearchParams(fields));
    await body?.cancel();
  }

  get html(): string {
    return this.page.html();
  }

  get text(): string {
    return this.page("main").text().replace(/\s+/g, " ");
  }

  /** The line of the active order, which stands outside of the page. */
  get line(): string {
    return this.page("aside[data-active-order]").text().replace(/\s+/g, " ");
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
    const address = refreshOf(this.page, this.path);
    if (address === undefined) throw new Error(`${this.path} leads nowhere by itself`);
    await this.go(address);
  }

  has(field: string): boolean {
    return this.page(`[name="${field}"], [name^="?${field}="]`).length > 0;
  }

  cookie(name: string) {
    return this.http.jar.cookies.get(name);
  }

  get cookieHeader(): string {
    return this.http.cookieHeader;
  }

  setCookie(name: string, value: string) {
    this.http.jar.cookies.set(name, value);
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
    const [control] = this.page<Element, string>(button ? `form button[name="${button}"]` : `form [name="${field}"]`);
    if (!control) throw new Error(`no field ${field}${press ? ` with ${press}` : ""} on ${this.path}`);
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
    await this.submit(button, values, button.attribs.name);
  }

  /** Sends the form of this control with these values, and with the name of the button. */
  private async submit(control: Element, values: Record<string, string>, button?: string) {
    const form = sentForm(formOf(this.page, control), this.path, control);
    const fields = form.fields.filter(([name]) => !(name in values)).concat(Object.entries(values));
    if (button) fields.push([button, control.attribs.value ?? ""]);
    const body = new URLSearchParams(fields);
    if (form.method === "get") await this.visit("GET", `${form.action.split(/[?#]/)[0]}?${body}`);
    else await this.visit("POST", form.action, body);
  }

  /** The request that the form of this field sends. */
  formWith(field: string): Form {
    const control = this.page<Element, string>(`form [name="${field}"]`).get(0) as Element;
    return sentForm(formOf(this.page, control), this.path, control);
  }

  private nameOf(element: Element): string {
    return this.page(element).attr("aria-label") ?? this.page(element).text().replace(/\s+/g, " ").trim();
  }

  private urlOf(address: string): URL {
    return new URL(address, this.site + this.path);
  }

  private async visit(method: string, address: string, body?: URLSearchParams) {
    const { url, answer } = await this.http.load(method, this.urlOf(address), this.site, body);
    this.site = url.origin;
    this.path = url.pathname + url.search;
    this.status = answer.status;
    this.page = load(await answer.text(), { scriptingEnabled: false });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const problems = isPage ? (url.origin === this.origin ? this.problemsOf : emptyForms)(this.page) : [];
    if (problems.length) throw new Error(`${this.path}: ${problems.join("; ")}`);
  }
}
