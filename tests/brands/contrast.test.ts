import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandIds } from "../../brands";

function tokens(brand: string): Record<string, string> {
  const css = readFileSync(new URL(`../../brands/${brand}/tokens.css`, import.meta.url), "utf8");
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, role = "", value = ""]) => [role, value]),
  );
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

describe.each(brandIds)("the colours of %s", (brand) => {
  const colours = tokens(brand);
  /** Pairs with less contrast than needed; a missing colour has none. */
  const tooFaint = (pairs: [on: string, over: string][], needed: number) =>
    pairs
      .map(([on, over]) => ({ on, over, ratio: contrast(colours[on] ?? "", colours[over] ?? "") }))
      .filter(({ ratio }) => !(ratio >= needed));

  it("make every text readable on each of its grounds", () => expect(tooFaint(text, 4.5)).toEqual([]));

  it("make borders of controls and rings of focus visible", () => expect(tooFaint(shapes, 3)).toEqual([]));
});

it.each(brandIds)("%s has a colour for every role that another brand has", (brand) => {
  expect(Object.keys(tokens(brand)).sort()).toEqual(Object.keys(tokens(brandIds[0])).sort());
});
