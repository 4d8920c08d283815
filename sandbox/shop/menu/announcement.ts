import { addDays, cityTime, formatMinutes } from "../../../rules/city-time";
import { dateText } from "../../../rules/date-words";
import type { Language } from "../../../rules/languages";
import { say } from "../../messages";
import type { SeedCity } from "../../seed/geography/schema";
import { specialHours, usualHours } from "../place/hours";

const ANNOUNCED_DAYS_AHEAD = 5;

/**
 * "31 декабря работаем до 20:00, 1 января отдыхаем.": special hours of today and the next days; undefined if there are
 * none.
 */
export function announcement(city: SeedCity, now: number, language: Language): string | undefined {
  const { date: today } = cityTime(now, city);
  const parts = Array.from({ length: ANNOUNCED_DAYS_AHEAD + 1 }, (_, ahead) =>
    partFor(city, addDays(today, ahead), language),
  ).filter((part) => part !== undefined);
  const sentence = parts.join(", ");
  return sentence ? `${sentence.charAt(0).toLocaleUpperCase(language)}${sentence.slice(1)}.` : undefined;
}

/** The sentence only mentions the opening or closing time that differs from the usual one. */
function partFor(city: SeedCity, day: string, language: Language): string | undefined {
  const special = specialHours(city, undefined, day);
  if (!special) return undefined;
  const usual = usualHours(city, undefined, day);
  const [from, to] = [special[0]?.from, special.at(-1)?.to];
  const date = dateText(day, language, { day: "numeric", month: "long" });
  if (from === undefined || to === undefined) return say("specialClosed", language, { date });
  const values = { date, from: formatMinutes(from), to: formatMinutes(to) };
  if (from === usual[0]?.from) return say("specialUntil", language, values);
  return say(to === usual.at(-1)?.to ? "specialFrom" : "specialFromTo", language, values);
}
