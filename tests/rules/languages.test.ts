import { expect, it } from "vitest";
import { fallbackLanguage, isLanguage, languageNames, languages } from "../../rules/languages";

it("speaks six languages, and English to those who speak none of them", () => {
  expect([...languages].sort()).toEqual(["de", "en", "ru", "tr", "uk", "uz"]);
  expect(fallbackLanguage).toBe("en");
});

it.each(languages)("calls %s by its own name", (language) => {
  const own = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? "";
  // Uzbek is written with several signs for one letter.
  const plain = (name: string) => name.toLocaleLowerCase(language).replace(/[‘ʻ]/g, "'").split(/\s/)[0];
  expect(plain(languageNames[language])?.startsWith(plain(own) ?? "?")).toBe(true);
});

it.each([
  ["ru", true],
  ["RU", false],
  ["fr", false],
  ["", false],
  [undefined, false],
  [0, false],
])("%j is one of them: %s", (value, expected) => expect(isLanguage(value)).toBe(expected));
