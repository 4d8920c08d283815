import { delay, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { loader as cityForm } from "../../../../app/fulfilment/place/address/page/address.route";
import type { CheckoutAnswer } from "../../../../app/orders/checkout/checkout.view";
import { calls } from "../../../../contract/calls";
import { PAGE_TIME_MS } from "../../../../server/upstream/deadline";
import { emptyCart, honest, look, refusal, submit } from "../../../support/app/checkout-form";
import { orderCalls, orders } from "../../../support/upstream/orders";
import { addressAnswer, cartOf, geocoderAnswer, nevsky20, placeCalls } from "../../../support/upstream/places";
import { cookiesAfter, outcomeOf, placeCookieOf, readyToOrder } from "../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(placeCalls, orderCalls);

const SADOVAYA = "Sadovaya ulitsa, 5";
const sadovaya = (more: Record<string, unknown> = {}, price = 500) =>
  addressAnswer({ id: 777, address: SADOVAYA, ...more }, price);

/** The upstream knows one more street. */
function knowsSadovaya(answer = sadovaya()) {
  on("geocodeAddress", geocoderAnswer({ name: SADOVAYA, lon: 30.33, lat: 59.93 }));
  on("addressSetByAddress", answer);
}

/** Cookies of a visitor with something in the cart who has not said where to deliver. */
const nowhere = async () => (await readyToOrder()).replace(/place=[^;]+; /, "");

const form = { ...honest, "delivery_address.street": SADOVAYA, "delivery_address.id": "501" };
const check = { ...form, intent: "address" };

async function send(fields: Record<string, string>, cookies?: string) {
  const outcome = await submit(fields, { cookies });
  return { ...outcome, answer: outcome.answer as unknown as CheckoutAnswer };
}

/** The cart's signature as the page shows it. */
const shown = async (cookies?: string) => ({ cart: (await look(cookies)).view.cart_signature });

describe("an address typed into the order form", () => {
  test("is set, and the form comes back with everything in it", async () => {
    knowsSadovaya();
    const before = await readyToOrder();
    const { status, location, place, flash, cookies } = await send(check, before);
    expect([status, location]).toEqual([303, "/spb/checkout#order-delivery_address.street"]);
    expect(place?.address).toMatchObject({ id: 777, address: SADOVAYA, room: "5", entrance: "2", delivery_zone_id: 7 });
    // The form says itself where the food goes.
    expect(flash).toBeUndefined();
    const { view } = await look(cookiesAfter(before, cookies));
    expect(view.where.address).toMatchObject({
      id: 777,
      text: SADOVAYA,
      said: expect.stringContaining(SADOVAYA) as string,
    });
    expect(view.typed).toMatchObject({ username: "Anna", cash: "2000", "delivery_address.room": "5" });
    expect(view.typed).not.toHaveProperty(["delivery_address.street"]);
    expect(orders.asked).toEqual([]);
  });

  test("is set by somebody who has chosen none", async () => {
    knowsSadovaya();
    const { status, place } = await send({ ...check, "delivery_address.id": "" }, await nowhere());
    expect([status, place?.address?.id]).toEqual([303, 777]);
  });

  test.each(["Nevsky prospekt, 20", "nevsky PROSPEKT 20", " Névsky  prospekt,20. "])(
    "that is the chosen one in other letters is not looked for: %s",
    async (street) => {
      on("geocodeAddress", noAnswer);
      on("addressSetByCoordinates", noAnswer);
      on("addressSetByAddress", noAnswer);
      const { location } = await send({ ...form, "delivery_address.street": street });
      expect(location).toBe("/spb/order/48213/tracking");
      expect(orders.asked[0]?.payload.delivery_address).toMatchObject({ id: 501, street: "Nevsky prospekt, 20" });
    },
  );

  test("goes by the point of the suggestion that was picked", async () => {
    let sent: unknown;
    on("addressSetByCoordinates", ({ body }) => {
      sent = body;
      return sadovaya();
    });
    on("geocodeAddress", noAnswer);
    const point = { "delivery_address.latitude": "59.93", "delivery_address.longitude": "30.33" };
    await send({ ...check, ...point, "delivery_address.picked": SADOVAYA });
    expect(sent).toMatchObject({ latitude: 59.93, longitude: 30.33, room: "5" });
  });

  test("that may be several is asked about, seven at most, and the choice is set", async () => {
    const many = Array.from({ length: 9 }, (_, house) => ({ ...nevsky20, name: `Sadovaya ulitsa, ${house + 1}` }));
    on("geocodeAddress", geocoderAnswer(...many));
    const typed = { ...form, "delivery_address.street": "Sadovaya" };
    const { status, answer, place } = await send(typed);
    expect([status, place, Object.keys(answer.errors ?? {})]).toEqual([422, undefined, ["delivery_address.match"]]);
    expect(answer.alternatives?.matches).toHaveLength(7);
    expect(answer.typed).toMatchObject(typed);
    on("addressSetByCoordinates", sadovaya());
    const choice = { "delivery_address.matched": "Sadovaya", "delivery_address.match": "59.936,30.32" };
    expect((await send({ ...typed, ...choice })).location).toBe("/spb/order/48213/tracking");
    expect(orders.asked[0]?.payload.delivery_address).toMatchObject({ id: 777, room: "5" });
  });

  test("that is not known is an error at the field, and so is what else is wrong", async () => {
    on("geocodeAddress", geocoderAnswer());
    on("addressSetByAddress", { delivery_address: { id: 0, address: "?", found: false } });
    const { status, answer } = await send({ ...form, username: "", "delivery_address.street": "Nowhere 1" });
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ["username", "delivery_address.street"]]);
    expect(answer.typed).toMatchObject({ "delivery_address.street": "Nowhere 1", order_comment: "No wasabi" });
    expect(orders.asked).toEqual([]);
  });

  test("out of every zone is an error at the field, with the nearest shop", async () => {
    knowsSadovaya(sadovaya({ delivery_possible: false, delivery_zone_id: null }));
    const { status, answer, cookies } = await send(check);
    expect([status, answer.errors?.["delivery_address.street"]]).toEqual([422, "We don’t deliver to this address"]);
    expect(answer.alternatives?.unserved).toMatchObject({ shop: { id: 11 }, offer: { point: "59.936,30.32" } });
    expect(cookies).toEqual([]);
  });

  test("of another city names it, and that city's form is filled with it", async () => {
    knowsSadovaya(sadovaya({ city_id: 3 }));
    const { status, answer, place, cookies } = await send(check);
    expect([status, place]).toEqual([422, undefined]);
    expect(answer.errors?.["delivery_address.street"]).toBe("This address is in another city: Kazan");
    // A customer whom the upstream has it saved for is led to it in their profile.
    expect(answer.alternatives?.city).toEqual({
      name: "Kazan",
      words: expect.stringContaining("we’ll update your basket") as string,
      to: "/kazan/profile?tab=addresses&delivery_address_id=777",
    });
    const there = visitArgs("/kazan/address", { cookies: cookiesAfter("", cookies), params: { city: "kazan" } });
    const { view } = await outcomeOf(() => cityForm(there));
    expect((view as { filled: unknown }).filled).toMatchObject({ address: SADOVAYA, room: "5", entrance: "2" });
  });

  test("of a city where the chain is not is ServerErrorModal's: at the top, and over the page", async () => {
    knowsSadovaya(sadovaya({ city_id: 99 }));
    const { status, answer } = await send(check);
    const words = "We don’t deliver to this address";
    expect([status, answer.errors, answer.dialog]).toEqual([422, { form: words }, words]);
    expect(answer.alternatives).toEqual({});
  });

  test("is looked at for deliveries alone, and not for another place than the form's", async () => {
    on("geocodeAddress", noAnswer);
    on("addressSetByAddress", noAnswer);
    expect((await send(form, await readyToOrder({ takeaway: true }))).location).toBe("/spb/order/48213/tracking");
    const moved = await send({ ...check, "delivery_address.id": "1" });
    expect([moved.status, moved.answer.errors?.form]).toEqual([409, expect.stringContaining("address")]);
    expect(moved.answer.typed).not.toHaveProperty(["delivery_address.street"]);
  });

  test("is none of an empty cart's", async () => {
    on("cart", emptyCart);
    expect((await send(form)).place?.address?.id).toBe(501);
  });
});

describe("an order to an address that was typed with it", () => {
  test("is placed at once if address and sum are those that were shown", async () => {
    knowsSadovaya();
    const { location } = await send({ ...form, ...(await shown()) });
    expect(location).toBe("/spb/order/48213/tracking");
    expect(orders.asked[0]?.payload.delivery_address).toMatchObject({ id: 777, room: "5", entrance: "2" });
  });

  test("waits if the sum is another one: the address is set, and the sum said", async () => {
    knowsSadovaya(sadovaya({}, 600));
    const cookies = await readyToOrder();
    const page = await shown(cookies);
    const { status, answer, place, cookies: set } = await send({ ...form, ...page }, cookies);
    expect([status, place?.address?.id, answer.changed]).toEqual([409, 777, true]);
    expect(answer.errors?.form).toContain("1\u00a0200");
    expect(answer.news).toContain("have changed");
    expect(answer.typed).toMatchObject({ "delivery_address.id": "777", "delivery_address.street": SADOVAYA });
    expect(orders.asked).toEqual([]);
    on("cart", { cart: cartOf(600) });
    const after = cookiesAfter(cookies, set);
    const again = { ...honest, ...answer.typed, ...(await shown(after)) };
    expect((await send(again, after)).location).toBe("/spb/order/48213/tracking");
  });

  test("waits if another address was found than the one that was typed", async () => {
    on("geocodeAddress", geocoderAnswer({ ...nevsky20, name: SADOVAYA }));
    on("addressSetByAddress", sadovaya());
    const { status, answer, place } = await send({
      ...form,
      "delivery_address.street": "Sadovaya",
      ...(await shown()),
    });
    expect([status, place?.address?.id, orders.asked]).toEqual([409, 777, []]);
    expect(answer.news).toContain(SADOVAYA);
  });

  test("says that the zone's minimum is not reached, and keeps the address", async () => {
    knowsSadovaya(sadovaya({}, 100));
    const { status, answer, place } = await send(form);
    expect([status, place?.address?.id]).toEqual([422, 777]);
    expect(answer.errors?.form).toContain("500");
    expect(orders.asked).toEqual([]);
  });

  test("asks for the cart again if the address came without one", async () => {
    const { delivery_address } = sadovaya();
    knowsSadovaya({ delivery_address } as ReturnType<typeof sadovaya>);
    const page = await shown();
    let first = true;
    on("cart", () => {
      const cart = cartOf(first ? 500 : 600);
      first = false;
      return { cart };
    });
    const { status, answer } = await send({ ...form, ...page });
    expect([status, orders.asked]).toEqual([409, []]);
    expect(answer.errors?.form).toContain("1\u00a0200");
  });

  test("without any address says where it is missing", async () => {
    const { status, answer } = await send({ ...honest, "delivery_address.street": "" }, await nowhere());
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ["delivery_address.street"]]);
  });

  test("goes on to the code of somebody who is not signed in, though the fee is new", async () => {
    knowsSadovaya();
    let asked: unknown;
    on("login", ({ body }) => {
      asked = body;
      return { user: { verification: { timer: 60 } } };
    });
    const cookies = await readyToOrder({ session: { key: "abc" } });
    const page = await shown(cookies);
    const answered = sadovaya();
    answered.cart.prices = { ...answered.cart.prices, delivery: 149, total: 1149 };
    knowsSadovaya(answered);
    const typed = {
      ...form,
      ...page,
      intent: "confirm",
      phone: "+7 912 0004567",
      notify_channel: "sms",
      privacy_policy: "1",
    };
    const { status, location, flash } = await send(typed, cookies);
    expect([status, location]).toEqual([303, "/spb/checkout/code"]);
    expect(asked).toMatchObject({ phone: "79120004567", name: form.username });
    expect(flash?.text).toContain("149");
  });

  test("asks first, and sends no code, if another window or a guest has changed the dishes meanwhile", async () => {
    knowsSadovaya({ ...sadovaya(), cart: cartOf(500, 3) });
    const cookies = await readyToOrder({ session: { key: "abc" } });
    const page = await shown(cookies);
    on("cart", { cart: cartOf(500, 3) });
    const confirmed = { intent: "confirm", phone: "+7 912 0004567", notify_channel: "sms", privacy_policy: "1" };
    const { status, answer } = await send({ ...form, ...page, ...confirmed }, cookies);
    expect([status, answer.errors?.form]).toEqual([409, expect.stringContaining("basket has changed")]);
  });
});

describe("an upstream on a bad day", () => {
  test("without a geocoder the text goes upstream as it is", async () => {
    let asked = 0;
    on("geocodeAddress", () => {
      asked += 1;
      return HttpResponse.json({}, { status: 503 });
    });
    on("addressSetByCoordinates", noAnswer);
    on("addressSetByAddress", sadovaya());
    expect((await send(check)).place?.address?.id).toBe(777);
    expect(asked).toBeLessThanOrEqual(1);
  });

  test("a geocoder that hangs leaves time for that", async () => {
    expect(calls.geocodeAddress.limit).toBeLessThan(PAGE_TIME_MS / 1.5);
    const { limit } = calls.geocodeAddress;
    calls.geocodeAddress.limit = 100;
    on("geocodeAddress", async () => {
      await delay("infinite");
      return {};
    });
    on("addressSetByAddress", sadovaya());
    const sent = send({ ...check, "delivery_address.street": "Sadovaya ulitsa, 5 a" });
    const { place } = await sent.finally(() => (calls.geocodeAddress.limit = limit));
    expect(place?.address?.id).toBe(777);
  });

  test.each<[string, () => Response, number]>([
    ["down", () => HttpResponse.error(), 503],
    ["failing", () => HttpResponse.json({}, { status: 500 }), 502],
    ["HTML", () => HttpResponse.html("<h1>hello</h1>"), 502],
    ["limiting", () => HttpResponse.json({ message: "Slow down" }, { status: 429 }), 429],
  ])("%s: words, everything typed, and no order", async (_, answer, expected) => {
    on("addressSetByCoordinates", answer);
    on("addressSetByAddress", answer);
    for (const intent of ["address", "order"]) {
      const outcome = await send({ ...form, intent });
      expect(outcome.status, intent).toBe(expected);
      expect(outcome.answer.errors?.form).toBeTruthy();
      expect(outcome.answer.typed).toMatchObject({ "delivery_address.street": SADOVAYA, order_comment: "No wasabi" });
      expect(outcome.place?.address?.id ?? 501).toBe(501);
    }
    expect(orders.asked).toEqual([]);
  });

  test("what it has against an address stands at the field", async () => {
    const refused = refusal({ address: "Which street?", "delivery_address.floor": "Which floor?" });
    on("addressSetByCoordinates", refused);
    on("addressSetByAddress", refused);
    expect((await send(check)).answer.errors).toEqual({
      "delivery_address.street": "Which street?",
      "delivery_address.floor": "Which floor?",
    });
  });
});

describe("a private house", () => {
  test("is ordered to without a flat, and is one in the next form too", async () => {
    const cookies = await readyToOrder();
    const typed = { ...honest, "delivery_address.private_house": "1" };
    const ordered = await send(typed, cookies);
    expect(ordered.location).toBe("/spb/order/48213/tracking");
    expect(orders.asked[0]?.payload.delivery_address).toEqual({
      id: 501,
      street: "Nevsky prospekt, 20",
      room: "",
      entrance: "2",
      floor: "",
      intercom: "",
      description: "",
    });
    const { view } = await look(cookiesAfter(cookies, ordered.cookies));
    expect(view.where.address).toMatchObject({ private_house: true, entrance: "2" });
    expect(view.where.address?.room).toBeUndefined();
  });

  test("is kept in the draft; any other house needs its flat", async () => {
    const cookies = await readyToOrder();
    const left = await send({ ...honest, "delivery_address.private_house": "1", intent: "leave:/spb/" }, cookies);
    const { view } = await look(cookiesAfter(cookies, left.cookies));
    expect(view.typed).toMatchObject({ "delivery_address.private_house": "1" });
    const { status, answer } = await send({ ...honest, "delivery_address.room": "" }, cookies);
    expect([status, answer.errors]).toEqual([
      422,
      { "delivery_address.room": expect.stringContaining("Private house") as string },
    ]);
  });
});

describe("details of a door that the upstream keeps at more length than a flat's number", () => {
  const room = "Office 512, through the yard, second gate on the left, ring at the desk".padEnd(180, ".");

  test("can be ordered to as they are", async () => {
    const address = { id: 501, address: "Nevsky prospekt, 20", room, delivery_zone_id: 7 };
    const cookies = (await readyToOrder()).replace(/place=[^;]+/, await placeCookieOf({ city: "spb", address }));
    const { view } = await look(cookies);
    expect(view.constraints["delivery_address.room"]?.maxLength).toBeGreaterThanOrEqual(room.length);
    const { location } = await send({ ...honest, "delivery_address.room": view.where.address?.room ?? "" }, cookies);
    expect(location).toBe("/spb/order/48213/tracking");
    expect(orders.asked[0]?.payload.delivery_address).toMatchObject({ room });
  });

  test("are kept in the draft, whatever else was typed, within the size of a cookie", async () => {
    const long = (length: number) => "Ж".repeat(length);
    const { cookies } = await send({
      ...honest,
      intent: "leave:/spb/",
      username: long(100),
      order_comment: long(500),
      "delivery_address.street": long(250),
      "delivery_address.room": long(200),
      "delivery_address.entrance": long(200),
      "delivery_address.description": long(200),
    });
    const draft = cookies.find((cookie) => cookie.startsWith("order_draft=")) ?? "";
    expect(draft.length).toBeLessThan(4096);
    const { view } = await look(cookiesAfter(await readyToOrder(), cookies));
    expect(view.typed).toMatchObject({ username: long(100), "delivery_address.room": long(200) });
  });
});
