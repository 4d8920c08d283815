import type { Slot } from "../../shared/ui/fields/Slots";
import { ASAP, type WhenView } from "./time-slots.view";

/** The title of a chosen slot that is no longer available. */
export type LostTime = { time: string } | typeof ASAP;

/**
 * The number of slots in the order form; the last one is hidden on phones
 * (docs/specification/rules-and-calls.md#numbers).
 */
const MAX_SHOWN_SLOTS = 3;

/** The slots of the order form: the first free ones, and the chosen one, which phones show too. */
export function inShort(when: WhenView, chosen: string | undefined): Slot[] {
  const free = when.slots.filter(({ taken }) => taken === undefined);
  const own = free.find(({ value }) => value === chosen);
  const [first, ...others] = free.filter((slot) => slot !== own);
  const shown = [first, own, ...others].flatMap((slot) => slot ?? []).slice(0, MAX_SHOWN_SLOTS);
  const roomy = shown[MAX_SHOWN_SLOTS - 1];
  return free
    .filter((slot) => shown.includes(slot))
    .map((slot) => (slot === roomy ? { ...slot, roomy: true as const } : slot));
}

/**
 * The same slots after a refresh, so that none moves while the visitor chooses. Replaced if none of them is free, or if
 * the chosen one is not among them.
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

/** For example "20:30–21:00". */
export function titleOf(when: WhenView, value: string): string {
  const slot = when.slots.find((one) => one.value === value);
  return [slot?.title, slot?.to].filter(Boolean).join("–");
}

/** The same after its day, unless that is today: "Tomorrow, 20:30–21:00". */
export function dayAndTitle(when: WhenView, value: string, language: string): string {
  const day = when.slots.find((slot) => slot.value === value)?.day;
  return [day && startOfLine(day, language), titleOf(when, value)].filter(Boolean).join(", ");
}

export function startOfLine(words: string, language: string): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** `before` has the slots that the visitor chose from. */
export function lostTime(before: WhenView, value: string): LostTime {
  if (value === ASAP) return ASAP;
  return { time: titleOf(before, value) };
}

/** The time that the cart lost, according to the page's data, unless another one is chosen. */
export function lostBefore({ lost }: WhenView, chosen: string | undefined): LostTime | undefined {
  return lost !== undefined && chosen === undefined ? { time: lost } : undefined;
}
