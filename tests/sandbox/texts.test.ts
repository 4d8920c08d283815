import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { fallbackLanguage, languages } from "../../rules/languages";
import type * as sandboxTexts from "../../sandbox/texts";
import { sourceFiles } from "../support/architecture/imports";

const requested = vi.hoisted(() => new Set<string>());
vi.mock("../../sandbox/texts", async (importActual) => {
  const texts = await importActual<typeof sandboxTexts>();
  const localised = (key: string) => {
    requested.add(key);
    return texts.localised(key);
  };
  return { ...texts, localised };
});

const folder = "sandbox/texts";
/** Other languages may lack texts: English stands in. */
const complete = ["ru", "en", "tr", "uz", "de", "uk"];

/** A language's texts by file. */
function filesOf(language: string): Map<string, Record<string, string>> {
  const own = join(folder, language);
  const names = readdirSync(own).filter((name) => name.endsWith(".json"));
  return new Map(
    names.map((name) => [name, JSON.parse(readFileSync(join(own, name), "utf8")) as Record<string, string>]),
  );
}

const english = filesOf(fallbackLanguage);
const englishTexts = Object.assign({}, ...english.values()) as Record<string, string>;
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

describe("the sandbox's texts", () => {
  it("have a folder for nothing but the languages of the shop", () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !languages.some((language) => language === name))).toEqual(
      [],
    );
  });

  it("have a key of their own, in all files of a language together", () => {
    const keys = [...english.values()].flatMap((texts) => Object.keys(texts));
    expect(keys.length).toBeGreaterThan(800);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it.each(complete)("are complete in %s", (language) => {
    const texts = filesOf(language);
    const missing = [...english].flatMap(([file, own]) =>
      Object.keys(own).filter((key) => !texts.get(file)?.[key]?.trim()),
    );
    expect(missing).toEqual([]);
  });

  it.each(languages)("have no key in %s that English lacks in that file", (language) => {
    const unknown = existsSync(join(folder, language))
      ? [...filesOf(language)].flatMap(([file, own]) =>
          Object.keys(own).filter((key) => english.get(file)?.[key] === undefined),
        )
      : [];
    expect(unknown).toEqual([]);
  });

  it.each(languages)("name the same placeholders in %s as in English", (language) => {
    const texts = existsSync(join(folder, language)) ? [...filesOf(language).values()].flatMap(Object.entries) : [];
    const different = texts.filter(([key, text]) => placeholders(text) !== placeholders(englishTexts[key] ?? ""));
    expect(different).toEqual([]);
  });

  it.each(["en", "tr", "uz", "de"])("have no Cyrillic in %s", (language) => {
    const texts = [...filesOf(language).values()].flatMap((file) => Object.values(file));
    expect(texts.filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  it("are all used: seed data asks for them by key, code names the messages", async () => {
    await import("../../sandbox/server");
    const messageKeys = Object.keys(englishTexts).filter((key) => !key.includes("."));
    const code = ["contract", "sandbox"]
      .flatMap(sourceFiles)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    expect(messageKeys.length).toBeGreaterThan(150);
    expect(messageKeys.filter((key) => !code.includes(`"${key}"`))).toEqual([]);
    const others = Object.keys(englishTexts).filter((key) => !messageKeys.includes(key));
    expect(others.filter((key) => !requested.has(key))).toEqual([]);
  });
});

describe("a text", () => {
  it("is in English for a language without a folder", async () => {
    vi.resetModules();
    vi.doMock("../../rules/languages", () => ({ languages: ["en", "fr"], fallbackLanguage: "en" }));
    const { localised } = await vi.importActual<typeof sandboxTexts>("../../sandbox/texts");
    expect(localised("choices.mild")).toEqual({ en: "Mild", fr: "Mild" });
  });

  it("is an error where English has none", async () => {
    const { localised } = await import("../../sandbox/texts");
    expect(() => localised("nori.rolls.nothing.name")).toThrow('"nori.rolls.nothing.name"');
  });
});
