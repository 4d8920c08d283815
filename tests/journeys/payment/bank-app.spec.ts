import { Bank } from "../../support/journeys/bank";
import { expect, test as journey } from "../../support/journeys/journey";
import { expectPaid, payByCode } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import { appScene } from "../../support/journeys/scenes";
import { like } from "../../support/app/words";

const test = journey.extend({
  where: async ({}, provide, { project }) => provide(appScene(project.name).where),
  language: async ({}, provide, { project }) => provide(appScene(project.name).language),
});

test("dinner is paid in the bank's app, and the page with its code goes on by itself", async ({ shop, page, kitchen }, {
  project,
}) => {
  const { t, main } = shop;
  const { city, dishes } = appScene(project.name);
  const ready = prepare(shop, city);
  await ready.cart(...dishes);
  await ready.address();
  await ready.signedIn();
  await page.goto(await ready.stored("sbp"));
  await shop.settle();
  await expect(main.getByText(new Bank(page, shop.language).says("sbp"))).toBeVisible();
  await main.getByRole("button", { name: like(t("payment:start", { sum: "§" })) }).click();
  await payByCode(shop);
  expect(await kitchen.status(await expectPaid(shop))).toBe("accepted");
  await expect(shop.cartLink(dishes.length)).toHaveCount(0);
});
