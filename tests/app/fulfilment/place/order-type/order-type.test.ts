import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action as nearMe, loader as orderType } from "../../../../../app/fulfilment/place/order-type/order-type.route";
import type { OrderTypeView } from "../../../../../app/fulfilment/place/place.view";
import { action as confirmShop, loader as shop } from "../../../../../app/fulfilment/place/shops/page/shop.route";
import type { ShopPageView } from "../../../../../app/fulfilment/place/shops/page/shop-page.server";
import { loader as shopList } from "../../../../../app/fulfilment/place/shops/list/shops.route";
import type { ShopsView } from "../../../../../app/fulfilment/place/shops/list/shops.view";
import {
  action as switchToTakeaway,
  loader as takeaway,
} from "../../../../../app/fulfilment/place/order-type/takeaway.route";
import { sessionCookie } from "../../../../../server/visitor/session";
import { cartOf, placeCalls, shops } from "../../../../support/upstream/places";
import { outcomeOf, placeCookieOf } from "../../../../support/upstream/visitor";
import { handler, noAnswer, on, upstream, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls, () => [handler("timeSettings", { time_list: [] })]);

const session = async () => `session=${await sessionCookie.serialise({ key: "abc", signed_in: { name: "Anna" } })}`;
const nevsky = { city: "spb", shop: { id: 11, name: "Nori, Nevsky", street: "Nevsky prospekt, 88" } };

type Asked = { params?: Record<string, string>; cookies?: string; headers?: Record<string, string> };

async function ordering(path: string, options: Asked = {}) {
  const outcome = await outcomeOf(() => orderType(visitArgs(path, options)));
  return { ...outcome, view: outcome.view as OrderTypeView };
}

describe("the order-type page", () => {
  test.each([
    ["/spb/order-type", "delivery"],
    ["/spb/order-type?order_type=takeaway", "takeaway"],
    ["/spb/order-type?order_type=TAKEaway!", "delivery"],
    ["/spb/order-type?order_type=<script>", "delivery"],
  ])("%s shows %s", async (path, shown) => {
    expect((await ordering(path)).view.order_type).toBe(shown);
  });

  test.each([
    ["data of both types for a dialog", "*/*", "delivery", { shops: true, saved: 1 }],
    ["those of delivery for its document", "text/html,*/*", "delivery", { shops: false, saved: 1 }],
    ["those of takeaway for its document", "text/html,*/*", "takeaway", { shops: true, saved: 0 }],
  ])("has %s", async (_, accept, type, { shops, saved }) => {
    on("addresses", { delivery_addresses: [{ id: 7, address: "Nevsky prospekt, 28", delivery_zone_id: 1 }] });
    const { view } = await ordering(`/spb/order-type?order_type=${type}`, {
      cookies: await session(),
      headers: { accept },
    });
    expect([Boolean(view.shops), view.saved.length]).toEqual([shops, saved]);
  });

  test("shows takeaway only where there is no delivery", async () => {
    const { view } = await ordering("/vyborg/order-type?order_type=delivery", { params: { city: "vyborg" } });
    expect(view).toMatchObject({ order_type: "takeaway", offers: { delivery: false, takeaway: true }, shops: [] });
  });

  test("puts stopped shops last, with the reason and no choice", async () => {
    const { view } = await ordering("/spb/order-type?order_type=takeaway");
    expect(view.shops?.map(({ id, stopped }) => [id, stopped])).toEqual([
      [11, false],
      [13, false],
      [12, true],
    ]);
    expect(view.shops?.[2]?.alert).toBe("We are renovating.");
  });

  test("says how soon an order is ready", async () => {
    on("timeSettings", { cooking_time: 15, time_list: [] });
    const { view } = await ordering("/spb/order-type?order_type=takeaway");
    const notes = view.shops?.map(({ open, stopped, note }) => [open && !stopped, Boolean(note)]);
    expect(notes?.every(([takesOrders, isSaid]) => takesOrders === isSaid)).toBe(true);
  });

  describe("the nearest to the visitor first", () => {
    const send = (fields: Record<string, string>) =>
      outcomeOf(() =>
        nearMe(visitArgs("/spb/order-type?return_to=%2Fspb%2Fcart", { form: { intent: "near", ...fields } })),
      );
    const zanevsky = { latitude: "59.933", longitude: "30.41" };

    test("at once in the dialog", async () => {
      const { view } = (await send({ ...zanevsky, answer: "data" })).view as { view: OrderTypeView };
      expect(view.nearest_to).toEqual({ address: undefined });
      expect(view.shops?.map(({ id }) => id)).toEqual([13, 11, 12]);
      expect(view.shops?.[0]?.distance).toBeTruthy();
    });

    test("on the page when it is read again", async () => {
      const { status, location } = await send(zanevsky);
      expect([status, location]).toEqual([303, "/spb/order-type?order_type=takeaway&return_to=%2Fspb%2Fcart"]);
    });

    test("not for what is no point", async () => {
      expect((await send({ latitude: "north", longitude: "1e9" })).status).toBe(422);
    });
  });

  test("knows the address and the shop chosen before, and the terms of the zone", async () => {
    const cookies = await placeCookieOf({
      ...nevsky,
      address: { id: 501, address: "Nevsky prospekt, 20", room: "5", delivery_zone_id: 7 },
    });
    const { view } = await ordering("/spb/order-type", { cookies });
    expect(view.known?.text).toContain("Nevsky prospekt, 20");
    expect(view.known?.terms).toContain("149");
    expect(view.shop?.street).toBe("Nevsky prospekt, 88");
    expect(view.shops?.find(({ chosen }) => chosen)?.id).toBe(11);
  });

  test("asks for saved addresses of a signed-in customer only", async () => {
    const anonymous = `session=${await sessionCookie.serialise({ key: "abc" })}`;
    for (const cookies of [undefined, anonymous])
      expect((await ordering("/spb/order-type", { cookies })).view.saved).toEqual([]);
    expect(upstream.heard.filter(({ url }) => url === "/api/user/addresses")).toEqual([]);
    expect((await ordering("/spb/order-type", { cookies: await session() })).view.saved).toHaveLength(1);
  });

  test("says when saved addresses could not be loaded", async () => {
    on("addresses", noAnswer);
    const { status, view } = await ordering("/spb/order-type", { cookies: await session() });
    expect([status, view.saved_failed]).toEqual([200, true]);
  });

  test("says when shops could not be loaded, with 503 where they are what is asked for", async () => {
    on("shops", noAnswer);
    expect((await ordering("/spb/order-type?order_type=takeaway")).status).toBe(503);
    expect((await ordering("/spb/order-type?order_type=delivery")).status).toBe(200);
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil", "%2f%2fevil"])(
    "drops the way back %s",
    async (path) => {
      expect((await ordering(`/spb/order-type?return_to=${encodeURIComponent(path)}`)).view.return_to).toBe("/spb/");
    },
  );

  test("is a 404 in an unknown city", async () => {
    expect((await ordering("/atlantis/order-type", { params: { city: "atlantis" } })).status).toBe(404);
  });
});

describe("a shop", () => {
  const at = (id: string, more = {}) =>
    visitArgs(`/spb/shops/${id}?return_to=%2Fspb%2Fcart`, { params: { city: "spb", shop_id: id }, ...more });

  test("is asked about, and taken", async () => {
    expect((await outcomeOf(() => shop(at("11")))).view as ShopPageView).toMatchObject({
      shop: { id: 11, open: true },
      return_to: "/spb/cart",
      isSwitch: true,
    });
    const { status, location, place, order_type, flash } = await outcomeOf(() => confirmShop(at("11", { form: {} })));
    expect([status, location, order_type, flash?.tone]).toEqual([303, "/spb/cart", "takeaway", "good"]);
    expect(place).toEqual({ city: "spb", shop: { id: 11, name: "Nori, Nevsky", street: "Nevsky prospekt, 88" } });
  });

  test("that is chosen keeps the address for delivery", async () => {
    const cookies = await placeCookieOf({ city: "spb", address: { id: 501, address: "Nevsky prospekt, 20" } });
    expect((await outcomeOf(() => confirmShop(at("11", { form: {}, cookies })))).place?.address?.id).toBe(501);
  });

  test("chosen from the page that asked leads on to where that page leads back", async () => {
    const asked = `/spb/order-type?${new URLSearchParams({ order_type: "takeaway", return_to: "/spb/cart" })}`;
    const args = visitArgs(`/spb/shops/11?${new URLSearchParams({ return_to: asked })}`, {
      params: { city: "spb", shop_id: "11" },
      form: {},
    });
    expect((await outcomeOf(() => confirmShop(args))).location).toBe("/spb/cart");
  });

  test("closes every modal when a script asks", async () => {
    expect((await outcomeOf(() => confirmShop(at("11", { form: { answer: "data" } })))).view).toEqual({
      done: true,
      to: "/spb/cart",
      closeAll: true,
    });
  });

  test("with other prices says so", async () => {
    on("shopsSet", { shop: shops[0], cart: cartOf(480) });
    const cookies = await session();
    const { flash } = await outcomeOf(() => confirmShop(at("11", { form: {}, cookies })));
    expect(flash).toMatchObject({ tone: "info", text: expect.stringContaining("have changed") as string });
  });

  test("that is closed now says when it opens", async () => {
    const { view } = await outcomeOf(() => shop(at("13")));
    expect((view as ShopPageView).shop.hours).toMatch(/Closed, opens|Open|Closes/);
  });

  test("that takes no orders can't be taken", async () => {
    const { status, view, place } = await outcomeOf(() => confirmShop(at("12", { form: {} })));
    expect([status, view, place]).toEqual([409, { errors: { form: "We are renovating." } }, undefined]);
  });

  test.each(["99", "0", "-11", "11x", "1e1", "%00", "99999999999999"])("with the id %s is a 404", async (id) => {
    expect((await outcomeOf(() => shop(at(id)))).status).toBe(404);
    expect((await outcomeOf(() => confirmShop(at(id, { form: {} })))).status).toBe(404);
  });

  test("of another city is a 404", async () => {
    const args = visitArgs("/moscow/shops/11", { params: { city: "moscow", shop_id: "11" }, form: {} });
    expect((await outcomeOf(() => confirmShop(args))).status).toBe(404);
  });

  test.each<[string, () => Response, number]>([
    ["down", () => HttpResponse.error(), 503],
    ["limiting", () => HttpResponse.json({}, { status: 429 }), 429],
    ["HTML", () => HttpResponse.html("<p>"), 502],
    ["refusing", () => HttpResponse.json({ message: "The shop has just closed" }, { status: 422 }), 422],
  ])("stays a question when the upstream is %s", async (_, answer, expected) => {
    on("shopsSet", answer);
    const { status, view, place } = await outcomeOf(() => confirmShop(at("11", { form: {} })));
    expect([status, place]).toEqual([expected, undefined]);
    expect((view as { errors: Record<string, string> }).errors.form).toBeTruthy();
  });
});

describe("switching to takeaway", () => {
  const at = (more = {}) => visitArgs("/spb/order-type/takeaway?return_to=%2Fspb%2Fcheckout", more);

  test("asks first when a shop is known, then switches", async () => {
    const cookies = await placeCookieOf(nevsky);
    expect((await outcomeOf(() => takeaway(at({ cookies })))).view).toMatchObject({
      street: "Nevsky prospekt,\u00a088",
      return_to: "/spb/checkout",
    });
    const { status, location, order_type } = await outcomeOf(() => switchToTakeaway(at({ cookies, form: {} })));
    expect([status, location, order_type]).toEqual([303, "/spb/checkout", "takeaway"]);
  });

  test("without a shop lets one be chosen", async () => {
    const choose = "/spb/order-type?order_type=takeaway&return_to=%2Fspb%2Fcheckout";
    expect((await outcomeOf(() => takeaway(at()))).location).toBe(choose);
    expect((await outcomeOf(() => switchToTakeaway(at({ form: {} })))).location).toBe(choose);
  });

  test("with a shop of another city forgets it and lets one be chosen", async () => {
    on("shopsSet", { shop: { ...shops[0], city_id: 2 }, cart: cartOf(500) });
    const { location, place, order_type } = await outcomeOf(async () =>
      switchToTakeaway(at({ cookies: await placeCookieOf(nevsky), form: {} })),
    );
    expect(location).toBe("/spb/order-type?order_type=takeaway&return_to=%2Fspb%2Fcheckout");
    expect([place?.shop, order_type]).toEqual([undefined, "takeaway"]);
  });
});

describe("the list of shops", () => {
  test("tells hours and draws a map", async () => {
    const { view } = await outcomeOf(() => shopList(visitArgs("/spb/shops")));
    const { shops: listed, map } = view as ShopsView;
    expect(listed?.[0]?.hours).toBe("Open 24 hours");
    expect(map?.pins).toMatchObject([{ number: 1 }, { number: 3 }, { number: 2 }]);
  });

  test("says so with 503 when it can't be had", async () => {
    on("shops", { shops: [{ id: 1 }] });
    const { status, view } = await outcomeOf(() => shopList(visitArgs("/spb/shops")));
    expect([status, (view as ShopsView).shops]).toEqual([503, undefined]);
  });
});
