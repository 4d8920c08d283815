import { expect, test } from "../../support/journeys/journey";
import { like } from "../../support/app/words";
import { prepare } from "../../support/journeys/prepare";

test(
  "a customer orders the usual in two presses from the menu",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    const opened: string[] = [];
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    await kitchen.move(await ready.ordered(), "done");

    await shop.open("spb");
    const usual = main.getByRole("region", { name: t("menu:usual.title") });
    page.on("framenavigated", (frame) => frame === page.mainFrame() && opened.push(new URL(page.url()).pathname));
    await usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:`) }).click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
    await shop.orderButton.first().click();
    await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
    await expect(main.getByText(like(t("tracking:number", { number: "§" })))).toBeVisible();
    expect(new Set(opened)).toEqual(new Set(["/spb/checkout", new URL(page.url()).pathname]));
  },
);

test(
  "a customer with a filled basket replaces it by the usual, and is at the order form",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    await kitchen.move(await ready.ordered(), "done");
    await ready.cart("set-maki");

    await shop.open("spb");
    const usual = main.getByRole("region", { name: t("menu:usual.title") });
    await usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:`) }).click();
    await main.getByRole("button", { name: t("profile:orders.replaces.yes") }).click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByText(shop.dish("set-philadelphia")).first()).toBeVisible();
    await expect(main.getByText(shop.dish("set-maki"))).toHaveCount(0);
  },
);

test(
  "a visitor who is not signed in orders the usual of this browser",
  { tag: "@scripts" },
  async ({ shop, page, context }) => {
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    await ready.ordered();
    await context.clearCookies({ name: "session" });

    await shop.open("spb");
    const usual = main.getByRole("region", { name: t("menu:usual.title") });
    await usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:`) }).click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByText(shop.dish("set-philadelphia")).first()).toBeVisible();
    // Only the code is missing, which is sent once a minute.
    await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna");
    await expect(main.getByLabel(t("checkout:phone"), { exact: true })).not.toHaveValue("");
    await expect(main.getByRole("button", { name: t("account:getCode") }).first()).toBeVisible();
  },
);
