import { readdirSync, readFileSync } from "node:fs";
import type { CheerioAPI } from "cheerio";
import { isTag, isText, type AnyNode } from "domhandler";
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

/** A text whose form does not fit its number: "1 items". */
export function wrongPlural($: CheerioAPI, language: Language): string | undefined {
  const rules = new Intl.PluralRules(language);
  const wrong = (text: string) => {
    const [number = ""] = /\d+/.exec(text) ?? [];
    const forms = number && text.length < 200 ? counted.get(language)?.get(flat(text).replace(number, "#")) : undefined;
    return forms !== undefined && !forms.has(rules.select(Number(number)));
  };
  const walk = (node: AnyNode): string | undefined => {
    if (isText(node)) return wrong(node.data) ? flat(node.data) : undefined;
    if (!isTag(node) || node.name === "script") return undefined;
    for (const child of node.children) {
      const found = walk(child);
      if (found) return found;
    }
    return undefined;
  };
  return $("body").get().map(walk).find(Boolean);
}
