import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

const roll = "set-maki";

test("a heart puts a dish first in the menu, where it stays over sign-in and can be added and taken out", async ({
  shop,
  page,
}) => {
  const { t, main } = shop;
  const heart = (word: "like" | "unlike", place = shop.card(roll)) =>
    place.getByRole("button", { name: `${shop.dish(roll)}: ${t(`favourites:${word}`)}`, exact: true });
  const group = main.getByRole("heading", { level: 2, name: t("favourites:name"), exact: true });
  const link = main
    .getByRole("navigation", { name: t("menu:categories") })
    .getByRole("link", { name: t("favourites:name"), exact: true });
  const onShelf = page.locator("#group-favourites").getByRole("listitem");

  await shop.open("spb");
  await expect(group).toHaveCount(0);
  await heart("like").click();
  await expect(heart("unlike")).toHaveAttribute("aria-pressed", "true");
  await expect(heart("unlike")).toBeInViewport();
  await expect(group).toHaveCount(1);
  await expect(link).toHaveCount(1);

  await prepare(shop, "spb").signedIn();
  await shop.open("spb");
  await expect(onShelf).toHaveCount(1);
  await expect(heart("unlike")).toHaveAttribute("aria-pressed", "true");

  await onShelf.getByRole("button", { name: `${shop.dish(roll)}: ${t("menu:add")}`, exact: true }).click();
  await expect(onShelf.getByRole("button", { name: t("menu:more", { name: shop.dish(roll) }) })).toBeVisible();
  await expect(shop.more(roll)).toHaveCount(1);

  await heart("unlike", onShelf).click();
  await expect(group).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await expect(heart("like")).toHaveAttribute("aria-pressed", "false");
});
