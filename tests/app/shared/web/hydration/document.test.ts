import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { cartCalls } from "../../../../support/upstream/carts";
import { briefs } from "../../../../support/upstream/places";
import { noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";
import { wholeShop } from "../../../../support/app/whole-shop";

useUpstream(cartCalls);

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await (await wholeShop())(path, { headers });
  const html = await response.text();
  return { status: response.status, policy: response.headers.get("Content-Security-Policy"), html, page: load(html) };
}

describe("a document", () => {
  it("has the page in one element that React owns, and Remix's scripts beside it", async () => {
    const { html, page } = await open("/spb/");
    expect(html.startsWith("<!DOCTYPE html><html")).toBe(true);
    expect(
      page("body > :not(script, link)")
        .toArray()
        .map(({ attribs }) => attribs.id),
    ).toEqual(["shop"]);
    expect(page("#shop").attr("data-language")).toBe("en");
    expect(page("#shop > header, #shop main, #shop > footer").length).toBe(3);
    expect(page("#shop link, #shop meta, #shop title").length).toBe(0);
    expect(
      page("#shop script")
        .toArray()
        .map((script) => page(script).text())
        .join(),
    ).not.toContain("__remixContext");
    const scripts = page("body > script")
      .toArray()
      .map((script) => page(script).text());
    expect(scripts.filter((code) => code.includes("window.__remixContext ="))).toHaveLength(1);
    const data = scripts.filter((code) => code.includes("streamController.enqueue(")).join();
    for (const route of ["root", "shell/frame/city.route", "browse/menu/home.route"]) expect(data).toContain(route);
    expect(page('button[name^="?product_key="]').length).toBeGreaterThan(1);
  });

  it("has the title and description of the page in its head, once", async () => {
    const { page } = await open("/spb/");
    expect(page("head title").text()).toMatch(/Nori/);
    expect(page("title")).toHaveLength(1);
    expect(page('head meta[name="description"]')).toHaveLength(1);
    expect(page("html").attr("lang")).toBe("en");
    expect(page("html").attr("data-brand")).toBe("nori");
  });

  it("says in its head and in its page that there is no such page", async () => {
    const { status, page } = await open("/spb/no-such-page");
    expect(status).toBe(404);
    expect(page("#shop h1")).toHaveLength(1);
    expect(page("head title").text()).toContain(page("#shop h1").text());
  });

  it("tries again at the same address, with its query, after an error", async () => {
    on("city", noAnswer);
    const { page } = await open("/spb/?search=ro&without=nuts&without=milk");
    const form = page("main form").filter((_, one) => page(one).text() === "Try again");
    expect([form.attr("action"), form.serialize()]).toEqual(["/spb/", "search=ro&without=nuts&without=milk"]);
  });

  it("shows the error page where the city itself can't be had", async () => {
    on("city", noAnswer);
    const { status, page } = await open("/spb/");
    expect(status).toBeGreaterThanOrEqual(500);
    expect(page("#shop h1")).toHaveLength(1);
    expect(page("head title").text()).not.toBe("");
    expect(page("body script").text()).toContain("streamController.close()");
  });
});

/** What a browser would run, or load for it. Structured data for search engines is neither. */
const scripted =
  'script:not([type="application/ld+json"]), link[rel="modulepreload"], link[rel="preload"], head noscript';

describe("a lite document", () => {
  it.each([
    ["/spb/", { cookie: "lite=on" }],
    ["/spb/", { "save-data": "on" }],
    ["/", { cookie: "lite=on" }],
    ["/spb/cart", { cookie: "lite=on" }],
    ["/spb/product/roll", { cookie: "lite=on" }],
    ["/spb/cities", { cookie: "lite=on" }],
    ["/spb/no-such-page", { cookie: "lite=on" }],
  ])("has no script and no font to load, and may run none: %s with %j", async (path, headers) => {
    const { page, policy, html } = await open(path, headers);
    expect(page("#shop h1").length).toBe(1);
    expect(page(scripted).length).toBe(0);
    expect(html).not.toContain("__remixContext");
    expect(policy).toContain("script-src 'none'");
    expect(page("html").attr("data-lite")).toBe("");
    const widths = [...html.matchAll(/["',]\/pictures\/w(\d+)/g)].map(([, width]) => Number(width));
    expect(widths.filter((width) => width > 240)).toEqual([]);
  });

  it("has a way back to the full one, also where the browser saves data, and the full one has a way to it", async () => {
    const footer = ({ page }: Awaited<ReturnType<typeof open>>) =>
      page('footer form[action="/lite"] button').attr("name");
    expect(footer(await open("/spb/about"))).toBe("?lite=on");
    expect(footer(await open("/spb/about", { "save-data": "on" }))).toBe("?lite=off");
    const full = await open("/spb/about", { "save-data": "on", cookie: "lite=off" });
    expect(footer(full)).toBe("?lite=on");
    expect(full.page(scripted).length).toBeGreaterThan(0);
    expect(full.policy).not.toContain("'none'; style");
  });

  it("shows what others show in noscript", async () => {
    const find = ({ page }: Awaited<ReturnType<typeof open>>) =>
      page('form[role="search"] button[type="submit"]:not([name])').length;
    on("cities", { cities: briefs, big_cities: [] });
    expect(find(await open("/spb/cities"))).toBe(0);
    expect(find(await open("/spb/cities", { cookie: "lite=on" }))).toBe(1);
  });
});
