import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { action } from "../../../../../app/orders/payment/page/payment.route";
import { action as order } from "../../../../../app/orders/checkout/page/checkout.route";
import type { CityFrameView } from "../../../../../app/shared/web/context/city-frame";
import { loader as frame } from "../../../../../app/shell/frame/city.route";
import { loader as backToHome } from "../../../../../app/orders/payment/back-to-home.route";
import { loader as bankPage } from "../../../../../app/orders/payment/bank/bank.route";
import { loader as done } from "../../../../../app/orders/payment/done.route";
import { loader as waitPage } from "../../../../../app/orders/payment/bank/wait.route";
import type { BankView, WaitView } from "../../../../../app/orders/payment/payment.view";
import { honest, refusal, submit } from "../../../../support/app/checkout-form";
import {
  ATTEMPT,
  lookAtPayment,
  PAYMENT,
  payAnswers,
  payFails,
  payWith,
  readyToPay,
} from "../../../../support/app/paying";
import { settings } from "../../../../../server/operate/settings";
import { orderedBaskets, usualCookie } from "../../../../../server/visitor/baskets";
import { lastPayment } from "../../../../../server/visitor/last-order";
import { openVisit } from "../../../../../server/visitor/visit";
import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import { orderCalls, orderOf, orders } from "../../../../support/upstream/orders";
import { BANK, CACHE_KEY, money, paymentCalls } from "../../../../support/upstream/payments";
import { cartOf, cityOf, placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, placeCookieOf, readyToOrder } from "../../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, paymentCalls);

const at = async (load: (args: ReturnType<typeof visitArgs>) => unknown, page: string, cookies: string, query = "") =>
  outcomeOf(async () =>
    load(visitArgs(`${PAYMENT}/${page}${query}`, { params: { order_cache_key: CACHE_KEY }, cookies })),
  );

describe("an order that is paid online", () => {
  test("is stored, and not made before it is paid", async () => {
    const cookies = await readyToPay();
    expect(money.stored).toHaveLength(1);
    expect(money.stored[0]?.payload).toMatchObject({
      payment_type: "cardOnline",
      username: "Anna",
      phone: "79210000001",
    });
    expect(orders.asked).toEqual([]);
    const { status, view } = await lookAtPayment(cookies);
    expect(status).toBe(200);
    expect(view.way).toMatchObject({ alias: "cardOnline" });
    expect(view.others.map(({ alias }) => alias)).toEqual(["sbp", "sberPay"]);
    expect(view.at_door.map(({ alias }) => alias)).toEqual(["cash"]);
    expect(view.systems).toEqual(["mir", "visa", "mastercard"]);
    expect(view.order.total).toBe("1\u00a0000\u00a0₽");
    expect(view.order.where).toBe("Nevsky prospekt, 20, flat\u00a05, entrance\u00a02");
    expect(view.back).toEqual({ to: "/spb/checkout", words: "Back to checkout" });
  });

  test.each([
    ["delivered", false, { is_delivery: true, latitude: 59.936, longitude: 30.32 }],
    ["collected", true, { is_delivery: false, shop_id: 11 }],
  ])("asks which acquirer takes the money of an order that is %s", async (_, takeaway, where) => {
    const asked: unknown[] = [];
    on("addresses", {
      delivery_addresses: [
        { id: 501, address: "Nevsky", map: { coordinates: { latitude: 59.936, longitude: 30.32 } } },
      ],
    });
    on("orderPaymentSettings", ({ body }) => {
      asked.push(body);
      return money.settings;
    });
    await payWith(await readyToPay("cardOnline", await readyToOrder({ takeaway })));
    expect(asked).toContainEqual({ payment_type: "cardOnline", city_id: 1, ...where });
  });

  test("is the same stored order when the form comes again, from another window too", async () => {
    const cookies = await readyToPay();
    await readyToPay("sbp", cookies);
    expect(money.stored).toHaveLength(1);
  });

  test("sent twice at once is stored under one idempotency key", async () => {
    const cookies = await readyToOrder();
    await Promise.all([readyToPay("cardOnline", cookies), readyToPay("cardOnline", cookies)]);
    expect(new Set(money.stored.map(({ key }) => key)).size).toBe(1);
  });

  test("sent again after its time is over is stored anew", async () => {
    const ages = [11 * 60_000, 0];
    const keys: (string | null)[] = [];
    on("orderCreateCache", ({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
      return { order_cache_key: CACHE_KEY, created_at: Date.now() - (ages[keys.length - 1] ?? 0) };
    });
    expect((await lookAtPayment(await readyToPay())).status).toBe(200);
    expect(new Set(keys).size).toBe(2);
  });

  test("is nobody else's: no cookie, another key, another city are 404", async () => {
    const cookies = await readyToPay();
    expect((await lookAtPayment(await readyToOrder())).status).toBe(404);
    expect((await lookAtPayment(cookies, { key: "0".repeat(32) })).status).toBe(404);
    expect((await lookAtPayment(cookies, { path: `/moscow/order/payment/${CACHE_KEY}`, city: "moscow" })).status).toBe(
      404,
    );
    expect((await payWith(await readyToOrder())).status).toBe(404);
    expect(money.paid).toEqual([]);
  });

  test("never has more time than ten minutes, while the upstream's clock is not known to the second", async () => {
    on("orderCreateCache", () => ({ order_cache_key: CACHE_KEY, created_at: Date.now() + 1_900 }));
    const { pay_until, now } = (await lookAtPayment(await readyToPay())).view.deadline;
    expect(pay_until - now).toBe(600_000);
  });

  test("says that the order could not be placed if the upstream names no stored order", async () => {
    on("orderCreateCache", {});
    const cookies = await readyToPay();
    expect(cookies).not.toContain("payment=");
  });
});

describe("an attempt to pay", () => {
  test("on the acquirer's page leads there through a page of ours", async () => {
    const { status, location, after } = await payWith(await readyToPay());
    expect([status, location]).toEqual([303, `${PAYMENT}/bank`]);
    expect(money.paid).toEqual([
      {
        key: ATTEMPT,
        body: expect.objectContaining({
          order_cache_key: CACHE_KEY,
          payment_type: "cardOnline",
          is_new_acquiring: true,
          TermUrl: `http://localhost${PAYMENT}/3ds`,
          success_url: `http://localhost${PAYMENT}/done`,
          fail_url: `http://localhost${PAYMENT}?state=payment-failure`,
        }) as unknown,
      },
    ]);
    const { bank, refresh_to } = (await at(bankPage, "bank", after)).view as BankView;
    expect([bank, refresh_to]).toEqual([
      { at: "acquirer", url: `${BANK}/pay/1`, host: new URL(UPSTREAM).host },
      `${BANK}/pay/1`,
    ]);
  });

  test.each([
    ["approved", { reason: "approved", complete_link: "https://evil.example/" }, "done"],
    ["pre-auth", { reason: "pre-auth" }, "done"],
    [
      "3ds-v2",
      { reason: "3ds-v2", threeDSServerTransId: "t1", threeDSMethodUrl: `${BANK}/m`, threeDSMethodData: "d" },
      "bank",
    ],
    ["3-D Secure 1", { reason: "3ds", AcsUrl: `${BANK}/acs`, MD: "m", PaReq: "p" }, "bank"],
    ["3-D Secure 2 with a challenge", { reason: "whatever", AcsUrl: `${BANK}/acs`, cReq: "c" }, "bank"],
    ["3-D Secure without a reason", { AcsUrl: `${BANK}/acs`, MD: "m", PaReq: "p" }, "bank"],
    ["SBP", { qr_code: "https://qr.example/1", payment_link: `${BANK}/app/1` }, "wait"],
    ["SberPay's link", { payment_link: `${BANK}/app/1` }, "wait"],
    ["SberPay's push", { notification: "Look at your phone" }, "wait"],
  ])("%s goes on to the right page", async (_name, answer, page) => {
    payAnswers(answer);
    const { status, location } = await payWith(await readyToPay());
    expect([status, location]).toEqual([303, `${PAYMENT}/${page}`]);
  });

  test("can be made while the upstream does not tell the acquirer: the page stays, without the card form", async () => {
    const cookies = await readyToPay();
    expect((await lookAtPayment(cookies)).view.card).toBeDefined();
    on("orderPaymentSettings", {}, 503);
    const { status, view } = await lookAtPayment(cookies);
    expect([status, view.card, view.others.length]).toEqual([200, undefined, 2]);
  });

  test.each(["sbp", "cardOnline"])("is remembered with the payment type that it was changed to: %s", async (way) => {
    payAnswers({ payment_link: `${BANK}/app/1` });
    const { after } = await payWith(await readyToPay("sberPay"), { intent: `way:${way}` });
    expect(await lastPayment(await openVisit(visitArgs("/spb/", { cookies: after })))).toEqual({ alias: way });
  });

  test("SberPay's request is told by the page that waits for it, and by no notice above it", async () => {
    payAnswers({ payment_link: `${BANK}/app/1`, notification: "Look at your phone" });
    const { after, flash } = await payWith(await readyToPay("sberPay"), { intent: "way:sberPay" });
    expect(flash).toBeUndefined();
    expect(((await at(waitPage, "wait", after)).view as WaitView).app?.notification).toBe("Look at your phone");
  });

  test.each([
    ["form_url of another origin", { reason: "approved-new", form_url: "https://evil.example/pay" }],
    ["form_url that is a script", { reason: "approved-new", form_url: "javascript:alert(1)" }],
    ["no form_url", { reason: "approved-new" }],
    ["AcsUrl of another origin", { reason: "3ds", AcsUrl: "https://evil.example/acs", MD: "m", PaReq: "p" }],
    ["a link with a scheme of no bank", { payment_link: "bank200000000004://pay/1" }],
    ["a link that is a script", { payment_link: "javascript:alert(1)" }],
    ["a form_url with the scheme of an app", { reason: "approved-new", form_url: "bank100000000004://pay/1" }],
    ["a link of another origin", { payment_link: "https://evil.example/app" }],
    ["3ds-v2 without a transaction", { reason: "3ds-v2" }],
    [
      "a form for the bank that no cookie holds",
      { AcsUrl: `${BANK}/acs`, MD: "m", PaReq: randomBytes(1_480).toString("base64") },
    ],
    ["a form_url that no cookie holds", { reason: "approved-new", form_url: `${BANK}/${"p".repeat(1_000)}` }],
    ["nothing at all", {}],
  ])("%s leads nowhere, and says so", async (_name, answer) => {
    payAnswers(answer);
    const { status, location, answer: said, after } = await payWith(await readyToPay());
    expect([status, location]).toEqual([502, null]);
    expect(said.errors.form).toContain("+7 812");
    expect((await lookAtPayment(after)).status).toBe(200);
  });

  test("an app's link is taken if the settings name its scheme", async () => {
    const { payment_schemes } = settings();
    payment_schemes.push("bank100000000004");
    payAnswers({ payment_link: "bank100000000004://pay/1" });
    const { after } = await payWith(await readyToPay("sbp"), { intent: "way:sbp" });
    payment_schemes.pop();
    expect(((await at(waitPage, "wait", after)).view as WaitView).app?.link).toBe("bank100000000004://pay/1");
  });

  test("3-D Secure 2 goes on after its frames, with the transaction that the upstream gave", async () => {
    payAnswers({
      reason: "3ds-v2",
      threeDSServerTransId: "t1",
      threeDSMethodUrl: `${BANK}/m`,
      threeDSMethodUrlServer: "https://evil.example/m",
    });
    const { after } = await payWith(await readyToPay());
    const { bank } = (await at(bankPage, "bank", after)).view as BankView;
    expect(bank).toEqual({ at: "frames", urls: [`${BANK}/m`], data: "" });
    payAnswers({ reason: "approved" });
    const { location } = await payWith(after, { intent: "frames" });
    expect([location, money.paid.at(-1)?.body]).toEqual([
      `${PAYMENT}/done`,
      expect.objectContaining({
        threeDSServerTransId: "t1",
        TermUrl: `http://localhost${PAYMENT}/3ds?order_id=48213`,
      }),
    ]);
  });

  test("posts the bank's form with our own return address, whatever the upstream says", async () => {
    payAnswers({ reason: "3ds", AcsUrl: `${BANK}/acs`, MD: "m", PaReq: "p", TermUrl: "https://evil.example/" });
    const { after } = await payWith(await readyToPay());
    const { bank } = (await at(bankPage, "bank", after)).view as BankView;
    expect(bank).toEqual({
      at: "bank",
      url: `${BANK}/acs`,
      host: new URL(UPSTREAM).host,
      fields: { MD: "m", PaReq: "p", TermUrl: `http://localhost${PAYMENT}/3ds?order_id=48213` },
    });
  });

  test("in the bank's app carries the whole order, which was sent with the same press", async () => {
    payAnswers({ qr_code: "https://qr.example/1" });
    await readyToPay("sbp");
    expect(money.paid[0]?.body).toMatchObject({ ...money.stored[0]?.payload, order_cache_key: CACHE_KEY });
    expect(Object.keys(money.stored[0]?.payload ?? {})).toEqual(expect.arrayContaining(["cart", "order_comment"]));
  });

  test("on the payment page carries of the order what is still known, and what may be another order's no more", async () => {
    const at = { latitude: 59.936, longitude: 30.32 };
    const address = { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 7, at };
    const delivered = (await readyToOrder()).replace(/place=[^;]*/, await placeCookieOf({ city: "spb", address }));
    const cookies = await readyToPay("cardOnline", delivered);
    const { city_id, order_type, phone, username, cart } = money.stored[0]?.payload ?? {};
    const door = { street: "Nevsky prospekt, 20", room: "5", entrance: "2" };
    const elsewhere = { id: 7, address: "Sadovaya 1", at: { ...at, latitude: 1 } };
    const moved = cookies.replace(/place=[^;]*/, await placeCookieOf({ city: "spb", address: elsewhere }));
    await payWith(moved);
    expect(money.paid[0]?.body).not.toHaveProperty("delivery_address");
    const { after } = await payWith(cookies);
    const order = { city_id, order_type, phone, username, cart, delivery_address: door, payment_type: "cardOnline" };
    expect(money.paid[1]?.body).toMatchObject({ ...order, order_cache_key: CACHE_KEY });
    await payWith(after);
    expect(money.paid[2]?.body).toMatchObject({ city_id, order_type, payment_type: "cardOnline" });
    for (const key of ["phone", "username", "cart", "delivery_address"])
      expect(money.paid[2]?.body).not.toHaveProperty(key);
  });

  test("pressed twice has one idempotency key", async () => {
    const cookies = await readyToPay();
    await Promise.all([payWith(cookies), payWith(cookies)]);
    expect(money.paid.map(({ key }) => key)).toEqual([ATTEMPT, ATTEMPT]);
  });

  test.each([
    ["number", "Invalid card number"],
    ["expiry", "Invalid expiry"],
    ["cvv", "Invalid CVC"],
    ["holder", "Write the name as on the card"],
  ])("a declined card names what is wrong with its %s", async (field, words) => {
    payAnswers({ errors: { [field]: words } }, 422);
    const { status, answer } = await payWith(await readyToPay(), {
      intent: "card",
      cryptogram: "x",
      email: "a@b.example",
    });
    expect([status, answer.errors[field], answer.typed]).toEqual([422, words, { email: "a@b.example" }]);
  });

  test("a decline about anything else is told in the bank's words, and in ours if there are none", async () => {
    const cookies = await readyToPay();
    payAnswers({ message: "Insufficient funds", errors: { payment: "Insufficient funds" } }, 422);
    expect((await payWith(cookies)).answer.errors).toEqual({ payment: "Insufficient funds" });
    payAnswers({}, 422);
    expect((await payWith(cookies)).answer.errors.payment).toContain("bank didn’t accept");
  });

  test("sends the cryptogram only to an acquirer that has a key", async () => {
    const cookies = await readyToPay();
    await payWith(cookies, { intent: "card", cryptogram: "sealed" });
    expect(money.paid.at(-1)?.body).toMatchObject({ cryptogram: "sealed", is_new_acquiring: false });
    for (const settings of [{ acquiring: "yookassa", public_key: "AAAA" }, { acquiring: "sber" }]) {
      money.settings = settings;
      await payWith(cookies, { intent: "card", cryptogram: "sealed" });
      expect(money.paid.at(-1)?.body).toMatchObject({ is_new_acquiring: true });
      expect(money.paid.at(-1)?.body).not.toHaveProperty("cryptogram");
    }
  });

  test("brings the acquirer's verify_param along; without it nothing is paid", async () => {
    const cookies = await readyToPay();
    money.settings = { acquiring: "ozan", verify_param: "v1" };
    await payWith(cookies);
    expect(money.paid.at(-1)?.body.verify_param).toBe("v1");
    money.settings = { acquiring: "ozan" };
    const { status, answer } = await payWith(cookies);
    expect([status, money.paid.length]).toEqual([502, 1]);
    expect(answer.errors.form).toContain("couldn’t be placed");
  });

  test("without an answer is the same attempt when it is sent again, after a reload too", async () => {
    const cookies = await readyToPay();
    payFails(504);
    const { status, answer, after } = await payWith(cookies);
    expect([status, answer.typed.attempt]).toEqual([503, ATTEMPT]);
    expect(answer.errors.form).toContain("won’t be charged twice");
    expect((await lookAtPayment(after)).view.attempt).toBe(ATTEMPT);
  });

  test("whose session is over asks to sign in, and blames no bank", async () => {
    payFails(401);
    const { status, answer } = await payWith(await readyToPay());
    expect([status, answer.errors]).toEqual([401, { form: expect.stringContaining("sign in") as string }]);
  });

  test("that came too often is no payment that was begun: cash at the door is still offered", async () => {
    payFails(429);
    const { status, answer, after } = await payWith(await readyToPay());
    expect([status, answer.typed.attempt]).toEqual([429, ATTEMPT]);
    const { in_progress, at_door } = (await lookAtPayment(after)).view;
    expect([in_progress, at_door.length]).toEqual([undefined, 1]);
  });

  test("can be made while the upstream does not tell the cart, which is not called an empty one", async () => {
    const cookies = await readyToPay();
    on("cart", {}, 503);
    const { order, changed } = (await lookAtPayment(cookies)).view;
    expect([order.count, order.total, changed]).toEqual([undefined, "1\u00a0000\u00a0₽", undefined]);
  });

  test("whose answer was lost and which took the money is found among the orders", async () => {
    const cookies = await readyToPay();
    money.status = "accepted";
    on("orders", () => ({ orders: [{ ...orderOf(48_213), created_at: Date.now() }] }));
    expect((await lookAtPayment(cookies)).location).toBe(`${PAYMENT}/done`);
  });

  test("is refused if the cart is another one now, with what changed, and nothing is paid", async () => {
    const cookies = await readyToPay();
    on("cart", { cart: cartOf(1_200, 1) });
    expect((await payWith(cookies)).status).toBe(409);
    expect(money.paid).toEqual([]);
    const [before, now] = ["1\u00a0000\u00a0₽", "1\u00a0200\u00a0₽"];
    const { changed } = (await lookAtPayment(cookies)).view;
    expect(changed).toEqual({ before, now, lines: [expect.stringMatching(`it was ${before} each, now it’s ${now}`)] });
  });

  test("names dishes that are gone, new or counted otherwise, and after its first attempt follows the cart no more", async () => {
    const cookies = await readyToPay();
    const { products, ...cart } = cartOf(1_000, 1);
    const soup = { ...products.philadelphia, key: "soup", product_key: "soup", name: "Tom yum" };
    on("cart", { cart: { ...cart, products: { soup } } });
    const { lines } = (await lookAtPayment(cookies)).view.changed ?? {};
    expect(lines).toEqual(["No longer in your order: 1 × Philadelphia.", "Added: 1 × Tom yum."]);
    on("cart", { cart: cartOf(1_000, 1) });
    const { after } = await payWith(cookies);
    on("cart", { cart: cartOf(1_000, 2) });
    expect((await lookAtPayment(after)).view.changed).toBeUndefined();
  });

  test("after another order of this browser says if that one was paid", async () => {
    const first = await payWith(await readyToPay());
    on("cart", { cart: cartOf(1_200, 1) });
    on("orderCreateCache", () => ({ order_cache_key: CACHE_KEY, created_at: Date.now() }));
    money.status = "accepted";
    const second = await readyToPay("cardOnline", first.after);
    on("orders", { orders: [] });
    expect((await lookAtPayment(second)).view.paid_earlier).toEqual({
      number: 48_213,
      tracking: "/spb/order/48213/tracking",
    });
  });

  test.each([
    ["9:59", 9 * 60_000 + 58_000, `${PAYMENT}/bank`],
    ["10:01", 10 * 60_000 + 1_000, "/spb/back-to-home?state=payment-failure"],
  ])("%s after the order was stored", async (_name, age, location) => {
    on("orderCreateCache", () => ({ order_cache_key: CACHE_KEY, created_at: Date.now() - age }));
    const cookies = await readyToPay();
    expect((await payWith(cookies)).location).toBe(location);
    const isOver = location.includes("back-to-home");
    expect((await lookAtPayment(cookies)).location).toBe(isOver ? location : null);
  });

  test("in a way that is not offered changes nothing", async () => {
    const { location } = await payWith(await readyToPay(), { intent: "way:bitcoin" });
    expect([location, money.paid]).toEqual([PAYMENT, []]);
  });

  test("without an intent or a key is out of date", async () => {
    const cookies = await readyToPay();
    expect((await payWith(cookies, { intent: "steal" })).status).toBe(400);
    expect((await payWith(cookies, { intent: "acquirer", attempt: "1" })).status).toBe(400);
    expect(money.paid).toEqual([]);
  });
});

describe("a wallet", () => {
  const wallets = [
    { alias: "applePay", name: "Apple Pay", is_online: true },
    { alias: "googlePay", name: "Google Pay", is_online: true },
  ];

  test("is never the way that the server shows: only a script can tell whether the browser has it", async () => {
    money.wallets = wallets;
    const { view } = await lookAtPayment(await readyToPay("applePay"));
    expect(view.wallets.map(({ alias }) => alias)).toEqual(["applePay", "googlePay"]);
    expect([view.wallet, view.way.alias, view.card?.public_key]).toEqual(["applePay", "cardOnline", "AAAA"]);
    expect([view.way, ...view.others, ...view.at_door].map(({ alias }) => alias)).not.toContain("applePay");
  });

  test("pays on the acquirer's page", async () => {
    money.wallets = wallets;
    const { location, after } = await payWith(await readyToPay("applePay"), { intent: "way:applePay" });
    expect(location).toBe(`${PAYMENT}/bank`);
    expect(money.paid).toEqual([
      {
        key: ATTEMPT,
        body: expect.objectContaining({ payment_type: "applePay", is_new_acquiring: true }) as unknown,
      },
    ]);
    expect(((await at(bankPage, "bank", after)).view as BankView).wallet).toBe(true);
  });

  test("that the upstream does not offer pays nothing", async () => {
    const { location } = await payWith(await readyToPay(), { intent: "way:applePay" });
    expect([location, money.paid]).toEqual([PAYMENT, []]);
  });
});

describe("paying on receipt instead", () => {
  const atDoor = async (cookies: string, intent = "door:cash") => {
    const form = { attempt: ATTEMPT, intent };
    const {
      status,
      location,
      cookies: answered,
    } = await outcomeOf(async () => order(visitArgs("/spb/checkout", { cookies, form })));
    return { status, location, after: cookiesAfter(cookies, answered) };
  };

  test("places the order as it was written, once, and nothing is left to be paid", async () => {
    const cookies = await readyToPay();
    const [{ location, after }] = await Promise.all([atDoor(cookies), atDoor(cookies)]);
    expect(location).toMatch(/\/spb\/order\/\d+\/tracking$/);
    expect(orders.asked[0]?.payload).toMatchObject({ payment_type: "cash", username: "Anna", cash: 0 });
    expect(new Set(orders.asked.map(({ key }) => key))).toEqual(new Set([ATTEMPT]));
    expect((await lookAtPayment(after)).location).toBe(location);
    expect([(await atDoor(after)).location, orders.asked.length]).toEqual([PAYMENT, 2]);
  });

  test("is not offered, and refused, once the order may have been made by an attempt to pay", async () => {
    const { after } = await payWith(await readyToPay());
    expect((await lookAtPayment(after)).view.at_door).toEqual([]);
    expect([(await atDoor(after)).location, orders.asked]).toEqual([PAYMENT, []]);
    const lost = await readyToPay();
    payFails(504);
    expect([(await atDoor((await payWith(lost)).after)).location, orders.asked]).toEqual([PAYMENT, []]);
  });

  test("from a browser without a payment is the order form", async () => {
    expect([(await atDoor(await readyToOrder())).location, orders.asked]).toEqual(["/spb/checkout", []]);
  });

  test("chosen in the order form itself leaves no stored order to be paid either", async () => {
    const before = await readyToPay();
    const { cookies, location } = await submit({ ...honest, payment_type: "cash", cash: "" }, { cookies: before });
    expect((await lookAtPayment(cookiesAfter(before, cookies))).location).toBe(location);
    expect(orders.asked).toHaveLength(1);
  });
});

describe("after the bank", () => {
  test("a paid order is followed, and its payment is over in every window", async () => {
    const { after } = await payWith(await readyToPay());
    money.status = "accepted";
    const { location, flash, cookies } = await at(done, "done", after);
    // The order's page says that it is paid.
    expect([location, flash]).toEqual(["/spb/order/48213/tracking", undefined]);
    expect(after).toContain("order_draft=");
    const told = cookiesAfter(after, cookies);
    expect(told).not.toContain("order_draft=");
    expect((await lookAtPayment(told)).location).toBe("/spb/order/48213/tracking");
    expect((await payWith(told)).location).toBe("/spb/order/48213/tracking");
    expect((await at(done, "done", told)).location).toBe("/spb/order/48213/tracking");
    expect(money.paid).toHaveLength(1);
  });

  test("a paid order is the usual of this browser, and not before", async () => {
    const { after } = await payWith(await readyToPay());
    expect(await orderedBaskets(await openVisit(visitArgs("/spb/", { cookies: after })))).toEqual([]);
    money.status = "accepted";
    const told = cookiesAfter(after, (await at(done, "done", after)).cookies);
    expect(await orderedBaskets(await openVisit(visitArgs("/spb/", { cookies: told })))).toMatchObject([
      { id: "48213", city: "spb", order_type: "delivery", lines: [{ key: "philadelphia" }] },
    ]);
  });

  test("the same dinner ordered again is another order", async () => {
    const { after } = await payWith(await readyToPay());
    money.status = "accepted";
    const { cookies } = await at(done, "done", after);
    await readyToPay("cardOnline", cookiesAfter(after, cookies));
    expect(money.stored).toHaveLength(2);
  });

  test.each([
    ["waiting_for_payment", undefined, `${PAYMENT}/wait`],
    ["canceled", "refunded", "/spb/back-to-home?state=payment-failure"],
  ])("an order that is %s goes to %s", async (status, payment_state, location) => {
    const { after } = await payWith(await readyToPay());
    Object.assign(money, { status, payment_state });
    expect((await at(done, "done", after)).location).toBe(location);
  });

  test("in another browser is the menu: the address proves nothing", async () => {
    expect((await at(done, "done", await readyToOrder())).location).toBe("/spb/");
  });

  test("the waiting page holds no form, refreshes itself each 5 s, and stands still when asked to", async () => {
    payAnswers({ qr_code: "https://qr.example/1", payment_link: `${BANK}/app/1` });
    const { after } = await payWith(await readyToPay("sbp"), { intent: "way:sbp" });
    const view = (await at(waitPage, "wait", after)).view as WaitView;
    expect([view.refresh_after, view.app?.link, view.app?.qr?.slice(0, 26)]).toEqual([
      5,
      `${BANK}/app/1`,
      "data:image/svg+xml;base64,",
    ]);
    expect(((await at(waitPage, "wait", after, "?refresh=off")).view as WaitView).refresh_after).toBeUndefined();
    money.status = "accepted";
    expect((await at(waitPage, "wait", after)).location).toBe(`${PAYMENT}/done`);
  });

  test("the waiting page says when it asked to the second, and when the order is to come if the upstream says it", async () => {
    payAnswers({ qr_code: "https://qr.example/1" });
    const { after } = await payWith(await readyToPay("sbp"), { intent: "way:sbp" });
    const view = (await at(waitPage, "wait", after)).view as WaitView;
    expect(view.updated_at).toMatch(/^\d\d:\d\d:\d\d$/);
    expect(view.order.when).toMatch(/^At your door around .*\d\d:\d\d/);
    const order = { ...orderOf(48_213, "waiting_for_payment"), expected_at: undefined };
    on("order", { order });
    expect(((await at(waitPage, "wait", after)).view as WaitView).order.when).toBeUndefined();
  });

  test("an upstream that does not answer ends nothing: the page goes on waiting", async () => {
    payAnswers({ qr_code: "https://qr.example/1" });
    const { after } = await payWith(await readyToPay("sbp"), { intent: "way:sbp" });
    on("orderStatus", {}, 503);
    expect((await at(waitPage, "wait", after)).status).toBe(200);
  });
});

test("a payment that was tried is asked for until another order is placed, and is told when it ends well", async () => {
  payAnswers({ qr_code: "https://qr.example/1" });
  money.status = "waiting_for_payment";
  const { after } = await payWith(await readyToPay("sbp"), { intent: "way:sbp" });
  const frameOf = async (cookies: string) =>
    (await outcomeOf(async () => frame(visitArgs("/spb/", { cookies })))).view as CityFrameView;
  expect((await frameOf(after)).active_order).toMatchObject({ unpaid: true });
  on("orderCreate", { order_id: 48_300, payment_type: "cash" });
  const placed = await submit({ ...honest, order_key: crypto.randomUUID() }, { cookies: after });
  expect(placed.location).toBe("/spb/order/48300/tracking");
  const both = cookiesAfter(after, placed.cookies);
  const { active_order, payment } = await frameOf(both);
  expect([active_order?.unpaid, active_order?.to, payment]).toEqual([
    undefined,
    "/spb/order/48300/tracking",
    undefined,
  ]);
  money.status = "accepted";
  expect((await frameOf(both)).payment).toMatchObject({ tone: "good", to: "/spb/order/48213/tracking" });
});

test("a payment says its sum in the currency of its own city, on the pages of another one, too", async () => {
  money.status = "waiting_for_payment";
  const { after } = await payWith(await readyToPay("sbp"), { intent: "way:sbp" });
  const lineIn = async (city: string) => {
    const { view } = await outcomeOf(async () => frame(visitArgs(`/${city}/`, { cookies: after })));
    return (view as CityFrameView).active_order?.note;
  };
  on("city", ({ request }) => {
    const city = cityOf(new URL(request.url).pathname.split("/").at(-1) ?? "");
    return { city: city.alias === "spb" ? city : { ...city, prices: { currency: "€", currency_code: "EUR" } } };
  });
  expect(await lineIn("spb")).toContain("₽");
  expect(await lineIn("moscow")).toBe(await lineIn("spb"));
});

test("an order that cannot be stored comes back with its reason", async () => {
  on("orderCreateCache", refusal({ interval_id: "That time is taken" }));
  expect(await readyToPay()).not.toContain("payment=");
});

describe("an order that waits for its payment", () => {
  const byNumber = { key: "48213", path: "/spb/order/payment/48213" };

  test("is paid by its number, by whoever may see it", async () => {
    money.status = "waiting_for_payment";
    const { status, view, cookies } = await lookAtPayment(await readyToOrder(), byNumber);
    expect([status, view.number]).toEqual([200, 48_213]);
    const before = cookiesAfter(await readyToOrder(), cookies);
    const { location } = await outcomeOf(async () =>
      action(
        visitArgs(byNumber.path, {
          params: { order_cache_key: "48213" },
          cookies: before,
          form: { attempt: ATTEMPT, intent: "acquirer" },
        }),
      ),
    );
    expect([location, money.paid[0]?.body.order_id]).toEqual([`${byNumber.path}/bank`, 48_213]);
    expect(money.paid[0]?.body).not.toHaveProperty("order_cache_key");
  });

  test.each([
    ["becomes the usual of this browser if it has its dishes", 2, "48213"],
    ["is another order than the unpaid one of other dishes", 3, "key"],
  ])("%s", async (_, count, id) => {
    money.status = "waiting_for_payment";
    const unpaid = { id: "key", is_unpaid: true, city: "spb", order_type: "delivery" } as const;
    const lines = [{ key: "philadelphia", count, price: 50_000 }];
    const usual = await usualCookie.serialise({ phone: "79210000001", baskets: [{ ...unpaid, lines }] });
    const before = `${await readyToOrder()}; usual=${usual}`;
    const { cookies } = await lookAtPayment(before, byNumber);
    const after = /usual=([^;]+)/.exec(cookiesAfter(before, cookies))?.[1] ?? "";
    expect((await usualCookie.parse(decodeURIComponent(after)))?.baskets).toMatchObject([{ id, is_unpaid: true }]);
  });

  test("is not paid by anybody else, and not when it is paid", async () => {
    expect((await lookAtPayment("", byNumber)).status).toBe(404);
    money.status = "accepted";
    expect((await lookAtPayment(await readyToOrder(), byNumber)).location).toBe("/spb/order/48213/tracking");
  });
});

describe("the page of an order that was not paid in time", () => {
  const over = async (cookies: string) =>
    outcomeOf(async () => backToHome(visitArgs("/spb/back-to-home?state=payment-failure", { cookies })));

  test("is the payment page while there is time", async () => {
    expect((await over(await readyToPay())).location).toBe(PAYMENT);
  });

  test("is where the payment page leads once the upstream says how it ended", async () => {
    const { after } = await payWith(await readyToPay());
    Object.assign(money, { status: "canceled", payment_state: "refunded" });
    const { status, view, cookies } = await over(after);
    expect([status, view]).toEqual([
      200,
      expect.objectContaining({
        over: expect.objectContaining({
          late: true,
          refunded: { number: 48213, tracking: "/spb/order/48213/tracking" },
        }) as unknown,
      }),
    ]);
    expect((await lookAtPayment(cookiesAfter(after, cookies))).location).toMatch(/\/spb\/back-to-home\?/);
  });

  test.each(["", "?state=payment-failure", "?state=payment-success", "?state=x"])(
    "says nothing of a time, an order or a basket in a browser without a payment: %s",
    async (query) => {
      const { status, view } = await outcomeOf(async () => backToHome(visitArgs(`/spb/back-to-home${query}`)));
      expect([status, view]).toEqual([200, expect.not.objectContaining({ over: expect.anything() as unknown })]);
    },
  );

  test.each([
    ["dishes", 2, true],
    ["nothing", 0, false],
  ])("says that dishes are in the basket only where they are: %s", async (_, count, has_cart) => {
    on("orderCreateCache", () => ({ order_cache_key: CACHE_KEY, created_at: Date.now() - 601_000 }));
    const cookies = await readyToPay();
    on("cart", { cart: count > 0 ? cartOf(500, count) : { ...cartOf(500, 0), products: {} } });
    expect((await over(cookies)).view).toMatchObject({ over: { has_cart } });
  });

  test("keeps the payment while the upstream does not answer", async () => {
    on("orderCreateCache", () => ({ order_cache_key: CACHE_KEY, created_at: Date.now() - 601_000 }));
    const cookies = await readyToPay();
    on("orders", {}, 503);
    const { status, cookies: answered } = await over(cookies);
    expect([status, cookiesAfter(cookies, answered).includes("payment=")]).toEqual([200, true]);
  });
});
