import { shownGroups } from "../../../rules/menu";
import { createHash } from "node:crypto";
import { createElement } from "react";
import type { AnswerOf } from "../../../contract/calls";
import type { ProductGroup } from "../../../contract/menu";
import type { OrderType } from "../../../contract/primitives";
import type { Translate } from "../../../locales";
import { BoundedCache } from "../../../server/operate/bounded-cache";
import { oncePer } from "../../../server/operate/once-per";
import { translate } from "../../../server/words/translations";
import { isLanguage, type Language } from "../../../rules/languages";
import type { PriceFormat } from "../../../rules/money";
import { filterOffer, groupViews } from "./cards-view.server";
import type { FilterOffer } from "./cards.view";
import { FoundDishes, marked } from "./FoundDishes";
import type { CardContext, GridWords } from "./Grid";
import { around, CHILDREN, groupPieces, type GridPiece, type GridPieces } from "./grid-pieces.server";
import { queryText, type MenuQuery } from "./menu-query";
import { resultsView, type ResultsView } from "./results-view.server";
import { readId } from "../../../rules/digits";

/**
 * The part of a grid's version that determines its content. A server that has not rendered the version yet can do so
 * from this.
 */
export type GridVariant = {
  language: Language;
  order_type: OrderType;
  shop_id?: number;
  delivery_zone_id?: number;
  last_hour?: boolean;
  /** With small pictures (docs/specification/behaviour.md#lite-pages). */
  lite?: boolean;
};

export type RenderedGrid = GridPieces & {
  /** The variant and a hash of the content: equal versions have equal HTML. */
  version: string;
  html: Buffer<ArrayBuffer>;
  categories: { alias: string; name: string }[];
  found: number;
  /** The heading of a search or of filters; undefined for the whole menu. */
  results?: Pick<ResultsView, "heading">;
  /** The filters of the whole menu, whichever are on. */
  offer: FilterOffer;
};

type MenuAnswer = AnswerOf<"products">;

type GridSource = {
  answer: MenuAnswer;
  variant: GridVariant;
  city: string;
  money: PriceFormat;
  query: MenuQuery;
};

let answersSeen = 0;
/**
 * The shared cache returns the same answer object until it fetches the menu again, so the object is part of the key.
 */
const numberOf = oncePer<MenuAnswer, number>(() => (answersSeen += 1));

/** The latest grids. Visitors type searches, so the cache is limited in bytes. */
const rendered = new BoundedCache<RenderedGrid>("grids", {
  maxBytes: 16 * 1024 * 1024,
  // A card keeps its view beside its HTML.
  bytesOf: ({ html, found }) => html.length + 600 * found + 1_000,
});

/** A grid of this version if it is still cached. Pages that were rendered before the menu changed may request it. */
export function gridRenderedBefore(version: string): RenderedGrid | undefined {
  for (const grid of rendered.values()) if (grid.version === version) return grid;
  return undefined;
}

export function gridHtml(source: GridSource): Promise<RenderedGrid> {
  const { answer, variant, city, money, query } = source;
  const key = [numberOf(answer), city, variantText(variant), money.currency, money.fractional, queryText(query)].join(
    " ",
  );
  return rendered.lookUpOrMake(key, () => render(source));
}

/** After so many cards the event loop gets a turn, because a menu of 2,000 would block it for half a second. */
const CARDS_A_TURN = 200;

async function render({ answer, variant, city, money, query }: GridSource): Promise<RenderedGrid> {
  const t = translate(variant.language);
  const { language, lite = false, last_hour: lastHour = false } = variant;
  const all = shownGroups(answer.product_groups);
  const results = resultsView(answer, query, { t, money, lastHour, language, city });
  const searched = results?.searched;
  const context: CardContext = {
    words: gridWords(t),
    city,
    lite,
    mark: searched ? (text) => marked(text, searched) : undefined,
  };
  const notes = new Map<string, string>();
  const pieces = results
    ? foundPieces(results, context, t)
    : await inTurns(all, (group) =>
        groupViews([group], { t, money, lastHour, notes }).flatMap((view) => groupPieces(view, context)),
      );
  const html = Buffer.concat(pieces.map((piece) => piece.html));
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 12);
  const groups = pieces.flatMap(({ group }) => group ?? []);
  return {
    version: `${variantText(variant)}.${hash}`,
    html,
    pieces: withoutCopies(pieces, html),
    context,
    categories: (query.search ? all : groups).map(({ alias, name }) => ({ alias, name })),
    found: groups.reduce((sum, { cards }) => sum + cards.length, 0),
    results: results && { heading: results.heading },
    offer: filterOffer(all, { t, money, lastHour }),
  };
}

/** Renders groups one after the other, with a limited number of cards in one turn of the event loop. */
async function inTurns(
  all: readonly ProductGroup[],
  renderGroup: (group: ProductGroup) => GridPiece[],
): Promise<GridPiece[]> {
  const pieces: GridPiece[] = [];
  let cards = 0;
  for (const group of all) {
    if (cards >= CARDS_A_TURN) {
      await new Promise(setImmediate);
      cards = 0;
    }
    pieces.push(...renderGroup(group));
    cards += group.products.length;
  }
  return pieces;
}

/** The grid of a search or of filters. */
function foundPieces(results: ResultsView, context: CardContext, t: Translate): GridPiece[] {
  const { city, lite } = context;
  const groups = results.groups.flatMap((group) => groupPieces(group, context));
  return around(createElement(FoundDishes, { results, city, lite, t }, CHILDREN), groups);
}

/** The pieces as views of the whole HTML, so that it is in memory once. */
function withoutCopies(pieces: readonly GridPiece[], html: Buffer): GridPiece[] {
  let end = 0;
  return pieces.map((piece) => ({ ...piece, html: html.subarray(end, (end += piece.html.length)) }));
}

export const gridWords = (t: Translate): GridWords => ({
  add: t("menu:add"),
  choose: t("menu:choose"),
  out: t("menu:out"),
  soon: t("menu:soon"),
  was: t("menu:was"),
  like: t("favourites:like"),
  unlike: t("favourites:unlike"),
});

function variantText({ language, order_type, shop_id, delivery_zone_id, last_hour, lite }: GridVariant): string {
  const marks = [...(last_hour ? ["last"] : []), ...(lite ? ["lite"] : [])];
  return [language, order_type, shop_id ?? 0, delivery_zone_id ?? 0, ...marks].join(".");
}

/** The variant that a version contains; undefined if the text is not a version. */
export function variantOfVersion(version: string): GridVariant | undefined {
  const [, language, order_type, shop, zone, last, lite] =
    /^([a-z]{2})\.(delivery|takeaway)\.(\d{1,16})\.(\d{1,16})(\.last)?(\.lite)?\.[\w-]{12}$/.exec(version) ?? [];
  if (!isLanguage(language)) return undefined;
  return {
    language,
    order_type: order_type as OrderType,
    shop_id: readId(shop),
    delivery_zone_id: readId(zone),
    last_hour: Boolean(last),
    lite: Boolean(lite),
  };
}
