import type { Cheerio, CheerioAPI } from "cheerio";
import type { Element } from "domhandler";

/** Answers the requests of a browser, in place of `fetch`. */
export type Send = (url: URL, init: RequestInit) => Promise<Response>;

const MAX_REDIRECTS = 8;

/** Keeps the shop's cookies and follows redirects, as browsers do. All windows of a browser have one jar. */
export class HttpBrowser {
  /** Every request on the way to the page: method, status, path. */
  way: string[] = [];

  constructor(
    private readonly origin: string,
    private readonly language: string,
    private readonly send: Send = fetch,
    readonly jar = { cookies: new Map<string, string>(), isClosed: false },
  ) {}

  get cookieHeader(): string {
    return [...this.jar.cookies].map((pair) => pair.join("=")).join("; ");
  }

  /** Asks from a page of the origin `from`, and follows redirects. */
  async load(method: string, url: URL, from: string, body?: URLSearchParams): Promise<{ url: URL; answer: Response }> {
    this.way = [];
    let answer = await this.ask(method, url, from, body);
    let at = url;
    for (let to = locationOf(answer); to !== null; to = locationOf(answer)) {
      if (this.way.length > MAX_REDIRECTS) throw new Error(`a circle of redirects: ${this.way.join(", ")}`);
      await answer.body?.cancel();
      at = new URL(to, at);
      answer = await this.ask("GET", at, from);
    }
    return { url: at, answer };
  }

  /** One request. */
  async ask(method: string, url: URL, from: string, body?: URLSearchParams): Promise<Response> {
    const isShop = url.origin === this.origin;
    const { cookies, isClosed } = this.jar;
    // The shop's cookies are SameSite=Lax.
    const hasCookies = isShop && cookies.size > 0 && (method === "GET" || from === this.origin);
    const answer = await this.send(url, {
      method,
      body,
      redirect: "manual",
      headers: {
        "Accept-Language": this.language,
        Accept: "text/html",
        ...(hasCookies ? { Cookie: this.cookieHeader } : {}),
        ...(method === "POST" ? { Origin: from } : {}),
      },
    });
    this.way.push(`${method} ${answer.status} ${url.pathname}`);
    for (const line of isShop && !isClosed ? answer.headers.getSetCookie() : []) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/);
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
}

const locationOf = ({ status, headers }: Response) => (status >= 300 && status < 400 ? headers.get("location") : null);

/** The address to which a page leads by itself after a while. */
export function refreshOf($: CheerioAPI, path: string): string | undefined {
  const next = $(`head meta[http-equiv="refresh" i]`).attr("content");
  return next === undefined ? undefined : (/url=(.*)/i.exec(next)?.[1] ?? path);
}

/** The form that a control belongs to. */
export function formOf($: CheerioAPI, control: Element): Cheerio<Element> {
  const { form } = control.attribs;
  const owner = form === undefined ? $(control).closest("form") : $(`form[id="${form}"]`);
  return owner as Cheerio<Element>;
}

export type Form = { method: string; action: string; fields: [string, string][] };

/** The request that a form sends by a control of it (HTML, "constructing the entry list"), without the control's own name. */
export function sentForm(form: Cheerio<Element>, path: string, { attribs }: Element): Form {
  return {
    method: (attribs.formmethod ?? form.attr("method") ?? "get").toLowerCase(),
    action: attribs.formaction ?? form.attr("action") ?? path,
    fields: form.serializeArray().map(({ name, value }): [string, string] => [name, value]),
  };
}
