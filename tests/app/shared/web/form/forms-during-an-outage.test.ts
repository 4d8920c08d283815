import { load } from "cheerio";
import { http, HttpResponse } from "msw";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessionCookie } from "../../../../../server/visitor/session";
import { openVisit } from "../../../../../server/visitor/visit";
import { honest, withIntent } from "../../../../support/app/checkout-form";
import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls } from "../../../../support/upstream/carts";
import { orderCalls } from "../../../../support/upstream/orders";
import { placeCalls } from "../../../../support/upstream/places";
import { readyToOrder } from "../../../../support/upstream/visitor";
import { upstream, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls, orderCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

/** Somebody has looked at the menu and the order form before; then the upstream is gone. */
beforeEach(async () => {
  const cookie = await readyToOrder();
  for (const page of ["/spb/", "/spb/shops", "/spb/checkout"]) await shop(page, { headers: { cookie } });
  upstream.use(http.all(`${UPSTREAM}/*`, () => HttpResponse.error()));
});

async function post(path: string, form: Record<string, string> | [string, string][], cookies?: string) {
  const response = await shop(path, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "sec-fetch-site": "same-origin", cookie: cookies ?? (await readyToOrder()) },
  });
  const page = load(await response.text());
  return { status: response.status, page, said: page("main [role=alert]").text() };
}

describe("a form that is sent while all of the upstream is down comes back, filled", () => {
  it("the order form, with what was chosen where the choices cannot be had", async () => {
    const { status, page, said } = await post("/spb/checkout", withIntent({ ...honest, cart: "the cart" }));
    expect(status).toBe(503);
    expect(said).toContain("Everything you entered is still here");
    const value = (name: string) => page(`main form [name="${name}"]`).last();
    expect(value("username").val()).toBe("Anna");
    expect(value("order_comment").val()).toBe("No wasabi");
    expect(value("delivery_address.room").val()).toBe("5");
    expect(value("order_key").val()).toBe(honest.order_key);
    expect(value("interval_id").val()).toBe("asap");
    expect(value("cart").val(), "the customer pays the sum that they saw").toBe("the cart");
    expect(page('main form [name="payment_type"][value="cash"]').length).toBeGreaterThan(0);
    expect(page("main button[type=submit], main button:not([type])").text()).toContain("Order and pay");
  });

  it("the address form", async () => {
    const { status, page, said } = await post("/spb/address", {
      intent: "typed",
      address: "Nevsky prospekt, 20",
      room: "5",
      floor: "3",
    });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(said).not.toBe("");
    expect(page("main form [name=address]").val()).toBe("Nevsky prospekt, 20");
    expect(page("main form [name=floor]").val()).toBe("3");
  });

  it("the sign-in form", async () => {
    const { status, page, said } = await post(
      "/spb/login",
      { intent: "phone", phone: "+7 921 000-00-01", notify_channel: "sms", privacy_policy: "1" },
      `session=${await sessionCookie.serialise({ key: "abc" })}`,
    );
    expect(status).toBeGreaterThanOrEqual(500);
    expect(said).not.toBe("");
    expect(String(page("main form [name=phone]").val()).replace(/\D/g, "")).toContain("9210000001");
  });

  it("a dish that is added, as a form to send again", async () => {
    const { status, page, said } = await post("/spb/cart/add", { product_key: "roll", count: "2" });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(said).not.toBe("");
    expect(page('main form[action="/spb/cart/add"] [name=product_key]').val()).toBe("roll");
  });

  it("a count in the cart, as a form to send again", async () => {
    const { status, page, said } = await post("/spb/cart", { line_key: "roll", count: "2" });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(said).not.toBe("");
    const value = (name: string) => page(`main form[action="/spb/cart"][method=post] [name=${name}]`).val();
    expect([value("line_key"), value("count")]).toEqual(["roll", "2"]);
  });

  it("the choice of a shop", async () => {
    const { status, said } = await post("/spb/shops/11", {});
    expect(status).toBeGreaterThanOrEqual(500);
    expect(said).not.toBe("");
  });

  it("the cancellation of an order", async () => {
    const { status, page, said } = await post("/spb/order/48213/cancel", {});
    expect(status).toBeGreaterThanOrEqual(500);
    expect(said).not.toBe("");
    expect(page("main h1").text()).toContain("48213");
    expect(page("main form button")).not.toHaveLength(0);
  });
});

it("shares one deadline among all calls of a request: once it has passed, none is sent", async () => {
  let sent = 0;
  upstream.use(http.all(`${UPSTREAM}/*`, () => HttpResponse.json({}, { status: 500 + sent++ })));
  const visit = await openVisit(visitArgs("/spb/cart", { cookies: await readyToOrder() }));
  visit.deadline.allow(0);
  await expect(visit.cart()).rejects.toMatchObject({ kind: "unreachable" });
  await expect(visit.upstream.orders({ page: 1 })).rejects.toMatchObject({ kind: "unreachable" });
  expect(sent).toBe(0);
});
