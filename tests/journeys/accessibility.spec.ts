import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test, type Visitor } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";
import { cityName, places } from "../support/sandbox/seed";
import { modalCases } from "./modals/table";

/** What axe finds wrong on the page as it is now, or in the dialog over it, in few words. */
async function wrong(page: Page, part?: "dialog") {
  // No page has frames. Without looking for them axe takes two thirds of the time: it opens no second page to gather what it found.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, any: [reason] }) => `${target.join(" ")} ${reason?.message ?? ""}`)
        .join(" | ")}`,
  );
}

async function expectGood(shop: Visitor, pages: string[]) {
  for (const path of pages) {
    await test.step(path || "menu", async () => {
      await shop.page.goto(path.startsWith("/") ? path : `/${shop.city}/${path}`);
      await shop.settle();
      expect(await wrong(shop.page), path).toEqual([]);
    });
  }
}

/**
 * Pages are looked at with both brands, and on a desktop and a phone, pairwise: each with one brand on a desktop and with the other on a phone, and
 * its neighbour in the list the other way round.
 */
const isOurs = (where: string, project: string, place: number) =>
  [where === "nori", project === "desktop", place % 2 === 0].filter(Boolean).length % 2 === 1;

test.slow();

// So each page is looked at with light colours in one brand and with dark colours in the other.
// Colours that change are none that anybody reads: where a card below the window is drawn first, Chromium fades it in.
test.use({
  colorScheme: async ({ isMobile }, use) => use(isMobile ? "dark" : "light"),
  contextOptions: { reducedMotion: "reduce" },
});

const visited = [
  "/",
  "",
  "cities",
  "shops",
  "order-type",
  "order-type?order_type=takeaway",
  "address",
  "login",
  "order-status",
  "cart",
  "/nowhere",
];

// A page takes axe seconds, and each of these looks at many.
test.describe.configure({ timeout: 240_000 });

for (const [where, language, city, dish] of [
  ["nori", "de", "berlin", "set-philadelphia"],
  ["mylavash", "uk", "kyiv", "ml-falafel-plate"],
] as const) {
  test.describe(where, () => {
    test.use({ where, language });

    test("pages before an order, pages of an order and modals are open to everyone", async ({ shop, page }, {
      project,
    }) => {
      const { t, main } = shop;
      shop.city = city;
      let place = 0;
      const isNextOurs = () => isOurs(where, project.name, place++);
      const expectOursGood = (...pages: string[]) => expectGood(shop, pages.filter(isNextOurs));
      const product = `product/${where === "nori" ? "philadelphia" : "ml-classic"}`;
      await expectOursGood(...visited, product, `shops/${places[city].shop}`, "?search=zzzz");

      const ready = prepare(shop, city);
      const dinner = [dish, ...(where === "mylavash" ? ["ml-plate-pilaf", "ml-wings"] : [])];
      await ready.cart(...dinner);
      place = 0;
      await expectOursGood("", "cart", "cart/clear");

      await shop.open(city);
      const banner = page.getByRole("banner");
      const triggers = [
        shop.cartLink(dinner.length),
        banner.getByRole("link", { name: t("common:enterAddress") }),
        banner.getByRole("link", { name: new RegExp(`^${t("common:city")} ?: ${cityName(city, language)}$`) }),
        page.getByRole("link", { name: t("common:signIn"), exact: true }),
        await shop.footerLink(t("common:myOrder")),
        shop.card(dish).getByRole("link", { name: shop.dish(dish) }),
      ];
      for (const trigger of triggers.filter((_, number) => isOurs(where, project.name, number)))
        await test.step(`what ${String(trigger)} opens`, async () => {
          await trigger.filter({ visible: true }).first().click();
          await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
          expect(await wrong(page, "dialog")).toEqual([]);
          await page.keyboard.press("Escape");
          await shop.closed();
        });

      await ready.signedIn();
      await ready.pickUp();
      await expectOursGood("checkout", "order-type/takeaway");
      await ready.address();
      await expectOursGood("checkout", "login", "logout", "order-type");
      if (isNextOurs())
        await test.step("checkout with errors", async () => {
          await shop.open(city, "checkout");
          const name = main.getByLabel(t("checkout:username"), { exact: true });
          await name.fill("");
          await shop.orderButton.click();
          await expect(name).toHaveAttribute("aria-invalid", "true");
          expect(await wrong(page)).toEqual([]);
        });
      const order_id = await ready.ordered();
      await expectOursGood(`order/${order_id}/tracking`, `order/${order_id}/cancel`);
    });
  });
}

test(
  "a customer’s own pages and those of a payment are open to everyone",
  { tag: "@phone" },
  async ({ shop, page, kitchen }) => {
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    const order = await ready.ordered();
    await kitchen.move(order, "done");
    const tabs = ["profile", "orders", "addresses"].map((tab) => `profile?tab=${tab}`);
    await expectGood(shop, [...tabs, "profile/delete", `order/${order}/receipt`]);

    await ready.cart("set-philadelphia");
    const path = await ready.stored("cardOnline");
    const start = (intent: string) =>
      page.request.post(path, { form: { intent, attempt: crypto.randomUUID() }, maxRedirects: 0 });
    await expectGood(shop, [path, `${path}?state=payment-failure`]);
    await start("acquirer");
    // The page goes on to the acquirer's by itself, and stays where that one answers nothing.
    await page.route("**/bank/pay/**", (route) => route.fulfill({ status: 204 }));
    await expectGood(shop, [`${path}/bank`]);
    await start("way:sbp");
    await expectGood(shop, [`${path}/wait`, "", "back-to-home?state=payment-failure"]);
  },
);

test(
  "questions and an address that nobody delivers to are open to everyone",
  { tag: "@desktop" },
  async ({ shop, page }) => {
    const { t, main } = shop;
    for (const { name, before, from, link } of modalCases.filter(({ name }) => name.startsWith("Confirm"))) {
      await test.step(name, async () => {
        await page.context().clearCookies({ name: "place" });
        await before?.(shop);
        await shop.open("spb", from);
        await link(shop).click();
        await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
        expect(await wrong(page, "dialog"), name).toEqual([]);
      });
    }
    await shop.open("spb", "address");
    await main.getByLabel(t("place:address"), { exact: true }).fill("Оранжерейная улица, 21");
    await main.getByLabel(t("place:room"), { exact: true }).fill("1");
    await main.getByRole("button", { name: t("place:deliverHere") }).click();
    await expect(main.getByText(t("place:unserved.title"))).toBeVisible();
    expect(await wrong(page), "an address that nobody delivers to").toEqual([]);
  },
);
