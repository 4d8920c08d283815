import { z } from "zod";

/** A field the upstream may leave out or send as null. */
export const maybe = <T extends z.ZodType>(type: T) => type.nullish();

/** Money as the contract carries it: a decimal in the city's currency, exact to 2 places. Convert with `toMinor` before computing. */
export const amount = z.number().finite();

/** What one piece costs. */
export const price = amount.meta({ description: "What one costs now, discount taken off" });

/** Notes of fields that several schemas have. */
export const phoneNote = { description: "Digits only, with the country's code: 79111234567" };
export const minutesNote = { description: "Minutes" };
export const birthdayNote = { description: "dd.MM.yyyy" };
export const unixMillisecondsNote = { description: "Unix milliseconds" };
export const balanceNote = { description: "Points; one is worth one unit of the city's currency" };
export const dishKeyNote = { description: "The dish" };
export const intervalNote = { description: "The `id` of an interval; null: as soon as possible" };
export const orderCacheKeyNote = { description: "Of `order/create-order-cache`" };
export const completeLinkNote = { description: "Where a paid order's visitor goes" };

export const orderType = z.enum(["delivery", "takeaway"]);

export const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

/** Minutes from midnight in the city's time; `to` is 1440 or more for a shift that ends after midnight. */
export const period = z.object({
  from: z.number().int().min(0).meta({ description: "Minutes from midnight" }),
  to: z
    .number()
    .int()
    .min(0)
    .meta({ description: "Minutes from midnight; 1440 and more is after midnight, still of this day's shift" }),
});

export const workingDay = z.object({
  working_time: maybe(z.string()),
  working_minutes: maybe(z.array(period)),
  order_minutes: maybe(z.array(period)).meta({ description: "When orders are taken" }),
});

/** `default` by weekday 1 (Monday) to 7; `custom` and `month` by date YYYY-MM-DD (spec 1 §3). */
export const schedule = z.object({
  default: maybe(z.record(z.string(), workingDay)).meta({ description: 'By weekday: "1" is Monday, "7" Sunday' }),
  custom: maybe(z.record(z.string(), workingDay)).meta({ description: "By date, YYYY-MM-DD" }),
  month: maybe(z.record(z.string(), workingDay)).meta({ description: "By date, YYYY-MM-DD" }),
});

/** Any answer may carry a sentence that is shown once (spec 2 §7, General). */
export const notification = { notification: maybe(z.string()) };

export const failure = z.object({
  message: maybe(z.string()),
  errors: maybe(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});

export type OrderType = z.infer<typeof orderType>;
export type Schedule = z.infer<typeof schedule>;
