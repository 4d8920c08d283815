import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { menuRoutes } from "../../../../../app/shared/web/hydration/first-window";
import { firstTexts, furtherTexts, laterTexts, partTexts } from "../../../../../app/shared/web/words/route-texts";
import { languages } from "../../../../../rules/languages";
import { menuChunks } from "../../../../../tools/chunks";
import { importsOf, sourceFiles } from "../../../../support/architecture/imports";

const source = new Map(sourceFiles("app").map((file) => [file, readFileSync(file, "utf8")]));
const browserFiles = [...source.keys()].filter((file) => !/\.server\.tsx?$/.test(file));

const folder = (file: string) => file.split("/")[1] ?? "";
const parts = (file: string) => partTexts[folder(file)];
const routes = browserFiles.filter((file) => /\.route\.tsx$/.test(file) && !file.startsWith("app/shell/kit/"));
const routeId = (file: string) => file.slice("app/".length, -".tsx".length);

/** Parts that come after hydration bring their texts. */
const bringsTexts = (file: string) => routeId(file) in laterTexts;

/** The files that a route's module loads with it. */
function modulesOf(route: string): string[] {
  const files = new Set([route]);
  // A set hands out what is added to it on the way.
  for (const file of files)
    for (const { to, typeOnly } of importsOf(file))
      if (!typeOnly && browserFiles.includes(to) && !bringsTexts(to)) files.add(to);
  return [...files];
}

/** The namespaces that a file names: `useTranslation("menu")`, `t("menu:heading")`. What its loader says is the server's. */
function namespacesOf(file: string): string[] {
  const text = (source.get(file) ?? "").replace(/visit\.t\("\w+:/g, "");
  const used = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = ""]) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
  const inKeys = [...text.matchAll(/["`](\w+):\w/g)].flatMap(([, name = ""]) => (isNamespace(name) ? name : []));
  return [...new Set([...used, ...inKeys])];
}

const namespaces = readdirSync("locales/en").map((file) => file.replace(".json", ""));
const isNamespace = (name: string) => namespaces.includes(name);

/** The header of a payment's pages stands beside that of all others. */
const OF_PAYMENT = "app/shell/frame/header/ShortHeader.tsx";

const namespacesOfRoute = (route: string) =>
  new Set(
    modulesOf(route).flatMap((file) => namespacesOf(file).filter((name) => file !== OF_PAYMENT || name !== "payment")),
  );

/** Every text of a namespace by its key. */
function keysOf(namespace: string): string[] {
  const keys = (texts: object, before = ""): string[] =>
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === "object" && text ? keys(text, `${before}${key}.`) : `${before}${key}`,
    );
  const all = keys(JSON.parse(readFileSync(`locales/en/${namespace}.json`, "utf8")) as object);
  return [...new Set(all.map((key) => key.replace(/_(one|few|many|other)$/, "")))];
}

describe("the texts of a page", () => {
  it.each(routes)("are all those that its modules name: %s", (route) => {
    const there = [...firstTexts, ...furtherTexts([routeId(route)])];
    expect([...namespacesOfRoute(route)].filter((name) => !there.includes(name))).toEqual([]);
  });

  it.each(Object.entries(laterTexts))(
    "that comes after hydration are those that its module names: %s",
    (part, texts) => {
      const named = namespacesOf(`app/${part}.tsx`).filter((name) => !firstTexts.includes(name));
      expect(named).toEqual(texts);
    },
  );

  it.each(Object.entries(partTexts))("are no more than pages of its part name: %s", (part, texts) => {
    const named = routes
      .filter((route) => `${routeId(route)}/`.startsWith(`${part}/`))
      .flatMap((route) => [...namespacesOfRoute(route)]);
    expect(texts.filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe("the texts of the menu", () => {
  it("are one file, without those of any other part", () => {
    expect(furtherTexts(menuRoutes)).toEqual([]);
    const chunk = (language: string, name: string) => menuChunks(`/shop/locales/${language}/${name}.json`, {} as never);
    for (const language of languages) {
      expect(namespaces.filter((name) => chunk(language, name) === `texts-${language}`)).toEqual(
        [...firstTexts].sort(),
      );
      expect(chunk(language, "payment")).toBe(`payment-texts-${language}`);
    }
  });

  it.each(firstTexts)("hold nothing that only one part with further texts says: %s", (namespace) => {
    const ofOthers = keysOf(namespace).filter((key) => {
      const named = [...source].flatMap(([file, text]) => {
        const isNamed =
          text.includes(`${namespace}:${key}"`) ||
          (namespacesOf(file).includes(namespace) && text.includes(`"${key}"`));
        return isNamed ? [file] : [];
      });
      const isOfOnePart = new Set(named.map(folder)).size === 1 && named.every(parts);
      return isOfOnePart && named.some((file) => browserFiles.includes(file));
    });
    expect(ofOthers).toEqual([]);
  });
});
