import { createHash } from "node:crypto";
import type { Cart } from "../../../contract/cart";
import { canTakeGift, giftState, inGiftOrder, mostOf, type GiftState } from "../../../rules/gifts";
import { picturePath } from "../../../server/upstream/pictures";
import { productName } from "../../words/product-words.server";

/** A gift that this cart holds, can have, or could have. */
export type GiftView = {
  id: number;
  name: string;
  description?: string;
  picture?: string;
  state: GiftState;
  count: number;
  most: number;
  can_add: boolean;
  /** In the upstream's words. */
  conditions: { text: string; met: boolean }[];
};

type WithGifts = { gifts: GiftView[]; gift_words?: string };

/** What a gift is and takes: a page that has this needs but the rest. */
const wordsOf = ({ id, name, description, picture, conditions }: GiftView) => [
  id,
  name,
  description,
  picture,
  conditions.map(({ text }) => text),
];

const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Names the words of a cart's gifts, so that a page can say which ones it has. */
export function namingGiftWords(gifts: GiftView[]): WithGifts {
  const words = gifts.map(wordsOf).sort(([one], [other]) => Number(one) - Number(other));
  return { gifts, gift_words: gifts.length > 0 ? hash(JSON.stringify(words)) : undefined };
}

/** The cart for a page that has the words named `known`: its gifts go without them, and `withGiftWords` brings them back. Four gifts are 0.4 kB of words. */
export function withoutKnownWords<Cart extends WithGifts>(cart: Cart, known: string | undefined): Cart {
  if (!known || known !== cart.gift_words) return cart;
  const gifts = cart.gifts.map(({ id, state, count, most, can_add, conditions }) => ({
    id,
    state,
    count,
    most,
    can_add,
    conditions: conditions.map(({ met }) => ({ met })),
  }));
  return { ...cart, gifts: gifts as GiftView[] };
}

/** In the order in which they are shown: what is taken, what can be had, what cannot. */
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
