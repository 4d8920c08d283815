import { distanceMetres } from "../../../rules/zones";
import type { PaymentType } from "../../../contract/order";
import type { Language } from "../../../rules/languages";
import { say } from "../../messages";
import { onlineTypes, type Acquirer, type OnlineType, type SeedCity, type SeedShop } from "../../seed/geography/schema";
import { shopById } from "../place/atlas";
import type { OrderingPlace } from "../place/ordering-place";

const citiesWithoutCardTerminals = new Set(["vyborg"]);
const onlyForDelivery = new Set<OnlineType>(["sberPay"]);

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
    ...(order_type === "delivery" && city.payments?.aggregator ? [aggregator] : []),
    ...onlineTypesOf({ city, order_type, shop }).map((alias) => ({
      alias,
      name: say(alias, language),
      is_online: true,
    })),
  ];
}

export function isOnline(payment_type: string): payment_type is OnlineType {
  return onlineTypes.some((type) => type === payment_type);
}

export function onlineTypesOf({
  city,
  order_type,
  shop,
}: Pick<OrderingPlace, "city" | "order_type" | "shop">): OnlineType[] {
  const types = city.payments?.online ?? [];
  if (order_type === "delivery") return types;
  return shop?.online_payment === false ? [] : types.filter((alias) => !onlyForDelivery.has(alias));
}

/** The acquirer of the shop that cooks the order, or else of the city. */
export function acquirerOf(city: SeedCity, shop: SeedShop | undefined): Acquirer | undefined {
  return shop?.acquirer ?? city.payments?.acquirer;
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
