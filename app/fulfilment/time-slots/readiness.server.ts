import { cityTime } from "../../../rules/city-time";
import { readiness, type Readiness } from "../../../rules/readiness";
import type { Visit } from "../../../server/visitor/visit";
import { chosenShop } from "../place/shops/chosen-shop.server";
import { laterNote } from "../place/shops/hours-words.server";
import { seenSlots, slotsIn, type OwnSlots, type PlaceSlots } from "../place/seen-slots.server";

export type PlaceReadiness = Readiness<PlaceSlots["today"][number]>;

/** The readiness of the visitor's place by its hours and, if they were loaded now, the slots of today. */
export async function placeReadiness(visit: Visit, slots?: OwnSlots): Promise<PlaceReadiness> {
  return readinessWith(visit, slots && slotsIn(await visit.city(), slots));
}

/** The same for words about it, which also know the slots that the visitor's list had a moment ago. */
export async function promisedReadiness(visit: Visit): Promise<PlaceReadiness> {
  return readinessWith(visit, seenSlots(visit, await visit.city(), await visit.priceScope()));
}

async function readinessWith(visit: Visit, slots: PlaceSlots | undefined): Promise<PlaceReadiness> {
  const [city, shop] = await Promise.all([visit.city(), chosenShop(visit)]);
  return readiness({
    isStopped: city.type === "stop" || shop?.type === "stop",
    schedule: shop?.schedule ?? city.schedule,
    time: cityTime(visit.now(), city),
    slots,
  });
}

/** Why an order cannot be made at once, as a sentence for the times. Undefined if it can, and if the place is stopped. */
export async function laterSentence(visit: Visit, ready: Readiness): Promise<string | undefined> {
  const { t } = visit;
  if (ready.isNow || ready.why === "stopped") return undefined;
  if (ready.why === "full") return t(`checkout:full.${await visit.orderType()}`);
  const note = ready.why === "over" || ready.why === "none" ? undefined : await noteOf(visit, ready);
  return note ? t("when:closed", { hours: note }) : t("checkout:notToday");
}

/** The same for a line beside other facts: the hours, as far as they are the reason. */
export async function noteOf(visit: Visit, ready: Readiness): Promise<string | undefined> {
  const [city, shop] = await Promise.all([visit.city(), chosenShop(visit)]);
  const time = cityTime(visit.now(), city);
  return laterNote(visit.t, visit.language, shop?.schedule ?? city.schedule, time, ready);
}
