import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../../../server/operate/log";
import { createUpstream } from "../../../server/upstream/client";
import { forgetAnswers } from "../../../server/upstream/stale-while-revalidate";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { emptyCart, petersburg } from "../../support/upstream/places";

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
  forgetAnswers();
});
afterEach(() => {
  vi.restoreAllMocks();
  upstream.stop();
});

const client = () => createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r" });

function leftOut() {
  const warn = vi.spyOn(log, "warn");
  return () => warn.mock.calls.map(([line]) => (line as { path?: string }).path);
}

const dish = (more: Record<string, unknown> = {}) => ({ id: 1, key: "roll", name: "Roll", price: 10, ...more });
const group = (...products: unknown[]) => ({ id: 1, alias: "rolls", name: "Rolls", products });
const zone = (area: unknown) => ({
  id: 1,
  map: { area },
  prices: { delivery: 0, minimum_order_amount: 0, has_free_delivery: false },
});
const shop = (more: Record<string, unknown> = {}) => ({
  id: 1,
  city_id: 1,
  name: "Shop",
  address: { street: "Street" },
  latitude: 1,
  longitude: 1,
  ...more,
});
const menu = async (...groups: unknown[]) => {
  upstream.says({ product_groups: groups });
  const { product_groups } = await client().products({ city_id: 1, order_type: "delivery" });
  return product_groups.map(({ products }) => products.map(({ key }) => key));
};

describe("one bad item of a list", () => {
  it.each([
    ["without a price", { price: null }, "price"],
    ["with a price of 1e308", { price: 1e308 }, "price"],
    ["with a negative price", { price: -1 }, "price"],
    ["with a text for an id", { id: "1" }, "id"],
    ["with an id of 7.5", { id: 7.5 }, "id"],
    ["with an id past 2^53", { id: 2 ** 60 }, "id"],
    [
      "with a group of which a milliard is to be chosen",
      { modifiers: { single: [], groups: [{ id: "g", name: "G", min: 1e9, max: 1e9, modifiers: [] }] } },
      "modifiers.groups.0.min",
    ],
    [
      "with a modifier without a price",
      { modifiers: { single: [{ id: "m", name: "M", min: 0, max: 1 }], groups: [] } },
      "modifiers.single.0.price",
    ],
  ])("a dish %s is left out, and its path logged", async (_, more, path) => {
    const paths = leftOut();
    expect(await menu(group(dish(), dish({ key: "bad", ...more })))).toEqual([["roll"]]);
    expect(paths()).toEqual([`product_groups.0.products.1.${path}`]);
  });

  it("of a group of the menu takes the group only", async () => {
    expect(await menu(group(dish({ price: null })), group(dish()))).toEqual([["roll"]]);
  });

  it.each([
    ["a zone with points of three numbers", { delivery_zones: [zone([[1, 2, 3]]), zone([[1, 2]])] }],
    ["a banner without a name", { banners: [{ id: 1, images: {} }] }],
    ["a mask without a code", { phone_masks: [{ id: 1 }] }],
  ])("%s leaves the city", async (_, more) => {
    upstream.says({ city: { ...petersburg, ...more } });
    const { city } = await client().city({ alias: "spb" });
    expect(city.name).toBe("Saint Petersburg");
    expect(city.delivery_zones?.length ?? 1).toBe(1);
  });

  it("a shop off the map leaves the others", async () => {
    upstream.says({ shops: [shop(), shop({ id: 2, latitude: 95 })] });
    expect((await client().shops({ city_id: 1 })).shops.map(({ id }) => id)).toEqual([1]);
  });

  it("a suggestion for the cart leaves the cart", async () => {
    upstream.says({ cart: { ...emptyCart, related: { a: dish({ price: null }), b: dish() } } });
    expect((await client().cartClear({})).cart.related).toEqual({ b: dish() });
  });
});

const line = (more: Record<string, unknown> = {}) => ({
  ...dish(),
  product_key: "roll",
  price_with_modifiers: 10,
  count: 1,
  ...more,
});

describe("what a thing can do without", () => {
  it.each([
    ["a type that is new", { type: "seasonal" }, "type"],
    ["a weight without a number", { weight: { value: null, unit: "g" } }, "weight.value"],
    ["a nutritional value that is not known", { nutritional_value: { proteins: null } }, "nutritional_value.proteins"],
    ["an allergen without a name", { allergens: [null] }, "allergens.0"],
  ])("%s takes neither the dish from the menu nor the cart from the visitor, and is logged", async (_, more, path) => {
    const paths = leftOut();
    expect(await menu(group(dish(more)))).toEqual([["roll"]]);
    upstream.says({ cart: { ...emptyCart, products: { roll: line(more) } } });
    const { products } = (await client().cartClear({})).cart;
    expect(products.roll).toMatchObject(line());
    expect(paths()).toEqual(expect.arrayContaining([expect.stringContaining(`0.products.0.${path}`)]));
    expect(paths()).toEqual(expect.arrayContaining([expect.stringContaining(`cart.products.roll.${path}`)]));
  });

  it.each([
    ["customer's sex", { user: { phone: "7", sex: "other" } }, "user.sex"],
    ["e-mail that is sound beside it", { user: { phone: "7", sex: 5, email: "a@b.example" } }, "user.sex"],
  ])("an unknown value of a field leaves the rest: a %s", async (_, body, path) => {
    const paths = leftOut();
    upstream.says(body);
    const { sex, ...rest } = body.user;
    expect((await client().user({})).user).toEqual(rest);
    expect([sex, paths()]).toEqual([sex, [path]]);
  });
});

it.each([
  ["hours without numbers", { schedule: { default: { 1: { working_minutes: [{ from: null, to: null }] } } } }],
  ["a schedule that is none", { schedule: [] }],
  ["a map without a place", { map: { coordinates: { latitude: 200, longitude: 30 } } }],
  ["requisites without a company", { legal: {} }],
  ["what the shop does not read", { url: 5, franchise: 1 }],
])("%s leaves the city and its shops", async (_, more) => {
  upstream.says({ city: { ...petersburg, ...more } });
  expect((await client().city({ alias: "spb" })).city.name).toBe("Saint Petersburg");
  upstream.says({ shops: [shop(more)] });
  expect((await client().shops({ city_id: 1 })).shops).toHaveLength(1);
});

describe("an empty object that is written as an empty list, as PHP does", () => {
  it("is an empty cart", async () => {
    upstream.says({ cart: { ...emptyCart, products: [] } });
    expect((await client().cartClear({})).cart.products).toEqual({});
  });
  it("is a line without a choice", async () => {
    upstream.says({ cart: { ...emptyCart, products: { roll: line({ chosen_modifiers: [] }) } } });
    expect((await client().cartClear({})).cart.products.roll?.chosen_modifiers).toEqual({});
  });
  it("is a schedule without special dates", async () => {
    const schedule = { default: { 1: { working_minutes: [] } }, custom: [], month: [] };
    upstream.says({ shops: [shop({ schedule })] });
    const { shops } = await client().shops({ city_id: 1 });
    expect(shops[0]?.schedule).toEqual({ ...schedule, custom: {}, month: {} });
  });
  it("is none where the list holds something", async () => {
    upstream.says({ cart: { ...emptyCart, products: [line()] } });
    await expect(client().cartClear({})).rejects.toMatchObject({ kind: "broken", details: { path: "cart.products" } });
  });
});

it.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["Mars/Olympus", undefined],
  [3, undefined],
])("of a city's zone %j stays %j, and of its hours all", async (sent, time_zone) => {
  upstream.says({ city: { ...petersburg, time_zone: sent } });
  const { city } = await client().city({ alias: "spb" });
  expect([city.timezone, city.time_zone]).toEqual([3, time_zone]);
});

describe("what stays a failure", () => {
  it.each([
    ["a list that is none", { product_groups: {} }, "product_groups"],
    [
      "a list without one sound item",
      { product_groups: [group(dish({ price: "1" }))] },
      "product_groups.0.products.0.price",
    ],
  ])("%s", async (_, body, path) => {
    upstream.says(body);
    await expect(client().products({ city_id: 1, order_type: "delivery" })).rejects.toMatchObject({
      kind: "broken",
      details: { path },
    });
  });

  it.each([240, 14.5, -15])("a time zone of %d hours", async (timezone) => {
    upstream.says({ city: { ...petersburg, timezone } });
    await expect(client().city({ alias: "spb" })).rejects.toMatchObject({ details: { path: "city.timezone" } });
  });

  it("a broken line of a cart: it must not vanish from an order", async () => {
    upstream.says({ cart: { ...emptyCart, products: { a: line(), b: line({ price: null }) } } });
    await expect(client().cartClear({})).rejects.toMatchObject({ kind: "broken" });
  });
});
