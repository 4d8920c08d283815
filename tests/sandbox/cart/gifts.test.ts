import { describe, expect, it } from "vitest";
import type { Cart } from "../../../contract/cart";
import { NOON, sandboxForFile, SPB, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const near = { ...toSpb, delivery_zone_id: 11 };
const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
const [sauce, lemonade, mochi, cake, dessert] = [1, 2, 3, 4, 5] as const;
let last = 79120002000;

async function hungry(count: number, where: typeof near | typeof pickup = near, language = "en") {
  const visitor = new Visitor(sandbox, language);
  await visitor.call("cartAdd", { product_key: "philadelphia", count, ...where });
  return visitor;
}

const counts = ({ gifts }: Cart) =>
  Object.fromEntries((gifts ?? []).filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));
const giftIn = (cart: Cart, id: number) => cart.gifts?.find((gift) => gift.id === id);

describe("gifts", () => {
  it("gifts are offered with the text of their conditions", async () => {
    const visitor = await hungry(2, near, "ru");
    const { cart } = await visitor.call("cart", near);
    expect(giftIn(cart, sauce)).toMatchObject({
      name: "Спайси-соус",
      price: 0,
      count: 0,
      max_count: 2,
      is_available: true,
      images: { small: "/pictures/sauce-spicy.avif" },
      conditions: [{ message: "Блюда на 800\u00a0₽ и больше", validated: true }],
    });
    expect(giftIn(cart, mochi)).toMatchObject({
      is_available: false,
      conditions: [
        {
          message: "Блюда на 2\u00a0500\u00a0₽ и больше",
          validated: false,
          missing: 2_500 - (cart.prices.subtotal ?? 0),
        },
        { message: "Самовывоз", validated: false },
      ],
    });
    expect(giftIn(cart, dessert)).toBeUndefined();
  });

  it("an empty cart is offered no gifts", async () => {
    const visitor = await hungry(2);
    const { cart } = await visitor.call("cartClear", {});
    expect(cart.gifts).toEqual([]);
    expect((await visitor.attempt("cartGiftAdd", { gift_id: sauce, ...near })).body.errors).toEqual({
      gift_id: "Your basket is empty",
    });
  });

  it("gifts are added and removed one at a time up to their maximum, and forgotten all at once", async () => {
    const visitor = await hungry(2);
    const gift = { gift_id: sauce, ...near };
    expect(counts((await visitor.call("cartGiftAdd", gift)).cart)).toEqual({ 1: 1 });
    const { cart } = await visitor.call("cartGiftAdd", gift);
    expect([counts(cart), cart.count, cart.prices.total]).toEqual([{ 1: 2 }, 2, 1286]);
    expect((await visitor.attempt("cartGiftAdd", gift)).body.errors).toEqual({ gift_id: "At most 2 of this gift" });
    expect(counts((await visitor.call("cartGiftRemove", gift)).cart)).toEqual({ 1: 1 });
    expect(counts((await visitor.call("cartGiftRemove", gift)).cart)).toEqual({});
    expect((await visitor.attempt("cartGiftRemove", gift)).body.errors).toEqual({
      gift_id: "This gift is not in the basket",
    });
    await visitor.call("cartGiftAdd", gift);
    await visitor.call("cartGiftAdd", gift);
    expect(counts((await visitor.call("cartGiftForget", gift)).cart)).toEqual({});
    expect((await visitor.attempt("cartGiftForget", gift)).status).toBe(200);
  });

  it.each([
    [99, 404, "There is no such gift"],
    [lemonade, 422, "Dishes for 1\u00a0500\u00a0₽ or more"],
    [mochi, 422, "Dishes for 2\u00a0500\u00a0₽ or more"],
    [cake, 422, "Your birthday, 3 days before and after included"],
    [dessert, 422, "There is no such gift"],
  ])("adding gift %d is refused with %d and a reason", async (gift_id, status, words) => {
    const visitor = await hungry(2);
    const { status: answered, body } = await visitor.attempt("cartGiftAdd", { gift_id, ...near });
    expect([answered, body.errors]).toEqual([status, { gift_id: words }]);
  });

  it("a gift whose condition fails, whose place changes or which is stopped leaves the cart with one message", async () => {
    const words = "A gift was removed from the basket: its conditions are no longer met.";
    const visitor = await hungry(3);
    await visitor.call("cartGiftAdd", { gift_id: lemonade, ...near });
    const fewer = (await visitor.call("cartRemove", { product_key: "philadelphia", count: 1, ...near })).cart;
    expect([counts(fewer), fewer.messages]).toEqual([{}, [{ position: "top", icon: "gift", text: words }]]);
    expect((await visitor.call("cart", near)).cart.messages).toEqual([]);

    const collector = await hungry(5, pickup);
    await collector.call("cartGiftAdd", { gift_id: mochi, ...pickup });
    expect((await collector.call("cart", near)).cart.messages).toMatchObject([{ text: words }]);

    const unlucky = await hungry(3);
    await unlucky.call("cartGiftAdd", { gift_id: sauce, ...near });
    await unlucky.call("cartGiftAdd", { gift_id: lemonade, ...near });
    await postToConsole(sandbox, "products/lemonade-citrus", { type: "stop" });
    const { cart } = await unlucky.call("cart", near);
    expect([counts(cart), giftIn(cart, lemonade)?.is_available]).toEqual([{ 1: 1 }, false]);
    expect((await unlucky.attempt("cartGiftAdd", { gift_id: lemonade, ...near })).body.errors).toEqual({
      gift_id: "Not available right now",
    });
    await postToConsole(sandbox, "products/lemonade-citrus", { type: "default" });
  });

  it("customers with a birthday in their profile get a birthday gift", async () => {
    const visitor = await hungry(1);
    const phone = String(++last);
    await visitor.signIn(phone, "Anna");
    await visitor.call("userUpdate", { city_id: SPB, name: "Anna", phone, birthday: "23.11.1990" });
    expect(counts((await visitor.call("cartGiftAdd", { gift_id: cake, ...near })).cart)).toEqual({ 4: 1 });
    sandbox.clock.set({ now: NOON + 6 * 86_400_000 });
    expect(counts((await visitor.call("cart", near)).cart)).toEqual({});
  });

  it("an order contains its gifts without conditions, and the cart no longer has them", async () => {
    const visitor = await hungry(2);
    const phone = String(++last);
    await visitor.signIn(phone, "Anna");
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "3" });
    await visitor.call("cartGiftAdd", { gift_id: sauce, ...near });
    const { order_id } = await visitor.call("orderCreate", { ...toSpb, phone, username: "Anna", payment_type: "cash" });
    const { order } = await visitor.call("order", { id: order_id ?? 0 });
    expect(order.cart.gifts).toEqual([expect.objectContaining({ id: sauce, count: 1, is_available: true })]);
    expect(order.cart.gifts?.[0]?.conditions).toBeUndefined();
    expect(counts((await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...near })).cart)).toEqual(
      {},
    );
  });
});

describe("related products", () => {
  it("a cart's related products go with its dishes and are not in it", async () => {
    const visitor = await hungry(1);
    const keys = ({ related }: Cart) => Object.values(related ?? {}).map(({ key }) => key);
    expect(keys((await visitor.call("cart", near)).cart)).toEqual(["ginger-portion", "wasabi-portion", "sauce-soy"]);
    const { cart } = await visitor.call("cartAdd", { product_key: "wasabi-portion", count: 1, ...near });
    expect(keys(cart)).not.toContain("wasabi-portion");
    expect(Object.values(cart.related ?? {}).map(({ type }) => type)).toEqual(Array(keys(cart).length).fill("related"));
    await postToConsole(sandbox, "products/ginger-portion", { type: "stop" });
    expect(keys((await visitor.call("cart", near)).cart)).toEqual(["sauce-soy"]);
    await postToConsole(sandbox, "products/ginger-portion", { type: "default" });
  });

  it("the related products of groups are those that most of their dishes name", async () => {
    const visitor = new Visitor(sandbox, "de");
    const ask = async (product_groups_ids: number[]) =>
      Object.values((await visitor.call("relatedProducts", { product_groups_ids, ...near })).related_products);
    const { product_groups } = await visitor.call("products", near);
    const rolls = product_groups.find(({ alias }) => alias === "rolls")?.id ?? 0;
    expect((await ask([rolls])).map(({ key }) => key)).toEqual(["ginger-portion", "wasabi-portion", "sauce-soy"]);
    expect(await ask(product_groups.map(({ id }) => id))).toHaveLength(8);
    expect(await ask([])).toEqual([]);
    expect(await ask([999_999, 999])).toEqual([]);
    const { status, body } = await visitor.attempt("relatedProducts", {
      product_groups_ids: ["rolls"],
      ...near,
    } as never);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["product_groups_ids.0"]]);
    expect((await visitor.attempt("relatedProducts", { product_groups_ids: Array(101).fill(1), ...near })).status).toBe(
      422,
    );
  });
});
