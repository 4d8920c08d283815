import type { Slot } from "../ui/Slots";
import { ASAP, type WhenView } from "./when.view";

/** The title of a chosen slot that is no longer available. */
export type LostTime = { time: string } | typeof ASAP;

/** How many slots the order form shows; the last of them only where there is room (docs/specification/rules-and-calls.md#numbers). */
const IN_SHORT = 3;

/** The slots that the order form shows: the first free ones, and the chosen one, which is among them on phones too. */
export function inShort(when: WhenView, chosen: string | undefined): Slot[] {
  const free = when.slots.filter(({ taken }) => taken === undefined);
  const own = free.find(({ value }) => value === chosen);
  const [first, ...others] = free.filter((slot) => slot !== own);
  const shown = [first, own, ...others].flatMap((slot) => slot ?? []).slice(0, IN_SHORT);
  const roomy = shown[IN_SHORT - 1];
  return free
    .filter((slot) => shown.includes(slot))
    .map((slot) => (slot === roomy ? { ...slot, roomy: true as const } : slot));
}

/**
 * The same slots after a refresh: none moves under the visitor's finger. Others if none of them is free, or the chosen one is not among them.
 */
export function inShortStill(shown: readonly Slot[], now: WhenView, chosen?: string): Slot[] {
  const kept = shown.flatMap(({ value, roomy }) => {
    const slot = now.slots.find((one) => one.value === value);
    return slot ? [{ ...slot, ...(roomy && { roomy }) }] : [];
  });
  const isThere = chosen === undefined || !isFree(now, chosen) || kept.some(({ value }) => value === chosen);
  return isThere && kept.some(({ taken }) => taken === undefined) ? kept : inShort(now, chosen);
}

export function isFree(when: WhenView, value: string): boolean {
  return when.slots.some((slot) => slot.value === value && slot.taken === undefined);
}

/** "20:30–21:00" */
export function titleOf(when: WhenView, value: string): string {
  const slot = when.slots.find((one) => one.value === value);
  return [slot?.title, slot?.to].filter(Boolean).join("–");
}

/** `before`: the slots that the visitor chose from. */
export function lostTime(before: WhenView, value: string): LostTime {
  if (value === ASAP) return ASAP;
  return { time: titleOf(before, value) };
}

/** The chosen time that the cart no longer has, as the page's data says: until another one is chosen. */
export function lostBefore({ lost }: WhenView, chosen: string | undefined): LostTime | undefined {
  return lost !== undefined && chosen === undefined ? { time: lost } : undefined;
}
