import type { CartLine } from "../../../../contract/cart";
import { load } from "cheerio";
import { HttpResponse } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { picturePath } from "../../../../server/upstream/pictures";
import { loader as home } from "../../../../app/browse/menu/home.route";
import { loader as menuGrid } from "../../../../app/browse/grid/grid.route";
import { loader as pictureStyles } from "../../../../app/browse/grid/picture-styles.route";
import { settings } from "../../../../server/operate/settings";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import { cartCalls, heldCart, products } from "../../../support/upstream/carts";
import { cityOf, schedule } from "../../../support/upstream/places";
import { outcomeOf, placeCookieOf, sessionOf } from "../../../support/upstream/visitor";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(cartCalls);

async function open(path = "/spb/", options: Parameters<typeof visitArgs>[1] = {}) {
  const args = visitArgs(path, options) as Parameters<typeof home>[0];
  const outcome = await outcomeOf(() => home(args) as Promise<unknown>);
  return { ...outcome, view: outcome.view as unknown as HomeView, grid: (await args.context.visit)?.rendering.grid };
}

function menu(answer: () => Response) {
  on("products", answer);
}

function groups(...listed: { alias: string; products?: unknown[]; [field: string]: unknown }[]) {
  menu(() =>
    HttpResponse.json({
      product_groups: listed.map((group, place) => ({ id: place + 1, name: group.alias, products, ...group })),
      popular_products: products,
    }),
  );
}

const text = (html?: Buffer) => html?.toString() ?? "";
const keys = (html?: Buffer) =>
  [...text(html).matchAll(/<h3><a href="\/spb\/product\/([^"]*)"/g)].map(([, key]) => key);
const card = (html: Buffer | undefined, key: string) =>
  text(html)
    .split(/(?=<li[ >])/)
    .find((item) => item.includes(`<h3><a href="/spb/product/${key}"`)) ?? "";

describe("the menu", () => {
  it("is a finished grid, and none of it is data", async () => {
    const { status, view, grid } = await open();
    expect(status).toBe(200);
    expect(keys(grid?.html)).toEqual(["roll", "soup", "water", "bonito"]);
    expect(view.menu).toEqual({ grid_key: grid?.key, categories: [{ alias: "all", name: "All" }], found: 4 });
    expect(JSON.stringify(view)).not.toContain("Bonito");
  });

  it("says of a product what the upstream says", async () => {
    const { grid } = await open();
    const roll = card(grid?.html, "roll");
    expect(roll).toContain(`href="/spb/product/roll"`);
    expect(roll).toMatch(/285\u00a0g · 8\u00a0pcs/);
    expect(roll).toMatch(/<s>690\u00a0₽<\/s>/);
    expect(roll).toContain("589\u00a0₽");
    expect(roll).toContain(`/pictures/w480/${picturePath("/pictures/roll.avif")}`);
    expect(roll).toContain(`<button name="?product_key=roll"><span>Philadelphia: </span>Add</button>`);
    expect(card(grid?.html, "water")).toContain(`data-step="6"`);
    expect(card(grid?.html, "bonito")).toContain("Bonito is off today.");
    expect(card(grid?.html, "bonito")).not.toContain("product_key");
  });

  it("says what a press of Add costs where dishes are sold by several, and to screen readers how many that are", async () => {
    const dish = { ...products[0], key: "gunkan", name: "Gunkan", discount: null, basic_price: null, modifiers: null };
    const discounted = { ...dish, key: "less", price: 100, basic_price: 150, discount: 33 };
    groups({
      alias: "all",
      products: [
        { ...dish, price: 119, sale_multiplicity: 2 },
        { ...discounted, sale_multiplicity: 3 },
      ],
    });
    const { grid, view } = await open("/spb/?from=230&to=240");
    expect(view.menu?.found, "filters go by the price that is shown").toBe(1);
    const html = load(card(grid?.html, "gunkan"));
    expect(html("div > b").text()).toBe("2 for 238\u00a0₽");
    expect(html("button[name^='?product_key=']").text()).toBe("Gunkan, 2\u00a0pcs: Add");
    const less = load(card((await open()).grid?.html, "less"));
    expect(less("b").text()).toBe("Was 450\u00a0₽ −33% 3 for 300\u00a0₽");
  });

  it("says from which price on where a choice that has to be made may cost more", async () => {
    const choice = (id: string, price: number, more: object = {}) => ({ id, name: id, price, min: 0, max: 1, ...more });
    const withChoices = (key: string, min: number, ...modifiers: object[]) => ({
      ...products[1],
      key,
      price: 500,
      modifiers: { available: true, single: [], groups: [{ id: "size", name: "Size", min, max: 1, modifiers }] },
    });
    groups({
      alias: "all",
      products: [
        withChoices("sizes", 1, choice("small", 29), choice("large", 128)),
        withChoices("extra", 0, choice("cheese", 90)),
        withChoices("stopped", 1, choice("small", 29), choice("large", 128, { type: "stop" })),
      ],
    });
    const { grid, view } = await open();
    const price = (key: string) => load(card(grid?.html, key))("b").text();
    expect(price("sizes")).toBe("from 529\u00a0₽");
    expect(price("extra")).toBe("500\u00a0₽");
    expect(price("stopped")).toBe("529\u00a0₽");
    expect(view.popular.length).toBeGreaterThan(0);
  });

  it.each([
    ["at night, without a place", "05:10", "", "Closed, opens at 10:00. You can already order for later."],
    ["by day", "12:00", "", undefined],
    ["at night, with a shop, whose own words stand there", "05:10", "shop", undefined],
  ])("says that the city is closed, and from when it sells: %s", async (_, clock, place, closed) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`2026-11-21T${clock}:00+03:00`) });
    onTestFinished(() => void vi.useRealTimers());
    on("city", { city: { ...cityOf("spb"), schedule: schedule(600, 1500) } });
    const shop = { id: 11, name: "Nori, Nevsky", street: "Nevsky prospekt, 88" };
    const cookies = place && ["order_type=takeaway", await placeCookieOf({ city: "spb", shop })].join("; ");
    expect((await open("/spb/", { cookies })).view.closed).toBe(closed);
  });

  it("has a sharper picture of the card that is large on phones", async () => {
    const { grid } = await open();
    expect(card(grid?.html, "roll")).toMatch(/srcSet="\/pictures\/w720\/\S+ 2x"/i);
    expect(load(card((await open("/spb/", { cookies: "lite=on" })).grid?.html, "roll"))("img").attr("srcset")).toBe(
      undefined,
    );
  });

  it("says of a dish by the hour when it is made", async () => {
    const alert = "From 11:00 to 16:00";
    groups({ alias: "all", products: [{ ...products[0], type: "unavailable", alert }] });
    const { grid } = await open();
    expect(card(grid?.html, "roll")).toContain(`<em>${alert}</em>`);
    expect(card(grid?.html, "roll")).not.toContain("Back soon");
  });

  it("leads to the choice where the kitchen has none of its own", async () => {
    const halves = {
      id: "halves",
      name: "Halves",
      min: 2,
      max: 4,
      modifiers: [{ id: "one", name: "One", price: 100, min: 0, max: 2 }],
    };
    groups({ alias: "all", products: [{ ...products[0], modifiers: { single: [], groups: [halves] } }] });
    const { grid } = await open();
    expect(card(grid?.html, "roll")).toContain(`<a href="/spb/product/roll"><span>Philadelphia: </span>Choose</a>`);
    expect(card(grid?.html, "roll")).not.toContain("product_key");
  });

  it("stands in the upstream's order, without packages and empty groups; salmon is drawn in its own style", async () => {
    groups(
      { alias: "wok", sort: 3 },
      { alias: "salmon", sort: 1, description: "Only salmon" },
      { alias: "empty", sort: 0, products: [{ ...products[0], type: "packet" }] },
    );
    const { view, grid } = await open();
    expect(view.menu?.categories.map(({ alias }) => alias)).toEqual(["salmon", "wok"]);
    expect(text(grid?.html)).toMatch(/<section id="group-salmon" class="[^"]*luxe/);
    expect(text(grid?.html)).toContain("Only salmon");
  });

  it.each([1, 6, 7, 20])("draws salmon in its own style however many dishes it has: %i", async (dishes) => {
    const many = Array.from({ length: dishes }, (_, at) => ({ ...products[0], key: `salmon-${at}` }));
    groups({ alias: "wok" }, { alias: "salmon", products: many });
    const { grid } = await open();
    expect(text(grid?.html)).toMatch(/<section id="group-salmon" class="[^"]*luxe/);
    expect(text(grid?.html)).not.toMatch(/<section id="group-wok" class="[^"]*luxe/);
    expect(keys(grid?.html).filter((key) => key?.startsWith("salmon-"))).toHaveLength(dishes);
  });

  it.each([
    ["Only today.", undefined, "Only today."],
    ["Better than a hit", "hit", "Better than a hit"],
    ["Tastes of smoke", "an accent we do not know", "Tastes of smoke"],
    ["</i><script>alert(1)</script>", "new", "</i><script>alert(1)</script>"],
    ["word ".repeat(100), undefined, `${"word ".repeat(8)}…`],
    ["x".repeat(5_000), undefined, `${"x".repeat(40)}…`],
  ])("shows accent_text as it comes, bounded and as text: %j", async (accent_text, accent, shown) => {
    groups({
      alias: "all",
      products: [{ ...products[1], accent, accent_text, tags: ["<b>", "vegetarian", "x".repeat(5_000)] }],
    });
    const { grid, view } = await open();
    expect(load(text(grid?.html))("li > i").text()).toEqual(shown);
    expect(text(grid?.html)).not.toContain("<script>");
    expect(view.panel?.vegetarian).toBe(true);
  });

  it("shows tiles of the groups that are flagged, three at most, each from its cheapest", async () => {
    groups(...["a", "b", "c", "d", "e"].map((alias) => ({ alias, show_on_main: alias !== "b" })));
    const { view } = await open();
    expect(view.tiles.map(({ alias, from }) => [alias, from])).toEqual([
      ["a", "from 429\u00a0₽"],
      ["c", "from 429\u00a0₽"],
      ["d", "from 429\u00a0₽"],
    ]);
    expect(view.popular.map(({ key }) => key)).toEqual(["roll", "soup", "water"]);
  });

  it("shows a tile with the picture of its group, or else with that of its first dish", async () => {
    groups({ alias: "a", show_on_main: true, images: { big: "/pictures/a.png" } }, { alias: "b", show_on_main: true });
    expect((await open()).view.tiles.map(({ picture }) => picture)).toEqual([
      picturePath("/pictures/a.png"),
      picturePath("/pictures/roll.avif"),
    ]);
  });

  it("counts for a tile what can be had only, with the choice that it comes with", async () => {
    const size = { id: "l", name: "L", price: 50, min: 0, max: 1 };
    const modifiers = { single: [], groups: [{ id: "size", name: "Size", min: 1, max: 1, modifiers: [size] }] };
    groups(
      {
        alias: "pizza",
        show_on_main: true,
        products: [
          { ...products[1], price: 100, type: "stop" },
          { ...products[1], key: "p", price: 449, modifiers },
        ],
      },
      { alias: "gone", show_on_main: true, products: [products[3]] },
    );
    expect((await open()).view.tiles.map(({ alias, from }) => [alias, from])).toEqual([
      ["pizza", "from 499\u00a0₽"],
      ["gone", undefined],
    ]);
  });

  it("leaves out of what is popular the dishes that cannot be had", async () => {
    const popular = products.map((product, place) => ({ ...product, type: ["stop", "unavailable"][place] }));
    menu(() =>
      HttpResponse.json({
        product_groups: [{ id: 1, name: "all", alias: "all", products }],
        popular_products: popular,
      }),
    );
    expect((await open()).view.popular.map(({ key }) => key)).toEqual(products.slice(2).map(({ key }) => key));
  });

  it("takes what is popular from the chosen shop, then from the city, where the menu names none", async () => {
    menu(() => HttpResponse.json({ product_groups: [{ id: 1, alias: "all", name: "All", products }] }));
    const [roll, soup] = products;
    const there = {
      id: 11,
      city_id: 1,
      name: "Nevsky",
      address: { street: "Nevsky" },
      latitude: 59.9,
      longitude: 30.3,
    };
    on("city", {
      city: {
        ...cityOf("spb"),
        popular_products: [
          { ...roll, price: 1 },
          { ...roll, key: "gone" },
        ],
      },
    });
    on("shops", { shops: [{ ...there, popular_products: [soup] }] });
    expect((await open()).view.popular).toMatchObject([{ key: "roll", price: "589\u00a0₽" }]);
    const shop = { id: 11, name: "Nevsky", street: "Nevsky" };
    const cookies = `order_type=takeaway; ${await placeCookieOf({ city: "spb", shop })}`;
    expect((await open("/spb/", { cookies })).view.popular.map(({ key }) => key)).toEqual(["soup"]);
  });

  it("shows no tiles where show_popular_product_groups is off", async () => {
    groups({ alias: "a", show_on_main: true });
    settings().show_popular_product_groups = false;
    const { view } = await open();
    settings().show_popular_product_groups = true;
    expect(view.tiles).toEqual([]);
    expect(view.popular).not.toEqual([]);
  });

  it("leaves an address with utm_source as it is", async () => {
    expect((await open("/spb/?utm_source=mail")).status).toBe(200);
  });

  it("escapes what the upstream calls its dishes", async () => {
    groups({ alias: "all", products: [{ ...products[1], key: `a"b`, name: "<script>alert(1)</script>" }] });
    const { grid } = await open();
    expect(text(grid?.html)).not.toContain("<script>");
    expect(text(grid?.html)).toContain("&lt;script&gt;");
  });

  it("opens at a group by its anchor, in every browser, and drops a group that no alias looks like", async () => {
    expect(await open("/spb/?group=salmon&search=roll")).toMatchObject({
      status: 302,
      location: "/spb/?search=roll#group-salmon",
    });
    expect(await open("/spb/?group=%3Cscript%3E")).toMatchObject({ status: 302, location: "/spb/" });
    // A client navigation's request has no slash at the end of the path.
    expect(await open("/spb?group=salmon")).toMatchObject({ location: "/spb/#group-salmon" });
  });

  it.each([
    ["?view=cart", "/spb/#cart"],
    ["?view=cart&search=roll", "/spb/?search=roll#cart"],
    ["?view=cart&group=salmon", "/spb/#cart"],
    ["?view=everything", "/spb/"],
  ])("opens at the cart by its anchor: %s", async (query, location) => {
    expect(await open(`/spb/${query}`)).toMatchObject({ status: 302, location });
  });

  it("leaves an address with utm_source alone: the group's heading has the focus, and so is scrolled to", async () => {
    groups({ alias: "wok" }, { alias: "salmon" });
    const { status, grid } = await open("/spb/?group=salmon&utm_source=mail");
    expect(status).toBe(200);
    expect(text(grid?.html)).toMatch(/id="group-salmon"[^>]*><h2 tabindex="-1" autofocus="">/);
    expect(text(grid?.html).match(/autofocus/g)).toHaveLength(1);
    for (const unknown of ["?group=no-such", "?group=%3Cscript%3E"]) {
      const other = await open(`/spb/${unknown}&utm_source=mail`);
      expect(other.status).toBe(200);
      expect(text(other.grid?.html)).not.toContain("autofocus");
    }
    expect((await open("/spb/?view=cart&utm_source=mail")).view.opens_at_cart).toBe(true);
    expect((await open("/spb/")).view.opens_at_cart).toBeUndefined();
  });
});

it("banners lead to products, groups and pages of this city, or elsewhere by https", async () => {
  const banner = (id: number, click_url?: string) => ({
    id,
    name: `B${id}`,
    images: {},
    button_text: "Go",
    click_url,
  });
  const links = [
    "/spb/product/roll",
    "?group=salmon",
    "promotions",
    "https://elsewhere.example/x",
    "javascript:alert(1)",
    "//evil.example",
  ];
  for (let from = 0; from < links.length; from += 3) {
    forgetAnswers();
    const banners = links.slice(from, from + 3).map((link, place) => banner(from + place + 1, link));
    on("city", { city: { ...cityOf("spb"), banners } });
    const { view } = await open();
    const targets = view.banners.map(({ href, product_key }) => product_key ?? href);
    expect(targets).toEqual(
      [
        ["roll", "#group-salmon", "/spb/promotions"],
        ["https://elsewhere.example/x", undefined, undefined],
      ][from / 3],
    );
  }
});

it.each([
  ["on", undefined],
  ["off", "banner.avif"],
])("a visitor with Save-Data %s gets the first banner with the picture %s", async (header, picture) => {
  const banners = [
    { id: 1, name: "New", images: { big: "/images/banner.avif" }, button_text: "Go", click_url: "promotions" },
  ];
  on("city", { city: { ...cityOf("spb"), banners } });
  const { view } = await open("/spb/", { headers: { "save-data": header } });
  expect(view.banners.map((banner) => [banner.title, banner.picture?.split("/").at(-1)])).toEqual([["New", picture]]);
});

it.each([
  ["by choice", { cookies: "lite=on" }],
  ["by Save-Data", { headers: { "save-data": "on" } }],
])("the grid of a lite page has small pictures, and a version of its own: %s", async (_, options) => {
  const { grid, view } = await open("/spb/", options);
  expect(text(grid?.html)).toContain("/pictures/w240/");
  expect(text(grid?.html)).not.toMatch(/\/pictures\/w(?!240\/)/);
  expect(view.menu?.grid_key).toMatch(/^en\.delivery\.0\.0\.lite\.[\w-]{12}$/);
  const full = await open("/spb/", { cookies: "lite=off", headers: { "save-data": "on" } });
  expect(text(full.grid?.html)).toContain("/pictures/w480/");
  expect(full.view.menu?.grid_key).not.toContain("lite");
});

describe("the pictures of a grid without scripts", () => {
  const picturesOf = (address: string) => {
    const [version = "", query = ""] = address.split("?");
    return pictureStyles(visitArgs(`/spb/menu-pictures/${version}?${query}`, { params: { version } }));
  };

  it("are those of the same cards, at the same width, for ever", async () => {
    const [roll, soup, water, bonito] = products;
    groups({ alias: "rolls", products: [roll, bonito] }, { alias: "other", products: [soup, water] });
    for (const cookies of ["", "lite=on"]) {
      const { grid, view } = await open("/spb/", { cookies });
      const response = await picturesOf(view.menu?.grid_key ?? "");
      const page = load(text(grid?.html));
      const drawn = [
        ...(await response.text()).matchAll(
          /section:nth-of-type\((\d)\) li:nth-child\((\d)\)\{--picture:url\("(.*)"\)\}/g,
        ),
      ];
      expect(drawn.length).toBe(page("img").length);
      for (const [, group, card, address] of drawn)
        expect(page(`section:nth-of-type(${group}) li:nth-child(${card}) img`).attr("src")).toBe(address);
      expect(response.headers.get("Content-Type")).toMatch(/^text\/css/);
      expect(response.headers.get("Cache-Control")).toContain("immutable");
    }
  });

  it("stay those of a page that was rendered before the menu changed", async () => {
    const [roll] = products;
    groups({ alias: "rolls", products: [roll] });
    const before = (await open()).view.menu?.grid_key ?? "";
    forgetAnswers();
    groups({ alias: "rolls", products: [{ ...roll, key: "other" }, roll] });
    const after = (await open()).view.menu?.grid_key ?? "";
    expect(after).not.toBe(before);
    const [first, second] = [await (await picturesOf(before)).text(), await (await picturesOf(after)).text()];
    expect(first.match(/--picture:url/g)).toHaveLength(1);
    expect(second.match(/--picture:url/g)).toHaveLength(2);
  });

  it("are not those of another menu: a version that is not known has none", async () => {
    expect((await picturesOf("en.delivery.0.0.AAAAAAAAAAAA")).status).toBe(404);
    expect((await picturesOf("x")).status).toBe(404);
  });

  it("stay inside their quotes, whatever the upstream calls them", async () => {
    groups({ alias: "all", products: [{ ...products[0], images: { small: `/a"),url(//evil.example/\n'x.avif` } }] });
    const { view } = await open();
    const css = await (await picturesOf(view.menu?.grid_key ?? "")).text();
    for (const [, address = ""] of css.matchAll(/--picture:url\("(.*)"\)\}/g)) expect(address).not.toMatch(/["\\\n]/);
  });
});

describe("the grid's version", () => {
  it("is the same for the same menu, and another for another language, order type or price", async () => {
    const first = (await open()).view.menu?.grid_key;
    expect(first).toMatch(/^en\.delivery\.0\.0\.[\w-]{12}$/);
    forgetAnswers();
    expect((await open()).view.menu?.grid_key).toBe(first);
    expect((await open("/spb/", { headers: { "accept-language": "de" } })).view.menu?.grid_key).toMatch(/^de\./);
    expect((await open("/spb/", { cookies: "order_type=takeaway" })).view.menu?.grid_key).toMatch(/^en\.takeaway\./);
    forgetAnswers();
    groups({ alias: "all", products: [{ ...products[1], price: 430 }] });
    expect((await open()).view.menu?.grid_key).not.toBe(first);
  });

  it("is an address that answers the same grid to everybody, for ever", async () => {
    const { view, grid } = await open("/spb/?search=roll");
    const [version = "", query = ""] = (view.menu?.grid_key ?? "").split("?");
    const response = await menuGrid(
      visitArgs(`/spb/menu-grid/${version}?${query}`, {
        params: { version },
        headers: { "accept-language": "de" },
        cookies: "language=tr",
      }),
    );
    expect(await response.text()).toBe(text(grid?.html));
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  it("that is over is answered with the present grid, not to be kept", async () => {
    const response = await menuGrid(
      visitArgs("/spb/menu-grid/x", { params: { version: "en.delivery.0.0.AAAAAAAAAAAA" } }),
    );
    expect(keys(Buffer.from(await response.text()))).toHaveLength(4);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    "",
    "x",
    "en.delivery.0.0",
    "xx.delivery.0.0.AAAAAAAAAAAA",
    "en.delivery.0.99999999999999999.AAAAAAAAAAAA",
    "en.pickup.0.0.AAAAAAAAAAAA",
  ])("that no menu has is not found: %s", async (version) => {
    expect((await menuGrid(visitArgs("/spb/menu-grid/x", { params: { version } }))).status).toBe(404);
  });
});

describe("anchors", () => {
  const anchors = (html?: Buffer) => [...text(html).matchAll(/<li id="([^"]*)"/g)].map(([, key]) => key);

  it("are on every card, for everybody who comes back to it", async () => {
    const { grid, view } = await open("/spb/", { cookies: await sessionOf({ key: "anna" }) });
    expect(anchors(grid?.html)).toEqual(["roll", "soup", "water", "bonito"]);
    const fresh = await open();
    expect(anchors(fresh.grid?.html)).toEqual(["roll", "soup", "water", "bonito"]);
    expect(fresh.view.menu?.grid_key).toBe(view.menu?.grid_key);
  });
});

describe("counters", () => {
  it("stand in the slots of what is in the cart, and nowhere else", async () => {
    heldCart.fill({ soup: 3 });
    const { grid } = await open("/spb/", { cookies: await sessionOf({ key: "anna" }) });
    expect(card(grid?.html, "soup")).toMatch(
      /<i><span>.*name="\?count.soup=2".*>3<.*name="\?count.soup=4".*<\/span><\/i><\/div>/s,
    );
    expect(card(grid?.html, "roll")).toContain("<i></i>");
    expect(text((await open()).grid?.html)).not.toContain("count.soup");
  });

  it("count a product over its variants, and lead to where one of them is meant", async () => {
    heldCart.fill({ roll: 2 });
    heldCart.change = ({ products, ...cart }) => {
      const variant = { ...(products["roll~classic:1"] as CartLine), key: "roll~no-sugar:1", count: 1 };
      return { ...cart, products: { ...products, [variant.key]: variant } };
    };
    const { grid } = await open("/spb/", { cookies: await sessionOf({ key: "anna" }) });
    expect(card(grid?.html, "roll")).toMatch(/name="\?open_cart=1".*>3<.*name="\?open_product=roll"/is);
    expect(card(grid?.html, "roll")).not.toContain("count.roll");
  });

  it("stand below the price of the choice, if the card has another", async () => {
    heldCart.fill({ roll: 1, soup: 1 });
    heldCart.change = ({ products, ...cart }) => {
      const line = products["roll~classic:1"] as CartLine;
      const dearer = { ...line, key: "roll~cheese:1", count: 1, price_with_modifiers: 657 };
      return { ...cart, products: { ...products, [dearer.key]: dearer } };
    };
    const { grid } = await open("/spb/", { cookies: await sessionOf({ key: "anna" }) });
    expect(card(grid?.html, "roll")).toMatch(/<small>your choice: 589.₽.\/ 657.₽<\/small>/);
    expect(card(grid?.html, "soup")).not.toContain("your choice");
  });

  it("are left out when the cart does not load; the menu stands", async () => {
    on("cart", {}, 500);
    const { status, grid } = await open("/spb/", { cookies: await sessionOf({ key: "anna" }) });
    expect(status).toBe(200);
    expect(keys(grid?.html)).toHaveLength(4);
  });
});

describe("a bad day", () => {
  it.each<[string, () => Response, number]>([
    ["is down", () => HttpResponse.error(), 503],
    ["fails", () => HttpResponse.json({ message: "no" }, { status: 500 }), 503],
    ["has had enough", () => HttpResponse.json({}, { status: 429 }), 503],
    [
      "answers half",
      () => new HttpResponse(`{"product_groups": [{"id": 1, "al`, { headers: { "Content-Type": "application/json" } }),
      503,
    ],
    ["answers HTML", () => HttpResponse.html("<h1>It works</h1>"), 503],
    ["breaks the contract", () => HttpResponse.json({ product_groups: [{ id: "one" }] }), 503],
    ["refuses", () => HttpResponse.json({ message: "no" }, { status: 400 }), 503],
  ])("when the upstream %s, the page says so and stands", async (_, answer, expected) => {
    menu(answer);
    const { status, view, grid } = await open();
    expect({ status, menu: view.menu, grid }).toEqual({ status: expected, menu: undefined, grid: undefined });
    expect(view.heading).toContain("Menu");
  });

  it("shows the menu that was known before", async () => {
    await open();
    menu(() => HttpResponse.error());
    expect((await open()).status).toBe(200);
  });

  it("knows no such city", async () => {
    expect((await open("/atlantis/", { params: { city: "atlantis" } })).status).toBe(404);
  });
});
