import type { City } from "../../../contract/place";
import { cityTime } from "../../../rules/city-time";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { inTime } from "../../../server/operate/in-time";
import type { ShopView } from "../place.view";

/**
 * The preparation time for an order that is placed now, as text. Undefined if the shop takes no orders, or if the
 * upstream does not answer soon enough; pages then omit it. The answer is shared by all visitors and cached for half a
 * minute.
 */
export async function readyWords(
  visit: Visit,
  city: City,
  { id, open, stopped }: Pick<ShopView, "id" | "open" | "stopped">,
): Promise<string | undefined> {
  if (!open || stopped || city.type === "stop") return undefined;
  const { date } = cityTime(visit.now(), city);
  const where = { city_id: city.id, order_type: "takeaway", shop_id: id } as const;
  try {
    const settings = await inTime(visit.upstream.timeSettings({ date, ...where }));
    return settings?.cooking_time ? visit.t("place:shop.ready", { minutes: settings.cooking_time }) : undefined;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
