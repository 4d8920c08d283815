/** `count` is the number in the cart. */
export interface OfferedGift {
  count: number;
  max_count?: number | null;
  is_available: boolean;
}

export type GiftState = "taken" | "available" | "missing";

/** `missing`: a condition is not met, or no gift is left. */
export function giftState({ count, is_available }: OfferedGift): GiftState {
  if (count > 0) return "taken";
  return is_available ? "available" : "missing";
}

/** Without a limit of the upstream, a cart holds one. */
export function mostOf({ count, max_count }: OfferedGift): number {
  return Math.max(1, max_count ?? 1, count);
}

export function canTakeGift(gift: OfferedGift): boolean {
  return gift.is_available && gift.count < mostOf(gift);
}

const order: Record<GiftState, number> = { taken: 0, available: 1, missing: 2 };

/** Gifts in the cart come first, then available ones. Within each the order stays. */
export function inGiftOrder<Gift extends OfferedGift>(gifts: readonly Gift[]): Gift[] {
  return [...gifts].sort((one, other) => order[giftState(one)] - order[giftState(other)]);
}
