import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loader as frame } from "../../../../app/shell/frame/city.route";
import { action, loader } from "../../../../app/orders/payment/page/payment.route";
import { loader as waitPage } from "../../../../app/orders/payment/bank/wait.route";
import type { PaymentView } from "../../../../app/orders/payment/payment.view";
import { action as lookUp } from "../../../../app/orders/tracking/look-up/look-up.route";
import type { CityFrameView } from "../../../../app/shared/web/context/city-frame";
import { ATTEMPT, payAnswers } from "../../../support/app/paying";
import { UPSTREAM, visitArgs } from "../../../support/app/route";
import { orderCalls, orderOf } from "../../../support/upstream/orders";
import { money, paymentCalls } from "../../../support/upstream/payments";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, paymentCalls);

const PHONE = "79213000001";
const path = "/spb/order/payment/48213";
const params = { order_cache_key: "48213" };
/** Which phones the upstream was told about the order, by call. */
let told: [call: string, phone: unknown][] = [];

/** The order waits for its payment, and is told only to whoever knows its phone. */
function waitsElsewhere() {
  money.status = "waiting_for_payment";
  const unknown = () => HttpResponse.json({ message: "no such order" }, { status: 404 });
  const order = () => orderOf(48_213, money.status, { payment_type: "sbp", pay_until: Date.now() + 300_000 });
  on("order", ({ request }) => {
    const phone = new URL(request.url).searchParams.get("phone");
    told.push(["order", phone]);
    return phone === PHONE ? { order: order() } : unknown();
  });
  on("orderStatus", ({ body }) => {
    const { phone } = body as { phone?: string };
    told.push(["status", phone]);
    return phone === PHONE ? { order_id: 48_213, status: { alias: money.status, name: "" } } : unknown();
  });
}

async function lookedUp() {
  waitsElsewhere();
  const form = { phone: `+${PHONE}`, order_id: "48213" };
  const { cookies } = await outcomeOf(() => lookUp(visitArgs("/spb/order-status", { form })));
  return cookiesAfter("", cookies);
}

const open = async (cookies: string) => {
  const outcome = await outcomeOf(async () => loader(visitArgs(path, { params, cookies })));
  return { ...outcome, view: outcome.view as PaymentView };
};

async function look(cookies: string) {
  const outcome = await outcomeOf(async () => frame(visitArgs("/spb/", { cookies })));
  const { payment: notice, active_order: line } = outcome.view as CityFrameView;
  return { ...outcome, notice, line };
}

beforeEach(() => {
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an order that was begun in another browser and looked up in this one", () => {
  test("is paid here: every call about it carries its phone", async () => {
    const cookies = await lookedUp();
    const page = await open(cookies);
    expect([page.status, page.view.way.alias, page.view.order.where]).toEqual([
      200,
      "sbp",
      "Nevsky prospekt, 20, flat\u00a05",
    ]);
    expect([page.view.back, page.view.form]).toEqual([
      { to: "/spb/order/48213/tracking", words: "Back to the order" },
      undefined,
    ]);
    payAnswers({ payment_link: `${UPSTREAM}/bank/app/1` });
    const ready = cookiesAfter(cookies, page.cookies);
    const form = { intent: "way:sbp", attempt: ATTEMPT };
    const paid = await outcomeOf(async () => action(visitArgs(path, { params, cookies: ready, form })));
    expect([paid.status, paid.location]).toEqual([303, `${path}/wait`]);
    expect(money.paid).toEqual([
      { key: ATTEMPT, body: expect.objectContaining({ order_id: 48_213, phone: PHONE }) as unknown },
    ]);
    const waiting = cookiesAfter(ready, paid.cookies);
    expect(
      (await outcomeOf(async () => waitPage(visitArgs(`${path}/wait`, { params, cookies: waiting })))).status,
    ).toBe(200);
    money.status = "accepted";
    expect((await look(waiting)).notice?.to).toBe("/spb/order/48213/tracking");
    expect(new Set(told.map(([, phone]) => phone))).toEqual(new Set([PHONE]));
  });

  test("is nobody else's: 404 without the look-up", async () => {
    await lookedUp();
    expect((await open("")).status).toBe(404);
    expect((await open(await sessionOf({ key: "another" }))).status).toBe(404);
  });
});

describe("a payment that another browser of the same customer began", () => {
  let key = 0;
  /** A session that was not asked for yet. */
  const signedIn = () => sessionOf({ key: `customer-${(key += 1)}`, signed_in: { name: "Anna" } });
  const list = { asked: 0 };

  function has(...orders: object[]) {
    list.asked = 0;
    money.status = "waiting_for_payment";
    on("orders", () => {
      list.asked += 1;
      return { orders };
    });
    on("order", () => ({
      order: orderOf(48_213, money.status, { payment_type: "sbp", pay_until: Date.now() + 300_000 }),
    }));
  }

  test("is found in this one, which goes on paying", async () => {
    has(orderOf(48_214, "cooking"), orderOf(48_213, "waiting_for_payment"));
    const cookies = await signedIn();
    const { line, cookies: answered } = await look(cookies);
    expect(line).toMatchObject({ unpaid: true, to: path });
    expect((await open(cookiesAfter(cookies, answered))).status).toBe(200);
  });

  test("is asked for every two minutes, and of nobody who is not signed in", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    has();
    const cookies = await signedIn();
    for (let page = 0; page < 3; page++) expect((await look(cookies)).line).toBeUndefined();
    expect(list.asked).toBe(1);
    vi.setSystemTime(Date.now() + 121_000);
    await look("");
    await look(await sessionOf({ key: "anonymous" }));
    expect(list.asked).toBe(1);
    await look(cookies);
    expect(list.asked).toBe(2);
  });

  test("is not needed for the line of an active order, which is there at once", async () => {
    has(orderOf(48_214, "cooking"));
    const cookies = await signedIn();
    const { line, cookies: answered } = await look(cookies);
    expect(line).toMatchObject({ to: "/spb/order/48214/tracking" });
    expect((await look(cookiesAfter(cookies, answered))).line).toEqual(line);
  });

  test("is of the city where it was ordered", async () => {
    has(orderOf(48_213, "waiting_for_payment"));
    on("order", () => ({
      order: orderOf(48_213, "waiting_for_payment", { city_id: 2, pay_until: Date.now() + 300_000 }),
    }));
    expect((await look(await signedIn())).line?.to).toBe("/moscow/order/payment/48213");
  });

  test.each([500, 404, 429])("is no reason to show no page when the list is answered %s", async (status) => {
    on("orders", {}, status);
    const page = await look(await signedIn());
    expect([page.status, page.line]).toEqual([200, undefined]);
  });
});
