import { currencyOf, type PricePoints } from "./currencies";
import type { SeedProduct } from "./schema";

/**
 * Converts a price of the Russian list to a usual price of another country: 589 ₽ is 18,90 BYN, 289 ₺, 3 290 ₸, 11,90
 * €. The result is in minor units; 0 stays 0.
 */
export function priceIn(currency: string, rubles: number): number {
  if (rubles === 0) return 0;
  const { factor, points } = currencyOf(currency);
  return nearest(rubles * factor, points);
}

/** Returns the price and the price before the discount, in minor units. They differ by the percentage in the menu. */
export function pricesIn(
  currency: string,
  product: Pick<SeedProduct, "price" | "discount">,
): { price: number; basic_price: number } {
  const basic = priceIn(currency, product.price);
  if (!product.discount) return { price: basic, basic_price: basic };
  const exact = (basic * (100 - product.discount)) / 100;
  const { coin, points, discounted = points } = currencyOf(currency);
  const natural = nearest(exact, discounted);
  const keepsPercentage = Math.abs(natural - exact) < basic * 0.005;
  return { price: keepsPercentage ? natural : Math.round(exact / coin) * coin, basic_price: basic };
}

function nearest(amount: number, points: PricePoints): number {
  const { step, short } = points.find(({ up_to }) => amount < up_to) ?? { step: 1, short: 0 };
  return Math.max(1, Math.round((amount + short) / step)) * step - short;
}
