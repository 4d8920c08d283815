import { cityTime, formatMinutes } from "../../../rules/city-time";
import type { Words } from "../../messages";
import type { SeedProduct } from "../../seed/catalogue/schema";
import type { Availability } from "../../store/orders";
import type { World } from "../../world";
import { productType } from "./stops";
import type { OrderingPlace } from "./ordering-place";

const takeawayOnly = new Set(["ice-cream-vanilla", "baked-volcano", "ml-kunefe"]);
const nearOnly = new Set(["salmon-tataki", "tempura-philadelphia", "ml-onion-rings"]);
const FAR_DELIVERY_MINUTES = 45;

/** Returns whether a dish can be ordered at a place and time, and the reason if not. */
export function availabilityOf(world: World, product: SeedProduct, here: OrderingPlace): Availability {
  const { order_type, zone } = here;
  const type = productType(world, product);
  if (type === "stop") return { type, alert: { key: "stoppedProduct" } };
  if (type === "unavailable") return { type, alert: { key: "unavailableProduct" } };
  if (order_type === "delivery" && takeawayOnly.has(product.key))
    return { type: "unavailable", alert: { key: "takeawayOnly" } };
  if (order_type === "delivery" && nearOnly.has(product.key) && (zone?.delivery_time ?? 0) >= FAR_DELIVERY_MINUTES)
    return { type: "unavailable", alert: { key: "tooFar" } };
  const alert = outOfHours(world, product, here);
  return alert ? { type: "unavailable", alert } : { type };
}

function outOfHours(world: World, { served }: SeedProduct, { city, orderedFor = 0 }: OrderingPlace): Words | undefined {
  if (!served) return undefined;
  const { minute } = cityTime(Math.max(world.clock.now(), orderedFor), city);
  if (served.from <= minute && minute < served.to) return undefined;
  return { key: "servedFromTo", values: { from: formatMinutes(served.from), to: formatMinutes(served.to) } };
}
