import { returnTo } from "../../../server/guard/safe-path";
import type { Visit } from "../../../server/visitor/visit";
import { minutesOfLastHour } from "../../fulfilment/time-slots/last-hour.server";
import type { CartView, PointsView } from "../../shared/basket/cart.view";
import { pointsView } from "../offers/points.server";
import { linkedPromocode } from "../offers/promocode.server";
import { relatedForPage, type RelatedView } from "../related/related.server";
import { hasPromocodeField } from "../offers/promocode-field";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";
import { pageCart } from "../view/cart-view.server";
import { pageTitles } from "../../shared/web/form/form-answer.server";

export type CartPageView = WithSavedForm & {
  title: string;
  cart: CartView;
  error_title: string;
  return_to: string;
  /** Minutes left of the chosen shop's last hour; undefined outside of it. */
  last_hour?: number;
  /** Dishes that go with the cart; undefined if they did not load soon enough. */
  related?: RelatedView[];
  /** Undefined without a bonus programme. */
  points?: PointsView;
  /** The promo code of a link, as the field's initial value. */
  promocode?: string;
};

export async function cartPageView(visit: Visit, request: Request): Promise<CartPageView> {
  await visit.city();
  const [related, last_hour] = await Promise.all([relatedForPage(visit), minutesOfLastHour(visit)]);
  const cart = await pageCart(visit);
  return {
    ...pageTitles(visit, visit.t("cart:title")),
    saved_form: (visit.offers("promo codes") && hasPromocodeField(cart)) || undefined,
    cart,
    related,
    return_to: returnTo(request, visit.path()),
    last_hour: last_hour || undefined,
    points: await pointsView(visit),
    promocode: await linkedPromocode(visit),
  };
}
