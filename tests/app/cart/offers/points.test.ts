import { delay, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { ActionFunctionArgs } from "@remix-run/node";
import { action as add } from "../../../../app/browse/menu/add.route";
import { action as data } from "../../../../app/cart/page/cart-data.route";
import { action as page, loader as cartPage } from "../../../../app/cart/page/cart.route";
import { cartView } from "../../../../app/cart/view/cart-view.server";
import { action as removeGift } from "../../../../app/cart/gifts/gift.route";
import { action as takeGift } from "../../../../app/cart/page/gifts.route";
import type { PointsView } from "../../../../app/shared/basket/cart.view";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import type { CartAnswer } from "../../../../app/cart/store/cart-requests";
import { action as checkout } from "../../../../app/orders/checkout/page/checkout.route";
import { action as shop } from "../../../../app/fulfilment/place/shops/page/shop.route";
import { calls } from "../../../../contract/calls";
import type { Cart } from "../../../../contract/cart";
import { settings } from "../../../../server/operate/settings";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { cartAnswer, cartCalls, heldCart } from "../../../support/upstream/carts";
import { cityOf, shops } from "../../../support/upstream/places";
import { handler, on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../support/upstream/visitor";

/** The wanted amounts that the upstream heard. */
let applied: number[];

/** An upstream that writes off what is wanted, up to 425. */
useUpstream(cartCalls, () => {
  applied = [];
  return [
    handler("city", { city: { ...cityOf("spb"), has_loyalty_system: true } }),
    handler("balance", { balance: 612 }),
    handler("cartApplyBonuses", ({ body }) => {
      const { bonuses } = body as { bonuses: number };
      applied.push(bonuses);
      return paidBy(Math.min(bonuses, 425), { use_bonuses: bonuses > 0 });
    }),
  ];
});
const bonus = { ...settings().bonus, spend_until: "2035-05-21" };
beforeEach(() => {
  settings().bonus = bonus;
  heldCart.fill({ soup: 1 });
});

function paidBy(bonuses: number, more: Partial<Cart> = {}): { cart: Cart } {
  const { cart } = cartAnswer();
  return {
    cart: { ...cart, ...more, prices: { ...cart.prices, ...more.prices, bonuses, total: cart.prices.total - bonuses } },
  };
}

const anna = () => sessionOf({ key: "anna", signed_in: { name: "Anna" } });

async function submit(form: Record<string, string>, signedIn = true) {
  const cookies = signedIn ? await anna() : await sessionOf({ key: "anna" });
  const outcome = await outcomeOf(() => page(visitArgs("/spb/cart", { form, cookies })) as Promise<unknown>);
  return { ...outcome, view: outcome.view as { errors?: Record<string, string> } };
}

async function ask(fields: Record<string, string>) {
  const form = { answer: "data", whole: "1", ...fields };
  const response = (await data(visitArgs("/spb/cart/data", { form, cookies: await anna() }))) as Response;
  return { status: response.status, answer: (await response.json()) as CartAnswer<CartView> };
}

/** The upstream's cart from now on. */
const holds = (bonuses: number, more: Partial<Cart> = {}) => on("cart", paidBy(bonuses, more));

const points = async () => (await cartView(await openVisit(visitArgs("/spb/cart", { cookies: await anna() })))).points;

const customer = async (cookies: Promise<string> | string = anna()) =>
  (
    (await outcomeOf(async () => cartPage(visitArgs("/spb/cart", { cookies: await cookies })))).view as {
      points?: PointsView;
    }
  ).points;

describe("points", () => {
  it("turned on are written off up to what the cart allows and the balance has", async () => {
    const { status, location } = await submit({ bonuses: "1" });
    expect({ status, location }).toEqual({ status: 303, location: "/spb/cart#points" });
    // 428 of the soup's 429 and 8 of the bag's 9.
    expect(applied).toEqual([436]);
    on("balance", { balance: 300 });
    await submit({ bonuses: "1" });
    expect(applied).toEqual([436, 300]);
    on("balance", { balance: 612 });
    const { answer } = await ask({ bonuses: "1" });
    expect(answer.cart?.points).toMatchObject({ spent: 42_500, wanted: true });
    expect(answer.cart?.receipt.at(-1)).toMatchObject({ name: "bonuses", text: "−425\u00a0₽" });
  });

  it("are sent fixed to two decimals", async () => {
    on("balance", { balance: 312.1 + 0.2 + 0.0049 });
    await submit({ bonuses: "1" });
    expect(applied).toEqual([312.3]);
  });

  it("turned off apply 0", async () => {
    const { answer } = await ask({ bonuses: "0" });
    expect(applied).toEqual([0]);
    expect(answer.cart?.points).toMatchObject({ spent: 0, wanted: false });
  });

  it("leave one unit of each item to pay, bags too", async () => {
    heldCart.fill({ soup: 2 });
    expect((await points())?.payable).toBe(2 * 42_800 + 800);
  });

  it("are unavailable by a bonus_description message, which is the reason, and locked by any discount", async () => {
    holds(0, { messages: [{ position: "bonus_description", text: "Not with a discount." }] });
    expect(await points()).toMatchObject({ isUnavailable: true, why: "Not with a discount." });
    expect(applied).toEqual([]);
    holds(0, { prices: { ...paidBy(0).cart.prices, discount: 10 } });
    expect(await points()).toMatchObject({ isUnavailable: false, isLocked: true, why: undefined });
  });

  it.each<[string, number, boolean]>([
    ["are taken off", 300, true],
    ["are taken off by an upstream without a switch", 300, false],
    ["are wanted and fell to 0", 0, true],
  ])("are turned off at the upstream when the message comes while they %s", async (_, spent, use_bonuses) => {
    const messages = [{ position: "bonus_description" as const, text: "Not today." }];
    const isOff = { isUnavailable: true, why: "Not today.", spent: 0, wanted: false };
    on("cartApplyBonuses", ({ body }) => {
      applied.push((body as { bonuses: number }).bonuses);
      return paidBy(0, { messages });
    });
    on("cartAdd", paidBy(spent, { use_bonuses, messages }));
    const { answer } = await ask({ product_key: "soup", count: "2" });
    expect(answer.cart?.points).toMatchObject(isOff);
    expect(applied).toEqual([0]);
    holds(spent, { use_bonuses, messages });
    expect(await points()).toMatchObject(isOff);
    expect(applied).toEqual([0, 0]);
    on("cartApplyBonuses", {}, 500);
    expect(await points()).toMatchObject({ isUnavailable: true, spent: spent * 100 });
  });

  it("are not for somebody who is not signed in", async () => {
    const { status, view } = await submit({ bonuses: "1" }, false);
    expect(status).toBe(422);
    expect(view.errors?.bonuses).toMatch(/Sign in/);
    expect(await customer(sessionOf({ key: "anna" }))).toMatchObject({ signedIn: false, balance: undefined });
    expect(applied).toEqual([]);
  });

  it("are not spent past the last day, and the notice says so", async () => {
    settings().bonus = { ...bonus, spend_until: "2025-05-21" };
    const { status, view } = await submit({ bonuses: "1" });
    expect([status, applied]).toEqual([422, []]);
    expect(view.errors?.bonuses).toMatch(/no longer/);
    expect(await customer()).toMatchObject({ isOver: true, notice: "Points could be used until 21 May 2025." });
    expect((await submit({ bonuses: "0" })).status).toBe(303);
  });

  it("are announced with the notice of the suspension, which earns none", async () => {
    holds(0, { prices: { ...paidBy(0).cart.prices, upcoming_bonuses: 77 } });
    expect((await points())?.earned).toBe(0);
    expect((await customer())?.notice).toContain("21 May 2035");
    settings().bonus = { ...bonus, accrual_suspended: false };
    expect((await points())?.earned).toBe(7_700);
    expect((await customer())?.notice).toBeUndefined();
  });

  it("are nowhere in a city or a chain without them", async () => {
    settings().bonus = { ...bonus, enabled: false };
    expect([await points(), await customer()]).toEqual([undefined, undefined]);
    expect((await submit({ bonuses: "1" })).status).toBe(422);
    settings().bonus = bonus;
    forgetAnswers();
    on("city", { city: cityOf("spb") });
    expect([applied, await customer()]).toEqual([[], undefined]);
  });

  it.each(["2", "", "true", "-1"])("do nothing for %j", async (bonuses) => {
    expect((await submit({ bonuses })).status).toBe(422);
    expect(applied).toEqual([]);
  });

  it("that are refused leave the reason at the switch", async () => {
    const errors = { bonuses: ["Not today."] };
    on("cartApplyBonuses", { errors }, 422);
    expect(await submit({ bonuses: "1" })).toMatchObject({ status: 422, view: { errors: { bonuses: "Not today." } } });
    expect((await ask({ bonuses: "1" })).answer).toMatchObject({ error: "Not today.", cart: { points: { spent: 0 } } });
  });

  it.each([
    ["refused", () => HttpResponse.json({}, { status: 500 })],
    ["broken", () => HttpResponse.json({ balance: "much" })],
    ["out of reach", () => HttpResponse.error()],
  ])("have no balance while it is %s: the page stands, and nothing is written off", async (_, answer) => {
    on("balance", answer);
    expect(await customer()).toMatchObject({ signedIn: true, balance: undefined });
    expect((await submit({ bonuses: "1" })).status).toBeGreaterThanOrEqual(500);
    expect(applied).toEqual([]);
  });

  it("whose answer is late are looked for in the cart", async () => {
    const { limit } = calls.cartApplyBonuses;
    calls.cartApplyBonuses.limit = 80;
    on("cartApplyBonuses", async () => {
      holds(300, { use_bonuses: true });
      await delay(500);
      return {};
    });
    const { status, answer } = await ask({ bonuses: "1" });
    calls.cartApplyBonuses.limit = limit;
    expect(status).toBe(504);
    expect(answer.cart?.points?.spent).toBe(30_000);
  });
});

describe("points that are on and fall to 0 when prices change are applied again", () => {
  const SAUCE = { gift_id: "1", gift_count: "1" };
  type Action = (args: ActionFunctionArgs) => Promise<unknown>;

  /** Every change answers with the cart of before, whose points are wanted and fell to 0. */
  function fallsTo0(more: Partial<Cart> = {}) {
    const answer = () => paidBy(0, { use_bonuses: true, ...more });
    for (const name of ["cart", "cartAdd", "cartRemove", "cartForget", "cartGiftAdd", "cartGiftForget"] as const)
      on(name, answer);
    for (const name of ["cartPackagesBag", "cartApplyPromocode", "cartForgetPromocode", "cartClear"] as const)
      on(name, answer);
    on("shopsSet", () => ({ shop: shops[0], ...answer() }));
  }
  const gifts = [{ id: 1, name: "Sauce", price: 0, count: 1, max_count: 2, is_available: true }];
  const run = async (action: unknown, path: string, form: Record<string, string>, params = {}) =>
    outcomeOf(async () => (action as Action)(visitArgs(path, { form, cookies: await anna(), params })));

  it.each<[string, unknown, string, Record<string, string>, Record<string, string>?]>([
    ["a dish is added without scripts", add, "/spb/cart/add", { product_key: "soup", count: "2" }],
    ["a count changes without scripts", page, "/spb/cart", { line_key: "soup", count: "2" }],
    ["a bag is refused without scripts", page, "/spb/cart", { without_bag: "1" }],
    ["a promo code is taken back without scripts", page, "/spb/cart", { forget_promocode: "1" }],
    ["a gift is taken without scripts", takeGift, "/spb/cart/gifts", { ...SAUCE, gift_count: "2" }],
    ["a gift is removed", removeGift, "/spb/cart/gifts/1", {}, { gift_id: "1" }],
    ["a shop is chosen", shop, "/spb/shops/11", {}, { shop_id: "11" }],
    ["a script changes a count", data, "/spb/cart/data", { answer: "data", "count.soup": "2" }],
    ["a script adds a dish", data, "/spb/cart/data", { answer: "data", product_key: "soup", count: "2" }],
    [
      "a script changes a line's choice",
      data,
      "/spb/cart/data",
      { answer: "data", line_key: "soup", product_key: "soup", count: "2" },
    ],
    ["a script takes a gift", data, "/spb/cart/data", { answer: "data", ...SAUCE, gift_count: "2" }],
    ["a script applies a promo code", data, "/spb/cart/data", { answer: "data", promocode: "TASTY" }],
    ["the order form refuses a bag", checkout, "/spb/checkout", { intent: "bag:1" }],
    ["the order form takes a gift", checkout, "/spb/checkout", { intent: "gift:1.2" }],
    ["the order form adds a dish", checkout, "/spb/checkout", { intent: "add:water" }],
  ])("when %s", async (_, action, path, form, params) => {
    fallsTo0({ gifts });
    const { status } = await run(action, path, form, params);
    expect([applied, status < 400]).toEqual([[436], true]);
  });

  it("and the answer shows what is written off now", async () => {
    fallsTo0();
    const { answer } = await ask({ "count.soup": "2" });
    expect(answer.cart?.points?.spent).toBe(42_500);
    expect(answer).not.toHaveProperty("error");
  });

  it.each<[string, Partial<Cart>]>([
    ["a promo code's discount counts", { prices: { ...paidBy(0).cart.prices, discount: 10 } }],
    ["the last dish was removed", { products: {}, prices: { ...paidBy(0).cart.prices, delivery: 149 } }],
    ["nothing of the cart may be paid in points", { products: {}, packages: [] }],
    ["they are off", { use_bonuses: false }],
    ["all that can be are written off", { prices: { ...paidBy(0).cart.prices, bonuses: 436 } }],
    ["the whole balance is written off", { prices: { ...paidBy(0).cart.prices, bonuses: 300 } }],
  ])("but not while %s", async (_, more) => {
    fallsTo0(more);
    on("balance", { balance: 300 });
    const prices = { ...paidBy(0).cart.prices, ...more.prices };
    on("cartAdd", () => ({ cart: { ...paidBy(0, { use_bonuses: true, ...more }).cart, prices } }));
    await run(add, "/spb/cart/add", { product_key: "soup", count: "2" });
    expect(applied).toEqual([]);
  });

  it("and so are those that are too few for a larger cart", async () => {
    fallsTo0({ prices: { ...paidBy(0).cart.prices, bonuses: 10 } });
    on("cartAdd", () => {
      heldCart.fill({ soup: 2 });
      return paidBy(10, { use_bonuses: true });
    });
    await run(add, "/spb/cart/add", { product_key: "soup", count: "2" });
    expect(applied).toEqual([612]);
  });

  it("but not past the last day for spending", async () => {
    settings().bonus = { ...bonus, spend_until: "2025-05-21" };
    fallsTo0();
    await run(add, "/spb/cart/add", { product_key: "soup", count: "2" });
    expect(applied).toEqual([]);
  });

  it("and still are while no new ones are earned", async () => {
    settings().bonus = { ...bonus, accrual_suspended: true };
    fallsTo0();
    await run(add, "/spb/cart/add", { product_key: "soup", count: "2" });
    expect(applied).toEqual([436]);
  });

  it.each<[string, () => Response]>([
    ["refused", () => HttpResponse.json({ errors: { bonuses: ["Not today."] } }, { status: 422 })],
    ["unanswered", () => HttpResponse.error()],
  ])("and stay off where that is %s, asked once: the change itself is done", async (_, refuse) => {
    fallsTo0();
    let asked = 0;
    on("cartApplyBonuses", () => {
      asked += 1;
      return refuse();
    });
    const { status, answer } = await ask({ "count.soup": "0", "count.water": "0" });
    expect([status, asked, answer.cart?.points?.spent, answer.error]).toEqual([200, 1, 0, undefined]);
  });

  it("and are looked for in the cart where the answer is late", async () => {
    const { limit } = calls.cartApplyBonuses;
    calls.cartApplyBonuses.limit = 80;
    fallsTo0();
    on("cartApplyBonuses", async () => {
      holds(300, { use_bonuses: true });
      await delay(500);
      return {};
    });
    const { status, answer } = await ask({ "count.soup": "2" });
    calls.cartApplyBonuses.limit = limit;
    expect([status, answer.cart?.points?.spent]).toEqual([200, 30_000]);
  });
});
