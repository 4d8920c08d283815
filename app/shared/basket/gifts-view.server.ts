import type { Cart } from "../../../contract/cart";
import type { Translate } from "../../../locales";
import { formatPrice, toMinor, type PriceFormat } from "../../../rules/money";
import { canTakeGift, giftState, inGiftOrder, mostOf, type GiftState } from "../../../rules/gifts";
import { picturePath } from "../../../server/upstream/pictures";
import { productName } from "../web/words/product-words.server";

export type GiftView = {
  id: number;
  name: string;
  description?: string;
  picture?: string;
  state: GiftState;
  count: number;
  most: number;
  can_add: boolean;
  /** The conditions in the upstream's words, and as text what the dishes still have to cost more. */
  conditions: { text: string; met: boolean; missing?: string }[];
};

/** Gifts in display order: taken ones, available ones, then those with unmet conditions. */
export function giftViews({ gifts }: Pick<Cart, "gifts">, t: Translate, money: PriceFormat): GiftView[] {
  return inGiftOrder(gifts ?? []).map((gift) => ({
    id: gift.id,
    name: productName(gift.name),
    description: gift.description || undefined,
    picture: picturePath(gift.images?.small),
    state: giftState(gift),
    count: gift.count,
    most: mostOf(gift),
    can_add: canTakeGift(gift),
    conditions: (gift.conditions ?? []).map(({ message, validated, missing }) => ({
      text: message,
      met: validated,
      ...(missing && !validated ? { missing: t("gifts:missing", { sum: formatPrice(toMinor(missing), money) }) } : {}),
    })),
  }));
}
