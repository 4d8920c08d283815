import { expect, test } from "../../support/journeys/journey";

test("a card tells what the choice in the basket costs, and nothing for the usual choice", async ({ shop }) => {
  const { t, main } = shop;
  await shop.open("spb");
  await shop.add("california");
  const yours = shop.card("california").getByText(t("menu:yours"));
  await expect(yours).toHaveCount(0);
  await shop.less("california").click();
  await expect(shop.less("california")).toHaveCount(0);

  await shop.open("spb", "product/california");
  await main.getByRole("checkbox").first().check({ force: true });
  await main.getByRole("button", { name: /₽$/ }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await shop.open("spb");
  await expect(yours).toHaveText(/528\s₽/);
});
