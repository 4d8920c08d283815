import type { Cart } from "../../contract/cart";
import { canTakeGift, giftState, inGiftOrder, mostOf, type GiftState } from "../../rules/gifts";
import { picturePath } from "../../server/upstream/pictures";
import { productName } from "../words/product-words.server";

export type GiftView = {
  id: number;
  name: string;
  description?: string;
  picture?: string;
  state: GiftState;
  count: number;
  most: number;
  can_add: boolean;
  /** The conditions in the upstream's words. */
  conditions: { text: string; met: boolean }[];
};

/** Gifts in display order: taken ones, available ones, then those with unmet conditions. */
export function giftViews({ gifts }: Pick<Cart, "gifts">): GiftView[] {
  return inGiftOrder(gifts ?? []).map((gift) => ({
    id: gift.id,
    name: productName(gift.name),
    description: gift.description || undefined,
    picture: picturePath(gift.images?.small),
    state: giftState(gift),
    count: gift.count,
    most: mostOf(gift),
    can_add: canTakeGift(gift),
    conditions: (gift.conditions ?? []).map(({ message, validated }) => ({ text: message, met: validated })),
  }));
}
