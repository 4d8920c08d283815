import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { brands, catalogues } from "../../sandbox/seed/catalogue";
import { chosenKeys, RECIPES } from "../../tools/painter/recipes";
import { encode, PICTURE_SIZE, render } from "../../tools/painter/render";

const folder = path.join(import.meta.dirname, "../../sandbox/seed/pictures");
const heaviest = 120 * 1024;
const tiny = 32;
const products = brands.flatMap((brand) => catalogues[brand].products);
const keys = [...new Set(products.map(({ key }) => key))];

/** Plates whose colour a guest sees side by side; boxes, bowls and boards are told apart by what is in them. */
const plates = new Set(["ink", "rice", "sage", "blue", "clay", "cream", "green", "ice", "plum", "sand"]);

async function draft(key: string): Promise<Buffer> {
  const recipe = RECIPES.get(key);
  if (!recipe) throw new Error(`${key} has no recipe`);
  return render(key, recipe, tiny, 1);
}

describe("the pictures of the products", () => {
  it("are page-size files with a transparent ground, none too heavy, one for each product", async () => {
    for (const key of keys) {
      const file = path.join(folder, `${key}.avif`);
      expect.soft(existsSync(file), key).toBe(true);
      if (!existsSync(file)) continue;
      expect.soft(statSync(file).size, key).toBeLessThan(heaviest);
      const { width, height, hasAlpha } = await sharp(file).metadata();
      expect
        .soft({ width, height, hasAlpha }, key)
        .toEqual({ width: PICTURE_SIZE, height: PICTURE_SIZE, hasAlpha: true });
    }
  }, 60_000);

  it("belong to products, every one", () => {
    const painted = readdirSync(folder).map((name) => path.basename(name, ".avif"));
    expect(painted.sort()).toEqual([...keys].sort());
  });
});

describe("the recipes", () => {
  it("are one for each product and no more", () => {
    expect([...RECIPES.keys()].sort()).toEqual([...keys].sort());
  });

  it("never share a plate three times in a row within a group", () => {
    for (const brand of brands) {
      const { groups, products: menu } = catalogues[brand];
      for (const { alias } of groups) {
        const dishes = menu.filter(({ group }) => group === alias).map(({ key }) => RECIPES.get(key)?.dish ?? "");
        const repeated = dishes.filter(
          (dish, index) => plates.has(dish) && dish === dishes[index + 1] && dish === dishes[index + 2],
        );
        expect(repeated, `${brand} ${alias}`).toEqual([]);
      }
    }
  });

  it("paint the same picture each time", async () => {
    for (const key of ["philadelphia", "wok-chicken", "ml-classic"]) {
      const [first, second] = [await draft(key), await draft(key)];
      expect(first.equals(second), key).toBe(true);
      expect((await encode(first, tiny)).equals(await encode(second, tiny)), key).toBe(true);
    }
  });

  it("paint each product of a group differently", async () => {
    for (const brand of brands) {
      for (const { alias } of catalogues[brand].groups) {
        const group = catalogues[brand].products.filter((product) => product.group === alias);
        const drafts = await Promise.all(group.map(async ({ key }) => (await draft(key)).toString("base64")));
        expect(new Set(drafts).size, `${brand} ${alias}`).toBe(group.length);
      }
    }
  }, 120_000);
});

describe("naming what to paint", () => {
  it("takes keys, parts of the menu, or everything", () => {
    expect(chosenKeys(["philadelphia"])).toEqual(["philadelphia"]);
    expect(chosenKeys(["nori-maki"])).toHaveLength(10);
    expect(chosenKeys([])).toHaveLength(keys.length);
  });

  it("refuses a name that means nothing", () => {
    expect(() => chosenKeys(["no-such-dish"])).toThrow("no-such-dish");
  });
});
