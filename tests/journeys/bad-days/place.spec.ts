import { expect, test } from "../../support/journeys/journey";
import { places } from "../../support/sandbox/seed";

test.use({ expected: [/status of 50\d/] });
test.afterEach(async ({ kitchen }) => {
  await kitchen.heal();
  await kitchen.stopShop(places.spb.shop, "default");
});

test("an address while the upstream fails: the form keeps what was typed", async ({ shop, kitchen }) => {
  const { t, main } = shop;
  const fault = shop.scripts ? { status: 500 } : ({ body: "half" } as const);
  await shop.open("spb", "order-type");
  await main.getByLabel(t("place:address"), { exact: true }).fill("Невский проспект, 28");
  await main.getByLabel(t("place:room"), { exact: true }).fill("12");
  await main.getByLabel(t("place:entrance"), { exact: true }).fill("3");
  await kitchen.fault({ addressSetByAddress: fault, addressSetByCoordinates: fault });
  await main.getByRole("button", { name: t("place:deliverHere") }).click();
  await expect(main.getByRole("alert")).toBeVisible();
  await expect(main.getByLabel(t("place:address"), { exact: true })).toHaveValue("Невский проспект, 28");
  await expect(main.getByLabel(t("place:room"), { exact: true })).toHaveValue("12");
  await expect(main.getByLabel(t("place:entrance"), { exact: true })).toHaveValue("3");
  await kitchen.heal();
  await main.getByRole("button", { name: t("place:deliverHere") }).click();
  await expect(shop.page.getByRole("banner").getByRole("link", { name: "Невский" })).toBeVisible();
});

test("an address that cannot be found, read or guessed is refused in words, beside its field", async ({ shop }) => {
  const { t, main } = shop;
  const field = main.getByLabel(t("place:address"), { exact: true });
  for (const [typed, words] of [
    ["Nowhere street, 1", "place:errors.notFound"],
    ["Невский <script>", "place:errors.characters"],
    ["", "place:errors.address"],
  ] as const) {
    await shop.open("spb", "order-type");
    await field.fill(typed);
    await main.getByLabel(t("place:room"), { exact: true }).fill("1");
    if (!typed) await field.evaluate((input: HTMLInputElement) => input.form?.setAttribute("novalidate", ""));
    await main.getByRole("button", { name: t("place:deliverHere") }).click();
    const [said = ""] = t(words, { characters: "<, >" }).split(":");
    await expect(main.getByRole("alert").getByRole("link", { name: said })).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(typed);
  }
});

test("a shop that stopped since its page was opened is not chosen", async ({ shop, kitchen }) => {
  const { t, main } = shop;
  await shop.open("spb", `shops/${places.spb.shop}`);
  await kitchen.stopShop(places.spb.shop);
  await main.getByRole("button", { name: t("place:pickUp") }).click();
  await expect(main.getByRole("alert")).toBeVisible();
  await expect(shop.page.getByRole("banner").getByText(t("common:takeaway"), { exact: true })).not.toHaveAttribute(
    "aria-current",
    "true",
  );
});
