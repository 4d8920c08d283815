import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languages, type Language } from "../../rules/languages";

/** Words that locales/GLOSSARY.md replaces by others, by the folder whose texts must not have them. */
const avoided: Record<Language, { locales: RegExp; "sandbox/texts": RegExp }> = {
  ru: {
    locales: /магазин|слот|знаков|за минуту|ответа не дожд|чекаут/i,
    "sandbox/texts": /слот|знаков|минус \d|без мяса"/i,
  },
  en: {
    locales: /\b(carts?|takeaway|slots?|shrimp|soonest)\b/i,
    "sandbox/texts": /(?<!\/)\b(carts?|takeaway|slots?|shrimp|zucchini|store)\b/i,
  },
  de: {
    locales: /Menü|Aktionscode|\bRollen?\b|wurden? nicht geladen|entsteht dabei|Für \{\{sum\}\}/,
    "sandbox/texts": /Peperoni|Aktionscode|-Rolle\b|\bRollen\b/,
  },
  tr: {
    locales: /\byemek|mağaza|bonus|”[a-zçğıöşü]/i,
    "sandbox/texts": /erişte|kombosu|mağaza|saşimi|vasabi|fındıklı|kuryeye kartla/i,
  },
  uz: {
    locales: /doʻkon|soʻng\b|yoʻlak|eng kam|tezroq|\}\} (da|dan|ga|gacha|ta)\b|karta bilan/i,
    "sandbox/texts": /doʻkon|lagʻmon|eng kam|\d %|karta bilan/i,
  },
  uk: {
    locales: /магазин|знаків|за хвилину|скоріше| о \{\{|\d %/i,
    "sandbox/texts": /великого\\nголоду|світ-чилі|\d %|за нас"|шиїтаке/i,
  },
};

it.each(languages)("texts in %s keep to the glossary", (language) => {
  for (const folder of ["locales", "sandbox/texts"] as const)
    for (const file of readdirSync(`${folder}/${language}`).filter((name) => name.endsWith(".json"))) {
      const lines = readFileSync(`${folder}/${language}/${file}`, "utf8").split("\n");
      const values = lines.map((line) => line.replace(/^\s*"[^"]*":\s*/, ""));
      expect(
        values.filter((value) => avoided[language][folder].test(value)),
        `${folder}/${language}/${file}`,
      ).toEqual([]);
    }
});
