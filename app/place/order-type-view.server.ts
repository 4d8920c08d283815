import type { City } from "../../contract/place";
import type { Constraints } from "../../server/guard/form";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { cleanAddress } from "../../rules/address";
import { parseOrderType, type OrderType } from "../../rules/order-type";
import { pageTitles } from "../page/form-answer.server";
import { addressConstraints } from "./address-fields.server";
import { carriedAddress } from "./carried-address.server";
import { addressDetails, type ShopView } from "./place.view";
import { returnTo } from "./return-to.server";
import { shopViews } from "./shop-view.server";
import { zoneWords } from "./zone-words.server";

export type OrderTypeView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  /** The order type that the page shows. */
  order_type: OrderType;
  /** The visitor's current order type. */
  current: OrderType;
  offers: { delivery: boolean; takeaway: boolean };
  /** The previous address with its delivery terms. */
  known?: { id: number; text: string; terms: string };
  saved: { id: number; text: string }[];
  saved_failed: boolean;
  /** Undefined if they could not be loaded. */
  shops?: ShopView[];
  /** The previous shop. */
  shop?: { name: string; street: string };
  filled: Record<string, string>;
  /** Constraints of the address form. */
  constraints: Constraints;
  /** Values that were typed in another city. */
  carried?: Record<string, string>;
};

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
    return_to: returnTo(visit),
    order_type: offers[wanted] ? wanted : current,
    current,
    offers,
    known: offers.delivery ? knownAddress(visit, city) : undefined,
    ...saved,
    shops,
    shop: visit.place.shop && { name: visit.place.shop.name, street: visit.place.shop.street },
    filled: filledAddress(visit),
    constraints: addressConstraints,
    carried,
  };
}

/** Initial values of the address form: the chosen address. */
export function filledAddress({ place: { address } }: Visit): Record<string, string> {
  if (!address) return {};
  const details = addressDetails.map((name) => [name, address[name] ?? ""] as const);
  return { address: cleanAddress(address.address), ...Object.fromEntries(details) };
}

function knownAddress(visit: Visit, city: City): OrderTypeView["known"] {
  const { address } = visit.place;
  if (!address) return undefined;
  return { id: address.id, text: withRoom(visit, address), terms: zoneWords(visit, city, address.delivery_zone_id) };
}

/** The visitor's saved addresses; none without a session. */
async function savedAddresses(visit: Visit, city: City): Promise<Pick<OrderTypeView, "saved" | "saved_failed">> {
  if (!visit.session || !city.order_types.delivery) return { saved: [], saved_failed: false };
  try {
    const { delivery_addresses } = await visit.upstream.addresses({});
    const here = delivery_addresses.filter(
      ({ id, city_id }) => id !== visit.place.address?.id && (city_id ?? city.id) === city.id,
    );
    return { saved: here.map((address) => ({ id: address.id, text: withRoom(visit, address) })), saved_failed: false };
  } catch (error) {
    asFailure(error);
    return { saved: [], saved_failed: true };
  }
}

async function shopsOrNothing(visit: Visit, city: City): Promise<ShopView[] | undefined> {
  try {
    return await shopViews(visit, city);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

function withRoom(visit: Visit, { address, room }: { address: string; room?: string | null }): string {
  return room ? visit.t("common:addressWithRoom", { address, room }) : address;
}
