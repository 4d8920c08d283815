import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { action as signIn } from "../../../../../app/sign-in/login.route";
import { action as signOut } from "../../../../../app/sign-in/logout.route";
import { loader as askToCancel } from "../../../../../app/orders/tracking/cancel/cancel.route";
import { action, loader } from "../../../../../app/orders/tracking/look-up/look-up.route";
import type { LookUpAnswer, LookUpView } from "../../../../../app/orders/tracking/look-up/look-up.view";
import { loader as trackingLoader } from "../../../../../app/orders/tracking/page/tracking.route";
import type { TrackingView } from "../../../../../app/orders/tracking/tracking.view";
import { calls } from "../../../../../contract/calls";
import { log } from "../../../../../server/operate/log";
import { settings } from "../../../../../server/operate/settings";
import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { cityOf, placeCalls } from "../../../../support/upstream/places";
import { handler, noAnswer, on, upstream, useUpstream } from "../../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, readyToOrder, sessionOf } from "../../../../support/upstream/visitor";

/** The order's own phone, and what the upstream was asked about it. A phone of its own for each test: tries are counted by it. */
const owner = { phone: "", status: "accepted", city_id: 1, asked: [] as Record<string, unknown>[] };
let last = 2_000_000;
const newPhone = () => `7921${(last += 1)}`;
const SESSION_OF_OWNER = "owner";

const isSeen = (request: Request, phone: unknown) =>
  phone === owner.phone || request.headers.get("cookie") === `session_key=${SESSION_OF_OWNER}`;
const unknown = () => HttpResponse.json({ message: "no such order" }, { status: 404 });

/** The upstream's order 48213: for its session, and for whoever knows its phone. */
const lookUpCalls = () => [
  handler("orderStatus", ({ request, body }) => {
    const asked = body as { order_id: number; phone?: string };
    owner.asked.push(asked);
    if (asked.order_id !== 48_213 || !isSeen(request, asked.phone)) return unknown();
    return { order_id: 48_213, status: { alias: owner.status, name: owner.status } };
  }),
  handler("order", ({ request, params }) => {
    const phone = new URL(request.url).searchParams.get("phone");
    if (params.id !== "48213" || !isSeen(request, phone)) return unknown();
    return { order: orderOf(48_213, owner.status, { city_id: owner.city_id }) };
  }),
];

useUpstream(placeCalls, orderCalls, lookUpCalls);

beforeEach(() => {
  Object.assign(owner, { phone: newPhone(), status: "accepted", city_id: 1, asked: [] });
});
afterEach(() => {
  settings().customers.is_auth_enabled = true;
  vi.restoreAllMocks();
});

type Sending = { cookies?: string; address?: string; city?: string };

async function send(form: Record<string, string> = {}, { cookies = "", address, city = "spb" }: Sending = {}) {
  const args = visitArgs(`/${city}/order-status`, {
    params: { city },
    form: { phone: `+${owner.phone}`, order_id: "48213", ...form },
    cookies,
  });
  const outcome = await outcomeOf(async () => action({ ...args, context: { address } }));
  return { ...outcome, answer: outcome.view as LookUpAnswer, after: cookiesAfter(cookies, outcome.cookies) };
}

async function track(cookies: string, order_id = "48213") {
  const outcome = await outcomeOf(async () =>
    trackingLoader(visitArgs(`/spb/order/${order_id}/tracking`, { params: { order_id }, cookies })),
  );
  return { ...outcome, view: outcome.view as TrackingView };
}

async function look(cookies = "") {
  const outcome = await outcomeOf(async () => loader(visitArgs("/spb/order-status", { cookies })));
  return { ...outcome, view: outcome.view as LookUpView };
}

describe("looking an order up by phone and number", () => {
  test("asks the upstream with the phone's digits, leads to the order and opens it for this browser only", async () => {
    const { status, location, after } = await send({
      phone: `+7 (921) ${owner.phone.slice(4)}`,
      order_id: " № 48 213",
    });
    expect([status, location]).toEqual([303, "/spb/order/48213/tracking"]);
    expect(owner.asked).toEqual([{ order_id: 48_213, phone: owner.phone }]);
    const { view } = await track(after);
    expect([view.number, view.order?.status]).toEqual(["48213", "accepted"]);
    expect(owner.asked.at(-1)).toEqual({ order_id: 48_213, order_type: "delivery", phone: owner.phone });
    expect((await track("")).status).toBe(404);
    expect((await track(after, "48214")).status).toBe(404);
  });

  test("shows neither phone nor number to a script or in the cookie's text", async () => {
    const { cookies } = await send();
    const cookie = cookies.find((text) => text.startsWith("looked_up=")) ?? "";
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).not.toMatch(new RegExp(`${owner.phone}|48213`));
  });

  test("opens it beside a session that is somebody else's too", async () => {
    const { after } = await send({}, { cookies: await sessionOf({ key: "mine", signed_in: { name: "Boris" } }) });
    expect((await track(after)).view.order?.status).toBe("accepted");
  });

  test("leads to the order's own city", async () => {
    owner.city_id = 2;
    expect((await send()).location).toBe("/moscow/order/48213/tracking");
    owner.city_id = 99;
    expect((await send()).location).toBe("/spb/order/48213/tracking");
    on("order", {}, 500);
    expect((await send()).location).toBe("/spb/order/48213/tracking");
  });

  test("answers a modal with where to go", async () => {
    const { answer } = await send({ answer: "data" });
    expect(answer).toEqual({ done: true, to: "/spb/order/48213/tracking" });
  });

  test("keeps the phone for the next form, but not in the place of a signed-in customer's own", async () => {
    expect((await send()).after).toContain(`phone=${owner.phone}`);
    const cookies = `${await readyToOrder()}; phone=79210000001`;
    expect((await send({}, { cookies })).after).toContain("phone=79210000001");
  });
});

describe("what cannot be an order", () => {
  test.each<[Record<string, string>, object]>([
    [{ phone: "" }, { phone: "Enter your phone number" }],
    [{ phone: "+7 921" }, { phone: expect.stringContaining("7 digits") as unknown }],
    [{ order_id: "" }, { order_id: "Enter the order number" }],
    [{ order_id: "48-213" }, { order_id: "Digits only, no letters or symbols" }],
    [{ order_id: "abc" }, { order_id: "Digits only, no letters or symbols" }],
    [{ order_id: "0" }, { order_id: "Digits only, no letters or symbols" }],
    [{ order_id: "9".repeat(30) }, { order_id: "Digits only, no letters or symbols" }],
    [{ order_id: "4".repeat(3_000) }, { order_id: expect.any(String) as unknown }],
    [
      { phone: "", order_id: "" },
      { phone: expect.any(String) as unknown, order_id: expect.any(String) as unknown },
    ],
  ])("%j comes back with words beside its field, without a call", async (form, errors) => {
    const { status, answer } = await send(form);
    expect(status).toBe(422);
    expect(answer.errors).toEqual(errors);
    if ((form.order_id?.length ?? 0) < 100) expect(answer.typed).toMatchObject(form);
    expect(owner.asked).toEqual([]);
  });

  test.each([
    ["RU", "7", "+7 (999) 999-99-99", "8 921 000-00-01", "79210000001"],
    ["BY", "375", "+375 (99) 999-99-99", "80 29 000 00 01", "375290000001"],
    ["KZ", "7", "+7 (999) 999-99-99", "8 701 000 00 01", "77010000001"],
    ["TR", "90", "+90 (999) 999-99-99", "0532 000 00 01", "905320000001"],
    ["DE", "49", "+49 9999 9999?999", "0151 0000 0001", "4915100000001"],
    ["UA", "380", "+380 (99) 999-99-99", "067 000-00-01", "380670000001"],
  ])("a phone of %s is read as people there write it", async (code, prefix, mask, typed, digits) => {
    upstream.use(
      http.get(`${UPSTREAM}/api/cities/kazan`, () =>
        HttpResponse.json({
          city: {
            ...cityOf("kazan"),
            country: { id: 9, name: code, code },
            phone_masks: [{ id: 1, name: code, code: prefix, mask, country_code: code }],
          },
        }),
      ),
    );
    const { status } = await send({ phone: typed }, { city: "kazan" });
    expect([status, owner.asked]).toEqual([422, [{ order_id: 48_213, phone: digits }]]);
  });
});

describe("an order that is not told", () => {
  const words = {
    missing: true,
    errors: {
      form: "Check the phone and the number. The phone has to be the one given with the order.",
    },
  };

  test("answers the same for no such order and for another phone's", async () => {
    const none = await send({ order_id: "48299" });
    const foreign = await send({ phone: `+${newPhone()}` });
    for (const { status, answer, cookies } of [none, foreign]) {
      expect(status).toBe(422);
      expect(answer).toMatchObject(words);
      expect(cookies.join()).not.toContain("looked_up=");
    }
    expect(none.answer.typed?.order_id).toBe("48299");
  });

  test.each([
    ["403", { message: "This order belongs to somebody else" }, 403],
    ["422 on the phone", { errors: { phone: "The phone is another one" } }, 422],
    ["422 on the number", { errors: { order_id: "There is no such order" } }, 422],
    ["400", {}, 400],
  ])("in the same words whatever the upstream's: %s", async (_, body, status) => {
    on("orderStatus", body, status);
    const outcome = await send();
    expect(outcome.status).toBe(422);
    expect(outcome.answer.errors).toEqual(words.errors);
  });

  test.each([
    ["500", () => HttpResponse.json({}, { status: 500 }), 502, "No answer came"],
    ["500 in words", () => HttpResponse.json({ message: "The oven is out" }, { status: 500 }), 502, "The oven is out"],
    ["no connection", () => HttpResponse.error(), 503, "No answer came"],
    ["half an answer", () => new HttpResponse('{"order_id":'), 502, "No answer came"],
    ["HTML", () => HttpResponse.html("<p>"), 502, "No answer came"],
    [
      "another order than was asked for",
      () => HttpResponse.json({ order_id: 7, status: { alias: "done", name: "done" } }),
      502,
      "No answer came",
    ],
  ])("keeps the form on %s, and opens nothing", async (_, answer, status, said) => {
    on("orderStatus", answer);
    const outcome = await send();
    expect(outcome.status).toBe(status);
    expect(outcome.answer.errors?.form).toContain(said);
    expect(outcome.answer.typed).toMatchObject({ order_id: "48213" });
    expect(outcome.cookies.join()).not.toContain("looked_up=");
  });

  test("keeps the form when the upstream is too slow", async () => {
    const { limit } = calls.orderStatus;
    try {
      Object.assign(calls.orderStatus, { limit: 50 });
      on("orderStatus", async () => {
        await delay(200);
        return {};
      });
      const { status, answer } = await send();
      expect([status, answer.errors?.form]).toEqual([504, "No answer came. Please try again in a minute."]);
    } finally {
      Object.assign(calls.orderStatus, { limit });
    }
  });

  test("says at the upstream's own limit that it is one, with the shop's phone", async () => {
    on("orderStatus", {}, 429);
    const { status, answer } = await send();
    expect(status).toBe(429);
    expect(answer.limit).toEqual({ call: "+7 812 000-00-12" });
  });

  test("hands on how long the upstream wants to be left alone", async () => {
    on("orderStatus", () => HttpResponse.json({}, { status: 429, headers: { "Retry-After": "120" } }));
    const { status, answer, retryAfter } = await send();
    expect([status, retryAfter]).toEqual([429, "120"]);
    expect(answer.limit?.after).toMatch(/^\d\d:\d\d$/);
  });
});

describe("guessing", () => {
  test("ends after fifty numbers an hour for one phone, from whatever address, in the upstream's 429", async () => {
    for (let number = 0; number < 50; number++)
      expect((await send({ order_id: String(100 + number) }, { address: `203.0.113.${number}` })).status).toBe(422);
    const { status, answer, retryAfter } = await send({}, { address: "203.0.113.99" });
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(3_000);
    expect(Number(retryAfter)).toBeLessThanOrEqual(3_600);
    expect(answer.limit).toEqual({ after: expect.stringMatching(/^\d\d:\d\d$/) as unknown, call: "+7 812 000-00-12" });
    expect(answer.typed).toMatchObject({ order_id: "48213" });
    expect(owner.asked).toHaveLength(50);
  });

  test("ends after ten phones an hour for one address", async () => {
    for (let count = 0; count < 10; count++)
      expect((await send({ phone: `+${newPhone()}` }, { address: "198.51.100.7" })).status).toBe(422);
    expect((await send({}, { address: "198.51.100.7" })).status).toBe(429);
  });

  test("does not count what was found, nor what had no answer", async () => {
    for (let count = 0; count < 12; count++) expect((await send({}, { address: "198.51.100.8" })).status).toBe(303);
    on("orderStatus", {}, 503);
    for (let count = 0; count < 11; count++)
      expect((await send({}, { address: "198.51.100.8" })).status).toBeGreaterThanOrEqual(502);
  });
});

describe("an order that was looked up", () => {
  test("cannot be canceled here, since the upstream lets only its owner, and says whom to call", async () => {
    const { after } = await send();
    expect((await track(after)).view.order).toMatchObject({ can_cancel: false, cancel_by_call: true });
    const path = "/spb/order/48213/cancel";
    const question = await outcomeOf(async () =>
      askToCancel(visitArgs(path, { params: { order_id: "48213" }, cookies: after })),
    );
    expect([question.status, question.location]).toEqual([303, "/spb/order/48213/tracking"]);
    owner.status = "cooking";
    expect((await track(after)).view.order).toMatchObject({ can_cancel: false, cancel_by_call: false });
  });

  test("can be canceled as ever by its own session", async () => {
    const { after } = await send({}, { cookies: await sessionOf({ key: SESSION_OF_OWNER }) });
    expect((await track(after)).view.order).toMatchObject({ can_cancel: true, cancel_by_call: false });
  });

  test("is paid from here while it waits for that, and says until when", async () => {
    owner.status = "waiting_for_payment";
    on("order", () => ({
      order: orderOf(48_213, owner.status, { payment_type: "sbp", pay_until: Date.now() + 300_000 }),
    }));
    const { order } = (await track((await send()).after)).view;
    expect(order?.pay?.to).toBe("/spb/order/payment/48213");
    expect(order?.money).toMatch(/^We’re holding your order until \d\d:\d\d/);
  });

  test("is forgotten with a sign-out, and when another phone signs in", async () => {
    const { after } = await send({}, { cookies: await readyToOrder() });
    const out = await outcomeOf(async () => signOut(visitArgs("/spb/logout", { form: {}, cookies: after })));
    expect((await track(cookiesAfter(after, out.cookies))).status).toBe(404);

    const found = (await send()).after;
    let cookies = found;
    const steps: Record<string, string>[] = [
      { intent: "phone", phone: `+${newPhone()}`, notify_channel: "sms", privacy_policy: "1" },
      { intent: "code", code: "4821" },
    ];
    for (const form of steps) {
      const step = await outcomeOf(async () => signIn(visitArgs("/spb/login", { form, cookies })));
      cookies = cookiesAfter(cookies, step.cookies);
    }
    expect(cookies).toContain("session=");
    expect(cookies).not.toContain("looked_up=");
  });

  test("is forgotten when another phone looks one up", async () => {
    const first = (await send()).after;
    owner.phone = newPhone();
    const { after } = await send({}, { cookies: first });
    expect((await track(after)).status).toBe(200);
    expect((await track(first)).status).toBe(404);
  });

  test("leads whoever has lost the session where nobody signs in to the look-up", async () => {
    settings().customers.is_auth_enabled = false;
    on("order", {}, 401);
    const { status, location } = await track(await readyToOrder());
    expect([status, location]).toEqual([303, "/spb/order-status"]);
  });
});

describe("the form", () => {
  test("knows the phone given last, and offers signing in where that is possible", async () => {
    expect((await look("phone=79210000001")).view).toMatchObject({
      phone: { value: "+7 (921) 000-00-01" },
      can_sign_in: true,
      orders: [],
    });
    expect((await look(await readyToOrder())).view.can_sign_in).toBe(false);
    settings().customers.is_auth_enabled = false;
    expect((await look()).view.can_sign_in).toBe(false);
  });

  test("names the visitor's own orders that are under way", async () => {
    on("orders", {
      orders: [orderOf(9, "waiting_for_payment"), orderOf(8, "cooking"), orderOf(7, "done"), orderOf(6, "canceled")],
    });
    expect((await look(await readyToOrder())).view.orders).toEqual([
      { number: "9", status: "waiting_for_payment", to: "/spb/order/9/tracking" },
      { number: "8", status: "cooking", to: "/spb/order/8/tracking" },
    ]);
    on("orders", {}, 500);
    expect(await look(await readyToOrder())).toMatchObject({ status: 200, view: { orders: [] } });
  });
});

test("no line of the log has the phone or the number, whatever the upstream does", async () => {
  const lines: unknown[] = [];
  for (const level of ["info", "warn", "error", "debug"] as const)
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  const { after } = await send();
  on("orderStatus", { order_id: "48213" });
  on("order", noAnswer);
  await send();
  await track(after);
  expect(lines.length).toBeGreaterThan(1);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${owner.phone.slice(1)}|48213`));
});
