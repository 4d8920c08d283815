import i18next, { type BackendModule, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { fallbackLanguage, type Language } from "../rules/languages";

const instances = new Map<string, i18n>();

/**
 * Creates the i18next instance of a language, on the server and in the browser. It is ready at once with `resources`;
 * `backend` loads other namespaces. Creating an instance takes 2 ms: create it once per language.
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
  instances.set(language, instance);
  return instance;
}

/**
 * Returns the instance of a language if it exists, for code outside components that runs on both sides, such as a
 * route's `meta`.
 */
export function translationsOf(language: string): i18n | undefined {
  return instances.get(language);
}
