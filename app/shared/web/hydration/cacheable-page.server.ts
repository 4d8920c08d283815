import type { BrandId } from "../../../../brands";
import { cacheablePolicy } from "../../../../server/guard/content-security";
import { environment } from "../../../../server/operate/environment";
import { mapProvider } from "../../../../server/operate/map-provider";
import { builtStyles } from "./built-files.server";
import { isLaterStyles } from "./first-window";

/**
 * A page for the cache of anonymous visitors (docs/decisions/0007-pages-kept-in-memory.md), and its content security
 * policy. The nonce is removed, and the policy allows the scripts that had it by their hashes. Style sheets are
 * inlined, which saves a round trip before the first paint, except for the later ones, which a fresh menu links only
 * where no scripts run, and one of which the next page needs again. Script files get a low
 * priority, so that the pictures of the first window load before them.
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
      if (isLaterStyles(href)) return link;
      const sheet = sheetOf(environment().BRAND, href);
      styles.add(sheet);
      return `<style>${sheet}</style>`;
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return {
    html: Buffer.from(page),
    policy: cacheablePolicy(scripts, styles, mapProvider()?.type),
  };
}

const sheets = new Map<string, string>();

/** A style sheet of the build without the rules of other brands. */
function sheetOf(brand: BrandId, href: string): string {
  // The key is a new string. A substring of the page would keep the whole page in memory.
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
