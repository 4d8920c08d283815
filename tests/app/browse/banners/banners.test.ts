import { load } from "cheerio";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { action, loader } from "../../../../app/browse/banners/offer.route";
import type { BannerNews } from "../../../../app/browse/banners/banner.view";
import type { CityFrameView } from "../../../../app/shared/web/context/city-frame";
import { loader as cityLoader } from "../../../../app/shell/frame/city.route";
import { loader as homeLoader } from "../../../../app/browse/menu/home.route";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import { keepPlacedOrders } from "../../../../server/visitor/placed-orders";
import { openVisit } from "../../../../server/visitor/visit";
import { UPSTREAM, visitArgs } from "../../../support/app/route";
import { wholeShop } from "../../../support/app/whole-shop";
import { cityOf, placeCalls } from "../../../support/upstream/places";
import { handler, on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../support/upstream/visitor";

const menuCalls = () => [handler("products", { product_groups: [], popular_products: [] })];
useUpstream(placeCalls, menuCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

const daily = { display_frequency: 1, display_frequency_type: "day", delay: 10 };
const banner = (id: number, more: object = {}) => ({
  id,
  name: `Banner\n${id}`,
  description: `About ${id}`,
  images: { big: `${UPSTREAM}/${id}.png` },
  click_url: "?group=soups",
  button_text: "Choose",
  ...more,
});
const banners = [
  banner(1),
  banner(2, { page_url: ["/"] }),
  banner(3, { schedule: daily, page_url: ["/", "/shops"] }),
  banner(4, { schedule: { ...daily, delay: 1e9 }, click_url: "product/roll" }),
  banner(5, { page_url: ["/shops"] }),
  ...[6, 7, 8].map((id) => banner(id)),
];

beforeEach(() => on("city", ({ params }) => ({ city: { ...cityOf(String(params.alias)), banners } })));

async function ask(query: string, cookies = "") {
  const answer = (await loader(visitArgs(`/spb/offer${query}`, { cookies }))) as Response;
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    ...((await answer
      .clone()
      .json()
      .catch(() => ({}))) as BannerNews),
  };
}
async function tell(form: Record<string, string>, cookies = "") {
  const outcome = await outcomeOf(() => action(visitArgs("/spb/offer", { form, cookies })));
  return { ...outcome, after: cookiesAfter(cookies, outcome.cookies) };
}
async function page(path: string, cookie = "") {
  const response = await shop(path, { headers: { cookie } });
  const html = load(await response.text());
  // Scripts are on in cheerio: what they would not see is text.
  const block = load(html("main noscript").text());
  return { html, block };
}

describe("a page asks for a banner", () => {
  const asks = async (those: object[]) => {
    on("city", { city: { ...cityOf("spb"), banners: those } });
    const outcome = await outcomeOf(async () => cityLoader(visitArgs("/spb/shops")));
    return (outcome.view as CityFrameView).opens_banners ?? false;
  };
  const until = (date: string) => banner(9, { schedule: { ...daily, show_time: { to: { date } } } });

  test.each([
    ["that opens by itself", () => [until("2099-01-01")], true],
    ["that opened by itself, and is over", () => [until("2020-01-01")], false],
    ["that stands in the row", () => [banner(1)], false],
    ["of any kind: none", () => [], false],
  ])("only in a city that has one %s", async (_, those, does) => expect(await asks(those())).toBe(does));
});

test("which banners stand in the row of the menu: those without a schedule whose pages hold the menu, more than three too", async () => {
  const outcome = await outcomeOf(async () => homeLoader(visitArgs("/spb/")));
  const { banners: row } = outcome.view as HomeView;
  expect(row.map(({ id }) => id)).toEqual([1, 2, 6, 7, 8]);
  expect(row[0]).toMatchObject({ href: "#group-soups" });
});

describe("the banner that a script opens", () => {
  test("is the first that is due, with its words and its delay, which has a bound", async () => {
    expect(await ask("?page=/")).toMatchObject({
      delay: 10,
      banner: {
        id: 3,
        title: "Banner 3",
        text: "About 3",
        button: { words: "Choose", href: "/spb/?group=soups" },
        later: "Not now",
      },
    });
    expect(await ask("?page=/promotions")).toMatchObject({
      delay: 3_600,
      banner: { id: 4, button: { product_key: "roll" } },
    });
    expect((await ask("?page=/checkout")).banner).toBeUndefined();
    expect((await ask("?page=%2F%2Fevil.example%00")).banner?.id, "an invented page is one that no banner names").toBe(
      4,
    );
  });

  test("does not come, nor does its block, while an order is under way", async () => {
    const visit = await openVisit(visitArgs("/spb/"));
    await keepPlacedOrders(visit, [{ order_id: 48_213, city: "spb", order_type: "delivery" }]);
    const cookies = cookiesAfter("", (await visit.headers()).getSetCookie());
    expect((await ask("?page=/", cookies)).banner).toBeUndefined();
    expect((await page("/spb/shops")).block("form[action='/spb/offer']")).toHaveLength(1);
    expect((await page("/spb/shops", cookies)).block("form[action='/spb/offer']")).toHaveLength(0);
  });

  test("was shown: not again in its time; the next one follows by its own times", async () => {
    const { status, after } = await tell({ intent: "shown", id: "3" });
    expect(status).toBe(204);
    expect((await ask("?page=/", after)).banner?.id).toBe(4);
    const both = (await tell({ intent: "shown", id: "4" }, after)).after;
    expect((await ask("?page=/", both)).banner).toBeUndefined();
  });

  test("keeps its time when it is closed", async () => {
    const shown = (await tell({ intent: "shown", id: "3" })).after;
    const { after } = await tell({ intent: "closed", id: "3" }, shown);
    expect(after).toMatch(/banners=3\.[0-9a-z]+\.[0-9a-z]+/);
    expect((await ask("?page=/", after)).banner?.id).toBe(4);
  });

  test.each(["999", "", "3.5", "<script>", "-3"])("an id that is no banner's is not kept: %s", async (id) => {
    for (const intent of ["shown", "closed", "hide"])
      expect((await tell({ intent, id })).cookies.join()).not.toMatch(/banner/);
  });

  test.each(["3", "3.zzzzzzzzzzzz.", "x".repeat(4_000), "3.1.1-".repeat(500), "%00", "3..3"])(
    "a cookie that was invented does no harm: %s",
    async (text) => {
      const cookies = `banners=${encodeURIComponent(text)}`;
      expect((await ask("?page=/", cookies)).status).toBe(200);
      const { after } = await tell({ intent: "shown", id: "4" }, cookies);
      expect(/(?:^|; )banners=([^;]*)/.exec(after)?.[1]?.length).toBeLessThan(300);
    },
  );

  test("a document finds nothing there", async () => {
    expect(await ask("")).toMatchObject({ status: 302, location: "/spb/" });
  });
});

describe("the block of a page without scripts", () => {
  test("has the same words, a link and a form that hides it", async () => {
    const { html, block } = await page("/spb/shops");
    expect(block("h2").text()).toBe("Banner 3");
    expect(block("a").attr("href")).toBe("/spb/?group=soups");
    expect(block("form").attr("action")).toBe("/spb/offer");
    expect(block("form [name=return_to]").val()).toBe("/spb/shops");
    expect(block("form button").text()).toBe("Hide");
    expect(html("main noscript")).toHaveLength(1);
  });

  test("is gone after Hide, also from the menu that others share, and another one follows", async () => {
    const { status, location, after } = await tell({ intent: "hide", id: "3", return_to: "/spb/shops" });
    expect([status, location]).toEqual([303, "/spb/shops"]);
    expect((await page("/spb/shops", after)).block("h2").text()).toBe("Banner 4");
    expect((await page("/spb/", after)).block("h2").text()).toBe("Banner 4");
    expect((await tell({ intent: "hide", id: "3", return_to: "//evil.example" })).location).toBe("/spb/");
  });

  test.each(["/spb/checkout", "/spb/login", "/spb/feedback", "/spb/call-me-back", "/spb/cart", "/spb/order-status"])(
    "never stands on a page with a form: %s",
    async (path) => {
      expect((await page(path)).block("h2").length).toBe(0);
    },
  );

  test("on a legal page is one of all pages, not the menu's", async () => {
    expect((await page("/privacy-policy", "city_alias=spb")).block("h2").text()).toBe("Banner 4");
    expect((await page("/privacy-policy")).block("h2").length).toBe(0);
  });

  test("stands in a lite page as it is, and for a customer with something in the cart", async () => {
    const lite = (await page("/spb/shops", "lite=on")).html;
    expect(lite("main").text()).toContain("Banner 3");
    expect(lite("main noscript")).toHaveLength(0);
    const cookies = `${(await tell({ intent: "hide", id: "3" })).after}; ${await sessionOf({ key: "abc" })}`;
    expect((await page("/spb/shops", cookies)).block("h2").text(), "a filled cart").toBe("Banner 4");
  });
});
