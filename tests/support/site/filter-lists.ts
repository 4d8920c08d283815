import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FiltersEngine, Request } from "@ghostery/adblocker";
import { load } from "cheerio";

/** EasyList and EasyPrivacy, as Debian's uBlock has them. `FILTER_LISTS` is a folder of further lists. */
const folders = [
  "/usr/share/chromium/extensions/ublock-origin/assets/thirdparties/easylist",
  process.env.FILTER_LISTS ?? "",
].filter((folder) => folder && existsSync(folder));

export const hasFilterLists = folders.length > 0;

const texts = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (file.endsWith(".txt") ? [readFileSync(join(folder, file), "utf8")] : [])),
);

/** Rules of EasyList Cookie, which no package of Debian has: the first two blocked a call of the shop. */
const QUOTED = "/cookie-consent.\n/cookie-consent-\n###cookie-notice";

const engine = FiltersEngine.parse([QUOTED, ...texts].join("\n"));
const ORIGIN = "https://shop.example";
const TYPES = ["document", "fetch", "xmlhttprequest", "script", "stylesheet", "image"] as const;

/** Names what would block an address of the shop on one of its own pages. */
export function blockedBy(address: string): string[] {
  return TYPES.flatMap((type) => {
    const url = ORIGIN + address;
    const { match, filter } = engine.match(Request.fromRawDetails({ url, sourceUrl: `${ORIGIN}/spb/`, type }));
    return match ? `${address} as ${type}: ${String(filter)}` : [];
  });
}

/** The selectors of generic rules that would hide an element of this page. */
export function hiddenIn(html: string): string[] {
  const page = load(html);
  const all = page("[id], [class], [href]").toArray();
  const values = (name: string) => [...new Set(all.flatMap((one) => page(one).attr(name)?.split(/\s+/) ?? []))];
  const { styles } = engine.getCosmeticsFilters({
    url: `${ORIGIN}/spb/`,
    hostname: "shop.example",
    domain: "shop.example",
    ids: values("id"),
    classes: values("class"),
    hrefs: values("href"),
  });
  const selectors = [...styles.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, list = ""]) => list.trim().split(/,\n\s*/));
  return selectors.filter((selector) => {
    try {
      return page(selector).length > 0;
    } catch {
      // A selector that only browsers know.
      return false;
    }
  });
}

/** Words by which lists of notices, advertisements and trackers block addresses and hide elements. */
const WORDS = /cookie|consent|gdpr|banner|pop-?up|advert|sponsor|promo(?!t|code)|track|\bads?\b/i;

export const filteredWord = (text: string): string | undefined => WORDS.exec(text)?.[0];
