import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { places } from "../../support/sandbox/seed";

const { address } = places.spb;
/** In a zone with a fee, where the first is in one without. */
const other = "Московский проспект, 207";
const [street = ""] = address.split(", ");

/** At the order form with a dish and no address. */
async function atCheckout(shop: Visitor) {
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await shop.main.getByLabel(shop.t("checkout:username"), { exact: true }).fill("Anna Müller");
}

const field = ({ main, t }: Visitor) => main.getByLabel(t("place:address"), { exact: true });

/** Suggestions may lie over the button, so it is Enter. */
const check = (shop: Visitor) => field(shop).press("Enter");

const isKept = ({ main, t }: Visitor) =>
  expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");

test(
  "the address is typed into the order form, and the order goes there",
  { tag: "@scripts" },
  async ({ shop, page }) => {
    const { t, main } = shop;
    await atCheckout(shop);
    await expect(main.getByText(t("checkout:addressHint"))).toBeVisible();
    let loads = 0;
    page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));

    await test.step("it is found, and the form comes back with everything in it", async () => {
      await shop.typeAddress(address, "12");
      await shop.isFor(street);
      await expect(field(shop)).toHaveValue(address);
      await expect(main.getByLabel(t("place:room"), { exact: true })).toHaveValue("12");
      await isKept(shop);
      expect(loads).toBe(0);
    });

    await test.step("another one with the order: what it costs there is shown before anything is ordered", async () => {
      await field(shop).fill(other);
      await field(shop).blur();
      await shop.orderButton.click();
      await expect(main.getByRole("alert")).toContainText(t("checkout:errors.changed"));
      await shop.isFor(other);
      await isKept(shop);
      await shop.orderButton.click();
      await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
    });
  },
);

test("what may be several is asked about in the form", { tag: "@scripts" }, async ({ shop }) => {
  const { t, main } = shop;
  await atCheckout(shop);
  await field(shop).fill(street);
  await check(shop);
  const choices = main.getByRole("group", { name: t("place:matches") }).getByRole("radio");
  await expect(choices.first()).toBeAttached();
  expect(await choices.count()).toBeLessThanOrEqual(7);
  await expect(main.getByRole("alert")).toContainText(t("place:errors.several"));
  await isKept(shop);
  await choices.first().check({ force: true });
  await check(shop);
  await shop.isFor(street);
  await isKept(shop);
});

test("where nobody delivers the nearest restaurant is offered", { tag: "@scripts" }, async ({ shop }) => {
  const { t, main } = shop;
  await atCheckout(shop);
  await field(shop).fill("Оранжерейная улица, 21");
  await check(shop);
  await expect(field(shop)).toHaveAttribute("aria-invalid", "true");
  await expect(field(shop)).toHaveValue("Оранжерейная улица, 21");
  await main.getByRole("button", { name: t("place:unserved.pickUp") }).click();
  await shop.content.getByRole("button", { name: t("place:pickUp") }).click();
  await shop.closed();
  await expect(main.getByRole("heading", { level: 2, name: t("checkout:where.takeaway") })).toBeVisible();
  await isKept(shop);
});
