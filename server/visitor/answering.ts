import { data, redirect } from "@remix-run/node";
import { wantsData } from "../guard/form";
import type { Consent } from "../operate/analytics";
import { cookieRoom } from "./answer-size";
import { BrowserCookies, type MakeText } from "./browser-cookies";
import { readCookie, type RequestCookies } from "./cookie-header";
import { asksWhetherStored } from "./not-stored";
import type { CookieName, CookieShape } from "./cookies";

/** The parts of a document that its loaders decide, and that are never sent as data. */
export type Rendering = {
  /** The page is the same for every anonymous visitor, so the page cache may store it. */
  cacheable?: boolean;
  /** The menu's grid as finished HTML in UTF-8. */
  grid?: { key: string; html: Buffer };
  /** The banner of this document, for browsers without scripts. */
  banner?: { view: unknown; action: string; here: string };
};

/** The response of a visit, which loaders and actions change: the rendering of the page, and the changed cookies. */
export class Answering {
  /**
   * The page shows old data, or data of another language or place, because the upstream failed to provide newer data.
   */
  stale = false;
  /** An action returned its form with errors, and the title of the same document mentions them. */
  formFailed = false;
  /** The rendering of this page, merged from the answers of its loaders so far. */
  rendering: Rendering = {};
  /** Points could not be changed after the cart. Other changes of this request do not retry it. */
  bonusesRefused = false;
  /**
   * A promo code that this request has not applied, because the points that it would replace save more. Sums are in
   * minor units.
   */
  codeOrPoints?: { code: string; saved: number; points: number };
  /** The answer to the cookie notice that this request gave. */
  consent?: Consent;
  /** The seconds for `Retry-After`, after an action reached a limit. */
  retryAfter?: number;
  protected readonly changed = new Map<CookieName, MakeText>();
  private readonly values = new Map<CookieName, unknown>();
  private readonly browser: BrowserCookies;

  constructor(
    readonly request: Request,
    readonly cookies: RequestCookies,
  ) {
    this.browser = new BrowserCookies(request, cookies);
  }

  /** The cookie as this request has changed it, or else as the browser has it. */
  async read<Value>(shape: CookieShape<Value>): Promise<Value | undefined> {
    if (this.values.has(shape.name)) return this.values.get(shape.name) as Value | undefined;
    return readCookie(this.cookies, shape);
  }

  change<Value>(shape: CookieShape<Value>, value: Value | undefined) {
    this.values.set(shape.name, value);
    this.changed.set(shape.name, async (before, maxBytes) =>
      value === undefined ? "" : shape.serialise(value, before, maxBytes),
    );
  }

  forget(name: CookieName) {
    this.values.set(name, undefined);
    this.changed.set(name, () => Promise.resolve(""));
  }

  /** Returns `Set-Cookie` for the cookies that changed since the last call. `location`: of a redirect. */
  async headers(location?: string): Promise<Headers> {
    const headers = new Headers();
    if (this.retryAfter) headers.set("Retry-After", String(this.retryAfter));
    const pending = [...this.changed];
    this.changed.clear();
    const room = () => cookieRoom(this.request, location);
    for (const cookie of await this.browser.setCookies(pending, room)) headers.append("Set-Cookie", cookie);
    return headers;
  }

  async answer<View>(view: View, status = 200, rendering: Rendering = {}) {
    Object.assign(this.rendering, rendering);
    return data(view, { status, headers: await this.headers() });
  }

  /** Redirects with a 303 to a path on this site. */
  async redirect(path: string): Promise<Response> {
    const page = keepsPageForAnchor(this.request) ? path.replace(/#.*/, "") : path;
    const to = this.changed.size > 0 ? asksWhetherStored(this.request, this.cookies, page) : page;
    return redirect(to, { status: 303, headers: await this.headers(to) });
  }

  /**
   * Responds to a successful change with a redirect. A modal or a script that wants data gets `{ done, to }` with
   * `extra`.
   */
  async finish(form: FormData, path: string, extra: Record<string, unknown> = {}) {
    if (!wantsData(form)) return this.redirect(path);
    return this.answer({ done: true as const, to: path, ...extra });
  }
}

/**
 * Lynx sends no request when a redirect leads to an anchor of the current page. It would still show the page before the
 * change, regardless of `Cache-Control`.
 */
function keepsPageForAnchor(request: Request): boolean {
  return /^Lynx\//.test(request.headers.get("User-Agent") ?? "");
}
