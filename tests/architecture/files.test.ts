import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../rules/languages";
import { sourceFiles } from "../support/architecture/imports";

const code = ["app", "brands", "contract", "rules", "sandbox", "server", "tools", "tests"].flatMap(sourceFiles);

describe("files", () => {
  it("has no drawer for everything", () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|managers?)(\/|\.|-)/i.test(file))).toEqual([]);
  });

  it("opens a visit, and so checks where the request comes from, in every action", () => {
    const actions = code.filter(
      (file) =>
        /\.route\.tsx?$/.test(file) && /export (async )?(function|const) action\b/.test(readFileSync(file, "utf8")),
    );
    expect(actions.length).toBeGreaterThan(5);
    expect(actions.filter((file) => !/openVisit\(/.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("tells of every variable of the environment in the README", () => {
    const names = ["server/operate/environment.ts", "sandbox/environment.ts"]
      .flatMap((file) => readFileSync(file, "utf8").match(/^ {2}[A-Z_]+(?=:)/gm) ?? [])
      .map((name) => name.trim());
    expect(names.length).toBeGreaterThan(15);
    const told = readFileSync("README.md", "utf8");
    expect(names.filter((name) => name !== "NODE_ENV" && !told.includes(`\`${name}\``))).toEqual([]);
  });

  it("keeps colours and brands out of components", () => {
    const screens = code.filter((file) => /^app\/(?!ui\/|site\/kit).*\.tsx$/.test(file));
    const naming = screens.filter((file) =>
      /#[0-9a-f]{6}\b|["'`](nori|mylavash)["'`]/i.test(readFileSync(file, "utf8").replace(/\?\? "nori"/gi, "")),
    );
    expect(naming).toEqual([]);
  });
});

type Texts = { [key: string]: string | Texts };

/** Keys without their plural endings, which differ between languages. */
function keysOf(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, "")]
      : keysOf(value, `${prefix}${key}.`),
  );
}

const read = (language: string, part: string) =>
  JSON.parse(readFileSync(join("locales", language, `${part}.json`), "utf8")) as Texts;
const filesOf = (language: string) => readdirSync(join("locales", language)).filter((file) => file.endsWith(".json"));
const parts = filesOf("ru").map((file) => file.replace(".json", ""));

describe("the languages", () => {
  it("are the folders of locales/", () => {
    const folders = readdirSync("locales", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...languages].sort());
  });

  it("have texts for every part of the shop", () => expect(parts.length).toBeGreaterThan(8));

  it.each(languages)("have the same files in %s", (language) => expect(filesOf(language)).toEqual(filesOf("ru")));

  it("have types for every part that a page shows", () => {
    const typed =
      /\{([^}]*)\}/.exec(readFileSync("locales/ru/index.ts", "utf8").split("export default")[1] ?? "")?.[1] ?? "";
    expect(typed.match(/\w+/g)?.sort()).toEqual(parts.filter((part) => part !== "refusals").sort());
  });
});

describe.each(parts)("texts of %s", (part) => {
  const russian = new Set(keysOf(read("ru", part)));

  it("exist", () => expect(russian.size).toBeGreaterThan(0));

  it.each(languages)("are complete in %s", (language) => {
    expect(new Set(keysOf(read(language, part)))).toEqual(russian);
  });

  it.each(languages)("name the same placeholders in %s", (language) => {
    const placeholders = (texts: Texts): string[] =>
      [...JSON.stringify(texts).matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? "");
    expect(new Set(placeholders(read(language, part)))).toEqual(new Set(placeholders(read("ru", part))));
  });

  it.each(languages)("have every plural form in %s", (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const flat = JSON.stringify(read(language, part));
    const stems = new Set([...flat.matchAll(/"(\w+)_(?:one|few|many|other)"/g)].map(([, stem]) => stem));
    const missing = [...stems].flatMap((stem) =>
      needed.filter((form) => !flat.includes(`"${stem}_${form}"`)).map((form) => `${stem}_${form}`),
    );
    expect(missing).toEqual([]);
  });
});
