import { hours } from "./hours";
import type { CountryCode, WorkingMinutes } from "./types";

/** By MM-DD, every year. All shops are open within these hours; an empty list means that all are closed. */
type SpecialDates = Readonly<Record<string, readonly WorkingMinutes[]>>;

const everywhere: SpecialDates = { "12-31": [hours(10, 20)], "01-01": [] };

const national: Record<CountryCode, SpecialDates> = {
  RU: { "05-09": [hours(12, 22)] },
  BY: { "07-03": [hours(12, 22)] },
  TR: { "10-29": [hours(12, 22)] },
  KZ: { "03-22": [hours(12, 22)] },
  DE: { "10-03": [hours(12, 20)], "12-25": [] },
  UA: { "08-24": [hours(12, 20)] },
};

export function specialDatesOf(country: CountryCode): SpecialDates {
  return { ...everywhere, ...national[country] };
}
