import { expect, test } from "../../support/journeys/journey";

// The menu is kept for a while, so nobody else looks at these dishes, and no try at one that another has stopped.
const dishes = { scripts: ["sauce-nut", "sauce-garlic"], plain: ["sauce-cheese", "sauce-spicy"] };
/** The upstream's own words. */
const said = "Not available right now";

test("a dish that runs out as it is added: it is said over the page, and the visitor is where they were", async ({
  shop,
  page,
  kitchen,
}, { retry }) => {
  const { t } = shop;
  const dish = dishes[shop.scripts ? "scripts" : "plain"][retry % 2] ?? "";
  await shop.open("spb");
  const behind = page.url();
  const add = shop.card(dish).getByRole("button", { name: new RegExp(`(^|: )${t("menu:add")}$`) });
  await expect(add).toBeVisible();
  await kitchen.stop(dish);
  await add.click();

  if (!shop.scripts) {
    await expect(shop.main.getByRole("alert").getByText(said)).toHaveCount(1);
    await expect(shop.main.getByRole("heading", { name: t("cart:empty.title") })).toBeVisible();
    return;
  }
  const dialog = page.getByRole("dialog", { name: t("common:errors.title") });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () =>
      dialog
        .getByRole("button", { name: t("common:close") })
        .last()
        .click(),
  ]) {
    await expect(dialog.getByRole("alert")).toHaveText(said);
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(behind);
    await expect(page.locator("html")).not.toHaveClass(/locked/);
    const again = shop.notAdded(dish);
    await expect(again).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(dialog).toBeVisible();
});
