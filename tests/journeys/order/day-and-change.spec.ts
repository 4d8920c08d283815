import { readFile } from "node:fs/promises";
import { expect, test } from "../../support/journeys/journey";
import { like } from "../../support/app/words";
import { prepare } from "../../support/journeys/prepare";

test("another day and change for a banknote are chosen in the order form, with nothing typed lost", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const name = main.getByLabel(t("checkout:username"), { exact: true });
  const cash = main.getByLabel(t("checkout:cash"));
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await name.fill("Anna");

  await test.step("tomorrow", async () => {
    await shop.unfold(t("checkout:when"));
    const tomorrow = main
      .getByRole("group", { name: t("checkout:day") })
      .getByRole("button")
      .nth(1);
    await expect(tomorrow).toHaveAttribute("aria-pressed", "false");
    await tomorrow.click();
    await expect(page).toHaveURL(/\/spb\/checkout\?date=\d{4}-\d{2}-\d{2}/);
    await expect(tomorrow).toHaveAttribute("aria-pressed", "true");
    await expect(main.getByRole("radio", { name: t("checkout:asap") })).toHaveCount(0);
    await expect(name).toHaveValue("Anna");
    await shop.settle();
  });

  await test.step("the largest banknote", async () => {
    await main
      .getByRole("radio", { name: /\d\d:\d\d/ })
      .first()
      .check({ force: true });
    await main
      .getByRole("group", { name: t("checkout:banknotes") })
      .getByRole("button")
      .last()
      .click();
    await expect(cash).toHaveValue("5000");
    await expect(main.getByText(like(t("checkout:payment.cash.change", { sum: "§" })))).toBeVisible();
    await expect(name).toHaveValue("Anna");
    await expect(main.getByRole("radio", { name: /\d\d:\d\d/ }).first()).toBeChecked();
    await shop.settle();
  });

  await test.step("the order is for that day", async () => {
    const order_id = await shop.placeOrder({ name: "Anna" });
    expect(await kitchen.status(order_id)).toBe("accepted");
  });

  await test.step("and goes into the customer's calendar", async () => {
    const download = page.waitForEvent("download");
    await main.getByRole("link", { name: t("tracking:calendar.add") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^order-\d+\.ics$/);
    expect(await readFile(await file.path(), "utf8")).toContain("BEGIN:VEVENT");
  });
});
