import type { Page } from "@playwright/test";
import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.use({ expected: [/net::ERR_FAILED|status of 503|turbo-stream|decode|SyntaxError/] });

const comment = "No onions, please";

async function expectKept({ main, t }: Visitor, name: string) {
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue(name);
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue(comment);
}

const changeAddress = ({ main, t }: Visitor) => main.getByRole("button", { name: t("place:saved") }).click();

/** By the name that is typed while it lasts. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "Anna without network": (page) => page.route("**/*", (route) => route.abort()),
  "Anna without scripts": (page) => page.route("**/assets/**", (route) => route.abort()),
  "Anna without the shop": (page) =>
    page.route("**/*.data?**", (route) => route.fulfill({ status: 503, body: "<h1>Unavailable</h1>" })),
};

test("below a modal that does not open the form keeps what was typed, and the modal opens later, or as a page", async ({
  shop,
  page,
}) => {
  test.slow();
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const dialog = page.getByRole("dialog", { name: t("common:notOpened.title") });
  const again = dialog.getByRole("button", { name: t("common:errors.retry") });
  const fails = async (name: string) => {
    await shop.open("spb", "checkout");
    await main.getByLabel(t("checkout:username"), { exact: true }).fill(name);
    await shop.unfold(t("checkout:comment"));
    await main.getByLabel(t("checkout:comment")).fill(comment);
    await shop.unfold(t("checkout:where.delivery"));
    await page.waitForLoadState("networkidle");
    await failures[name]?.(page);
    await changeAddress(shop);
    await expect(dialog.getByRole("alert")).toContainText(t("common:notOpened.text"));
  };
  const closes = async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  for (const name of Object.keys(failures)) {
    await test.step(`${name}: it can be tried again in vain`, async () => {
      await fails(name);
      await again.click();
      await expect(again).not.toHaveAttribute("aria-busy");
      await closes();
      await expect(page).toHaveURL(/\/spb\/checkout$/);
      await expectKept(shop, name);
    });

    await test.step(`${name}: it can be tried again`, async () => {
      await changeAddress(shop);
      await expect(dialog).toBeVisible();
      await page.unrouteAll();
      await again.click();
      await expect(page.getByRole("dialog", { name: t("place:orderType") })).toBeVisible();
      await closes();
      await expectKept(shop, name);
    });
  }

  await test.step("its page leads back to the form", async () => {
    const name = "Anna without network";
    await fails(name);
    await page.unrouteAll();
    await page.getByRole("link", { name: t("common:notOpened.page") }).click();
    await expect(main.getByRole("heading", { level: 1, name: t("place:orderType") })).toBeVisible();
    await shop.open("spb", "checkout");
    await expectKept(shop, name);
  });
});
