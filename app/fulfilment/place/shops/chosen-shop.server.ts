import type { Shop } from "../../../../contract/place";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { findShop } from "./shop-view.server";

/** Undefined for delivery and during an outage. */
export async function chosenShop(visit: Visit): Promise<Shop | undefined> {
  const { shop } = visit.place;
  if (!shop || (await visit.orderType()) === "delivery") return undefined;
  try {
    return await findShop(visit, await visit.city(), shop.id);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/**
 * Whether the city, or the shop chosen for takeaway, takes no orders at the moment. No page shows a delivery or ready
 * time then.
 */
export async function isPlaceStopped(visit: Visit): Promise<boolean> {
  return (await visit.city()).type === "stop" || (await chosenShop(visit))?.type === "stop";
}
