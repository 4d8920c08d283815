import type { PaymentType } from "../../contract/order";
import type { Language } from "../language";
import { say } from "../messages";
import type { Whereabouts } from "./whereabouts";

/** Cities whose terminals we do not have. */
const cashOnly = new Set(["vyborg"]);

/** How an order can be paid for here: in cash, or by card where it is handed over. */
export function paymentTypesOf({ city, order_type }: Whereabouts, language: Language): PaymentType[] {
  const cash = { alias: "cash", name: say("cash", language), is_online: false };
  if (cashOnly.has(city.alias)) return [cash];
  return [cash, { alias: "card", name: say(order_type === "delivery" ? "cardToCourier" : "cardOnPickup", language), is_online: false }];
}
