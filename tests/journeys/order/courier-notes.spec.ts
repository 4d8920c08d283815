import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.beforeEach(async ({ shop }) => {
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
});

test(
  "requests to the courier are in sight for a known address, and one press each",
  { tag: "@scripts" },
  async ({ shop, page }) => {
    const { t, main } = shop;
    await expect(main.getByLabel(t("place:floor"), { exact: true })).toBeHidden();
    const notes = main.getByRole("group", { name: t("checkout:notes.label") });
    const [leave, call] = [t("checkout:notes.leave"), t("checkout:notes.call")];
    const comment = main.getByLabel(new RegExp(`^${t("place:description")}`));
    await expect(comment).toBeHidden();
    await notes.getByRole("button", { name: leave }).click();
    await notes.getByRole("button", { name: call }).click();
    // The press writes into the folded field and opens nothing.
    await expect(notes.getByRole("button", { name: call })).toHaveAttribute("aria-pressed", "true");
    await expect(comment).toBeHidden();
    await shop.unfold(t("checkout:comment"));
    await expect(comment).toHaveValue(`${leave}. ${call}`);
    await comment.fill(`Blue gate. ${leave}`);
    await notes.getByRole("button", { name: leave }).click();
    await expect(comment).toHaveValue("Blue gate");
    await expect(main.getByLabel(t("place:floor"), { exact: true })).toBeHidden();

    await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
    await shop.orderButton.first().click();
    await expect(page).toHaveURL(/\/tracking/);
  },
);

test(
  "somebody else receives the order: half of it is refused, the whole is not remembered",
  { tag: "@scripts" },
  async ({ shop, page }) => {
    const { t, main } = shop;
    await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
    const [name, phone] = [t("checkout:recipient.name"), t("checkout:recipient.phone")].map((label) =>
      main.getByLabel(label, { exact: true }),
    );
    if (!name || !phone) throw new Error("The form has no recipient");
    await expect(name).toBeHidden();
    await main.getByText(t("checkout:recipient.title"), { exact: true }).click();
    await name.fill("Boris");
    await shop.orderButton.first().click();
    await expect(main.getByText(t("checkout:recipient.phoneMissing")).first()).toBeVisible();
    await expect(name).toHaveValue("Boris");
    await phone.fill("+7 (921) 000-00-02");
    await shop.orderButton.first().click();
    await expect(page).toHaveURL(/\/tracking/);

    await prepare(shop, "spb").cart("set-maki");
    await shop.open("spb", "checkout");
    await expect(main.getByText("Anna", { exact: true })).toBeVisible();
    await expect(name).toBeHidden();
    await expect(name).toHaveValue("");
  },
);
