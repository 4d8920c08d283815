import { visitArgs } from "../../support/app/route";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { placeCookie, type ChosenPlace } from "../../../server/visitor/place";
import { sessionCookie } from "../../../server/visitor/session";
import { openVisit } from "../../../server/visitor/visit";
import { emptyCart, petersburg } from "../../support/upstream/places";
import { handler, on, upstream, useUpstream } from "../../support/upstream/upstream";

useUpstream();

const listed = (...aliases: string[]) =>
  handler("cities", { cities: aliases.map((alias) => ({ ...petersburg, alias })), big_cities: [] });
const zone = {
  id: 4,
  map: { area: [] },
  prices: { delivery: 0, minimum_order_amount: 0, has_free_delivery: false },
};
const shop = { id: 3, city_id: 1, name: "Shop", address: { street: "Main street 2" }, latitude: 60, longitude: 30 };

const city = (order_types: { delivery: boolean; takeaway: boolean }) =>
  upstream.use(
    listed("spb", "berlin"),
    handler("shops", { shops: [shop] }),
    handler("city", ({ params }) => ({
      city: { ...petersburg, alias: params.alias, order_types, delivery_zones: [zone] },
    })),
  );
const chosen: ChosenPlace = {
  city: "spb",
  address: { id: 7, address: "Main street 1", delivery_zone_id: 4 },
  shop: { id: 3, name: "Shop", street: "Main street 2" },
};
const cookieOf = async (place: ChosenPlace) => `place=${await placeCookie.serialise(place)}`;
const both = { delivery: true, takeaway: true };

it.each([
  [undefined, both, "delivery"],
  ["takeaway", both, "takeaway"],
  ["delivery", both, "delivery"],
  ["TAKEAWAY", both, "delivery"],
  ["pigeon", both, "delivery"],
  ["delivery", { delivery: false, takeaway: true }, "takeaway"],
  [undefined, { delivery: false, takeaway: true }, "takeaway"],
  ["takeaway", { delivery: true, takeaway: false }, "delivery"],
])("the order type chosen %s where the city offers %j is %s", async (order_type, offers, expected) => {
  city(offers);
  const visit = await openVisit(visitArgs("/spb/", { cookies: order_type && `order_type=${order_type}` }));
  expect(await visit.orderType()).toBe(expected);
});

describe("what prices depend on", () => {
  it.each([
    ["delivery", { order_type: "delivery", delivery_zone_id: 4 }],
    ["takeaway", { order_type: "takeaway", shop_id: 3 }],
  ])("for %s is %j", async (order_type, expected) => {
    city(both);
    const visit = await openVisit(
      visitArgs("/spb/", { cookies: `order_type=${order_type}; ${await cookieOf(chosen)}` }),
    );
    expect(await visit.priceScope()).toEqual({ city_id: 1, ...expected });
  });

  it.each([
    ["delivery", { address: { id: 7, address: "Main street 1", delivery_zone_id: 9_000 } }],
    ["takeaway", { shop: { id: 9_000, name: "Shop", street: "Main street 2" } }],
  ])("for %s has no ids that the city does not have", async (order_type, place) => {
    city(both);
    const cookies = `order_type=${order_type}; ${await cookieOf({ city: "spb", ...place })}`;
    const where = await (await openVisit(visitArgs("/spb/", { cookies }))).priceScope();
    expect(where).toEqual({ city_id: 1, order_type, shop_id: undefined, delivery_zone_id: undefined });
  });

  it("is not read from a cookie that a visitor has made", async () => {
    city(both);
    const forged = Buffer.from(JSON.stringify(chosen)).toString("base64url");
    const visit = await openVisit(visitArgs("/spb/", { cookies: `place=${forged}` }));
    expect(visit.place).toEqual({});
  });

  it("is not a place of another city", async () => {
    city(both);
    const visit = await openVisit(
      visitArgs("/berlin/", { params: { city: "berlin" }, cookies: await cookieOf(chosen) }),
    );
    expect(visit.place).toEqual({});
    expect(await visit.priceScope()).toMatchObject({ delivery_zone_id: undefined });
  });

  it("changes in one part without losing the other", async () => {
    const visit = await openVisit(visitArgs("/spb/", { cookies: await cookieOf(chosen) }));
    visit.setPlace({ address: undefined });
    expect(visit.place).toEqual({ city: "spb", address: undefined, shop: chosen.shop });
    const kept = (await visit.headers()).get("set-cookie")?.match(/^place=([^;]+)/)?.[1] ?? "";
    expect(await placeCookie.parse(decodeURIComponent(kept))).toEqual({ city: "spb", shop: chosen.shop });
  });

  it("forgets the other city's place when one is chosen here", async () => {
    const visit = await openVisit(
      visitArgs("/berlin/", { params: { city: "berlin" }, cookies: await cookieOf(chosen) }),
    );
    visit.setPlace({ shop: { id: 9, name: "Berlin", street: "Allee 1" } });
    expect(visit.place.address).toBeUndefined();
  });
});

describe("the city of an address", () => {
  it.each(["atlantis", "..", "a".repeat(101), "language", "pictures", "spb%2F..", ""])(
    "%j is a 404 without a call for it",
    async (alias) => {
      upstream.use(listed("spb", "language"));
      const visit = await openVisit(visitArgs("/x/", { params: { city: alias } }));
      await expect(visit.city()).rejects.toMatchObject({ status: 404 });
    },
  );

  it("in another case leads to the city's own address, and nothing is asked for it", async () => {
    upstream.use(listed("spb"));
    const visit = await openVisit(visitArgs("/Spb/cart?a=b", { params: { city: "Spb" } }));
    const answer = (await visit.city().catch((thrown: unknown) => thrown)) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/spb/cart?a=b"]);
  });

  it.each(["new york", "Баку", "köln süd", "são+paulo?#&", "🍣"])("may be %j", async (alias) => {
    const asked: string[] = [];
    upstream.use(
      listed(alias),
      handler("city", ({ request }) => {
        asked.push(decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? ""));
        return { city: { ...petersburg, alias } };
      }),
    );
    const visit = await openVisit(visitArgs("/x/", { params: { city: alias } }));
    expect((await visit.city()).alias).toBe(alias);
    expect(asked).toEqual([alias]);
    expect(decodeURIComponent(visit.path("cart"))).toBe(`/${alias}/cart`);
    expect(new URL(visit.path("cart"), "http://localhost").pathname).toBe(visit.path("cart"));
  });

  it.each([
    ["nobody answers", () => HttpResponse.error()],
    ["it fails", () => new HttpResponse(null, { status: 500 })],
    ["it answers nonsense", () => HttpResponse.json({})],
    ["it lists the city and does not know it", () => HttpResponse.json({ message: "Unknown" }, { status: 404 })],
    ...[400, 401, 403, 404, 429].flatMap((status): [string, () => Response][] => [
      [`a gateway answers ${status} in HTML`, () => new HttpResponse("<h1>nginx</h1>", { status })],
      [`a gateway answers ${status} in JSON`, () => HttpResponse.json({ error: "no route" }, { status })],
    ]),
  ])("is a 503 while %s", async (_, answer) => {
    on("city", answer);
    await expect((await openVisit(visitArgs("/spb/"))).city()).rejects.toMatchObject({ status: 503 });
  });
});

describe("the visitor's session", () => {
  const cartAsked: (string | null)[] = [];
  const answerCart = (status: (cookie: string | null) => number, headers: Record<string, string> = {}) =>
    on("cart", ({ request }) => {
      const cookie = request.headers.get("cookie");
      cartAsked.push(cookie);
      return HttpResponse.json({ cart: emptyCart }, { status: status(cookie), headers });
    });
  afterEach(() => cartAsked.splice(0));

  it("is not made by browsing", async () => {
    city(both);
    const visit = await openVisit(visitArgs("/spb/"));
    expect(await visit.cart()).toBeUndefined();
    expect([...(await visit.headers())]).toEqual([]);
  });

  it.each(["forged", "Fe26.2**0**0**0**0**0**0**0"])("that is %s counts as none, without an error", async (text) => {
    const visit = await openVisit(visitArgs("/spb/", { cookies: `session=${text}` }));
    expect(visit.session).toBeUndefined();
    expect(await visit.cart()).toBeUndefined();
  });

  it("is replayed to the upstream and asked once for all loaders of a request", async () => {
    city(both);
    answerCart(() => 200);
    const args = visitArgs("/spb/", {
      cookies: `session=${encodeURIComponent(await sessionCookie.serialise({ key: "k1" }))}`,
    });
    const [first, second] = await Promise.all([openVisit(args), openVisit(args)]);
    await Promise.all([first?.cart(), second?.cart()]);
    expect(first).toBe(second);
    expect(cartAsked).toEqual(["session_key=k1"]);
  });

  it("that the upstream forgot is forgotten here too", async () => {
    city(both);
    answerCart((cookie) => (cookie ? 401 : 200));
    const visit = await openVisit(
      visitArgs("/spb/", {
        cookies: `session=${encodeURIComponent(await sessionCookie.serialise({ key: "k1", signed_in: { name: "Anna" } }))}`,
      }),
    );
    expect(await visit.cart()).toMatchObject({ count: 0 });
    expect(visit.session).toBeUndefined();
    expect((await visit.headers()).get("set-cookie")).toMatch(/^session=;.*Max-Age=0/);
  });

  it("takes the upstream's new key, sealed", async () => {
    city(both);
    answerCart(() => 200, { "Set-Cookie": "session_key=k2; Path=/" });
    const visit = await openVisit(
      visitArgs("/spb/", { cookies: `session=${encodeURIComponent(await sessionCookie.serialise({ key: "k1" }))}` }),
    );
    await visit.cart();
    const header = (await visit.headers()).get("set-cookie") ?? "";
    expect(header).not.toContain("k2;");
    expect(await sessionCookie.parse(decodeURIComponent(header.match(/^session=([^;]+)/)?.[1] ?? ""))).toEqual({
      key: "k2",
    });
  });
});

describe("a sentence for the next page", () => {
  it("is set by an answer and shown once", async () => {
    const asked = await openVisit(visitArgs("/spb/"));
    asked.flashNotification({ notification: "Your code is 1234" });
    asked.flashNotification({});
    const set = (await asked.headers()).get("set-cookie") ?? "";
    const next = await openVisit(visitArgs("/spb/", { cookies: set.split(";")[0] }));
    expect(next.takeFlash()).toEqual({ tone: "info", text: "Your code is 1234" });
    expect((await next.headers()).get("set-cookie")).toMatch(/^flash=;.*Max-Age=0/);
  });

  it("sends no cookie twice", async () => {
    const visit = await openVisit(visitArgs("/spb/"));
    visit.setOrderType("takeaway");
    visit.setOrderType("delivery");
    expect((await visit.headers()).getSetCookie()).toEqual([expect.stringMatching(/^order_type=delivery;/)]);
    expect((await visit.headers()).getSetCookie()).toEqual([]);
  });
});

it("a change that another site sends opens no visit", () => {
  const args = visitArgs("/spb/cart/add", {
    form: { product_key: "x" },
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(() => openVisit(args)).toThrow(expect.objectContaining({ status: 403 }));
});
