import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { wholeShop } from "../../../../support/app/whole-shop";
import { wordsOf } from "../../../../support/app/words";
import { cartCalls } from "../../../../support/upstream/carts";
import { placeCalls } from "../../../../support/upstream/places";
import { noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => void (shop = await wholeShop()));

async function open(path: string, headers = {}) {
  const answer = await shop(path, { headers });
  return { status: answer.status, headers: answer.headers, $: load(await answer.text()) };
}

describe("a page that is not there", () => {
  it.each(["/spb/no-such-page", "/spb/product/invented", "/spb/menu/invented", "/spb/shops/999", "/spb/shops/011"])(
    "is 404 and never indexed, has one heading and it in its title, the way to the menu and dishes that are ordered most: %s",
    async (path) => {
      const { status, headers, $ } = await open(path);
      expect([status, headers.get("x-robots-tag"), headers.get("link")]).toEqual([404, "noindex", null]);
      expect($("h1").length).toBe(1);
      expect($("title").text()).toContain($("h1").text());
      expect($('main a[href="/spb/"]').length).toBeGreaterThan(0);
      expect($('main ul a[href="/spb/product/roll"]').text()).toContain("Philadelphia");
    },
  );

  it("speaks the visitor's language", async () => {
    const { $ } = await open("/spb/product/invented", { "accept-language": "de" });
    expect($("html").attr("lang")).toBe("de");
    expect($("h1").text()).toBe(wordsOf("de")("common:errors.notFoundTitle"));
  });

  it("helps without dishes while there is no menu", async () => {
    on("products", noAnswer);
    const { status, $ } = await open("/spb/no-such-page");
    expect([status, $("h1").length, $('main a[href="/spb/"]').length > 0]).toEqual([404, 1, true]);
  });
});

describe("a city that there is not", () => {
  it("is 404 and suggests the cities that may be meant, with links", async () => {
    const { status, headers, $ } = await open("/spbb/shops");
    expect([status, headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
    expect($("p").text()).toContain(wordsOf("en")("city:near"));
    expect($('main a[href="/spb/"]').text()).toBe("Saint Petersburg");
    expect($('main a[href="/"]').length).toBe(1);
  });

  it("suggests none where none is near", async () => {
    const { $ } = await open("/wp-admin/");
    expect($("p").text()).not.toContain(wordsOf("en")("city:near"));
  });

  it.each([
    ["/SPB/", "/spb/"],
    ["/Spb/shops?tag=x", "/spb/shops?tag=x"],
  ])("in upper case is the city's: %s leads to %s", async (path, to) => {
    const { status, headers } = await open(path);
    expect([status, headers.get("location")]).toEqual([308, to]);
  });
});
