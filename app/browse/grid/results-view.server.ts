import type { Product, ProductGroup } from "../../../contract/menu";
import type { AnswerOf } from "../../../contract/calls";
import type { Language } from "../../../rules/languages";
import { passesFilter, singleFilters, type MenuFilter, shownGroups } from "../../../rules/menu";
import { formatPrice } from "../../../rules/money";
import { closestNames, search, type Found } from "../../../rules/search";
import { cityPath } from "../../../rules/city-alias";
import { allergenName } from "../../shared/web/words/product-words.server";
import { cardView, groupViews, popularView, type MenuContext } from "./cards-view.server";
import type { GroupView, PopularView } from "./cards.view";
import { filterOf, queryText, type MenuQuery } from "./menu-query";
import { indexOf, searched } from "./menu-index.server";

export type ResultLink = { href: string; text: string };

/** The results of a search or of filters, as static HTML in place of the menu's groups. */
export type ResultsView = {
  /** The number of dishes and the searched text. */
  heading: string;
  found: number;
  /** The searched text, whose matches are marked in the groups. */
  searched?: string;
  /** A notice about the results, with one link. */
  note?: { text: string; link?: ResultLink };
  /** The active filters. Each link removes one. */
  chips: ResultLink[];
  reset?: string;
  groups: GroupView[];
  /** A notice about dishes that the filters exclude. */
  left_out?: { text: string; dish?: PopularView; undo: ResultLink };
  nothing?: NothingFound;
};

export type NothingFound = {
  /** The same search without filters, if that finds anything. */
  clear?: string;
  all: string;
  closest: ResultLink[];
  strip: { title: string; dishes: PopularView[] };
  groups: ResultLink[];
};

type MenuAnswer = AnswerOf<"products">;

type Context = MenuContext & { language: Language; city: string };

const MAX_CLOSEST = 5;
const MAX_SUGGESTED_DISHES = 5;
const MAX_SUGGESTED_GROUPS = 4;

/** Undefined if the query has neither a search nor a filter, and the whole menu is shown. */
export function resultsView(answer: MenuAnswer, query: MenuQuery, context: Context): ResultsView | undefined {
  const groups = shownGroups(answer.product_groups);
  const { filter } = filterOf(query);
  const found = query.search
    ? search(indexOf(answer, groups, context), query.search, { asWritten: query.exact })
    : undefined;
  const single = singleFilters(filter);
  if (!found && single.length === 0) return undefined;

  const { t } = context;
  const href = (changed: Partial<MenuQuery>) => queryPath(context.city, { ...query, ...changed });
  const all = found ? sectionsOf(groups, found, context) : groups;
  const passing = withFilter(all, filter, context.lastHour);
  const count = countOf(passing);
  const leftOut = countOf(all) - count;
  const chips = single.map((one) => ({ href: href(withoutFilter(query, one)), text: filterName(one, context) }));
  const reset = single.length > 0 ? href(NO_FILTERS) : undefined;
  const heading =
    count > 0
      ? found
        ? t("search:headingFor", { dishes: t("search:heading", { count }), text: found.text })
        : t("search:heading", { count })
      : found
        ? t("search:nothingFor", { text: found.text })
        : t("search:nothing");
  return {
    heading,
    found: count,
    searched: found?.text,
    note: noteOf({ found, query, count, leftOut, href }, context),
    chips,
    reset: single.length > 1 ? reset : undefined,
    groups: found ? passing.map((section) => sectionView(section, context)) : groupViews(passing, context),
    left_out: count > 0 && leftOut > 0 ? leftOutOf({ all, passing, single, leftOut, query }, context) : undefined,
    nothing: count === 0 ? nothingFound({ answer, groups, all, query, reset }, context) : undefined,
  };
}

type Section = ProductGroup;

const countOf = (sections: readonly Section[]) => sections.reduce((sum, { products }) => sum + products.length, 0);

function withFilter(sections: readonly Section[], filter: MenuFilter, lastHour: boolean): Section[] {
  return sections
    .map((section) => ({
      ...section,
      products: section.products.filter((product) => passesFilter(product, filter, lastHour)),
    }))
    .filter(({ products }) => products.length > 0);
}

/**
 * Sections for matches in names, in descriptions, and for each group whose name matches. A product in several groups is
 * listed once.
 */
function sectionsOf(groups: readonly ProductGroup[], found: Found, { t }: Context): Section[] {
  const { text } = found;
  const seen = new Set<string>();
  const sections = new Map<string, Section>();
  for (const hit of found.hits) {
    const group = groups[hit.group];
    const product = group?.products[hit.product];
    if (!product || seen.has(product.key)) continue;
    seen.add(product.key);
    const alias = hit.in === "group" ? `in-${group.alias}` : `in-${hit.in}`;
    const name =
      hit.in === "name"
        ? ""
        : hit.in === "text"
          ? t("search:inText", { text })
          : t("search:inGroup", { name: group.name });
    const section = sections.get(alias) ?? { id: 0, alias, name, products: [] };
    section.products.push(product);
    sections.set(alias, section);
  }
  return [...sections.values()];
}

function sectionView({ alias, name, products }: Section, context: Context): GroupView {
  return {
    alias,
    name,
    luxe: false,
    cards: products.map((product) => cardView(product, context)),
  };
}

type Noted = {
  found?: Found;
  query: MenuQuery;
  count: number;
  leftOut: number;
  href: (changed: Partial<MenuQuery>) => string;
};

function noteOf({ found, query, count, leftOut, href }: Noted, { t }: Context): ResultsView["note"] {
  const corrected = found?.corrected
    ? {
        text: t("search:corrected", { typed: query.search, text: found.text }),
        link: { href: href({ exact: true }), text: t("search:asWritten") },
      }
    : undefined;
  if (count === 0 && leftOut > 0) return { ...corrected, text: t("search:blocked", { count: leftOut }) };
  if (corrected) return corrected;
  if (query.exact && count === 0)
    return { text: t("search:exactly"), link: { href: href({ exact: false }), text: t("search:alike") } };
  return count === 0 ? { text: t("search:where") } : undefined;
}

type LeftOut = { all: Section[]; passing: Section[]; single: MenuFilter[]; leftOut: number; query: MenuQuery };

/** Offers to remove the filter that excludes the most results. */
function leftOutOf({ all, passing, single, leftOut, query }: LeftOut, context: Context): ResultsView["left_out"] {
  const { t, city } = context;
  const { filter } = filterOf(query);
  const here = countOf(passing);
  const ways = single.map((one) => ({
    one,
    more: countOf(withFilter(all, takenOff(filter, one), context.lastHour)) - here,
  }));
  const [best] = ways.sort((one, other) => other.more - one.more);
  const undo =
    best && best.more > 0 && single.length > 1
      ? {
          href: queryPath(city, { ...query, ...withoutFilter(query, best.one) }),
          text: t("search:undo", { filter: filterName(best.one, context) }),
        }
      : { href: queryPath(city, { ...query, ...NO_FILTERS }), text: t("search:reset") };
  const shown = new Set(passing.flatMap(({ products }) => products));
  const dish = query.search
    ? all.flatMap(({ products }) => products).find((product) => !shown.has(product))
    : undefined;
  return { text: t("search:leftOut", { count: leftOut }), dish: dish && popularView(dish, context), undo };
}

type Searched = {
  answer: MenuAnswer;
  groups: ProductGroup[];
  all: Section[];
  query: MenuQuery;
  reset?: string;
};

function nothingFound({ answer, groups, all, query, reset }: Searched, context: Context): NothingFound {
  const { t, city } = context;
  const { filter } = filterOf(query);
  const popular = answer.popular_products ?? [];
  const wouldBe = all.flatMap(({ products }) => products);
  const blocked = wouldBe.length > 0;
  const around = groups.filter(({ products }) => products.some((product) => wouldBe.includes(product)));
  const similar =
    blocked && query.search
      ? fitting([...around.flatMap(({ products }) => products), ...popular], filter, context.lastHour)
      : [];
  const closest = blocked || !query.search ? [] : closestNames(searched(groups, context), query.search, MAX_CLOSEST);
  return {
    clear: blocked ? reset : undefined,
    all: cityPath(city, "#menu"),
    closest: closest.map((name) => ({ href: queryPath(city, { ...NO_QUERY, search: name }), text: name })),
    strip:
      similar.length > 0
        ? { title: t("search:similar"), dishes: similar.map((product) => popularView(product, context)) }
        : {
            title: t("menu:popular"),
            dishes: popular.slice(0, MAX_SUGGESTED_DISHES).map((product) => popularView(product, context)),
          },
    groups: groups
      .slice(0, MAX_SUGGESTED_GROUPS)
      .map(({ alias, name }) => ({ href: cityPath(city, `#group-${alias}`), text: name })),
  };
}

/** Available dishes that pass the filters, each once. */
function fitting(products: readonly Product[], filter: MenuFilter, lastHour: boolean): Product[] {
  const fit = products.filter(
    (product) => passesFilter(product, filter, lastHour) && product.type !== "stop" && product.type !== "unavailable",
  );
  return [...new Map(fit.map((product) => [product.key, product])).values()].slice(0, MAX_SUGGESTED_DISHES);
}

const NO_FILTERS = {
  vegetarian: false,
  vegan: false,
  spicy: undefined,
  without: [],
  from: "",
  to: "",
} satisfies Partial<MenuQuery>;

const NO_QUERY: MenuQuery = { search: "", exact: false, ...NO_FILTERS };

/** A search leads to the menu, below the parts of the page that are not searched. */
function queryPath(city: string, query: MenuQuery): string {
  const text = queryText(query);
  return cityPath(city, `${text && `?${text}`}#menu`);
}

function withoutFilter(query: MenuQuery, one: MenuFilter): Partial<MenuQuery> {
  const [name] = Object.keys(one) as [keyof typeof NO_FILTERS];
  return name === "without"
    ? { without: query.without.filter((code) => !one.without?.includes(code)) }
    : { [name]: NO_FILTERS[name] };
}

function takenOff(filter: MenuFilter, one: MenuFilter): MenuFilter {
  const [name] = Object.keys(one) as (keyof MenuFilter)[];
  return name === "without"
    ? { ...filter, without: filter.without?.filter((code) => !one.without?.includes(code)) }
    : { ...filter, ...(name ? { [name]: undefined } : {}) };
}

function filterName(one: MenuFilter, { t, money }: Context): string {
  const [code] = one.without ?? [];
  if (code)
    return t(`search:without.${code}`, { defaultValue: t("search:withoutOther", { name: allergenName(code, t) }) });
  if (one.from !== undefined) return t("search:from", { price: formatPrice(one.from, money) });
  if (one.to !== undefined) return t("search:to", { price: formatPrice(one.to, money) });
  if (one.spicy) return t(one.spicy === "only" ? "menu:filters.spicy" : "menu:filters.mild");
  return t(one.vegan ? "menu:filters.vegan" : "menu:filters.vegetarian");
}
