import { beforeEach, describe, expect, it } from "vitest";
import { action as add } from "../../../app/browse/menu/add.route";
import { action as page } from "../../../app/cart/page/cart.route";
import { action as clear, loader as clearPage } from "../../../app/cart/clear.route";
import { sandboxCalls, sandboxCart } from "../../support/upstream/sandbox-cart";
import { outcomeOf, sessionOf } from "../../support/upstream/visitor";
import { cartRequests, cartWrites, noAnswer, on, useUpstream } from "../../support/upstream/upstream";
import { visitArgs } from "../../support/app/route";

useUpstream(sandboxCalls);

const ROLL = "philadelphia~rice-classic:1";
type Fields = Record<string, string> | [string, string][];
type Action = typeof add | typeof page | typeof clear;

/** What a form without scripts gets for an answer; `view` is what the page then shows. */
async function submit(
  action: Action,
  path: string,
  form: Fields,
  { anonymous = false, headers = {} as Record<string, string> } = {},
) {
  const cookies = anonymous ? undefined : await sessionOf({ key: sandboxCart.key });
  const outcome = await outcomeOf(() => action(visitArgs(path, { form, cookies, headers })) as Promise<unknown>);
  return {
    ...outcome,
    view: outcome.view as { errors?: Record<string, string>; typed?: Record<string, string> } | undefined,
  };
}

const ADD = "/spb/cart/add";

describe("adding from a form", () => {
  it("puts in the least that is sold and leads back to the product", async () => {
    const { status, location, cookies } = await submit(
      add,
      ADD,
      { product_key: "gunkan-tobiko", return_to: "/spb/?search=wa" },
      { anonymous: true },
    );
    expect({ status, location }).toEqual({ status: 303, location: "/spb/?search=wa#gunkan-tobiko" });
    expect(sandboxCart.counts()).toEqual({ "gunkan-tobiko": 2 });
    expect(cookies.join()).toMatch(/session=.*HttpOnly/);
  });

  it("adds once when it is sent twice", async () => {
    await submit(add, ADD, { product_key: "philadelphia" });
    await submit(add, ADD, { product_key: "philadelphia" });
    expect(sandboxCart.counts()).toEqual({ [ROLL]: 1 });
    await submit(add, ADD, { product_key: "tom-yum", count: "3" });
    await submit(add, ADD, { product_key: "tom-yum", count: "3" });
    expect(sandboxCart.counts()).toEqual({ [ROLL]: 1, "tom-yum": 3 });
  });

  it("opens the cart or the dish from a counter of several choices, without a change", async () => {
    const press = async (button: Fields) =>
      (await submit(add, ADD, { return_to: "/spb/?search=a", ...button })).location;
    expect(await press({ open_cart: "1" })).toBe("/spb/cart?return_to=%2Fspb%2F%3Fsearch%3Da");
    expect(await press({ open_product: "a b" })).toBe("/spb/product/a%20b?return_to=%2Fspb%2F%3Fsearch%3Da");
    expect(cartWrites()).toEqual([]);
  });

  it("takes the menu's counters and hearts from a browser that knows no address of a button", async () => {
    await submit(add, ADD, { product_key: "tom-yum", count: "3" });
    const fewer = await submit(add, ADD, { "count.tom-yum": "2", return_to: "/spb/" });
    expect({ status: fewer.status, location: fewer.location }).toEqual({ status: 303, location: "/spb/#tom-yum" });
    expect(sandboxCart.counts()).toEqual({ "tom-yum": 2 });
    const liked = await submit(add, ADD, { like: "tom-yum", return_to: "/spb/" });
    expect({ status: liked.status, location: liked.location }).toEqual({ status: 303, location: "/spb/#tom-yum" });
    expect(liked.cookies.join()).toMatch(/favourites=dG9tLXl1bQ;/);
  });

  it("takes the choice as counts and as radios, and makes a line of its own for it", async () => {
    await submit(add, ADD, { product_key: "philadelphia" });
    const { status } = await submit(add, ADD, {
      product_key: "philadelphia",
      count: "2",
      "modifier_group.rice": "rice-no-sugar",
      "modifiers.double-cheese": "1",
      "modifiers.tobiko": "0",
    });
    expect(status).toBe(303);
    expect(cartWrites().at(-1)?.body).toMatchObject({
      product_key: "philadelphia",
      count: 2,
      modifiers: { "rice-no-sugar": 1, "double-cheese": 1 },
      city_id: 1,
      order_type: "delivery",
    });
    expect(Object.keys(sandboxCart.counts())).toHaveLength(2);
  });

  it.each<[string, Fields, string]>([
    ["too many", { "modifier_group.rice": "rice-classic", "modifiers.double-cheese": "3" }, "modifiers.double-cheese"],
    ["none of a group that needs one", { "modifiers.double-cheese": "1" }, "modifier_group.rice"],
    ["one that ran out", { "modifier_group.rice": "rice-classic", "modifiers.tobiko": "1" }, "modifiers.tobiko"],
    ["one that is not known", { "modifier_group.rice": "gold" }, "modifiers.gold"],
    [
      "no number",
      { "modifier_group.rice": "rice-classic", "modifiers.double-cheese": "NaN" },
      "modifiers.double-cheese",
    ],
    [
      "one twice",
      [
        ["modifier_group.rice", "rice-classic"],
        ["modifiers.double-cheese", "1"],
        ["modifiers.double-cheese", "1"],
      ],
      "modifiers.double-cheese",
    ],
    [
      "two radios of one group",
      [
        ["modifier_group.rice", "rice-classic"],
        ["modifier_group.rice", "rice-no-sugar"],
      ],
      "modifier_group.rice",
    ],
  ])("refuses a choice of %s in words, at its field", async (_, choice, field) => {
    const fields: [string, string][] = [
      ["product_key", "philadelphia"],
      ["count", "2"],
      ...(Array.isArray(choice) ? choice : Object.entries(choice)),
    ];
    const { status, view } = await submit(add, ADD, fields);
    expect(status).toBe(422);
    expect(view?.errors?.[field]).toMatch(/\w{4}/);
    expect(view?.typed).toMatchObject({ product_key: "philadelphia", count: "2" });
    expect(cartWrites()).toEqual([]);
  });

  it.each(["-1", "0", "101", "1e9", "NaN", "1.5", "", " 2", "0x10", "٣"])(
    "refuses a count of %j and changes nothing",
    async (count) => {
      const { status, view } = await submit(add, ADD, { product_key: "tom-yum", count });
      expect(status).toBe(422);
      expect(view?.errors?.count).toContain("100");
      expect(cartWrites()).toEqual([]);
    },
  );

  it.each<[string, Fields]>([
    ["unknown", { product_key: "unicorn" }],
    ["missing", { return_to: "/spb/" }],
    [
      "repeated",
      [
        ["product_key", "tom-yum"],
        ["product_key", "philadelphia"],
      ],
    ],
    ["sold out", { product_key: "gunkan-scallop-baked" }],
  ])("refuses a product that is %s", async (_, fields) => {
    const { status, view } = await submit(add, ADD, fields);
    expect(status).toBe(422);
    expect(view?.errors?.product).toMatch(/\w{4}/);
    expect(cartWrites()).toEqual([]);
  });

  it("leads to the order types when the address does not allow it, and says why", async () => {
    on("cartAdd", { errors: { delivery_address: ["We don’t deliver there."] } }, 422);
    const { status, location, flash } = await submit(add, ADD, { product_key: "tom-yum", return_to: "/spb/?x=1" });
    expect({ status, location }).toEqual({ status: 303, location: "/spb/order-type?return_to=%2Fspb%2F%3Fx%3D1" });
    expect(flash).toEqual({ tone: "danger", text: "We don’t deliver there." });
  });

  it("never leads to another site", async () => {
    for (const return_to of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      expect((await submit(add, ADD, { product_key: "tom-yum", return_to })).location).toBe("/spb/#tom-yum");
    }
  });
});

describe("a count from a form", () => {
  beforeEach(() => sandboxCart.fill({ [ROLL]: 2, "tom-yum": 3 }));

  it.each([
    ["more", "tom-yum", "4", { call: "/add", body: { product_key: "tom-yum", count: 4 } }],
    ["fewer", "tom-yum", "1", { call: "/remove", body: { product_key: "tom-yum", count: 1 } }],
    ["none", "tom-yum", "0", { call: "/forget", body: { product_key: "tom-yum" } }],
    [
      "more of a variant",
      ROLL,
      "3",
      { call: "/add", body: { product_key: "philadelphia", count: 3, modifiers: { "rice-classic": 1 } } },
    ],
    ["fewer of a variant", ROLL, "1", { call: "/remove", body: { product_key: ROLL, count: 1 } }],
  ])("sets a line to %s", async (_, line_key, count, expected) => {
    const { status, location } = await submit(page, "/spb/cart", { line_key, count, return_to: "/spb/" });
    expect({ status, location }).toEqual({ status: 303, location: `/spb/#${line_key.split("~")[0]}` });
    expect(cartWrites()).toMatchObject([expected]);
    expect(sandboxCart.counts()[line_key] ?? 0).toBe(Number(count));
  });

  it("may name the line in the field itself, and comes back to the anchor of the form", async () => {
    const { location } = await submit(page, "/spb/cart", { [`count.${ROLL}`]: "5", return_to: "/spb/#line-roll" });
    expect(location).toBe("/spb/#line-roll");
    expect(sandboxCart.counts()[ROLL]).toBe(5);
    const gone = await submit(page, "/spb/cart", { [`count.${ROLL}`]: "0", return_to: "/spb/#line-roll" });
    expect(gone.location).toBe("/spb/#cart");
  });

  it("changes nothing upstream when it is sent twice", async () => {
    await submit(page, "/spb/cart", { line_key: "tom-yum", count: "4" });
    await submit(page, "/spb/cart", { line_key: "tom-yum", count: "4" });
    expect(cartWrites()).toHaveLength(1);
  });

  it.each<[string, Fields]>([
    ...["-1", "101", "1e9", "NaN", "Infinity", "2.5", "", "two"].map((count): [string, Fields] => [
      `a count of "${count}"`,
      { line_key: "tom-yum", count },
    ]),
    [
      "a repeated count",
      [
        ["line_key", "tom-yum"],
        ["count", "1"],
        ["count", "2"],
      ],
    ],
    [
      "a repeated line",
      [
        ["line_key", "tom-yum"],
        ["line_key", ROLL],
        ["count", "1"],
      ],
    ],
    ["no line", { count: "1" }],
    ["a huge line", { line_key: "x".repeat(10_000), count: "1" }],
    [
      "a repeated named count",
      [
        ["count.tom-yum", "1"],
        ["count.tom-yum", "2"],
      ],
    ],
  ])("refuses %s in words and changes nothing", async (_, fields) => {
    const { status, view } = await submit(page, "/spb/cart", fields);
    expect(status).toBe(422);
    expect(view?.errors?.count).toMatch(/whole number/);
    expect(cartRequests()).toEqual([]);
  });

  it("says when the line is no longer there", async () => {
    const { status, view } = await submit(page, "/spb/cart", { line_key: "tea", count: "2" });
    expect(status).toBe(409);
    expect(view?.errors?.form).toMatch(/no longer/);
    expect((await submit(page, "/spb/cart", { line_key: "tea", count: "0" })).status).toBe(303);
  });

  it.each([
    [422, { message: "The shop is closed." }, 422, /The shop is closed\./],
    [422, { errors: { product: "Soup is off." } }, 422, /Soup is off\./],
  ])("shows what the upstream says with %i", async (status, body, ours, words) => {
    on("cartAdd", body, status);
    const answer = await submit(page, "/spb/cart", { line_key: "tom-yum", count: "4" });
    expect(answer.status).toBe(ours);
    expect(Object.values(answer.view?.errors ?? {}).join()).toMatch(words);
    expect(answer.view?.typed).toMatchObject({ line_key: "tom-yum", count: "4" });
    expect(sandboxCart.counts()["tom-yum"]).toBe(3);
  });

  it("of a line that is gone comes back without an anchor", async () => {
    const { location } = await submit(page, "/spb/cart", { line_key: "tea", count: "0", return_to: "/spb/" });
    expect(location).toBe("/spb/");
  });
});

it("says once what the upstream says of the whole and of a field", async () => {
  on("cartAdd", { message: "Soup is off.", errors: { product: "Soup is off." } }, 422);
  expect((await submit(add, ADD, { product_key: "tom-yum" })).view?.errors).toEqual({ product: "Soup is off." });
});

describe("bags", () => {
  beforeEach(() => sandboxCart.fill({ "tom-yum": 3 }));

  it("are refused and taken again", async () => {
    expect((await submit(page, "/spb/cart", { without_bag: "1", return_to: "/spb/#cart" })).location).toBe(
      "/spb/#cart",
    );
    expect(cartWrites().at(-1)).toMatchObject({ call: "/packages/bag", body: { without_bag: true } });
    await submit(page, "/spb/cart", { without_bag: "0" });
    expect(cartWrites().at(-1)).toMatchObject({ body: { without_bag: false } });
  });

  it.each<[string, Fields]>([
    ["maybe", { without_bag: "maybe" }],
    [
      "both",
      [
        ["without_bag", "1"],
        ["without_bag", "0"],
      ],
    ],
  ])("are not changed by %s", async (_, fields) => {
    expect((await submit(page, "/spb/cart", fields)).status).toBe(422);
    expect(cartRequests()).toEqual([]);
  });
});

describe("clearing", () => {
  it("asks first, and leads back", async () => {
    const { view } = await outcomeOf(
      () => clearPage(visitArgs("/spb/cart/clear?return_to=/spb/cart")) as Promise<unknown>,
    );
    expect(view).toMatchObject({ title: "Clear the basket? · Nori", return_to: "/spb/cart" });
  });

  it("empties the cart, however often it is sent", async () => {
    sandboxCart.fill({ "tom-yum": 3 });
    for (let times = 0; times < 2; times += 1) {
      const { status, location } = await submit(clear, "/spb/cart/clear?return_to=/spb/", {});
      expect({ status, location }).toEqual({ status: 303, location: "/spb/" });
    }
    expect(sandboxCart.counts()).toEqual({});
  });

  it("asks nobody for a visitor without a cart", async () => {
    expect((await submit(clear, "/spb/cart/clear", {}, { anonymous: true })).status).toBe(303);
    expect(cartRequests()).toEqual([]);
  });

  it("says when it did not work", async () => {
    on("cartClear", noAnswer);
    const { status, view } = await submit(clear, "/spb/cart/clear", {});
    expect(status).toBe(503);
    expect(view?.errors?.form).toMatch(/\w{4}/);
  });
});

it.each([
  ["add", add],
  ["page", page],
  ["clear", clear],
] as [string, Action][])("%s does nothing for another site", async (_, action) => {
  const { status } = await submit(
    action,
    "/spb/cart",
    { product_key: "tom-yum", count: "1" },
    { headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" } },
  );
  expect(status).toBe(403);
  expect(cartRequests()).toEqual([]);
});

it("answers 404 in a city that there is not", async () => {
  const args = visitArgs("/atlantis/cart/add", { params: { city: "atlantis" }, form: { product_key: "tom-yum" } });
  expect((await outcomeOf(() => add(args) as Promise<unknown>)).status).toBe(404);
});
