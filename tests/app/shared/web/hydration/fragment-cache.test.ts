import { load } from "cheerio";
import fc from "fast-check";
import { createElement } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FragmentCacheProvider, CachedFragment } from "../../../../../app/shared/web/hydration/CachedFragment";
import { clearFragments, fragmentCache } from "../../../../../app/shared/web/hydration/fragment-cache.server";
import { renderBuffered } from "../../../../../app/shared/web/hydration/render-buffered.server";
import { languages } from "../../../../../rules/languages";
import { forgetAnswers } from "../../../../../server/upstream/stale-while-revalidate";
import { favouritesCookie } from "../../../../../server/visitor/favourites";
import { placeCookieOf, sessionOf } from "../../../../support/upstream/visitor";
import { cartCalls, heldCart, products } from "../../../../support/upstream/carts";
import { customerCalls } from "../../../../support/upstream/customers";
import { briefs, cityOf, shops } from "../../../../support/upstream/places";
import { handler, on, useUpstream } from "../../../../support/upstream/upstream";
import { wholeShop } from "../../../../support/app/whole-shop";

useUpstream(cartCalls, customerCalls, () => [
  handler("city", ({ params }) => ({ city: cityOf(String(params.alias)) })),
  handler("orders", { orders: [] }),
]);

beforeEach(clearFragments);
afterEach(() => vi.unstubAllEnvs());

type Customer = {
  city: string;
  path: string;
  search: string;
  language: string;
  lite: boolean;
  takeaway: boolean;
  /** Street, if an address has been chosen. */
  street?: string;
  /** The latitude of the address, from which the distances of restaurants are measured. */
  latitude?: number;
  hasShop: boolean;
  likes: boolean;
  name?: string;
  phone?: string;
  dishes: number;
};

const fields = [
  "city",
  "path",
  "search",
  "language",
  "lite",
  "takeaway",
  "street",
  "latitude",
  "hasShop",
  "likes",
  "name",
  "phone",
  "dishes",
] as const satisfies (keyof Customer)[];

const word = fc.string({ minLength: 1, maxLength: 12 });

const anyCustomer: fc.Arbitrary<Customer> = fc.record({
  city: fc.constantFrom(...briefs.map(({ alias }) => alias)),
  path: fc.constantFrom(
    "",
    "feedback",
    "call-me-back",
    "info",
    "login",
    "cart",
    "promotions",
    "cities",
    "shops",
    "about",
    "no-such-page",
  ),
  search: fc.oneof(
    fc.constant(""),
    word.map((q) => `?search=${encodeURIComponent(q)}`),
    fc.constant("?refresh=off"),
  ),
  language: fc.constantFrom(...languages),
  lite: fc.boolean(),
  takeaway: fc.boolean(),
  street: fc.option(word, { nil: undefined }),
  latitude: fc.constantFrom(undefined, 59.93, 59.99),
  hasShop: fc.boolean(),
  likes: fc.boolean(),
  name: fc.constantFrom(undefined, "Anna", "<i>Boris</i>"),
  phone: fc.constantFrom(undefined, "79210000001", "79210000002"),
  dishes: fc.constantFrom(0, 1, 2, 12),
});

async function cookiesOf(customer: Customer): Promise<string> {
  const { city, language, lite, takeaway, street, latitude, hasShop, likes, name, phone } = customer;
  const { id, name: shopName, address } = shops[0] as (typeof shops)[number];
  const at = latitude === undefined ? undefined : { latitude, longitude: 30.33 };
  const place = {
    city,
    address: street === undefined ? undefined : { id: 501, address: `${street} street, 20`, delivery_zone_id: 7, at },
    shop: hasShop ? { id, name: shopName, street: address.street } : undefined,
  };
  return [
    `language=${language}`,
    `lite=${lite ? "on" : "off"}`,
    `order_type=${takeaway ? "takeaway" : "delivery"}`,
    ...(phone ? [`phone=${phone}`] : []),
    ...(likes ? [`favourites=${favouritesCookie.serialise(["roll"])}`] : []),
    await placeCookieOf(place),
    await sessionOf({ key: "abc", signed_in: name === undefined ? undefined : { name } }),
  ].join("; ");
}

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

async function html(path: string, cookie: string) {
  const response = await shop(path, { headers: { cookie } });
  const page = await response.text();
  const [, nonce] = /nonce-([\w-]+)/.exec(response.headers.get("Content-Security-Policy") ?? "") ?? [];
  return nonce ? page.replaceAll(nonce, "NONCE") : page;
}

async function withoutKeptParts<Page>(open: () => Promise<Page>): Promise<Page> {
  vi.stubEnv("MODE", "development");
  return open().finally(vi.unstubAllEnvs);
}

const cityWith = (more: object) => on("city", ({ params }) => ({ city: { ...cityOf(String(params.alias)), ...more } }));
const menuWith = (group: object, more: object = {}) =>
  on("products", { product_groups: [{ id: 1, alias: "all", name: "All", products, ...group }], ...more });
const banner = { id: 1, name: "Two for one", images: {} };
const promotion = { id: 1, alias: "two", name: "Two for one" };
const mask = { id: 1, name: "Kazakhstan", code: "77", mask: "+77 (99) 999-99-99", country_code: "RU" };
const spicy = products.map((product) => ({ ...product, tags: ["spicy"] }));
const mainOf = (page: string) => load(page)("main").html();

describe("a page with cached fragments", () => {
  it.each([
    ["a group of the menu", "/spb/", () => menuWith({ name: "Rolls" })],
    ["popular dishes", "/spb/", () => menuWith({}, { popular_products: products.slice(0, 1) })],
    ["a banner", "/spb/", () => cityWith({ banners: [banner] })],
    ["a filter", "/spb/", () => menuWith({ products: spicy })],
    ["a promotion", "/spb/promotions", () => cityWith({ promotions: [{ ...promotion, name: "Three for one" }] })],
    ["a restaurant", "/spb/shops", () => on("shops", { shops: shops.map((one) => ({ ...one, type: "stop" })) })],
    ["places on the map", "/spb/shops", () => on("shops", { shops: shops.map((one) => ({ ...one, latitude: 59.9 })) })],
    ["the number of restaurants", "/spb/info", () => on("shops", { shops: shops.slice(1) })],
    ["facts about the city", "/spb/about", () => on("shops", { shops: shops.slice(1) })],
    ["a form", "/spb/feedback", () => cityWith({ phone_masks: [mask] })],
    ["the list of cities", "/spb/cities", () => on("cities", { cities: briefs.slice(0, 3), big_cities: [] })],
    ["a legal text", "/privacy-policy?city=spb", () => cityWith({ country: { id: 2, name: "Germany", code: "DE" } })],
  ])("shows %s as it is now", async (_, path, change) => {
    cityWith({ promotions: [promotion] });
    const cookie = "language=en";
    const before = await html(path, cookie);
    change();
    forgetAnswers();
    const now = await withoutKeptParts(() => html(path, cookie));
    expect(mainOf(now)).not.toBe(mainOf(before));
    expect(await html(path, cookie)).toBe(now);
  });

  it("equals the page rendered whole, for every visitor, after another's page and the second time", async () => {
    const open = async (customer: Customer) => {
      heldCart.counts.clear();
      if (customer.dishes > 0) heldCart.fill({ roll: customer.dishes });
      heldCart.version = 1;
      return html(`/${customer.city}/${customer.path}${customer.search}`, await cookiesOf(customer));
    };
    await fc.assert(
      fc.asyncProperty(anyCustomer, anyCustomer, fc.constantFrom(...fields), async (customer, another, field) => {
        // Differs from the first in one thing only, which a key may lack.
        const next = { ...customer, [field]: another[field] };
        const [whole, nextWhole] = await withoutKeptParts(async () => [await open(customer), await open(next)]);
        clearFragments();
        expect(await open(customer)).toBe(whole);
        expect(await open(next)).toBe(nextWhole);
        expect(await open(customer)).toBe(whole);
      }),
      { numRuns: 60, seed: 25 },
    );
  });
});

describe("CachedFragment", () => {
  async function render(name: string, of: readonly unknown[] | undefined, text: string, page: unknown[] = []) {
    const { keep, insert } = fragmentCache(page);
    const part = createElement("b", null, text);
    const element = createElement(
      FragmentCacheProvider,
      { value: keep },
      createElement("p", null, "a ", createElement(CachedFragment, { name, of, children: part }), " z"),
    );
    return insert(await renderBuffered(element, "nonce")).toString();
  }

  it("renders a part once", async () => {
    expect(await render("part", [1], "first, їжа")).toBe("<p>a <b>first, їжа</b> z</p>");
    expect(await render("part", [1], "second")).toBe("<p>a <b>first, їжа</b> z</p>");
  });

  it("renders it again for another name, other data or another page", async () => {
    await render("part", [1], "first");
    expect(await render("other", [1], "second")).toContain("second");
    expect(await render("part", [2], "second")).toContain("second");
    expect(await render("part", [1], "second", ["/spb"])).toContain("second");
  });

  it("never caches a part without data", async () => {
    await render("part", undefined, "Anna");
    expect(await render("part", undefined, "Boris")).toBe("<p>a <b>Boris</b> z</p>");
  });

  it("inserts finished HTML where its mark is, and only there", async () => {
    const { put, insert } = fragmentCache([]);
    const mark = put(Buffer.from("<b>$& Їжа</b>"));
    const page = createElement(
      "div",
      null,
      mark,
      createElement("p", { title: mark, dangerouslySetInnerHTML: { __html: mark } }),
    );
    const html = insert(await renderBuffered(page, "nonce")).toString();
    expect(html).toContain("<b>$& Їжа</b></p></div>");
    expect(html.split("<b>")).toHaveLength(2);
    expect(html.split("&lt;kept-")).toHaveLength(3);
  });

  it("does not cache a part of a page whose address is invented and long", async () => {
    const page = ["/spb/" + "x".repeat(5_000)];
    await render("part", [1], "first", page);
    expect(await render("part", [1], "second", page)).toContain("second");
  });
});
