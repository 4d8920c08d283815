import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fallbackLanguage, languages, type Language } from "../../rules/languages";

export type Localised = Record<Language, string>;

/** Texts are beside this module, or beside the built program. */
const folder =
  ["./", "./sandbox-texts/"]
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place + fallbackLanguage)) ?? "sandbox/texts/";

const texts = new Map(languages.map((language) => [language, textsOf(language)]));
const fallback = texts.get(fallbackLanguage);

/** Merges the files of a language's folder into one table, which is empty without a folder. */
function textsOf(language: Language): Map<string, string> {
  const own = folder + language;
  const files = existsSync(own) ? readdirSync(own).filter((file) => file.endsWith(".json")) : [];
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(`${own}/${file}`, "utf8")) as Record<string, string>),
    ),
  );
}

export function hasText(key: string): boolean {
  return fallback?.has(key) ?? false;
}

/** Falls back to English. Throws if English lacks the text too. */
export function text(key: string, language: Language): string {
  const found = texts.get(language)?.get(key) ?? fallback?.get(key);
  if (found === undefined) throw new Error(`sandbox/texts/${fallbackLanguage} has no "${key}"`);
  return found;
}

export function localised(key: string): Localised {
  return inEveryLanguage((language) => text(key, language));
}

export function inEveryLanguage(make: (language: Language) => string): Localised {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Localised;
}

export type Values = Readonly<Record<string, string | number>>;

export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
