import type { Language } from "../language";

/** A date (YYYY-MM-DD) formatted for a language. */
export function dayInWords(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
