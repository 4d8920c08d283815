import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test("the header says today's hours of the chosen shop, on the narrowest phone too", async ({ shop, page }) => {
  await prepare(shop, "spb").pickUp();
  const hours = page.getByRole("banner").getByText(/\d\d:\d\d–\d\d:\d\d/);
  await shop.open("spb");
  await expect(hours).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(hours).toBeVisible();
  const banner = await page.getByRole("banner").boundingBox();
  const box = await hours.boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(banner?.width ?? 0);
});
