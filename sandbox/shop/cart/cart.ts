import { isSold } from "../../../rules/cart";
import { fromMinor } from "../../../rules/money";
import { chosenCount } from "../../../rules/modifiers";
import type { Cart, CartLine } from "../../../contract/cart";
import type { Modifier } from "../../../contract/menu";
import type { Language } from "../../../rules/languages";
import { say } from "../../messages";
import type { SeedProduct } from "../../seed/catalogue/schema";
import type { PricedBasket, PricedBasketLine } from "../../store/orders";
import type { World } from "../../world";
import { findGift, giftOf } from "./gifts";
import { findProduct, productOf } from "../menu/menu";
import { PICKUP_DISCOUNT_PERCENT } from "./pricing";
import type { OrderingPlace } from "../place/ordering-place";

type Message = NonNullable<Cart["messages"]>[number];

/** A priced basket in the contract's shape and the visitor's language. */
export function cartOf(world: World, basket: PricedBasket, here: OrderingPlace, language: Language): Cart {
  const { receipt } = basket;
  const lines = basket.lines.flatMap((line) => {
    const product = findProduct(world.brand, line.product_key);
    return product ? [[line.key, cartLineOf(world, line, product, here, language)] as const] : [];
  });
  return {
    count: basket.lines.reduce((sum, { count }) => sum + count, 0),
    products: Object.fromEntries(lines),
    packages: basket.packages.map(({ price, alias, ...rest }) => ({
      ...rest,
      alias,
      name: say(alias, language),
      price: fromMinor(price),
    })),
    gifts: (basket.gifts ?? []).flatMap(({ id, count }) => {
      const gift = findGift(world, id);
      return gift ? [giftOf(world, gift, count, language)] : [];
    }),
    promocode: basket.promocode,
    messages: messagesOf(basket, here, language),
    prices: {
      subtotal: fromMinor(receipt.subtotal),
      delivery: fromMinor(receipt.delivery),
      packages: fromMinor(receipt.packages),
      discount: fromMinor(receipt.discount),
      promocode: fromMinor(basket.promocode_discount ?? 0),
      bonuses: fromMinor(receipt.bonuses),
      upcoming_bonuses: fromMinor(basket.upcoming ?? 0),
      total: fromMinor(receipt.total),
    },
    interval: basket.interval,
    version: basket.version,
  };
}

export function emptyCart(): Cart {
  return {
    count: 0,
    products: {},
    packages: [],
    related: [],
    gifts: [],
    messages: [],
    prices: { subtotal: 0, delivery: 0, packages: 0, discount: 0, bonuses: 0, upcoming_bonuses: 0, total: 0 },
    interval: null,
    version: 0,
  };
}

function cartLineOf(
  world: World,
  line: PricedBasketLine,
  product: SeedProduct,
  here: OrderingPlace,
  language: Language,
): CartLine {
  const own = productOf(world, product, here, language);
  return {
    ...own,
    key: line.key,
    product_key: line.product_key,
    count: line.count,
    price: fromMinor(line.unit),
    basic_price: fromMinor(line.basic),
    price_with_modifiers: fromMinor(line.withModifiers),
    chosen_modifiers: line.modifiers,
    modifiers: countedIn(own.modifiers, line.modifiers),
    modifiers_text: choiceInWords(product, line.modifiers, language) || undefined,
    type: line.type,
    alert: line.alert && say(line.alert.key, language, line.alert.values),
    can_refuse: true,
    added_at: line.added_at,
  };
}

function countedIn(modifiers: CartLine["modifiers"], chosen: Record<string, number>): CartLine["modifiers"] {
  if (!modifiers) return undefined;
  const counted = (listed: readonly Modifier[]) =>
    listed.map((modifier) => ({ ...modifier, count: chosenCount(chosen, modifier.id) }));
  return {
    ...modifiers,
    single: counted(modifiers.single),
    groups: modifiers.groups.map((group) => ({ ...group, modifiers: counted(group.modifiers) })),
  };
}

/** "Рис без сахара, Авокадо × 2". */
function choiceInWords(
  { modifiers: { single, groups } }: SeedProduct,
  chosen: Record<string, number>,
  language: Language,
): string {
  return [...groups.flatMap(({ modifiers }) => modifiers), ...single]
    .filter(({ id }) => chosenCount(chosen, id) > 0)
    .map(({ id, name }) =>
      chosenCount(chosen, id) > 1 ? `${name[language]} × ${chosenCount(chosen, id)}` : name[language],
    )
    .join(", ");
}

function messagesOf({ lines, receipt }: PricedBasket, { order_type }: OrderingPlace, language: Language): Message[] {
  const messages: Message[] = [];
  if (lines.some((line) => !isSold(line)))
    messages.push({
      position: "top",
      icon: "alert",
      title: say("lostTitle", language),
      text: say("lostText", language),
    });
  if (order_type === "takeaway" && receipt.discount > 0) {
    messages.push({
      position: "bottom",
      icon: "percent",
      title: say("pickupTitle", language),
      text: say("pickupText", language, { percent: PICKUP_DISCOUNT_PERCENT }),
    });
  }
  return messages;
}
