import type { BrandId } from "../../brands";
import { cacheablePolicy } from "../../server/guard/content-security";
import { environment } from "../../server/operate/environment";
import { mapProvider } from "../../server/operate/map-provider";
import { builtStyles } from "./built-files.server";
import { LATER_STYLES } from "./first-window";

/**
 * A page as it is cached for anonymous visitors (docs/decisions/0007-pages-kept-in-memory.md), and its security policy. The nonce is removed; style sheets are
 * inlined, which saves a round trip before the first paint. A disabled link, which browsers do not fetch, stays in their place: scripts that look whether a
 * sheet is linked, Remix's and Vite's among them, find it. The later sheet is not inlined: a fresh menu links it only where no scripts run, and the next page
 * needs it again. The policy allows the scripts that carried the nonce, by their hashes. Their files get a low priority: the pictures of the first window come
 * before them.
 */
export function cacheablePage(html: Buffer, nonce: string): { html: Buffer<ArrayBuffer>; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const text = html.toString();
  const own = (element: RegExp) =>
    [...text.matchAll(element)].flatMap(([, attributes = "", code]) => (attributes.includes(mark) && code ? code : []));
  const scripts = own(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const styles = new Set(own(/<style\b([^>]*)>([\s\S]*?)<\/style>/g));
  const page = text
    .replaceAll(mark, "")
    .replace(/<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g, (link, href: string) => {
      if (href.includes(`/${LATER_STYLES}-`)) return link;
      const sheet = sheetOf(environment().BRAND, href);
      styles.add(sheet);
      return `<style>${sheet}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return {
    html: Buffer.from(page),
    policy: cacheablePolicy(scripts, styles, mapProvider()?.type),
  };
}

const sheets = new Map<string, string>();

/** A style sheet of the build, which is for all brands, for a page of one. */
function sheetOf(brand: BrandId, href: string): string {
  // A string of its own: as part of a page the address would keep that page in memory.
  const key = `${brand} ${href}`;
  let sheet = sheets.get(key);
  if (sheet === undefined) {
    sheet = builtStyles(href).replace(/\[data-brand=([\w-]+)\]\{[^{}]*\}/g, (rule, other) =>
      other === brand ? rule : "",
    );
    sheets.set(key, sheet);
  }
  return sheet;
}
