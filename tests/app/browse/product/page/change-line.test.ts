import { describe, expect, it } from "vitest";
import { action as data } from "../../../../../app/cart/page/cart-data.route";
import { CartStore } from "../../../../../app/cart/store/cart-store";
import { action, loader } from "../../../../../app/browse/product/page/product.route";
import type { ProductView } from "../../../../../app/browse/product/product.view";
import { visitArgs } from "../../../../support/app/route";
import { sandboxCalls, sandboxCart } from "../../../../support/upstream/sandbox-cart";
import { cartWrites, failsOnce, on, useUpstream } from "../../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../../support/upstream/visitor";

useUpstream(sandboxCalls);

const CLASSIC = "philadelphia~rice-classic:1";
const LIGHT = "philadelphia~rice-no-sugar:1";
const OLD = "philadelphia~gone:2,rice-classic:1";
const params = { product_key: "philadelphia" };

async function open(line_key: string) {
  const cookies = await sessionOf({ key: sandboxCart.key });
  const path = `/spb/product/philadelphia?${new URLSearchParams({ line_key })}`;
  const outcome = await outcomeOf(() => loader(visitArgs(path, { cookies, params })) as Promise<unknown>);
  return outcome.view as unknown as ProductView;
}

async function save(form: Record<string, string>) {
  const cookies = await sessionOf({ key: sandboxCart.key });
  const fields = { product_key: "philadelphia", line_key: CLASSIC, count: "2", return_to: "/spb/cart", ...form };
  const args = visitArgs("/spb/product/philadelphia", { form: fields, cookies, params });
  const outcome = await outcomeOf(() => action(args) as Promise<unknown>);
  return { ...outcome, view: outcome.view as { errors?: Record<string, string>; typed?: Record<string, string> } };
}

const light = { "modifier_group.rice": "rice-no-sugar" };

describe("the page of a dish, opened from its line in the cart", () => {
  it("has the line's own choice and count", async () => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    sandboxCart.fill({ [LIGHT]: 3 });
    expect((await open(LIGHT)).line).toMatchObject({ key: LIGHT, count: 3, chosen: { "rice-no-sugar": 1 } });
    expect((await open(CLASSIC)).line).toEqual({
      key: CLASSIC,
      count: 2,
      chosen: { "rice-classic": 1 },
      was: "Classic rice, 2 × 589\u00a0₽",
    });
  });

  it("leaves out a modifier that is no longer offered", async () => {
    sandboxCart.fill({ [CLASSIC]: 1 });
    sandboxCart.fill({ [OLD]: 1 });
    expect((await open(OLD)).line?.chosen).toEqual({ "rice-classic": 1 });
  });

  it.each(["", "philadelphia~nothing:1", "tom-yum"])(
    "adds as usual for a line that is not there: %j",
    async (line_key) => {
      sandboxCart.fill({ [CLASSIC]: 1, "tom-yum": 1 });
      expect((await open(line_key)).line).toBeUndefined();
    },
  );
});

describe("saving a line's choice", () => {
  it("changes the line and leads back to it", async () => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    const { status, location } = await save(light);
    expect({ status, location }).toEqual({ status: 303, location: `/spb/cart#line-${encodeURIComponent(LIGHT)}` });
    expect(sandboxCart.counts()).toEqual({ [LIGHT]: 2 });
  });

  it("changes the count alone", async () => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    await save({ "modifier_group.rice": "rice-classic", count: "5" });
    expect(sandboxCart.counts()).toEqual({ [CLASSIC]: 5 });
    expect(cartWrites()).toHaveLength(1);
  });

  it("joins a line that has this choice already, once however often it is sent", async () => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    sandboxCart.fill({ [LIGHT]: 3 });
    const form = { ...light, [`held.${LIGHT}`]: "3" };
    expect((await save(form)).status).toBe(303);
    expect((await save(form)).status).toBe(303);
    expect(sandboxCart.counts()).toEqual({ [LIGHT]: 5 });
  });

  it("keeps the line when the new one cannot be made", async () => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    on("cartAdd", { message: "No rice" }, 422);
    const { status, view } = await save(light);
    expect(status).toBe(422);
    expect(view.errors).toEqual({ form: "No rice" });
    expect(view.typed).toMatchObject(light);
    expect(sandboxCart.counts()).toEqual({ [CLASSIC]: 2 });
  });

  it("counts nothing twice when the old line did not go at first", async () => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    failsOnce("cartForget");
    expect((await save(light)).status).toBe(502);
    expect(sandboxCart.counts()).toEqual({ [CLASSIC]: 2, [LIGHT]: 2 });
    expect((await save(light)).status).toBe(303);
    expect(sandboxCart.counts()).toEqual({ [LIGHT]: 2 });
  });

  it.each([
    [{ "modifier_group.rice": "" }, 422, "modifier_group.rice"],
    [{ ...light, count: "0" }, 422, "count"],
    [{ ...light, count: "many" }, 422, "count"],
    [{ ...light, line_key: "philadelphia~gone:1" }, 409, "form"],
  ])("refuses %j", async (form, status, field) => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    const outcome = await save(form);
    expect(outcome.status).toBe(status);
    expect(Object.keys(outcome.view.errors ?? {})).toEqual([field]);
    expect(sandboxCart.counts()).toEqual({ [CLASSIC]: 2 });
  });

  it("answers the cart to a script", async () => {
    sandboxCart.fill({ [CLASSIC]: 2 });
    const form = {
      answer: "data",
      product_key: "philadelphia",
      line_key: CLASSIC,
      count: "1",
      "modifiers.rice-no-sugar": "1",
    };
    const response = await data(
      visitArgs("/spb/cart/data", { form, cookies: await sessionOf({ key: sandboxCart.key }) }),
    );
    expect(await response.json()).toMatchObject({ line_key: LIGHT, cart: { lines: [{ line_key: LIGHT, count: 1 }] } });
  });
});

describe("the cart store", () => {
  const view = {
    state: "ok",
    version: 1,
    whose: "a",
    count: 0,
    lines: [],
    packages: [],
    gifts: [],
    messages: [],
    receipt: [],
    total: "",
  } as const;
  const line = {
    line_key: CLASSIC,
    product_key: "philadelphia",
    count: 1,
    modifiers: { "rice-no-sugar": 1 },
    held: {},
  };
  const storeWith = (error?: string) =>
    new CartStore(
      { ...view, lines: [], packages: [], gifts: [], messages: [], receipt: [] },
      { send: () => Promise.resolve({ error }) },
    );

  it("tells whether a line's choice was saved, with the reason if not", async () => {
    expect(await storeWith().changeLine(line)).toBeUndefined();
    expect(await storeWith("No rice").changeLine(line)).toBe("No rice");
  });
});
