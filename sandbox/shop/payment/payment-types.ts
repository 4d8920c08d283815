import { distanceMetres } from "../../../rules/zones";
import type { PaymentType } from "../../../contract/order";
import type { Language } from "../../../rules/languages";
import { say } from "../../messages";
import {
  acquirerOfShop,
  aggregatorCities,
  deliveryOnly,
  offlineShops,
  onlineByCity,
  type Acquirer,
  type OnlineType,
} from "../../seed/online-payments";
import type { SeedCity, SeedShop } from "../../seed/geography/types";
import { shopById } from "../place/atlas";
import type { OrderingPlace } from "../place/ordering-place";

const citiesWithoutCardTerminals = new Set(["vyborg"]);
const online = new Set<string>(["cardOnline", "sbp", "sberPay", "applePay", "googlePay"] satisfies OnlineType[]);

export function paymentTypesOf({ city, order_type, shop }: OrderingPlace, language: Language): PaymentType[] {
  const cash = { alias: "cash", name: say("cash", language), is_online: false };
  if (citiesWithoutCardTerminals.has(city.alias)) return [cash];
  const card = {
    alias: "card",
    name: say(order_type === "delivery" ? "cardToCourier" : "cardOnPickup", language),
    is_online: false,
  };
  const aggregator = { alias: "aggregator", name: say("aggregator", language), is_online: false };
  return [
    cash,
    card,
    ...(order_type === "delivery" && aggregatorCities.has(city.alias) ? [aggregator] : []),
    ...onlineTypesOf({ city, order_type, shop }).map((alias) => ({
      alias,
      name: say(alias, language),
      is_online: true,
    })),
  ];
}

export function isOnline(payment_type: string): payment_type is OnlineType {
  return online.has(payment_type);
}

export function onlineTypesOf({
  city,
  order_type,
  shop,
}: Pick<OrderingPlace, "city" | "order_type" | "shop">): OnlineType[] {
  const { online: types = [] } = onlineByCity[city.alias] ?? {};
  if (order_type === "delivery") return [...types];
  return shop && offlineShops.has(shop.id) ? [] : types.filter((alias) => !deliveryOnly.has(alias));
}

/** The acquirer of the shop that cooks the order, or else of the city. */
export function acquirerOf(city: SeedCity, shop: SeedShop | undefined): Acquirer | undefined {
  return (shop && acquirerOfShop[shop.id]) ?? onlineByCity[city.alias]?.acquirer;
}

export function acquirerOfOrder(city: SeedCity, cooked_at: number | undefined): Acquirer {
  const acquirer = acquirerOf(city, cooked_at === undefined ? undefined : shopById(cooked_at));
  if (!acquirer) throw new Error(`no acquirer takes online payments in ${city.alias}`);
  return acquirer;
}

export function shopNear(
  point: { latitude: number; longitude: number },
  shops: readonly SeedShop[],
): SeedShop | undefined {
  return [...shops].sort((a, b) => distanceMetres(point, a) - distanceMetres(point, b))[0];
}
