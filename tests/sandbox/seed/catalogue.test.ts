import { describe, expect, it } from "vitest";
import { brands, catalogues } from "../../../sandbox/seed/catalogues";
import { describe as describeProduct } from "../../../sandbox/seed/catalogue/describe";
import { priceIn, pricesIn } from "../../../sandbox/seed/catalogue/prices";

const currencies = ["RUB", "BYN", "TRY", "KZT", "EUR", "UAH"];
const everything = Object.values(catalogues).flatMap(({ products }) => products);
const keys = new Set(everything.map(({ key }) => key));

describe.each(brands)("the menu of %s", (brand) => {
  const { groups, products } = catalogues[brand];

  it("puts every product into one of its groups, and leaves no group empty", () => {
    const used = new Set(products.map(({ group }) => group));
    expect([...used].sort()).toEqual(groups.map(({ alias }) => alias).sort());
  });

  it("relates products to products of the same brand", () => {
    const own = new Set(products.map(({ key }) => key));
    expect(products.flatMap(({ related = [] }) => related).filter((key) => !own.has(key))).toEqual([]);
  });

  it("opens from its banners what exists, and promises a discount only where there is one", () => {
    for (const { name, picture, opens } of catalogues[brand].banners) {
      expect(products.map(({ key }) => key)).toContain(picture);
      if ("group" in opens) expect(groups.map(({ alias }) => alias)).toContain(opens.group);
      else {
        const opened = products.find(({ key }) => key === opens.product_key);
        expect(opened?.type).toBeUndefined();
        expect(opened?.price).toBeGreaterThan(0);
        if (name.ru.includes("скидк")) expect(opened?.discount).toBeGreaterThan(0);
      }
    }
  });
});

it("every text writes Uzbek with the letter ʻ, never with a quote", () => {
  const uzbek = everything.flatMap((product) => [product.name.uz, describeProduct(product, "uz")]);
  expect(uzbek.filter((text) => /['’`]/.test(text))).toEqual([]);
});

describe("a description", () => {
  const philadelphia = catalogues.nori.products[0]!;

  it("lists the ingredients as a sentence", () => {
    expect(describeProduct(philadelphia, "ru")).toBe("Лосось, сливочный сыр, огурец, рис, нори.");
    expect(describeProduct(philadelphia, "de")).toBe("Lachs, Frischkäse, Gurke, Reis, Nori.");
  });

  it("capitalises by the language's own rule", () => {
    expect(describeProduct({ ingredients: ["oyster-sauce"] }, "tr")).toBe("İstiridye sosu.");
    expect(describeProduct({ ingredients: ["eel"] }, "uz")).toBe("Dudlangan ilonbaliq.");
  });
});

it("a product has a key of its own", () => {
  expect(keys.size).toBe(everything.length);
  expect([...keys].filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
});

it("modifiers can be chosen: limits are in order and enough of them are in stock", () => {
  for (const { key, modifiers } of everything) {
    const ids = [...modifiers.single, ...modifiers.groups.flatMap((group) => group.modifiers)].map(({ id }) => id);
    expect(new Set(ids).size, key).toBe(ids.length);
    for (const modifier of modifiers.single)
      expect(modifier.max, key).toBeGreaterThanOrEqual(Math.max(1, modifier.min));
    for (const group of modifiers.groups) {
      const offered = group.modifiers.filter(({ type }) => type !== "stop").reduce((sum, { max }) => sum + max, 0);
      expect(group.min, key).toBeLessThanOrEqual(group.max);
      expect(group.max, key).toBeGreaterThan(0);
      expect(offered, `${key} ${group.id}`).toBeGreaterThanOrEqual(group.max);
      if (group.min > 0) expect(group.modifiers[0]?.type, key).toBeUndefined();
    }
  }
});

it.each(currencies)("prices are positive in %s, and a discount lowers them by what it says", (currency) => {
  for (const product of everything) {
    const { price, basic_price } = pricesIn(currency, product);
    expect(Number.isInteger(price) && price > 0, product.key).toBe(true);
    if (!product.discount) expect(price).toBe(basic_price);
    else expect(Math.round(100 - (100 * price) / basic_price), product.key).toBe(product.discount);
    for (const group of product.modifiers.groups)
      for (const modifier of group.modifiers) expect(priceIn(currency, modifier.price) > 0).toBe(modifier.price > 0);
  }
});
