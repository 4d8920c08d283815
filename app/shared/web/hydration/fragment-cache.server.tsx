import { randomBytes } from "node:crypto";
import { createElement } from "react";
import { BoundedCache } from "../../../../server/operate/bounded-cache";
import { FragmentCacheProvider, type CacheFragment } from "./CachedFragment";

/** Visitors invent addresses, which are in the keys: long ones are not worth their memory. */
const MAX_PAGE_LENGTH = 1_000;

const cached = new BoundedCache<Buffer>("parts", {
  maxBytes: 12 * 1024 * 1024,
  bytesOf: (html, key) => html.length + 2 * key.length + 200,
});

export const clearFragments = () => cached.clear();

/** The element around a part while React renders. HTML from elsewhere cannot contain it, because it is random. */
const MARK = `kept-${randomBytes(8).toString("hex")}`;
const START = `<${MARK} id="`;
const END = `</${MARK}>`;

/** Without a key it is not cached; without HTML the page has it between its marks. */
type Part = { key?: string; html?: Buffer };

/**
 * The parts of one page, which is rendered with `keep` for `<CachedFragment>`. `page`: everything that parts may read from the
 * page besides their own data; it is in each of their keys.
 */
export function fragmentCache(page: readonly unknown[]) {
  const ofPage = JSON.stringify(page);
  const parts: Part[] = [];

  const keep: CacheFragment = (name, of, children) => {
    if (ofPage.length > MAX_PAGE_LENGTH) return <>{children}</>;
    const key = `${name} ${JSON.stringify(of)} ${ofPage}`;
    const html = cached.lookUp(key);
    const id = parts.push({ key, html }) - 1;
    return createElement(
      MARK,
      { id },
      // A part inside belongs to this one.
      html ? undefined : <FragmentCacheProvider value={undefined}>{children}</FragmentCacheProvider>,
    );
  };

  /** The mark of finished HTML, as HTML. */
  const put = (html: Buffer) => `${START}${parts.push({ html }) - 1}">${END}`;

  /** Replaces the marks in this HTML by their parts, and caches new parts. Inserted HTML keeps its marks. */
  function insert(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    const pieces: Buffer[] = [];
    let from = 0;
    for (let at = page.indexOf(START); at >= 0; at = page.indexOf(START, from)) {
      const idEnd = page.indexOf('"', at + START.length);
      const start = idEnd + '">'.length;
      const end = page.indexOf(END, start);
      const { key, html } = parts[Number(page.toString("latin1", at + START.length, idEnd))] as Part;
      pieces.push(page.subarray(from, at), html ?? page.subarray(start, end));
      // A copy, because a view would keep the whole page in memory.
      if (key && !html) cached.set(key, Buffer.from(page.subarray(start, end)));
      from = end + END.length;
    }
    return from === 0 ? page : Buffer.concat([...pieces, page.subarray(from)]);
  }

  return { keep, put, insert };
}
