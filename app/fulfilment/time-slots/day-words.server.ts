import type { City } from "../../../contract/place";
import { cityTime } from "../../../rules/city-time";
import { dateText } from "../../../rules/date-words";
import { dayName, type NamedDay } from "../../../rules/day-name";
import type { Visit } from "../../../server/visitor/visit";
import { startOfLine } from "./times";

/** The day of a moment as the beginning of a line, such as "Today" or "Sat 28 November". */
export function dayWords(visit: Visit, moment: NamedDay, city: City): string {
  return startOfLine(dayWithin(visit, moment, city), visit.language);
}

/** The same within a line: "today", "сб, 28 ноября". */
export function dayWithin(visit: Visit, moment: NamedDay, city: City): string {
  const name = dayName(moment, cityTime(visit.now(), city));
  if (name !== "date") return visit.t(`checkout:${name}`).toLocaleLowerCase(visit.language);
  return dateText(moment.date, visit.language, { weekday: "short", day: "numeric", month: "long" });
}
