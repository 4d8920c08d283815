import { z } from "zod";
import { amount, id, latitude, longitude } from "../../contract/primitives";
import { withShorterText } from "./fitting";
import { sealedCookie } from "./sealed-cookie";

const short = z.string().max(200);

const address = z.object({
  /** 0 if the upstream did not save it. */
  id: z.int().min(0),
  address: short,
  street: short.optional(),
  room: short.optional(),
  entrance: short.optional(),
  floor: short.optional(),
  intercom: short.optional(),
  description: short.optional(),
  /** The house has no flats. */
  private_house: z.boolean().optional(),
  delivery_zone_id: id.optional(),
  /**
   * The prices of delivery that the upstream returned with the address. If the city lists the zone, its prices are
   * newer.
   */
  prices: z
    .object({
      delivery: amount.optional(),
      minimum_order_amount: amount.optional(),
      has_free_delivery: z.boolean().optional(),
      free_delivery_from: amount.optional(),
    })
    .optional(),
  /** The position in degrees, if the upstream returned one. */
  at: z.object({ latitude, longitude }).optional(),
});

const place = z.object({
  /** The alias of the city of both; other cities ignore them. */
  city: z.string().max(100),
  address: address.optional(),
  shop: z.object({ id, name: short, street: short }).optional(),
});

export type ChosenAddress = z.infer<typeof address>;
export type ChosenPlace = z.infer<typeof place>;

const texts = ["address", "room", "entrance", "floor", "intercom", "description"] as const;

/**
 * The destination: a deliverable address, a shop, or both (each order type uses its own). It is sealed, because it is
 * personal, and its ids are trusted. The street's name and the prices, which the upstream has, give way to the texts;
 * then the longest text is cut.
 */
export const placeCookie = sealedCookie("place", place, (value) => {
  const { address: chosen, shop } = value;
  const part = (["street", "prices"] as const).find((name) => chosen?.[name] !== undefined);
  if (chosen && part) return { ...value, address: { ...chosen, [part]: undefined } };
  const shorter = chosen && withShorterText(chosen, texts);
  if (shorter) return { ...value, address: shorter };
  const shortShop = shop && withShorterText(shop, ["name", "street"]);
  return shortShop && { ...value, shop: shortShop };
});
