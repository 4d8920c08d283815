import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action, loader } from "../../../../app/browse/usual/usual.route";
import { loader as home } from "../../../../app/browse/menu/home.route";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import type { UsualAnswer, UsualPageView } from "../../../../app/browse/usual/usual.view";
import { usualCookie, type StoredBasket } from "../../../../server/visitor/baskets";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { cartAnswer, cartCalls, heldCart, products } from "../../../support/upstream/carts";
import { orderOf } from "../../../support/upstream/orders";
import { cartOf, shops } from "../../../support/upstream/places";
import { noAnswer, on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, placeCookieOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(cartCalls);

const address = { id: 501, address: "Nevsky prospekt, 20", room: "12", delivery_zone_id: 7 };
const basket: StoredBasket = {
  id: "7",
  city: "spb",
  order_type: "delivery",
  lines: [
    { key: "roll", count: 2, price: 58_900, modifiers: { classic: 1 } },
    { key: "soup", count: 1, price: 40_000 },
  ],
};
const takeaway: StoredBasket = { ...basket, order_type: "takeaway", shop_id: 11 };

const chosenShop = { id: 12, name: "Sadovaya", street: "Sadovaya, 1" };
const chooseShopFirst = "/spb/order-type?order_type=takeaway&return_to=%2Fspb%2Fcheckout";

async function browser(stored: StoredBasket | StoredBasket[] = basket, place: object = { address }) {
  const sealed = await usualCookie.serialise({ phone: "79210000001", baskets: [stored].flat() });
  return `usual=${sealed}; ${await placeCookieOf({ city: "spb", ...place })}; ${await sessionOf({ key: "abc" })}`;
}

/** A page waits for the cards only 0.3 s, which a busy machine may need for the first one: the next page has them. */
async function cardsFor(cookies: string) {
  const open = async () => {
    const { view } = await outcomeOf(() => home(visitArgs("/spb/", { cookies }) as never) as Promise<unknown>);
    return (view as unknown as HomeView).usual?.orders;
  };
  return (await open()) ?? open();
}

type Added = { product_key: string; count: number; modifiers?: object; order_type?: string; shop_id?: number };

function adds(answers: Record<string, () => Response> = {}) {
  const added: Added[] = [];
  on("cartAdd", ({ body }) => {
    const line = body as Added;
    added.push(line);
    const answer = answers[line.product_key];
    if (answer) return answer();
    heldCart.fill({ [line.product_key]: line.count });
    return cartAnswer();
  });
  return added;
}

async function press(cookies: string, intent = "order:7") {
  const outcome = await outcomeOf(() => action(visitArgs("/spb/usual", { form: { intent }, cookies })));
  return { ...outcome, answer: outcome.view as UsualAnswer | undefined };
}

describe("the usual of a browser", () => {
  test("is a card with today's prices, and the visitor's address", async () => {
    expect(await cardsFor(await browser())).toEqual([
      {
        intent: "order:7",
        dishes: "Philadelphia\u00a0×\u00a02, Tom yum",
        pictures: [expect.stringContaining("roll")],
        sum: "Dishes: 1\u00a0607\u00a0₽",
        dearer: "29\u00a0₽ more than last time",
        gone: undefined,
        place: expect.stringContaining("Nevsky prospekt, 20") as string,
      },
    ]);
  });

  test("says delivery where the visitor has no address in this city", async () => {
    const [card] = (await cardsFor(await browser(basket, {}))) ?? [];
    expect(card?.place).toBe("Delivery");
  });

  const only = (lines: StoredBasket["lines"]): StoredBasket => ({ ...basket, lines });
  const soup = { key: "soup", count: 1, price: 42_900 };
  test.each<[string, StoredBasket, string | undefined]>([
    ["a dish that is off", only([soup, { key: "bonito", count: 1, price: 1 }]), "Not available today: Bonito"],
    [
      "a choice that is off",
      only([soup, { ...basket.lines[0], modifiers: { roe: 1 } } as never]),
      "Not available today: Philadelphia",
    ],
    [
      "a dish that has left the menu",
      only([soup, { key: "old", count: 1, price: 1 }]),
      "Some dishes are no longer on the menu",
    ],
    ["nothing", only([soup]), undefined],
  ])("names %s", async (_, stored, gone) => {
    const [card] = (await cardsFor(await browser(stored))) ?? [];
    expect([card?.dishes.includes("Tom yum"), card?.gone]).toEqual([true, gone]);
  });

  test.each<[string, StoredBasket]>([
    ["of another city", { ...basket, city: "kazan" }],
    ["of a shop that is gone", { ...takeaway, shop_id: 99 }],
    ["without a dish that is left", only([{ key: "old", count: 1, price: 1 }])],
  ])("is missing: one %s", async (_, stored) => {
    expect(await cardsFor(await browser(stored))).toBeUndefined();
  });

  test("is missing for a signed-in customer, who has orders", async () => {
    on("orders", { orders: [] });
    const signed_in = await sessionOf({ key: "usual-browser", signed_in: { name: "Anna" } });
    expect(await cardsFor(`${(await browser()).replace(/session=[^;]*/, "")}${signed_in}`)).toBeUndefined();
  });

  test("is on a page of its own, for the question and its answer", async () => {
    const { status, view } = await outcomeOf(async () => loader(visitArgs("/spb/usual", { cookies: await browser() })));
    expect([status, (view as UsualPageView).usual?.orders.length]).toEqual([200, 1]);
  });
});

describe("ordering the usual of a browser", () => {
  test("puts all of it into the basket, with absolute counts, and leads to the order form", async () => {
    const added = adds();
    const { status, location, order_type, flash } = await press(await browser());
    expect([status, location, order_type, flash?.tone]).toEqual([303, "/spb/checkout", "delivery", "good"]);
    expect(added).toMatchObject([
      { product_key: "roll", count: 2, modifiers: { classic: 1 }, order_type: "delivery" },
      { product_key: "soup", count: 1, order_type: "delivery" },
    ]);
  });

  test("leads to the address first where there is none", async () => {
    adds();
    const { location } = await press(await browser(basket, {}));
    expect(location).toBe("/spb/order-type?order_type=delivery&return_to=%2Fspb%2Fcheckout");
  });

  test("goes back to its shop", async () => {
    const asked: unknown[] = [];
    on("shopsSet", ({ body }) => {
      asked.push(body);
      return { shop: shops[0], cart: cartOf(0) };
    });
    const added = adds();
    const { location, place, order_type } = await press(await browser(takeaway));
    expect([location, place?.shop?.id, order_type]).toEqual(["/spb/checkout", 11, "takeaway"]);
    expect([asked, added[0]?.shop_id]).toEqual([[{ shop_id: 11 }], 11]);
  });

  test("of a basket kept before a shop was chosen goes to the visitor's shop", async () => {
    adds();
    const kept = { ...takeaway, shop_id: undefined };
    const cookies = `${await browser(kept, { shop: { ...chosenShop, id: 11 } })}; order_type=delivery`;
    const { location, place, flash } = await press(cookies);
    expect([location, place, flash?.tone]).toEqual(["/spb/checkout", undefined, "good"]);
  });

  test("leads to the choice of a shop where its own takes no orders, and says so", async () => {
    on("shopsSet", () => HttpResponse.json({ errors: { shop_id: "Stopped" } }, { status: 422 }));
    const added = adds();
    const { status, location, place, flash } = await press(await browser(takeaway, { shop: chosenShop }));
    expect([status, location]).toEqual([303, chooseShopFirst]);
    expect([place?.shop, added.map(({ product_key }) => product_key)]).toEqual([undefined, ["roll", "soup"]]);
    expect(flash?.text).toContain("isn’t taking orders");
  });

  test("asks before it replaces a filled basket, and then leads to the order form", async () => {
    heldCart.fill({ water: 6 });
    const cleared: unknown[] = [];
    on("cartClear", () => {
      cleared.push(1);
      heldCart.counts.clear();
      return cartAnswer();
    });
    const added = adds();
    const { status, answer, cookies } = await press(await browser());
    expect([status, answer, cookies, added]).toEqual([409, { replaces: "replace_by_order:7" }, [], []]);
    expect((await press(await browser(), "replace_by_order:7")).location).toBe("/spb/checkout");
    expect([cleared.length, [...heldCart.counts.keys()]]).toEqual([1, ["roll", "soup"]]);
  });

  test("clears a basket that has only dishes that are off, which its count leaves out", async () => {
    heldCart.fill({ bonito: 2 });
    heldCart.change = (cart) => ({ ...cart, count: 0 });
    on("cartClear", () => {
      heldCart.counts.clear();
      return cartAnswer();
    });
    adds();
    const { status } = await press(await browser());
    expect([status, [...heldCart.counts.keys()]]).toEqual([303, ["roll", "soup"]]);
  });

  test.each([
    ["is off", { key: "bonito", count: 1, price: 1 }, {}, "Not available today: Bonito"],
    [
      "the upstream refuses",
      { key: "water", count: 6, price: 1 },
      { water: () => HttpResponse.json({ errors: { product: "Gone" } }, { status: 422 }) },
      "Not available today: Water",
    ],
  ])("leaves out a dish that %s, and says so in the cart", async (_, line, answers, words) => {
    adds(answers);
    const stored = { ...basket, lines: [...basket.lines, line] };
    const { status, location, flash } = await press(await browser(stored));
    expect([status, location, flash?.tone]).toEqual([303, "/spb/cart", "info"]);
    expect(flash?.text).toContain(words);
  });

  test("changes nothing where no dish is left", async () => {
    const added = adds();
    heldCart.fill({ water: 6 });
    const stored = { ...basket, lines: [{ key: "bonito", count: 1, price: 1 }] };
    const { status, answer, cookies } = await press(await browser(stored), "replace_by_order:7");
    expect([status, answer?.errors?.form]).toEqual([409, "None of these dishes is available today."]);
    expect([added, cookies]).toEqual([[], []]);
    expect([...heldCart.counts.keys()]).toEqual(["water"]);
  });

  test.each<[string, () => Response, number]>([
    ["down", () => HttpResponse.error(), 503],
    ["broken", () => HttpResponse.json({}, { status: 500 }), 502],
    ["over its limit", () => HttpResponse.json({}, { status: 429 }), 429],
  ])("says so when the upstream is %s, after the first dish", async (_, soup, status) => {
    adds({ soup });
    const outcome = await press(await browser());
    expect([outcome.status, typeof outcome.answer?.errors?.form]).toEqual([status, "string"]);
  });

  test.each<[string, () => Response, number, string]>([
    ["failed halfway", () => HttpResponse.json({}, { status: 500 }), 502, "Not everything could be put"],
    ["refused every dish", () => HttpResponse.json({ message: "no" }, { status: 422 }), 409, "are no longer in it"],
  ])("shows the basket as it is now when the upstream emptied it and %s", async (_, answer, status, words) => {
    heldCart.fill({ water: 6 });
    on("cartClear", () => {
      heldCart.counts.clear();
      return cartAnswer();
    });
    adds({ roll: answer, soup: answer });
    const args = visitArgs("/spb/usual", { form: { intent: "replace_by_order:7" }, cookies: await browser() });
    const outcome = await outcomeOf(() => action(args));
    expect([outcome.status, outcome.view]).toEqual([
      status,
      { changed: true, errors: { form: expect.stringContaining(words) as string } },
    ]);
    // The loaders of this request show it.
    expect(Object.keys((await (await openVisit(args)).cart())?.products ?? {})).toEqual([]);
  });

  test("adds nothing to a basket that could not be loaded", async () => {
    on("cart", () => HttpResponse.error());
    const added = adds();
    expect((await press(await browser())).status).toBe(503);
    expect(added).toEqual([]);
  });

  test("gives up on an upstream that never answers", async () => {
    on("cartAdd", noAnswer);
    expect((await press(await browser())).status).toBe(503);
  });

  test("is the same basket after two presses at once", async () => {
    adds();
    const cookies = await browser();
    const both = await Promise.all([press(cookies, "replace_by_order:7"), press(cookies, "replace_by_order:7")]);
    expect(both.map(({ location }) => location)).toEqual(["/spb/checkout", "/spb/checkout"]);
    expect(Object.fromEntries(heldCart.counts)).toEqual({ roll: 2, soup: 1 });
  });

  test.each(["order:8", "order:", "replace_by_order:x"])("knows no other basket: %s", async (intent) => {
    const added = adds();
    const { status, answer } = await press(await browser(), intent);
    expect([status, answer?.errors?.form, added]).toEqual([
      409,
      "This order isn’t stored in this browser any more.",
      [],
    ]);
  });

  test("does nothing for a form without a known button", async () => {
    expect((await press(await browser(), "burn:7")).status).toBe(400);
  });
});

describe("ordering the usual of a customer", () => {
  const signedIn = () => sessionOf({ key: "abc", signed_in: { name: "Anna" } });
  function repeats(more: object = {}) {
    const asked: unknown[] = [];
    on("orderRepeat", ({ body }) => {
      asked.push(body);
      return { order_type: "takeaway", shop: shops[0], cart: cartOf(500), ...more };
    });
    return asked;
  }

  test.each([
    ["the order form", {}, "/spb/checkout"],
    ["the cart when a dish is gone", { notification: "Not today: Miso soup." }, "/spb/cart"],
    ["the cart when it cannot be ordered", { cart: { ...cartOf(500), count: 0, products: {} } }, "/spb/cart"],
  ])("leads to %s", async (_, more, to) => {
    repeats(more);
    expect((await press(await signedIn(), "repeat:48213")).location).toBe(to);
  });

  test("asks before it replaces a filled basket, and then leads to the order form", async () => {
    const asked = repeats();
    heldCart.fill({ water: 6 });
    const { status, answer } = await press(await signedIn(), "repeat:48213");
    expect([status, answer, asked]).toEqual([409, { replaces: "replace_by_repeat:48213" }, []]);
    expect((await press(await signedIn(), "replace_by_repeat:48213")).location).toBe("/spb/checkout");
  });

  test.each(["repeat:48213", "replace_by_repeat:48213"])("asks another visitor to sign in: %s", async (intent) => {
    const asked = repeats();
    const { location } = await press(await sessionOf({ key: "nobody" }), intent);
    expect(location).toMatch(/^\/spb\/login\?/);
    expect(asked).toEqual([]);
  });

  test.each(["takeaway", "delivery"] as const)(
    "fills the basket dish by dish where the shop of a refused %s takes no orders",
    async (order_type) => {
      const stopped = () => HttpResponse.json({ errors: { shop: "Stopped" } }, { status: 422 });
      on("orderRepeat", stopped);
      on("shopsSet", stopped);
      const cart = {
        ...cartOf(500),
        products: { soup: { ...products[1], product_key: "soup", price_with_modifiers: 429, count: 1 } },
      };
      on("orders", { orders: [orderOf(48213, "done", { order_type, shop: shops[0], cart })] });
      const added = adds();
      const session = await sessionOf({ key: `stopped-${order_type}`, signed_in: { name: "Anna" } });
      const { location, answer } = await press(session, "repeat:48213");
      if (order_type === "delivery") expect([answer?.errors?.form, added]).toEqual(["Stopped", []]);
      else expect([location, added.map(({ product_key }) => product_key)]).toEqual([chooseShopFirst, ["soup"]]);
    },
  );

  test("tells the refusal of a repeat while the orders cannot be read, too", async () => {
    on("orderRepeat", () => HttpResponse.json({ errors: { shop: "Stopped" } }, { status: 422 }));
    on("orders", () => HttpResponse.json({}, { status: 500 }));
    const { status, answer } = await press(
      await sessionOf({ key: "stopped-down", signed_in: { name: "Anna" } }),
      "repeat:48213",
    );
    expect([status, answer?.errors?.form]).toEqual([422, "Stopped"]);
  });
});
