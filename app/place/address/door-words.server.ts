import type { DeliveryAddress } from "../../../contract/place";
import type { Visit } from "../../../server/visitor/visit";

type Door = Pick<DeliveryAddress, "room" | "entrance" | "floor" | "intercom">;

/** Flat, entrance, floor and intercom in one line. */
export function doorWords({ t }: Visit, { room, entrance, floor, intercom }: Door): string {
  const parts = [
    room && t("tracking:room", { room }),
    entrance && t("tracking:entrance", { entrance }),
    floor && t("tracking:floor", { floor }),
  ];
  const door = parts.filter(Boolean).join(", ");
  return [door, intercom && `${t("place:intercom")}: ${intercom}`].filter(Boolean).join(". ");
}
