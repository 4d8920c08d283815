import { delay, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { loader as data } from "../../../../../app/browse/product/goes-with/goes-with.route";
import { action, loader } from "../../../../../app/browse/product/page/product.route";
import type { ProductView } from "../../../../../app/browse/product/product.view";
import type { RelatedView } from "../../../../../app/cart/related/related.server";
import { visitArgs } from "../../../../support/app/route";
import { cartCalls, heldCart, products } from "../../../../support/upstream/carts";
import { cartWrites, on, useUpstream } from "../../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../../support/upstream/visitor";

const [roll, soup, , bonito] = products;
const tea = { id: 11, key: "tea", name: "Tea", price: 99 };

let asked: unknown[] = [];
useUpstream(cartCalls);
beforeEach(() => {
  asked = [];
  on("products", {
    product_groups: [
      { id: 7, alias: "all", name: "All", products: [{ ...roll, has_related_products: true }, soup, tea] },
    ],
  });
  on("relatedProducts", ({ body }) => {
    asked.push(body);
    return { related_products: { a: tea, b: bonito, c: roll, d: tea } };
  });
});

const page = { accept: "text/html,application/xhtml+xml" };
async function open(product_key: string, headers: Record<string, string>, query = "") {
  const args = visitArgs(`/spb/product/${product_key}${query}`, { headers, params: { product_key } });
  const { status, view } = await outcomeOf(() => loader(args) as Promise<unknown>);
  return { status, view: view as unknown as ProductView };
}

async function byScript(product_key: string) {
  const args = visitArgs(`/spb/product/${product_key}/related`, { params: { product_key } });
  const answer = (await Promise.resolve(data(args)).catch((thrown: unknown) => thrown)) as Response;
  return { status: answer.status, dishes: answer.status === 404 ? [] : ((await answer.json()) as RelatedView[]) };
}

describe("what goes with a dish (has_related_products)", () => {
  it("comes with the page: what can be had, without the dish itself, each once", async () => {
    const { view } = await open("roll", page);
    expect(view.has_related).toBe(true);
    expect(view.goes_with).toMatchObject([{ key: "tea", name: "Tea", price: "99\u00a0₽", state: "add" }]);
    expect(asked).toEqual([{ product_groups_ids: [7], city_id: 1, order_type: "delivery" }]);
  });

  it("is fetched by scripts after the dish, which does not wait for it", async () => {
    const { view } = await open("roll", { accept: "*/*" });
    expect([view.has_related, view.goes_with, asked]).toEqual([true, undefined, []]);
    expect(await byScript("roll")).toMatchObject({ status: 200, dishes: [{ key: "tea" }] });
  });

  it("is not asked for where the dish has none, nor for a key that is on no menu", async () => {
    expect((await open("soup", page)).view).toMatchObject({ has_related: false, goes_with: [] });
    expect(await byScript("soup")).toEqual({ status: 200, dishes: [] });
    for (const key of ["nothing", "__proto__", "x".repeat(3_000)]) expect((await byScript(key)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it("is left out while a line of the cart is changed", async () => {
    heldCart.fill({ roll: 1 });
    const cookies = await sessionOf({ key: "anna" });
    const path = "/spb/product/roll?line_key=roll~classic:1";
    const args = visitArgs(path, { headers: page, cookies, params: { product_key: "roll" } });
    const { view } = await outcomeOf(() => loader(args) as Promise<unknown>);
    expect(view).toMatchObject({ has_related: false });
    expect(asked).toEqual([]);
  });
});

describe.each<[string, () => Response | Promise<Response>]>([
  ["is slow", () => delay("infinite").then(() => HttpResponse.error())],
  ["is refused", () => HttpResponse.json({ message: "No" }, { status: 422 })],
  ["fails", () => HttpResponse.json({}, { status: 500 })],
  ["is broken", () => HttpResponse.json({ related_products: "none" })],
  ["is not offered", () => HttpResponse.json({}, { status: 404 })],
  ["cannot be reached", () => HttpResponse.error()],
])("where the call for it %s", (name, answer) => {
  it("the dish stands without it", async () => {
    on("relatedProducts", answer);
    const { status, view } = await open("roll", page);
    expect([status, view.name, view.goes_with]).toEqual([200, "Philadelphia", undefined]);
    if (name !== "is slow") expect(await byScript("roll")).toEqual({ status: 503, dishes: [] });
  });
});

describe("adding what goes with a dish, without scripts", () => {
  const choice = { "modifier_group.rice": "no-sugar", "modifiers.cheese": "2", count: "3" };

  async function send(form: Record<string, string>) {
    const cookies = await sessionOf({ key: "anna" });
    const all = { product_key: "roll", return_to: "/spb/?search=roll", ...choice, ...form };
    const args = visitArgs("/spb/product/roll", { form: all, cookies, params: { product_key: "roll" } });
    return outcomeOf(() => action(args) as Promise<unknown>);
  }

  it("puts it into the cart, says so, and leads back to the dish with the choice that was made", async () => {
    const { status, location, flash } = await send({ intent: "beside:soup" });
    expect(cartWrites()).toMatchObject([{ call: "/add", body: { product_key: "soup", count: 1 } }]);
    expect(flash?.text).toContain("Tom yum");
    expect(status).toBe(303);
    const back = new URL(location ?? "", "http://localhost");
    expect([back.pathname, back.hash]).toEqual(["/spb/product/roll", "#goes-with"]);
    const { view } = await open("roll", page, back.search);
    expect(view).toMatchObject({ typed: choice, return_to: "/spb/?search=roll" });
  });

  it("comes back with the choice and the reason where it is refused", async () => {
    const { status, view } = await send({ intent: "beside:nothing" });
    expect(status).toBe(422);
    expect(view).toMatchObject({ errors: { form: expect.any(String) as string }, typed: choice });
    expect(cartWrites()).toEqual([]);
  });

  it("carries nothing but a choice in the address, and no more than a form has", async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`modifiers.m${n}`, "1"]));
    const { location } = await send({ intent: "beside:soup", evil: "1", "modifiers.long": "x".repeat(500), ...many });
    const back = new URL(location ?? "", "http://localhost").searchParams;
    expect([...back.keys()].length).toBeLessThan(45);
    expect([back.has("evil"), back.has("intent"), back.has("modifiers.long")]).toEqual([false, false, false]);
  });
});
