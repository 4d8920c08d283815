import { z } from "zod";
import { readSeed, rows } from "../../read-seed";

/** In minor units: prices below `up_to` are a multiple of `step` minus `short`. */
const pricePoints = z.array(
  z.strictObject({ up_to: z.number().default(Infinity), step: z.int().positive(), short: z.int().default(0) }),
);

const currency = z.strictObject({
  code: z.string(),
  sign: z.string(),
  /** The largest sum that the chain's couriers bring change for, in currency units. */
  cash_limit: z.number().positive(),
  /** Minor units for one ruble of the Russian price list. */
  factor: z.number().positive(),
  /** Discounted prices are rounded to this if no price point is near. */
  coin: z.int().positive(),
  points: pricePoints,
  /** The points of discounted prices, if they are others. */
  discounted: pricePoints.optional(),
});

export type PricePoints = z.infer<typeof pricePoints>;

export const currencies = new Map(
  readSeed("catalogue/currencies.json", rows(currency, "code")).map((row) => [row.code, row]),
);

export function currencyOf(code: string): z.infer<typeof currency> {
  const found = currencies.get(code);
  if (!found) throw new Error(`sandbox/seed/catalogue/currencies.json has no ${code}`);
  return found;
}
