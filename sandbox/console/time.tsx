import { hoursFromUtc } from "../../rules/city-time";
import type { SeedCity } from "../seed/geography/schema";

/** "21.11. 15:00:12" in this zone. */
export function formatTime(ms: number, time_zone = "UTC"): string {
  const [, , month, day, time] =
    /^(\S+?)-(\d\d)-(\d\d)T([\d:]{8})/.exec(new Date(ms + hoursFromUtc(ms, time_zone) * 3_600_000).toISOString()) ?? [];
  return `${day}.${month}. ${time}`;
}

export function Time({ at, city }: { at: number; city?: SeedCity }) {
  return <time dateTime={new Date(at).toISOString()}>{formatTime(at, city?.time_zone)}</time>;
}
