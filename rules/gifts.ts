/** A gift as the upstream offers it to a cart; `count` is how many are in it. */
export interface OfferedGift {
  count: number;
  max_count?: number | null;
  is_available: boolean;
}

export type GiftState = "taken" | "available" | "missing";

/** `missing`: it cannot be had yet, because a condition is not met or there is none left. */
export function giftState({ count, is_available }: OfferedGift): GiftState {
  if (count > 0) return "taken";
  return is_available ? "available" : "missing";
}

/** How many of a gift a cart may hold: one, if the upstream does not say. */
export function mostOf({ count, max_count }: OfferedGift): number {
  return Math.max(1, max_count ?? 1, count);
}

/** Whether one more can be had. */
export function canTakeGift(gift: OfferedGift): boolean {
  return gift.is_available && gift.count < mostOf(gift);
}

const order: Record<GiftState, number> = { taken: 0, available: 1, missing: 2 };

/** What is taken first, then what can be had, then the others; otherwise in the upstream's order. */
export function inGiftOrder<Gift extends OfferedGift>(gifts: readonly Gift[]): Gift[] {
  return [...gifts].sort((one, other) => order[giftState(one)] - order[giftState(other)]);
}
