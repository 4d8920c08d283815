import type { i18n } from "i18next";
import { texts, type Translate } from "../../locales";
import { createTranslations, translationsOf } from "../../locales/i18n";
import type { Language } from "../../rules/languages";

/** The server's i18next instance of a language: one per language, made on first use. */
export function translations(language: Language): i18n {
  return translationsOf(language) ?? createTranslations(language, { [language]: texts[language] });
}

export function translate(language: Language): Translate {
  return translations(language).t as Translate;
}
