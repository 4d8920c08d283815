import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { AnswerOf } from "../../../contract/calls";
import type { OrderType } from "../../../contract/primitives";
import { translate } from "../../../server/words/translations";
import { isLanguage, type Language } from "../../../rules/languages";
import { filterMenu } from "../../../rules/menu";
import type { PriceFormat } from "../../../rules/money";
import { filterQuery } from "./filter";
import { Grid } from "./Grid";
import { filterOffer, groupViews, inOrder } from "./menu-view.server";
import type { FilterOffer, MenuFilterView } from "./menu.view";

/** What a grid is made from, besides the upstream's answer. */
export type IslandVariant = {
  language: Language;
  order_type: OrderType;
  shop_id?: number;
  delivery_zone_id?: number;
  last_hour?: boolean;
};

export type MenuIsland = {
  /** Variant and content: the same version is always the same HTML. */
  version: string;
  html: string;
  /** The same without the anchors on cards, which only a visitor with a cart comes back to: half a kilobyte less for all others. */
  bare: string;
  /** Where each product's counter goes: product key → offsets in `html`, rising. */
  holes: ReadonlyMap<string, number>;
  categories: { alias: string; name: string }[];
  found: number;
  /** Of the whole menu, whatever is filtered now. */
  offer: FilterOffer;
};

type ProductsAnswer = AnswerOf<"products">;

type Asked = {
  answer: ProductsAnswer;
  variant: IslandVariant;
  city: string;
  money: PriceFormat;
  filter: MenuFilterView;
};

/**
 * The product grid as finished HTML, rendered once for an answer of the upstream: the shared cache hands out the same object until the menu
 * is fetched anew. Each answer keeps its few latest searches.
 */
const islands = new WeakMap<ProductsAnswer, LRUCache<string, MenuIsland>>();

export function menuIsland(asked: Asked): MenuIsland {
  let known = islands.get(asked.answer);
  if (!known) islands.set(asked.answer, (known = new LRUCache({ max: 12 })));
  const key = `${asked.city} ${variantText(asked.variant)} ${asked.money.currency} ${asked.money.fractional} ${filterQuery(asked.filter)}`;
  let island = known.get(key);
  if (!island) known.set(key, (island = render(asked)));
  return island;
}

function render({ answer, variant, city, money, filter }: Asked): MenuIsland {
  const t = translate(variant.language);
  const all = inOrder(answer.product_groups);
  const groups = groupViews(filterMenu(all, filter), { t, money, lastHour: variant.last_hour ?? false });
  const words = {
    add: t("menu:add"),
    choose: t("menu:choose"),
    out: t("menu:out"),
    soon: t("menu:soon"),
    was: t("menu:was"),
  };
  const html = renderToStaticMarkup(createElement(Grid, { groups, words, city }));
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 12);
  return {
    version: `${variantText(variant)}.${hash}`,
    html,
    bare: html.replace(/<li id="[^"]*"/g, "<li"),
    holes: holesOf(html),
    categories: groups.map(({ alias, name }) => ({ alias, name })),
    found: groups.reduce((sum, { cards }) => sum + cards.length, 0),
    offer: filterOffer(all, t),
  };
}

/** The empty `<i>` of each card, by the card's id as it stands in HTML. A product that stands in two groups has its first hole only. */
function holesOf(html: string): ReadonlyMap<string, number> {
  const holes = new Map<string, number>();
  let key: string | undefined;
  for (const match of html.matchAll(/<li id="([^"]*)"|<i><\/i>/g)) {
    if (match[1] !== undefined) key = match[1];
    else if (key !== undefined && !holes.has(key)) holes.set(key, match.index + "<i>".length);
  }
  return holes;
}

/** The grid with this visitor's counters in their holes. `counters`: product key → HTML. */
export function fillHoles(
  { html, holes }: Pick<MenuIsland, "html" | "holes">,
  counters: ReadonlyMap<string, string>,
): string {
  const parts: { at: number; counter: string }[] = [];
  for (const [key, counter] of counters) {
    const at = holes.get(escaped(key));
    if (at !== undefined) parts.push({ at, counter });
  }
  if (parts.length === 0) return html;
  parts.sort((one, other) => one.at - other.at);
  let from = 0;
  let filled = "";
  for (const { at, counter } of parts) {
    filled += html.slice(from, at) + counter;
    from = at;
  }
  return filled + html.slice(from);
}

function escaped(key: string) {
  return key
    .replace(/&/g, "&amp;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#x27;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

function variantText({ language, order_type, shop_id, delivery_zone_id, last_hour }: IslandVariant): string {
  return [language, order_type, shop_id ?? 0, delivery_zone_id ?? 0, ...(last_hour ? ["last"] : [])].join(".");
}

/** The variant that a version names, so that any container can make its grid again; undefined for what no version of ours looks like. */
export function variantOf(version: string): IslandVariant | undefined {
  const [, language, order_type, shop, zone, last] =
    /^([a-z]{2})\.(delivery|takeaway)\.(\d{1,9})\.(\d{1,9})(\.last)?\.[\w-]{12}$/.exec(version) ?? [];
  if (!isLanguage(language)) return undefined;
  return {
    language,
    order_type: order_type as OrderType,
    shop_id: Number(shop) || undefined,
    delivery_zone_id: Number(zone) || undefined,
    last_hour: Boolean(last),
  };
}
