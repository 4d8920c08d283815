import { say } from "../../../sandbox/messages";
import { expect, test } from "../../support/journeys/journey";
import { expectPaid, payByCode, payByLink } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import { scenes } from "../../support/journeys/scenes";

const { where, language, city, dishes } = scenes.app;
test.use({ where, language });

test("dinner is paid in the bank's app, by a code or by a request, and the page goes on by itself", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, city);
  await ready.cart(...dishes);
  await ready.address();
  await ready.signedIn();

  await test.step("by a code", async () => {
    await page.goto(await ready.stored("sbp"));
    await shop.settle();
    await payByCode(shop);
    expect(await kitchen.status(await expectPaid(shop))).toBe("accepted");
    await expect(shop.cartLink(dishes.length)).toHaveCount(0);
  });

  await test.step("by a request, of which the page says where it went", async () => {
    await ready.cart(...dishes);
    await page.goto(await ready.stored("sberPay"));
    await shop.settle();
    await expect(main.getByRole("heading", { level: 1, name: t("payment:app.pushTitle") })).toBeVisible();
    await expect(main.getByText(say("pushSent", shop.language))).toBeVisible();
    await payByLink(shop);
    expect(await kitchen.status(await expectPaid(shop))).toBe("accepted");
  });
});

test.describe("where scripts are on but none arrives", () => {
  test.use({ expected: [/net::ERR_FAILED/] });

  test("the page with the bank's code goes on by itself once dinner is paid, and stays as it is when told to", async ({
    shop,
    page,
  }) => {
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart(...dishes);
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
