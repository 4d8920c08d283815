import type { Cart } from "../../../contract/cart";
import type { City } from "../../../contract/place";
import type { OrderTime } from "../../../server/visitor/time";
import type { Visit } from "../../../server/visitor/visit";
import { cityTime } from "../../../rules/city-time";
import { dayWords } from "./day-words.server";
import { noteOf, promisedReadiness } from "./readiness.server";

export type TimeChoice = {
  /** The start and title are missing if the time was chosen in another browser. Undefined means as soon as possible. */
  chosen?: { id: string } & Partial<OrderTime>;
  /** A chosen time that the upstream has removed from the cart. The visitor has to choose again. */
  lost?: OrderTime;
};

/** The time of an order from this cart. `cart.interval` decides; the cookie has the title. */
export function timeOf(visit: Visit, cart: Cart | undefined): TimeChoice {
  const { time } = visit;
  const now = visit.now();
  const held = cart?.interval ?? undefined;
  if (time && held === time.id) return { chosen: time };
  if (time?.ours && cart && time.start > now) return { chosen: time };
  if (held) return { chosen: { id: held } };
  return time && cart && cart.count > 0 && isRecent(time, now) ? { lost: time } : {};
}

/** A time that passed more than an hour ago is dropped silently. */
const isRecent = ({ start }: OrderTime, now: number) => start > now - 3_600_000;

/** For example "Today, 20:30–21:00". */
export function timeWords(visit: Visit, city: City, { start, title }: TimeChoice["chosen"] & object): string {
  if (start === undefined || !title) return visit.t("when:chosen");
  return visit.t("when:at", { day: dayWords(visit, cityTime(start, city), city), time: title });
}

/**
 * The time of an order from this cart as text. If no order is made now and no time is chosen, that is to be done, and
 * the note has the reason.
 */
export async function whenWords(visit: Visit, cart: Cart): Promise<{ words: string; note?: string }> {
  const { chosen } = timeOf(visit, cart);
  if (chosen) return { words: timeWords(visit, await visit.city(), chosen) };
  const ready = await promisedReadiness(visit);
  if (ready.isNow) return { words: visit.t("when:soon") };
  return { words: visit.t("when:choose"), note: await noteOf(visit, ready) };
}
