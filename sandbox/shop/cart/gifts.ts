import { isBirthdayNear } from "../../../rules/person";
import { cityTime } from "../../../rules/city-time";
import { formatPrice, fromMinor } from "../../../rules/money";
import type { Gift } from "../../../contract/cart";
import type { Language } from "../../../rules/languages";
import { say, type Words } from "../../messages";
import { describe } from "../../seed/catalogue/describe";
import type { GiftCondition, SeedGift } from "../../seed/catalogue/schema";
import { catalogues } from "../../seed/catalogues";
import { priceIn } from "../../seed/catalogue/prices";
import type { TakenGift } from "../../store/orders";
import type { World } from "../../world";
import { availabilityOf } from "../place/availability";
import { findProduct, picture } from "../menu/menu";
import { findPromocode, promocodeProblem } from "./promocodes";
import type { OrderingPlace } from "../place/ordering-place";

const MAX_DAYS_FROM_BIRTHDAY = 3;

interface OfferedGift {
  seed: SeedGift;
  conditions: { words: Words; validated: boolean; /** In minor units. */ missing?: number }[];
  problem?: Words;
}

export function findGift({ brand }: World, id: number): SeedGift | undefined {
  return catalogues[brand].gifts.find((gift) => gift.id === id);
}

/** Returns the gifts for a subtotal (minor units), including those of the cart's promo code. An empty cart has none. */
export function giftsFor(world: World, here: OrderingPlace, subtotal: number, code: string | undefined): OfferedGift[] {
  if (subtotal <= 0) return [];
  const promocode = findPromocode(code);
  const valid = promocode && !promocodeProblem(world, promocode, here, subtotal) ? promocode.code : undefined;
  return catalogues[world.brand].gifts
    .filter((seed) => !seed.promocode || seed.promocode === valid)
    .map((seed) => offeredGift(world, seed, here, subtotal));
}

export function remainingGifts(
  world: World,
  taken: readonly TakenGift[],
  here: OrderingPlace,
  subtotal: number,
  code: string | undefined,
): TakenGift[] {
  if (taken.length === 0) return [];
  const free = giftsFor(world, here, subtotal, code).filter(({ problem }) => !problem);
  return taken.flatMap(({ id, count }) => {
    const gift = free.find(({ seed }) => seed.id === id);
    return gift ? [{ id, count: Math.min(count, gift.seed.max_count) }] : [];
  });
}

/** A gift in the contract's shape. Without `offer`, as in an order, it has no conditions. */
export function giftOf(
  { brand }: World,
  { id, product_key, max_count, promocode }: SeedGift,
  count: number,
  language: Language,
  offer?: OfferedGift,
): Gift {
  const product = findProduct(brand, product_key);
  return {
    id,
    name: product?.name[language] ?? "",
    description: product && describe(product, language),
    images: { small: picture(product_key) },
    price: 0,
    count,
    max_count,
    is_available: !offer?.problem,
    promocode,
    conditions: offer?.conditions.map(({ words, validated, missing }) => ({
      message: say(words.key, language, words.values),
      validated,
      missing: missing && fromMinor(missing),
    })),
  };
}

function offeredGift(world: World, seed: SeedGift, here: OrderingPlace, subtotal: number): OfferedGift {
  const conditions = seed.conditions.map((condition) => checkCondition(world, condition, here, subtotal));
  const product = findProduct(world.brand, seed.product_key);
  const { alert } = product ? availabilityOf(world, product, here) : { alert: { key: "unknownProduct" as const } };
  return { seed, conditions, problem: alert ?? conditions.find(({ validated }) => !validated)?.words };
}

function checkCondition(
  world: World,
  condition: GiftCondition,
  here: OrderingPlace,
  subtotal: number,
): OfferedGift["conditions"][number] {
  const { city } = here;
  const { prices } = city;
  switch (condition.kind) {
    case "subtotal": {
      const least = priceIn(prices.currency_code, condition.rubles);
      return {
        words: { key: "giftSubtotal", values: { sum: formatPrice(least, prices) } },
        validated: subtotal >= least,
        missing: Math.max(0, least - subtotal) || undefined,
      };
    }
    case "takeaway":
      return { words: { key: "giftTakeaway" }, validated: here.order_type === "takeaway" };
    case "birthday": {
      const birthday =
        here.customer === undefined ? undefined : world.store.users.find(here.customer)?.profile.birthday;
      const today = cityTime(world.clock.now(), city).date;
      return {
        words: { key: "giftBirthday", values: { days: MAX_DAYS_FROM_BIRTHDAY } },
        validated: birthday !== undefined && isBirthdayNear(birthday, today, MAX_DAYS_FROM_BIRTHDAY),
      };
    }
  }
}
