import { load } from "cheerio";
import { beforeAll, expect, it } from "vitest";
import { runningShop } from "../../../../support/app/running-shop";
import { wordsOf } from "../../../../support/app/words";
import { PlainVisitor } from "../../../../support/journeys/plain-visitor";
import { cityName, dishName, places, shopStreet } from "../../../../support/sandbox/seed";

const t = wordsOf("en");
const running = runningShop("nori", { DEMO: "1" });
const dish = dishName("nori", "set-maki", "en");
const street = shopStreet(places.spb.shop);
let visitor: PlainVisitor;

beforeAll(async () => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
  await visitor.open("/spb/");
  await visitor.postUnseen("/spb/cart/add", { product_key: "set-maki" });
});

const cart = new RegExp(`^${t("cart:title")}:? `);
// tests/app/fulfilment/place/without-scripts.test.ts has the questions about the order type.
it.each<[string, string, string | RegExp, string | RegExp]>([
  ["cities", "promotions", new RegExp(`^${t("common:city")} ?: ${cityName("spb", "en")}$`), t("city:title")],
  ["product/set-maki", "", dish, dish],
  ["cart", "", cart, t("cart:title")],
  ["cart/clear", "cart", t("cart:clear"), t("cart:clearing.question")],
  [`shops/${places.spb.shop}`, "shops", street, street],
  ["order-type", "promotions", new RegExp(t("common:enterAddress")), t("place:orderType")],
  ["login", "", t("common:signIn"), t("account:title")],
  ["order-status", "", /my order$/i, t("tracking:lookUp.title")],
  ["bonus", "", t("bonus:name"), t("bonus:title")],
])("the modal of /spb/%s is a page that its link leads to, and that leads back", async (page, from, link, heading) => {
  await visitor.open(`/spb/${from}`);
  await visitor.follow(link);
  expect(visitor.status).toBe(200);
  expect(visitor.path.split("?")[0]).toBe(`/spb/${page}`);
  expect(visitor.heading).toMatch(heading);
  expect(load(visitor.html)(`main a[href^="/spb/${from}"]`).first().attr("href")?.split("#")[0]).toBe(`/spb/${from}`);
});
