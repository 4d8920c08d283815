import type { BackendModule, i18n } from "i18next";
import { firstTexts } from "./first-texts";
import { createTranslations } from "../../locales/i18n";
import type { Language } from "../../rules/languages";

const texts = import.meta.glob<object>(["../../locales/*/*.json", "!../../locales/*/refusals.json"], {
  import: "default",
});

const namespaces = [
  ...new Set(Object.keys(texts).map((path) => path.split("/").slice(-1)[0]?.replace(".json", "") ?? "")),
];
const others = namespaces.filter((part) => !firstTexts.includes(part));

async function loadTexts(language: Language, wanted: readonly string[]): Promise<Record<string, object>> {
  const found = await Promise.all(
    wanted.map(async (part) => [part, (await texts[`../../locales/${language}/${part}.json`]?.()) ?? {}] as const),
  );
  return Object.fromEntries(found);
}

/**
 * The browser's i18next instance, with the namespaces that the page's routes declare (`handle.i18n`) or, if none does, with all of them:
 * hydration cannot wait for texts. The others are loaded at once by `loadOtherTexts`; a component that needs one before that suspends.
 */
export async function browserTranslations(language: Language, declared: readonly string[]): Promise<i18n> {
  const backend: BackendModule = {
    type: "backend",
    init: () => undefined,
    read: (_language, part, done) => {
      // Without texts there is nothing to show: reload the page, as Remix does if a route's module fails to load.
      loadTexts(language, others).then(
        (loaded) => {
          for (const [other, text] of Object.entries(loaded))
            if (other !== part) translations.addResourceBundle(language, other, text);
          done(null, loaded[part]);
        },
        () => window.location.reload(),
      );
    },
  };
  const translations = createTranslations(
    language,
    { [language]: await loadTexts(language, declared.length > 0 ? declared : namespaces) },
    backend,
  );
  return translations;
}

/** Loads the namespaces that the menu does not need, for the next page or modal. */
export const loadOtherTexts = (translations: i18n) => translations.loadNamespaces(others);
