import { z } from "zod";
import { amount, id, latitude, longitude } from "../../contract/primitives";
import { sealedCookie } from "./sealed-cookie";

const short = z.string().max(200);

const address = z.object({
  /** 0: the upstream did not save it. */
  id: z.int().min(0),
  address: short,
  street: short.optional(),
  room: short.optional(),
  entrance: short.optional(),
  floor: short.optional(),
  intercom: short.optional(),
  description: short.optional(),
  /** It has no flat. */
  private_house: z.boolean().optional(),
  delivery_zone_id: id.optional(),
  /** What the upstream said of delivering there. The zone's own prices are newer, where the city lists it. */
  prices: z
    .object({
      delivery: amount.optional(),
      minimum_order_amount: amount.optional(),
      has_free_delivery: z.boolean().optional(),
      free_delivery_from: amount.optional(),
    })
    .optional(),
  /** Where it is, if the upstream said so. Degrees. */
  at: z.object({ latitude, longitude }).optional(),
});

const place = z.object({
  /** The alias of the city that both belong to; another city ignores them. */
  city: z.string().max(100),
  address: address.optional(),
  shop: z.object({ id, name: short, street: short }).optional(),
});

export type ChosenAddress = z.infer<typeof address>;
export type ChosenPlace = z.infer<typeof place>;

const leastNeeded = ["description", "intercom", "floor", "entrance", "street", "prices"] as const;

/**
 * Where the food goes: a deliverable address, a shop, or both (each order type uses its own). Sealed: it is personal, and its ids are those
 * that the upstream gave.
 */
export const placeCookie = sealedCookie("place", place, (value) => {
  const part = leastNeeded.find((name) => value.address?.[name] !== undefined);
  return part && value.address && { ...value, address: { ...value.address, [part]: undefined } };
});
