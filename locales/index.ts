import type { TFunction } from "i18next";
import { languages, type Language } from "../rules/languages";
import type * as ru from "./ru";

type Namespace = keyof typeof ru;

export type Translate = TFunction<["common", Exclude<Namespace, "common">]>;

// No page shows the texts of server/http/refuse.ts.
const files = import.meta.glob<object>(["./*/*.json", "!./*/refusals.json"], { import: "default", eager: true });

/** The texts of the pages by language and namespace. A test compares the keys of the languages (tests/locales). */
export const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Record<Namespace, object>
>;

function textsOf(language: Language): Record<string, object> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  return Object.fromEntries(own.map(([path, text]) => [path.split("/").at(-1)?.replace(".json", ""), text]));
}
