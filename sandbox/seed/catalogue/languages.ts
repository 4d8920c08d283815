export type Language = "ru" | "en" | "tr" | "uz" | "de" | "uk";

/** A text in every language of the storefront. */
export type Localised = Record<Language, string>;

/** The languages in the order of `localised`'s arguments. */
export const languages: readonly Language[] = ["ru", "en", "tr", "uz", "de", "uk"];

export function localised(ru: string, en: string, tr: string, uz: string, de: string, uk: string): Localised {
  return { ru, en, tr, uz, de, uk };
}
