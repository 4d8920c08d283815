import { expect, test as journey } from "../../support/journeys/journey";
import { deliveryScene } from "../../support/journeys/scenes";
import { cityName, places } from "../../support/sandbox/seed";

const test = journey.extend({
  where: async ({}, provide, { project }) => provide(deliveryScene(project.name).where),
  language: async ({}, provide, { project }) => provide(deliveryScene(project.name).language),
});

test(
  "dinner is delivered: from the choice of a city to the order's page",
  { tag: "@both" },
  async ({ shop, page, kitchen }, { project }) => {
    const { city, dishes } = deliveryScene(project.name);
    const { t } = shop;
    const { address } = places[city];

    await test.step("choose the city", async () => {
      await page.goto("/");
      shop.city = city;
      await page.getByRole("link", { name: new RegExp(`^${cityName(city, shop.language)}`) }).click();
      await expect(page).toHaveURL(new RegExp(`/${city}/$`));
    });

    await test.step("fill the cart", async () => {
      for (const dish of dishes) await shop.add(dish);
      await expect(shop.cartLink(dishes.length)).toBeVisible();
    });

    await test.step("say where it goes", async () => {
      await shop.openCart(dishes.length);
      await shop.theCart.getByRole("link", { name: t("cart:go.no_address") }).click();
      if (shop.scripts) await shop.deliverTo(address, "12");
      else await shop.typeAddress(address, "12");
    });

    await test.step("sign in on the way to the order form", async () => {
      if (shop.scripts) await shop.toCheckout(dishes.length);
      await shop.signIn();
    });

    await test.step("be offered to pay the courier in two ways", async () => {
      await expect(shop.main.getByRole("group", { name: t("checkout:payLater") }).getByRole("radio")).toHaveCount(2);
    });

    const order_id = await test.step("order", () => shop.placeOrder({ name: "Anna", cash: true }));

    await test.step("see that the kitchen has it", async () => {
      expect(await kitchen.status(order_id)).toBe("accepted");
      if (shop.scripts) await page.clock.install();
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`/${city}/order/${order_id}/tracking`));
      await expect(shop.main.getByRole("heading", { level: 1, name: t("tracking:now.accepted") })).toBeVisible();
    });

    await test.step("see it go on, with scripts without a reload", async () => {
      let loads = 0;
      page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
      await kitchen.move(order_id, "cooking");
      const cooking = shop.main.getByRole("heading", { level: 1, name: t("tracking:now.cooking") });
      if (!shop.scripts) await page.getByRole("link", { name: t("tracking:refresh.now") }).click();
      // Its mark of that needs a clock of its own: React's on the heading tells when scripts have taken over. Until then time that passes reloads the page.
      if (shop.scripts)
        await page.waitForFunction(() =>
          Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__reactProps")),
        );
      await expect(async () => {
        if (shop.scripts) await page.clock.fastForward(30_000);
        await expect(cooking).toBeVisible({ timeout: 3_000 });
      }).toPass();
      if (shop.scripts) expect(loads).toBe(0);
    });
  },
);
