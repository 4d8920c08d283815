/** The part of the home page that `?group=` or `?view=cart` asks for (docs/specification/product.md#query-parameters-of-the-menu). */
export type AskedPart = {
  /** The id of its element. Undefined: no part can be called so. */
  id: string | undefined;
  /** The query without it. */
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
 * The grid's HTML with the heading of a group that browsers scroll to and focus, with and without scripts: for an address that has to stay without
 * an anchor. A group that is not in the menu changes nothing.
 */
export function openedAt(html: Buffer, id: string): Buffer {
  const section = html.indexOf(`<section id="${id}"`);
  const heading = section < 0 ? -1 : html.indexOf("<h2>", section);
  if (heading < 0) return html;
  const at = heading + "<h2".length;
  return Buffer.concat([html.subarray(0, at), Buffer.from(' tabindex="-1" autofocus=""'), html.subarray(at)]);
}
