import { describe, expect, it } from "vitest";
import { NOON, sandboxForFile, SPB, startSandbox, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile({ earnsPoints: true });
const near = { ...toSpb, delivery_zone_id: 11 };
const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
let last = 79120004000;

/** A customer in Saint Petersburg with so many rolls in the cart, for whom 300 points are waiting. */
async function customer(count = 2, language = "en") {
  const visitor = new Visitor(sandbox, language);
  const phone = String(++last);
  await visitor.call("cartAdd", { product_key: "philadelphia", count, ...near });
  await visitor.signIn(phone, "Anna");
  const order = async () => {
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "3" });
    return (
      (await visitor.call("orderCreate", { ...toSpb, phone, username: "Anna", payment_type: "cash" })).order_id ?? 0
    );
  };
  const balance = async () => (await visitor.call("balance", {})).balance;
  return { visitor, phone, order, balance };
}

const apply = (visitor: Visitor, bonuses: number, where: typeof near | typeof pickup = near) =>
  visitor.attempt("cartApplyBonuses", { bonuses, ...where });

describe("points", () => {
  it("only customers of Nori in cities with a bonus programme have points", async () => {
    const { visitor, balance } = await customer();
    expect(await balance()).toBe(300);
    expect((await visitor.call("user", {})).user.balance).toBe(300);
    await visitor.call("cart", { city_id: 8, order_type: "delivery" });
    expect(await balance()).toBe(0);
    await visitor.call("cart", { city_id: 7, order_type: "delivery" });
    expect(await balance()).toBe(1690);
    expect((await new Visitor(sandbox).attempt("balance", {})).status).toBe(403);

    const shawarma = await startSandbox({ brand: "mylavash" });
    const other = new Visitor(shawarma);
    const { cart } = await other.call("cartAdd", { product_key: "ml-classic", count: 2, ...near });
    expect(cart.prices.upcoming_bonuses).toBe(0);
    await other.signIn();
    expect((await other.call("balance", {})).balance).toBe(0);
    expect((await other.attempt("cartApplyBonuses", { bonuses: 10, ...near })).body.errors).toEqual({
      bonuses: "There is no bonus programme in this city",
    });
    await shawarma.close();
  });

  it("spent points lower the total and the points that are earned", async () => {
    const { visitor } = await customer();
    expect((await visitor.call("cart", near)).cart).toMatchObject({
      use_bonuses: false,
      prices: { bonuses: 0, upcoming_bonuses: 58.9, total: 1286 },
    });
    const { body } = await apply(visitor, 250);
    expect(body.cart).toMatchObject({
      use_bonuses: true,
      prices: {
        subtotal: 1178,
        delivery: 99,
        packages: 9,
        discount: 0,
        bonuses: 250,
        upcoming_bonuses: 46.4,
        total: 1036,
      },
    });
    expect((await apply(visitor, 0)).body.cart).toMatchObject({
      use_bonuses: false,
      prices: { bonuses: 0, total: 1286 },
    });
  });

  it.each([
    [300.004, 300],
    [1e6, 300],
    [0.01, 0.01],
    [0.004, 0],
  ])("of %d wanted points %d are deducted", async (wanted, taken) => {
    const { visitor } = await customer();
    expect((await apply(visitor, wanted)).body.cart.prices.bonuses).toBe(taken);
  });

  it("a cached order cannot spend points that another order has taken since", async () => {
    const { visitor, phone, order, balance } = await customer();
    await apply(visitor, 250);
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "3" });
    const payload = { ...toSpb, phone, username: "Anna", payment_type: "cash" };
    const { order_cache_key } = await visitor.call("orderCreateCache", payload);
    const id = await order();
    expect(await balance()).toBe(50);
    expect(await visitor.attempt("orderCreate", { ...payload, order_cache_key })).toMatchObject({
      status: 422,
      body: { errors: { cart: "Your basket has changed. Please check your order" } },
    });
    expect(await balance()).toBe(50);
    await visitor.call("orderCancel", { order_id: id });
    expect((await visitor.attempt("orderCreate", { ...payload, order_cache_key })).status).toBe(200);
    expect(await balance()).toBe(50);
  });

  it("points leave one unit of currency to pay for each item, also when the cart shrinks", async () => {
    const { visitor } = await customer();
    await visitor.call("cartClear", {});
    await visitor.call("cartAdd", { product_key: "water", count: 1, ...near });
    const one = (await apply(visitor, 300)).body.cart.prices;
    expect(one).toMatchObject({ subtotal: 79, packages: 9, delivery: 99, bonuses: 78 + 8 + 99, total: 2 });
    expect((await visitor.call("cartAdd", { product_key: "water", count: 3, ...near })).cart.prices.bonuses).toBe(300);
    expect((await visitor.call("cartRemove", { product_key: "water", count: 1, ...near })).cart.prices).toEqual(one);
    expect((await visitor.call("cartPackagesBag", { without_bag: true, ...near })).cart.prices).toMatchObject({
      bonuses: 78 + 99,
      total: 1,
    });
  });

  it.each([[-1], [10_000_001], [1e300], ["300"], [true], [null]])("the amount %j is refused", async (bonuses) => {
    const { visitor } = await customer();
    const response = await visitor.send("cartApplyBonuses", { bonuses, ...near });
    expect([response.status, Object.keys(((await response.json()) as { errors: object }).errors)]).toEqual([
      422,
      ["bonuses"],
    ]);
  });

  it("points cannot be spent without signing in, in other cities, or with a discount", async () => {
    const stranger = new Visitor(sandbox, "ru");
    await stranger.call("cartAdd", { product_key: "miso", count: 1, ...near });
    expect((await apply(stranger, 10)).body.errors).toEqual({ bonuses: "Войдите, чтобы списать бонусы" });
    expect((await apply(stranger, 0)).status).toBe(200);
    const { visitor } = await customer(2, "ru");
    expect(
      (await visitor.attempt("cartApplyBonuses", { bonuses: 10, city_id: 8, order_type: "delivery" })).body.errors,
    ).toEqual({ bonuses: "В этом городе нет бонусной программы" });
    expect((await apply(visitor, 10, pickup)).body.errors).toEqual({
      bonuses: "Бонусы не списываются вместе со скидкой",
    });
  });

  it("no points are deducted while there is a discount, and the cart tells customers why", async () => {
    const { visitor } = await customer();
    await apply(visitor, 300);
    const { cart } = await visitor.call("cartApplyPromocode", { promocode: "TASTY10", ...near });
    expect(cart.prices).toMatchObject({ discount: 117.8, bonuses: 0 });
    expect(cart.messages).toEqual([
      { position: "bonus_description", icon: "alert", text: "Points can’t be spent together with a discount" },
    ]);
    expect((await visitor.call("cartForgetPromocode", near)).cart).toMatchObject({
      use_bonuses: true,
      messages: [],
      prices: { discount: 0, bonuses: 300 },
    });
  });

  it("points cannot be spent after their last day", async () => {
    const { visitor } = await customer();
    await apply(visitor, 300);
    sandbox.clock.set({ now: Date.parse("2035-05-21T20:59:00Z") });
    expect((await visitor.call("cart", near)).cart.prices.bonuses).toBe(300);
    sandbox.clock.set({ now: Date.parse("2035-05-21T21:00:00Z") });
    expect((await visitor.call("cart", near)).cart).toMatchObject({
      messages: [{ position: "bonus_description", text: "Points can no longer be spent" }],
      prices: { bonuses: 0 },
    });
    expect((await apply(visitor, 1)).body.errors).toEqual({ bonuses: "Points can no longer be spent" });
  });
});

describe("an order", () => {
  it("an order takes its points when it is created and adds the earned ones when it is done", async () => {
    const { visitor, order, balance } = await customer();
    await apply(visitor, 200);
    const id = await order();
    expect((await visitor.call("order", { id })).order.cart.prices).toMatchObject({ bonuses: 200, total: 1086 });
    expect(await balance()).toBe(100);
    expect((await visitor.call("cart", near)).cart.use_bonuses).toBe(false);
    await postToConsole(sandbox, `orders/${id}/status`, { alias: "done" });
    expect(await balance()).toBe(148.9);
  });

  it("while accrual is suspended, as the shop announces, an order earns nothing", async () => {
    const suspended = await startSandbox();
    const visitor = new Visitor(suspended);
    await visitor.signIn("79120003999", "Anna");
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 2, ...pickup });
    expect((await visitor.call("cart", pickup)).cart.prices.upcoming_bonuses).toBe(0);
    await visitor.call("shopsSet", { shop_id: pickup.shop_id });
    const order = { ...pickup, phone: "79120003999", username: "Anna", payment_type: "cash" };
    const { order_id } = await visitor.call("orderCreate", order);
    await postToConsole(suspended, `orders/${order_id}/status`, { alias: "done" });
    expect((await visitor.call("balance", {})).balance).toBe(300);
    await suspended.close();
  });

  it("a canceled order returns its points and earns none", async () => {
    const { visitor, order, balance } = await customer();
    await apply(visitor, 200);
    const id = await order();
    await visitor.call("orderCancel", { order_id: id });
    expect(await balance()).toBe(300);
    sandbox.clock.set({ now: NOON + 86_400_000 });
    expect(await balance()).toBe(300);
  });

  it("an order cannot spend points that another cart of the customer has spent", async () => {
    const { visitor, phone, order } = await customer();
    sandbox.clock.set({ now: NOON + 61_000 });
    const elsewhere = new Visitor(sandbox);
    await elsewhere.signIn(phone);
    await elsewhere.call("cartAdd", { product_key: "philadelphia", count: 1, ...near });
    expect((await apply(elsewhere, 300)).body.cart.prices.bonuses).toBe(300);
    await apply(visitor, 250);
    await order();
    expect((await elsewhere.call("cart", near)).cart.prices.bonuses).toBe(50);
  });
});
