import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test("requests to the courier are one press each, and somebody else receives the order", async ({ shop, page }) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  const floor = main.getByLabel(t("place:floor"), { exact: true });
  const name = main.getByLabel(t("checkout:recipient.name"), { exact: true });
  const phone = main.getByLabel(t("checkout:recipient.phone"), { exact: true });

  await test.step("requests are in sight for a known address, and open nothing", async () => {
    const notes = main.getByRole("group", { name: t("checkout:notes.label") });
    const [leave, call] = [t("checkout:notes.leave"), t("checkout:notes.call")];
    const comment = main.getByLabel(new RegExp(`^${t("place:description")}`));
    await expect(floor).toBeHidden();
    await expect(comment).toBeHidden();
    await notes.getByRole("button", { name: leave }).click();
    await notes.getByRole("button", { name: call }).click();
    // The press writes into the folded field.
    await expect(notes.getByRole("button", { name: call })).toHaveAttribute("aria-pressed", "true");
    await expect(comment).toBeHidden();
    await shop.unfold(t("checkout:comment"));
    await expect(comment).toHaveValue(`${leave}. ${call}`);
    await comment.fill(`Blue gate. ${leave}`);
    await notes.getByRole("button", { name: leave }).click();
    await expect(comment).toHaveValue("Blue gate");
    await expect(floor).toBeHidden();
  });

  await test.step("half a recipient is refused", async () => {
    await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
    await expect(name).toBeHidden();
    await main.getByText(t("checkout:recipient.title"), { exact: true }).click();
    await name.fill("Boris");
    await shop.orderButton.first().click();
    await expect(main.getByText(t("checkout:recipient.phoneMissing")).first()).toBeVisible();
    await expect(name).toHaveValue("Boris");
  });

  await test.step("a whole one is not remembered", async () => {
    await phone.fill("+7 (921) 000-00-02");
    await shop.orderButton.first().click();
    await expect(page).toHaveURL(/\/tracking/);
    await ready.cart("set-maki");
    await shop.open("spb", "checkout");
    await expect(main.getByText("Anna", { exact: true })).toBeVisible();
    await expect(name).toBeHidden();
    await expect(name).toHaveValue("");
  });
});
