import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test("the order form does without a bag, and empties the cart, with nothing typed lost", async ({ shop, page }) => {
  const { t, main } = shop;
  const name = main.getByLabel(t("checkout:username"), { exact: true });
  const note = main.getByLabel(t("checkout:comment"));
  const sum = () => shop.orderButton.textContent();

  const ready = prepare(shop, "spb");
  await ready.signedIn();
  await ready.cart("set-philadelphia");
  await ready.address();
  await shop.open("spb", "checkout");

  await test.step("refuse the bag", async () => {
    await name.fill("Anna");
    await shop.unfold(t("checkout:comment"));
    await note.fill("No onions");
    const before = await sum();
    await main.getByRole("button", { name: t("cart:packages.refuse") }).click();
    await expect(main.getByRole("button", { name: t("cart:packages.take") })).toBeVisible();
    await expect.poll(sum).not.toBe(before);
    await expect(name).toHaveValue("Anna");
    await expect(note).toHaveValue("No onions");
  });

  await test.step("empty the cart", async () => {
    await shop.settle();
    await main.getByRole("button", { name: t("cart:clear"), exact: true }).click();
    await shop.content.getByRole("button", { name: t("cart:clearing.submit") }).click();
    await expect(page).toHaveURL(/\/spb\/$/);
    await expect(shop.card("set-philadelphia")).toBeVisible();
  });
});

test("the header learns with the order form what another window has put into the cart", async ({ shop, page }) => {
  const { main, t } = shop;
  const ready = prepare(shop, "spb");
  await ready.signedIn();
  await ready.cart("set-philadelphia");
  await ready.address();
  await shop.open("spb", "cart");
  await shop.settle();
  await ready.cart("tom-yum");
  await main
    .getByRole("link", { name: t("cart:go.checkout") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/spb\/checkout/);
  // The order form of a phone has no link to the cart.
  if (shop.scripts) await expect(shop.cartLink(2)).toBeVisible();
  await main.getByRole("button", { name: t("common:errors.toMenu") }).click();
  await expect(shop.cartLink(2)).toBeVisible();
});
