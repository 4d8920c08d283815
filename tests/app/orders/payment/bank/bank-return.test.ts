import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { action, loader } from "../../../../../app/orders/payment/bank/bank-return.route";
import { PAYMENT } from "../../../../support/app/paying";
import { visitArgs } from "../../../../support/app/route";
import { orderCalls } from "../../../../support/upstream/orders";
import { CACHE_KEY, money, paymentCalls } from "../../../../support/upstream/payments";
import { placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { outcomeOf } from "../../../../support/upstream/visitor";

const pauses = vi.hoisted(() => [] as number[]);
vi.mock("../../../../../app/orders/payment/bank/pause.server", () => ({
  pause: (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds)),
}));

useUpstream(placeCalls, orderCalls, paymentCalls);

const fromBank = { "sec-fetch-site": "cross-site", origin: "https://acs.bank.example" };
const params = { order_cache_key: CACHE_KEY };

async function posts(form: Record<string, string>) {
  pauses.length = 0;
  return outcomeOf(async () => action(visitArgs(`${PAYMENT}/3ds`, { params, form, headers: fromBank })));
}

const FAILED = `${PAYMENT}?state=payment-failure`;

describe("the bank's return", () => {
  test.each([
    ["version 1", { MD: "m1", PaRes: "r1" }, { TransactionId: "m1", PaRes: "r1", order_cache_key: CACHE_KEY }],
    ["version 2", { cres: "c1", threeDSSessionData: "x" }, { cres: "c1", order_cache_key: CACHE_KEY }],
  ])("of %s is handed to the upstream, without cookies", async (_name, form, body) => {
    const { status, location, cookies } = await posts(form);
    expect([status, location, cookies]).toEqual([303, `${PAYMENT}/done`, []]);
    expect(money.confirmed).toEqual([body]);
  });

  test.each([
    ["?order_id=48213", 48_213],
    ["?order_id=x", undefined],
    ["?order_id=-1", undefined],
    ["?order_id=", undefined],
  ])("carries the order that the address names: %s", async (query, order_id) => {
    const args = visitArgs(`${PAYMENT}/3ds${query}`, { params, form: { cres: "c1" }, headers: fromBank });
    await outcomeOf(async () => action(args));
    expect(money.confirmed).toEqual([{ cres: "c1", order_cache_key: CACHE_KEY, ...(order_id && { order_id }) }]);
  });

  test.each(["9999999999999999", "12345678901234567890", "0", "-1"])(
    "for %s, which numbers no order, is handed on as a key and refused",
    async (key) => {
      on("orderPost3ds", ({ body }) => {
        money.confirmed.push(body as Record<string, unknown>);
        return HttpResponse.json({}, { status: 404 });
      });
      const path = `/spb/order/payment/${key}/3ds`;
      const answer = await outcomeOf(async () =>
        action(visitArgs(path, { params: { order_cache_key: key }, form: { cres: "x" }, headers: fromBank })),
      );
      expect(answer.status).toBe(303);
      expect(money.confirmed).toEqual([{ cres: "x", order_cache_key: key }]);
    },
  );

  test("is asked about three times, 5 s apart, and then a last time", async () => {
    const answers = [false, false, false, true];
    on("orderPost3ds", ({ body }) => {
      money.confirmed.push(body as Record<string, unknown>);
      return { success: answers[money.confirmed.length - 1] };
    });
    expect((await posts({ cres: "c1" })).location).toBe(`${PAYMENT}/done`);
    expect(money.confirmed.map(({ last_attempt }) => last_attempt)).toEqual([undefined, undefined, undefined, true]);
    expect(pauses).toEqual([5_000, 5_000, 5_000]);
  });

  test.each([
    ["is refused", 422, FAILED, 1],
    ["names an order that there is not", 404, FAILED, 1],
    ["finds the upstream down", 503, `${PAYMENT}/done`, 4],
  ])("that %s goes on to where it is told", async (_name, status, location, calls) => {
    on("orderPost3ds", () => {
      money.confirmed.push({});
      return HttpResponse.json({}, { status });
    });
    expect((await posts({ cres: "c1" })).location).toBe(location);
    expect(money.confirmed).toHaveLength(calls);
  });

  test.each([
    ["nothing", {}],
    ["no answer of the bank", { MD: "m1" }],
    ["an answer without its transaction", { PaRes: "r1" }],
    ["other fields only", { order_id: "48213", last_attempt: "true" }],
  ])("with %s asks the upstream nothing", async (_name, form) => {
    expect((await posts(form as Record<string, string>)).location).toBe(FAILED);
    expect(money.confirmed).toEqual([]);
  });

  test("of 1 MB is refused unread", async () => {
    expect((await posts({ MD: "m1", PaRes: "A".repeat(1_000_000) })).status).toBe(413);
    expect(money.confirmed).toEqual([]);
  });

  test("opened again, as by “Back”, is the payment page", async () => {
    const { status, location } = await outcomeOf(async () => loader(visitArgs(`${PAYMENT}/3ds`, { params })));
    expect([status, location]).toEqual([303, PAYMENT]);
  });
});
