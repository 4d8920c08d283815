import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { usualCookie } from "../../../../server/visitor/baskets";
import { honest, submit } from "../../../support/app/checkout-form";
import { orderCalls } from "../../../support/upstream/orders";
import { paymentCalls } from "../../../support/upstream/payments";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { readyToOrder } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, paymentCalls);

async function stored(form: Record<string, string>, cookies?: string) {
  const outcome = await submit({ ...honest, ...form }, { cookies: cookies ?? (await readyToOrder()) });
  const cookie = outcome.cookies.find((one) => one.startsWith("usual="))?.split(";")[0] ?? "";
  return (await usualCookie.parse(decodeURIComponent(cookie.slice("usual=".length))))?.baskets;
}

const lines = [{ key: "philadelphia", count: 1, price: 100_000 }];

describe("a placed order", () => {
  test("is stored as the usual, without its address", async () => {
    expect(await stored({})).toEqual([{ id: "48213", city: "spb", order_type: "delivery", lines }]);
  });

  test("is stored with its shop", async () => {
    const [basket] = (await stored({}, await readyToOrder({ takeaway: true }))) ?? [];
    expect(basket).toMatchObject({ order_type: "takeaway", shop_id: 11, lines });
  });

  test("that is paid online waits for its payment", async () => {
    const [basket] = (await stored({ payment_type: "sbp" })) ?? [];
    expect(basket).toMatchObject({ is_unpaid: true, lines });
  });

  test("that was refused is not stored", async () => {
    on("orderCreate", () => HttpResponse.json({ message: "Closed" }, { status: 422 }));
    expect(await stored({})).toBeUndefined();
  });
});
