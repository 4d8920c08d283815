import { load } from "cheerio";
import { ELEMENTS_OF_A_FIELD, ELEMENTS_OF_A_LINK } from "./app/rows";

/** The address of the reference's page with as many elements in its frame and in its main part, and as many fields, as a page of the shop. */
export function pageLike(html: string): string {
  const page = load(html, { scriptingEnabled: false });
  page("script, template, noscript").remove();
  const main = page("main *").length;
  const frame = page("body *").length - main;
  const fields = page("main input:not([type=hidden]), main select, main textarea").length;
  const links = Math.max(0, main - fields * ELEMENTS_OF_A_FIELD);
  const sizes = { frame: frame / ELEMENTS_OF_A_LINK, links: links / ELEMENTS_OF_A_LINK, fields };
  const query = Object.entries(sizes).map(([name, size]) => [name, String(Math.round(size))]);
  return `/spb/page?${new URLSearchParams(query)}`;
}
