import { z } from "zod";
import { isDate } from "../../rules/city-time";
import { cut } from "../../rules/cut";
import type { CookieShape } from "./cookies";
import { sealedCookie } from "./sealed-cookie";

const time = z.object({
  /** The upstream's id of the interval. */
  id: z.string().max(100),
  /** The working day that it belongs to. */
  date: z.string().refine(isDate),
  /** "19:00–19:30" */
  title: z.string().max(40),
  /** Unix milliseconds. */
  start: z.number(),
  /** The upstream has no dishes by the hour: its cart does not know of the time. */
  ours: z.literal(true).optional(),
});

/** What was chosen from the upstream's intervals. `cart.interval` decides whether it still counts; it has no words. */
export type OrderTime = z.infer<typeof time>;

const sealed = sealedCookie("time", time);

export const timeCookie: CookieShape<OrderTime> = {
  ...sealed,
  serialise: (value) => sealed.serialise({ ...value, title: cut(value.title, 40) }),
};
