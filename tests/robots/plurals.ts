import { readdirSync, readFileSync } from "node:fs";
import { languages, type Language } from "../../rules/languages";
import { flat } from "./reading";

// Forms of words that depend on a number, read from the locales themselves.

const PLURAL = /_(zero|one|two|few|many|other)$/;
const COUNT = /\{\{count\}\}/;

/** The forms of a language's counted texts, with `#` in place of the number: the categories in which each may stand. */
function countedTexts(language: Language): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const read = (texts: object) => {
    for (const [key, text] of Object.entries(texts) as [string, string | object][]) {
      if (typeof text === "object") read(text);
      const [, form] = PLURAL.exec(key) ?? [];
      if (!form || typeof text !== "string" || !COUNT.test(text) || text.replace(COUNT, "").includes("{{")) continue;
      const shape = flat(text.replace(COUNT, "#"));
      found.set(shape, (found.get(shape) ?? new Set()).add(form));
    }
  };
  for (const file of readdirSync(`locales/${language}`).filter((name) => name.endsWith(".json")))
    read(JSON.parse(readFileSync(`locales/${language}/${file}`, "utf8")) as object);
  return found;
}

const counted = new Map(languages.map((language) => [language, countedTexts(language)]));

const rules = new Map(languages.map((language) => [language, new Intl.PluralRules(language)]));

/** A text whose form does not fit its number: "1 items". */
export const wrongPlural = (texts: string[], language: Language): string | undefined =>
  texts.find((text) => {
    const [number = ""] = /\d+/.exec(text) ?? [];
    const forms = number && text.length < 200 ? counted.get(language)?.get(text.replace(number, "#")) : undefined;
    return forms && !forms.has(rules.get(language)?.select(Number(number)) ?? "");
  });
