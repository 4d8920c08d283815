import { say } from "../../../sandbox/messages";
import { expect, test as journey } from "../../support/journeys/journey";
import { expectPaid, payByCode, payByLink } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import { appScene } from "../../support/journeys/scenes";

const test = journey.extend({
  where: async ({}, provide, { project }) => provide(appScene(project.name).where),
  language: async ({}, provide, { project }) => provide(appScene(project.name).language),
});

test("dinner is paid in the bank's app, and the page with its code goes on by itself", async ({ shop, page, kitchen }, {
  project,
}) => {
  const { city, dishes } = appScene(project.name);
  const ready = prepare(shop, city);
  await ready.cart(...dishes);
  await ready.address();
  await ready.signedIn();
  await page.goto(await ready.stored("sbp"));
  await shop.settle();
  await payByCode(shop);
  expect(await kitchen.status(await expectPaid(shop))).toBe("accepted");
  await expect(shop.cartLink(dishes.length)).toHaveCount(0);
});

test("dinner is paid by a request in the bank's app: the page says where it went, and goes on by itself", async ({
  shop,
  page,
  kitchen,
}, { project }) => {
  const { t, main } = shop;
  const ready = prepare(shop, shop.scripts ? "spb" : "moscow");
  await ready.cart(...appScene(project.name).dishes);
  await ready.address();
  await ready.signedIn();
  await page.goto(await ready.stored("sberPay"));
  await shop.settle();
  await expect(main.getByRole("heading", { level: 1, name: t("payment:app.pushTitle") })).toBeVisible();
  await expect(main.getByText(say("pushSent", shop.language))).toBeVisible();
  await payByLink(shop);
  expect(await kitchen.status(await expectPaid(shop))).toBe("accepted");
});

test.describe("where scripts are on but none arrives", () => {
  test.use({ expected: [/net::ERR_FAILED/] });

  test("the page with the bank's code goes on by itself once dinner is paid, and stays as it is when told to", async ({
    shop,
    page,
  }, { project }) => {
    test.skip(!shop.scripts, "the journey above is the one without scripts");
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart(...appScene(project.name).dishes);
    await ready.address();
    await ready.signedIn();
    const path = await ready.stored("sbp");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(path);
    const stop = main.getByRole("link", { name: t("payment:wait.stop") });
    await expect(stop).toBeVisible();
    const stays = await page.request.get(page.url().replace(/(\?.*)?$/, "?refresh=off"));
    expect(await stays.text()).not.toContain("location.reload");
    await payByCode(shop);
    await expectPaid(shop);
  });
});
