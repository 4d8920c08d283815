import { distanceMetres } from "../../rules/zones";
import type { PaymentType } from "../../contract/order";
import type { Language } from "../language";
import { say } from "../messages";
import {
  acquirerOfShop,
  deliveryOnly,
  offlineShops,
  onlineByCity,
  type Acquirer,
  type OnlineType,
} from "../seed/online-payments";
import type { SeedCity, SeedShop } from "../seed/geography/types";
import { shopById } from "./atlas";
import type { OrderingPlace } from "./ordering-place";

/** Cities whose terminals we do not have. */
const cashOnly = new Set(["vyborg"]);
/** Types that pay before the kitchen begins. */
const online = new Set<string>(["cardOnline", "sbp", "sberPay", "applePay", "googlePay"] satisfies OnlineType[]);

/** How an order can be paid for here: when it is handed over, in cash or by card, and what the city, the order type and the shop take online. */
export function paymentTypesOf({ city, order_type, shop }: OrderingPlace, language: Language): PaymentType[] {
  const cash = { alias: "cash", name: say("cash", language), is_online: false };
  if (cashOnly.has(city.alias)) return [cash];
  const card = {
    alias: "card",
    name: say(order_type === "delivery" ? "cardToCourier" : "cardOnPickup", language),
    is_online: false,
  };
  return [
    cash,
    card,
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

/** Who takes the money: the acquirer of the shop that makes the order, where it has one, else the city's. */
export function acquirerOf(city: SeedCity, shop: SeedShop | undefined): Acquirer | undefined {
  return (shop && acquirerOfShop[shop.id]) ?? onlineByCity[city.alias]?.acquirer;
}

/** The acquirer of an order that was made. */
export function acquirerOfOrder(city: SeedCity, cooked_at: number | undefined): Acquirer {
  const acquirer = acquirerOf(city, cooked_at === undefined ? undefined : shopById(cooked_at));
  if (!acquirer) throw new Error(`nobody takes money online in ${city.alias}`);
  return acquirer;
}

/** The shop nearest to a point. */
export function shopNear(
  point: { latitude: number; longitude: number },
  shops: readonly SeedShop[],
): SeedShop | undefined {
  return [...shops].sort((a, b) => distanceMetres(point, a) - distanceMetres(point, b))[0];
}
