import { delay, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action } from "../../../../app/orders/checkout/page/checkout.route";
import { calls } from "../../../../contract/calls";
import { settings } from "../../../../server/operate/settings";
import { emptyCart, honest, KEY, look, refusal, submit } from "../../../support/app/checkout-form";
import { orderCalls, orders, slots } from "../../../support/upstream/orders";
import { cartOf, placeCalls } from "../../../support/upstream/places";
import { cookiesAfter, outcomeOf, placeCookieOf, readyToOrder } from "../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(placeCalls, orderCalls);

describe("the order form", () => {
  test("knows who it is for, where it goes, when and how it may be paid", async () => {
    const { status, view } = await look();
    expect(status).toBe(200);
    const recipient = {
      masks: [expect.objectContaining({ mask: "+7 (999) 999-99-99", country_code: "RU" })],
      country: "RU",
    };
    expect(view.contact).toEqual({ username: "Anna", phone: "+7 (921) 000-00-01", recipient });
    expect(view.where.address?.text).toBe("Nevsky prospekt, 20");
    expect(view.when.slots.map(({ title }) => title)).toEqual(["ASAP", "19:00", "19:30"]);
    expect(view.when.chosen).toBe("asap");
    expect(view.payment.later.map(({ alias }) => alias)).toEqual(["cash", "card"]);
    expect(view.payment.cash?.notes.map(({ value }) => value)).toEqual([2000, 5000]);
  });

  test("offers no banknote above the largest sum of the currency, and none that the total takes whole", async () => {
    const { cash_max } = settings();
    const usual = cash_max.RUB ?? 0;
    cash_max.RUB = 2000;
    const { cash } = (await look()).view.payment;
    cash_max.RUB = usual;
    expect(cash?.notes).toEqual([
      { value: 2000, text: "2\u00a0000\u00a0₽", change: "The courier will bring 1\u00a0000\u00a0₽ in change." },
    ]);
  });

  test("asks for no change at the till", async () => {
    expect((await look(await readyToOrder({ takeaway: true }))).view.payment.cash).toBeUndefined();
  });

  test("offers the banknotes of the settings", async () => {
    const { banknotes } = settings();
    const usual = banknotes.RUB ?? [];
    banknotes.RUB = [1500, 3000];
    const { cash } = (await look()).view.payment;
    banknotes.RUB = usual;
    expect(cash?.notes.map(({ value }) => value)).toEqual([1500, 3000]);
  });

  test("warns of closing as many minutes before as the settings say", async () => {
    const own = settings();
    const usual = own.late_pickup_minutes;
    const warned = async (minutes: number) => {
      own.late_pickup_minutes = minutes;
      return Boolean((await look(await readyToOrder({ takeaway: true }))).view.when.late);
    };
    // The shop's hours are known to the end of tomorrow.
    const [never, all] = [await warned(0), await warned(2 * 1440)];
    own.late_pickup_minutes = usual;
    expect([never, all]).toEqual([false, true]);
  });

  test("promises change while the courier can bring it, and from 5000 on says that there is none", async () => {
    const noteOf = async (total: number, takeaway = false) => {
      on("cart", { cart: cartOf(total, 1) });
      const { payment } = (await look(await readyToOrder({ takeaway }))).view;
      return [payment.later.find(({ alias }) => alias === "cash")?.note, Boolean(payment.cash)];
    };
    expect(await noteOf(4999)).toEqual(["We’ll bring change", true]);
    expect(await noteOf(5000)).toEqual(["Exact cash only, please: we carry change for up to 5\u00a0000\u00a0₽", false]);
    expect(await noteOf(5000, true)).toEqual(["At the counter", false]);
  });

  test("is for those with something in the cart, who say where, and asks for the phone of those who are not signed in", async () => {
    const { contact } = (await look(await readyToOrder({ session: { key: "abc" } }))).view;
    expect(contact.sign_in?.request.channels).toContain("sms");
    expect((await look()).view.contact.sign_in).toBeUndefined();
    const nowhere = async (takeaway: boolean) => look((await readyToOrder({ takeaway })).replace(/place=[^;]+; /, ""));
    expect((await nowhere(false)).view.where).toEqual({
      order_type: "delivery",
      offers: { delivery: true, takeaway: true },
    });
    expect((await nowhere(true)).location).toBe("/spb/order-type?order_type=takeaway&return_to=%2Fspb%2Fcheckout");
    on("cart", emptyCart);
    expect((await look()).location).toBe("/spb/");
    expect((await look("session=forged.by.somebody")).location).toBe("/spb/");
  });

  test("shows what it knows when times and payment types are out of reach", async () => {
    on("intervals", {}, 500);
    on("paymentTypes", {}, 500);
    const { status, view } = await look();
    expect([status, view.when.dates, view.payment.later]).toEqual([200, undefined, []]);
    expect(view.when.message).toBeTruthy();
  });

  test.each([
    [422, { message: "No times on holidays" }, "No times on holidays"],
    [500, { message: "The schedule is being changed" }, "The schedule is being changed"],
    [500, {}, "We couldn’t load the times. Refresh the page."],
  ])("says why times could not be loaded (%i), in the upstream's words if it has any", async (status, body, words) => {
    on("intervals", body, status);
    expect((await look()).view.when).toMatchObject({ slots: [], message: words });
  });

  test("marks taken times, and says when a day has none", async () => {
    on("intervals", slots(["19:00"]));
    expect((await look()).view.when.slots.find(({ title }) => title === "19:00")?.taken).toBeTruthy();
    on("intervals", slots(["19:00", "19:30"]));
    const { when } = (await look(undefined, "/spb/checkout?date=2030-01-02")).view;
    expect(when.message).toContain("another day");
  });

  test("is an error page of 503 when the cart is out of reach", async () => {
    on("cart", {}, 500);
    expect((await look()).status).toBe(503);
  });
});

describe("an order", () => {
  test("is made with the contract's fields, the customer's own phone and the form's key", async () => {
    const { status, location, place } = await submit();
    expect([status, location]).toEqual([303, "/spb/order/48213/tracking"]);
    expect(orders.asked).toEqual([
      {
        key: KEY,
        payload: expect.objectContaining({
          city_id: 1,
          order_type: "delivery",
          phone: "79210000001",
          username: "Anna",
          payment_type: "cash",
          cash: 2000,
          order_comment: "No wasabi",
          delivery_address: {
            id: 501,
            street: "Nevsky prospekt, 20",
            room: "5",
            entrance: "2",
            floor: "",
            intercom: "",
            description: "",
          },
        }) as unknown,
      },
    ]);
    expect(orders.asked[0]?.payload.interval_id).toBeUndefined();
    expect(place?.address).toMatchObject({ room: "5", entrance: "2" });
  });

  test.each([
    ["orderCreate", honest],
    ["orderCreateCache", { ...honest, payment_type: "cardOnline", cash: "" }],
  ] as const)("names the lines of the cart that was checked, in %s", async (call, form) => {
    const { cart } = { cart: cartOf(500) };
    const soba = { ...cart.products.philadelphia, key: "wok~soba", product_key: "wok", chosen_modifiers: { soba: 1 } };
    const gone = { ...cart.products.philadelphia, key: "gone", product_key: "gone", count: 0 };
    Object.assign(cart.products, { soba, gone });
    on("cart", { cart });
    let sent: unknown;
    on(call, ({ body }) => {
      sent = (body as { cart: unknown }).cart;
      return HttpResponse.json({ errors: { cart: "Your basket has changed" } }, { status: 422 });
    });
    const { status, answer } = await submit(form);
    expect(sent).toEqual([
      { product_key: "philadelphia", count: 2 },
      { product_key: "wok", count: 2, modifiers: { soba: 1 } },
    ]);
    // Another tab has changed the cart since it was checked.
    expect([status, answer.errors, answer.dialog]).toEqual([
      422,
      { form: "Your basket has changed" },
      "Your basket has changed",
    ]);
  });

  test("for takeaway names the shop, for a chosen time its interval", async () => {
    const interval_id = slots().intervals[0]?.id ?? "";
    await submit({ ...honest, interval_id, payment_type: "card" }, { cookies: await readyToOrder({ takeaway: true }) });
    expect(orders.asked[0]?.payload).toMatchObject({
      order_type: "takeaway",
      shop_id: 11,
      interval_id,
      payment_type: "card",
    });
    expect(orders.asked[0]?.payload).not.toHaveProperty("cash");
  });

  test("for takeaway says until when the shop works, and of one that never closes no hours from midnight to midnight", async () => {
    const { where } = (await look(await readyToOrder({ takeaway: true }))).view;
    expect(where.shop).toMatchObject({ id: 11, hours: "Open 24 hours" });
  });

  test("sent twice is one order, also when the first has emptied the cart", async () => {
    const cookies = await readyToOrder();
    const [first, second] = await Promise.all([submit(honest, { cookies }), submit(honest, { cookies })]);
    on("cart", emptyCart);
    const third = await submit(honest, { cookies });
    expect([first, second, third].map(({ location }) => location)).toEqual(Array(3).fill("/spb/order/48213/tracking"));
    expect(orders.made.size).toBe(1);
  });

  test("whose answer has no number says what to do", async () => {
    on("orderCreate", {});
    const { status, answer, cookies } = await submit();
    expect(status).toBe(502);
    expect(answer.errors.form).toContain("+7 812 000-00-12");
    expect(answer.typed).toMatchObject(honest);
    on("cart", emptyCart);
    expect((await look(cookiesAfter(await readyToOrder(), cookies))).view).toHaveProperty("unanswered");
  });

  const late = /Everything you entered is still here.*we won’t place it twice/;
  const json =
    (status: number, body = {}) =>
    () =>
      HttpResponse.json(body, { status });
  const faults = [
    ["500 with a reason", json(500, { message: "The tills are down" }), 502, /^The tills are down$/, true],
    ["500 with a field's reason", json(500, { errors: { cart: "Out of rice" } }), 502, /^Out of rice$/, true],
    ["500", json(500), 502, /^Something went wrong on our side\..*/, true],
    ["HTML", () => HttpResponse.html("<h1>Oops</h1>"), 502, late, false],
    [
      "half an answer",
      () => new HttpResponse('{"order_id":', { headers: { "Content-Type": "application/json" } }),
      502,
      late,
      false,
    ],
    ["no connection", () => HttpResponse.error(), 503, /^The connection dropped\..*/, false],
    ["429 with a reason", json(429, { message: "Slow down" }), 429, /^Slow down$/, true],
    ["429 with a field's reason", json(429, { errors: { phone: "Slow down" } }), 429, /^Slow down$/, true],
    ["429", json(429), 429, /^Too many attempts/, true],
    ["404 with a reason", json(404, { message: "No such shop" }), 422, /^No such shop$/, true],
    ["a refusal of the cart", json(422, { errors: { cart: "Not that" } }), 422, /^Not that$/, true],
  ] as const;
  const ways = [
    ["orderCreate", honest],
    ["orderCreateCache", { ...honest, payment_type: "cardOnline", cash: "" }],
  ] as const;
  test.each(ways.flatMap(([call, form]) => faults.map((fault) => [call, ...fault, form] as const)))(
    "%s that meets %s gives the form back with everything in it, and says why",
    async (call, _, answer, status, words, opens, form) => {
      on(call, answer);
      const outcome = await submit(form);
      expect(outcome.status).toBe(status);
      expect(outcome.answer.errors.form).toMatch(words);
      // The upstream's answer opens ServerErrorModal; no answer does not (docs/specification/rules-and-calls.md#error-answers).
      expect(outcome.answer.dialog).toBe(opens ? outcome.answer.errors.form : undefined);
      expect(outcome.answer.typed).toEqual(form);
    },
  );

  test("that a slow upstream never answers says that it may be sent again", async () => {
    on("orderCreate", async () => {
      await delay("infinite");
      return {};
    });
    const { limit } = calls.orderCreate;
    calls.orderCreate.limit = 300;
    const { status, answer } = await submit().finally(() => (calls.orderCreate.limit = limit));
    expect(status).toBe(504);
    expect(answer.errors.form).toContain("we won’t place it twice");
  });
});

test("an order to an address that the upstream did not save names it without an id", async () => {
  const address = { id: 0, address: "Nevsky prospekt, 20", room: "5", at: { latitude: 59.936, longitude: 30.32 } };
  const cookies = (await readyToOrder()).replace(/place=[^;]+/, await placeCookieOf({ city: "spb", address }));
  const { status, place } = await submit({ ...honest, "delivery_address.id": "0" }, { cookies });
  expect([status, place?.address]).toMatchObject([303, { ...address, entrance: "2" }]);
  expect(orders.asked[0]?.payload.delivery_address).toEqual({
    street: "Nevsky prospekt, 20",
    room: "5",
    entrance: "2",
    floor: "",
    intercom: "",
    description: "",
  });
});

describe("what the upstream has against an order", () => {
  test("of no field opens ServerErrorModal too, and one of a field does not", async () => {
    on("orderCreate", refusal({ shop_id: "The shop is closed" }));
    const { errors, dialog } = (await submit()).answer;
    expect([errors.form, dialog]).toEqual(Array(2).fill("The shop is closed"));
    on("orderCreate", refusal({ shop_id: "The shop is closed", interval_id: "This time is taken" }));
    expect((await submit()).answer.dialog).toBeUndefined();
  });

  test.each([
    ["the phone of who is signed in", false, { phone: "This phone is blocked" }],
    ["an e-mail that is not asked for", false, { email: "This phone is blocked" }],
    ["a door of an order to collect", true, { "delivery_address.room": "This phone is blocked" }],
  ])("of a field that the form does not have is ServerErrorModal's: %s", async (_, takeaway, refused) => {
    on("orderCreate", refusal(refused));
    const { errors, dialog } = (await submit(honest, { cookies: await readyToOrder({ takeaway }) })).answer;
    expect([errors, dialog]).toEqual([{ form: "This phone is blocked" }, "This phone is blocked"]);
  });

  test("stands beside its field: a slot that has filled up, a room, a closed shop above", async () => {
    on(
      "orderCreate",
      refusal({
        interval_id: "This time is taken",
        "delivery_address.room": "Which room?",
        shop_id: "The shop is closed",
      }),
    );
    const { status, answer } = await submit();
    expect(status).toBe(422);
    expect(answer.errors).toEqual({
      "delivery_address.room": "Which room?",
      interval_id: "This time is taken",
      form: "The shop is closed",
    });
    expect(answer.typed).toEqual(honest);
  });

  test.each([
    ["the field that typeError names", { message: "Too little for this order", typeError: "change" }],
    ["errors of change", { errors: { change: "Too little for this order" } }],
  ])("of the change marks its field, by %s", async (_, body) => {
    on("orderCreate", body, 422);
    const { errors, dialog } = (await submit()).answer;
    expect(errors).toEqual({ cash: "Too little for this order" });
    expect(dialog).toBeUndefined();
  });

  test("leads back to the cart when a product has stopped meanwhile", async () => {
    on("orderCreate", refusal({ cart: "Philadelphia is sold out" }));
    let first = true;
    on("cart", () => {
      const cart = cartOf(500);
      if (!first) Object.assign(cart.products.philadelphia, { type: "stop" });
      first = false;
      return { cart };
    });
    const { location, flash, cookies } = await submit();
    expect([location, flash]).toEqual(["/spb/cart", { tone: "danger", text: "Philadelphia is sold out" }]);
    expect(cookies.some((cookie) => cookie.startsWith("order_draft="))).toBe(true);
  });

  test("is told before asking when the cart is below the zone's minimum", async () => {
    on("cart", { cart: cartOf(100) });
    const { status, answer } = await submit({ ...honest, cash: "" });
    expect([status, answer.errors.form]).toEqual([422, expect.stringContaining("500")]);
    expect(orders.asked).toEqual([]);
  });

  test("a session that has ended asks to sign in, and keeps what was typed", async () => {
    on("orderCreate", {}, 401);
    const before = await readyToOrder();
    const { location, cookies } = await submit({ ...honest, username: "Anna-Maria" }, { cookies: before });
    expect(location).toBe("/spb/login?request_uri=%2Fspb%2Fcheckout&return_to=%2Fspb%2Fcart");
    const after = cookiesAfter(
      await readyToOrder(),
      cookies.filter((cookie) => cookie.startsWith("order_draft=")),
    );
    const { view } = await look(after);
    expect(view.typed).toMatchObject({
      username: "Anna-Maria",
      order_comment: "No wasabi",
      "delivery_address.room": "5",
    });
    expect(view.order_key).toBe(KEY);
  });

  test.each([
    ["nobody is signed in there", 403],
    ["the session is gone", 401],
  ])("a customer of whom the upstream says that %s is asked for the phone, or to sign in", async (_, status) => {
    const cookies = await readyToOrder();
    on("user", {}, status);
    const toSignIn = "/spb/login?request_uri=%2Fspb%2Fcheckout&return_to=%2Fspb%2Fcart";
    expect((await look(cookies)).view.contact.sign_in).toBeDefined();
    const { location, cookies: kept } = await submit(honest, { cookies });
    expect([location, orders.asked]).toEqual([toSignIn, []]);
    expect(kept.some((cookie) => cookie.startsWith("order_draft="))).toBe(true);
  });
});

test("a cart that has changed since the form was shown is asked about, not ordered: nobody pays another sum than the button said", async () => {
  const { view } = await look();
  on("cart", { cart: cartOf(700) });
  const { status, answer } = await submit({ ...honest, cart: view.cart_signature });
  expect([status, answer.errors.form]).toEqual([409, expect.stringContaining("changed")]);
  expect(answer.typed).toMatchObject(honest);
  expect(orders.asked).toEqual([]);
  const again = await look();
  expect(again.view.cart_signature).not.toBe(view.cart_signature);
  expect((await submit({ ...honest, cart: again.view.cart_signature })).location).toBe("/spb/order/48213/tracking");
});

describe("the intent of the pressed button", () => {
  test.each([
    ["order", 303, "/spb/order/48213/tracking"],
    ["date:2030-01-02", 303, "/spb/checkout?date=2030-01-02#order-interval_id"],
    ["banknote:5000", 303, "/spb/checkout#order-cash"],
    ["banknote:", 303, "/spb/checkout#order-cash"],
    ["bag:0", 303, "/spb/checkout#order-packages"],
    ["leave:/spb/cart", 303, "/spb/cart"],
  ])("%s is answered with %i to %s, and only an order is sent to the upstream", async (intent, status, location) => {
    on("cartPackagesBag", { cart: cartOf(500) });
    const outcome = await submit({ ...honest, intent });
    expect([outcome.status, outcome.location]).toEqual([status, location]);
    expect(orders.asked).toHaveLength(intent === "order" ? 1 : 0);
  });

  test.each<[string, [string, string][]]>([
    ["missing", []],
    ["unknown", [["intent", "tip:100"]]],
    ["empty", [["intent", ""]]],
    [
      "repeated",
      [
        ["intent", "order"],
        ["intent", "leave:/spb/"],
      ],
    ],
  ])("that is %s is a 400 with words, orders nothing and keeps the form", async (_, intent) => {
    const { status, view } = await outcomeOf(async () =>
      action(
        visitArgs("/spb/checkout", { form: [...Object.entries(honest), ...intent], cookies: await readyToOrder() }),
      ),
    );
    const answer = view as { errors: Record<string, string>; typed: Record<string, string> };
    expect(status).toBe(400);
    expect(answer.errors.form).toBeTruthy();
    expect(answer.typed).toMatchObject(honest);
    expect(orders.asked).toEqual([]);
  });
});

test("another day and a banknote, without scripts, come back to the form with everything in it", async () => {
  const day = await submit({ ...honest, "delivery_address.entrance": "", intent: "date:2030-01-02" });
  expect(day.location).toBe("/spb/checkout?date=2030-01-02#order-interval_id");
  const { view } = await look(cookiesAfter(await readyToOrder(), day.cookies), "/spb/checkout?date=2030-01-02");
  expect(view.typed).toMatchObject({
    username: "Anna",
    cash: "2000",
    order_comment: "No wasabi",
    "delivery_address.entrance": "",
  });
  expect(view.when.dates?.find(({ current }) => current)?.value).toBe("2030-01-02");

  const note = await submit({ ...honest, intent: "banknote:5000" }, { path: "/spb/checkout?date=2030-01-02" });
  expect(note.location).toBe("/spb/checkout?date=2030-01-02#order-cash");
  expect((await look(cookiesAfter(await readyToOrder(), note.cookies))).view.typed.cash).toBe("5000");
  expect(orders.asked).toEqual([]);
});

describe("a way out of the form, without scripts", () => {
  test("leads on, and the form is as it was on the way back", async () => {
    const to = "/spb/order-type?order_type=delivery&return_to=%2Fspb%2Fcheckout";
    const { status, location, cookies } = await submit({ ...honest, intent: `leave:${to}` });
    expect([status, location]).toEqual([303, to]);
    expect((await look(cookiesAfter(await readyToOrder(), cookies))).view.typed).toMatchObject({
      username: "Anna",
      cash: "2000",
      order_comment: "No wasabi",
      "delivery_address.room": "5",
    });
    expect(orders.asked).toEqual([]);
  });

  test.each(["//evil.example", "https://evil.example/", "/\\evil.example", ""])(
    "never to another site: %s",
    async (leave) => {
      expect((await submit({ ...honest, intent: `leave:${leave}` })).location).toBe("/spb/checkout");
    },
  );
});

describe("a gift and a dish that goes with the cart, without scripts", () => {
  const gift = { id: 1, name: "Spicy sauce", price: 0, count: 0, max_count: 1, is_available: true };
  const withGift = (count: number) => HttpResponse.json({ cart: { ...cartOf(500), gifts: [{ ...gift, count }] } });

  test("a gift is taken, and the form comes back with everything in it", async () => {
    let sent: unknown;
    on("cart", () => withGift(0));
    on("cartGiftAdd", ({ body }) => {
      sent = body;
      return withGift(1);
    });
    const { location, cookies } = await submit({ ...honest, intent: "gift:1.1" });
    expect(location).toBe("/spb/checkout#order-gifts");
    expect(sent).toMatchObject({ gift_id: 1, city_id: 1 });
    expect((await look(cookiesAfter(await readyToOrder(), cookies))).view.typed).toMatchObject({ username: "Anna" });
    expect(orders.asked).toEqual([]);
  });

  test.each([
    ["is refused", "gift:1.1", refusal({ gift_id: "Dishes for 800 ₽" }), 422, "Dishes for 800 ₽"],
    ["cannot be taken now", "gift:1.1", () => HttpResponse.error(), 503, undefined],
    ["is invented", "gift:9.1", () => withGift(1), 409, undefined],
    ["is no gift", "gift:", () => withGift(1), 422, undefined],
    ["is a dish of a menu that is down", "add:roll", () => withGift(1), 503, undefined],
  ])("what %s is said, and what was typed stays", async (_, intent, answered, expected, words) => {
    on("cart", () => withGift(0));
    on("cartGiftAdd", answered);
    on("products", noAnswer);
    const { status, answer } = await submit({ ...honest, intent });
    expect([status, answer.typed.username, orders.asked]).toEqual([expected, "Anna", []]);
    expect(answer.errors.form).toBeTruthy();
    if (words) expect(answer.errors.form).toBe(words);
  });

  test("the form stands without the dishes that go with the cart", async () => {
    on("relatedProducts", {}, 500);
    expect((await look()).view.related).toBeUndefined();
  });
});

describe("a bag, without scripts", () => {
  test("is refused in the upstream's cart, and the form comes back with everything in it", async () => {
    let sent: unknown;
    on("cartPackagesBag", ({ body }) => {
      sent = body;
      return { cart: cartOf(500) };
    });
    const { location, cookies } = await submit(
      { ...honest, intent: "bag:1" },
      { path: "/spb/checkout?date=2030-01-02" },
    );
    expect(location).toBe("/spb/checkout?date=2030-01-02#order-packages");
    expect(sent).toMatchObject({ without_bag: true, city_id: 1, order_type: "delivery", delivery_zone_id: 7 });
    expect((await look(cookiesAfter(await readyToOrder(), cookies))).view.typed).toMatchObject({
      username: "Anna",
      cash: "2000",
      order_comment: "No wasabi",
    });
    expect(orders.asked).toEqual([]);
  });

  test.each([
    ["the upstream is down", "1", () => HttpResponse.error(), 503],
    ["it is neither yes nor no", "maybe", () => HttpResponse.json({ cart: cartOf(500) }), 422],
  ])("stays as it is when %s, and says so", async (_, without_bag, outcome, expected) => {
    on("cartPackagesBag", outcome);
    const { status, answer } = await submit({ ...honest, intent: `bag:${without_bag}` });
    expect([status, answer.typed.username, orders.asked]).toEqual([expected, "Anna", []]);
    expect(answer.errors.form).toBeTruthy();
  });
});

describe("a form of somebody else who was signed in in this browser", () => {
  test("is not ordered in the name of who is signed in now: it comes back without the other's name, and says so", async () => {
    const own = (await look()).view.customer;
    expect(own).toMatch(/^[\w-]{8}$/);
    on("user", { user: { phone: "79215550102", name: "Boris" } });
    expect((await look()).view.customer).not.toBe(own);
    const { status, answer } = await submit({ ...honest, customer: own ?? "" });
    expect([status, answer.typed.username, answer.typed["delivery_address.room"]]).toEqual([409, undefined, "5"]);
    expect(answer.errors.form).toContain("Someone else has signed in");
    expect(orders.asked).toEqual([]);
    // Seen and sent again it is theirs.
    const again = (await look()).view.customer;
    expect((await submit({ ...honest, username: "Boris", customer: again ?? "" })).status).toBe(303);
  });

  test("is told from one's own during an outage by nobody: the order goes on", async () => {
    const own = (await look()).view.customer;
    on("user", noAnswer);
    expect((await submit({ ...honest, customer: own ?? "" })).answer?.errors?.form ?? "").not.toContain("Someone else");
  });
});
