import { z } from "zod";
import { isCityAlias } from "../rules/city-alias";

/** A field that the upstream may leave out or send as null. */
export const maybe = <T extends z.ZodType>(type: T) => type.nullish();

export const id = z.int().min(1);

/**
 * A list of independent items: the storefront leaves out an item that breaks the contract, and logs its path
 * (docs/specification/behaviour.md#broken-items). A list with items but no valid one is broken as a whole.
 */
export function list<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return independent(z.array(item), "essential");
}

/** A list of independent items that may also be empty, such as that of the banners. */
export function extras<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return independent(z.array(item), "extra");
}

const independentLists = new WeakMap<z.ZodType, "essential" | "extra">();

/** Marks a schema of a list or record. Copies, such as those of `meta`, are not marked. */
export function independent<List extends z.ZodType>(schema: List, need: "essential" | "extra"): List {
  independentLists.set(schema, need);
  return schema;
}

export const hasIndependentItems = (schema: z.ZodType) => independentLists.has(schema);
export const mayBeEmpty = (schema: z.ZodType) => independentLists.get(schema) === "extra";

const dispensables = new WeakSet<z.ZodType>();

/**
 * A field that is not needed to show and sell its thing. If its value breaks the contract, for example because it is
 * new to the storefront, it is left out and logged like an item of a list.
 */
export function dispensable<Type extends z.ZodType>(type: Type): z.ZodOptional<z.ZodNullable<Type>> {
  const field = maybe(type);
  dispensables.add(field);
  return field;
}

export const isDispensable = (schema: z.ZodType) => dispensables.has(schema);

/**
 * Money in the contract: a decimal in the city's currency, exact to 2 places. Convert it with `toMinor` before
 * computing.
 */
export const amount = z.number().min(0).max(10_000_000);

/** The limit is the price of a cart of a hundred dishes. */
export const sum = z.number().min(0).max(1_000_000_000);

export const price = amount.meta({ description: "What one costs now, discount taken off" });

/** A duration of at most a day. */
export const minutes = z.number().min(0).max(1440);

/** Until the end of the year 9999. */
export const unixMilliseconds = z.number().min(0).max(253_402_300_799_999);

/** These notes are shared by several schemas. */
export const phoneNote = { description: "Digits only, with the country's code: 79111234567" };
export const minutesNote = { description: "Minutes" };
export const birthdayNote = { description: "dd.MM.yyyy" };
export const unixMillisecondsNote = { description: "Unix milliseconds" };
export const balanceNote = { description: "Points; one is worth one unit of the city's currency" };
export const dishKeyNote = { description: "The dish" };
export const intervalNote = { description: "The `id` of an interval; null: as soon as possible" };
export const orderCacheKeyNote = { description: "Of `order/create-order-cache`" };
export const completeLinkNote = {
  description: "Where a paid order's visitor goes: a page of the shop, or an origin on its list",
};

export const orderType = z.enum(["delivery", "takeaway"]);

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
/** A point of GeoJSON. */
export const lonLat = z.tuple([longitude, latitude]);
export const coordinates = z.object({ latitude, longitude });
/** The position on a map. A place without it is still valid; `knownPoint` reads it. */
export const mapPlace = z.object({
  coordinates: maybe(z.object({ latitude: maybe(latitude), longitude: maybe(longitude) })),
});

export const cityAlias = z.string().refine(isCityAlias, "not a city's alias").meta({
  description:
    "Names the city in addresses: any text of up to 100 characters without a slash, except those that are pages of the storefront",
});

/** The limit is two days, because a shift can begin on one and end on the next. */
const minuteOfShift = z.number().int().min(0).max(2880);

/** Minutes from midnight in the city's time; `to` is 1440 or more for a shift that ends after midnight. */
export const period = z.object({
  from: minuteOfShift.meta({ description: "Minutes from midnight" }),
  to: minuteOfShift.meta({
    description: "Minutes from midnight; 1440 and more is after midnight, still of this day's shift",
  }),
});

export const workingDay = z.object({
  working_time: maybe(z.string()),
  working_minutes: maybe(extras(period)),
  order_minutes: maybe(extras(period)).meta({ description: "When orders are taken" }),
});

/**
 * `default` by weekday 1 (Monday) to 7; `custom` and `month` by date YYYY-MM-DD
 * (docs/specification/product.md#entities).
 */
export const schedule = z.object({
  default: maybe(z.record(z.string(), workingDay)).meta({ description: 'By weekday: "1" is Monday, "7" Sunday' }),
  custom: maybe(z.record(z.string(), workingDay)).meta({ description: "By date, YYYY-MM-DD" }),
  month: maybe(z.record(z.string(), workingDay)).meta({ description: "By date, YYYY-MM-DD" }),
});

/** Any answer may have a sentence that is shown once (docs/specification/rules-and-calls.md#notification). */
export const notification = { notification: maybe(z.string()) };

export const failure = z.object({
  message: dispensable(z.string()),
  typeError: dispensable(z.string().meta({ description: "The field that `message` is about" })),
  errors: dispensable(independent(z.record(z.string(), z.union([z.string(), z.array(z.string())])), "extra")),
});

export type OrderType = z.infer<typeof orderType>;
export type Schedule = z.infer<typeof schedule>;
