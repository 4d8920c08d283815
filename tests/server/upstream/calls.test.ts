import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUpstream, type Caller } from "../../../server/upstream/client";
import { upstreamNow } from "../../../server/upstream/clock";
import { version } from "../../../package.json";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { emptyCart, petersburg } from "../../support/upstream/places";

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
});
afterEach(() => upstream.stop());

const client = (caller: Partial<Caller> = {}) =>
  createUpstream({ baseUrl: upstream.url, language: "tr", requestId: "request-7", ...caller });
const heard = () => upstream.heard[0] ?? expect.fail("nothing was asked");

it.each(["a visitor's own call", "a call that is the same for everybody"])("carries a trace on: %s", async (kind) => {
  const trace = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", tracestate: "vendor=1" };
  upstream.says(kind.startsWith("a visitor") ? { cart: emptyCart } : { shops: [] });
  const { cart, shops } = client({ trace });
  await (kind.startsWith("a visitor") ? cart({ city_id: 1, order_type: "delivery" }) : shops({ city_id: 70 }));
  expect(heard().headers).toMatchObject({ ...trace, "x-request-id": "request-7" });
});

describe("where a request's fields go", () => {
  it("fills the path, encoded", async () => {
    upstream.says({ city: petersburg });
    await client().city({ alias: "..%2Forders?x=1#ü" });
    expect(heard()).toMatchObject({ method: "GET", url: "/api/cities/..%252Forders%3Fx%3D1%23%C3%BC" });
  });

  it("puts the rest of a GET into the query", async () => {
    upstream.says({ shops: [] });
    await client().shops({ city_id: 7 });
    expect(heard().url).toBe("/api/shops?city_id=7");
  });

  it("puts the rest of anything else into the body", async () => {
    upstream.says({ cart: emptyCart });
    await client().cartAdd({
      product_key: "roll",
      count: 2,
      modifiers: { ginger: 1 },
      city_id: 1,
      order_type: "delivery",
      delivery_zone_id: 4,
    });
    expect(heard()).toMatchObject({
      method: "PUT",
      url: "/api/cart/add",
      headers: { "content-type": "application/json" },
    });
    expect(heard().body).toEqual({
      product_key: "roll",
      count: 2,
      modifiers: { ginger: 1 },
      city_id: 1,
      order_type: "delivery",
      delivery_zone_id: 4,
    });
  });

  it("sends no body with DELETE", async () => {
    upstream.says({ cart: emptyCart });
    await client().cartClear({});
    expect(heard()).toMatchObject({ method: "DELETE", url: "/api/cart/clear", body: undefined });
  });

  it.each([{ count: 0 }, { count: 101 }, { count: 1.5 }, { count: Number.NaN }])(
    "never sends %j of a product",
    async ({ count }) => {
      upstream.says({ cart: emptyCart });
      await expect(
        client().cartAdd({ product_key: "roll", count, city_id: 1, order_type: "delivery" }),
      ).rejects.toThrow();
      expect(upstream.heard).toHaveLength(0);
    },
  );

  it("ignores fields that it does not know", async () => {
    upstream.says({ cart: { ...emptyCart, surprise: 1 }, extra: true });
    const answer = await client().cartClear({});
    expect(answer.cart).toEqual(emptyCart);
  });

  it.each([
    ["a list", [{ id: 1, key: "miso", name: "Miso", price: 179 }]],
    ["an object", { miso: { id: 1, key: "miso", name: "Miso", price: 179 } }],
    ["an empty object", {}],
  ])("takes related products as %s, of their call and of a cart", async (_, related) => {
    upstream.says({ related_products: related });
    expect(await client().relatedProducts({ product_groups_ids: [1], city_id: 1, order_type: "delivery" })).toEqual({
      related_products: related,
    });
    upstream.says({ cart: { ...emptyCart, related } });
    expect((await client().cartClear({})).cart.related).toEqual(related);
  });
});

describe("what every call carries", () => {
  it("names the language and the request id", async () => {
    upstream.says({ is_authenticated: false });
    await client().checkSession({});
    expect(heard().headers).toMatchObject({
      "accept-language": "tr",
      "x-request-id": "request-7",
      accept: "application/json",
      "accept-encoding": "gzip",
      "user-agent": `Nori/${version}`,
    });
    expect(heard().headers["content-type"], "there is no body").toBeUndefined();
  });

  it.each(["a visitor's own call", "a call that is the same for everybody"])(
    "sets the upstream's clock by the answer: %s",
    async (kind) => {
      const own = kind.startsWith("a visitor");
      upstream.says(own ? { is_authenticated: false } : { shops: [] }, 200, { Date: "Fri, 01 Jan 2027 12:00:00 GMT" });
      await (own ? client().checkSession({}) : client().shops({ city_id: 71 }));
      expect(Math.abs(upstreamNow(upstream.url) - Date.parse("2027-01-01T12:00:00Z"))).toBeLessThan(60_000);
    },
  );

  it("sends the visitor's address and session with personal calls only", async () => {
    const caller = { address: "192.0.2.7", sessionKey: () => "the-key" };
    upstream.says({ is_authenticated: false });
    await client(caller).checkSession({});
    upstream.says({ shops: [] });
    await client(caller).shops({ city_id: 1 });
    const [personal, shared] = upstream.heard;
    expect(personal?.headers).toMatchObject({ "x-forwarded-for": "192.0.2.7", cookie: "session_key=the-key" });
    expect(shared?.headers["x-forwarded-for"]).toBeUndefined();
    expect(shared?.headers.cookie).toBeUndefined();
  });

  it("carries an idempotency key only where a call may be repeated", async () => {
    upstream.says({ order_id: 1 });
    await client().orderCreate(
      { city_id: 1, order_type: "takeaway", phone: "7", username: "A", payment_type: "cash" },
      { idempotencyKey: "once" },
    );
    await client().orderCreate({ city_id: 1, order_type: "takeaway", phone: "7", username: "A", payment_type: "cash" });
    upstream.says({});
    await client().orderCancel({ order_id: 1 }, { idempotencyKey: "once" });
    expect(upstream.heard.map(({ headers }) => headers["idempotency-key"])).toEqual(["once", undefined, undefined]);
  });
});

describe("the upstream's session", () => {
  it("is kept when a personal answer sets its key", async () => {
    const onSessionKey = vi.fn();
    upstream.says({ cart: emptyCart }, 200, { "Set-Cookie": "session_key=abc%2F1; Path=/; HttpOnly" });
    await client({ onSessionKey }).cartClear({});
    expect(onSessionKey).toHaveBeenCalledExactlyOnceWith("abc%2F1");
  });

  it("is not taken from an answer that visitors share", async () => {
    const onSessionKey = vi.fn();
    upstream.says({ shops: [] }, 200, { "Set-Cookie": "session_key=somebody-elses" });
    await client({ onSessionKey }).shops({ city_id: 1 });
    expect(onSessionKey).not.toHaveBeenCalled();
  });

  it("is found among other cookies", async () => {
    const onSessionKey = vi.fn();
    upstream.answer = (response) =>
      void response
        .setHeader("Set-Cookie", ["old_session_key=no", "session_key=yes"])
        .end(JSON.stringify({ cart: emptyCart }));
    await client({ onSessionKey }).cartClear({});
    expect(onSessionKey).toHaveBeenCalledExactlyOnceWith("yes");
  });

  it("is the first that an answer sets, and none that a refusal sets", async () => {
    const onSessionKey = vi.fn();
    upstream.answer = (response) =>
      void response
        .setHeader("Set-Cookie", ["session_key=", "session_key=one; Path=/", "session_key=two"])
        .end(JSON.stringify({ cart: emptyCart }));
    await client({ onSessionKey }).cartClear({});
    upstream.says({}, 422, { "Set-Cookie": "session_key=three" });
    await client({ onSessionKey })
      .cartClear({})
      .catch(() => undefined);
    expect(onSessionKey).toHaveBeenCalledExactlyOnceWith("one");
  });

  it("outlives an outage", async () => {
    const onSessionGone = vi.fn();
    upstream.says({}, 500);
    await expect(client({ sessionKey: () => "key", onSessionGone }).user({})).rejects.toMatchObject({ kind: "failed" });
    expect(onSessionGone).not.toHaveBeenCalled();
    expect(upstream.heard).toHaveLength(1);
  });

  it("is not dropped where there is none: a 401 is the answer at once", async () => {
    upstream.says({}, 401);
    await expect(client().user({})).rejects.toMatchObject({ kind: "signed_out" });
    expect(upstream.heard).toHaveLength(1);
  });
});
