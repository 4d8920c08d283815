import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { calls, type CallName } from "../../../../../contract/calls";
import { settings, type HideableFeature } from "../../../../../server/operate/settings";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls, heldCart } from "../../../../support/upstream/carts";
import { customerCalls } from "../../../../support/upstream/customers";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { placeCalls } from "../../../../support/upstream/places";
import { handler, upstream, useUpstream } from "../../../../support/upstream/upstream";
import { readyToOrder } from "../../../../support/upstream/visitor";

const done = orderOf(48213, "done", { created_at: Date.now() });
useUpstream(placeCalls, cartCalls, orderCalls, customerCalls, () => [
  handler("orders", { orders: [done] }),
  handler("order", { order: done }),
  handler("orderStatus", { order_id: done.order_id, status: done.status }),
  handler("addresses", { delivery_addresses: [{ id: 502, address: "Liteyny prospekt, 7", delivery_zone_id: 7 }] }),
]);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});
afterEach(() => {
  settings().not_offered = [];
});

async function open(path: string, form?: Record<string, string>) {
  const cookie = await readyToOrder();
  const headers = { cookie, "accept-language": "en", host: "localhost", "sec-fetch-site": "same-origin" };
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  const response = await shop(path, { ...post, headers });
  const html = await response.text();
  return { status: response.status, body: html.replace(/<script[^]*?<\/script>/g, "") };
}

type Row = {
  /** A text that one of the pages shows only if the feature is offered. */
  shown: [page: string, text: string][];
  /** The pages of the feature. */
  own?: string[];
  /** Forms of pages that were opened before the setting changed. */
  forms?: [path: string, form: Record<string, string>][];
};

const contact = ["feedback", "call-me-back", "partners", "rent", "return-request"].map((page) => `/spb/${page}`);

const features: Record<HideableFeature, Row> = {
  "contact forms": {
    shown: [
      ...contact.map((page): Row["shown"][number] => ["/spb/info", page]),
      ["/spb/shops", "/spb/return-request"],
      ["/spb/shops", "/spb/feedback"],
      ["/spb/vacancies", "/spb/feedback"],
      ["/spb/about", "/spb/return-request"],
      ["/spb/delivery", "/spb/partners"],
      ["/spb/sitemap.xml", "/spb/rent"],
    ],
    own: contact,
    forms: contact.map((page) => [page, { name: "Anna", phone: "+7 921 000-00-01", privacy_policy: "1" }]),
  },
  "promo codes": {
    shown: [
      ["/spb/cart", 'name="promocode"'],
      ["/spb/checkout", 'name="promocode"'],
    ],
    forms: [
      ["/spb/cart", { promocode: "SUSHI" }],
      ["/spb/checkout", { promocode: "SUSHI", intent: "promocode" }],
      ["/spb/checkout", { promocode: "SUSHI" }],
    ],
  },
  "repeated orders": {
    shown: [
      ["/spb/profile?tab=orders", "repeat%3A48213"],
      ["/spb/order/48213/tracking", "repeat%3A48213"],
    ],
    forms: [["/spb/profile?tab=orders", { intent: "replace:48213" }]],
  },
  "saved addresses": {
    shown: [
      ["/spb/profile", "tab=addresses"],
      ["/spb/address", "Liteyny"],
    ],
    own: ["/spb/profile/addresses/502/delete"],
    forms: [["/spb/profile/addresses/502/delete", {}]],
  },
  profile: {
    shown: [
      ["/spb/profile", "tab=profile"],
      ["/spb/profile", "/spb/profile/delete"],
    ],
    own: ["/spb/profile/delete"],
    forms: [["/spb/profile/delete", { confirm: "1" }]],
  },
  maps: {
    shown: [
      ["/spb/address", "/spb/address/map"],
      ["/spb/delivery", "/spb/address/map"],
    ],
    own: ["/spb/address/map"],
    forms: [["/spb/address/map", { at: "59.936,30.32" }]],
  },
  "related dishes": { shown: [] },
};

const pathsOf = (feature: HideableFeature) =>
  (Object.keys(calls) as CallName[])
    .filter((name) => (calls[name] as { feature?: string }).feature === feature)
    .map((name) => new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, "[^/]+")}(\\?|$)`));

describe.each(Object.entries(features) as [HideableFeature, Row][])("a chain without %s", (feature, row) => {
  const { shown, own = [], forms = [] } = row;
  const lacks = () => {
    settings().not_offered = [feature];
  };

  it.each(shown)("shows nothing of it on %s: %s", async (page, text) => {
    heldCart.fill({ roll: 2 });
    expect((await open(page)).body).toContain(text);
    lacks();
    const { status, body } = await open(page);
    expect(status).toBe(200);
    expect(body).not.toContain(text);
  });

  it.each(own)("has no page %s", async (page) => {
    expect((await open(page)).status).not.toBe(404);
    lacks();
    expect((await open(page)).status).toBe(404);
  });

  it("makes none of its calls, on any page and for any form", async () => {
    heldCart.fill({ roll: 2 });
    lacks();
    const pages = ["/spb/", "/spb/cart", "/spb/checkout", "/spb/product/roll", "/spb/profile", "/spb/address"];
    for (const page of [...pages, ...own, ...shown.map(([path]) => path)]) await open(page);
    for (const [path, form] of forms) expect((await open(path, form)).status).toBeGreaterThanOrEqual(303);
    const paths = pathsOf(feature);
    expect(upstream.heard.filter(({ url }) => paths.some((path) => path.test(url)))).toEqual([]);
  });
});
