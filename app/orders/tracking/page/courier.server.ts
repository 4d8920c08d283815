import { AT_THE_DOOR_METRES, courierDistance, newsOfDistance } from "../../../../rules/courier";
import { knownPoint, type Point } from "../../../../rules/zones";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { distanceText } from "../../../shared/web/words/distance-words.server";
import type { OwnOrder } from "../own-order.server";
import type { CourierView } from "../tracking.view";

/** `away` is the distance from the door in a straight line, in metres. */
export type Courier = { at: Point; away: number };

type Asked = Pick<OwnOrder, "order_id" | "order_type" | "status" | "delivery_address" | "by_phone">;

/**
 * The courier's position for a visitor's own order (`ownOrder` has checked that). Undefined unless the order is on its
 * way, if the chain does not share the position, or if the call fails or returns an implausible place; pages omit the
 * map then.
 */
export async function courierOf(visit: Visit, order: Asked): Promise<Courier | undefined> {
  const { order_id, order_type, status, delivery_address, by_phone } = order;
  const door = knownPoint(delivery_address?.map?.coordinates);
  if (!visit.settings.courier_tracking || order_type !== "delivery" || status.alias !== "sent" || !door)
    return undefined;
  try {
    const { coordinates } = await visit.upstream.courierLocation({ order_id, phone: by_phone });
    const away = courierDistance(coordinates, door);
    return away === undefined ? undefined : { at: coordinates, away };
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** The courier's distance. The headline has the time, so that the page tells one time only. */
export function courierView({ t, language }: Pick<Visit, "t" | "language">, { away }: Courier): CourierView {
  if (away < AT_THE_DOOR_METRES) return { words: t("tracking:courier.near"), news: t("tracking:courier.near") };
  return {
    words: t("tracking:courier.away", { distance: distanceText(language, away) }),
    news: t("tracking:courier.within", { distance: distanceText(language, newsOfDistance(away)) }),
  };
}
