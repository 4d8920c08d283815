import { load } from "cheerio";
import { expect, it } from "vitest";
import { runningShop } from "../../../../support/app/running-shop";
import { cityName } from "../../../../support/sandbox/seed";
import { wordsOf } from "../../../../support/app/words";

const running = runningShop();
const t = wordsOf("en");

type Structured = { "@type": string; hasMenuSection?: { name: string; url: string; hasMenuItem: object[] }[] };

async function open(path: string) {
  const answer = await running.shop(path);
  const $ = load(await answer.text());
  const structured = $('script[type="application/ld+json"]')
    .map((_, script) => JSON.parse($(script).text()) as Structured)
    .get() as Structured[];
  return { status: answer.status, $, menu: structured.find((one) => one["@type"] === "Menu") };
}

it("of a city: every group with its dishes and their prices, each a link", async () => {
  const { $, menu } = await open("/spb/menu");
  expect($("h1").text()).toBe(t("menu:heading", { city: cityName("spb", "en") }));
  const home = load(await (await running.shop("/spb/")).text());
  const groups = home("#dishes h2")
    .map((_, one) => home(one).text())
    .get();
  expect(
    $("main h2")
      .map((_, one) => $(one).text())
      .get(),
  ).toEqual(groups);
  expect(menu?.hasMenuSection?.map(({ name }) => name)).toEqual(groups);
  const dishes = $('main li a[href^="/spb/product/"]');
  expect(dishes.length).toBe(menu?.hasMenuSection?.flatMap(({ hasMenuItem }) => hasMenuItem).length);
  expect(dishes.first().closest("li").text()).toContain("₽");
});

it("of one group: its dishes with prices, and schema.org's words for them; the way back to the same place of the menu", async () => {
  const { $, menu } = await open("/spb/menu/rolls");
  expect($('a[aria-current="page"]').attr("href")).toBe("/spb/menu/rolls");
  expect($('a[href="/spb/#group-rolls"]').length).toBe(1);
  expect(menu?.hasMenuSection).toHaveLength(1);
  expect(menu?.hasMenuSection?.[0]).toMatchObject({ "@type": "MenuSection", url: "http://localhost/spb/menu/rolls" });
  expect(menu?.hasMenuSection?.[0]?.hasMenuItem[0]).toMatchObject({
    "@type": "MenuItem",
    url: expect.stringContaining("http://localhost/spb/product/"),
    offers: { "@type": "Offer", price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: "RUB" },
  });
});

it("is linked from a dish's page, and none for a group that the menu does not have", async () => {
  const { $ } = await open("/spb/product/philadelphia");
  expect($('main a[href="/spb/menu/rolls"]').length).toBe(1);
  expect((await open("/spb/menu/invented")).status).toBe(404);
});

it("costs the menu itself nothing: no structured data in its HTML", async () => {
  expect((await open("/spb/")).$('script[type="application/ld+json"]').length).toBe(0);
});
