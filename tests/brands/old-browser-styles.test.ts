import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brandIds, type BrandId } from "../../brands";
import { withoutCustomProperties } from "../../tools/old-browser-styles";

const sources = ["app", "brands"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const tokenColours = (brand: BrandId) =>
  new Set(readFileSync(`brands/${brand}/tokens.css`, "utf8").match(/#[0-9a-f]{6}\b/g));

/** As #rrggbb. */
const coloursIn = (css: string) =>
  new Set(
    [...css.matchAll(/[:, ]#([0-9a-f]{6}|[0-9a-f]{3})\b/g)].map(
      ([, hex = ""]) => `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`,
    ),
  );

describe.each(brandIds)("the styles of %s for browsers without custom properties", (brand) => {
  const css = withoutCustomProperties(sources, brand);

  it("hold no custom property", () => {
    expect(css.match(/var\([^)]*\)|[{;]--[\w-]+/g)).toBeNull();
  });

  it("show the brand's own colours and no other brand's", () => {
    const own = tokenColours(brand);
    expect(own.size).toBeGreaterThan(20);
    expect([...coloursIn(css)].filter((colour) => !own.has(colour))).toEqual([]);
  });
});

describe("in place of custom properties", () => {
  const built = (css: string) => withoutCustomProperties(`[data-brand=mylavash]{--ink:#222}${css}`, "mylavash");

  it.each([
    ["a brand's value stands", ".a{color:var(--ink)}", ".a{color:#222}"],
    ["another brand's value does not", "[data-brand=nori]{--ink:#333}.a{color:var(--ink)}", ".a{color:#222}"],
    ["a value that names another one is followed", ":root{--x:var(--ink)}.a{color:var(--x)}", ".a{color:#222}"],
    ["the value after the comma stands for one that is not set", ".a{color:var(--no, var(--ink))}", ".a{color:#222}"],
    ["nothing stands for one that is set nowhere", ".a{top:0;color:var(--no)}", ".a{top:0}"],
    [
      "a value that holds inside another element has a rule of its own",
      "[data-ground=dark]{--ink:#eee}.a,.b{color:var(--ink);top:0}",
      ".a,.b{color:#222;top:0}[data-ground=dark] .a,[data-ground=dark] .b{color:#eee}",
    ],
    [
      "a value that holds in wider windows has a rule of its own",
      ":root{--side:1px}@media (min-width:9px){:root{--side:2px}}.a{left:var(--side)}.b{left:0}",
      ".a{left:1px}@media (min-width:9px){.a{left:2px}}.b{left:0}",
    ],
    [
      "conditions on the window's width are joined",
      ":root{--side:1px}@media (min-width:9px){:root{--side:2px}}@media (max-width:99px){.a{left:var(--side)}}",
      "@media (max-width:99px){.a{left:1px}}@media (max-width:99px) and (min-width:9px){.a{left:2px}}",
    ],
    ["the value of the same rule counts", ".a{--ink:#eee;color:var(--ink)}", ".a{color:#eee}"],
    ["rules without custom properties stay, since the sheet is linked last", ".a{top:0}", ".a{top:0}"],
  ])("%s", (_, css, expected) => {
    expect(built(css)).toBe(expected);
  });
});
