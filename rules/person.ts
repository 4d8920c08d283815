import { addDays, isDate } from "./city-time";

/** The oldest age that a birthday may mean, in years (spec 2 §5). */
export const OLDEST = 120;

export type BirthdayProblem = { code: "format" | "future" | "too_early" };

/** Checks a typed dd.MM.yyyy. `today` is the city's YYYY-MM-DD. */
export function birthdayProblem(text: string, today: string): BirthdayProblem | undefined {
  const date = isoBirthday(text);
  if (!date) return { code: "format" };
  if (date > today) return { code: "future" };
  return date < `${String(Number(today.slice(0, 4)) - OLDEST).padStart(4, "0")}${today.slice(4)}`
    ? { code: "too_early" }
    : undefined;
}

/** dd.MM.yyyy as YYYY-MM-DD; undefined if there is no such date. */
export function isoBirthday(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : undefined;
}

/** Whether a birthday (dd.MM.yyyy) is at most so many days before or after today. 29 February counts as the 28th in common years. */
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

export const EMAIL_MAX = 200;

/** Whether a text has the form of an e-mail address: something, an at sign, a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
