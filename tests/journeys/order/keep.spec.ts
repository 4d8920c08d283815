import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test(
  "a basket is kept under a name, ordered from the menu, renamed and deleted",
  { tag: "@scripts" },
  async ({ shop, page }) => {
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();

    await shop.open("spb", "cart");
    await main.getByRole("link", { name: t("cart:keep") }).click();
    await main.getByRole("button", { name: t("favourites:kept.save") }).click();
    await expect(main.getByText(t("favourites:kept.errors.name")).first()).toBeVisible();
    await main.getByRole("textbox", { name: t("favourites:kept.name") }).fill("Friday");
    await main.getByRole("button", { name: t("favourites:kept.save") }).click();
    await expect(page).toHaveURL(/\/spb\/cart$/);

    await shop.open("spb");
    const usual = main.getByRole("region", { name: t("menu:usual.title") });
    await expect(usual.getByRole("heading", { name: "Friday" })).toBeVisible();
    await usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?: Friday`) }).click();
    await main.getByRole("button", { name: t("profile:orders.replaces.yes") }).click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);

    await shop.open("spb", "favourites");
    const kept = main.getByRole("region", { name: t("favourites:kept.title") });
    await kept.getByText(t("favourites:kept.change")).first().click();
    await kept.getByRole("textbox", { name: t("favourites:kept.name") }).fill("Saturday");
    await kept.getByRole("button", { name: t("favourites:kept.rename") }).click();
    await expect(kept.getByRole("heading", { name: "Saturday" })).toBeVisible();
    await expect(kept.locator("summary")).toBeFocused();
    await kept.getByText(t("favourites:kept.change")).first().click();
    await kept.getByRole("button", { name: new RegExp(`^${t("favourites:kept.delete")}`) }).click();
    await expect(kept).toHaveCount(0);
  },
);
