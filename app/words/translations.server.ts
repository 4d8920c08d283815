import type { i18n, TFunction } from "i18next";
import de from "../../locales/de";
import en from "../../locales/en";
import ru from "../../locales/ru";
import tr from "../../locales/tr";
import uk from "../../locales/uk";
import uz from "../../locales/uz";
import { createTranslations } from "./instance";
import type { Language } from "../../rules/languages";

export type Translate = TFunction<["common", Exclude<keyof typeof ru, "common">]>;

const texts = { ru, en, tr, uz, de, uk };
const instances = new Map<Language, i18n>();

/** The server's i18next instance of a language. */
export function translations(language: Language): i18n {
  let instance = instances.get(language);
  if (!instance) instances.set(language, (instance = createTranslations(language, { [language]: texts[language] })));
  return instance;
}

/** For loaders and actions: `translate(visit.language)("cart:title")`. */
export function translate(language: Language): Translate {
  return translations(language).t as Translate;
}
