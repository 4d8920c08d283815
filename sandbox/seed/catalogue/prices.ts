import type { SeedProduct } from "./types";

export type Currency = "RUB" | "BYN" | "TRY" | "KZT" | "EUR" | "UAH";

/** In minor units: prices below `upTo` are a multiple of `step` minus `short`. */
interface PricePoints {
  upTo: number;
  step: number;
  short: number;
}

interface Market {
  /** Minor units for one ruble of the Russian price list. */
  factor: number;
  /** Discounted prices are rounded to this if no price point is near. */
  coin: number;
  points: PricePoints[];
}

const always = Number.POSITIVE_INFINITY;
const localUnits: PricePoints[] = [
  { upTo: 50_00, step: 1_00, short: 0 },
  { upTo: 100_00, step: 5_00, short: 1_00 },
  { upTo: always, step: 10_00, short: 1_00 },
];

const markets: Record<Currency, Market> = {
  RUB: { factor: 100, coin: 1_00, points: [{ upTo: always, step: 1_00, short: 0 }] },
  BYN: {
    factor: 3.21,
    coin: 5,
    points: [
      { upTo: 3_00, step: 10, short: 0 },
      { upTo: 10_00, step: 50, short: 10 },
      { upTo: always, step: 1_00, short: 10 },
    ],
  },
  TRY: { factor: 49, coin: 1_00, points: localUnits },
  KZT: {
    factor: 559,
    coin: 10_00,
    points: [
      { upTo: 1_000_00, step: 50_00, short: 10_00 },
      { upTo: always, step: 100_00, short: 10_00 },
    ],
  },
  EUR: {
    factor: 2.02,
    coin: 5,
    points: [
      { upTo: 3_00, step: 10, short: 0 },
      { upTo: 6_00, step: 50, short: 10 },
      { upTo: always, step: 1_00, short: 10 },
    ],
  },
  UAH: { factor: 49, coin: 1_00, points: localUnits },
};

/**
 * Converts a price of the Russian list to a usual price of another country: 589 ₽ is 18,90 BYN, 289 ₺, 3 290 ₸, 11,90
 * €. The result is in minor units; 0 stays 0.
 */
export function priceIn(currency: Currency, rubles: number): number {
  if (rubles === 0) return 0;
  const { factor, points } = markets[currency];
  return nearest(rubles * factor, points);
}

/** Returns the price and the price before the discount, in minor units. They differ by the percentage in the menu. */
export function pricesIn(
  currency: Currency,
  product: Pick<SeedProduct, "price" | "discount">,
): { price: number; basic_price: number } {
  const basic = priceIn(currency, product.price);
  if (!product.discount) return { price: basic, basic_price: basic };
  const exact = (basic * (100 - product.discount)) / 100;
  const { coin, points } = markets[currency];
  const natural = nearest(exact, currency === "RUB" ? localUnits : points);
  const keepsPercentage = Math.abs(natural - exact) < basic * 0.005;
  return { price: keepsPercentage ? natural : Math.round(exact / coin) * coin, basic_price: basic };
}

function nearest(amount: number, points: PricePoints[]): number {
  const { step, short } = points.find(({ upTo }) => amount < upTo) ?? { step: 1, short: 0 };
  return Math.max(1, Math.round((amount + short) / step)) * step - short;
}
