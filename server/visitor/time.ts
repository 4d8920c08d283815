import { z } from "zod";
import { isDate } from "../../rules/city-time";
import { cut } from "../../rules/cut";
import { sealedCookie } from "./sealed-cookie";

const time = z.object({
  /** The upstream's id of the interval. */
  id: z.string().max(100),
  /** The working day of the interval. */
  date: z.string().refine(isDate),
  /** "19:00–19:30" */
  title: z.string().max(40),
  /** Unix milliseconds. */
  start: z.number(),
  /** The time is only stored here, because the upstream's cart has no time (no dishes by the hour). */
  ours: z.literal(true).optional(),
  /** The cart came back without it. */
  refused: z.literal(true).optional(),
});

/** The chosen interval. `cart.interval`, which has no title, decides whether it is still valid. */
export type OrderTime = z.infer<typeof time>;

const sealed = sealedCookie("time", time);

export const timeCookie = {
  ...sealed,
  serialise: (value: OrderTime, before?: string, maxBytes?: number) =>
    sealed.serialise({ ...value, title: cut(value.title, 40) }, before, maxBytes),
};
