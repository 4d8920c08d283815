import { data, redirect } from "@remix-run/node";
import { wantsData } from "../guard/form";
import { clearCookie, setCookie, wantsSecure } from "./cookie-header";
import type { CookieName, CookieShape } from "./cookies";

/** How a visit is answered, as its loaders and actions have it: what kind of page it is, and the cookies that changed. */
export class Answering {
  /** Set when the page shows old data, or another language's or place's, because the upstream failed to give newer ones. */
  stale = false;
  /** Set by an action whose form comes back with errors: the title of the same document says so. */
  formFailed = false;
  /** Set by a loader whose page may show a captcha: the page's policy allows its provider. */
  showsCaptcha = false;
  /** Set by a loader whose page is the same for every anonymous visitor: the page cache may store it. */
  cacheable = false;
  /** Set when points that are on could not be written off again: the other changes of this request don't try it. */
  bonusesRefused = false;
  /** A promo code that this request has not applied, because the points that would go for it save more. Sums in minor units. */
  codeOrPoints?: { code: string; saved: number; points: number };
  /** Set by a loader of a page that leads to acquirers and banks: the page's policy allows their origins. */
  leadsToBank = false;
  /** Set by a loader of a payment's page: no provider of analytics is told of it. */
  countsVisit = true;
  /** Set by a loader of a payment's page that offers a wallet: the page's policy lets the browser look for it. */
  asksWallet = false;
  /** The menu's grid as finished HTML in UTF-8. The renderer puts it into the page; it is never sent as data. */
  grid?: { key: string; html: Buffer };
  /** The banner of this document where no script opens it. The renderer puts it into the page; it is never sent as data. */
  banner?: { view: unknown; action: string; here: string };
  /** Set by an action that met a limit: seconds for `Retry-After`. */
  retryAfter?: number;
  protected readonly changed = new Map<CookieName, () => Promise<string>>();

  constructor(readonly request: Request) {}

  change<Value>(shape: CookieShape<Value>, value: Value | undefined) {
    this.changed.set(shape.name, () => setCookie(shape, value, wantsSecure(this.request)));
  }

  /** Removes a cookie. */
  forget(name: CookieName) {
    this.changed.set(name, async () => clearCookie(name, wantsSecure(this.request)));
  }

  /** `Set-Cookie` for the cookies that changed since the last call. */
  async headers(): Promise<Headers> {
    const headers = new Headers();
    if (this.retryAfter) headers.set("Retry-After", String(this.retryAfter));
    const pending = [...this.changed.values()];
    this.changed.clear();
    for (const cookie of await Promise.all(pending.map((make) => make()))) headers.append("Set-Cookie", cookie);
    return headers;
  }

  async answer<View>(view: View, status = 200) {
    return data(view, { status, headers: await this.headers() });
  }

  /** POST, redirect, GET: 303 to a path on this site. */
  async redirect(path: string): Promise<Response> {
    const to = keepsPageForAnchor(this.request) ? path.replace(/#.*/, "") : path;
    return redirect(to, { status: 303, headers: await this.headers() });
  }

  /** Answers a successful change: a redirect, or for a modal or a script that wants data `{ done, to }` with `extra`. */
  async finish(form: FormData, path: string, extra: Record<string, unknown> = {}) {
    if (!wantsData(form)) return this.redirect(path);
    return this.answer({ done: true as const, to: path, ...extra });
  }
}

/**
 * Lynx asks for nothing when a redirect leads to an anchor of the page that it shows: the page before the change would stay, whatever its
 * `Cache-Control`.
 */
function keepsPageForAnchor(request: Request): boolean {
  return /^Lynx\//.test(request.headers.get("User-Agent") ?? "");
}
