import { beforeEach, describe, expect, it } from "vitest";
import { action as data } from "../../../../app/cart/page/cart-data.route";
import { action as cartPage } from "../../../../app/cart/page/cart.route";
import { cartView } from "../../../../app/cart/view/cart-view.server";
import { action as take } from "../../../../app/cart/page/gifts.route";
import { action as remove, loader as question } from "../../../../app/cart/gifts/gift.route";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import type { CartAnswer } from "../../../../app/cart/store/cart-requests";
import { cartMessagesCookie } from "../../../../server/visitor/cart-messages";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { sandboxCalls, sandboxCart } from "../../../support/upstream/sandbox-cart";
import { cartOf } from "../../../support/upstream/places";
import { cartRequests, cartWrites, on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(sandboxCalls);

const SAUCE = 1;
const LEMONADE = 2;
const MOCHI = 3;
const CHEESECAKE = 4;
const OF_THE_CODE = 5;
let anna = "";
beforeEach(async () => {
  anna = await sessionOf({ key: sandboxCart.key });
  sandboxCart.fill({ "tom-yum": 2 });
});

const viewOf = async (cookies = anna) => cartView(await openVisit(visitArgs("/spb/cart", { cookies })));
const states = async () => (await viewOf()).gifts.map(({ id, state, count }) => [id, state, count]);
const calls = () => cartWrites().map(({ call }) => call);

type Rejected = { errors?: Record<string, string>; typed?: Record<string, string> } | undefined;

async function submit(
  action: typeof take | typeof remove | typeof cartPage,
  path: string,
  form: Record<string, string>,
  params = {},
) {
  const outcome = await outcomeOf(() => action(visitArgs(path, { form, cookies: anna, params })) as Promise<unknown>);
  return { ...outcome, view: outcome.view as Rejected };
}

const giftForm = (gift_id: number, gift_count: number) => ({
  gift_id: String(gift_id),
  gift_count: String(gift_count),
  return_to: "/spb/?search=roll#cart",
});

async function byScript(form: Record<string, string>) {
  const answer = (await data(
    visitArgs("/spb/cart/data", { form: { answer: "data", whole: "1", ...form }, cookies: anna }),
  )) as Response;
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as CartAnswer<CartView> };
}

describe("the cart's gifts", () => {
  it("are those that can be had and those that cannot, with their conditions", async () => {
    const { gifts, receipt } = await viewOf();
    expect(gifts).toMatchObject([
      { id: SAUCE, state: "available", most: 2, conditions: [{ text: "Dishes for 800\u00a0₽ or more", met: true }] },
      { id: LEMONADE, state: "missing", most: 1, conditions: [{ met: false, missing: "642\u00a0₽ to go" }] },
      { id: MOCHI, state: "missing", conditions: [{ missing: "1\u00a0642\u00a0₽ to go" }, { text: "Collection" }] },
      { id: CHEESECAKE, state: "missing" },
    ]);
    expect(gifts[0]?.conditions).toEqual([{ text: "Dishes for 800\u00a0₽ or more", met: true }]);
    expect(receipt.map(({ name }) => name)).not.toContain("gift");
  });

  it("begin with that of a code, which is taken, and end with those that cannot be had", async () => {
    await submit(cartPage, "/spb/cart", { promocode: "DESSERT" });
    expect((await states()).map(([id]) => id)).toEqual([OF_THE_CODE, SAUCE, LEMONADE, MOCHI, CHEESECAKE]);
  });

  it("are free lines of the receipt when they are taken", async () => {
    await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 2));
    const { receipt, total } = await viewOf();
    expect(receipt).toContainEqual({ name: "gift", label: "Spicy mayo\u00a0× 2, gift", text: "Free", tone: "good" });
    expect(total).toBe("867\u00a0₽");
  });
});

describe("a gift's form without scripts", () => {
  it("takes it, once however often it is sent, and leads back", async () => {
    const { status, location } = await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 1));
    expect({ status, location }).toEqual({ status: 303, location: "/spb/?search=roll#cart" });
    await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 1));
    expect(calls()).toEqual(["/gift/add"]);
    expect((await states()).slice(0, 2)).toEqual([
      [SAUCE, "taken", 1],
      [LEMONADE, "missing", 0],
    ]);
  });

  it("changes how many there are, up and down", async () => {
    await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 2));
    await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 1));
    expect(calls()).toEqual(["/gift/add", "/gift/add", "/gift/remove"]);
    expect((await states())[0]).toEqual([SAUCE, "taken", 1]);
  });

  it("asks before it removes, and removes them all", async () => {
    await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 2));
    const path = "/spb/cart/gifts/1?gift_id=1&return_to=%2Fspb%2Fcart%23gift-1";
    const params = { gift_id: "1" };
    const asked = await outcomeOf(() => question(visitArgs(path, { cookies: anna, params })) as Promise<unknown>);
    expect(asked.view).toMatchObject({ return_to: "/spb/cart#gift-1" });
    expect(calls()).toHaveLength(2);
    const { location } = await submit(remove, path, { return_to: "/spb/cart#gift-1" }, params);
    expect(location).toBe("/spb/cart#gift-1");
    expect(calls()[2]).toBe("/gift/forget");
    expect((await states())[0]).toEqual([SAUCE, "available", 0]);
    expect((await submit(remove, path, { return_to: "//evil.example" }, params)).location).toBe("/spb/cart#gift-1");
  });

  it.each([
    ["more than there may be", giftForm(SAUCE, 3), 422],
    ["a gift that is not offered", giftForm(99, 1), 409],
    ["an invented gift", { ...giftForm(SAUCE, 1), gift_id: "1e999" }, 409],
    ["no number", { ...giftForm(SAUCE, 1), gift_count: "-1" }, 422],
  ])("makes no change for %s", async (_, form, status) => {
    const outcome = await submit(take, "/spb/cart/gifts", form);
    expect(outcome.status).toBe(status);
    expect(Object.values(outcome.view?.errors ?? {})).toHaveLength(1);
    expect(calls()).toEqual([]);
  });

  it("that is refused leaves the cart as it is, gives the reason, and keeps what was asked for", async () => {
    const errors = { gift_id: "Not with this order" };
    on("cartGiftAdd", { errors }, 422);
    const { status, view } = await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 2));
    expect(status).toBe(422);
    expect(view).toMatchObject({ errors, typed: { gift_id: "1" } });
    const { body } = await byScript({ gift_id: "1", gift_count: "2" });
    expect(body).toMatchObject({ error: "Not with this order", cart: { count: 2, total: "867\u00a0₽" } });
    expect(body.cart?.gifts[0]).toMatchObject({ id: SAUCE, count: 0 });
  });

  it("adds at most ten at once, whatever the upstream allows", async () => {
    const gift = {
      id: SAUCE,
      name: "Spicy mayo",
      price: 0,
      count: 0,
      max_count: 100,
      is_available: true,
      conditions: [],
    };
    const cart = { ...cartOf(429), gifts: [gift] };
    on("cart", { cart });
    expect((await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 100))).status).toBe(422);
    expect(calls()).toEqual([]);
  });

  it("does nothing for a visitor without a cart", async () => {
    anna = "";
    expect((await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 1))).status).toBe(409);
    expect((await submit(remove, "/spb/cart/gifts/1", {}, { gift_id: "1" })).status).toBe(303);
    expect(cartRequests()).toEqual([]);
  });
});

it("a gift by script is answered with the new cart", async () => {
  const { status, body } = await byScript({ gift_id: "1", gift_count: "1" });
  expect(status).toBe(200);
  expect(body.cart?.gifts[0]).toMatchObject({ id: SAUCE, state: "taken", count: 1 });
});

const GIFT_GONE = "A gift was removed from the basket: its conditions are no longer met.";

describe("a gift that lost its condition", () => {
  beforeEach(async () => {
    await submit(take, "/spb/cart/gifts", giftForm(SAUCE, 1));
  });

  it("is said once, on the page after the change that lost it", async () => {
    const { cookies } = await submit(cartPage, "/spb/cart", { line_key: "tom-yum", count: "1" });
    const after = cookiesAfter(anna, cookies);
    const said = await outcomeOf(async () => {
      const visit = await openVisit(visitArgs("/spb/cart", { cookies: after }));
      return visit.answer(await cartView(visit));
    });
    expect(said.view).toMatchObject({ messages: [{ position: "top", icon: "gift", text: GIFT_GONE }] });
    expect((await viewOf(cookiesAfter(after, said.cookies))).messages).toEqual([]);
  });

  it("is said to a script with the answer, and not again on the next page", async () => {
    const { headers, body } = await byScript({ "count.tom-yum": "1" });
    expect(body.cart?.messages).toMatchObject([{ text: GIFT_GONE }]);
    expect((await viewOf(cookiesAfter(anna, headers.getSetCookie()))).messages).toEqual([]);
  });

  it("is kept from a script that shows counts only for the next cart that is shown, until the next change", async () => {
    const change = async (count: string, cookies: string) => {
      const form = { answer: "data", "count.tom-yum": count };
      const { headers } = (await data(visitArgs("/spb/cart/data", { form, cookies }))) as Response;
      return cookiesAfter(cookies, headers.getSetCookie());
    };
    const after = await change("1", anna);
    expect((await viewOf(after)).messages).toMatchObject([{ text: GIFT_GONE }]);
    expect((await viewOf(await change("2", after))).messages).toEqual([]);
  });

  it("is said in one place where the cart still says it", async () => {
    const visit = await openVisit(visitArgs("/spb/cart", { cookies: anna }));
    const cart = await visit.cart();
    if (!cart) throw new Error("no cart");
    const message = { position: "top", icon: "gift", text: "Gone." };
    visit.setCart({ ...cart, messages: [message, { position: "bottom", text: "Not at the top." }] });
    const cookies = cookiesAfter(anna, (await visit.headers()).getSetCookie());
    const next = await openVisit(visitArgs("/spb/cart", { cookies }));
    next.setCart({ ...cart, messages: [message] });
    expect((await cartView(next)).messages).toMatchObject([{ text: "Gone." }]);
  });

  it("is kept in a cookie that no browser drops, however long its words are", async () => {
    const long = { position: "top", icon: "x".repeat(100), title: "字".repeat(1_000), text: "字".repeat(1_000) };
    const value = await cartMessagesCookie.serialise([long, long, long]);
    expect(`cart_said=${value}`.length).toBeLessThan(4_096);
    expect(await cartMessagesCookie.parse(value)).toHaveLength(2);
  });

  it("is not said in words that a visitor made up beyond any bound", async () => {
    const cookie = (messages: unknown) =>
      `${anna}; cart_said=${Buffer.from(JSON.stringify(messages)).toString("base64url")}`;
    expect((await viewOf(cookie([{ position: "top", text: "x".repeat(301) }]))).messages).toEqual([]);
    expect((await viewOf(`${anna}; cart_said=%7B`)).messages).toEqual([]);
  });
});
