import { z } from "zod";

/** A field the upstream may leave out or send as null. */
export const maybe = <T extends z.ZodType>(type: T) => type.nullish();

/** Money as the contract carries it: a decimal in the city's currency, exact to 2 places. Convert with `toMinor` before computing. */
export const amount = z.number().finite();

export const orderType = z.enum(["delivery", "takeaway"]);

export const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

/** Minutes from midnight in the city's time; `to` is 1440 or more for a shift that ends after midnight. */
export const period = z.object({ from: z.number().int().min(0), to: z.number().int().min(0) });

export const workingDay = z.object({
  working_time: maybe(z.string()),
  working_minutes: maybe(z.array(period)),
  order_minutes: maybe(z.array(period)),
});

/** `default` by weekday 1 (Monday) to 7; `custom` and `month` by date YYYY-MM-DD (spec 1 §3). */
export const schedule = z.object({
  default: maybe(z.record(z.string(), workingDay)),
  custom: maybe(z.record(z.string(), workingDay)),
  month: maybe(z.record(z.string(), workingDay)),
});

/** Any answer may carry a sentence to show once (spec 2 §7, General). */
export const notification = { notification: maybe(z.string()) };

export const failure = z.object({
  message: maybe(z.string()),
  errors: maybe(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});

export type OrderType = z.infer<typeof orderType>;
export type Coordinates = z.infer<typeof coordinates>;
export type Schedule = z.infer<typeof schedule>;
