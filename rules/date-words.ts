import type { Language } from "./languages";

/** Where a language's dates differ by country. `Intl` takes bare "en" for American: "March 23". */
const locales: Partial<Record<Language, string>> = { en: "en-GB" };

/** "Year" beside a number, by its abbreviation. */
const years: Partial<Record<string, string>> = { "г.": "года", "р.": "року" };

/** A date (YYYY-MM-DD) in a language: "23 марта", "23 March 2026". */
export function dateText(date: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locales[language] ?? language, { ...parts, timeZone: "UTC" });
  // "23 марта 2026 г.": a sentence that ends with it would end with two dots.
  return format
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/(\s)([гр]\.)$/, (_, space: string, short: string) => space + (years[short] ?? ""));
}

/** A month (1 to 12) as it is written beside a day: "марта", not "март". */
export function monthBesideDay(month: number, language: Language): string {
  return partsOfFirst(month, language).find(({ type }) => type === "month")?.value ?? "";
}

/** A day of a month as text, though there may be no such day: "31 February". */
export function dayAndMonth(day: number, month: number, language: Language): string {
  return partsOfFirst(month, language)
    .map(({ type, value }) => (type === "day" ? String(day) : value))
    .join("");
}

function partsOfFirst(month: number, language: Language): Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(locales[language] ?? language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.formatToParts(Date.UTC(2000, month - 1, 1));
}
