import { describe, expect, it } from "vitest";
import { sandboxForFile, SPB, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const near = { ...toSpb, delivery_zone_id: 11 };
const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
const kazan = { city_id: 3, order_type: "delivery" } as const;
type PriceScope = { city_id: number; order_type: "delivery" | "takeaway"; shop_id?: number; delivery_zone_id?: number };

async function hungry(count: number, where: PriceScope = near, language = "en") {
  const visitor = new Visitor(sandbox, language);
  await visitor.call("cartAdd", { product_key: "philadelphia", count, ...where });
  return visitor;
}

/** A roll costs 589 ₽, the bag 9 ₽, and delivery is free from 1500 ₽ on. */
describe("a promo code", () => {
  it.each([
    [
      "takes a share off the dishes",
      "TASTY10",
      2,
      near,
      { subtotal: 1178, discount: 117.8, delivery: 99, packages: 9, total: 1168.2 },
    ],
    ["is typed in any case", " tasty10 ", 2, near, { discount: 117.8 }],
    ["takes a sum off", "MINUS300", 2, near, { discount: 300, total: 986 }],
    ["takes no more off than the dishes cost", "TREAT", 2, near, { discount: 1178, total: 108 }],
    ["comes on top of the discount for takeaway", "TASTY10", 2, pickup, { discount: 235.6, total: 951.4 }],
    ["with that one takes no more than the dishes either", "TREAT", 2, pickup, { discount: 1178, total: 9 }],
    ["counts where its city is", "KAZAN15", 2, kazan, { discount: 176.7 }],
    ["counts from its minimum on", "FEAST20", 6, near, { subtotal: 3534, discount: 706.8 }],
    ["counts on its last day", "ADVENT", 2, near, { discount: 294.5 }],
  ] as const)("a promo code %s: %s", async (_, promocode, count, where, prices) => {
    const visitor = await hungry(count, where);
    const { cart } = await visitor.call("cartApplyPromocode", { promocode, ...where });
    expect([cart.promocode, cart.prices]).toEqual([promocode.trim().toUpperCase(), expect.objectContaining(prices)]);
  });

  it.each([
    ["nothing", " ", "Enter a promo code"],
    ["one that does not exist", "GOLD", "There is no such promo code"],
    ["a hostile one", "' OR 1=1 --", "There is no such promo code"],
    ["a member of every object", "__proto__", "There is no such promo code"],
    ["a huge one", "X".repeat(50_000), "There is no such promo code"],
    ["one that is over", "SUMMER15", "This promo code has expired"],
    ["one of another city", "KAZAN15", "This promo code is not valid in this city"],
    ["one for larger carts", "FEAST20", "This promo code is valid from 3\u00a0000\u00a0₽, delivery not counted"],
  ])("a promo code is refused when it is %s", async (_, promocode, words) => {
    const visitor = await hungry(1);
    const { status, body } = await visitor.attempt("cartApplyPromocode", { promocode, ...near });
    expect([status, body]).toEqual([422, { message: words, errors: { promocode: words } }]);
    expect((await visitor.call("cart", near)).cart.promocode).toBeUndefined();
  });

  it("a refused promo code leaves the previous one in the cart", async () => {
    const visitor = await hungry(2);
    await visitor.call("cartApplyPromocode", { promocode: "TASTY10", ...near });
    expect((await visitor.attempt("cartApplyPromocode", { promocode: "SUMMER15", ...near })).status).toBe(422);
    expect((await visitor.call("cart", near)).cart.promocode).toBe("TASTY10");
    expect((await visitor.call("cartApplyPromocode", { promocode: "MINUS300", ...near })).cart.prices.discount).toBe(
      300,
    );
  });

  it("a promo code whose condition fails stays without a discount, says why, and has an effect again later", async () => {
    const visitor = await hungry(6, near, "ru");
    await visitor.call("cartApplyPromocode", { promocode: "FEAST20", ...near });
    const small = (await visitor.call("cartRemove", { product_key: "philadelphia", count: 2, ...near })).cart;
    expect([small.promocode, small.prices.discount]).toEqual(["FEAST20", 0]);
    expect(small.messages).toEqual([
      {
        position: "promocode",
        icon: "alert",
        text: "Промокод действует при заказе от 3\u00a0000\u00a0₽ без учёта доставки",
      },
    ]);
    expect(
      (await visitor.call("cartAdd", { product_key: "philadelphia", count: 6, ...near })).cart.prices.discount,
    ).toBe(706.8);

    await visitor.call("cartApplyPromocode", { promocode: "ADVENT", ...near });
    sandbox.clock.set({ now: Date.parse("2026-12-24T20:59:00Z") });
    expect((await visitor.call("cart", near)).cart.prices.discount).toBe(883.5);
    sandbox.clock.set({ now: Date.parse("2026-12-24T21:00:00Z") });
    expect((await visitor.call("cart", near)).cart).toMatchObject({
      promocode: "ADVENT",
      prices: { discount: 0 },
      messages: [{ text: "Срок действия промокода истёк" }],
    });
  });

  it("a promo code can be removed repeatedly", async () => {
    const visitor = await hungry(2);
    await visitor.call("cartApplyPromocode", { promocode: "TASTY10", ...near });
    const { cart } = await visitor.call("cartForgetPromocode", near);
    expect([cart.promocode, cart.prices.discount, cart.prices.total]).toEqual([undefined, 0, 1286]);
    expect((await visitor.attempt("cartForgetPromocode", near)).status).toBe(200);
  });

  it("clearing or ordering removes the promo code from the cart, and the order keeps it", async () => {
    const visitor = await hungry(2);
    await visitor.call("cartApplyPromocode", { promocode: "TASTY10", ...near });
    expect((await visitor.call("cartClear", {})).cart.promocode).toBeUndefined();
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 2, ...near });
    await visitor.call("cartApplyPromocode", { promocode: "TASTY10", ...near });
    await visitor.signIn("79120003001", "Anna");
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "3" });
    const { order_id } = await visitor.call("orderCreate", {
      ...toSpb,
      phone: "79120003001",
      username: "Anna",
      payment_type: "cash",
    });
    expect((await visitor.call("order", { id: order_id ?? 0 })).order.cart).toMatchObject({
      promocode: "TASTY10",
      prices: { discount: 117.8 },
    });
    expect((await visitor.call("cart", near)).cart.promocode).toBeUndefined();
  });

  it("a promo code for a gift adds the gift, and removes it with itself", async () => {
    const visitor = await hungry(1);
    const { cart } = await visitor.call("cartApplyPromocode", { promocode: "DESSERT", ...near });
    const gift = cart.gifts?.find(({ id }) => id === 5);
    expect([gift, cart.prices.discount]).toEqual([
      expect.objectContaining({ name: "Mochi, 3 pcs", count: 1, is_available: true }),
      0,
    ]);
    expect(
      (await visitor.call("cartApplyPromocode", { promocode: "DESSERT", ...near })).cart.gifts?.find(
        ({ id }) => id === 5,
      )?.count,
    ).toBe(1);
    expect((await visitor.call("cartForgetPromocode", near)).cart.gifts?.map(({ id }) => id)).not.toContain(5);
    expect((await visitor.attempt("cartGiftAdd", { gift_id: 5, ...near })).status).toBe(422);
  });

  it("a promo code for a gift has the gift's conditions", async () => {
    const visitor = new Visitor(sandbox);
    expect((await visitor.attempt("cartApplyPromocode", { promocode: "DESSERT", ...near })).body.errors).toEqual({
      promocode: "Your basket is empty",
    });
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...near });
    expect((await visitor.attempt("cartApplyPromocode", { promocode: "DESSERT", ...near })).body.errors).toEqual({
      promocode: "Dishes for 500\u00a0₽ or more",
    });
    expect((await visitor.call("cart", near)).cart.promocode).toBeUndefined();
  });
});

it.each([
  [1, 1178, 117.8, 300],
  [5, 37.2, 3.72, 9.4],
  [6, 578, 57.8, 149],
  [7, 6580, 658, 1690],
  [8, 23.6, 2.36, 5.9],
  [9, 578, 57.8, 149],
])("in city %d ten percent of %d is %d, and the fixed discount is %d", async (city_id, subtotal, tenth, fixed) => {
  const where = { city_id, order_type: "delivery" } as const;
  const visitor = await hungry(2, where);
  expect((await visitor.call("cartApplyPromocode", { promocode: "TASTY10", ...where })).cart.prices).toMatchObject({
    subtotal,
    discount: tenth,
  });
  expect((await visitor.call("cartApplyPromocode", { promocode: "MINUS300", ...where })).cart.prices).toMatchObject({
    subtotal,
    discount: fixed,
  });
});
