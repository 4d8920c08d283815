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
