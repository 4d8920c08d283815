import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journeys/journey";

/** One finger moves through these points, slowly. */
async function drag(page: Page, ...points: [x: number, y: number][]) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", [x, y]: [number, number]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  const [start, ...moves] = points;
  if (start) await touch("touchStart", start);
  for (const point of moves) await touch("touchMove", point);
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await browser.detach();
}

test("a finger pulls a dish or a sheet down: far enough it closes, back again or across it does not", async ({
  shop,
  page,
}) => {
  await shop.open("spb");
  const name = shop.dish("california");
  const dialog = page.getByRole("dialog");
  const open = async () => {
    await shop.card("california").getByRole("link", { name }).first().click();
    await expect(dialog.getByRole("heading", { level: 1, name })).toBeVisible();
    // The name comes from the card; with the rest of the dish comes what a finger goes on to.
    await expect(dialog.locator('a[rel="next"]')).toBeAttached();
  };
  await open();
  // The gesture's script loads after the dialog has opened.
  await expect(async () => {
    await drag(page, [200, 120], [200, 160], [200, 240], [200, 330]);
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/spb\/?$/);

  await open();
  await drag(page, [200, 120], [200, 160], [200, 240], [200, 300], [200, 150], [200, 140]);
  await expect(dialog).toHaveCSS("transform", "none");
  await drag(page, [300, 120], [200, 130], [100, 140]);
  await expect(dialog.getByRole("heading", { level: 1 })).not.toHaveText(name);
  await drag(page, [200, 120], [200, 160], [200, 240], [200, 330]);
  await expect(dialog).toHaveCount(0);

  await test.step("a sheet in which something was typed stays, until it is emptied again", async () => {
    await shop.open("spb");
    await (await shop.footerLink(shop.t("common:myOrder"))).click();
    const number = dialog.getByLabel(shop.t("tracking:lookUp.number"), { exact: true });
    await number.fill("482");
    await number.blur();
    await drag(page, [200, 60], [200, 160], [200, 260], [200, 400]);
    await expect(dialog).toHaveCSS("transform", "none");
    await expect(number).toHaveValue("482");
    await number.fill("");
    await number.blur();
    await expect(async () => {
      await drag(page, [200, 60], [200, 160], [200, 260], [200, 400]);
      await expect(dialog).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
});
