import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { isLaterSheet, laterSheets, menuRoutes } from "../../../app/hydration/first-window";
import { importsOf } from "../../support/architecture/imports";
import { cartCalls } from "../../support/upstream/carts";
import { useUpstream } from "../../support/upstream/upstream";
import { wholeShop } from "../../support/app/whole-shop";

useUpstream(cartCalls);

/** In these tests a class is called `_name_sheet`: the sheets by that ending. */
const sheetOf = new Map(
  Object.entries(
    import.meta.glob<Record<string, string>>("../../../app/**/*.module.css", { eager: true, import: "default" }),
  ).map(([path, classes]) => [classes.any?.replace("_any_", ""), normalize(join("tests/app/hydration", path))]),
);

/** The CSS modules that the browser's part of the menu page imports. */
function sheetsOfTheMenu(): Set<string> {
  const files = new Set(menuRoutes.map((route) => `app/${route}.tsx`));
  // A set hands out what is added to it on the way.
  for (const file of files) {
    const imported = file.endsWith(".css") ? [] : importsOf(file).map(({ to }) => to);
    for (const to of imported) if (/^(app|brands)\//.test(to) && !/\.server\.tsx?$/.test(to)) files.add(to);
  }
  return new Set([...files].filter((file) => file.endsWith(".module.css")));
}

/** The sheets of what a page shows: lists and filters that are not open are not seen. */
async function sheetsOnThePage(path: string): Promise<Set<string>> {
  const page = load(await (await (await wholeShop())(path)).text());
  page("details:not([open]) > :not(summary)").remove();
  const classes = page("[class]")
    .toArray()
    .flatMap((element) => (page(element).attr("class") ?? "").split(/\s+/));
  return new Set(classes.flatMap((name) => sheetOf.get(name.replace(/^_.+_/, "")) ?? []));
}

describe("the first styles", () => {
  it("draw everything on the fresh menu", async () => {
    const sheets = await sheetsOnThePage("/spb/");
    expect(sheets.size).toBeGreaterThanOrEqual(15);
    const first = new Set([...sheetsOfTheMenu()].filter((sheet) => !isLaterSheet(sheet)));
    expect([...sheets].filter((sheet) => !first.has(sheet))).toEqual([]);
  });

  it("are not all that a page with an error needs", async () => {
    const sheets = [...(await sheetsOnThePage("/spb/no-such-page"))];
    expect(sheets.filter(isLaterSheet)).toContain("app/page/ErrorPage.module.css");
  });

  it("leave out no sheet that does not exist", () => {
    expect(laterSheets.length).toBeGreaterThan(10);
    expect(laterSheets.filter((sheet) => !existsSync(sheet))).toEqual([]);
  });
});
