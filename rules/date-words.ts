import { dateFormat } from "./formats";
import type { Language } from "./languages";

/** `Intl` formats bare "en" as American: "March 23". */
const locales: Partial<Record<Language, string>> = { en: "en-GB" };

const years: Partial<Record<string, string>> = { "г.": "года", "р.": "року" };

/** Formats YYYY-MM-DD: "23 марта", "23 March 2026". */
export function dateText(date: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locales[language] ?? language, { ...parts, timeZone: "UTC" });
  // A sentence that ends with "2026 г." would end with two dots.
  return format
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/(\s)([гр]\.)$/, (_, space: string, short: string) => space + (years[short] ?? ""));
}

/** Returns the form that stands beside a day: "марта", not "март". */
export function monthBesideDay(month: number, language: Language): string {
  return partsOfFirst(month, language).find(({ type }) => type === "month")?.value ?? "";
}

/** Works for days that do not exist, too: "31 February". */
export function dayAndMonth(day: number, month: number, language: Language): string {
  return partsOfFirst(month, language)
    .map(({ type, value }) => (type === "day" ? String(day) : value))
    .join("");
}

function partsOfFirst(month: number, language: Language): Intl.DateTimeFormatPart[] {
  const format = dateFormat(locales[language] ?? language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.formatToParts(Date.UTC(2000, month - 1, 1));
}
