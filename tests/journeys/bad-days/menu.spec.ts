import { expect, test } from "../../support/journeys/journey";

// What a shop has once seen in any language stands in, so every case needs a city that no other test of bad days opens. What the answer looks like
// does not depend on scripts: half of them are tried with them, the others without.
const cases = [
  ["fails", { status: 500 }, "moscow"],
  ["is too busy", { status: 429 }, "kazan"],
  ["answers HTML", { body: "html" }, "minsk"],
  ["breaks off its answer", { body: "half" }, "almaty"],
  ["answers something else", { body: "wrong" }, "istanbul"],
  ["is too slow", { delay: 9_000 }, "kyiv"],
] as const;

test.use({ language: "de", expected: [/status of 50\d/] });
test.afterEach(({ kitchen }) => kitchen.heal());

for (const [place, [what, fault, city]] of cases.entries()) {
  test(`a menu that nobody has seen yet, while the upstream ${what}`, async ({
    shop,
    page,
    kitchen,
    javaScriptEnabled,
  }) => {
    test.skip((place % 2 === 0) === (javaScriptEnabled === false), "tried in the other project");
    const { t } = shop;
    await kitchen.fault({ products: fault });
    const response = await page.goto(`/${city}/`);
    expect(response?.status()).toBeGreaterThanOrEqual(429);
    await expect(shop.main.getByRole("heading", { name: t("menu:down.title") })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: t("common:enterAddress") })).toBeVisible();
    await kitchen.heal();
    await shop.main.getByRole("button", { name: t("menu:down.retry") }).click();
    await expect(shop.main.getByRole("button", { name: new RegExp(`(^|: )${t("menu:add")}$`) }).first()).toBeVisible();
  });
}

test(
  "a menu that was seen before is shown while the upstream is down, and so are the cities",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    await shop.open("spb");
    await page.goto("/");
    await kitchen.fault({ all: { status: 503 } });
    await shop.open("spb");
    await expect(shop.card("set-philadelphia")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: shop.t("city:question") })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  },
);

test(
  "a city that nobody has seen yet is not called unknown while the upstream is down",
  { tag: "@scripts" },
  async ({ shop, page, kitchen, javaScriptEnabled }) => {
    const { t } = shop;
    await kitchen.fault({ all: { body: "html" } });
    const response = await page.goto(javaScriptEnabled === false ? "/vyborg/" : "/berlin/");
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: t("common:errors.downTitle") })).toBeVisible();
    await kitchen.heal();
    await page.getByRole("button", { name: t("common:errors.retry") }).click();
    await expect(shop.main.getByRole("button", { name: new RegExp(`(^|: )${t("menu:add")}$`) }).first()).toBeVisible();
  },
);
