import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { keepUpWithHost } from "../../cart/group-order/open-group.server";
import { keepLinkedPromocode } from "../../cart/offers/promocode.server";
import { catchUpWithOrders, type OrdersNews } from "./active-order/active-order.server";

/** All that opening a page changes, whichever page of a city it is. Views only read. Throws a Response for an unknown city. */
export async function catchUp(visit: Visit): Promise<OrdersNews> {
  keepLinkedPromocode(visit);
  const [news] = await Promise.all([
    catchUpWithOrders(visit),
    keepUpWithHost(visit).catch((error: unknown) => void asFailure(error)),
  ]);
  return news;
}
