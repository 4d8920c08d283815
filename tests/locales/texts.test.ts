import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages, type Language } from "../../rules/languages";

type Texts = { [key: string]: string | Texts };

const filesOf = (language: Language) => readdirSync(join("locales", language)).filter((file) => file.endsWith(".json"));
const parts = filesOf("ru");
const textsOf = (language: Language, part: string) =>
  JSON.parse(readFileSync(join("locales", language, part), "utf8")) as Texts;

/** What a check finds wrong in each part of each language. */
const wrong = (check: (texts: Texts, russian: Texts, language: Language) => string[]) =>
  parts.flatMap((part) =>
    languages.flatMap((language) =>
      check(textsOf(language, part), textsOf("ru", part), language).map(
        (found) => `locales/${language}/${part}: ${found}`,
      ),
    ),
  );

/** In one of two lists only. */
const differences = (own: string[], other: string[]) => [
  ...own.filter((text) => !other.includes(text)).map((text) => `${text} is not in ru`),
  ...other.filter((text) => !own.includes(text)).map((text) => `${text} is missing`),
];

/** Keys without their plural endings, which differ between languages. */
function keysOf(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, "")]
      : keysOf(value, `${prefix}${key}.`),
  );
}

it("the languages are the folders of locales/", () => {
  const folders = readdirSync("locales", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...languages].sort());
});

it("every part that a page shows has types", () => {
  const typed = [...readFileSync("locales/ru/index.ts", "utf8").matchAll(/default as (\w+)/g)].map(([, name]) => name);
  const shown = parts.map((part) => part.replace(".json", "")).filter((part) => part !== "refusals");
  expect(typed).toEqual(shown);
});

it("every language has the same files, none of them empty", () => {
  expect(parts.length).toBeGreaterThan(8);
  expect(languages.filter((language) => filesOf(language).join() !== parts.join())).toEqual([]);
  expect(wrong((texts) => (keysOf(texts).length > 0 ? [] : ["is empty"]))).toEqual([]);
});

it("every language has the same texts", () => {
  expect(wrong((texts, russian) => differences(keysOf(texts), keysOf(russian)))).toEqual([]);
});

it("a part's texts have the same placeholders in every language", () => {
  const placeholders = (texts: Texts) =>
    [...JSON.stringify(texts).matchAll(/\{\{(\w+)/g)].map(([, name = ""]) => `{{${name}}}`);
  expect(wrong((texts, russian) => differences(placeholders(texts), placeholders(russian)))).toEqual([]);
});

it("every counted text has all plural forms of its language", () => {
  const missing = wrong((texts, _russian, language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const all = JSON.stringify(texts);
    const stems = new Set([...all.matchAll(/"(\w+)_(?:one|few|many|other)"/g)].map(([, stem]) => stem));
    return [...stems].flatMap((stem) =>
      forms.filter((form) => !all.includes(`"${stem}_${form}"`)).map((form) => `${stem}_${form} is missing`),
    );
  });
  expect(missing).toEqual([]);
});

it("the words of the consent that are a link are in it", () => {
  for (const language of languages) {
    for (const part of ["account.json", "contact.json"]) {
      const { consent, consentLink } = textsOf(language, part);
      expect(consent, `${language} ${part}`).toContain(consentLink);
    }
  }
});

it("words have the apostrophe of their language: texts and pages are read as one", () => {
  const odd: Record<Language, RegExp> = {
    ru: /\p{L}'\p{L}/gu,
    en: /\p{L}'\p{L}/gu,
    de: /\p{L}'\p{L}/gu,
    tr: /\p{L}'\p{L}/gu,
    uk: /\p{L}['’]\p{L}/gu,
    uz: /\p{L}['’`]\p{L}/gu,
  };
  expect(wrong((texts, _russian, language) => JSON.stringify(texts).match(odd[language]) ?? [])).toEqual([]);
  const pages = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  const inPages = pages.flatMap((file) => {
    const language = languages.find((one) => file.split("/")[1] === one);
    const text = readFileSync(join("content", file), "utf8");
    return language ? (text.match(odd[language]) ?? []).map((found) => `${file}: ${found}`) : [file];
  });
  expect(pages.length).toBeGreaterThan(40);
  expect(inPages).toEqual([]);
});

it("an answer that names a label of another page names it as it stands there", () => {
  for (const language of languages) {
    const { asap } = textsOf(language, "checkout.json");
    const { questions } = textsOf(language, "delivery.json") as { questions: { time: { answer: string } } };
    expect(questions.time.answer, language).toContain(String(asap).replaceAll("\u00ad", ""));
  }
});

it("no line ends between a number and the word before it: an order, a house, a flat, a law", () => {
  const parted = /(?:№|\bNr\.|\bNo[.:]?|\bno\.) (?=\{\{|\d)|[^\s,"] (?=\{\{(?:room|entrance|floor)\}\})/g;
  const isApart = (text: string) => text.startsWith(":");
  const inTexts = wrong((texts) => (JSON.stringify(texts).match(parted) ?? []).filter((found) => !isApart(found)));
  expect(inTexts).toEqual([]);
  const pages = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  const inPages = pages.flatMap((file) =>
    (readFileSync(join("content", file), "utf8").match(parted) ?? []).map((found) => `${file}: ${found}`),
  );
  expect(inPages).toEqual([]);
});

it("every page that updates itself is stopped and started in the same words", () => {
  for (const language of languages) {
    const words = (part: string, key: string) => {
      const { stop, start, off } = textsOf(language, part)[key] as Texts;
      return { stop, start, off };
    };
    expect(words("tracking.json", "refresh"), language).toEqual(words("group.json", "refresh"));
    expect(words("payment.json", "wait"), language).toEqual(words("group.json", "refresh"));
  }
});
