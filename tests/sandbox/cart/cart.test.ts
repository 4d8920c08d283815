import { describe, expect, it } from "vitest";
import { NOON, sandboxForFile, SPB, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const newcomer = (language = "en") => new Visitor(sandbox, language);
const near = { ...toSpb, delivery_zone_id: 11 };
const far = { ...toSpb, delivery_zone_id: 13 };
const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
/** In Vyborg, where orders are taken until the shops close: at 22:00. */
const untilClosing = { city_id: 4, order_type: "takeaway", shop_id: 401 } as const;
const LAST_HOUR = Date.parse("2026-11-21T18:45:00Z");

describe("a session", () => {
  it("a session is opened by the first call that stores something", async () => {
    const visitor = newcomer();
    expect((await visitor.call("cart", near)).cart).toMatchObject({ count: 0, products: {}, version: 0 });
    await visitor.call("cartClear", {});
    expect(visitor.key).toBeUndefined();
    const { headers } = await visitor.attempt("cartAdd", { product_key: "miso", count: 1, ...near });
    expect(headers.get("set-cookie")).toMatch(/^session_key=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await visitor.call("cart", near)).cart.count).toBe(1);
  });

  it.each(["0123456789abcdef0123456789abcdef", "forged", "' OR 1=1 --"])(
    "a session with the unknown key %s is answered with 401",
    async (key) => {
      const visitor = newcomer("ru");
      visitor.key = encodeURIComponent(key);
      for (const answering of [
        visitor.attempt("cart", near),
        visitor.attempt("cartAdd", { product_key: "miso", count: 1, ...near }),
        visitor.attempt("user", {}),
      ]) {
        const { status, body } = await answering;
        expect([status, body.message]).toEqual([401, "Сеанс закончился"]);
      }
      expect((await visitor.attempt("cities", {})).status).toBe(200);
    },
  );
});

describe("adding", () => {
  it("a dish added without a choice gets the default modifiers", async () => {
    const { cart } = await newcomer("ru").call("cartAdd", { product_key: "philadelphia", count: 2, ...near });
    expect(Object.keys(cart.products)).toEqual(["philadelphia~rice-classic:1"]);
    expect(cart.products["philadelphia~rice-classic:1"]).toMatchObject({
      product_key: "philadelphia",
      name: "Филадельфия",
      count: 2,
      price_with_modifiers: 589,
      basic_price: 690,
      modifiers_text: "Классический рис",
      added_at: NOON,
    });
    expect(cart.prices).toMatchObject({ subtotal: 1178, packages: 9, delivery: 99, discount: 0, total: 1286 });
    expect(cart.packages).toMatchObject([
      { alias: "bag", name: "Пакет", price: 9, count: 1, can_refuse: true, refused: false },
      { alias: "chopsticks", price: 0, count: 2 },
    ]);
  });

  it("each variant of a dish gets its own line, and adding sets its count", async () => {
    const visitor = newcomer();
    const sweet = { "rice-no-sugar": 1, avocado: 2 };
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 1, ...near });
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 1, modifiers: sweet, ...near });
    const { cart } = await visitor.call("cartAdd", {
      product_key: "philadelphia",
      count: 3,
      modifiers: { avocado: 2, "rice-no-sugar": 1 },
      ...near,
    });
    expect(
      Object.values(cart.products).map(({ key, count, price_with_modifiers }) => [key, count, price_with_modifiers]),
    ).toEqual([
      ["philadelphia~rice-classic:1", 1, 589],
      ["philadelphia~avocado:2,rice-no-sugar:1", 3, 707],
    ]);
    expect(Object.values(cart.products)[1]?.modifiers_text).toBe("Rice without sugar, Avocado × 2");
    const more = await visitor.call("cartAdd", {
      product_key: "philadelphia~avocado:2,rice-no-sugar:1",
      count: 4,
      ...near,
    });
    expect(Object.values(more.cart.products).map(({ count }) => count)).toEqual([1, 4]);
  });

  it.each([
    [
      { avocado: 3, "rice-classic": 1 },
      { modifiers: "Avocado: at most 2", "modifiers.avocado": "Avocado: at most 2" },
    ],
    [{ avocado: 1 }, { modifiers: "Rice: choose 1 more", "modifiers.rice": "Rice: choose 1 more" }],
    [
      { "rice-classic": 1, "rice-no-sugar": 1 },
      { modifiers: "Rice: at most 1", "modifiers.rice": "Rice: at most 1" },
    ],
    [
      { "rice-classic": 1, tobiko: 1 },
      { modifiers: "Tobiko: sold out for now", "modifiers.tobiko": "Tobiko: sold out for now" },
    ],
    [
      { "rice-classic": 1, gold: 1 },
      { modifiers: "This dish has no such extra", "modifiers.gold": "This dish has no such extra" },
    ],
  ])("the choice %j is refused", async (modifiers, errors) => {
    const { status, body } = await newcomer().attempt("cartAdd", {
      product_key: "philadelphia",
      count: 1,
      modifiers,
      ...near,
    });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it.each([[0], [-1], [101], [1e9], [1.5]])("a count of %d is refused", async (count) => {
    const { status, body } = await newcomer("ru").attempt("cartAdd", { product_key: "miso", count, ...near });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["count"]]);
    expect(body.errors?.count).toMatch(/\p{Script=Cyrillic}/u);
  });

  it("some dishes are sold in pairs, and singly in a shop's last hour", async () => {
    const ask = (count: number, where: typeof near | typeof pickup | typeof untilClosing) =>
      newcomer().attempt("cartAdd", { product_key: "gunkan-tobiko", count, ...where });
    expect((await ask(3, near)).body.errors).toEqual({ count: "Sold 2 at a time" });
    expect((await ask(4, near)).status).toBe(200);
    sandbox.clock.set({ now: LAST_HOUR });
    expect((await ask(3, untilClosing)).status).toBe(200);
    // Past the last order of this shop: only the next day is left.
    sandbox.clock.set({ now: Date.parse("2026-11-21T22:45:00Z") });
    expect((await ask(3, pickup)).body.errors).toEqual({ count: "Sold 2 at a time" });
    sandbox.clock.set({ now: NOON });
  });

  it("a single piece added in the last hour is unavailable the next day until its count is corrected", async () => {
    const visitor = newcomer();
    sandbox.clock.set({ now: LAST_HOUR });
    await visitor.call("cartAdd", { product_key: "gunkan-tobiko", count: 3, ...untilClosing });
    sandbox.clock.set({ now: Date.parse("2026-11-22T12:00:00Z") });
    const { cart } = await visitor.call("cart", untilClosing);
    expect(cart.products["gunkan-tobiko"]).toMatchObject({ count: 3, type: "unavailable", alert: "Sold 2 at a time" });
    expect([cart.prices.subtotal, cart.messages?.[0]?.position]).toEqual([0, "top"]);
    const mended = await visitor.call("cartAdd", { product_key: "gunkan-tobiko", count: 4, ...untilClosing });
    expect(mended.cart.products["gunkan-tobiko"]).toMatchObject({ count: 4, type: "default" });
    sandbox.clock.set({ now: NOON });
  });

  it("adding an unavailable dish is refused with the reason", async () => {
    const refused = async (product_key: string, where: typeof near | typeof pickup = near) => {
      const { status, body } = await newcomer().attempt("cartAdd", { product_key, count: 1, ...where });
      return [status, body.errors?.product];
    };
    expect(await refused("nothing")).toEqual([404, "This dish is not on the menu"]);
    expect(await refused("__proto__")).toEqual([404, "This dish is not on the menu"]);
    expect(await refused("gunkan-scallop-baked")).toEqual([422, "Not available right now"]);
    expect(await refused("nigiri-octopus")).toEqual([422, "Not available at the moment"]);
    expect(await refused("ice-cream-vanilla")).toEqual([422, "Collection only"]);
    expect(await refused("ice-cream-vanilla", pickup)).toEqual([200, undefined]);
    expect(await refused("salmon-tataki", far)).toEqual([
      422,
      "Too far to arrive fresh: not available at your address",
    ]);
    expect(await refused("salmon-tataki")).toEqual([200, undefined]);
    expect(
      (await newcomer().attempt("cartAdd", { product_key: "miso", count: 1, city_id: 99, order_type: "delivery" }))
        .status,
    ).toBe(404);
  });

  it("a cart needs no place and holds at most 100 lines", async () => {
    const visitor = newcomer();
    expect((await visitor.call("cartAdd", { product_key: "miso", count: 1, ...toSpb })).cart.prices).toMatchObject({
      delivery: 0,
    });
    const session = sandbox.world.store.sessions.find(visitor.key ?? "");
    const line = session?.basket.lines[0];
    if (!session || !line) throw new Error("no cart is stored");
    session.basket.lines = Array.from({ length: 100 }, (_, index) => ({ ...line, key: `miso~${index}:1` }));
    sandbox.world.store.sessions.save(session);
    const more = await visitor.attempt("cartAdd", { product_key: "edamame", count: 1, ...pickup });
    expect(more.body.errors).toEqual({ product: "There are too many different items in the basket" });
    expect(Object.keys((await visitor.call("cart", pickup)).cart.products)).toHaveLength(100);
  });
});

describe("a cart", () => {
  it("every change increases the cart's version, and reading does not", async () => {
    const visitor = newcomer();
    const versions = [];
    versions.push((await visitor.call("cartAdd", { product_key: "miso", count: 1, ...near })).cart.version);
    versions.push((await visitor.call("cartAdd", { product_key: "miso", count: 2, ...near })).cart.version);
    versions.push((await visitor.call("cartPackagesBag", { without_bag: true, ...near })).cart.version);
    versions.push((await visitor.call("cartRemove", { product_key: "miso", count: 0, ...near })).cart.version);
    expect(versions).toEqual([...new Set(versions)].sort((a = 0, b = 0) => (a ?? 0) - (b ?? 0)));
    expect((await visitor.call("cart", near)).cart.version).toBe(versions.at(-1));
  });

  it("remove, forget and clear can be repeated", async () => {
    const visitor = newcomer();
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 5, ...near });
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...near });
    const key = "philadelphia~rice-classic:1";
    expect((await visitor.call("cartRemove", { product_key: key, count: 2, ...near })).cart.products[key]?.count).toBe(
      2,
    );
    expect((await visitor.call("cartRemove", { product_key: "philadelphia", count: 0, ...near })).cart.count).toBe(1);
    expect((await visitor.call("cartRemove", { product_key: key, count: 0, ...near })).cart.count).toBe(1);
    expect((await visitor.attempt("cartRemove", { product_key: key, count: 3, ...near })).body.errors).toEqual({
      product: "This item is not in the basket",
    });
    expect((await visitor.call("cartForget", { product_key: "miso", ...near })).cart.count).toBe(0);
    expect((await visitor.call("cartForget", { product_key: "miso", ...near })).cart.count).toBe(0);
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...near });
    expect((await visitor.call("cartClear", {})).cart).toMatchObject({
      count: 0,
      packages: [],
      prices: { total: 0, delivery: 0 },
    });
  });

  it("the bag can be refused", async () => {
    const visitor = newcomer();
    await visitor.call("cartAdd", { product_key: "miso", count: 13, ...near });
    expect((await visitor.call("cart", near)).cart.packages?.[0]).toMatchObject({ count: 3, refused: false });
    const { cart } = await visitor.call("cartPackagesBag", { without_bag: true, ...near });
    expect(cart.packages?.[0]).toMatchObject({ refused: true });
    expect(cart.prices.packages).toBe(0);
  });

  it("delivery is free from the zone's minimum, and takeaway gets ten percent off", async () => {
    const visitor = newcomer();
    const { cart } = await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...near });
    expect(cart.prices).toMatchObject({ subtotal: 1767, delivery: 0 });
    expect((await visitor.call("cart", { ...toSpb, delivery_zone_id: 13 })).cart.prices).toMatchObject({
      delivery: 299,
    });
    const own = await visitor.call("cart", pickup);
    expect(own.cart.prices).toMatchObject({ subtotal: 1767, delivery: 0, discount: 176.7, total: 1599.3 });
    expect(own.cart.messages).toMatchObject([{ position: "bottom", title: "Save when you collect" }]);
  });

  it("a cart gets the prices of another city", async () => {
    const visitor = newcomer();
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 1, ...near });
    const { cart } = await visitor.call("cart", { city_id: 8, order_type: "delivery" });
    expect(cart.prices).toMatchObject({ subtotal: 11.8, packages: 0.2 });
  });

  it("an unavailable line stays in the cart, is not charged and has a message", async () => {
    const visitor = newcomer("de");
    await visitor.call("cartAdd", { product_key: "ice-cream-vanilla", count: 1, ...pickup });
    await visitor.call("cartAdd", { product_key: "edamame", count: 1, ...pickup });
    const moved = await visitor.call("cart", near);
    expect(moved.cart.products["ice-cream-vanilla"]).toMatchObject({ type: "unavailable", alert: "Nur zum Abholen" });
    expect(moved.cart.messages?.[0]).toMatchObject({ position: "top", title: "Einige Gerichte sind nicht bestellbar" });
    await postToConsole(sandbox, "products/edamame", { type: "stop" });
    const stopped = await visitor.call("cart", near);
    expect(stopped.cart.products.edamame).toMatchObject({ type: "stop", alert: "Gerade nicht erhältlich" });
    expect(stopped.cart.prices).toMatchObject({ subtotal: 0, total: 0, delivery: 0 });
    await postToConsole(sandbox, "products/edamame", { type: "default" });
  });

  it("a free interval is stored, others are refused, and one that fills up is removed", async () => {
    const visitor = newcomer();
    expect((await visitor.attempt("cartSetInterval", { interval: "2026-11-22T19:00" })).body.errors).toEqual({
      interval: "Choose a city first",
    });
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...near });
    const { intervals } = await visitor.call("intervals", { date: "2026-11-22" });
    const free = intervals.find(({ disabled }) => !disabled)?.id ?? "";
    const taken = intervals.find(({ disabled }) => disabled)?.id ?? "";
    expect((await visitor.call("cartSetInterval", { interval: free })).cart.interval).toBe(free);
    expect((await visitor.attempt("cartSetInterval", { interval: taken })).body.errors).toEqual({
      interval: "This time has just been taken. Choose another",
    });
    for (const wrong of ["2026-11-20T19:00", "2026-11-22T19:07", "0000-01-01T00:00", "soon"]) {
      expect((await visitor.attempt("cartSetInterval", { interval: wrong })).body.errors, wrong).toEqual({
        interval: "This time is no longer available. Choose another",
      });
    }
    await postToConsole(sandbox, "intervals", { city: "spb", interval_id: free });
    const { cart } = await visitor.call("cart", near);
    expect([cart.interval, cart.messages?.[0]?.position]).toEqual([null, "top"]);
    expect((await visitor.call("cart", near)).cart.messages).toEqual([]);
    expect((await visitor.call("cartSetInterval", { interval: null })).cart.interval).toBeNull();
  });
});
