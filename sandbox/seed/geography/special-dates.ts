import { z } from "zod";
import { period, readSeed } from "../../read-seed";

/** By MM-DD, every year. All shops are open within these hours; an empty list means that all are closed. */
const dates = z.record(z.string().regex(/^\d\d-\d\d$/), z.array(period));

const { everywhere, ...national } = readSeed(
  "geography/special-dates.json",
  z.object({ everywhere: dates }).catchall(dates),
);

export function specialDatesOf(country_code: string): z.infer<typeof dates> {
  return { ...everywhere, ...national[country_code] };
}
