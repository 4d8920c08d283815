import { describe, expect, it } from "vitest";
import { action } from "../../../../../../app/fulfilment/place/shops/page/shop.route";
import { cartAnswer, cartCalls, heldCart, products } from "../../../../../support/upstream/carts";
import { shops } from "../../../../../support/upstream/places";
import { handler, noAnswer, on, useUpstream } from "../../../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../../../support/upstream/visitor";
import { visitArgs } from "../../../../../support/app/route";

useUpstream(() => [...cartCalls(), handler("shopsSet", () => ({ shop: shops[0], cart: cartAnswer().cart }))]);

/** The row of a shop in a list, pressed without scripts. */
async function choose(fields: Record<string, string> = { asks: "1" }) {
  const path = `/spb/shops/${shops[0]?.id}?return_to=%2Fspb%2Fcart`;
  const params = { shop_id: String(shops[0]?.id) };
  const args = visitArgs(path, { form: fields, params, cookies: await sessionOf({ key: "anna" }) });
  const { location } = await outcomeOf(() => action(args) as Promise<unknown>);
  return location;
}

const menu = (of: (typeof products)[number][]) =>
  on("products", { product_groups: [{ id: 1, alias: "all", name: "All", products: of }] });

const question = `/spb/shops/${shops[0]?.id}?return_to=%2Fspb%2Fcart`;

describe("a shop in a list", () => {
  it("is chosen at once with an empty cart, and with one that stays as it is", async () => {
    expect(await choose()).toBe("/spb/cart");
    heldCart.fill({ roll: 2, soup: 1 });
    expect(await choose()).toBe("/spb/cart");
  });

  it.each([
    ["costs something else there", { price: 459 }],
    ["is sold out there", { type: "stop" as const }],
    ["has another price of its choice there", { modifiers: { single: [], groups: [] }, price: 600 }],
  ])("asks first where a dish of the cart %s", async (_, change) => {
    heldCart.fill({ roll: 2 });
    menu(products.map((product) => (product.key === "roll" ? { ...product, ...change } : product)));
    expect(await choose()).toBe(question);
    expect(await choose({}), "the question's own button").toBe("/spb/cart");
  });

  it("asks first where a dish is not on the menu, and where that cannot be told", async () => {
    heldCart.fill({ soup: 1 });
    menu(products.filter(({ key }) => key !== "soup"));
    expect(await choose()).toBe(question);
    on("cart", noAnswer);
    expect(await choose()).toBe(question);
  });
});
