import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { places } from "../../support/sandbox/seed";

test("the order form does without a bag, and empties the cart, with nothing typed lost", async ({ shop, page }) => {
  const { t, main } = shop;
  const name = main.getByLabel(t("checkout:username"), { exact: true });
  const note = main.getByLabel(t("checkout:comment"));
  const sum = () => shop.orderButton.textContent();

  await test.step("come to the order form", async () => {
    await prepare(shop, "spb").signedIn();
    await shop.open("spb");
    await shop.add("set-philadelphia");
    await shop.open("spb", "order-type");
    const field = main.getByLabel(t("place:address"), { exact: true });
    await field.fill(places.spb.address);
    if (shop.scripts) await page.getByRole("option", { name: places.spb.address }).first().click();
    await main.getByLabel(t("place:room"), { exact: true }).fill("12");
    await main.getByRole("button", { name: t("place:deliverHere") }).click();
    await expect(page).toHaveURL(/\/spb\/$/);
    await shop.settle();
    await shop.toCheckout(1);
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
    await shop.settle();
  });

  await test.step("refuse the bag", async () => {
    await name.fill("Anna");
    await shop.unfold(t("checkout:comment"));
    await note.fill("No onions");
    const before = await sum();
    await main.getByRole("button", { name: t("cart:packages.refuse") }).click();
    await expect(main.getByRole("button", { name: t("cart:packages.take") })).toBeVisible();
    await expect.poll(sum).not.toBe(before);
    await expect(name).toHaveValue("Anna");
    await expect(note).toHaveValue("No onions");
  });

  await test.step("empty the cart", async () => {
    await shop.settle();
    await main.getByRole("button", { name: t("cart:clear"), exact: true }).click();
    await shop.content.getByRole("button", { name: t("cart:clearing.submit") }).click();
    await expect(page).toHaveURL(/\/spb\/$/);
    await expect(shop.card("set-philadelphia")).toBeVisible();
  });
});

test("on a phone no field or link of the order form has the focus under the button that stays at the window's end", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  const covered: string[] = [];
  let visited = 0;
  await shop.main.getByLabel(shop.t("checkout:username"), { exact: true }).focus();
  const order = await shop.orderButton.elementHandle();
  for (let step = 0; step < 80; step++) {
    const seen = await page.evaluate((button) => {
      const at = document.activeElement;
      const bar = button?.parentElement;
      if (!at || !bar || bar.contains(at)) return undefined;
      // Of what is tall, its beginning is enough.
      const { top, height } = at.getBoundingClientRect();
      const isCovered = top + Math.min(height, 40) > bar.getBoundingClientRect().top + 1;
      return { name: at.outerHTML.slice(0, 120), isCovered };
    }, order);
    if (!seen) break;
    visited++;
    if (seen.isCovered) covered.push(seen.name);
    await page.keyboard.press("Tab");
  }
  expect(visited).toBeGreaterThan(12);
  expect(covered).toEqual([]);
});
