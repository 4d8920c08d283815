import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { cityName } from "../../support/sandbox/seed";

test("an address out of reach leads to the nearest restaurant or to its own city", async ({ shop, page }) => {
  const { t, main } = shop;

  await test.step("not deliverable: the notice, the form to be told and its answer, then takeaway", async () => {
    await shop.open("spb", "delivery");
    await main.getByLabel(t("place:address"), { exact: true }).fill("Оранжерейная улица, 21");
    await main.getByRole("button", { name: t("delivery:check.submit") }).click();
    await expect(main.getByRole("heading", { name: t("place:unserved.title") })).toBeVisible();
    await main.getByRole("link", { name: t("place:unserved.notify") }).click();
    await shop.content.getByLabel(t("place:unserved.phone")).fill("+7 921 000 00 01");
    // Its middle is a link to the text that it is about.
    await shop.content.getByText(t("place:unserved.consent")).click({ position: { x: 4, y: 8 } });
    await shop.content.getByRole("button", { name: t("place:unserved.tellMe") }).click();
    await expect(page.getByText(t("place:unserved.noted"))).toBeVisible();
    await shop.content.getByRole("button", { name: t("place:pickUp") }).click();
    await shop.closed();
    await expect(page).toHaveURL(/\/spb\/$/);
    await expect(page.getByRole("banner").getByText(t("common:takeaway"), { exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  await test.step("in another city: what happens to the cart is said, then it leads there with the address", async () => {
    const city = cityName("moscow", shop.language);
    const address = main.getByLabel(t("place:address"), { exact: true });
    const room = main.getByLabel(t("place:room"), { exact: true });
    await prepare(shop, "spb").cart("set-philadelphia");
    await shop.open("spb", "address");
    await address.fill(`${city}, Тверская улица, 12`);
    await room.fill("5");
    await main.getByRole("button", { name: t("place:deliverHere") }).click();
    await expect(main.getByText(t("place:elsewhere.cart"))).toBeVisible();
    await main.getByRole("button", { name: t("place:elsewhere.go", { city }) }).click();
    await expect(page).toHaveURL(/\/moscow\/order-type\?order_type=delivery$/);
    await expect(room).toHaveValue("5");
    await expect(address).toHaveValue(/12$/);
  });
});
