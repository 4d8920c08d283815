/** A line of the cart as the visitor's own device keeps it: text that the page showed. */
export type KeptLine = { name: string; note: string; count: number; total: string };
export type KeptCart = { lines: KeptLine[]; total: string };

/** What a page asks the service worker to keep; without a cart, none. */
export type KeepRequest = { keep: "menu"; page: string } | { keep: "cart"; cart?: KeptCart };

const MINUTE = 60_000;
/** A copy that is younger is not fetched again. */
const FRESH = 10 * MINUTE;
/** Prices that are older are not shown at all. */
const LAST = 3 * 24 * 60 * MINUTE;
const MOST_LINES = 100;
const LONGEST = 500;

/** Only a page of the shop's own may be kept, and a cart of bounded size. Undefined for anything else. */
export function readKeepRequest(message: unknown): KeepRequest | undefined {
  const { keep, page, cart } = (message ?? {}) as Record<string, unknown>;
  if (keep === "menu") return typeof page === "string" && isOfflinePage(page) ? { keep, page } : undefined;
  if (keep !== "cart") return undefined;
  if (cart === undefined) return { keep };
  const { lines, total } = (cart ?? {}) as Partial<KeptCart>;
  if (!Array.isArray(lines) || !isText(total) || lines.length > MOST_LINES) return undefined;
  const known = lines.filter(
    (line): line is KeptLine =>
      isText(line?.name) && isText(line.note) && isText(line.total) && Number.isInteger(line.count),
  );
  return known.length === lines.length ? { keep, cart: { lines: known, total } } : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;

/** `/spb/offline/en.delivery.0.0.AbCdEfGhIjKl`: the copy of a menu. */
const isOfflinePage = (path: string) => /^\/[^/?#]{1,300}\/offline\/[\w.-]{1,100}$/.test(path);

/** The worker answers the visits of pages only, and of this site only: everything else goes past it. */
export const isVisit = ({ mode, url }: Pick<Request, "mode" | "url">, origin: string) =>
  mode === "navigate" && new URL(url).origin === origin;

/** Whether a request changes the cart, or the person whose cart it is: the kept copy is gone before the answer comes. */
export function forgetsCart({ method, url }: Pick<Request, "method" | "url">): boolean {
  const { pathname } = new URL(url);
  return method === "POST" && /^\/[^/]+\/(cart|checkout|login|logout|order|profile)\b/.test(pathname);
}

/** Whether a copy is the one wanted and young enough. `at` in Unix milliseconds. */
export const isFresh = (kept: { page: string; at: number } | undefined, page: string, now: number) =>
  kept !== undefined && kept.page === page && now - kept.at >= 0 && now - kept.at < FRESH;

/** Whether the prices of a copy may still be shown. */
export const showsPrices = (at: number, now: number) => now - at < LAST;

type Parts = {
  /** Something was sent, and no answer came: whether it arrived cannot be told. */
  refused: boolean;
  /** The menu with its prices. */
  menu: boolean;
  cart?: KeptCart;
};

/** The page of an offline visitor: each part of the kept document stands in a comment until it is wanted. */
export function offlineDocument(html: string, { refused, menu, cart }: Parts): string {
  const shown = { refused, menu, cart: cart !== undefined && cart.lines.length > 0 };
  const opened = Object.entries(shown).reduce(
    (text, [part, isShown]) => (isShown ? text.split(`<!--[${part}]`).join("").split(`[${part}]-->`).join("") : text),
    html,
  );
  if (!cart) return opened;
  const lines = cart.lines.map(
    ({ name, note, count, total }) =>
      `<li><span>${escaped(name)} × ${count}${note ? ` <small>${escaped(note)}</small>` : ""}</span> <b>${escaped(total)}</b></li>`,
  );
  return opened.split("{lines}").join(lines.join("")).split("{total}").join(escaped(cart.total));
}

/** Text within HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
