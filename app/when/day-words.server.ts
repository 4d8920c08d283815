import type { City } from "../../contract/place";
import { cityTime } from "../../rules/city-time";
import { dateText } from "../../rules/date-words";
import { dayName, type NamedDay } from "../../rules/day-name";
import type { Visit } from "../../server/visitor/visit";

/** The day of a moment as the beginning of a line, such as "Today" or "Sat 28 November". */
export function dayWords(visit: Visit, moment: NamedDay, city: City): string {
  const name = dayName(moment, cityTime(visit.now(), city));
  if (name !== "date") return visit.t(`checkout:${name}`);
  const words = dateText(moment.date, visit.language, { weekday: "short", day: "numeric", month: "long" });
  return words.charAt(0).toLocaleUpperCase(visit.language) + words.slice(1);
}
