import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.afterEach(({ kitchen }) => kitchen.heal());

/** Lets minutes pass until the page asks for its times: at the first one it may not listen yet, and its mark of that needs a clock of its own. */
async function aMinuteLater(page: Page) {
  await expect(async () => {
    const [asked] = await Promise.all([
      page.waitForResponse("**/spb/checkout/times*", { timeout: 3_000 }),
      page.clock.fastForward(61_000),
    ]);
    expect(asked.status()).toBe(200);
  }).toPass();
}

test("a time that fills up while the order form is open is taken away, and everything else stays as it is", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await page.clock.install();
  await page.goto("/spb/checkout", { waitUntil: "domcontentloaded" });
  await shop.unfold(t("checkout:when"));
  const times = main.getByRole("group", { name: t("checkout:when"), exact: true });
  const slot = times.getByRole("radio", { disabled: false }).nth(1);
  const interval = (await slot.getAttribute("value")) ?? "";
  const mine = times.locator(`input[value="${interval}"]`);
  // The page may still be moving under the first press.
  await expect(() => slot.check({ force: true, timeout: 3_000 })).toPass();
  await kitchen.fill("spb", interval);

  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
  const comment = main.getByLabel(t("checkout:comment"));
  await shop.unfold(t("checkout:comment"));
  await comment.fill("No onions, please");
  const pages: string[] = [];
  page.on("request", (request) => void (request.isNavigationRequest() && pages.push(request.url())));
  await aMinuteLater(page);

  const said = main.getByRole("alert").filter({ hasText: t("checkout:gone.time", { time: "" }).trim() });
  await expect(said).toBeVisible();
  await expect(mine).toBeDisabled();
  await expect(mine).not.toBeChecked();
  await expect(comment).toBeFocused();
  await expect(comment).toHaveValue("No onions, please");
  expect(pages).toEqual([]);

  const other = times.getByRole("radio", { disabled: false }).nth(1);
  const second = (await other.getAttribute("value")) ?? "";
  const chosen = times.locator(`input[value="${second}"]`);
  await other.check({ force: true });
  await expect(said).toHaveCount(0);
  await aMinuteLater(page);
  await expect(chosen).toBeChecked();

  // Choosing on does not bring back what has gone.
  await times.getByRole("radio", { disabled: false }).nth(1).check({ force: true });
  await expect(mine).toBeDisabled();
  await chosen.check({ force: true });
  await expect(mine).toBeDisabled();
  await expect(chosen).toBeChecked();

  // One who is at the very time that goes is left at the question.
  await chosen.focus();
  await kitchen.fill("spb", second);
  await aMinuteLater(page);
  await expect(chosen).toBeDisabled();
  await expect(times).toBeFocused();
  await main.getByText(t("checkout:asap")).first().click();
  await shop.orderButton.click();
  await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
});
