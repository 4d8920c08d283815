import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

test("an order prints without its frame: what was ordered, where it goes, how far it is", async ({ shop, page }) => {
  const { t, main } = shop;
  await page.context().clearCookies({ name: "accept-cookies" });
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const order_id = await ready.ordered();
  await shop.open("spb", `order/${order_id}/tracking`);
  await expect(page.getByRole("banner")).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  const ink = await heading.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(heading).not.toHaveCSS("color", ink);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });

  await expect(heading).toBeVisible();
  await expect(heading, "dark pages are printed with dark ink").toHaveCSS("color", ink);
  await expect(main.getByText(t("tracking:number", { number: order_id }))).toBeVisible();
  await expect(main.getByRole("listitem").first()).toBeVisible();
  await expect(main.getByText(shop.dish("set-philadelphia"), { exact: true }).filter({ visible: true })).toHaveCount(1);
  for (const role of ["banner", "contentinfo", "navigation", "button", "link"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
});
