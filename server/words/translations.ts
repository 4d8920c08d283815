import type { i18n } from "i18next";
import { texts, type Translate } from "../../locales";
import { createTranslations, translationsOf } from "../../locales/i18n";
import type { Language } from "../../rules/languages";

/** The server's i18next instance of a language: one per language, made on first use. */
export function translations(language: Language): i18n {
  return translationsOf(language) ?? remembering(createTranslations(language, { [language]: texts[language] }));
}

export function translate(language: Language): Translate {
  return translations(language).t as Translate;
}

/** i18next takes 4 µs for a text, and a page has a hundred. Texts without values are looked up once. */
function remembering(instance: i18n): i18n {
  const { getFixedT } = instance;
  const fixed = new Map<string, unknown>();
  const fixedT = (...of: [language: null, namespaces: "common"]) => {
    const name = JSON.stringify(of);
    const t = fixed.get(name) ?? rememberingTexts(getFixedT(...of));
    fixed.set(name, t);
    return t;
  };
  instance.t = rememberingTexts(instance.t);
  instance.getFixedT = fixedT as i18n["getFixedT"];
  return instance;
}

/** Keys can contain codes of the upstream, so their number is limited. */
const MAX_REMEMBERED_TEXTS = 5_000;

function rememberingTexts<Find>(find: Find): Find {
  const remembered = new Map<string, unknown>();
  const found = (key: string, ...values: unknown[]) => {
    if (values.length > 0) return (find as Look)(key, ...values);
    const text = remembered.get(key) ?? (find as Look)(key);
    if (remembered.size < MAX_REMEMBERED_TEXTS) remembered.set(key, text);
    return text;
  };
  return found as Find;
}

type Look = (key: string, ...values: unknown[]) => unknown;
