import { visitArgs, UPSTREAM } from "../../../support/app/route";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordPurchase } from "../../../../app/orders/tracking/purchases/record-purchase.server";
import { watchPayment } from "../../../../app/orders/payment/watch-payment.server";
import { finishWork } from "../../../../server/operate/at-end";
import { environment } from "../../../../server/operate/environment";
import { openVisit } from "../../../../server/visitor/visit";
import { payWith, readyToPay } from "../../../support/app/paying";
import { orderCalls } from "../../../support/upstream/orders";
import { money, paymentCalls } from "../../../support/upstream/payments";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { readyToOrder } from "../../../support/upstream/visitor";

const HOOK = `${UPSTREAM}/purchases`;
let told: Record<string, unknown>[] = [];
let asked: (string | null)[] = [];
const LOOKS = [1, 2, 3];
let order_id = 70_000;

const takes = () => [
  http.post(HOOK, async ({ request }) => {
    told.push((await request.json()) as Record<string, unknown>);
    return new HttpResponse(null, { status: 204 });
  }),
];
useUpstream(placeCalls, orderCalls, paymentCalls, takes);

beforeEach(() => {
  told = [];
  asked = [];
  order_id += 1;
  Object.assign(environment(), { PURCHASE_WEBHOOK_URL: HOOK, PURCHASE_WEBHOOK_SECRET: "a secret of the hook" });
});
afterEach(() => void Object.assign(environment(), { PURCHASE_WEBHOOK_URL: undefined }));

const visit = async () => openVisit(visitArgs("/spb/order/payment/x", { cookies: await readyToOrder() }));

/** The status of the order at each look; an error where there is none. */
const statuses = (...all: (string | undefined)[]) =>
  on("orderStatus", ({ request }) => {
    asked.push(request.headers.get("cookie"));
    const alias = all.shift();
    if (!alias) return HttpResponse.error();
    return { order_id, order_type: "delivery", status: { alias, name: alias } };
  });

describe("a payment whose visitor does not come back", () => {
  test("is told once the bank has confirmed, in the visitor's session, though an answer gets lost", async () => {
    statuses("waiting_for_payment", undefined, "accepted");
    await watchPayment(await visit(), order_id, LOOKS);
    await vi.waitFor(() => expect(told).toMatchObject([{ order_id, is_paid: true, city: "spb" }]));
    expect(asked).toEqual(Array(3).fill(expect.stringContaining("session_key=")));
  });

  test("is not told twice: neither if its visitor came back, nor if two attempts are watched", async () => {
    statuses("accepted", "accepted");
    const own = await visit();
    await recordPurchase(own, order_id, { is_paid: true, payment_type: "cardOnline" });
    await Promise.all([watchPayment(own, order_id, LOOKS), watchPayment(own, order_id, LOOKS)]);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(asked).toHaveLength(1);
  });

  test("is looked at once more when its process is asked to end", async () => {
    statuses("accepted");
    const watching = watchPayment(await visit(), order_id, [60_000, 120_000]);
    await finishWork(5_000);
    expect(told).toMatchObject([{ order_id, is_paid: true }]);
    await watching;
  });

  test.each([
    ["was canceled", ["canceled"], 1],
    ["stays open", ["waiting_for_payment", "waiting_for_payment", "waiting_for_payment", "accepted"], 3],
  ])("is none that %s, and is asked for no longer", async (_, all, times) => {
    statuses(...all);
    await watchPayment(await visit(), order_id, LOOKS);
    expect([told, asked.length]).toEqual([[], times]);
  });

  test("is not asked for where there is no hook", async () => {
    environment().PURCHASE_WEBHOOK_URL = undefined;
    statuses("accepted");
    await watchPayment(await visit(), order_id, LOOKS);
    expect(asked).toEqual([]);
  });

  test("is watched from the attempt on", async () => {
    const cookies = await readyToPay();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    try {
      await payWith(cookies);
      money.status = "accepted";
      await vi.advanceTimersByTimeAsync(61_000);
      vi.useRealTimers();
      await vi.waitFor(() => expect(told).toMatchObject([{ order_id: 48_213, is_paid: true }]));
    } finally {
      vi.useRealTimers();
    }
  });
});
