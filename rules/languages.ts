export const languages = ["ru", "en", "tr", "uz", "de", "uk"] as const;

export type Language = (typeof languages)[number];

/** For a visitor whose languages are none of ours (spec 2 §9). */
export const fallbackLanguage: Language = "en";

/** Each language in its own words, for the language menu. */
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
