import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import { createHmac } from "node:crypto";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordPurchase } from "../../../../../app/orders/tracking/purchases/record-purchase.server";
import { environment, readEnvironment } from "../../../../../server/operate/environment";
import { sendPurchase } from "../../../../../server/upstream/purchase-webhook";
import { openVisit } from "../../../../../server/visitor/visit";
import { addressAnswer, cartOf, placeCalls } from "../../../../support/upstream/places";
import { handler, noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";

const HOOK = `${UPSTREAM}/purchases`;
const SECRET = "a secret that only the hook and the shop know";
const got: { body: string; key: string | null; signature: string | null }[] = [];
let answers: number[] = [];
let order_id = 1_000;

const takes = () => [
  http.post(HOOK, async ({ request }) => {
    const { headers } = request;
    got.push({
      body: await request.text(),
      key: headers.get("idempotency-key"),
      signature: headers.get("x-nori-signature"),
    });
    return new HttpResponse(null, { status: answers.shift() ?? 204 });
  }),
  handler("order", ({ params }) => ({
    order: {
      order_id: Number(params.id),
      order_type: "delivery",
      payment_type: "card",
      cart: cartOf(500),
      comment: "Ring at Anna's",
      delivery_address: addressAnswer({ room: "12" }).delivery_address,
    },
  })),
];
useUpstream(placeCalls, takes);

beforeEach(() => {
  got.length = 0;
  answers = [];
  order_id += 1;
  Object.assign(environment(), { PURCHASE_WEBHOOK_URL: HOOK, PURCHASE_WEBHOOK_SECRET: SECRET });
});
afterEach(() => void Object.assign(environment(), { PURCHASE_WEBHOOK_URL: undefined }));

const record = async (cookies?: string) => {
  const visit = await openVisit(visitArgs("/spb/checkout", { cookies }));
  await recordPurchase(visit, order_id, { is_paid: true, payment_type: "cardOnline" });
  return visit;
};
const purchase = () => ({ order_id, at: 1, city: "spb", is_paid: false, currency_code: "RUB" });

describe("the record of a purchase", () => {
  it("says what was bought and where the visitor came from, signed, and nothing about the person", async () => {
    await record("utm_source=newsletter; phone=79991234567");
    await vi.waitFor(() => expect(got).toHaveLength(1));
    const [{ body, key, signature } = { body: "", key: "", signature: "" }] = got;
    expect(JSON.parse(body)).toMatchObject({
      order_id,
      city: "spb",
      order_type: "delivery",
      payment_type: "card",
      is_paid: true,
      utm_source: "newsletter",
      currency_code: "RUB",
      value: 1000,
      items: [{ product_key: "philadelphia", name: "Philadelphia", price: 500, count: 2 }],
    });
    expect(body).not.toMatch(/Anna|Nevsky|7999|room/);
    expect(key).toBe(String(order_id));
    const [, sent, hash] = /^t=(\d+),sha256=([\da-f]{64})$/.exec(signature ?? "") ?? [];
    expect(hash).toBe(createHmac("sha256", SECRET).update(`${sent}.${body}`).digest("hex"));
  });

  it("is made once per order, however often its end is seen", async () => {
    const visit = await record();
    await recordPurchase(visit, order_id, { is_paid: true, payment_type: "cardOnline" });
    order_id += 1;
    await recordPurchase(visit, order_id, { is_paid: false, payment_type: "cash" });
    await vi.waitFor(() => expect(got.map(({ key }) => key).sort()).toEqual([`${order_id - 1}`, `${order_id}`]));
  });

  it("is made without contents where the upstream does not tell them", async () => {
    on("order", noAnswer);
    await record();
    await vi.waitFor(() => expect(got).toHaveLength(1));
    expect(JSON.parse(got[0]?.body ?? "")).not.toHaveProperty("items");
  });

  it.each([
    ["again after a failure", [500, 429, 204], 3, true],
    ["again after a redirect, which is not followed", [307, 302, 204], 3, true],
    ["until it is given up, after redirects too", [301, 301, 301], 3, false],
    ["not again after a refusal", [403], 1, true],
    ["until it is given up", [500, 500, 500, 500], 3, false],
  ])("is sent %s", async (_, statuses, times, arrived) => {
    answers = statuses;
    expect(await sendPurchase(purchase(), [1, 1])).toBe(arrived);
    expect(got).toHaveLength(times);
  });

  it("is none without a hook, and a hook without a secret stops the start", async () => {
    environment().PURCHASE_WEBHOOK_URL = undefined;
    await record();
    expect(got).toEqual([]);
    const given = { UPSTREAM_URL: "https://u.example", SESSION_SECRET: SECRET, PURCHASE_WEBHOOK_URL: HOOK };
    expect(() => readEnvironment(given)).toThrow(/PURCHASE_WEBHOOK_SECRET/);
    expect(readEnvironment({ ...given, PURCHASE_WEBHOOK_SECRET: SECRET }).PURCHASE_WEBHOOK_URL).toBe(HOOK);
  });
});
