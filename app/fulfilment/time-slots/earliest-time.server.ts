import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { inTime } from "../../../server/operate/in-time";
import { chosenShop } from "../place/shops/chosen-shop.server";
import { timeOf } from "./chosen-time.server";
import { laterSentence, noteOf, promisedReadiness } from "./readiness.server";
import { whenView } from "./time-slots-view.server";

/** `why` says that no order is made now, `words` is the label of the button. */
export type EarliestTime = { value: string; words: string; why: string; other: string };

/**
 * The earliest time while the visitor's place makes no order at once, so that a menu can offer it. Undefined while it
 * does, without a place, after a time was chosen or lost, and if the times do not load soon enough.
 */
export async function earliestTime(visit: Visit): Promise<EarliestTime | undefined> {
  const { t, place, session } = visit;
  const order_type = await visit.orderType();
  if (!session || !(order_type === "delivery" ? place.address : place.shop)) return undefined;
  const [city, shop] = await Promise.all([visit.city(), chosenShop(visit)]);
  const ready = await promisedReadiness(visit);
  if (ready.isNow || ready.why === "stopped") return undefined;
  try {
    const choice = timeOf(visit, await visit.cart());
    if (choice.chosen || choice.lost) return undefined;
    const when = await inTime(whenView(visit, city, shop, {}));
    if (!when?.next) return undefined;
    const byHours = ready.why === "closed" || ready.why === "pause";
    const why = byHours ? await noteOf(visit, ready) : await laterSentence(visit, ready);
    return { why: why ?? when.message ?? "", other: t("checkout:otherTime"), ...when.next };
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
