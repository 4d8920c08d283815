import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { firstTexts } from "../../../../../app/shared/web/words/route-texts";
import { isLaterSheet, laterSheets, menuRoutes } from "../../../../../app/shared/web/hydration/first-window";
import { importsOf, sourceFiles } from "../../../../support/architecture/imports";
import { cartCalls } from "../../../../support/upstream/carts";
import { useUpstream } from "../../../../support/upstream/upstream";
import { wholeShop } from "../../../../support/app/whole-shop";

useUpstream(cartCalls);

/** In these tests a class is called `_name_sheet`: the sheets by that ending. */
const sheetOf = new Map(
  Object.entries(
    import.meta.glob<Record<string, string>>("../../../../../app/**/*.module.css", { eager: true, import: "default" }),
  ).map(([path, classes]) => [
    classes.any?.replace("_any_", ""),
    normalize(join("tests/app/shared/web/hydration", path)),
  ]),
);

/** Files that `lazyPart(() => import("./X"), …)` loads. */
const lazyModules = sourceFiles("app").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\blazyPart\([^;]*?import\("([^"]+)"\)/g)].map(
    ([, path = ""]) => `${join(file, "..", path)}.tsx`,
  ),
);

/** What these modules import in the browser at once, however far down. */
function importedBy(first: readonly string[]): Set<string> {
  const files = new Set(first);
  // A set hands out what is added to it on the way.
  for (const file of files) {
    const imported = file.endsWith(".css") ? [] : importsOf(file).map(({ to }) => to);
    for (const to of imported)
      if (/^(app|brands)\//.test(to) && !/\.server\.tsx?$/.test(to) && !lazyModules.includes(to)) files.add(to);
  }
  return files;
}

const ofTheMenu = importedBy(menuRoutes.map((route) => `app/${route}.tsx`));

/** The sheets of what a page shows: lists and filters that are not open are not seen, nor is the footer below two hundred dishes. */
async function sheetsOnThePage(path: string): Promise<Set<string>> {
  const page = load(await (await (await wholeShop())(path)).text());
  page("details:not([open]) > :not(summary), footer").remove();
  const classes = page("[class]")
    .toArray()
    .flatMap((element) => (page(element).attr("class") ?? "").split(/\s+/));
  return new Set(classes.flatMap((name) => sheetOf.get(name.replace(/^_.+_/, "")) ?? []));
}

/** What changes cards that are there, and the ground of a group below the window. */
const drawnLater = ["app/browse/grid/CardStates.module.css", "app/browse/grid/Luxe.module.css"];

describe("the first styles", () => {
  it("draw everything on the fresh menu", async () => {
    const sheets = await sheetsOnThePage("/spb/");
    expect(sheets.size).toBeGreaterThanOrEqual(14);
    const first = new Set([...ofTheMenu].filter((file) => file.endsWith(".module.css") && !isLaterSheet(file)));
    expect([...sheets].filter((sheet) => !first.has(sheet) && !drawnLater.includes(sheet))).toEqual([]);
  });

  it("are not all that a page with an error needs", async () => {
    const sheets = [...(await sheetsOnThePage("/spb/no-such-page"))];
    expect(sheets.filter(isLaterSheet)).toContain("app/shared/web/errors/ErrorPage.module.css");
  });

  it("and the later ones draw all that comes after hydration: no other sheet goes with it", () => {
    const later = [...importedBy(lazyModules)];
    const sheets = later.filter((file) => file.endsWith(".module.css"));
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter((sheet) => !isLaterSheet(sheet) && !ofTheMenu.has(sheet))).toEqual([]);
  });

  it("leave out no sheet that does not exist", () => {
    expect(laterSheets.length).toBeGreaterThan(10);
    expect(laterSheets.filter((sheet) => !existsSync(sheet))).toEqual([]);
  });
});

it("the first scripts name the files of the menu's texts, and of no others", () => {
  const named = /locales\/\*\/\{(.*)\}\.json/.exec(readFileSync("app/shared/web/words/browser.ts", "utf8"))?.[1];
  expect(named?.split(",").sort()).toEqual([...firstTexts].sort());
  expect(readFileSync("app/shared/web/words/further-texts.ts", "utf8")).toContain(`{${named},refusals}`);
});
