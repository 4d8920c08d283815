import { expect, test } from "../../support/journeys/journey";
import { modalCases } from "./table";

for (const { name, parameters, page: own, from, before, link, heading } of modalCases) {
  test.describe(name, () => {
    test.beforeEach(async ({ shop }) => {
      await before?.(shop);
      await shop.open("spb", from);
    });

    test("opens and leads back", async ({ shop, page }) => {
      const behind = page.url();
      await link(shop).click();
      await expect(shop.content.getByRole("heading", { level: 1, name: heading(shop) })).toBeVisible();
      if (shop.scripts) {
        await expect(page).toHaveURL(new RegExp(`modal=${name}`));
        await page.goBack();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      } else {
        await expect(page).toHaveURL(new RegExp(`/spb/${own}(\\?.*return_to=.*)?$`));
        await page.goBack();
      }
      await expect(page).toHaveURL(behind);
    });

    test("a document that asks for it is sent to its page", async ({ shop, page }) => {
      await page.goto(`/spb/?${new URLSearchParams({ modal: name, ...parameters })}`);
      expect(new URL(page.url()).pathname).toBe(`/spb/${own}`);
      expect(new URL(page.url()).searchParams.get("return_to")).toBe("/spb/");
      await expect(shop.main.getByRole("heading", { level: 1, name: heading(shop) })).toBeVisible();
    });
  });
}
