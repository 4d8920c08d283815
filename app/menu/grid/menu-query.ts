import type { MenuFilter } from "../../../rules/menu";
import { readAmount } from "../../../rules/money";

/** What a menu is searched for and filtered by, as its address says it. */
export type MenuQuery = {
  search: string;
  /** Searched for as it is written, without corrections. */
  exact: boolean;
  vegetarian: boolean;
  vegan: boolean;
  spicy?: "only" | "none";
  without: string[];
  /** As typed: what is no price stays in its field. */
  from: string;
  to: string;
};

export type PriceProblem = "invalid" | "reversed";

const LONGEST = 80;
const LONGEST_PRICE = 20;
const MOST = 20;

const NAMES = ["search", "exact", "vegetarian", "vegan", "spicy", "without", "from", "to"];

/** Whether an address says anything about search or filters, valid or not: search engines leave it out. */
export function namesFilter(query: URLSearchParams): boolean {
  return NAMES.some((name) => query.has(name));
}

/** Reads an address. Invalid values are dropped, but for prices that were mistyped; of a repeated parameter the first one counts. */
export function readQuery(query: URLSearchParams): MenuQuery {
  const without = query.getAll("without").filter((code) => /^[\w-]{1,40}$/.test(code));
  const search = typed(query.get("search"), LONGEST);
  return {
    search,
    exact: search !== "" && isOn(query.get("exact")),
    vegetarian: isOn(query.get("vegetarian")),
    vegan: isOn(query.get("vegan")),
    spicy: query.get("spicy") === "0" ? "none" : isOn(query.get("spicy")) ? "only" : undefined,
    without: [...new Set(without)].slice(0, MOST),
    from: typed(query.get("from"), LONGEST_PRICE),
    to: typed(query.get("to"), LONGEST_PRICE),
  };
}

/** The address of a search with filters, in the order of the form's fields; empty without any. */
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

/** The filters that are on. A price that cannot be read is none, and of reversed prices neither. */
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

/** Without control characters and those that turn the direction of the text after them. */
function typed(value: string | null, longest: number): string {
  return Array.from(
    (value ?? "")
      .slice(0, 4 * longest)
      .normalize("NFC")
      .replace(/[\p{Control}\p{Format}\p{Private_Use}]/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  )
    .slice(0, longest)
    .join("")
    .trim();
}

function isOn(value: string | null) {
  return value !== null && value !== "" && value !== "0" && value !== "false";
}
