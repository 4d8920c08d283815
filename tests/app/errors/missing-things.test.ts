import { load } from "cheerio";
import { beforeAll, expect, it } from "vitest";
import { wordsOf } from "../../support/app/words";
import { wholeShop } from "../../support/app/whole-shop";
import { cartCalls } from "../../support/upstream/carts";
import { orderCalls } from "../../support/upstream/orders";
import { placeCalls } from "../../support/upstream/places";
import { useUpstream } from "../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls, orderCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
}, 60_000);

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
