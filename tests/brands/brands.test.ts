import { existsSync, readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { brandIds, brands } from "../../brands";
import { faviconOf } from "../../brands/favicons";
import { logoOf } from "../../brands/logos";
import { tokenOf } from "../../brands/tokens";
import { brands as sandboxBrands, catalogues } from "../../sandbox/seed/catalogues";
import { readSettings } from "../../server/operate/settings";

const folders = readdirSync("brands", { withFileTypes: true }).filter((entry) => entry.isDirectory());

it("lists in brands/index.ts every folder of brands/", () => {
  expect([...brandIds].sort()).toEqual(folders.map(({ name }) => name).sort());
});

describe.each(brandIds)("the brand %s", (brand) => {
  it("has every file that docs/adding-a-brand.md names", () => {
    const files = ["settings.json", "tokens.css", "logo.tsx", "favicon.svg"];
    expect(files.filter((file) => !existsSync(`brands/${brand}/${file}`))).toEqual([]);
  });

  it("has complete settings, with a picture for the first page", () => {
    expect(readSettings(brands[brand]).welcome_picture).toMatch(/^\/pictures\//);
  });

  it("has a logo, an icon and colours", () => {
    expect(renderToStaticMarkup(createElement(logoOf(brand)))).toMatch(/<svg.*data-word/s);
    expect(faviconOf(brand)).toMatch(/favicon.*\.svg$/);
    for (const role of ["page", "head", "edge"]) expect(tokenOf(brand, role)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it.each(sandboxBrands)(
  "the sandbox's brand %s is one of the shop's and agrees with its settings on the last hour",
  (brand) => {
    expect(brandIds).toContain(brand);
    expect(catalogues[brand].last_hour).toBe(brands[brand].last_hour);
  },
);
