import { addDays, isDate } from "./city-time";

/** Nobody was born earlier (spec 2 §5). Years back from today. */
export const OLDEST = 120;

export type BirthdayProblem = { code: "format" | "future" | "too_early" };

/** What is wrong with a typed dd.MM.yyyy; `today` is the city's YYYY-MM-DD. */
export function birthdayProblem(text: string, today: string): BirthdayProblem | undefined {
  const date = isoBirthday(text);
  if (!date) return { code: "format" };
  if (date > today) return { code: "future" };
  return date < `${String(Number(today.slice(0, 4)) - OLDEST).padStart(4, "0")}${today.slice(4)}`
    ? { code: "too_early" }
    : undefined;
}

/** dd.MM.yyyy as YYYY-MM-DD; undefined for a day that no calendar has. */
export function isoBirthday(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : undefined;
}

/** Whether a birthday (dd.MM.yyyy) is today, or so many days before or after. Who was born on 29 February has it on the 28th in other years. */
export function isBirthdayNear(birthday: string, today: string, days: number): boolean {
  const born = isoBirthday(birthday);
  if (!born) return false;
  const around = Array.from({ length: days * 2 + 1 }, (_, index) => addDays(today, index - days));
  return around.some((date) => celebrated(born, date.slice(0, 4)) === date);
}

function celebrated(born: string, year: string): string {
  const date = year + born.slice(4);
  return isDate(date) ? date : `${year}-02-28`;
}
