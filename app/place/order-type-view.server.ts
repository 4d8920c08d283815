import type { City } from "../../contract/place";
import { returnTo } from "../../server/guard/safe-path";
import { asFailure } from "../../server/upstream/failure";
import { addressPrices } from "../../server/visitor/price-scope";
import type { Visit } from "../../server/visitor/visit";
import { cityOfAddress } from "../../rules/address";
import { parseOrderType } from "../../rules/order";
import { pageTitles } from "../page/form-answer.server";
import { addressConstraints, carriedAddress, filledAddress } from "./address/address-form.server";
import type { ListedShopView, OrderTypeView } from "./place.view";
import { shopViews } from "./shops/shop-list.server";
import { doorWords, withRoom } from "./address/door-words.server";
import { zoneWords } from "./address/zone-words.server";

export async function orderTypeView(visit: Visit): Promise<OrderTypeView> {
  const heading = visit.t("place:orderType");
  const [city, current] = await Promise.all([visit.city(), visit.orderType()]);
  const wanted = parseOrderType(new URL(visit.request.url).searchParams.get("order_type")) ?? current;
  const offers = city.order_types;
  const [shops, saved, carried] = await Promise.all([
    shopsOrNothing(visit, city),
    savedAddresses(visit, city),
    carriedAddress(visit),
  ]);
  return {
    heading,
    ...pageTitles(visit, heading),
    return_to: returnTo(visit.request, visit.path()),
    order_type: offers[wanted] ? wanted : current,
    current,
    offers,
    known: offers.delivery ? await knownAddress(visit, city) : undefined,
    ...saved,
    shops,
    shop: visit.place.shop && { name: visit.place.shop.name, street: visit.place.shop.street },
    filled: filledAddress(visit),
    constraints: addressConstraints,
    carried,
  };
}

/** The chosen address, with the terms of its zone. */
export async function knownAddress(visit: Visit, city: City): Promise<OrderTypeView["known"]> {
  const { address } = visit.place;
  if (!address) return undefined;
  return {
    id: address.id,
    text: await withRoom(visit, address),
    terms: zoneWords(visit, city, undefined, addressPrices(city, address)),
  };
}

/** The visitor's saved addresses; none without a session. */
export async function savedAddresses(visit: Visit, city: City): Promise<Pick<OrderTypeView, "saved" | "saved_failed">> {
  if (!visit.session || !city.order_types.delivery) return { saved: [], saved_failed: false };
  try {
    const { delivery_addresses } = await visit.upstream.addresses({});
    const here = delivery_addresses.filter(
      (one) => one.id !== visit.place.address?.id && (cityOfAddress(one) ?? city.id) === city.id,
    );
    return {
      saved: await Promise.all(
        here.map(async (address) => ({
          id: address.id,
          text: address.address,
          door: await doorWords(visit, address),
        })),
      ),
      saved_failed: false,
    };
  } catch (error) {
    asFailure(error);
    return { saved: [], saved_failed: true };
  }
}

async function shopsOrNothing(visit: Visit, city: City): Promise<ListedShopView[] | undefined> {
  try {
    return await shopViews(visit, city);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
