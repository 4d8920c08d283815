import { beforeEach, describe, expect, it } from "vitest";
import { action as data } from "../../../../app/cart/page/cart-data.route";
import { action as page } from "../../../../app/cart/page/cart.route";
import { cartView } from "../../../../app/cart/view/cart-view.server";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import type { CartAnswer } from "../../../../app/cart/store/cart-requests";
import type { CallName } from "../../../../contract/calls";
import type { Cart } from "../../../../contract/cart";
import { settings } from "../../../../server/operate/settings";
import { visitArgs } from "../../../support/app/route";
import { cartAnswer, cartCalls, heldCart } from "../../../support/upstream/carts";
import { cityOf } from "../../../support/upstream/places";
import { failsOnce, handler, on, upstream, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../support/upstream/visitor";

/** The cart that the upstream holds: a code takes 60 off, and no points can be spent with it. */
const held = { code: undefined as string | undefined, bonuses: 0, wanted: 0, version: 1 };
let heard: string[];

function cart(): { cart: Cart } {
  const { cart: plain } = cartAnswer();
  const discount = held.code ? 60 : 0;
  held.bonuses = held.code ? 0 : held.wanted;
  const total = plain.prices.subtotal + plain.prices.packages + plain.prices.delivery - discount - held.bonuses;
  const prices = { ...plain.prices, discount, promocode: discount, bonuses: held.bonuses, total };
  return { cart: { ...plain, version: held.version, promocode: held.code, use_bonuses: held.wanted > 0, prices } };
}

const change = (name: CallName, act: (body: Record<string, unknown>) => void) =>
  handler(name, ({ body }) => {
    heard.push(name);
    act(body as Record<string, unknown>);
    held.version += 1;
    return { ...cart(), notification: `${name} done` };
  });

useUpstream(cartCalls, () => [
  handler("city", { city: { ...cityOf("spb"), has_loyalty_system: true } }),
  handler("balance", { balance: 300 }),
  handler("cart", cart),
  change("cartApplyPromocode", ({ promocode }) => (held.code = String(promocode))),
  change("cartForgetPromocode", () => (held.code = undefined)),
  change("cartApplyBonuses", ({ bonuses }) => (held.wanted = Number(bonuses))),
]);
beforeEach(() => {
  settings().bonus = { ...settings().bonus, spend_until: "2035-05-21" };
  heldCart.fill({ soup: 1 });
  Object.assign(held, { code: undefined, bonuses: 0, wanted: 300, version: 1 });
  heard = [];
});

const anna = () => sessionOf({ key: "anna", signed_in: { name: "Anna" } });

async function ask(fields: Record<string, string>) {
  const form = { answer: "data", whole: "1", ...fields };
  const response = (await data(visitArgs("/spb/cart/data", { form, cookies: await anna() }))) as Response;
  const cookies = response.headers.getSetCookie().join("\n");
  return { status: response.status, answer: (await response.json()) as CartAnswer<CartView>, cookies };
}

const words = "The promo code saves you 60\u00a0₽, your points save 300\u00a0₽. Which do you want to keep?";

describe("a promo code that saves less than the points that go for it", () => {
  it("is taken back, and asks which to keep", async () => {
    const { status, answer, cookies } = await ask({ promocode: "TASTY" });
    expect([status, answer.error]).toEqual([409, words]);
    expect(answer.cart?.code_or_points).toEqual({ code: "TASTY", words });
    expect(answer.cart?.promocode).toBeUndefined();
    expect([held.code, held.bonuses]).toEqual([undefined, 300]);
    // The notification of a code that is off again would be untrue.
    expect(cookies).not.toContain("flash=");
  });

  it("asks without scripts too: the form comes back with a 409", async () => {
    const args = visitArgs("/spb/cart", { form: { promocode: "TASTY" }, cookies: await anna() });
    const outcome = await outcomeOf(() => page(args) as Promise<unknown>);
    expect([outcome.status, (outcome.view as { errors?: object }).errors]).toEqual([409, { promocode: words }]);
    // The loaders of the same request show it.
    const visit = await args.context.visit;
    expect(visit && (await cartView(visit)).code_or_points).toEqual({ code: "TASTY", words });
  });

  it.each([
    ["the code", { promocode_for_points: "TASTY" }, "TASTY", 0],
    ["the points", { keep_points: "TASTY" }, undefined, 300],
  ])("keeps %s", async (_, answer, code, bonuses) => {
    await ask({ promocode: "TASTY" });
    const { status, answer: after } = await ask(answer);
    expect([status, after.cart?.code_or_points]).toEqual([200, undefined]);
    expect([held.code, held.bonuses]).toEqual([code, bonuses]);
  });

  it("writes the points off again where the upstream has turned them off with the code", async () => {
    upstream.use(
      change("cartApplyPromocode", ({ promocode }) => Object.assign(held, { code: String(promocode), wanted: 0 })),
    );
    await ask({ promocode: "TASTY" });
    expect(heard).toEqual(["cartApplyPromocode", "cartForgetPromocode", "cartApplyBonuses"]);
    expect([held.code, held.bonuses]).toEqual([undefined, 300]);
  });

  it("asks all the same where it cannot be taken back: the cart shows what holds, and either answer is possible", async () => {
    failsOnce("cartForgetPromocode");
    const { status, answer } = await ask({ promocode: "TASTY" });
    expect([status, answer.error, answer.cart?.promocode?.code]).toEqual([409, words, "TASTY"]);
    expect(answer.cart?.code_or_points?.code).toBe("TASTY");
    const kept = await ask({ keep_points: "TASTY" });
    expect([kept.status, held.code, held.bonuses]).toEqual([200, undefined, 300]);
  });

  it("says so where neither works: the answer fails, and nothing pretends that points are on", async () => {
    on("cartForgetPromocode", {}, 500);
    await ask({ promocode: "TASTY" });
    const { status, answer } = await ask({ keep_points: "TASTY" });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(answer.error).toBeTruthy();
    expect(answer.cart?.promocode?.code).toBe("TASTY");
  });

  it("turns the points on again with the next answer where only that had failed", async () => {
    upstream.use(
      change("cartApplyPromocode", ({ promocode }) => Object.assign(held, { code: String(promocode), wanted: 0 })),
    );
    failsOnce("cartApplyBonuses");
    expect((await ask({ promocode: "TASTY" })).status).toBe(409);
    expect(held.wanted).toBe(0);
    await ask({ keep_points: "TASTY" });
    expect(held.bonuses).toBe(300);
  });
});

it.each([
  ["without points", () => (held.wanted = 0)],
  ["that saves more than the points", () => (held.wanted = 50)],
])("a promo code that costs nobody points %s is applied at once", async (_, prepare) => {
  prepare();
  const { status, answer } = await ask({ promocode: "TASTY" });
  expect([status, answer.cart?.promocode?.code, answer.cart?.code_or_points]).toEqual([200, "TASTY", undefined]);
});
