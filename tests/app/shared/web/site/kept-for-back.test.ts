import { beforeAll, describe, expect, it } from "vitest";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls } from "../../../../support/upstream/carts";
import { placeCalls } from "../../../../support/upstream/places";
import { useUpstream } from "../../../../support/upstream/upstream";
import { sessionOf } from "../../../../support/upstream/visitor";

useUpstream(placeCalls, cartCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

async function keptOf(path: string, cookie = "", init: RequestInit = {}) {
  const response = await shop(path, { ...init, headers: { "sec-fetch-site": "same-origin", cookie } });
  return [response.status, response.headers.get("cache-control")];
}

const pages = ["/", "/spb/", "/spb/about", "/spb/promotions", "/spb/shops", "/spb/feedback", "/spb/cart", "/spb/login"];

describe("the browser keeps a page for Back", () => {
  it.each(pages)("%s, where nothing on it is of a person", async (path) => {
    expect(await keptOf(path, "city_alias=spb; language=en")).toEqual([200, "private, no-cache, no-transform"]);
  });

  it.each(pages.slice(1))("%s, but not a customer's", async (path) => {
    expect(await keptOf(path, await sessionOf({ key: "anna" }))).toEqual([200, "private, no-store, no-transform"]);
  });

  it("but not a form with what was typed", async () => {
    const body = new URLSearchParams({ name: "Anna" });
    expect(await keptOf("/spb/feedback", "city_alias=spb", { method: "POST", body })).toEqual([
      422,
      "private, no-store, no-transform",
    ]);
    body.set("switch", "language:de");
    expect((await keptOf("/spb/feedback", "city_alias=spb", { method: "POST", body }))[1]).toContain("no-store");
  });
});
