import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { picturePath } from "../../../../server/upstream/pictures";
import { cartAround, cartView } from "../../../../app/cart/view/cart-view.server";
import type { VisitorSession } from "../../../../server/visitor/session";
import { openVisit } from "../../../../server/visitor/visit";
import type { Product } from "../../../../contract/menu";
import { seenPricesCookie } from "../../../../server/visitor/seen-prices";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import type { CartLine } from "../../../../contract/cart";
import { cartAnswer, cartCalls, heldCart, products } from "../../../support/upstream/carts";
import { cityOf } from "../../../support/upstream/places";
import { cookiesAfter, placeCookieOf, sessionOf } from "../../../support/upstream/visitor";
import { cartRequests, on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(cartCalls);

// At noon no shop is in its last work hour, for which the times are asked.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T12:00:00+03:00") }));
afterEach(() => void vi.useRealTimers());

const ROLL = "roll~classic:1";
const home = { city: "spb", address: { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 7 } };
const signedIn = { key: "anna", signed_in: { name: "Anna" } };

async function viewWith({ place = true, session = signedIn as VisitorSession | null, more = "" } = {}) {
  const cookies = [session && (await sessionOf(session)), place && (await placeCookieOf(home)), more]
    .filter(Boolean)
    .join("; ");
  return cartView(await openVisit(visitArgs("/spb/", { cookies })));
}

/** From now on this line cannot be had. */
function soldOut(key: string) {
  const gone = { type: "unavailable", alert: "Sold out a minute ago." } as const;
  heldCart.change = ({ products, ...cart }) => ({
    ...cart,
    products: { ...products, [key]: { ...(products[key] as CartLine), ...gone } },
  });
}

describe("the cart's view", () => {
  it("is empty without a call for one who has no session", async () => {
    expect(await viewWith({ session: null })).toMatchObject({
      state: "ok",
      count: 0,
      lines: [],
      block: "empty",
      version: 0,
      whose: "",
    });
    expect(cartRequests()).toEqual([]);
  });

  it("shows lines with their choice or portion, their sums and what they were before the discount", async () => {
    heldCart.fill({ roll: 2, soup: 1, water: 6 });
    const { lines, count, version, whose } = await viewWith();
    expect({ count, version }).toEqual({ count: 9, version: 1 });
    expect(whose).not.toBe("");
    expect(whose).not.toContain("anna");
    expect(lines.map(({ line_key }) => line_key)).toEqual([ROLL, "soup", "water"]);
    expect(lines[0]).toMatchObject({
      name: "Philadelphia",
      note: "285\u00a0g · 8\u00a0pcs",
      price: "589\u00a0₽",
      total: "1\u00a0178\u00a0₽",
      basic_total: "1\u00a0380\u00a0₽",
      can_add: true,
      picture: picturePath("/pictures/roll.avif"),
    });
    expect(lines[1]).toMatchObject({ total: "429\u00a0₽", basic_total: undefined });
    expect(lines[1]).not.toHaveProperty("alert");
    expect(lines[2]).toMatchObject({ sale_multiplicity: 6, total: "597\u00a0₽", can_add: true });
  });

  it("has its lines in the order in which they were added, whatever the order of the answer", async () => {
    heldCart.fill({ soup: 1, water: 6, roll: 1 });
    const { cart } = cartAnswer();
    const products = Object.fromEntries(Object.entries(cart.products).reverse());
    on("cart", { cart: { ...cart, products } });
    expect((await viewWith()).lines.map(({ line_key }) => line_key)).toEqual(["soup", "water", ROLL]);
  });

  it("says where it goes and how long that takes, and before that what delivery costs", async () => {
    heldCart.fill({ roll: 1 });
    const delivery = { order_type: "delivery" };
    expect((await viewWith()).where).toEqual({ ...delivery, words: "Nevsky prospekt, 20", change: "Change" });
    expect((await viewWith({ place: false })).where).toEqual({
      ...delivery,
      words: "Delivery: 149\u00a0₽",
      note: "Free over 1\u00a0500\u00a0₽",
      change: "Choose address",
    });
    const [zone] = cityOf("spb").delivery_zones;
    const far = { ...zone, id: 8, prices: { ...zone?.prices, delivery: 299 } };
    const near = { ...zone, cooking_time: 20, delivery_time: 25 };
    forgetAnswers();
    on("city", { city: { ...cityOf("spb"), delivery_zones: [near, far] } });
    expect((await viewWith()).where?.note).toBe("45–55 min");
    expect((await viewWith({ place: false })).where).toMatchObject({
      words: "Delivery from 149\u00a0₽",
      note: "Free over 1\u00a0500\u00a0₽. It depends on the address",
    });
    const shop = { city: "spb", shop: { id: 11, name: "Nori, Nevsky", street: "Nevsky prospekt, 88" } };
    const more = [await placeCookieOf(shop), "order_type=takeaway"].join("; ");
    expect((await viewWith({ place: false, more })).where).toMatchObject({
      order_type: "takeaway",
      words: "Nevsky prospekt, 88",
    });
    expect((await viewWith({ place: false, more: "order_type=takeaway" })).where).toBeUndefined();
    forgetAnswers();
  });

  it("names the flat, and has a line for delivery also before its price is known, but none for collecting", async () => {
    heldCart.fill({ roll: 1 });
    const deliveryIn = async (asked: Parameters<typeof viewWith>[0]) =>
      (await viewWith(asked)).receipt.find(({ name }) => name === "delivery")?.text;
    const address = { id: 501, address: "Nevsky prospekt, 20", room: "12", delivery_zone_id: 7 };
    const more = await placeCookieOf({ city: "spb", address });
    expect((await viewWith({ place: false, more })).where?.words).toBe("Nevsky prospekt, 20, flat\u00a012");
    expect(await deliveryIn({ place: false, more })).toBe("Free");
    expect(await deliveryIn({ place: false })).toBe("once we have your address");
    expect(await deliveryIn({ place: false, more: "order_type=takeaway" })).toBeUndefined();
  });

  it("says beside the menu when the order is for, in words of its own: the menu has none", async () => {
    heldCart.fill({ roll: 1 });
    expect((await viewWith()).when).toEqual({ label: "When", words: "ASAP" });
    expect(await viewWith({ session: null })).not.toHaveProperty("when");
  });

  it("offers no more past a hundred", async () => {
    heldCart.fill({ soup: 100, water: 96 });
    expect((await viewWith()).lines.map(({ can_add }) => can_add)).toEqual([false, false]);
  });

  it("says what is off and keeps the order button from leading on", async () => {
    heldCart.fill({ roll: 2, soup: 3 });
    soldOut(ROLL);
    const { lines, block } = await viewWith();
    expect(lines[0]).toMatchObject({ alert: "Sold out a minute ago.", can_add: false });
    expect(block).toBe("unavailable_line");
  });

  it("tells what counts towards the zone's minimum and what is missing, which is the minimum together", async () => {
    heldCart.fill({ soup: 1 });
    const { minimum, block } = await viewWith();
    expect(minimum).toEqual({
      counted: "438\u00a0₽",
      missing: "262\u00a0₽",
      amount: "700\u00a0₽",
      share: 0.63,
      dishes: "/spb/?from=262&to=597#dishes",
    });
    expect(block).toBe("below_minimum");
  });

  it("leads to the whole menu if no dish reaches the minimum alone", async () => {
    heldCart.fill({ soup: 1 });
    const prices = { delivery: 99, minimum_order_amount: 90_000, has_free_delivery: false };
    const address = { ...home.address, delivery_zone_id: 99, prices };
    const cookies = [await sessionOf(signedIn), await placeCookieOf({ city: "spb", address })].join("; ");
    const { minimum } = await cartView(await openVisit(visitArgs("/spb/", { cookies })));
    expect(minimum?.dishes).toBe("/spb/#dishes");
  });

  it("goes by the delivery_prices of the address where the city does not list its zone", async () => {
    const prices = { delivery: 99, minimum_order_amount: 500, has_free_delivery: true, free_delivery_from: 900 };
    const address = { ...home.address, delivery_zone_id: 99, prices };
    const viewOf = async (soup: number) => {
      heldCart.fill({ soup });
      const cookies = [await sessionOf(signedIn), await placeCookieOf({ city: "spb", address })].join("; ");
      return cartView(await openVisit(visitArgs("/spb/", { cookies })));
    };
    expect(await viewOf(1)).toMatchObject({ block: "below_minimum", minimum: { amount: "500\u00a0₽" } });
    expect(await viewOf(2)).toMatchObject({ free_delivery: { missing: "42\u00a0₽" } });
    const free = { ...address, prices: { ...prices, free_delivery_from: 0 } };
    heldCart.fill({ soup: 1 });
    const cookies = [await sessionOf(signedIn), await placeCookieOf({ city: "spb", address: free })].join("; ");
    expect((await cartView(await openVisit(visitArgs("/spb/", { cookies })))).block).toBeUndefined();
  });

  it("tells what is missing to free delivery, until it is reached", async () => {
    heldCart.fill({ soup: 2 });
    const near = await viewWith();
    expect(near.minimum).toBeUndefined();
    expect(near.free_delivery).toEqual({ missing: "642\u00a0₽", share: 0.57 });
    expect(near.block).toBeUndefined();
    heldCart.fill({ soup: 4 });
    const there = await viewWith();
    expect(there.free_delivery).toBeUndefined();
    expect(there.receipt).toContainEqual({ name: "delivery", label: "Delivery fee", text: "Free", tone: "good" });
  });

  it("lists what it costs, with what is taken off", async () => {
    heldCart.fill({ soup: 4 });
    heldCart.change = ({ prices, ...cart }) => ({
      ...cart,
      prices: { ...prices, discount: 100.5, total: prices.total - 100.5 },
    });
    const { receipt, total, lines, packages, packaging } = await viewWith();
    expect(packaging).toBe(receipt.find(({ name }) => name === "packages")?.text);
    expect([lines[0]?.total, packages[0]?.text]).toEqual(["1\u00a0716\u00a0₽", "9\u00a0₽"]);
    expect(receipt.map(({ name, text }) => `${name} ${text}`)).toEqual([
      "subtotal 1\u00a0716,00\u00a0₽",
      "packages 9,00\u00a0₽",
      "delivery Free",
      "discount −100,50\u00a0₽",
    ]);
    expect(total).toBe("1\u00a0624,50\u00a0₽");
  });

  it("tells the calories of all dishes, and how many it leaves out", async () => {
    heldCart.fill({ roll: 1, soup: 2, water: 6 });
    expect((await viewWith()).energy).toBeUndefined();
    const nutritional_value = { proteins: 7, fats: 6, carbohydrates: 18, kilocalories: 150 };
    heldCart.change = (cart) => ({
      ...cart,
      products: { ...cart.products, soup: { ...(cart.products.soup as CartLine), nutritional_value } },
    });
    expect((await viewWith()).energy).toMatch(/^About 1,140\skcal, not counting 2\sdishes$/);
    heldCart.fill({ roll: 0, water: 0 });
    expect((await viewWith()).energy).toMatch(/^About 1,140\skcal in all$/);
    soldOut("soup");
    expect((await viewWith()).energy).toBeUndefined();
  });

  it("says that a bag was refused", async () => {
    heldCart.fill({ soup: 2 });
    expect((await viewWith()).packages).toEqual([
      { alias: "bag", name: "Bag", count: 1, text: "9\u00a0₽", refused: false, can_refuse: true },
    ]);
    heldCart.change = (cart) => ({ ...cart, packages: cart.packages?.map((bag) => ({ ...bag, refused: true })) });
    expect((await viewWith()).packages[0]).toMatchObject({ text: "Not needed", refused: true });
  });

  it.each([
    ["no_address", { place: false }],
    ["sign_in", { session: { key: "anna" } }],
    ["no_shop", { place: false, more: "order_type=takeaway" }],
  ])("%s keeps it from being ordered", async (block, options) => {
    heldCart.fill({ soup: 4 });
    expect((await viewWith(options)).block).toBe(block);
  });

  it("leads to another shop when the chosen one has stopped", async () => {
    heldCart.fill({ soup: 4 });
    const place = await placeCookieOf({
      city: "spb",
      shop: { id: 12, name: "Nori, Engels", street: "prospekt Engelsa, 27" },
    });
    const view = await viewWith({ place: false, more: `order_type=takeaway; ${place}` });
    expect(view.block).toBe("closed");
    expect(view.receipt.map(({ name }) => name)).toEqual(["subtotal", "packages"]);
  });

  it.each([
    ["is down", () => HttpResponse.json({}, { status: 500 })],
    ["cannot be reached", () => HttpResponse.error()],
    ["answers HTML", () => HttpResponse.html("<h1>Gateway</h1>")],
    [
      "stops half way",
      () => new HttpResponse('{"cart": {"count": 1, "prod', { headers: { "Content-Type": "application/json" } }),
    ],
    ["breaks the contract", () => HttpResponse.json({ cart: { count: "many" } })],
    ["has had enough", () => HttpResponse.json({ message: "slow down" }, { status: 429 })],
  ])("is unknown, not empty, when the upstream %s", async (_, answer) => {
    on("cart", answer);
    const view = await viewWith();
    expect(view.state).toBe("unknown");
    expect(view.block).toBeUndefined();
  });

  it("goes on as anonymous when the session is gone", async () => {
    on("cart", ({ request }) => (request.headers.get("cookie") ? HttpResponse.json({}, { status: 401 }) : undefined));
    expect(await viewWith()).toMatchObject({ state: "ok", count: 0 });
  });
});

describe("the cart around a page", () => {
  const around = async (path: string) => {
    const visit = await openVisit(visitArgs(path, { cookies: await sessionOf(signedIn) }));
    const cart = await cartAround(visit);
    return { cart, cookies: (await visit.headers()).getSetCookie() };
  };
  beforeEach(() => heldCart.fill({ soup: 2 }));

  it.each(["/spb/", "/spb/?view=cart", "/spb/cart", "/spb/cart/add", "/spb/checkout"])(
    "is whole on %s, which shows it",
    async (path) => {
      expect((await around(path)).cart).toHaveProperty("receipt.length");
    },
  );

  it.each(["/spb/promotions", "/spb/product/soup", "/spb/together"])(
    "has its sums on %s, and leaves what is said once to the next page that shows the cart",
    async (path) => {
      const { cart, cookies } = await around(path);
      expect(cart).toMatchObject({ state: "ok", count: 2, lines: [{ line_key: "soup" }] });
      expect(cart).not.toHaveProperty("receipt");
      expect(cookies).toEqual([]);
    },
  );
});

describe("a price that changed meanwhile", () => {
  const soup = products.find(({ key }) => key === "soup") as Product;
  const { price } = soup;
  afterEach(() => {
    soup.price = price;
  });

  /** The pages that one browser opens, without scripts. */
  function browser() {
    let cookies = "";
    return {
      async repriced() {
        cookies ||= [await sessionOf(signedIn), await placeCookieOf(home)].join("; ");
        const visit = await openVisit(visitArgs("/spb/cart", { cookies }));
        const { lines } = await cartView(visit);
        cookies = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
        return lines.map((line) => line.repriced);
      },
      cookies: () => cookies,
    };
  }

  it("is said on its line with what it was, until the next change of the cart", async () => {
    heldCart.fill({ roll: 1, soup: 2 });
    const anna = browser();
    expect(await anna.repriced()).toEqual([undefined, undefined]);
    soup.price = 399;
    const said = "The price has changed: it was 429\u00a0₽";
    expect(await anna.repriced()).toEqual([undefined, said]);
    expect(await anna.repriced()).toEqual([undefined, said]);
    heldCart.fill({ roll: 2 });
    expect(await anna.repriced()).toEqual([undefined, undefined]);
  });

  it("is said with the change that brought it", async () => {
    heldCart.fill({ soup: 1 });
    const anna = browser();
    await anna.repriced();
    soup.price = 449;
    heldCart.fill({ roll: 1 });
    expect(await anna.repriced()).toEqual(["The price has changed: it was 429\u00a0₽", undefined]);
  });

  it("is not said of a dish that is sold out, nor to somebody else who uses the browser", async () => {
    heldCart.fill({ soup: 1 });
    heldCart.fill({ soup: 1 });
    const anna = browser();
    await anna.repriced();
    soup.price = 449;
    const others = anna.cookies().replace(/session=[^;]*/, await sessionOf({ key: "boris" }));
    const { lines } = await cartView(await openVisit(visitArgs("/spb/cart", { cookies: others })));
    expect(lines[0]?.repriced).toBeUndefined();
    soldOut("soup");
    expect(await anna.repriced()).toEqual([undefined]);
  });

  it.each(["", "%", "e30", Buffer.from('["a",1,[["b",-5]]]').toString("base64url")])(
    "is not said where the browser keeps nonsense: %j",
    async (text) => {
      heldCart.fill({ soup: 1 });
      expect((await viewWith({ more: `seen_prices=${text}` })).lines[0]?.repriced).toBeUndefined();
    },
  );

  it("is kept in a cookie that fits beside the others, however large the cart", async () => {
    const prices = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`line-${n}xx`, 1e9]));
    const text = await seenPricesCookie.serialise({ cart: "12345678", version: 1e9, prices, before: prices });
    expect(text.length).toBeLessThan(2_600);
    expect(await seenPricesCookie.parse(text)).toMatchObject({ prices, before: prices });
  });
});
