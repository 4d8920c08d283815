import { load } from "cheerio";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loader as listLoader, shouldRevalidate } from "../../../../app/browse/promotions/promotions.route";
import { loader as oneLoader } from "../../../../app/browse/promotions/promotion.route";
import type { PromotionPageView, PromotionsView } from "../../../../app/browse/promotions/promotions.view";
import { UPSTREAM, visitArgs } from "../../../support/app/route";
import { wholeShop } from "../../../support/app/whole-shop";
import { cityOf, placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

const promotion = (id: number, alias: string, more: object = {}) => ({
  id,
  alias,
  name: `Offer ${id}`,
  subtitle: `About ${id}`,
  description: `<p>Text ${id}</p><script>window.injected=1</script>`,
  images: { big: `${UPSTREAM}/${id}.png` },
  ...more,
});

const offers = [
  promotion(1, "takeaway", { click_url: "shops", button_text: "Choose a restaurant" }),
  promotion(2, "gifts"),
  promotion(3, "50/50 & more", { description: null, images: null }),
  promotion(4, ".."),
];

function cityHas(promotions: unknown) {
  on("city", ({ params }) => ({ city: { ...cityOf(String(params.alias)), promotions } }));
}
beforeEach(() => cityHas(offers));

async function list(query = "", cookies = "") {
  const outcome = await outcomeOf(async () => listLoader(visitArgs(`/spb/promotions${query}`, { cookies })));
  return { ...outcome, view: outcome.view as PromotionsView };
}
async function one(alias: string) {
  const outcome = await outcomeOf(async () =>
    oneLoader(visitArgs(`/spb/promotions/${encodeURIComponent(alias)}`, { params: { alias } })),
  );
  return { ...outcome, view: outcome.view as PromotionPageView };
}
const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await shop(path, { headers });
  return { status: response.status, location: response.headers.get("location"), page: load(await response.text()) };
};

describe("the list of promotions", () => {
  test("has name, subtitle and picture of each, and a link to the page of each, without its text", async () => {
    const { view } = await list();
    expect(view.promotions.map(({ name, subtitle }) => [name, subtitle])).toEqual([
      ["Offer 1", "About 1"],
      ["Offer 2", "About 2"],
    ]);
    expect(JSON.stringify(view)).not.toContain("Text 1");
    const { page: html } = await page("/spb/promotions");
    expect(html("main h1").text()).toBe("Offers");
    expect(
      html("main li a")
        .map((_, link) => html(link).attr("href"))
        .get(),
    ).toEqual([
      "/spb/promotions/takeaway?return_to=%2Fspb%2Fpromotions",
      "/spb/promotions/gifts?return_to=%2Fspb%2Fpromotions",
    ]);
  });

  test("is an explanation and the way to the menu while there are none", async () => {
    for (const none of [[], null, undefined]) {
      cityHas(none);
      const { page: html, status } = await page("/spb/promotions");
      expect(status).toBe(200);
      expect(html("main").text()).toContain("No offers right now");
      expect(
        html("main a")
          .map((_, link) => html(link).attr("href"))
          .get(),
      ).toEqual(["/spb"]);
    }
  });

  test("opens the one that the address asks for: by a script, or as its page where there is none", async () => {
    const { view } = await list("?alias=gifts");
    expect(view).toMatchObject({ requested: "gifts", without_scripts_to: "/spb/promotions/gifts" });
    const { page: html } = await page("/spb/promotions?alias=gifts");
    expect(html("noscript").text() + html("noscript").html()).toContain("0; url=/spb/promotions/gifts");
    expect((await page("/spb/promotions?alias=gifts", { cookie: "lite=on" })).location).toBe("/spb/promotions/gifts");
  });

  test("says that the one of an old link is over, and runs nothing that the address says", async () => {
    const { page: html, status } = await page('/spb/promotions?alias=<img src=x onerror="window.injected=1">');
    expect(status).toBe(200);
    expect(html("main").text()).toContain("no longer on");
    expect(html("main li")).toHaveLength(2);
    expect(html("noscript").text()).not.toContain("url=");
  });

  test("is not loaded again when one opens or closes", () => {
    const change = (from: string, to: string) =>
      shouldRevalidate({
        currentUrl: new URL(`http://localhost/spb/promotions${from}`),
        nextUrl: new URL(`http://localhost/spb/promotions${to}`),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      });
    expect(change("", "?alias=gifts")).toBe(false);
    expect(change("?alias=gifts", "")).toBe(false);
    expect(change("?alias=gifts", "?modal=PromoModal&alias=gifts")).toBe(false);
    expect(change("", "")).toBe(true);
    expect(change("", "?x=1")).toBe(true);
  });
});

describe("the page of one promotion", () => {
  test("has its text without what no page may show, and its button", async () => {
    const { status, view } = await one("takeaway");
    expect(status).toBe(200);
    expect(view.promotion).toMatchObject({
      name: "Offer 1",
      html: "<p>Text 1</p>",
      button: { words: "Choose a restaurant", href: "/spb/shops" },
    });
    const { page: html } = await page("/spb/promotions/takeaway");
    expect(html("main h1").text()).toBe("Offer 1");
    expect(html("main").text()).toContain("Text 1");
    expect(html("main script")).toHaveLength(0);
    expect(html('link[rel="canonical"]').attr("href")).toBe("http://localhost/spb/promotions/takeaway");
    expect((await one("gifts")).view.promotion?.button).toBeUndefined();
  });

  test.each(["over", "..", "50/50 & more", "<script>", "x".repeat(3_000)])(
    "that there is not helps with what is on, and is no page for a search engine: %s",
    async (alias) => {
      const { status, view } = await one(alias);
      expect(status).toBe(404);
      expect(view.others.map(({ name }) => name)).toEqual(["Offer 1", "Offer 2"]);
    },
  );

  test("of an old link says so with the frame around it", async () => {
    const { status, page: html } = await page("/spb/promotions/over");
    expect(status).toBe(404);
    expect(html("main h1").text()).toBe("This offer has ended");
    expect(html("main").text()).toContain("Offer 1");
    expect(html("main a[href='/spb/']").length).toBeGreaterThan(0);
    expect(html('link[rel="canonical"]')).toHaveLength(0);
  });
});
