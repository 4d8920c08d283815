import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { places } from "../../support/sandbox/seed";

const { address } = places.spb;
/** In a zone with a fee, where the first is in one without. */
const other = "Московский проспект, 207";
const far = "Оранжерейная улица, 21";
const [street = ""] = address.split(", ");

test("the address is typed into the order form, and the order goes there", async ({ shop, page }) => {
  const { t, main } = shop;
  const field = main.getByLabel(t("place:address"), { exact: true });
  const isKept = () => expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna Müller");
  await expect(main.getByText(t("checkout:addressHint"))).toBeVisible();
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));

  await test.step("what may be several is asked about in the form", async () => {
    await field.fill(street);
    // Suggestions may lie over the button, so it is Enter.
    await field.press("Enter");
    const choices = main.getByRole("group", { name: t("place:matches") }).getByRole("radio");
    await expect(choices.first()).toBeAttached();
    expect(await choices.count()).toBeLessThanOrEqual(7);
    await expect(main.getByRole("alert")).toContainText(t("place:errors.several"));
    await isKept();
    await choices.first().check({ force: true });
    await field.press("Enter");
    await shop.isFor(street);
    await isKept();
  });

  await test.step("a suggestion is found, and the form comes back with everything in it", async () => {
    await shop.typeAddress(address, "12");
    await expect(field).toHaveValue(address);
    await expect(main.getByLabel(t("place:room"), { exact: true })).toHaveValue("12");
    await isKept();
    expect(loads).toBe(0);
  });

  await test.step("where nobody delivers the nearest restaurant is offered, and it can be left again", async () => {
    await field.fill(far);
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(far);
    await main.getByRole("button", { name: t("place:unserved.pickUp") }).click();
    await shop.content.getByRole("button", { name: t("place:pickUp") }).click();
    await shop.closed();
    await expect(main.getByRole("heading", { level: 2, name: t("checkout:where.takeaway") })).toBeVisible();
    await isKept();
    await main.getByRole("button", { name: t("checkout:delivery"), exact: true }).click();
    await shop.content.getByRole("button", { name: t("place:deliverTo", { address: "" }).trim() }).click();
    await shop.closed();
    await shop.isFor(address);
  });

  await test.step("another one with the order: what it costs there is shown before anything is ordered", async () => {
    await shop.unfold(t("checkout:where.delivery"));
    await field.fill(other);
    await field.blur();
    await shop.orderButton.click();
    await expect(main.getByRole("alert")).toContainText(t("checkout:errors.changed"));
    await shop.isFor(other);
    await isKept();
    await shop.orderButton.click();
    await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
  });
});
