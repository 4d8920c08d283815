/**
 * The part of the home page that `?group=` or `?view=cart` requests
 * (docs/specification/product.md#query-parameters-of-the-menu).
 */
export type AskedPart = {
  /** The id of the part's element. Undefined for an invalid name. */
  id: string | undefined;
  search: string;
};

export function askedPart(url: URL): AskedPart | undefined {
  const query = new URLSearchParams(url.search);
  const [group, view] = [query.get("group"), query.get("view")];
  if (group === null && view === null) return undefined;
  query.delete("group");
  query.delete("view");
  const search = query.size > 0 ? `?${query}` : "";
  if (view === "cart") return { id: "cart", search };
  return { id: group && /^[\w-]{1,60}$/.test(group) ? `group-${group}` : undefined, search };
}

/**
 * Marks the heading of a group in the grid's HTML so that browsers scroll to it and focus it, with and without scripts.
 * It serves URLs that must not get an anchor. For an unknown group the HTML stays the same.
 */
export function openedAt(html: Buffer, id: string): Buffer {
  const section = html.indexOf(`<section id="${id}"`);
  const heading = section < 0 ? -1 : html.indexOf("<h2>", section);
  if (heading < 0) return html;
  const at = heading + "<h2".length;
  return Buffer.concat([html.subarray(0, at), Buffer.from(' tabindex="-1" autofocus=""'), html.subarray(at)]);
}
