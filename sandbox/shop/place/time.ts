import { cityInstant, isDate } from "../../../rules/city-time";
import type { SeedCity } from "../../seed/geography/schema";

/** Unix milliseconds; undefined without an id or for an invalid one. */
export function intervalStart(city: SeedCity, interval: string | null | undefined): number | undefined {
  const [, date, hour, minute] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(interval ?? "") ?? [];
  if (!date || !isShopDate(date)) return undefined;
  return cityInstant(date, Number(hour) * 60 + Number(minute), city);
}

/** Whether a text is a date of this century, YYYY-MM-DD. */
export function isShopDate(text: string): boolean {
  return text.startsWith("20") && isDate(text);
}
