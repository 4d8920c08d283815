import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandIds } from "../../brands";
import { mapColours } from "../../brands/map-colours";
import { tokenOf } from "../../brands/tokens";

/** The roles that a brand has colours for, in both schemes or in the dark one. */
function roles(brand: string, scheme: "light" | "dark") {
  const css = readFileSync(new URL(`../../brands/${brand}/tokens.css`, import.meta.url), "utf8");
  const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  return [...(scheme === "light" ? light : dark).matchAll(/--([\w-]+):\s*#[0-9a-f]{6};/g)].map(([, role = ""]) => role);
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text: [on: string, words: string][] = [
  ...["page", "surface", "sunken", "accent-soft"].flatMap((ground): [string, string][] => [
    [ground, "ink"],
    [ground, "ink-2"],
    [ground, "accent-text"],
  ]),
  ["accent-soft-press", "accent-text"],
  ["accent", "on-accent"],
  ["accent-press", "on-accent"],
  ["gold", "on-accent"],
  ["gold-press", "on-accent"],
  ["ink", "on-ink"],
  ["ink-press", "on-ink"],
  ["counter", "on-ink"],
  ["head", "on-head"],
  ["head", "on-head-2"],
  ["good", "on-good"],
  ["page", "good"],
  ["surface", "good"],
  ["good-soft", "good"],
  ["page", "danger"],
  ["surface", "danger"],
  ["danger-soft", "danger"],
  ["luxe", "on-head"],
  ["luxe", "gold"],
  ["luxe", "on-luxe-2"],
  ["banner-pale", "ink"],
  ["banner-deep", "on-head"],
  ["on-accent", "on-head"],
];

/** Shapes that must be seen: borders of controls, rings of focus. */
const shapes: [on: string, shape: string][] = [
  ["surface", "edge"],
  ["page", "edge"],
  ["page", "focus"],
  ["surface", "focus"],
  ["sunken", "focus"],
  ["head", "focus-on-dark"],
  ["luxe", "focus-on-dark"],
  ["banner-deep", "focus-on-dark"],
];

/** Names on a map, on its land and on the outline around each of them. */
const mapTexts = (["land", "halo"] as const).flatMap((ground) =>
  (["text", "waterText", "parkText"] as const).map((words): [on: typeof ground, words: typeof words] => [
    ground,
    words,
  ]),
);

/** The grounds of banners and promotions with the roles of the words, of their buttons and of the buttons' words. */
const buttonGrounds = ["app/browse/menu/Banners.module.css", "app/browse/promotions/promotions.module.css"].flatMap(
  (sheet) =>
    [...readFileSync(new URL(`../../${sheet}`, import.meta.url), "utf8").matchAll(/{([^{}]*)}/g)].flatMap(
      ([, rule = ""]) => {
        const role = (property: string) =>
          new RegExp(`(?<![\\w-])${property}: var\\(--([\\w-]+)\\)`).exec(rule)?.[1] ?? "none";
        const ground = role("background");
        return /^(accent|banner)/.test(ground) ? [{ ground, button: role("--pill"), words: role("--on-pill") }] : [];
      },
    ),
);

const schemes = brandIds.flatMap((brand) => (["light", "dark"] as const).map((scheme) => ({ brand, scheme })));

describe.each(schemes)("the $scheme colours of $brand", ({ brand, scheme }) => {
  /** Pairs with less contrast than needed. */
  const tooFaint = <Role extends string>(
    pairs: [on: Role, over: Role][],
    needed: number,
    colour = (role: Role) => tokenOf(brand, role, scheme),
  ) =>
    pairs
      .map(([on, over]) => ({ on, over, ratio: contrast(colour(on), colour(over)) }))
      .filter(({ ratio }) => !(ratio >= needed));

  it("make every text readable on each of its grounds", () => expect(tooFaint(text, 4.5)).toEqual([]));

  it("make borders of controls and rings of focus visible", () => expect(tooFaint(shapes, 3)).toEqual([]));

  it("make the buttons of banners and promotions stand out, and readable", () => {
    expect(buttonGrounds.length).toBeGreaterThan(5);
    expect(
      tooFaint(
        buttonGrounds.map(({ ground, button }) => [ground, button]),
        3,
      ),
    ).toEqual([]);
    expect(
      tooFaint(
        buttonGrounds.map(({ button, words }) => [button, words]),
        4.5,
      ),
    ).toEqual([]);
  });

  it("make the names on its map readable", () => {
    const colours = mapColours(brand)[scheme];
    expect(tooFaint<keyof typeof colours>([...mapTexts, ["plate", "text"]], 4.5, (role) => colours[role])).toEqual([]);
  });
});

it.each(brandIds)("%s has a colour for every role that another brand has", (brand) => {
  expect(roles(brand, "light").sort()).toEqual(roles(brandIds[0], "light").sort());
});

it.each(brandIds)("%s has a light colour for each dark one, and a dark page", (brand) => {
  const dark = roles(brand, "dark");
  expect(dark).toContain("page");
  expect(dark.filter((role) => !roles(brand, "light").includes(role))).toEqual([]);
});
