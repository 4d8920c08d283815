import i18next, { type BackendModule, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { fallbackLanguage, type Language } from "../../rules/languages";

const made = new Map<string, i18n>();

/**
 * An i18next instance, ready at once with its resources. Keep one per language: making it costs 2 ms. What is not among them comes from the
 * backend, in this language only: every language has every text.
 */
export function createTranslations(language: Language, resources: Resource, backend?: BackendModule): i18n {
  const instance = i18next.createInstance();
  if (backend) instance.use(backend);
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: backend ? false : fallbackLanguage,
    partialBundledLanguages: Boolean(backend),
    resources,
    ns: Object.keys(resources[language] ?? {}),
    defaultNS: "common",
    interpolation: { escapeValue: false },
    react: { useSuspense: Boolean(backend) },
    initImmediate: false,
  });
  made.set(language, instance);
  return instance;
}

/** The instance that a page in this language is drawn with, for what is no component and runs on both sides: a route's `meta`. */
export function translationsOf(language: string): i18n | undefined {
  return made.get(language);
}
