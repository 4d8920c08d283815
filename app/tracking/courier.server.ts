import { AT_THE_DOOR_METRES, aboutMinutes, courierDistance, newsOfDistance } from "../../rules/courier";
import { knownPoint, type Point } from "../../rules/zones";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { distanceText } from "../words/distance-words.server";
import type { OwnOrder } from "./own-order.server";
import type { CourierView } from "./tracking.view";

/** Metres: `away` is from the door, in a straight line. */
export type Courier = { at: Point; away: number };

type Asked = Pick<OwnOrder, "order_id" | "order_type" | "status" | "delivery_address" | "by_phone">;

/**
 * Where the courier of a visitor's own order is (`ownOrder` has checked that). Undefined unless the order is on its way, for a chain that does not
 * tell it, and where the answer fails or is no place from which somebody brings food: then the page stands without.
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

/** How far the courier is and about how long it takes: the second by the time that the upstream expects, and only where it does. */
export function courierView(
  { t, language, now }: Pick<Visit, "t" | "language" | "now">,
  { away }: Courier,
  expected_at: OwnOrder["expected_at"],
): CourierView {
  if (away < AT_THE_DOOR_METRES) return { words: t("tracking:courier.near"), news: t("tracking:courier.near") };
  const minutes = aboutMinutes(expected_at, now());
  const soon =
    minutes === undefined
      ? ""
      : minutes === 0
        ? t("tracking:courier.anyMinute")
        : t("tracking:courier.about", { minutes });
  const said = (way: string) => [way, soon].filter(Boolean).join(" ");
  return {
    words: said(t("tracking:courier.away", { distance: distanceText(language, away) })),
    news: said(t("tracking:courier.within", { distance: distanceText(language, newsOfDistance(away)) })),
  };
}
