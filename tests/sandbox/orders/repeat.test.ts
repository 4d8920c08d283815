import { afterEach, describe, expect, it } from "vitest";
import { productGroup } from "../../../contract/menu";
import { list } from "../../../contract/primitives";
import { soldCount } from "../../../sandbox/handlers/repeat-order";
import { distanceMetres, knownPoint } from "../../../rules/zones";
import { signedIn } from "../../support/sandbox/buyer";
import { NOON, sandboxForFile, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const MINUTE = 60_000;

afterEach(async () => {
  for (const key of ["philadelphia", "miso"]) await postToConsole(sandbox, `products/${key}`, { type: "default" });
  await postToConsole(sandbox, "shops/101", { type: "default" });
});

/** An order of philadelphia and miso, in some status. */
async function ordered(alias: string, options: Parameters<typeof signedIn>[1] = {}) {
  const { visitor, payload, phone } = await signedIn(sandbox, options);
  const { city_id, order_type, shop_id } = payload;
  await visitor.call("cartAdd", { product_key: "miso", count: 2, city_id, order_type, shop_id });
  const { order_id } = await visitor.call("orderCreate", { ...payload, payment_type: "cash" });
  await postToConsole(sandbox, `orders/${order_id}/status`, { alias });
  return { visitor, phone, order_id: order_id ?? 0 };
}

describe("a finished order", () => {
  it("repeating an order replaces the cart, at the order's address", async () => {
    const { visitor, order_id } = await ordered("done");
    await visitor.call("shopsSet", { shop_id: 101 });
    await visitor.call("cartAdd", {
      product_key: "edamame",
      count: 1,
      city_id: 1,
      order_type: "takeaway",
      shop_id: 101,
    });
    const answer = await visitor.call("orderRepeat", { order_id });
    expect(answer).toMatchObject({
      order_type: "delivery",
      delivery_address: { address: "Невский проспект, 20", room: "12", delivery_possible: true },
      cart: { count: 5 },
    });
    expect(answer.shop ?? answer.notification).toBeUndefined();
    expect(Object.values(answer.cart.products).map(({ product_key, count }) => [product_key, count])).toEqual([
      ["philadelphia", 3],
      ["miso", 2],
    ]);
    expect(list(productGroup).parse(answer.product_groups).length).toBeGreaterThan(5);
    expect((await visitor.call("cart", toSpb)).cart.prices).toEqual(answer.cart.prices);
  });

  it("repeating a takeaway order sets its shop", async () => {
    const { visitor, order_id } = await ordered("done", { shop_id: 101 });
    const answer = await visitor.call("orderRepeat", { order_id });
    expect(answer).toMatchObject({ order_type: "takeaway", shop: { id: 101 }, cart: { count: 5 } });
    await postToConsole(sandbox, "shops/101", { type: "stop" });
    expect((await visitor.attempt("orderRepeat", { order_id })).body.errors).toEqual({
      shop_id: "This restaurant isn’t taking orders right now",
    });
  });

  it("repeating an order leaves out and names unavailable dishes, and changes nothing if none is left", async () => {
    const { visitor, order_id } = await ordered("done", { language: "ru" });
    await postToConsole(sandbox, "products/miso", { type: "stop" });
    const answer = await visitor.call("orderRepeat", { order_id });
    expect(answer.cart.count).toBe(3);
    expect(answer.notification).toMatch(/^Сейчас нет: .*[Мм]исо/);
    await postToConsole(sandbox, "products/philadelphia", { type: "stop" });
    expect(await visitor.attempt("orderRepeat", { order_id })).toMatchObject({
      status: 422,
      body: { errors: { cart: "Блюд из этого заказа сейчас нет в меню" } },
    });
    await postToConsole(sandbox, "products/philadelphia", { type: "default" });
    expect((await visitor.call("cart", toSpb)).cart.count).toBe(3);
  });

  it.each(["accepted", "cooking", "sent", "canceled"])("an order that is %s cannot be repeated", async (alias) => {
    const { visitor, order_id } = await ordered(alias);
    expect(await visitor.attempt("orderRepeat", { order_id })).toMatchObject({
      status: 422,
      body: { message: "Only a finished order can be repeated" },
    });
  });

  it("another visitor cannot repeat an order", async () => {
    const { order_id } = await ordered("done");
    expect((await new Visitor(sandbox).attempt("orderRepeat", { order_id })).status).toBe(404);
    expect((await (await signedIn(sandbox)).visitor.attempt("orderRepeat", { order_id })).status).toBe(404);
  });

  it.each([
    // count, sold by, count again
    [3, 1, 3],
    [3, 2, 4],
    [1, 4, 4],
    [100, 1, 100],
    [99, 2, 100],
    [100, 3, 99],
  ])("repeating %s pieces of a dish sold by %s gives %s", (count, step, again) =>
    expect(soldCount(count, step)).toBe(again),
  );
});

describe("the courier", () => {
  const shop = { latitude: 59.9, longitude: 30.3 };
  const house = { latitude: 60, longitude: 30.5 };

  it("the courier is visible only while the order is sent, and comes closer", async () => {
    const { visitor, order_id, phone } = await ordered("accepted", { language: "tr" });
    expect(await visitor.attempt("courierLocation", { order_id })).toMatchObject({
      status: 404,
      body: { message: "Kuryenin konumu şu anda görünmüyor" },
    });
    const { order } = await visitor.call("order", { id: order_id });
    const to = knownPoint(order.delivery_address?.map?.coordinates) ?? house;
    const from = knownPoint(order.shop) ?? shop;
    const left = async (minute: number, by: Visitor, more = {}) => {
      sandbox.clock.set({ now: NOON + minute * MINUTE });
      return distanceMetres((await by.call("courierLocation", { order_id, ...more })).coordinates, to);
    };
    const ways = [await left(23, visitor), await left(33, visitor), await left(42.9, visitor)] as const;
    expect(ways[0]).toBeCloseTo(distanceMetres(from, to), -1);
    expect(ways[1]).toBeLessThan(ways[0]);
    expect(ways[2]).toBeLessThan(50);
    expect(await left(30, new Visitor(sandbox), { phone })).toBeGreaterThan(0);
    expect((await new Visitor(sandbox).attempt("courierLocation", { order_id })).status).toBe(404);
    sandbox.clock.set({ now: NOON + 43 * MINUTE });
    expect((await visitor.attempt("courierLocation", { order_id })).status).toBe(404);
  });

  it("a takeaway order has no courier", async () => {
    const { visitor, order_id } = await ordered("sent", { shop_id: 101 });
    expect((await visitor.attempt("courierLocation", { order_id })).status).toBe(404);
  });
});
