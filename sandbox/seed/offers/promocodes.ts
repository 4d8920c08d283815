import { z } from "zod";
import { readSeed, words } from "../../read-seed";

const limits = {
  code: z.string().regex(/^[A-Z0-9]+$/, "capital letters and digits"),
  /** Last valid day, YYYY-MM-DD on the city's calendar; missing means that the code never expires. */
  until: z.iso.date().optional(),
  /** Aliases of the cities in which it is valid; missing means all. */
  cities: words(z.string()).optional(),
  /** Minimum cost of the dishes in rubles of the Russian price list, converted to the city's currency. */
  minimum: z.number().positive().optional(),
};

const promocode = z.discriminatedUnion("kind", [
  z.strictObject({ ...limits, kind: z.literal("percent"), percent: z.int().min(1).max(100) }),
  /** Rubles, converted in the same way. */
  z.strictObject({ ...limits, kind: z.literal("fixed"), rubles: z.number().positive() }),
  /** Unlocks the gift with this `promocode` and adds one to the cart. */
  z.strictObject({ ...limits, kind: z.literal("gift") }),
]);

export type SeedPromocode = z.infer<typeof promocode>;

export const promocodes = readSeed("offers/promocodes.json", z.array(promocode));
