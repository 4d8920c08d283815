import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Rule } from "postcss";
import { describe, expect, it } from "vitest";
import { brandIds, type BrandId } from "../../brands";
import { withoutCustomProperties } from "../../tools/old-browser-styles";

const sources = ["app", "brands"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Those browsers know no dark pages. */
const tokenColours = (brand: BrandId) =>
  new Set(
    readFileSync(`brands/${brand}/tokens.css`, "utf8")
      .split("@media")[0]
      ?.match(/#[0-9a-f]{6}\b/g),
  );

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

const rulesOf = (css: string) => {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => void rules.push(rule));
  return rules;
};
const valuesOf = (rule: Rule, pattern: RegExp) =>
  rule.nodes.flatMap((node) => (node.type === "decl" && pattern.test(node.prop) ? [node.value] : []));
const valueOf = (rule: Rule, pattern: RegExp) => valuesOf(rule, pattern).at(-1);
const ground = (rule: Rule) => valueOf(rule, /^background(-color)?$/);
const text = (rule: Rule) => valueOf(rule, /^color$/);
const isVariable = (value: string | undefined) => Boolean(value?.includes("var("));
const drawsNothing = /^(none|transparent|inherit|0|0 0|initial|radial-gradient\(.*)$/;

describe("text and the ground under it", () => {
  it("come together: no rule sets a ground for every browser and its text's colour for those with custom properties only", () => {
    const isDrawn = (value: string) => !isVariable(value) && !drawsNothing.test(value);
    const halves = rulesOf(sources).filter(
      (rule) =>
        valuesOf(rule, /^background(-color)?$/).some(isDrawn) &&
        valuesOf(rule, /^color$/).length > 0 &&
        valuesOf(rule, /^color$/).every(isVariable),
    );
    expect(halves.map(({ selector }) => selector)).toEqual([]);
  });

  it.each(brandIds)("come together in the styles of %s for browsers without custom properties", (brand) => {
    const both = rulesOf(sources).filter((rule) => isVariable(ground(rule)) && isVariable(text(rule)));
    expect(both.length).toBeGreaterThan(15);
    const built = rulesOf(withoutCustomProperties(sources, brand));
    const whole = new Set(
      built.filter((rule) => ground(rule) && text(rule)).flatMap(({ selectors }) => selectors.map(plain)),
    );
    expect(both.flatMap(({ selectors }) => selectors.map(plain)).filter((selector) => !whole.has(selector))).toEqual(
      [],
    );
  });
});

/** Lightning CSS writes selectors its own way. */
const plain = (selector: string) => selector.replace(/\s*([>+~,:])\s*|["\s]+/g, "$1").replace(/::/g, ":");

describe("what stands in for a native control", () => {
  const conditions = (rule: Rule) => {
    const found: string[] = [];
    for (let parent = rule.parent; parent?.type === "atrule"; parent = parent.parent as typeof parent)
      if ((parent as AtRule).name === "supports") found.push((parent as AtRule).params);
    return found.join();
  };
  const sheet = (name: string) => rulesOf(readFileSync(`app/${name}.module.css`, "utf8"));

  it("hides a radio button or a checkbox in engines that draw its stand-in only", () => {
    const hiding = rulesOf(readFileSync("app/shared/ui/styles/base.css", "utf8")).filter(
      (rule) => valueOf(rule, /^opacity$/) === "0",
    );
    expect(hiding.map(({ selector }) => selector)).toEqual([".covered"]);
    expect(hiding.map(conditions)).toEqual(["(display: grid)"]);
    const elsewhere = [
      "shared/ui/fields/Choice",
      "shared/ui/fields/Checkbox",
      "shared/ui/fields/Slots",
      "browse/menu/FilterPanel",
    ].flatMap((name) => sheet(name).filter((rule) => valueOf(rule, /^opacity$/) === "0"));
    expect(elsewhere).toEqual([]);
  });

  it("browse/grid/GridPlus takes the word of a button away in engines that draw the plus only", () => {
    const wordless = sheet("browse/grid/GridPlus").filter((rule) => valueOf(rule, /^font-size$/) === "0");
    expect(wordless.length).toBeGreaterThan(0);
    expect(wordless.map(conditions).filter((condition) => condition !== "(display: grid)")).toEqual([]);
  });

  /** Beside a visible word, in place of fields that say the same, without a word, or for programs only. */
  const SAID_OTHERWISE = [
    /^\.(cards|shelf ul) div > (button|a) > span$/,
    /^\.cards > li > button > span$/,
    /^\.known\[open\] > \.line/,
    /^\.title$/,
    /^\.mark$/,
    /^\.trap$/,
  ];

  it("words are hidden behind an icon in engines that draw it only", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
    const hiding = files
      .flatMap((file) => rulesOf(readFileSync(join("app", file), "utf8")).map((rule) => ({ file, rule })))
      .filter(({ rule }) => valueOf(rule, /^width$/) === "1px" || valueOf(rule, /^font-size$/) === "0");
    expect(hiding.length).toBeGreaterThan(15);
    // Engines with :has are newer than grid.
    const everywhere = hiding.flatMap(({ file, rule }) =>
      /\(display: grid\)|selector\(:has/.test(conditions(rule))
        ? []
        : rule.selectors
            .filter((selector) => !SAID_OTHERWISE.some((pattern) => pattern.test(selector)))
            .map((selector) => `${file}: ${selector}`),
    );
    expect(everywhere).toEqual([]);
  });

  it.each(["shared/ui/buttons/IconButton", "shared/ui/buttons/Counter"])(
    "%s makes a button as narrow as an icon in engines that draw it only",
    (name) => {
      const narrow = sheet(name).filter((rule) => /^(44|48|56)px$/.test(valueOf(rule, /^width$/) ?? ""));
      const buttons = narrow.filter(({ selector }) => /\.(round|step)\b/.test(selector));
      expect(buttons.length).toBeGreaterThan(0);
      expect(buttons.map(conditions).filter((condition) => condition !== "(display: grid)")).toEqual([]);
    },
  );

  it("shared/ui/pictures/Picture fills the element around it in engines that know its width only", () => {
    const wide = sheet("shared/ui/pictures/Picture").filter((rule) => valueOf(rule, /^width$/) === "100%");
    expect(wide.map(conditions)).toEqual(["(display: grid)"]);
  });

  it.each([
    ["shared/ui/overlays/MenuList", ".list"],
    ["browse/menu/Filters", ".sheet"],
  ])("%s lays %s over the page in engines that know <details> only", (name, list) => {
    const over = sheet(name).filter((rule) => rule.selector === list && valueOf(rule, /^position$/) === "absolute");
    expect(over.map(conditions)).toEqual(["(display: grid)"]);
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
