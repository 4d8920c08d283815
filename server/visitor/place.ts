import { z } from "zod";
import type { CookieShape } from "./cookies";

const short = z.string().max(200);

const address = z.object({
  id: z.number().int(),
  address: short,
  street: short.optional(),
  room: short.optional(),
  entrance: short.optional(),
  floor: short.optional(),
  intercom: short.optional(),
  description: short.optional(),
  delivery_zone_id: z.number().int().optional(),
});

const place = z.object({
  /** The alias of the city that both belong to; another city ignores them. */
  city: z.string().max(40),
  address: address.optional(),
  shop: z.object({ id: z.number().int(), name: short, street: short }).optional(),
});

export type ChosenAddress = z.infer<typeof address>;
export type ChosenPlace = z.infer<typeof place>;

/** Where the food goes: a deliverable address, a shop, or both (each order type uses its own). */
export const placeCookie: CookieShape<ChosenPlace> = {
  name: "place",
  parse: (text) => {
    try {
      return place.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8"))).data;
    } catch {
      return undefined;
    }
  },
  serialise: (value) => {
    const kept = { ...value, address: value.address && { ...value.address } };
    for (const part of leastNeeded) {
      if (encoded(kept).length <= LONGEST) break;
      delete kept.address?.[part];
    }
    return encoded(kept);
  },
};

/** Browsers drop a cookie that is longer than 4096 bytes with its name and attributes. */
const LONGEST = 3_900;
const leastNeeded = ["description", "intercom", "floor", "entrance"] as const;

const encoded = (value: ChosenPlace) => Buffer.from(JSON.stringify(value)).toString("base64url");
