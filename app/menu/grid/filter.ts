import type { MenuFilterView } from "./cards.view";

const LONGEST = 80;
const MOST = 20;

/** The search and filters in a query: `search`, `vegetarian`, `spicy`, `without` (repeated). Invalid values are dropped. */
export function readFilter(query: URLSearchParams): MenuFilterView {
  const without = query.getAll("without").filter((code) => /^[\w-]{1,40}$/.test(code));
  return {
    search: (query.get("search") ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST),
    vegetarian: isOn(query.get("vegetarian")),
    spicy: isOn(query.get("spicy")),
    without: [...new Set(without)].slice(0, MOST).sort(),
  };
}

/** The canonical query of a filter; empty without a filter. */
export function filterQuery({ search, vegetarian, spicy, without }: MenuFilterView): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (vegetarian) query.set("vegetarian", "1");
  if (spicy) query.set("spicy", "1");
  for (const code of without) query.append("without", code);
  return query.toString();
}

function isOn(value: string | null) {
  return value !== null && value !== "" && value !== "0" && value !== "false";
}
