import { describe, expect, it } from "vitest";
import { picturePath } from "../../../../../server/upstream/pictures";
import { translate } from "../../../../../server/words/translations";
import { languages } from "../../../../../rules/languages";
import { action, loader, meta } from "../../../../../app/browse/product/page/product.route";
import { limitWords } from "../../../../../app/browse/product/page/product-view.server";
import type { ProductView } from "../../../../../app/browse/product/product.view";
import { cartCalls, heldCart, products } from "../../../../support/upstream/carts";
import { outcomeOf, sessionOf } from "../../../../support/upstream/visitor";
import { cartWrites, noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(cartCalls);

async function open(product_key: string, options: Parameters<typeof visitArgs>[1] = {}, query = "") {
  const path = `/spb/product/${encodeURIComponent(product_key)}${query}`;
  const outcome = await outcomeOf(
    () => loader(visitArgs(path, { ...options, params: { product_key } })) as Promise<unknown>,
  );
  return { ...outcome, view: outcome.view as unknown as ProductView };
}

/** A soup with a group of modifiers for each list of images. */
async function withModifiers(images: (string | undefined)[][]) {
  const groups = images.map((list, nth) => ({
    id: `g${nth}`,
    name: "Extra",
    min: 0,
    max: 3,
    modifiers: list.map((image, place) => ({ id: `m${nth}${place}`, name: "M", price: 0, min: 0, max: 1, image })),
  }));
  menuIs([{ ...products[1], modifiers: { single: [], groups } }]);
  return (await open("soup")).view;
}

/** One of several modifiers with these prices. */
const choice = (...prices: number[]) => {
  const modifiers = prices.map((price, nth) => ({ id: `c${nth}`, name: "C", price, min: 0, max: 1 }));
  return { modifiers: { single: [], groups: [{ id: "g", name: "Group", min: 1, max: 1, modifiers }] } };
};

const menuIs = (dishes: unknown[]) =>
  on("products", { product_groups: [{ id: 1, alias: "all", name: "All", products: dishes }] });

async function submit(form: Record<string, string>) {
  const cookies = await sessionOf({ key: "anna" });
  const outcome = await outcomeOf(
    () =>
      action(visitArgs("/spb/product/roll", { form, cookies, params: { product_key: "roll" } })) as Promise<unknown>,
  );
  return {
    ...outcome,
    view: outcome.view as unknown as { errors: Record<string, string>; typed: Record<string, string> },
  };
}

describe("limits in words", () => {
  it.each([
    [1, 1, "choose one"],
    [2, 4, "choose from 2 to 4"],
    [0, 3, "up to 3"],
    [3, 3, "exactly 3"],
    [1, 2, "choose from 1 to 2"],
  ])("from %i to %i: %s", (min, max, words) => {
    expect(limitWords(min, max, translate("en"))).toBe(words);
  });

  it("are said in Russian as the shop says them", () => {
    const t = translate("ru");
    expect([limitWords(2, 4, t), limitWords(0, 3, t), limitWords(3, 3, t)]).toEqual([
      "выберите от 2 до 4",
      "до 3",
      "ровно 3",
    ]);
  });

  it.each(languages)("are whole in %s", (language) => {
    const said = [
      [1, 1],
      [2, 4],
      [0, 3],
      [3, 3],
    ].map(([min = 0, max = 0]) => limitWords(min, max, translate(language)));
    expect(new Set(said).size).toBe(4);
    expect(said.join()).not.toMatch(/\{\{|product\./);
  });
});

describe("a product", () => {
  it("shows what can be chosen, what it costs, and where it leads back to", async () => {
    const { status, view } = await open("roll", {}, "?return_to=/spb/?search=roll");
    expect(status).toBe(200);
    expect(view).toMatchObject({
      name: "Philadelphia",
      price: 58_900,
      old: "690\u00a0₽",
      note: "285\u00a0g · 8\u00a0pcs",
      state: "add",
      return_to: "/spb/?search=roll",
      back: "/spb/?search=roll#roll",
      picture: picturePath("/pictures/roll.avif"),
    });
    expect(view.modifiers.groups.map(({ limit }) => limit)).toEqual(["choose one", "up to 3"]);
    expect(view.modifiers.groups[0]?.modifiers.map(({ text }) => text)).toEqual([undefined, undefined]);
    expect(view.modifiers.groups[1]?.modifiers).toMatchObject([{ text: "+69\u00a0₽" }, { type: "stop" }]);
  });

  it.each(["//evil.example", "https://evil.example", "javascript:alert(1)"])(
    "leads back to this site only, not to %s",
    async (target) => {
      expect((await open("roll", {}, `?return_to=${encodeURIComponent(target)}`)).view.return_to).toBe("/spb/");
    },
  );

  it("says nutrition and allergens in the visitor's language", async () => {
    const nutritional_value = { proteins: 7.1, fats: 5.85, carbohydrates: 18, kilocalories: 153.4 };
    const product = {
      ...products[1],
      weight: { value: 300, unit: "ml" },
      nutritional_value,
      allergens: ["fish", "moonstone"],
    };
    menuIs([product]);
    const { view } = await open("soup", { headers: { "accept-language": "de" } });
    expect(view.nutrition.map(({ value }) => value)).toEqual(["153", "7,1\u00a0g", "5,9\u00a0g", "18\u00a0g"]);
    expect(view.per).toBe("Pro 100 ml, Brennwert 642\u00a0kJ");
    expect(view.allergens).toBe("Allergene: Fisch, moonstone.");
    expect(view.portion).toBe("Portion von 300\u00a0ml: 460\u00a0kcal.");
  });

  it.each([
    ["of half a kilogram", { weight: { value: 0.5, unit: "kg" } }, "A portion of 0.5\u00a0kg: 1,000\u00a0kcal."],
    ["of an unknown weight", { weight: undefined }, undefined],
    ["of a unit that is no weight", { weight: { value: 2, unit: "pcs" } }, undefined],
    ["whose size is chosen", choice(0, 150), undefined],
    ["whose rice is chosen", choice(0, 0), "A portion of 300\u00a0g: 600\u00a0kcal."],
    ["without facts", { nutritional_value: undefined }, undefined],
  ])("counts the energy of a portion %s", async (_, more, portion) => {
    const nutritional_value = { proteins: 7, fats: 6, carbohydrates: 18, kilocalories: 200 };
    menuIs([{ ...products[1], nutritional_value, weight: { value: 300, unit: "g" }, ...more }]);
    expect((await open("soup", { headers: { "accept-language": "en" } })).view.portion).toBe(portion);
  });

  it.each([
    ["en", "0.5\u00a0l", "\u221215%"],
    ["de", "0,5\u00a0l", "\u221215\u00a0%"],
    ["tr", "0,5\u00a0l", "\u2212%15"],
  ])("writes numbers as %s does", async (language, note, percent) => {
    const product = {
      ...products[1],
      weight: { value: 0.5, unit: "l" },
      quantity: 1,
      price: 85,
      basic_price: 100,
      discount: 15,
    };
    menuIs([product]);
    expect((await open("soup", { headers: { "accept-language": language } })).view).toMatchObject({ note, percent });
  });

  it.each([
    ["Pepperoni, 30 cm", "Pepperoni, 30\u00a0cm"],
    ["Mochi, 3 Stück", "Mochi, 3\u00a0Stück"],
    ["7 Samurai rolls", "7 Samurai rolls"],
  ])("keeps a number with its unit: %s", async (name, shown) => {
    menuIs([{ ...products[1], name }]);
    expect((await open("soup")).view.name).toBe(shown);
  });

  it("that is stopped says so, in the upstream's words if it has any", async () => {
    expect((await open("bonito")).view).toMatchObject({ state: "out", gone: "Bonito is off today." });
  });

  it("that the cart holds is changed, not added again", async () => {
    heldCart.fill({ roll: 2 });
    const { view } = await open("roll", { cookies: await sessionOf({ key: "anna" }) });
    expect(view.in_cart).toEqual({ "roll~classic:1": 2 });
  });

  it("stands when the cart does not load", async () => {
    on("cart", noAnswer);
    expect(await open("roll", { cookies: await sessionOf({ key: "anna" }) })).toMatchObject({
      status: 200,
      view: { in_cart: {} },
    });
  });

  it.each(["nothing", "", "../../etc", "<script>", "x".repeat(3_000)])(
    "that is not on the menu is not found: %s",
    async (key) => {
      expect((await open(key)).status).toBe(404);
    },
  );

  it("has pictures of its modifiers where all of a group have one", async () => {
    const view = await withModifiers([
      ["/pictures/cheese.avif", "/pictures/roe.avif"],
      ["/pictures/rice.avif", "javascript:alert(1)"],
      ["/pictures/rice.avif", undefined],
    ]);
    const pictures = view.modifiers.groups.map(({ modifiers }) => modifiers.map(({ picture }) => picture));
    expect(pictures).toEqual([
      [picturePath("/pictures/cheese.avif"), picturePath("/pictures/roe.avif")],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it("has one address of its own", async () => {
    const { view } = await open("roll", {}, "?return_to=/spb/");
    const tags = meta({ data: view } as unknown as Parameters<typeof meta>[0]);
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "http://localhost/spb/product/roll" });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "http://localhost/spb/product/roll/social.jpg",
    });
  });
});

describe("a dish that cannot be had", () => {
  const isChosen = { modifiers: { single: [], groups: [{ id: "g", name: "G", min: 2, max: 2, modifiers: [] }] } };

  it("names one of its group that can, and says what it costs", async () => {
    const { view } = await open("bonito");
    expect(view.alternative).toEqual({
      key: "soup",
      name: "Tom yum",
      note: "380\u00a0g",
      text: "",
      picture: undefined,
      price: "429\u00a0₽",
      state: "add",
      sale_multiplicity: 1,
    });
    expect(view.group).toMatchObject({ name: "All" });
  });

  it("names one to be chosen where that has required choices", async () => {
    const [, soup, , bonito] = products;
    menuIs([bonito, { ...soup, type: "unavailable" }, { ...products[0], ...isChosen }]);
    expect((await open("bonito")).view.alternative).toMatchObject({ key: "roll", state: "choose" });
  });

  it("names none that is off too", async () => {
    const [, soup, , bonito] = products;
    menuIs([bonito, { ...soup, type: "stop" }]);
    expect((await open("bonito")).view.alternative).toBeUndefined();
  });

  it("counts as many as are sold at a time", async () => {
    menuIs([products[2], products[3]]);
    expect((await open("bonito")).view.alternative).toMatchObject({ price: "597\u00a0₽", sale_multiplicity: 6 });
  });

  it("has none where it can be had", async () => {
    expect((await open("soup")).view.alternative).toBeUndefined();
  });
});

describe("the dishes before and after one in its group", () => {
  it("are those of the menu, and none beyond its ends", async () => {
    expect((await open("soup")).view.group).toEqual({
      alias: "all",
      name: "All",
      place: 2,
      of: 4,
      previous: { key: "roll", name: "Philadelphia" },
      next: { key: "water", name: "Water" },
    });
    expect((await open("roll")).view.group).toMatchObject({ place: 1, previous: undefined });
    expect((await open("bonito")).view.group).toMatchObject({ place: 4, next: undefined });
  });

  it("are not offered while a line of the cart is changed", async () => {
    heldCart.fill({ roll: 2 });
    const cookies = await sessionOf({ key: "anna" });
    expect((await open("roll", { cookies }, "?line_key=roll~classic:1")).view.group).toBeUndefined();
  });
});

describe("what a search engine reads of a dish (JSON-LD)", () => {
  type Tag = Record<string, unknown>;
  const tagsOf = (view: ProductView) => meta({ data: view } as unknown as Parameters<typeof meta>[0]) as Tag[];
  const structured = (view: ProductView) => tagsOf(view).find((tag) => "script:ld+json" in tag)?.["script:ld+json"];

  it("has a description also where the chain has none: the dish and its portion", async () => {
    const { view } = await open("roll");
    const described = tagsOf(view).find(({ name }) => name === "description");
    expect(described?.content).toBe(view.text || [view.name, view.note].filter(Boolean).join(", "));
    expect(tagsOf({ ...view, text: "", note: "8 pcs" })).toContainEqual({
      name: "description",
      content: `${view.name}, 8 pcs`,
    });
  });

  it("is a Product with its offer: availability, price of the default choice, currency", async () => {
    const { view } = await open("roll");
    expect(structured(view)).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Philadelphia",
      image: [`http://localhost/pictures/w960/${picturePath("/pictures/roll.avif")}`],
      sku: "roll",
      url: "http://localhost/spb/product/roll",
      brand: { "@type": "Brand", name: "Nori" },
      offers: {
        "@type": "Offer",
        url: "http://localhost/spb/product/roll",
        price: "589.00",
        priceCurrency: "RUB",
        availability: "https://schema.org/InStock",
      },
    });
  });

  it.each([
    ["soup", "429.00", "InStock"],
    ["water", "99.50", "InStock"],
    ["bonito", "459.00", "OutOfStock"],
  ])("says exactly what %s costs, and whether it can be had", async (key, price, availability) => {
    const { offers } = structured((await open(key)).view) as { offers: unknown };
    expect(offers).toMatchObject({ price, availability: `https://schema.org/${availability}` });
  });

  it("is for the dish, not for one visitor's line of it: that page is not indexed", async () => {
    heldCart.fill({ roll: 2 });
    const cookies = await sessionOf({ key: "anna" });
    const { view } = await open("roll", { cookies }, "?line_key=roll~classic:1");
    expect(tagsOf(view)).toContainEqual({ name: "robots", content: "noindex" });
    expect(tagsOf(view)).toContainEqual(
      expect.objectContaining({ rel: "canonical", href: "http://localhost/spb/product/roll" }),
    );
    expect(tagsOf((await open("roll", { cookies })).view)).not.toContainEqual(
      expect.objectContaining({ name: "robots" }),
    );
  });
});

describe("the form without scripts", () => {
  it("puts the choice into the cart and goes back to the card", async () => {
    const { status, location } = await submit({
      product_key: "roll",
      return_to: "/spb/",
      count: "2",
      "modifier_group.rice": "no-sugar",
      "modifiers.cheese": "1",
    });
    expect({ status, location }).toEqual({ status: 303, location: "/spb/#roll" });
    expect(cartWrites()).toMatchObject([
      { call: "/add", body: { product_key: "roll", count: 2, modifiers: { cheese: 1, "no-sugar": 1 } } },
    ]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["too many of one", { "modifier_group.rice": "classic", "modifiers.cheese": "9" }, "modifiers.cheese"],
    ["nothing where one is needed", { "modifier_group.rice": "" }, "modifier_group.rice"],
    ["what ran out", { "modifier_group.rice": "classic", "modifiers.roe": "1" }, "modifiers.roe"],
    ["a count of 101", { count: "101" }, "count"],
    ["a count of -1", { count: "-1" }, "count"],
    ["a count that is no number", { count: "NaN" }, "count"],
  ])("comes back with what was typed: %s", async (_, form, field) => {
    const { status, view } = await submit({ product_key: "roll", ...form });
    expect(status).toBe(422);
    expect(view.errors[field]).toBeTruthy();
    expect(view.typed).toMatchObject(form);
    expect(cartWrites()).toEqual([]);
  });
});
