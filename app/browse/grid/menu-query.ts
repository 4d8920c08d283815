import type { MenuFilter } from "../../../rules/menu";
import { readAmount } from "../../../rules/money";

/** The search and the filters of a menu's query. */
export type MenuQuery = {
  search: string;
  /** The search without corrections. */
  exact: boolean;
  vegetarian: boolean;
  vegan: boolean;
  spicy?: "only" | "none";
  without: string[];
  /** The typed prices. An invalid one stays in its field. */
  from: string;
  to: string;
};

export type PriceProblem = "invalid" | "reversed";

const MAX_SEARCH_CHARACTERS = 80;
const MAX_PRICE_CHARACTERS = 20;
const MAX_ALLERGENS = 20;

const NAMES = ["search", "exact", "vegetarian", "vegan", "spicy", "without", "from", "to"];

/** Whether a query has any search or filter parameter, valid or not. Search engines must not index such a page. */
export function namesFilter(query: URLSearchParams): boolean {
  return NAMES.some((name) => query.has(name));
}

/**
 * Reads a query. Invalid values are dropped, except for mistyped prices. The first of repeated parameters counts.
 */
export function readQuery(query: URLSearchParams): MenuQuery {
  const without = query.getAll("without").filter((code) => /^[\w-]{1,40}$/.test(code));
  const search = typed(query.get("search"), MAX_SEARCH_CHARACTERS);
  return {
    search,
    exact: search !== "" && isOn(query.get("exact")),
    vegetarian: isOn(query.get("vegetarian")),
    vegan: isOn(query.get("vegan")),
    spicy: query.get("spicy") === "0" ? "none" : isOn(query.get("spicy")) ? "only" : undefined,
    without: [...new Set(without)].slice(0, MAX_ALLERGENS),
    from: typed(query.get("from"), MAX_PRICE_CHARACTERS),
    to: typed(query.get("to"), MAX_PRICE_CHARACTERS),
  };
}

/** The query of a search with filters, in the order of the form's fields; empty without any. */
export function queryText({ search, exact, vegetarian, vegan, spicy, without, from, to }: MenuQuery): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (exact) query.set("exact", "1");
  if (vegetarian) query.set("vegetarian", "1");
  if (vegan) query.set("vegan", "1");
  if (spicy) query.set("spicy", spicy === "only" ? "1" : "0");
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  for (const code of without) query.append("without", code);
  return query.toString();
}

/** The active filters. An invalid price is ignored; if the prices are reversed, both are. */
export function filterOf(query: MenuQuery): {
  filter: MenuFilter;
  problems: { from?: PriceProblem; to?: PriceProblem };
} {
  const { vegetarian, vegan, spicy, without } = query;
  const [from, to] = [readAmount(query.from), readAmount(query.to)];
  const reversed = typeof from === "number" && typeof to === "number" && from > to;
  const price = (amount: typeof from) => (typeof amount === "number" && !reversed ? amount : undefined);
  return {
    filter: { vegetarian, vegan, spicy, without, from: price(from), to: price(to) },
    problems: {
      from: from === "invalid" ? "invalid" : undefined,
      to: to === "invalid" ? "invalid" : reversed ? "reversed" : undefined,
    },
  };
}

/** Removes control characters and those that change the direction of the following text. */
function typed(value: string | null, maxCharacters: number): string {
  return Array.from(
    (value ?? "")
      .slice(0, 4 * maxCharacters)
      .normalize("NFC")
      .replace(/[\p{Control}\p{Format}\p{Private_Use}]/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  )
    .slice(0, maxCharacters)
    .join("")
    .trim();
}

function isOn(value: string | null) {
  return value !== null && value !== "" && value !== "0" && value !== "false";
}
