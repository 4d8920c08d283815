import type { City } from "../../../../contract/place";
import { returnTo } from "../../../../server/guard/safe-path";
import { asFailure } from "../../../../server/upstream/failure";
import { showsDocument } from "../../../../server/visitor/shows-document";
import type { Visit } from "../../../../server/visitor/visit";
import { parseOrderType, type OrderType } from "../../../../rules/order";
import { pageTitles } from "../../../shared/web/form/form-answer.server";
import { addressConstraints, carriedAddress, filledAddress } from "../address/address-form.server";
import type { OrderTypeView } from "../place.view";
import type { Point } from "../../../../rules/zones";
import { originOf, shopViews } from "../shops/shop-list.server";
import { shopRows } from "../shops/list/shops-view.server";
import { knownAddress, savedAddresses } from "../address/saved-addresses.server";

/** While delivery is selected, only this many shops show a ready time, because each needs an upstream call. */
const MAX_READY_TIMES_BESIDE_DELIVERY = 3;

/**
 * `near` is the visitor's position, if this request contains it. A dialog gets the data of both types, because it
 * switches between them without a request; a document gets those of the type that it shows.
 */
export async function orderTypeView(visit: Visit, near?: Point): Promise<OrderTypeView> {
  const heading = visit.t("place:orderType");
  const [city, current] = await Promise.all([visit.city(), visit.orderType()]);
  const wanted = parseOrderType(new URL(visit.request.url).searchParams.get("order_type")) ?? current;
  const offers = city.order_types;
  const order_type = offers[wanted] ? wanted : current;
  const shows = (type: OrderType) => type === order_type || !showsDocument(visit.request);
  const [collecting, saved, known, carried] = await Promise.all([
    shows("takeaway")
      ? collectingOrNothing(visit, city, {
          near,
          maxReadyTimes: order_type === "takeaway" ? undefined : MAX_READY_TIMES_BESIDE_DELIVERY,
        })
      : {},
    shows("delivery") ? savedAddresses(visit, city) : { saved: [], saved_failed: false },
    offers.delivery && shows("delivery") ? knownAddress(visit, city) : undefined,
    carriedAddress(visit),
  ]);
  return {
    heading,
    ...pageTitles(visit, heading),
    return_to: returnTo(visit.request, visit.path()),
    order_type,
    saved_form: order_type === "delivery" || undefined,
    current,
    offers,
    known,
    ...saved,
    ...collecting,
    shop: visit.place.shop && { name: visit.place.shop.name, street: visit.place.shop.street },
    filled: filledAddress(visit),
    constraints: addressConstraints,
    carried,
  };
}

type Collecting = Pick<OrderTypeView, "shops" | "nearest_to">;

async function collectingOrNothing(
  visit: Visit,
  city: City,
  { near, maxReadyTimes }: { near?: Point; maxReadyTimes?: number },
): Promise<Collecting> {
  if (!city.order_types.takeaway) return { shops: [] };
  try {
    const origin = near ? { point: near } : await originOf(visit);
    const all = await shopViews(visit, city, origin);
    return {
      shops: await shopRows(visit, city, all, { all, maxReadyTimes }),
      nearest_to: origin && { address: "address" in origin ? origin.address : undefined },
    };
  } catch (error) {
    asFailure(error);
    return {};
  }
}
