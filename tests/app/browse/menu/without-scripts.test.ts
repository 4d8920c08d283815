import { load } from "cheerio";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calls } from "../../../../contract/calls";
import { runningShop } from "../../../support/app/running-shop";
import { wordsOf } from "../../../support/app/words";
import { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { dishName } from "../../../support/sandbox/seed";

const t = wordsOf("en");
const running = runningShop();
const dish = (key: string) => dishName("nori", key, "en");
let visitor: PlainVisitor;

beforeEach(() => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
});

/** The dishes that the page shows. */
function shown(): string[] {
  const page = load(visitor.html);
  return page("main h3")
    .toArray()
    .map((heading) => page(heading).text().trim());
}

it("a dish is found by its misspelled name, filters are set and taken off, and the whole menu is one link away", async () => {
  await visitor.open("/spb/");
  expect(shown()).toEqual(expect.arrayContaining([dish("set-philadelphia"), dish("set-maki")]));
  await visitor.send("search", { search: "filadelfya" });
  expect(shown()).toContain(dish("set-philadelphia"));
  expect(shown()).not.toContain(dish("set-maki"));
  expect(visitor.linkTo(t("search:asWritten"))).toContain("filadelfya");

  await visitor.press(t("menu:filters.apply"), { vegetarian: "1" });
  expect(visitor.path).toMatch(/search=filadelfya.*vegetarian=1/);
  expect(shown()).not.toContain(dish("set-philadelphia"));
  const all = visitor.linkTo(t("search:all")) ?? "";
  await visitor.follow(t("search:clear"));
  expect(shown()).toContain(dish("set-philadelphia"));
  await visitor.open(all);
  expect(shown()).toContain(dish("set-maki"));
});

it("beside the menu the cart's buttons lead back to their line", async () => {
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "set-maki");
  await visitor.open("/spb/?view=cart");
  expect(visitor.way).toEqual(["GET 302 /spb/", "GET 200 /spb/"]);
  expect(visitor.formWith("line_key").fields).toContainEqual(["return_to", "/spb/#line-set-maki"]);
  await visitor.press(t("cart:line.more", { name: dish("set-maki") }));
  expect(load(visitor.html)("#cart #line-set-maki").text()).toContain(
    `2 ${t("cart:line.more", { name: dish("set-maki") })}`,
  );
});

it.each(["gunkan-scallop-baked", "nigiri-octopus"])("a dish that is sold out cannot be added: %s", async (key) => {
  await visitor.open("/spb/");
  const page = load(visitor.html);
  const card = page("main li").filter((_, item) => page(item).find("h3").text().trim() === dish(key));
  expect([card.length, card.find("button").attr("name")]).toEqual([1, `?like=${key}`]);
  expect(card.find("button")).toHaveLength(1);
  await visitor.open(`/spb/product/${key}`);
  expect(visitor.heading).toBe(dish(key));
  await expect(visitor.press(t("product:add"))).rejects.toThrow("no button");
  await visitor.post("/spb/cart/add", { product_key: key });
  expect(visitor.status).toBe(422);
});

it("the picture of a dish is a page that leads back", async () => {
  await visitor.open("/spb/product/california");
  await visitor.follow(t("product:picture.enlarge"));
  expect(visitor.path).toMatch(/^\/spb\/product\/california\/picture\?/);
  expect(visitor.heading).toBe(dish("california"));
  const file = load(visitor.html)(`main a:contains("${t("product:picture.full")}")`);
  expect(file.find("img").attr("alt")).toBe(dish("california"));
  expect(file.attr("href")).toBe(file.find("img").attr("src"));
  await visitor.follow(t("product:picture.back"));
  expect(visitor.path).toMatch(/^\/spb\/product\/california(\?|$)/);
});

// A menu that was seen before stands in, so every case has a city of its own.
describe("a menu that nobody has seen yet", () => {
  const { limit } = calls.products;
  afterEach(() => {
    calls.products.limit = limit;
    running.sandbox.world.faults.clear();
  });

  it.each([
    ["fails", { status: 500 }, "moscow"],
    ["is too busy", { status: 429 }, "kazan"],
    ["answers HTML", { body: "html" }, "minsk"],
    ["breaks off its answer", { body: "half" }, "almaty"],
    ["answers something else", { body: "wrong" }, "istanbul"],
    ["is too slow", { delay: 400 }, "kyiv"],
  ] as const)("says so while the upstream %s, with the way to try again", async (_what, fault, city) => {
    calls.products.limit = 200;
    running.sandbox.world.faults.set("products", fault);
    await visitor.open(`/${city}/`);
    expect(visitor.status).toBeGreaterThanOrEqual(429);
    expect(visitor.text).toContain(t("menu:down.title"));
    expect(visitor.html).toContain(t("common:enterAddress"));
    calls.products.limit = limit;
    running.sandbox.world.faults.clear();
    await visitor.press(t("common:errors.retry"));
    expect([visitor.status, visitor.has("product_key")]).toEqual([200, true]);
  });
});
