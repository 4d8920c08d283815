import { isSold } from "../../../rules/cart";
import { isDate } from "../../../rules/city-time";
import type { Cart } from "../../../contract/cart";
import { asFailure, isOutage } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart, reloadIfLost } from "../../shared/basket/accept-cart.server";
import { failureWords } from "../../shared/web/errors/failure-words.server";
import { productName } from "../../shared/web/words/product-words.server";
import { timeOf, timeWords } from "./chosen-time.server";
import { dayTimes } from "./day-times.server";
import { laterSentence, placeReadiness } from "./readiness.server";
import { ASAP, INTERVAL_DATE } from "./time-slots.view";

/**
 * `errors` belong to the fields `interval_id` and `form`. `words` is a message about changed dishes, empty if there are
 * none.
 */
export type TimeOutcome =
  { ok: true; changed: boolean; words: string } | { ok: false; status: number; errors: Record<string, string> };

export type WantedTime = { interval_id: string; interval_date?: string };

export const wantedTime = (typed: Record<string, string>): WantedTime | undefined =>
  typed.interval_id === undefined ? undefined : { interval_id: typed.interval_id, interval_date: typed[INTERVAL_DATE] };

/** Parses the value of a button that proposes a time, such as "2026-11-22 ID". */
export function proposedTime(value: string): WantedTime {
  return { interval_date: value.slice(0, 10), interval_id: value.slice(11) };
}

/**
 * Sets the time of the cart, which then has the dishes and prices of that time. An id is accepted only if the upstream
 * lists it for its day, so that invented ids are not forwarded.
 */
export async function chooseTime(visit: Visit, { interval_id, interval_date }: WantedTime): Promise<TimeOutcome> {
  const id = interval_id === ASAP ? null : interval_id;
  try {
    const later = id === null ? await whyNotNow(visit) : undefined;
    if (later) return refused(visit, later);
    const before = await visit.cart();
    if (id === (timeOf(visit, before).chosen?.id ?? null)) {
      if (id === null) visit.setTime(undefined);
      return { ok: true, changed: false, words: "" };
    }
    if (!visit.session) return refused(visit, visit.t("when:noPlace"));
    if (id === null) {
      await setInterval(visit, null);
      visit.setTime(undefined);
      return { ok: true, changed: true, words: difference(visit, before, await visit.cart(), "") };
    }
    const requested = interval_date && isDate(interval_date) ? interval_date : undefined;
    const { date, intervals } = await dayTimes(visit, await visit.city(), requested);
    const slot = intervals.find((interval) => interval.id === id);
    if (!slot) return refused(visit, visit.t("when:gone"));
    if (slot.disabled) return refused(visit, visit.t("checkout:gone.time", { time: slot.title }));
    const ours = await setInterval(visit, id);
    visit.setTime({ id, date, title: slot.title, start: slot.start_timestamp, ...(ours && { ours }) });
    return { ok: true, changed: true, words: difference(visit, before, await visit.cart(), slot.title) };
  } catch (error) {
    const failure = asFailure(error);
    const { errors, status } = failureWords(visit.t, failure);
    const { interval, form = "", ...others } = errors;
    const words = interval ?? Object.values(others)[0] ?? form;
    return { ok: false, status, errors: isOutage(failure) ? { form: words } : { interval_id: words } };
  }
}

/**
 * Why no order can be made at once, as a sentence. Undefined if it can, and if that is unknown or the place is stopped:
 * the upstream decides then.
 */
async function whyNotNow(visit: Visit): Promise<string | undefined> {
  const byHours = await laterSentence(visit, await placeReadiness(visit));
  if (byHours || !visit.session) return byHours;
  try {
    const { own, message } = await dayTimes(visit, await visit.city(), undefined);
    const words = await laterSentence(visit, await placeReadiness(visit, own));
    return words && (message || words);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

const refused = (visit: Visit, words: string): TimeOutcome => ({
  ok: false,
  status: 422,
  errors: { interval_id: words },
});

/** Returns `true` if the upstream has no dishes by the hour; only the cookie stores the choice then. */
async function setInterval(visit: Visit, interval: string | null): Promise<true | undefined> {
  try {
    await acceptCart(visit, await visit.upstream.cartSetInterval({ interval }));
  } catch (error) {
    const failure = asFailure(error);
    if (failure.kind === "not_offered") return true;
    await reloadIfLost(visit, failure);
    // After a lost response only the cart shows whether the time was set.
    if (!isOutage(failure) || ((await visit.cart())?.interval ?? null) !== interval) throw failure;
  }
  return undefined;
}

/** A message about dishes that are not made at the new time, and about dishes that are made again. */
function difference(visit: Visit, before: Cart | undefined, after: Cart | undefined, time: string): string {
  const sold = (cart: Cart | undefined) =>
    new Set(Object.values(cart?.products ?? {}).flatMap((line) => (isSold(line) ? line.key : [])));
  const [then, now] = [sold(before), sold(after)];
  const lines = Object.values(after?.products ?? {});
  const lost = lines.filter(({ key }) => then.has(key) && !now.has(key));
  const back = lines.filter(({ key }) => !then.has(key) && now.has(key));
  const names = (of: typeof lines) => of.map(({ name }) => productName(name)).join(", ");
  return [
    lost.length > 0 && visit.t(time ? "when:lost" : "when:lostNow", { names: names(lost), time }),
    back.length > 0 && visit.t("when:again", { names: names(back) }),
  ]
    .filter(Boolean)
    .join(" ");
}

export async function sayTime(visit: Visit, words: string) {
  const { chosen } = timeOf(visit, await visit.cart());
  const message = chosen
    ? visit.t("when:set", { time: timeWords(visit, await visit.city(), chosen) })
    : visit.t("when:setNow");
  visit.addFlash({ tone: words ? "info" : "good", text: [message, words].filter(Boolean).join(" ") });
}
