import { ASAP, type WhenView } from "./when.view";

/** The title of a chosen slot that is no longer available. */
export type LostTime = { time: string } | typeof ASAP;

/** The refreshed slots in their former positions: a slot from behind "more" must not move under the visitor's finger. */
export function inFormerPositions(before: WhenView, now: WhenView): WhenView {
  const all = slotsOf(now);
  const wasLater = new Set(before.later.map(({ value }) => value));
  const first = all.findIndex(({ value }) => wasLater.has(value));
  return first < 1
    ? { ...now, slots: all, later: [] }
    : { ...now, slots: all.slice(0, first), later: all.slice(first) };
}

export function isFree(when: WhenView, value: string): boolean {
  return slotsOf(when).some((slot) => slot.value === value && slot.taken === undefined);
}

/** "20:30–21:00" */
export function titleOf(when: WhenView, value: string): string {
  const slot = slotsOf(when).find((one) => one.value === value);
  return [slot?.title, slot?.to].filter(Boolean).join("–");
}

/** `before`: the slots that the visitor chose from. */
export function lostTime(before: WhenView, value: string): LostTime {
  if (value === ASAP) return ASAP;
  return { time: titleOf(before, value) };
}

const slotsOf = ({ slots, later }: WhenView) => [...slots, ...later];
