import { delay, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { loader as data } from "../../../../app/cart/related/related.route";
import { loader as cartPage } from "../../../../app/cart/page/cart.route";
import { relatedForPage, type RelatedView } from "../../../../app/cart/related/related.server";
import type { Cart } from "../../../../contract/cart";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { cartAnswer, cartCalls, heldCart, products } from "../../../support/upstream/carts";
import { emptyCart } from "../../../support/upstream/places";
import { handler, noAnswer, on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../support/upstream/visitor";

const tea = { id: 11, key: "tea", name: "Tea", price: 99 };
const [roll, soup, , bonito] = products;
const choice = { ...tea, id: 12, key: "set", name: "Set of your choice" };
const two = { id: "g", name: "Two of", min: 2, max: 2, modifiers: [{ id: "a", name: "A", price: 0, min: 0, max: 2 }] };
const answered = [tea, soup, { ...choice, modifiers: { single: [], groups: [two] } }, bonito, tea];

let asked: unknown[] = [];
useUpstream(() => {
  asked = [];
  return [
    handler("relatedProducts", ({ body }) => {
      asked.push(body);
      return { related_products: answered };
    }),
    ...cartCalls(),
  ];
});
const call = (answer: () => Response | Promise<Response>) => on("relatedProducts", answer);

/** The cart, whose lines are of these groups, and what it names itself. */
const cartIs = (groups: (number | undefined)[], related?: Cart["related"]) =>
  on("cart", () => {
    const { cart } = cartAnswer();
    Object.values(cart.products).forEach((line, nth) => (line.product_group_id = groups[nth]));
    return { cart: { ...cart, related } };
  });

let anna = "";
beforeEach(async () => {
  forgetAnswers();
  anna = await sessionOf({ key: "anna" });
  heldCart.fill({ soup: 2, water: 6 });
  cartIs([9, 4]);
});

const keys = (views: RelatedView[] | undefined) => views?.map(({ key }) => key);
const onPage = async (cookies = anna) => relatedForPage(await openVisit(visitArgs("/spb/cart", { cookies })));

async function byScript() {
  const answer = (await data(visitArgs("/spb/cart/related", { cookies: anna }))) as Response;
  return { status: answer.status, related: (await answer.json()) as RelatedView[], headers: answer.headers };
}

describe("the dishes that go with the cart", () => {
  it("are those for its groups that can be ordered and are not in it, each once", async () => {
    const related = await onPage();
    expect(related).toMatchObject([
      { key: "tea", name: "Tea", price: "99\u00a0₽", state: "add" },
      { key: "set", state: "choose" },
    ]);
    expect(asked).toEqual([{ product_groups_ids: [4, 9], city_id: 1, order_type: "delivery" }]);
  });

  it("are read from an object too, and asked for once for all visitors with such a cart", async () => {
    call(() => HttpResponse.json({ related_products: { "7": tea, x: choice } }));
    expect(keys(await onPage())).toEqual(["tea", "set"]);
    call(() => HttpResponse.error());
    expect(keys(await onPage())).toEqual(["tea", "set"]);
  });

  it("come with the cart's page, and by themselves for scripts", async () => {
    const page = await outcomeOf(() => cartPage(visitArgs("/spb/cart", { cookies: anna })) as Promise<unknown>);
    expect(keys((page.view as { related?: RelatedView[] }).related)).toEqual(["tea", "set"]);
    const { status, related, headers } = await byScript();
    expect([status, keys(related), headers.get("Cache-Control")]).toEqual([200, ["tea", "set"], "private, no-store"]);
  });

  it("are none for an empty cart and for who has none, without a call", async () => {
    expect(await onPage("")).toEqual([]);
    on("cart", { cart: emptyCart });
    expect(await onPage()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("are those that the cart names where its dishes have no group", async () => {
    cartIs([], { a: tea });
    expect(keys(await onPage())).toEqual(["tea"]);
    expect(asked).toEqual([]);
  });

  it("are unknown where the cart is", async () => {
    on("cart", noAnswer);
    expect(await onPage()).toBeUndefined();
    expect((await byScript()).status).toBe(503);
  });
});

describe.each([
  ["is refused", () => HttpResponse.json({ message: "No" }, { status: 422 })],
  ["fails", () => HttpResponse.json({}, { status: 500 })],
  ["is broken", () => HttpResponse.json({ related_products: "none" })],
  ["is not offered", () => HttpResponse.json({}, { status: 404 })],
  ["cannot be reached", () => HttpResponse.error()],
])("where their call %s", (_, answer) => {
  it("the page stands without them, or with those that the cart names", async () => {
    call(answer);
    expect(await onPage()).toBeUndefined();
    const { status, related } = await byScript();
    expect([status, related]).toEqual([503, []]);
    cartIs(
      [9, 4],
      [roll, tea].flatMap((one) => one ?? []),
    );
    expect(keys(await onPage())).toEqual(["roll", "tea"]);
  });
});

it("a page with a slow call has time left for the rest, and is not said to be old", async () => {
  call(async () => {
    await delay("infinite");
    return HttpResponse.error();
  });
  const visit = await openVisit(visitArgs("/spb/cart", { cookies: anna }));
  expect(await relatedForPage(visit)).toBeUndefined();
  expect(visit.deadline.left()).toBeGreaterThan(0);
  expect(visit.stale).toBe(false);
});
