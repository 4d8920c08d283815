import { load } from "cheerio";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousRequest } from "../../../../server/http/anonymous-request";
import { wholeShop } from "../../../support/app/whole-shop";
import { cartCalls } from "../../../support/upstream/carts";
import { briefs, cityOf } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";

useUpstream(cartCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

describe.each(["Баку", "new york", "são+paulo?#&"])("a city called %j in addresses", (alias) => {
  const home = `/${encodeURIComponent(alias)}/`;
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    on("cities", { cities: [{ ...briefs[0], alias }], big_cities: [] });
    on("city", ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? ""));
      return { city: { ...cityOf("spb"), alias } };
    });
  });

  const open = async (path: string) => {
    const response = await shop(path, { redirect: "manual" });
    return { status: response.status, to: response.headers.get("location"), page: load(await response.text()) };
  };

  it("is offered, and its menu has links and forms that lead back to it", async () => {
    const chooser = await open("/");
    expect(chooser.page(`a[href="${home}"]`).length).toBeGreaterThan(0);
    const { status, page } = await open(home);
    expect(status).toBe(200);
    expect(asked).toEqual([alias]);
    expect(page(`form[action="${home}cart/add"]`).length).toBeGreaterThan(0);
    const own = page("a[href^='/']")
      .toArray()
      .map(({ attribs }) => attribs.href ?? "");
    expect(own.length).toBeGreaterThan(10);
    for (const href of own) {
      const { pathname, searchParams } = new URL(href, "http://localhost");
      // The legal texts stand outside of all cities, with the data of the one they name.
      expect(pathname.startsWith(home) || searchParams.get("city") === alias, href).toBe(true);
    }
  });

  it("takes a dish into the cart", async () => {
    const response = await shop(`${home}cart/add`, {
      method: "POST",
      body: new URLSearchParams({ product_key: "soup" }),
      headers: { "sec-fetch-site": "same-origin", cookie: "city_alias=spb" },
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, `${home}#soup`]);
    expect(response.headers.getSetCookie().join()).not.toContain("undefined");
  });

  it("opens modals as pages", async () => {
    const { status, to } = await open(`${home}?modal=CartModal`);
    expect([status, to]).toEqual([302, `${home}cart?${new URLSearchParams({ return_to: home })}`]);
  });

  it("has one menu in the page cache, at the one address that we link to", () => {
    const ask = (url: string) => anonymousRequest({ method: "GET", url, headers: { host: "shop.example" } });
    expect(new URL(ask(home)?.request().url ?? "").pathname).toBe(home);
    const otherwise = home.replace(/%../g, (code) => code.toLowerCase());
    if (otherwise !== home) expect(ask(otherwise)).toBeUndefined();
    expect(ask("/%73pb/")).toBeUndefined();
    expect(ask("/%zz/")).toBeUndefined();
  });
});
