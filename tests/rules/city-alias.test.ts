import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { siteMap } from "../../tools/site-map";
import { cityPath, pageBelowCity, isCityAlias, OWN_PATHS } from "../../rules/city-alias";

describe("a city's alias", () => {
  it.each(["spb", "new york", "Баку", "köln süd", "são+paulo?#&", "🍣", "...", "a%2Fb", "x".repeat(100)])(
    "may be %j, and its path leads back to it",
    (alias) => {
      expect(isCityAlias(alias)).toBe(true);
      const { pathname } = new URL(cityPath(alias, "cart"), "http://localhost");
      expect(pathname.split("/").map(decodeURIComponent)).toEqual(["", alias, "cart"]);
    },
  );

  it.each([
    "",
    ".",
    "..",
    "a\\b",
    "a/b",
    "//evil.example",
    "a\nb",
    "\u0000",
    "\ud800",
    "x".repeat(101),
    7,
    null,
    undefined,
    ...OWN_PATHS,
  ])("is never %j", (alias) => {
    expect(isCityAlias(alias)).toBe(false);
  });

  it("alone leads to the city's menu", () => expect(cityPath("spb")).toBe("/spb/"));

  it("is no path of the site map", async () => {
    const outside = (await siteMap()).filter(({ parentId }) => parentId !== "shell/frame/city.route");
    const paths = outside.map(({ path }) => path);
    const first = paths.map((path) => path?.split("/")[0] ?? "").filter((path) => path && !/^[:*]/.test(path));
    expect(first).toEqual(expect.arrayContaining(["pictures", "legal-info"]));
    expect(first.filter((path) => !OWN_PATHS.includes(path))).toEqual([]);
  });
});

it("no file of public/ is taken for a city", () => {
  const files = readdirSync("public");
  expect(files).toContain("favicon.ico");
  expect(files.filter((name) => !OWN_PATHS.includes(name))).toEqual([]);
});

it.each([
  ["/spb/", "/"],
  ["/spb", "/"],
  ["/spb/promotions", "/promotions"],
  ["/spb/product/roll", "/product/roll"],
  ["/%D1%81%D0%BF%D0%B1/cart", "/cart"],
  ["/privacy-policy", "/privacy-policy"],
  ["/", "/"],
])("the page below a city of %s is %s", (pathname, page) => expect(pageBelowCity(pathname)).toBe(page));
