import { setCookie, wantsSecure, wireName, type RequestCookies } from "./cookie-header";
import { cookies as list, LONG_LIFE_SECONDS, type CookieName, type CookieRow } from "./cookies";
import { renewed } from "./sealed-cookie";
import { showsDocument } from "./shows-document";

/**
 * All `Set-Cookie` headers of an answer, in bytes. The other headers take up to 1,000, and a proxy may take no more than
 * 4,096 (nginx's `proxy_buffer_size`): answers stay below 3,000.
 */
export const MAX_SET_BYTES = 1_950;
/** The `Cookie` header of a request. A proxy may take no more than 8,192 bytes, and other programs set cookies, too. */
export const MAX_SENT_BYTES = 7_000;
/** Renewed cookies leave room for those that change. */
const MAX_RENEWED_BYTES = MAX_SET_BYTES / 2;

/**
 * Returns the new text of a cookie, which may be the one that the browser has. An empty text removes the cookie. With
 * `maxBytes` it is made shorter; empty if it cannot be.
 */
export type MakeText = (before: string, maxBytes?: number) => Promise<string>;

type Line = { name: CookieName; text: string; header: string };
type Change = Line & { make: MakeText };

/** The cookies that become shorter in an answer without room, the least needed first. */
const shrinking: readonly CookieName[] = [
  "seen_prices",
  "banners",
  "near",
  "purchases",
  "phone_country",
  "paid_by",
  "contact",
  "usual",
  "flash",
  "cart_said",
  "payment",
  "placed_orders",
  "sent_message",
  "address_typed",
  "place",
  "order_draft",
];

const rows: Record<CookieName, CookieRow> = list;
const names = Object.keys(list) as CookieName[];

/** The cookies in the browser of one request, with those that its answer has set so far. */
export class BrowserCookies {
  private readonly held: Map<CookieName, string>;
  private readonly secure: boolean;
  private readonly mayRenew: boolean;
  private setBytes = 0;
  private renewal?: Promise<Line[]>;

  constructor(request: Request, sent: RequestCookies) {
    this.held = new Map(names.flatMap((name) => (sent[name] ? [[name, sent[name]] as const] : [])));
    this.secure = wantsSecure(request);
    // A page that is loaded beside a form that the visitor sends could bring back what the form has changed.
    this.mayRenew = request.method === "GET" && showsDocument(request) && !request.headers.has("Sec-Purpose");
  }

  /** Returns the values of `Set-Cookie` for the changes, and for cookies that are to be renewed. */
  async setCookies(changes: [CookieName, MakeText][]): Promise<string[]> {
    const made = await Promise.all(
      changes.map(async ([name, make]) => {
        const text = fitting(name, await make(this.held.get(name) ?? ""));
        return { ...this.line(name, text), make };
      }),
    );
    const changed = made.filter(({ name, text }) => text !== (this.held.get(name) ?? ""));
    const lines = this.withinRequests(await this.withinAnswer(changed));
    this.take(lines);
    const renewals = await this.renewals();
    return [...lines, ...renewals].map(({ header }) => header);
  }

  private line(name: CookieName, text: string, life?: number): Line {
    return { name, text, header: setCookie(name, text, this.secure, life) };
  }

  private take(lines: Line[]) {
    for (const { name, text, header } of lines) {
      this.setBytes += bytesOf(header);
      if (text) this.held.set(name, text);
      else this.held.delete(name);
    }
  }

  /** Makes cookies shorter, or leaves them out if they give way, until the answer is small enough. */
  private async withinAnswer(changes: Change[]): Promise<Line[]> {
    const lines = new Map<CookieName, Line>(changes.map((change) => [change.name, change]));
    for (const name of shrinking) {
      const change = changes.find((one) => one.name === name && one.text);
      const excess =
        [...lines.values()].reduce((sum, { header }) => sum + bytesOf(header), this.setBytes) - MAX_SET_BYTES;
      if (!change || excess <= 0) continue;
      const text = await change.make("", change.text.length - excess);
      if (text && text.length < change.text.length) lines.set(name, this.line(name, text));
      else if (rows[name].givesWay) lines.delete(name);
    }
    return [...lines.values()];
  }

  /** Removes the largest cookies that give way, until the browser's requests are small enough. */
  private withinRequests(lines: Line[]): Line[] {
    if (lines.every(({ text }) => !text)) return lines;
    const held = new Map([...this.held, ...lines.map(({ name, text }) => [name, text] as const)]);
    const all = [...held].flatMap(([name, text]) => (text ? [{ name, text }] : []));
    const bytes = all.reduce((sum, { name, text }) => sum + sentBytes(name, text, this.secure), 0);
    const largest = bytes > MAX_SENT_BYTES && largestToGiveWay(all);
    if (!largest) return lines;
    const others = lines.filter(({ name }) => name !== largest.name);
    return this.withinRequests(this.held.has(largest.name) ? [...others, this.line(largest.name, "")] : others);
  }

  /** Renews cookies once in an answer, as many as there is room for. The others follow with the next page. */
  private async renewals(): Promise<Line[]> {
    if (!this.mayRenew || this.renewal) return [];
    this.renewal = this.findRenewals();
    const found = await this.renewal;
    const fittingLines = found.filter(({ header }, index) => {
      const before = found.slice(0, index).reduce((sum, line) => sum + bytesOf(line.header), 0);
      return before + bytesOf(header) <= MAX_RENEWED_BYTES - this.setBytes || index === 0;
    });
    this.take(fittingLines);
    return fittingLines;
  }

  /**
   * Only a sealed cookie tells its age. A visitor's plain ones are renewed with the first of their sealed ones; consent
   * is not renewed without asking.
   */
  private async findRenewals(): Promise<Line[]> {
    const sealed = await Promise.all(
      [...this.held].map(async ([name, text]) => {
        const seal = await renewed(name, text);
        return seal ? [this.line(name, seal.text, seal.life)] : [];
      }),
    );
    const [first, ...others] = sealed.flat();
    if (!first) return [];
    const plain = [...this.held].filter(
      ([name]) => !rows[name].sealed && rows[name].life === LONG_LIFE_SECONDS && name !== "accept-cookies",
    );
    return [first, ...plain.map(([name, text]) => this.line(name, text)), ...others];
  }
}

const fitting = (name: CookieName, text: string) => (encodeURIComponent(text).length > rows[name].maxBytes ? "" : text);

const bytesOf = (header: string) => Buffer.byteLength(`Set-Cookie: ${header}\r\n`);

const sentBytes = (name: CookieName, text: string, secure: boolean) =>
  `${wireName(name, secure)}=${encodeURIComponent(text)}; `.length;

const largestToGiveWay = <Found extends { name: CookieName; text: string }>(found: Found[]): Found | undefined =>
  found.filter(({ name }) => rows[name].givesWay).sort((one, other) => other.text.length - one.text.length)[0];
