import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { action as login } from "../../../../app/sign-in/login.route";
import { loader } from "../../../../app/browse/menu/home.route";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import { loader as usualPage } from "../../../../app/browse/usual/usual.route";
import type { UsualPageView } from "../../../../app/browse/usual/usual.view";
import { MENU_PATIENCE_MS } from "../../../../app/browse/usual/usual-view.server";
import { whileTimePasses } from "../../../support/clock/while-time-passes";
import { cartCalls, products } from "../../../support/upstream/carts";
import { heldAnswer } from "../../../support/upstream/held-answer";
import { orderCalls, orderOf } from "../../../support/upstream/orders";
import { cartOf, placeCalls, shops } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../support/upstream/visitor";
import { visitArgs } from "../../../support/app/route";

useUpstream(placeCalls, orderCalls, cartCalls);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

let sessions = 0;

/** A customer of their own, because the orders of a session are kept for a minute. */
function customer(more: { signed_in_at?: number } = {}) {
  sessions += 1;
  return sessionOf({ key: `usual-${sessions}`, signed_in: { name: "Anna" }, signed_in_at: Date.now(), ...more });
}

async function usual(cookies: string, query = "") {
  const args = visitArgs(`/spb/${query}`, { cookies }) as Parameters<typeof loader>[0];
  const { status, view } = await outcomeOf(() => loader(args) as Promise<unknown>);
  expect(status).toBe(200);
  return (view as unknown as HomeView).usual;
}

/** An order's contents: the price and count of each dish then, by key. */
function contents(dishes: Record<string, [price: number, count: number]>) {
  const lines = Object.entries(dishes).map(([key, [price, count]], at) => {
    const product = products.find((dish) => dish.key === key) ?? { id: 99, key, name: `Old ${key}` };
    return [key, { ...product, price, product_key: key, price_with_modifiers: price, count, added_at: at }] as const;
  });
  return { ...cartOf(500), products: Object.fromEntries(lines) };
}

const done = (id: number, dishes: Parameters<typeof contents>[0], more: Record<string, unknown> = {}) =>
  orderOf(id, "done", { cart: contents(dishes), ...more });

function listed(...orders: object[]) {
  const asked: unknown[] = [];
  on("orders", ({ request }) => {
    asked.push(request.url);
    return { orders };
  });
  return asked;
}

describe("the usual", () => {
  test("is an order with today's price of its dishes and the place it went to", async () => {
    listed(done(7, { roll: [589, 2], soup: [429, 1] }));
    expect(await usual(await customer())).toEqual({
      action: "/spb/usual",
      orders: [
        {
          intent: "repeat:7",
          dishes: "Philadelphia\u00a0×\u00a02, Tom yum",
          pictures: [expect.stringContaining("roll")],
          sum: "Dishes: 1\u00a0607\u00a0₽",
          dearer: undefined,
          gone: undefined,
          place: expect.stringContaining("Nevsky prospekt, 20"),
        },
      ],
    });
  });

  test("names dishes that are gone, and says what the others cost more", async () => {
    listed(done(7, { roll: [549, 2], bonito: [459, 1], ramen: [400, 1] }));
    const [order] = (await usual(await customer()))?.orders ?? [];
    expect([order?.dishes, order?.sum, order?.dearer, order?.gone]).toEqual([
      "Philadelphia\u00a0×\u00a02, Bonito and 1 more",
      "Dishes: 1\u00a0178\u00a0₽",
      "80\u00a0₽ more than last time",
      "Not available today: Bonito, Old ramen",
    ]);
  });

  const soup = { soup: [429, 1] } as Parameters<typeof contents>[0];
  const elsewhere = { city_id: 2, delivery_address: undefined, shop: undefined };
  test.each<[string, object[], string[] | undefined]>([
    ["the last three", [1, 2, 3, 4].map((count) => done(count, { soup: [429, count] })), ["1", "2", "3"]],
    ["the newest of the same", [done(9, soup), done(8, soup), done(7, { roll: [589, 1] })], ["9", "7"]],
    [
      "the same dishes at two places",
      [done(9, soup), done(8, soup, { order_type: "takeaway", delivery_address: undefined, shop: shops[0] })],
      ["9", "8"],
    ],
    ["finished orders only", [orderOf(9, "cooking"), orderOf(8, "canceled"), done(7, soup)], ["7"]],
    ["orders of this city only", [done(9, soup, elsewhere), done(7, soup)], ["7"]],
    ["orders with contents only", [done(9, soup, { cart: undefined }), done(7, soup)], ["7"]],
    ["nothing if no dish is left", [done(9, { bonito: [459, 1] })], undefined],
    ["nothing without orders", [], undefined],
  ])("offers %s", async (_, orders, numbers) => {
    listed(...orders);
    expect((await usual(await customer()))?.orders.map(({ intent }) => intent)).toEqual(
      numbers?.map((number) => `repeat:${number}`),
    );
  });

  test("is not for visitors without a sign-in, and not beside a search", async () => {
    const asked = listed(done(7, soup));
    expect(await usual("")).toBeUndefined();
    expect(await usual(await sessionOf({ key: "nobody" }))).toBeUndefined();
    expect(await usual(await customer(), "?search=soup")).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test("asks once a minute for a session, and never shows it to another", async () => {
    const anna = await customer();
    const asked = listed(done(7, soup));
    await usual(anna);
    expect((await usual(anna))?.orders.map(({ intent }) => intent)).toEqual(["repeat:7"]);
    expect(asked).toHaveLength(1);
    listed();
    expect(await usual(await customer())).toBeUndefined();
  });

  test("does not hold up the menu, and is there on the next page", async () => {
    const anna = await customer();
    const { answerNow } = heldAnswer("orders", { orders: [done(7, soup)] });
    expect(await whileTimePasses(usual(anna))).toBeUndefined();
    answerNow();
    expect((await usual(anna))?.orders).toHaveLength(1);
  });

  test("is on the first menu after the sign-in, which waits longer than later ones", async () => {
    const send = async (form: Record<string, string>, cookies: string) =>
      cookiesAfter(cookies, (await outcomeOf(async () => login(visitArgs("/spb/login", { form, cookies })))).cookies);
    const phone = { intent: "phone", phone: "+7 921 7000001", notify_channel: "sms", privacy_policy: "1" };
    const anna = await send({ intent: "code", code: "4821" }, await send(phone, ""));
    const { isAsked, answerNow } = heldAnswer("orders", { orders: [done(7, soup)] });
    const shown = usual(anna);
    await isAsked;
    await vi.advanceTimersByTimeAsync(MENU_PATIENCE_MS + 200);
    answerNow();
    expect((await shown)?.orders).toHaveLength(1);
    heldAnswer("orders", {});
    const signed_in_at = Date.now() - 61_000;
    expect(await whileTimePasses(usual(await customer({ signed_in_at })))).toBeUndefined();
  });

  test.each([401, 403, 429, 500])("is missing when the upstream answers %i, and the menu stays", async (status) => {
    const anna = await customer();
    on("orders", () => HttpResponse.json({}, { status }));
    expect(await usual(anna)).toBeUndefined();
  });
});

describe("the usual's own page", () => {
  async function page(cookies: string) {
    const { view } = await outcomeOf(async () => usualPage(visitArgs("/spb/usual", { cookies })));
    const { usual: shown, unknown } = view as UsualPageView;
    return [shown?.orders.length ?? 0, unknown];
  }

  test("waits for orders that the menu does without", async () => {
    const { isAsked, answerNow } = heldAnswer("orders", { orders: [done(7, { roll: [589, 2] })] });
    const shown = page(await customer());
    await isAsked;
    await vi.advanceTimersByTimeAsync(2 * MENU_PATIENCE_MS);
    answerNow();
    expect(await shown).toEqual([1, false]);
  });

  test.each([
    ["there are none", () => HttpResponse.json({ orders: [] }), false],
    ["they could not be loaded", () => HttpResponse.json({}, { status: 500 }), true],
  ])("tells that %s", async (_, answer, unknown) => {
    on("orders", answer);
    expect(await page(await customer())).toEqual([0, unknown]);
  });
});

test("of one customer is not shown to the next one, though the upstream keeps the session", async () => {
  const session = await sessionOf({ key: "usual-shared", signed_in: { name: "Anna" } });
  listed(done(7, { roll: [589, 2] }));
  expect((await usual(`${session}; phone=79210000001`))?.orders).toHaveLength(1);
  listed();
  expect(await usual(`${session}; phone=79210000002`)).toBeUndefined();
});
