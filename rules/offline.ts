/** The service worker stores the texts as the page showed them. */
export type KeptLine = { name: string; note: string; count: number; total: string };
export type KeptCart = { lines: KeptLine[]; total: string };

/** A message to the service worker. Without a cart it deletes the stored one. */
export type KeepRequest = { keep: "menu"; page: string } | { keep: "cart"; cart?: KeptCart };

const MINUTE_MS = 60_000;
const FRESH_MS = 10 * MINUTE_MS;
const PRICES_SHOWN_MS = 3 * 24 * 60 * MINUTE_MS;
const MAX_LINES = 100;
const MAX_TEXT_LENGTH = 500;

/** The page has to be one of the shop's own, and the cart of limited size. */
export function readKeepRequest(message: unknown): KeepRequest | undefined {
  const { keep, page, cart } = (message ?? {}) as Record<string, unknown>;
  if (keep === "menu") return typeof page === "string" && isOfflinePage(page) ? { keep, page } : undefined;
  if (keep !== "cart") return undefined;
  if (cart === undefined) return { keep };
  const { lines, total } = (cart ?? {}) as Partial<KeptCart>;
  if (!Array.isArray(lines) || !isText(total) || lines.length > MAX_LINES) return undefined;
  const validLines = lines.filter(
    (line): line is KeptLine =>
      isText(line?.name) && isText(line.note) && isText(line.total) && Number.isInteger(line.count),
  );
  return validLines.length === lines.length ? { keep, cart: { lines: validLines, total } } : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT_LENGTH;

/** `/spb/offline/en.delivery.0.0.AbCdEfGhIjKl` */
const isOfflinePage = (path: string) => /^\/[^/?#]{1,300}\/offline\/[\w.-]{1,100}$/.test(path);

/** The service worker handles only navigations within this site. */
export const isVisit = ({ mode, url }: Pick<Request, "mode" | "url">, origin: string) =>
  mode === "navigate" && new URL(url).origin === origin;

/** A change of the cart or of its customer deletes the stored copy before the response arrives. */
export function forgetsCart({ method, url }: Pick<Request, "method" | "url">): boolean {
  const { pathname } = new URL(url);
  return method === "POST" && /^\/[^/]+\/(cart|checkout|login|logout|order|profile)\b/.test(pathname);
}

/** `at` is in Unix milliseconds. */
export const isFresh = (kept: { page: string; at: number } | undefined, page: string, now: number) =>
  kept !== undefined && kept.page === page && now - kept.at >= 0 && now - kept.at < FRESH_MS;

export const showsPrices = (at: number, now: number) => now - at < PRICES_SHOWN_MS;

type Parts = {
  /** A form was sent without a response, so the shop may or may not have it. */
  refused: boolean;
  menu: boolean;
  cart?: KeptCart;
};

/** Each part of the stored document is commented out until it is needed. */
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

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
