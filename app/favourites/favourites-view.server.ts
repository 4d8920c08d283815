import { favouritesOf } from "../../server/visitor/favourites";
import type { Visit } from "../../server/visitor/visit";
import { groupViews } from "../grid/cards-view.server";
import type { CardView } from "../grid/cards.view";
import type { GridWords } from "../grid/Grid";
import { gridWords } from "../grid/grid-html.server";
import { pageTitles, type PageTitles } from "../form/form-answer.server";
import { sellsLastHour } from "../place/shops/last-hour.server";

export type FavouritesView = PageTitles & { cards: CardView[]; words: GridWords; lite: boolean };

/** The favourites on this city's menu, newest first. */
export async function favouritesView(visit: Visit): Promise<FavouritesView> {
  const { t } = visit;
  const [city, where, lastHour] = await Promise.all([visit.city(), visit.priceScope(), sellsLastHour(visit)]);
  const { product_groups } = await visit.needed(visit.upstream.products(where));
  const groups = groupViews(product_groups, {
    t,
    money: visit.priceFormat(city),
    lastHour,
  });
  const cards = new Map(groups.flatMap((group) => group.cards.map((card) => [card.key, card] as const)));
  return {
    ...pageTitles(visit, t("favourites:name")),
    cards: (await favouritesOf(visit)).flatMap((key) => cards.get(key) ?? []),
    words: gridWords(t),
    lite: visit.lite,
  };
}
