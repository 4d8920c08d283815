import { delay, HttpResponse } from "msw";
import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { action as data } from "../../../app/cart/page/cart-data.route";
import { action as addDish } from "../../../app/browse/menu/add.route";
import { action as cart, loader as cartPage } from "../../../app/cart/page/cart.route";
import { cartView } from "../../../app/cart/view/cart-view.server";
import type { CartPageView } from "../../../app/cart/page/cart-page.server";
import type { CartView } from "../../../app/shared/basket/cart.view";
import type { CartAnswer } from "../../../app/cart/store/cart-requests";
import { action as removeGift } from "../../../app/cart/gifts/gift.route";
import { action as takeGift } from "../../../app/cart/page/gifts.route";
import { calls, type CallName } from "../../../contract/calls";
import { settings } from "../../../server/operate/settings";
import { openVisit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { cartCalls, heldCart } from "../../support/upstream/carts";
import { cityOf } from "../../support/upstream/places";
import { handler, on, useUpstream } from "../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../support/upstream/visitor";

const SAUCE = 1;

useUpstream(cartCalls, () => [
  handler("city", { city: { ...cityOf("spb"), has_loyalty_system: true } }),
  handler("balance", { balance: 612 }),
  handler("relatedProducts", { related_products: [] }),
]);

let anna = "";
const bonus = settings().bonus;
const limits = Object.fromEntries(Object.entries(calls).map(([name, { limit }]) => [name, limit]));
beforeEach(async () => {
  settings().bonus = { ...bonus, spend_until: "2035-05-21" };
  anna = await sessionOf({ key: "anna", signed_in: { name: "Anna" } });
  heldCart.fill({ soup: 2 });
});
afterEach(() => {
  settings().bonus = bonus;
  for (const [name, limit] of Object.entries(limits)) calls[name as CallName].limit = limit;
});

const faults: [string, (name: CallName) => () => Response | Promise<Response>, number | undefined, RegExp][] = [
  ["is refused", () => () => HttpResponse.json({ message: "Not today." }, { status: 422 }), 422, /^Not today\.$/],
  ["meets a limit", () => () => HttpResponse.json({ message: "Slow down." }, { status: 429 }), 429, /^Slow down\.$/],
  [
    "is unknown",
    () => () => HttpResponse.json({ message: "No such thing." }, { status: 404 }),
    422,
    /^(No such thing|Sorry, we don’t offer this\. Please call us if you need help)\.$/,
  ],
  [
    "fails with a reason",
    () => () => HttpResponse.json({ message: "The tills are down." }, { status: 500 }),
    502,
    /^The tills are down\.$/,
  ],
  ["fails", () => () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 500 }), 502, /\w{3}/],
  ["answers nonsense", () => () => HttpResponse.json({ cart: { count: "many" } }), 502, /\w{3}/],
  ["is out of reach", () => () => HttpResponse.error(), 503, /\w{3}/],
  [
    "is too slow",
    (name) => {
      calls[name].limit = 15;
      return async () => {
        await delay("infinite");
        return HttpResponse.json({});
      };
    },
    504,
    /\w{3}/,
  ],
];

type Action = (args: ActionFunctionArgs) => Promise<unknown>;
type Change = {
  name: CallName;
  form: Record<string, string>;
  /** Without scripts. */
  action: Action;
  /** Where its message stands, if not at the top of the page. */
  field?: "promocode" | "bonuses";
  params?: Record<string, string>;
  holds?: number;
};
const gift = (gift_count: number) => ({ gift_id: String(SAUCE), gift_count: String(gift_count) });
const changes: [string, Change][] = [
  ["adding a dish", { name: "cartAdd", form: { product_key: "water" }, action: addDish as Action }],
  ["ordering one more", { name: "cartAdd", form: { "count.soup": "3" }, action: cart as Action }],
  ["ordering one fewer", { name: "cartRemove", form: { "count.soup": "1" }, action: cart as Action }],
  ["taking a dish out", { name: "cartForget", form: { "count.soup": "0" }, action: cart as Action }],
  ["taking a gift", { name: "cartGiftAdd", form: gift(1), action: takeGift as Action }],
  ["taking one fewer of a gift", { name: "cartGiftRemove", form: gift(1), action: takeGift as Action, holds: 2 }],
  [
    "removing a gift",
    { name: "cartGiftForget", form: gift(0), action: removeGift as Action, params: { gift_id: "1" }, holds: 2 },
  ],
  [
    "applying a code",
    { name: "cartApplyPromocode", form: { promocode: "TASTY" }, action: cart as Action, field: "promocode" },
  ],
  [
    "taking a code back",
    { name: "cartForgetPromocode", form: { forget_promocode: "1" }, action: cart as Action, field: "promocode" },
  ],
  [
    "writing points off",
    { name: "cartApplyBonuses", form: { bonuses: "1" }, action: cart as Action, field: "bonuses" },
  ],
  [
    "turning points off",
    { name: "cartApplyBonuses", form: { bonuses: "0" }, action: cart as Action, field: "bonuses" },
  ],
  [
    "writing points off, the balance,",
    { name: "balance", form: { bonuses: "1" }, action: cart as Action, field: "bonuses" },
  ],
  ["refusing the bag", { name: "cartPackagesBag", form: { without_bag: "1" }, action: cart as Action }],
];

const now = async () => cartView(await openVisit(visitArgs("/spb/cart", { cookies: anna })));

describe.each(changes)("%s", (_, { name, form, action, field, params, holds = 0 }) => {
  it.each(faults)(
    "that %s leaves the cart as it is, charges nothing that was not shown, and says so in its place",
    async (what, fault, status, words) => {
      const sauce = { id: SAUCE, name: "Spicy sauce", price: 0, count: holds, max_count: 3, is_available: true };
      heldCart.change = (cart) => ({ ...cart, gifts: [{ ...sauce, conditions: [] }] });
      const before = await now();
      on(name, fault(name));

      const plain = await outcomeOf(() => action(visitArgs("/spb/cart", { form, cookies: anna, params })));
      const { errors = {} } = plain.view as { errors?: Record<string, string> };
      expect([plain.status, Object.keys(errors).length]).toEqual([status, 1]);
      if (field) expect(errors[field]).toMatch(words);
      expect(Object.values(errors)[0]).toMatch(words);

      const answer = (await data(
        visitArgs("/spb/cart/data", { form: { answer: "data", whole: "1", ...form }, cookies: anna }),
      )) as Response;
      const said = (await answer.json()) as CartAnswer<CartView>;
      expect([answer.status, said.error]).toEqual([status, expect.stringMatching(words)]);

      // A 404, a 429 and a 5xx are shown over the page, and so is whatever a card has no place for (docs/specification/rules-and-calls.md#error-answers).
      const isAnswered = !["is too slow", "answers nonsense", "is out of reach"].includes(what);
      const isShown = isAnswered && !field && (what !== "is refused" || "product_key" in form);
      expect(said.concerns).toBe(isShown ? "cart" : undefined);
      expect(said.cart).toEqual(before);
    },
  );
});

describe.each([
  ["the balance", "balance", (page: CartPageView) => page.points?.balance],
  ["the dishes that go with the cart", "relatedProducts", (page: CartPageView) => page.related],
] as const)("%s", (_, name, part) => {
  it.each(faults)("that %s is missing, and the cart's page stands", async (_fault, fault) => {
    on(name, fault(name));
    const { status, view } = await outcomeOf(() => cartPage(visitArgs("/spb/cart", { cookies: anna })));
    expect([status, part(view as CartPageView)]).toEqual([200, undefined]);
    expect(await now()).toMatchObject({ state: "ok", count: 2 });
  });
});
