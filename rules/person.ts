import { addDays, isDate } from "./city-time";
import { digitsOf } from "./digits";

/** See docs/specification/rules-and-calls.md#profile-fields. */
export const MAX_AGE_YEARS = 120;

export type BirthdayProblem = { code: "format" | "future" | "too_early" };

/** Expects dd.MM.yyyy. `today` is the city's YYYY-MM-DD. */
export function birthdayProblem(text: string, today: string): BirthdayProblem | undefined {
  const date = isoBirthday(text);
  if (!date) return { code: "format" };
  if (date > today) return { code: "future" };
  return date < `${String(Number(today.slice(0, 4)) - MAX_AGE_YEARS).padStart(4, "0")}${today.slice(4)}`
    ? { code: "too_early" }
    : undefined;
}

/** Day and year are typed, the month is chosen ("01" to "12"). */
export type BirthdayParts = { day: string; month: string; year: string };

export type BirthdayPartsProblem =
  | { code: "day" | "month" | "year" | "future" }
  | { code: "no_such_day"; day: number; month: number; year: number }
  | { code: "too_early"; earliest: number };

/**
 * Returns dd.MM.yyyy, or an empty text if all fields are empty. `today` is the city's YYYY-MM-DD. Characters other than
 * digits are ignored.
 */
export function readBirthday(
  parts: BirthdayParts,
  today: string,
): { text: string; problem?: undefined } | { text?: undefined; problem: BirthdayPartsProblem } {
  if (Object.values(parts).every((part) => part.trim() === "")) return { text: "" };
  const [day, month] = [Number(digitsOf(parts.day)), Number(digitsOf(parts.month))];
  const year = digitsOf(parts.year);
  if (!(day >= 1 && day <= 31)) return { problem: { code: "day" } };
  if (!(month >= 1 && month <= 12)) return { problem: { code: "month" } };
  if (year.length !== 4) return { problem: { code: "year" } };
  const text = [String(day).padStart(2, "0"), String(month).padStart(2, "0"), year].join(".");
  const problem = birthdayProblem(text, today);
  if (problem?.code === "format") return { problem: { code: "no_such_day", day, month, year: Number(year) } };
  if (problem?.code === "too_early")
    return { problem: { code: "too_early", earliest: Number(today.slice(0, 4)) - MAX_AGE_YEARS } };
  return problem ? { problem: { code: "future" } } : { text };
}

/** Expects dd.MM.yyyy. All parts are empty if it is not a date. */
export function birthdayParts(text: string): BirthdayParts {
  const [year = "", month = "", day = ""] = isoBirthday(text)?.split("-") ?? [];
  return { day, month, year };
}

/** Converts dd.MM.yyyy to YYYY-MM-DD. Undefined if there is no such date. */
export function isoBirthday(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : undefined;
}

/** Expects dd.MM.yyyy. 29 February counts as the 28th in common years. */
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

/**
 * Merges a form into a record that can change elsewhere. `rendered` filled the form, `typed` was submitted, `current`
 * is stored. Only fields that the form changed are written; fields changed elsewhere stay and are listed.
 */
export function mergeChanges<Fields extends Record<string, string>>(
  rendered: Fields,
  typed: Fields,
  current: Fields,
): { changed: Partial<Fields>; kept: (keyof Fields)[] } {
  const changed: Partial<Fields> = {};
  const kept: (keyof Fields)[] = [];
  for (const name of Object.keys(typed) as (keyof Fields)[]) {
    if (typed[name] === current[name]) continue;
    if (rendered[name] !== current[name]) kept.push(name);
    else changed[name] = typed[name];
  }
  return { changed, kept };
}

export const EMAIL_MAX = 200;

/** Letters of any alphabet are allowed on both sides (https://www.rfc-editor.org/rfc/rfc6531). */
const MAILBOX = /^(?:"[^\s"\\]+"|[^\s@.,:;"()<>[\]\\]+(?:\.[^\s@.,:;"()<>[\]\\]+)*)$/;
const DOMAIN_PART = /^[\p{Letter}\p{Mark}\p{Number}]+(?:-+[\p{Letter}\p{Mark}\p{Number}]+)*$/u;

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const parts = text.slice(at + 1).split(".");
  const isDomain = parts.length > 1 && parts.every((part) => DOMAIN_PART.test(part));
  return text.length <= EMAIL_MAX && isDomain && MAILBOX.test(text.slice(0, Math.max(0, at)));
}
