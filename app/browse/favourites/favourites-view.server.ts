import { asFailure } from "../../../server/upstream/failure";
import { favouritesOf } from "../../../server/visitor/favourites";
import { savedCarts, MAX_CART_NAME } from "../../../server/visitor/saved-carts";
import type { Visit } from "../../../server/visitor/visit";
import { groupViews } from "../grid/cards-view.server";
import type { CardView } from "../grid/cards.view";
import type { GridWords } from "../grid/Grid";
import { gridWords } from "../grid/grid-html.server";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";
import { pageTitles, type PageTitles } from "../../shared/web/form/form-answer.server";
import { sellsLastHour } from "../../fulfilment/time-slots/last-hour.server";
import { usualIntents, type UsualOrder } from "../usual/usual.view";
import { savedCartOrders } from "../usual/usual-view.server";

export type FavouritesView = PageTitles &
  WithSavedForm & { cards: CardView[]; words: GridWords; lite: boolean; kept?: SavedCartsView };

/** `order`: undefined for a basket that cannot be ordered in this city today. `max`: characters of a name. */
export type SavedCartsView = {
  order_at: string;
  here: string;
  max: number;
  baskets: { id: string; name: string; order?: UsualOrder }[];
};

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
  const kept = await savedCartsView(visit);
  return {
    ...pageTitles(visit, t("favourites:name")),
    saved_form: kept && true,
    cards: (await favouritesOf(visit)).flatMap((key) => cards.get(key) ?? []),
    words: gridWords(t),
    lite: visit.lite,
    kept,
  };
}

/** Undefined without saved carts. During an outage they can be renamed and deleted. */
async function savedCartsView(visit: Visit): Promise<SavedCartsView | undefined> {
  const kept = await savedCarts(visit);
  if (kept.length === 0) return undefined;
  const orders = await savedCartOrders(visit).catch((error: unknown) => {
    asFailure(error);
    return [];
  });
  const order = (id: string) => orders.find(({ intent }) => intent === usualIntents.field("order", id).value);
  return {
    order_at: visit.path("usual"),
    here: visit.path("favourites"),
    max: MAX_CART_NAME,
    baskets: kept.map(({ id, name }) => ({ id, name, order: order(id) })),
  };
}
