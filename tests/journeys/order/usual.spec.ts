import { expect, test } from "../../support/journeys/journey";
import { like } from "../../support/app/words";
import { prepare } from "../../support/journeys/prepare";

test("the usual and a saved cart are ordered from the menu", async ({ shop, page, context, kitchen }) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await kitchen.move(await ready.ordered(), "done");

  const usual = main.getByRole("region", { name: t("menu:usual.title") });
  const order = (name = "") => usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:.*${name}`) });
  const replace = main.getByRole("button", { name: t("profile:orders.replaces.yes") });

  await test.step("a customer orders the usual in two presses", async () => {
    const opened: string[] = [];
    await shop.open("spb");
    page.on("framenavigated", (frame) => frame === page.mainFrame() && opened.push(new URL(page.url()).pathname));
    await order().click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
    await shop.orderButton.first().click();
    await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
    await expect(main.getByText(like(t("tracking:number", { number: "§" })))).toBeVisible();
    expect(new Set(opened)).toEqual(new Set(["/spb/checkout", new URL(page.url()).pathname]));
  });

  await test.step("it replaces a filled basket after a question", async () => {
    await ready.cart("set-maki");
    await shop.open("spb");
    await order().first().click();
    await replace.click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByText(shop.dish("set-philadelphia")).first()).toBeVisible();
    await expect(main.getByText(shop.dish("set-maki"))).toHaveCount(0);
  });

  await test.step("a basket is kept under a name, and ordered", async () => {
    await ready.cart("set-maki");
    await shop.open("spb", "cart");
    await main.getByRole("link", { name: t("cart:keep") }).click();
    const save = main.getByRole("button", { name: t("favourites:saved.save") });
    await save.click();
    await expect(main.getByText(t("favourites:saved.errors.name")).first()).toBeVisible();
    await main.getByRole("textbox", { name: t("favourites:saved.name") }).fill("Friday");
    await save.click();
    await expect(page).toHaveURL(/\/spb\/cart$/);
    await shop.open("spb");
    await expect(usual.getByRole("heading", { name: "Friday" })).toBeVisible();
    await order("Friday").click();
    await replace.click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
  });

  await test.step("it is renamed and deleted", async () => {
    await shop.open("spb", "favourites");
    const kept = main.getByRole("region", { name: t("favourites:saved.title") });
    await kept.getByText(t("favourites:saved.change")).first().click();
    await kept.getByRole("textbox", { name: t("favourites:saved.name") }).fill("Saturday");
    await kept.getByRole("button", { name: t("favourites:saved.rename") }).click();
    await expect(kept.getByRole("heading", { name: "Saturday" })).toBeVisible();
    await expect(kept.locator("summary")).toBeFocused();
    await kept.getByText(t("favourites:saved.change")).first().click();
    await kept.getByRole("button", { name: new RegExp(`^${t("favourites:saved.delete")}`) }).click();
    await expect(kept).toHaveCount(0);
  });

  await test.step("who is not signed in orders the usual of this browser, and only the code is missing", async () => {
    await context.clearCookies({ name: "session" });
    await shop.open("spb");
    await order().first().click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByText(shop.dish("set-philadelphia")).first()).toBeVisible();
    await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna");
    await expect(main.getByLabel(t("checkout:phone"), { exact: true })).not.toHaveValue("");
    await expect(main.getByRole("button", { name: t("account:getCode") }).first()).toBeVisible();
  });
});
