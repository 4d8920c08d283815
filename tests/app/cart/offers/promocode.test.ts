import { delay, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { action as data } from "../../../../app/cart/page/cart-data.route";
import { action as page, loader as cartPage } from "../../../../app/cart/page/cart.route";
import { loader as frame } from "../../../../app/shell/frame/city.route";
import { cartView } from "../../../../app/cart/view/cart-view.server";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import type { CartAnswer } from "../../../../app/cart/store/cart-requests";
import { calls } from "../../../../contract/calls";
import { MAX_PROMOCODE_LENGTH } from "../../../../rules/discounts";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { cartAnswer, cartCalls, heldCart } from "../../../support/upstream/carts";
import { cartWrites, on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(cartCalls);
beforeEach(() => heldCart.fill({ roll: 2 }));

/** What a form without scripts gets for an answer. */
async function submit(form: Record<string, string>, more = "", key = "anna") {
  const cookies = [await sessionOf({ key }), more].filter(Boolean).join("; ");
  const outcome = await outcomeOf(() => page(visitArgs("/spb/cart", { form, cookies })) as Promise<unknown>);
  return { ...outcome, view: outcome.view as { errors?: Record<string, string>; typed?: Record<string, string> } };
}

/** What a script gets. */
async function ask(fields: Record<string, string>, key = "anna") {
  const cookies = await sessionOf({ key });
  const response = (await data(
    visitArgs("/spb/cart/data", { form: { answer: "data", whole: "1", ...fields }, cookies }),
  )) as Response;
  return { status: response.status, answer: (await response.json()) as CartAnswer<CartView> };
}

const viewOf = async () => cartView(await openVisit(visitArgs("/spb/", { cookies: await sessionOf({ key: "anna" }) })));

const takesOff = (off: { discount: number; promocode?: number }) =>
  (heldCart.change = ({ prices, ...cart }) => ({ ...cart, prices: { ...prices, ...off } }));

/** The upstream's next answers hold this code and these messages. */
function holds(promocode: string, messages: object[] = [], gifts: object[] = []) {
  const answer = () => ({ cart: { ...cartAnswer().cart, promocode, messages, gifts } });
  on("cart", answer);
  on("cartApplyPromocode", answer);
  on("cartForgetPromocode", cartAnswer);
}

/** Returns the codes that the upstream is asked to apply; it knows only one. */
function knows(code: string): string[] {
  const asked: string[] = [];
  on("cartApplyPromocode", ({ body }) => {
    const { promocode } = body as { promocode: string };
    asked.push(promocode);
    return promocode === code
      ? cartAnswer()
      : HttpResponse.json({ errors: { promocode: `${promocode} is unknown` } }, { status: 422 });
  });
  return asked;
}

describe("a promo code", () => {
  it("is applied in the place that it is for, and leads back to the cart", async () => {
    let asked: unknown;
    on("cartApplyPromocode", ({ body }) => {
      asked = body;
      return cartAnswer();
    });
    const { status, location } = await submit({ promocode: " tasty10 " });
    expect({ status, location }).toEqual({ status: 303, location: "/spb/cart#promocode" });
    expect(asked).toMatchObject({ promocode: "tasty10", city_id: 1, order_type: "delivery" });
  });

  it.each(["ТАSТY10", "TASTY 10", "«TASTY10»", '"TASTY10".', "#TASTY10!", "ＴＡＳＴＹ１０"])(
    "is also applied as people copy and type it: %s",
    async (typed) => {
      const asked = knows("TASTY10");
      expect(await submit({ promocode: typed })).toMatchObject({ status: 303 });
      expect(asked).toEqual([typed, "TASTY10"]);
    },
  );

  it.each(["SALE!", "СКИДКА-5%", "два слова", "MİNUS"])(
    "stays as it is where the chain knows it so: %s",
    async (code) => {
      const asked = knows(code);
      expect(await submit({ promocode: code })).toMatchObject({ status: 303 });
      expect(asked).toEqual([code]);
    },
  );

  it("is refused in the words for what was typed", async () => {
    const asked = knows("TASTY10");
    const { status, view } = await submit({ promocode: "«NOSUCH»" });
    expect([status, view.errors?.promocode]).toEqual([422, "«NOSUCH» is unknown"]);
    expect(asked).toEqual(["«NOSUCH»", "NOSUCH"]);
  });

  it("cannot be guessed without limit: the twenty-first in an hour is a 429 in words, with and without scripts", async () => {
    let asked = 0;
    on("cartApplyPromocode", () => {
      asked += 1;
      return HttpResponse.json({ errors: { promocode: "No such code" } }, { status: 422 });
    });
    for (let count = 0; count < 20; count++)
      expect((await ask({ promocode: `GUESS${count}` }, "guesser")).status).toBe(422);
    const { status, answer } = await ask({ promocode: "GUESS" }, "guesser");
    expect([status, answer.error, answer.concerns]).toEqual([
      429,
      "Too many attempts. Try again in 60 minutes.",
      undefined,
    ]);
    const plain = await submit({ promocode: "GUESS" }, "", "guesser");
    expect([plain.status, plain.view.errors?.promocode]).toEqual([429, answer.error]);
    expect(asked).toBe(20);
  });

  it("is taken back", async () => {
    holds("TASTY10");
    expect(await submit({ forget_promocode: "1" })).toMatchObject({ status: 303, location: "/spb/cart#promocode" });
    const { status, answer } = await ask({ forget_promocode: "1" });
    expect(status).toBe(200);
    expect(answer.cart?.promocode).toBeUndefined();
  });

  it.each<[string, { discount: number; promocode?: number }, object[], string, string[]]>([
    ["its discount", { discount: 117.8, promocode: 117.8 }, [], "Discount from the code: 117,80\u00a0₽", ["promocode"]],
    [
      "its part of the discount",
      { discount: 227.6, promocode: 100 },
      [],
      "Discount from the code: 100\u00a0₽",
      ["discount", "promocode"],
    ],
    [
      "its gift, and not the discount for collecting",
      { discount: 227.6, promocode: 0 },
      [{ id: 7, name: "Mochi", price: 0, count: 1, max_count: 1, is_available: true, promocode: "TASTY10" }],
      "Gift: Mochi",
      ["gift", "discount"],
    ],
    ["that it applies, where the upstream does not tell its part", { discount: 227.6 }, [], "Applied", ["discount"]],
  ])("says %s", async (_, prices, gifts, words, rows) => {
    takesOff(prices);
    holds("TASTY10", [], gifts);
    const view = await viewOf();
    expect(view.promocode).toEqual({ code: "TASTY10", counts: true, words });
    const offers = view.receipt.filter(({ name }) => ["discount", "promocode", "gift"].includes(name));
    expect(offers.map(({ name }) => name)).toEqual(rows);
  });

  it("that takes nothing off by itself, such as that of a gift, is said to be applied", async () => {
    holds("DESSERT");
    expect((await viewOf()).promocode).toEqual({ code: "DESSERT", counts: true, words: "Applied" });
  });

  it("that stopped counting says why, whatever discount there is", async () => {
    holds("FEAST20", [{ position: "promocode", icon: "alert", text: "From 3 000 ₽ on." }]);
    takesOff({ discount: 50 });
    const { promocode, messages } = await viewOf();
    expect(promocode).toEqual({ code: "FEAST20", counts: false, words: "From 3 000 ₽ on." });
    expect(messages).toMatchObject([{ position: "promocode", tone: "danger", icon: "circle-alert" }]);
  });

  it.each(["There is no such promo code", "It has expired", "Not in this city", "From 3 000 ₽ on"])(
    "is refused in the upstream's words, at the field, as it was typed: %s",
    async (words) => {
      on("cartApplyPromocode", { message: words, errors: { promocode: [words] } }, 422);
      const { status, view } = await submit({ promocode: "kazan15" });
      expect(status).toBe(422);
      expect(view).toMatchObject({ errors: { promocode: words }, typed: { promocode: "kazan15" } });
      expect(Object.keys(view.errors ?? {})).toEqual(["promocode"]);
      expect((await ask({ promocode: "kazan15" })).answer).toMatchObject({ error: words, cart: { count: 2 } });
    },
  );

  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["what is too long", "x".repeat(MAX_PROMOCODE_LENGTH + 1)],
    ["what nobody can see", "\u0000\u200b"],
  ])("of %s makes no call", async (_, promocode) => {
    const { status, view } = await submit({ promocode });
    expect(status).toBe(422);
    expect(view.errors?.promocode).toMatch(/\w{4}/);
    expect(cartWrites()).toEqual([]);
  });

  it("whose answer is late is looked for in the cart: it may be there", async () => {
    const { limit } = calls.cartApplyPromocode;
    calls.cartApplyPromocode.limit = 80;
    holds("TASTY10");
    on("cartApplyPromocode", async () => {
      await delay(500);
      return {};
    });
    const { status, answer } = await ask({ promocode: "TASTY10" });
    calls.cartApplyPromocode.limit = limit;
    expect(status).toBe(504);
    expect(answer.error).toMatch(/\w{4}/);
    expect(answer.cart?.promocode?.code).toBe("TASTY10");
  });
});

describe("a promo code in a link", () => {
  const open = (loader: typeof cartPage | typeof frame, path: string, cookies?: string) =>
    outcomeOf(() => loader(visitArgs(path, { cookies })) as Promise<unknown>);
  const cookie = (cookies: string[]) => cookies.find((one) => one.startsWith("promocode="));

  it("fills the field of the cart's page, and is not applied", async () => {
    const { view } = await open(cartPage, "/spb/cart?promocode=TASTY10", await sessionOf({ key: "anna" }));
    expect(view).toMatchObject({ promocode: "TASTY10" });
    expect(cartWrites()).toEqual([]);
  });

  it("is kept from any page of the city until then", async () => {
    const { cookies } = await open(frame, "/spb/?promocode=TASTY10");
    expect(cookie(cookies)).toMatch(/^promocode=TASTY10; .*HttpOnly/);
    expect((await open(cartPage, "/spb/cart", "promocode=TASTY10")).view).toMatchObject({ promocode: "TASTY10" });
    expect(cookie((await open(frame, "/spb/", "promocode=TASTY10")).cookies)).toBeUndefined();
  });

  it("is forgotten once it is applied", async () => {
    holds("TASTY10");
    const { cookies } = await submit({ promocode: "TASTY10" }, "promocode=TASTY10");
    expect(cookie(cookies)).toMatch(/^promocode=; Max-Age=0/);
  });

  it.each(["x".repeat(MAX_PROMOCODE_LENGTH + 1), "%00", "A%0d%0aX", "%20", ""])("is ignored: %j", async (code) => {
    expect(cookie((await open(frame, `/spb/?promocode=${code}`)).cookies)).toBeUndefined();
    expect((await open(cartPage, `/spb/cart?promocode=${code}`)).view).not.toHaveProperty(
      "promocode",
      expect.anything(),
    );
  });
});
