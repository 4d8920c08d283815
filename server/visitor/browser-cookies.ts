import { log } from "../operate/log";
import { removeCookie, setCookie, wantsSecure, wireName, type RequestCookies } from "./cookie-header";
import { cookies as list, LONG_LIFE_SECONDS, type CookieName, type CookieRow } from "./cookies";
import { formersOf } from "./former-cookies";
import { renewed } from "./sealed-cookie";
import { showsDocument } from "./shows-document";

/** The `Cookie` header of a request. A proxy may take no more than 8,192 bytes, and other programs set cookies, too. */
export const MAX_SENT_BYTES = 7_000;

/**
 * Returns the new text of a cookie, which may be the one that the browser has. An empty text removes the cookie. With
 * `maxBytes` it is made as short as that, or as it can be.
 */
export type MakeText = (before: string, maxBytes?: number) => Promise<string>;

/** `headers`: that of the cookie, and of the `former` cookies that it removes. */
type Line = { name: CookieName; text: string; headers: string[]; former?: string[]; make?: MakeText };

const rows: Record<CookieName, CookieRow> = list;
const names = Object.keys(list) as CookieName[];
const leastNeededFirst = [
  ...names.filter((name) => rows[name].givesWay).reverse(),
  ...names.filter((name) => !rows[name].givesWay).reverse(),
];

const rank = (header: string) => names.findIndex((name) => header.replace("__Host-", "").startsWith(`${name}=`));

/** Sorts values of `Set-Cookie`. */
export const mostNeededFirst = (headers: string[]) => headers.sort((one, other) => rank(one) - rank(other));

/** The cookies in the browser of one request, with those that its answer has set so far. */
export class BrowserCookies {
  private held: Map<CookieName, string>;
  /** The former cookies, until they are removed, among others. */
  private readonly sent: RequestCookies;
  private readonly secure: boolean;
  private readonly mayRenew: boolean;
  private setBytes = 0;
  private renewal?: Promise<Line[]>;
  private last: Promise<unknown> = Promise.resolve();

  constructor(request: Request, sent: RequestCookies) {
    this.held = new Map(names.flatMap((name) => (sent[name] ? [[name, sent[name]] as const] : [])));
    this.sent = { ...sent };
    this.secure = wantsSecure(request);
    // A page that is loaded beside a form that the visitor sends could bring back what the form has changed.
    this.mayRenew = request.method === "GET" && showsDocument(request) && !request.headers.has("Sec-Purpose");
  }

  /**
   * Returns the values of `Set-Cookie` for the changes, and for cookies that are to be renewed. `room`: for all
   * `Set-Cookie` headers of this answer, in bytes. The loaders of a page share it, one after the other.
   */
  setCookies(changes: [CookieName, MakeText][], room: () => number): Promise<string[]> {
    const lines = this.last.then(() => this.chosen(changes, room));
    this.last = lines.catch(() => undefined);
    return lines;
  }

  private async chosen(changes: [CookieName, MakeText][], room: () => number): Promise<string[]> {
    const made = await Promise.all(
      changes.map(async ([name, make]) => {
        const text = await make(this.held.get(name) ?? "");
        const isTooLong = encodeURIComponent(text).length > rows[name].maxBytes;
        if (isTooLong) log.warn({ cookies: [name] }, "a value is too long for its cookie");
        return { ...this.changedLine(name, isTooLong ? "" : text), make };
      }),
    );
    const changed = made.filter(({ name, text, former }) => text !== (this.held.get(name) ?? "") || former.length > 0);
    const lines = changed.length > 0 ? await this.withinAnswer(this.withinRequests(changed), room()) : [];
    this.take(lines);
    const renewals = await this.renewals(room);
    return [...lines, ...renewals].flatMap(({ headers }) => headers);
  }

  private line(name: CookieName, text: string, life?: number): Line {
    return { name, text, headers: [setCookie(name, text, this.secure, life)] };
  }

  /** The line of a changed value, which has those of the former cookies in it. */
  private changedLine(name: CookieName, text: string) {
    const former = formersOf(name, this.sent);
    const removed = former.map((one) => removeCookie(one, this.secure));
    return { name, text, headers: [setCookie(name, text, this.secure), ...removed], former };
  }

  private take(lines: Line[]) {
    this.setBytes += lines.reduce((sum, line) => sum + bytesOf(line), 0);
    this.held = this.after(lines);
    for (const one of lines.flatMap(({ former = [] }) => former)) delete this.sent[one];
  }

  /**
   * Until the answer is small enough, cookies that give way are made shorter or left out, then others are made shorter.
   * If that is not enough, or requests are still too large, the least needed keep the value that the browser has.
   */
  private async withinAnswer(changes: Line[], room: number): Promise<Line[]> {
    const lines = new Map(changes.map((change) => [change.name, change]));
    const excess = () => [...lines.values()].reduce((sum, line) => sum + bytesOf(line), this.setBytes) - room;
    for (const name of leastNeededFirst) {
      const { text = "", make } = lines.get(name) ?? {};
      if (!text || excess() <= 0) continue;
      const maxBytes = text.length - excess();
      const shorter = (await make?.("", maxBytes)) ?? text;
      if (rows[name].givesWay && shorter.length > maxBytes) lines.delete(name);
      else if (shorter.length < text.length) lines.set(name, this.changedLine(name, shorter));
    }
    const isSentWhole = () => this.sentBytes([...lines.values()]) <= MAX_SENT_BYTES;
    const leftOut = leastNeededFirst.filter(
      (name) => (excess() > 0 || (lines.get(name)?.text && !isSentWhole())) && lines.delete(name),
    );
    if (leftOut.length > 0) log.warn({ cookies: leftOut }, "an answer has no room for these cookies");
    return [...lines.values()];
  }

  /** Removes cookies until the browser's requests are small enough: the largest of those that give way, then others. */
  private withinRequests(lines: Line[]): Line[] {
    if (lines.every(({ text }) => !text) || this.sentBytes(lines) <= MAX_SENT_BYTES) return lines;
    const held = this.after(lines);
    const name = largestToGiveWay(held) ?? leastNeededFirst.find((one) => held.has(one));
    if (!name) return lines;
    if (!rows[name].givesWay) log.warn({ cookies: [name] }, "requests have no room for these cookies");
    const others = lines.filter((line) => line.name !== name);
    return this.withinRequests(this.held.has(name) ? [...others, this.line(name, "")] : others);
  }

  /** The cookies that the browser has after an answer with these lines. */
  private after(lines: Line[]): Map<CookieName, string> {
    const all = [...this.held, ...lines.map(({ name, text }) => [name, text] as const)];
    return new Map([...new Map(all)].filter(([, text]) => text));
  }

  private sentBytes(lines: Line[]): number {
    return [...this.after(lines)].reduce((sum, [name, text]) => sum + sentBytes(name, text, this.secure), 0);
  }

  /** Renews cookies once in an answer, as many as half of it has room for. The others follow with the next page. */
  private async renewals(room: () => number): Promise<Line[]> {
    if (!this.mayRenew || this.renewal) return [];
    this.renewal = this.findRenewals();
    const found = await this.renewal;
    const most = found.length > 0 ? room() : 0;
    const fittingLines: Line[] = [];
    let bytes = this.setBytes;
    for (const line of found) {
      bytes += bytesOf(line);
      if (bytes <= (fittingLines.length > 0 ? most / 2 : most)) fittingLines.push(line);
    }
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

const bytesOf = ({ headers }: Line) =>
  headers.reduce((sum, header) => sum + Buffer.byteLength(`Set-Cookie: ${header}\r\n`), 0);

const sentBytes = (name: CookieName, text: string, secure: boolean) =>
  `${wireName(name, secure)}=${encodeURIComponent(text)}; `.length;

const largestToGiveWay = (held: Map<CookieName, string>): CookieName | undefined =>
  [...held.keys()]
    .filter((name) => rows[name].givesWay)
    .sort((one, other) => (held.get(other) ?? "").length - (held.get(one) ?? "").length)[0];
