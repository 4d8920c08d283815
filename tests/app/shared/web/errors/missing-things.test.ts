import { load } from "cheerio";
import { beforeAll, expect, it } from "vitest";
import { wordsOf } from "../../../../support/app/words";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls } from "../../../../support/upstream/carts";
import { orderCalls } from "../../../../support/upstream/orders";
import { placeCalls } from "../../../../support/upstream/places";
import { useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls, orderCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

it.each([
  "product/none",
  "product/none/picture",
  "shops/9999",
  "menu/none",
  "order/1/tracking",
  "order/1/receipt",
  "order/none/cancel",
  "nothing",
])("the page %s, which there is not, has a title that says so", async (path) => {
  const response = await shop(`/spb/${path}`, { headers: { "accept-language": "en" } });
  const title = load(await response.text())("title").text();
  expect([response.status, title]).toEqual([404, `${wordsOf("en")("common:errors.notFoundTitle")} · Nori`]);
});

// A form may be sent after its order was paid, or after its customer signed out in another window.
it.each(["order/payment/abc", "order/payment/48213", "order/none/cancel", "order/1/cancel"])(
  "a form sent to %s, which is not the visitor's, gets a page with a way on",
  async (path) => {
    const init = { method: "POST", body: new URLSearchParams({ intent: "acquirer" }) };
    const headers = { "accept-language": "en", cookie: "city_alias=spb", "sec-fetch-site": "same-origin" };
    const response = await shop(`/spb/${path}`, { ...init, headers });
    const $ = load(await response.text());
    expect([response.status, $("h1").length, $("main a[href]").length > 0]).toEqual([404, 1, true]);
  },
);
