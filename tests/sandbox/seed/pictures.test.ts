import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { brands, catalogues } from "../../../sandbox/seed/catalogues";

const folder = path.join(import.meta.dirname, "../../../sandbox/seed/pictures");
const MAX_BYTES = 120 * 1024;
const SIZE_PX = 960;
const keys = [...new Set(brands.flatMap((brand) => catalogues[brand].products).map(({ key }) => key))];

describe("the pictures of the products", () => {
  it("are page-size files with a transparent ground, none too heavy, one for each product", async () => {
    for (const key of keys) {
      const file = path.join(folder, `${key}.avif`);
      expect.soft(existsSync(file), key).toBe(true);
      if (!existsSync(file)) continue;
      expect.soft(statSync(file).size, key).toBeLessThan(MAX_BYTES);
      const { width, height, hasAlpha } = await sharp(file).metadata();
      expect.soft({ width, height, hasAlpha }, key).toEqual({ width: SIZE_PX, height: SIZE_PX, hasAlpha: true });
    }
  }, 60_000);

  it("belong to products, every one", () => {
    const pictured = readdirSync(folder).map((name) => path.basename(name, ".avif"));
    expect(pictured.sort()).toEqual([...keys].sort());
  });
});
