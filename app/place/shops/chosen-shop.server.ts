import type { Shop } from "../../../contract/place";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";

/** The chosen shop with its hours; undefined for delivery and during an outage. */
export async function chosenShop(visit: Visit): Promise<Shop | undefined> {
  const { shop } = visit.place;
  if (!shop || (await visit.orderType()) === "delivery") return undefined;
  try {
    const { shops } = await visit.upstream.shops({ city_id: (await visit.city()).id });
    return shops.find(({ id }) => id === shop.id);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
