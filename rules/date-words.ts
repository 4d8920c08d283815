import type { Language } from "./languages";

/** Where a language's dates differ by country. `Intl` takes bare "en" for American: "March 23". */
const locales: Partial<Record<Language, string>> = { en: "en-GB" };

/** A date (YYYY-MM-DD) in a language: "23 марта", "23 March". */
export function dateText(date: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locales[language] ?? language, { ...parts, timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
