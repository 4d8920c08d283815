import { describe, expect, it } from "vitest";
import { catalogues } from "../../../sandbox/seed/catalogues";
import { signedIn } from "../../support/sandbox/buyer";
import { sandboxForFile, startSandbox, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();

const LUNCH = "combo-lunch-wok";
const near = { ...toSpb, delivery_zone_id: 11 };
const almaty = { city_id: 7, order_type: "takeaway", shop_id: 701 } as const;
/** Sets the clock by Saint Petersburg's. */
const atSpb = (clock: string) => sandbox.clock.set({ now: Date.parse(`2026-11-21T${clock}:00+03:00`) });
const inTheEvening = () => atSpb("20:00");

/** Somebody signed in, at an address, with philadelphia and lunch in the cart: it is three in the afternoon. */
async function hungry() {
  const { visitor, payload } = await signedIn(sandbox);
  await visitor.call("cartAdd", { product_key: LUNCH, count: 1, ...near });
  return { visitor, order: { ...payload, payment_type: "cash" } };
}

async function freeSlot(visitor: Visitor, date: string, from: string): Promise<string> {
  const { intervals } = await visitor.call("intervals", { date });
  const slot = intervals.find(({ id, disabled }) => !disabled && id >= `${date}T${from}`);
  if (!slot) throw new Error("there is no free slot");
  return slot.id;
}

const lunchOf = ({
  cart,
}: {
  cart: { products: Record<string, { product_key: string; type?: string | null; alert?: string | null }> };
}) => Object.values(cart.products).find(({ product_key }) => product_key === LUNCH);

it.each(["nori", "mylavash"] as const)("%s has lunch dishes, and all are available at noon", (brand) => {
  const served = catalogues[brand].products.flatMap((product) => product.served ?? []);
  expect(served.length).toBe(brand === "nori" ? 2 : 1);
  for (const { from, to } of served) expect([from <= 12 * 60, to > 12 * 60, to <= 1440]).toEqual([true, true, true]);
});

describe("a dish that is made at lunchtime", () => {
  it.each([
    ["10:59", "unavailable"],
    ["11:00", "default"],
    ["15:59", "default"],
    ["16:00", "unavailable"],
    ["00:30", "unavailable"],
  ])("a lunch dish on the menu at %s: %s", async (clock, type) => {
    atSpb(clock);
    const { product_groups } = await new Visitor(sandbox).call("products", near);
    const dish = product_groups.flatMap(({ products }) => products).find(({ key }) => key === LUNCH);
    expect(dish).toMatchObject({ type });
    expect(dish?.alert ?? undefined).toBe(type === "default" ? undefined : "Available from 11:00 to 16:00");
  });

  it("a lunch dish depends on the city's own time", async () => {
    expect((await new Visitor(sandbox).attempt("cartAdd", { product_key: LUNCH, count: 1, ...near })).status).toBe(200);
    expect((await new Visitor(sandbox).attempt("cartAdd", { product_key: LUNCH, count: 1, ...almaty })).status).toBe(
      422,
    );
  });

  it("a lunch dish is refused outside its hours, in the visitor's language", async () => {
    inTheEvening();
    for (const [language, words] of [
      ["ru", "Готовим с 11:00 до 16:00"],
      ["uz", "Soat 11:00\u00a0dan 16:00\u00a0gacha tayyorlanadi"],
    ] as const) {
      const { status, body } = await new Visitor(sandbox, language).attempt("cartAdd", {
        product_key: LUNCH,
        count: 1,
        ...near,
      });
      expect([status, body]).toEqual([422, { message: words, errors: { product: words } }]);
    }
  });

  it("a lunch dish in the cart is not charged after its hours, and the cart says so", async () => {
    const { visitor } = await hungry();
    const before = await visitor.call("cart", near);
    expect(lunchOf(before)).toMatchObject({ type: "default" });
    expect(before.cart.messages).toEqual([]);
    inTheEvening();
    const after = await visitor.call("cart", near);
    expect(lunchOf(after)).toMatchObject({ type: "unavailable", alert: "Available from 11:00 to 16:00" });
    expect(after.cart.prices.subtotal).toBe(3 * 589);
    expect(after.cart.prices.subtotal).toBeLessThan(before.cart.prices.subtotal);
    expect(after.cart.messages).toEqual([
      expect.objectContaining({ position: "top", title: "Some dishes can’t be ordered" }),
    ]);
  });

  it("a lunch dish can be added for an interval at tomorrow's noon", async () => {
    const { visitor } = await hungry();
    inTheEvening();
    await visitor.call("cartForget", { product_key: LUNCH, ...near });
    const answer = await visitor.call("cartSetInterval", { interval: await freeSlot(visitor, "2026-11-22", "12:00") });
    expect(answer.cart.messages).toEqual([]);
    const { cart } = await visitor.call("cartAdd", { product_key: LUNCH, count: 1, ...near });
    expect(lunchOf({ cart })).toMatchObject({ type: "default" });
    expect(cart.prices.subtotal).toBeGreaterThan(3 * 589);
  });

  it("a lunch dish becomes unavailable when its interval is too late, has passed or is removed", async () => {
    const { visitor } = await hungry();
    inTheEvening();
    const noon = await freeSlot(visitor, "2026-11-22", "12:00");
    expect(lunchOf(await visitor.call("cartSetInterval", { interval: noon }))).toMatchObject({ type: "default" });
    expect(
      lunchOf(await visitor.call("cartSetInterval", { interval: await freeSlot(visitor, "2026-11-22", "16:00") })),
    ).toMatchObject({ type: "unavailable" });
    expect(lunchOf(await visitor.call("cartSetInterval", { interval: noon }))).toMatchObject({ type: "default" });
    expect(lunchOf(await visitor.call("cartSetInterval", { interval: null }))).toMatchObject({ type: "unavailable" });
    await visitor.call("cartSetInterval", { interval: noon });
    sandbox.clock.set({ now: Date.parse("2026-11-22T18:00:00+03:00") });
    const { cart } = await visitor.call("cart", near);
    expect(cart.interval).toBeNull();
    expect(lunchOf({ cart })).toMatchObject({ type: "unavailable" });
    expect(cart.messages?.map(({ text }) => text)).toEqual([
      expect.stringContaining("has passed"),
      expect.stringContaining("They stay in the basket"),
    ]);
  });

  it("a lunch dish can be ordered only for a time in its hours, whatever time it is now", async () => {
    const { visitor, order } = await hungry();
    inTheEvening();
    const lost = { cart: "Some dishes can’t be ordered now. Remove them from the basket" };
    expect(await visitor.attempt("orderCreate", order)).toMatchObject({ status: 422, body: { errors: lost } });
    const noon = await freeSlot(visitor, "2026-11-22", "12:00");
    const evening = await freeSlot(visitor, "2026-11-22", "18:00");
    expect(await visitor.attempt("orderCreate", { ...order, interval_id: evening })).toMatchObject({
      status: 422,
      body: { errors: lost },
    });
    // Without an interval of its own the order is for now, whatever the cart says.
    await visitor.call("cartSetInterval", { interval: noon });
    expect(await visitor.attempt("orderCreate", order)).toMatchObject({ status: 422, body: { errors: lost } });
    const { order_id } = await visitor.call("orderCreate", { ...order, interval_id: noon });
    const { order: made } = await visitor.call("order", { id: order_id ?? 0 });
    expect(lunchOf({ cart: made.cart ?? { products: {} } })).toMatchObject({ type: "default" });
  });

  it("repeating an order in the evening leaves out a lunch dish", async () => {
    const { visitor, order } = await hungry();
    const { order_id } = await visitor.call("orderCreate", order);
    await postToConsole(sandbox, `orders/${order_id}/status`, { alias: "done" });
    inTheEvening();
    const { cart, notification } = await visitor.call("orderRepeat", { order_id: order_id ?? 0 });
    expect(lunchOf({ cart })).toBeUndefined();
    expect([cart.count, notification]).toEqual([3, "Not available right now: Noodle lunch deal"]);
  });

  it("a lunch dish that the console stops is stopped at lunchtime too", async () => {
    const own = await startSandbox();
    await postToConsole(own, `products/${LUNCH}`, { type: "stop" });
    expect((await new Visitor(own).attempt("cartAdd", { product_key: LUNCH, count: 1, ...near })).body.errors).toEqual({
      product: "Not available right now",
    });
    await own.close();
  });
});
