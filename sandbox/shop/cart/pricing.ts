import { earnedBonuses } from "../../../rules/discounts";
import { deliveryFee, isSold, receipt } from "../../../rules/cart";
import { percentOf, toMinor } from "../../../rules/money";
import { priceWithModifiers, selectionErrors } from "../../../rules/modifiers";
import type { ProductModifiers } from "../../../contract/menu";
import type { Words } from "../../messages";
import { priceIn } from "../../seed/catalogue/prices";
import type { SeedProduct } from "../../seed/catalogue/schema";
import type { Availability, PricedBasket, PricedBasketLine, PricedPackage } from "../../store/orders";
import type { Basket, BasketLine } from "../../store/sessions";
import type { World } from "../../world";
import { availabilityOf } from "../place/availability";
import { remainingGifts } from "./gifts";
import { EARNED_POINTS_PERCENT, hasPoints, spentBonuses } from "./loyalty";
import { findProduct, offeredModifiers, multiplicity } from "../menu/menu";
import { pricesToday } from "../menu/prices";
import { pricesOf } from "../place/atlas";
import { promocodeTakesOff } from "./promocodes";
import type { OrderingPlace } from "../place/ordering-place";

export const PICKUP_DISCOUNT_PERCENT = 10;
const BAG_PRICE_RUBLES = 9;
const BAG_PORTIONS = 6;
const groupsWithChopsticks = new Set(["rolls", "salmon", "baked", "maki", "sets", "nigiri", "wok", "combos"]);

/** Dishes that are no longer on the menu are left out. */
export function priceBasket(world: World, basket: Basket, here: OrderingPlace): PricedBasket {
  const lines = basket.lines.flatMap((line) => {
    const product = findProduct(world.brand, line.product_key);
    return product ? [pricedLine(world, line, product, here)] : [];
  });
  const soldLines = lines.map(({ withModifiers, count, type }) => ({ price: withModifiers, count, type }));
  const packages = packagesFor(world, lines.filter(isSold), basket.without_bag, here);
  const { subtotal } = receipt({ lines: soldLines, packages, delivery: 0, discount: 0, bonuses: 0 });
  const delivery = here.zone && subtotal > 0 ? deliveryFee(pricesOf(here.zone), subtotal) : 0;
  const pickup = here.order_type === "takeaway" ? percentOf(subtotal, PICKUP_DISCOUNT_PERCENT) : 0;
  const code = Math.min(subtotal - pickup, promocodeTakesOff(world, basket.promocode, here, subtotal));
  const discount = pickup + code;
  const bonuses = spentBonuses(world, basket.bonuses ?? 0, here, [...soldLines, ...packages], delivery, discount);
  const whole = receipt({ lines: soldLines, packages, delivery, discount, bonuses });
  return {
    lines,
    packages,
    receipt: whole,
    interval: basket.interval,
    version: basket.version,
    gifts: remainingGifts(world, basket.gifts ?? [], here, subtotal, basket.promocode),
    promocode: basket.promocode,
    promocode_discount: code,
    upcoming: world.earnsPoints && hasPoints(world, here.city) ? earnedBonuses(whole, EARNED_POINTS_PERCENT) : 0,
  };
}

function pricedLine(world: World, line: BasketLine, product: SeedProduct, here: OrderingPlace): PricedBasketLine {
  const { price, basic_price } = pricesToday(world, here.city.prices.currency_code, product);
  const modifiers = offeredModifiers(product, here.city, "en") ?? { single: [], groups: [] };
  const withModifiers = priceWithModifiers(price, modifiers, line.modifiers);
  const own = availabilityOf(world, product, here);
  const lost = own.type === "default" ? lostSince(world, line, product, here, modifiers) : undefined;
  const { type, alert }: Availability = lost ? { type: "unavailable", alert: lost } : own;
  return { ...line, type, alert, basic: basic_price, unit: price, withModifiers };
}

/**
 * Returns the reason why an available line cannot be bought unchanged: a choice that is gone, or a count that was
 * possible in the last work hour.
 */
function lostSince(
  world: World,
  line: BasketLine,
  product: SeedProduct,
  here: OrderingPlace,
  modifiers: ProductModifiers,
): Words | undefined {
  if (selectionErrors(modifiers, line.modifiers).length > 0) return { key: "choiceGone" };
  const step = multiplicity(world, product, here);
  return line.count % step === 0 ? undefined : { key: "soldBy", values: { step } };
}

function packagesFor(
  world: World,
  lines: PricedBasketLine[],
  without_bag: boolean,
  { city }: OrderingPlace,
): PricedPackage[] {
  const portions = lines.reduce((sum, { count }) => sum + count, 0);
  if (portions === 0) return [];
  const groupOf = ({ product_key }: PricedBasketLine) => findProduct(world.brand, product_key)?.group ?? "";
  const eaters = lines.reduce((sum, line) => (groupsWithChopsticks.has(groupOf(line)) ? sum + line.count : sum), 0);
  const bag: PricedPackage = {
    alias: "bag",
    price: priceIn(city.prices.currency_code, BAG_PRICE_RUBLES),
    count: Math.ceil(portions / BAG_PORTIONS),
    can_refuse: true,
    refused: without_bag,
  };
  const free = { price: toMinor(0), can_refuse: false, refused: false };
  const tableware: PricedPackage =
    eaters > 0 ? { alias: "chopsticks", count: eaters, ...free } : { alias: "napkins", count: portions, ...free };
  return [bag, tableware];
}
