import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { action, loader } from "../../../../app/fulfilment/time-slots/intervals.route";
import type { IntervalsView } from "../../../../app/fulfilment/time-slots/time-slots.view";
import { honest, submit } from "../../../support/app/checkout-form";
import { visitArgs } from "../../../support/app/route";
import { orderCalls, orders, slots } from "../../../support/upstream/orders";
import { cartOf, placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, readyToOrder } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

const first = () => slots().intervals[0] ?? { id: "", title: "" };
const today = () => slots().date_today;

async function choose(interval_id: string, cookies?: string) {
  const form = { interval_id, interval_date: today() };
  const cookie = cookies ?? (await readyToOrder());
  const outcome = await outcomeOf(async () => action(visitArgs("/spb/intervals", { form, cookies: cookie })));
  return { ...outcome, errors: (outcome.view as { errors?: Record<string, string> } | undefined)?.errors };
}
const page = async (cookies?: string) =>
  (await outcomeOf(async () => loader(visitArgs("/spb/intervals", { cookies: cookies ?? (await readyToOrder()) }))))
    .view as IntervalsView;
const onSet = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn(answer);
  on("cartSetInterval", asked);
  return asked;
};
const inCart = (interval: string | null) => on("cart", { cart: { ...cartOf(500), interval } });
const timeSet = (cookies: string[]) => cookies.some((cookie) => /^time=[^;]/.test(cookie));

describe("cart/set-interval", () => {
  test.each(["2030-01-01T00:00", "x".repeat(5_000), '"><script>'])(
    "is not sent for an invented id: %.20s",
    async (id) => {
      const asked = onSet(() => HttpResponse.json({ cart: cartOf(500) }));
      expect(await choose(id)).toMatchObject({ status: 422, errors: { interval_id: expect.any(String) as string } });
      expect(asked).not.toHaveBeenCalled();
    },
  );

  test("is not sent for a time that is taken, which is said", async () => {
    on("intervals", slots(["19:00"]));
    const asked = onSet(() => HttpResponse.json({ cart: cartOf(500) }));
    expect((await choose(first().id)).errors).toEqual({
      interval_id: "19:00–19:30 has been taken. Please choose another time.",
    });
    expect(asked).not.toHaveBeenCalled();
  });

  test("is not sent again for the time that the cart has", async () => {
    inCart(first().id);
    const asked = onSet(() => HttpResponse.json({ cart: cartOf(500) }));
    expect((await choose(first().id)).status).toBe(303);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    [
      "refused, in the upstream's words at the times",
      422,
      { errors: { interval: "Too late" } },
      { interval_id: "Too late" },
      422,
    ],
    ["failing, at the form", 500, {}, { form: "Something went wrong on our side. Please try again." }, 502],
  ])("%s: the cart stays as it was", async (_, status, body, errors, answered) => {
    onSet(() => HttpResponse.json(body, { status }));
    const outcome = await choose(first().id);
    expect(outcome.status).toBe(answered);
    expect(Object.keys(outcome.errors ?? {})).toEqual(Object.keys(errors));
    expect(timeSet(outcome.cookies)).toBe(false);
  });

  test("whose answer is broken counts if the cart has the time", async () => {
    onSet(() => {
      inCart(first().id);
      return HttpResponse.json({ cart: "?" });
    });
    const outcome = await choose(first().id);
    expect(outcome.status).toBe(303);
    expect(timeSet(outcome.cookies)).toBe(true);
  });

  test("is not needed by a chain whose dishes are made all day: the time is kept with the shop, sent with PUT /api/cart, and ordered", async () => {
    onSet(() => HttpResponse.json({}, { status: 404 }));
    const carts: unknown[] = [];
    on("cart", ({ body }) => {
      carts.push(body);
      return { cart: cartOf(500) };
    });
    const before = await readyToOrder();
    const { status, cookies } = await choose(first().id, before);
    expect(status).toBe(303);
    const after = cookiesAfter(before, cookies);
    expect(carts.at(-1)).toEqual({ city_id: 1, order_type: "delivery", delivery_zone_id: 7 });
    expect((await page(after)).when?.chosen).toBe(first().id);
    expect(carts.at(-1)).toEqual({
      city_id: 1,
      order_type: "delivery",
      delivery_zone_id: 7,
      interval: first().id,
    });
    await submit({ ...honest, interval_id: first().id, interval_date: today() }, { cookies: after });
    expect(orders.asked[0]?.payload).toMatchObject({ interval_id: first().id });
  });
});

describe("PUT /api/cart", () => {
  const bodies: { interval?: string }[] = [];
  const answering = (interval: string | null) =>
    on("cart", ({ body }) => {
      bodies.push(body as { interval?: string });
      return { cart: { ...cartOf(500), interval } };
    });
  const sent = () => bodies.splice(0).map(({ interval }) => interval);

  test("carries the chosen time each time, until the cart comes back without it; then it has to be chosen again", async () => {
    onSet(() => HttpResponse.json({ cart: { ...cartOf(500), interval: first().id } }));
    const before = await readyToOrder();
    const after = cookiesAfter(before, (await choose(first().id, before)).cookies);
    answering(first().id);
    await page(after);
    await page(after);
    expect(sent()).toEqual([first().id, first().id]);
    answering(null);
    const dropped = await outcomeOf(async () => loader(visitArgs("/spb/intervals", { cookies: after })));
    const then = cookiesAfter(after, dropped.cookies);
    expect((await page(then)).when).toMatchObject({ lost: first().title });
    expect(sent()).toEqual([first().id, undefined]);
  });

  test("carries none without a choice", async () => {
    answering(null);
    await page();
    expect(sent()).toEqual([undefined]);
  });
});

describe("an order for another time than the cart's", () => {
  const lostLine = () => {
    const cart = cartOf(500);
    const maki = { ...cart.products.philadelphia, key: "maki", product_key: "maki", name: "Maki", count: 1 };
    return {
      ...cart,
      interval: first().id,
      products: { ...cart.products, maki: { ...maki, type: "unavailable", alert: "Until 16:00" } },
    };
  };

  test("is not placed before it is said what is not made then, and what the rest costs", async () => {
    const { lines, total } = { lines: cartOf(500).products, total: 1_500 };
    const maki = { ...lines.philadelphia, key: "maki", product_key: "maki", name: "Maki", count: 1 };
    const whole = {
      ...cartOf(500),
      products: { ...lines, maki },
      prices: { ...cartOf(500).prices, subtotal: total, total },
    };
    on("cart", { cart: whole });
    onSet(() => HttpResponse.json({ cart: lostLine() }));
    const { status, answer } = await submit({ ...honest, interval_id: first().id, interval_date: today() });
    expect(status).toBe(409);
    expect(answer.errors.form).toContain("Not made at 19:00–19:30: Maki.");
    expect(answer.errors.form).toContain("1\u00a0000\u00a0₽");
    expect(orders.asked).toEqual([]);
  });

  test.each([
    ["filled up meanwhile", 422, { errors: { interval: "Taken" } }, 422, "interval_id"],
    ["cannot be set", 503, {}, 502, "form"],
  ])("is not placed if that time %s: the form comes back", async (_, status, body, answered, field) => {
    onSet(() => HttpResponse.json(body, { status }));
    const outcome = await submit({ ...honest, interval_id: first().id, interval_date: today() });
    expect(outcome.status).toBe(answered);
    expect(Object.keys(outcome.answer.errors)).toEqual([field]);
    expect(outcome.answer.typed.order_comment).toBe("No wasabi");
    expect(orders.asked).toEqual([]);
  });
});
