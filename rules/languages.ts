export const languages = ["ru", "en", "tr", "uz", "de", "uk"] as const;

export type Language = (typeof languages)[number];

/** For a visitor who prefers none of ours (docs/specification/rules-and-calls.md#defaults). */
export const fallbackLanguage: Language = "en";

export const languageNames: Record<Language, string> = {
  ru: "Русский",
  en: "English",
  tr: "Türkçe",
  uz: "Oʻzbekcha",
  de: "Deutsch",
  uk: "Українська",
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
