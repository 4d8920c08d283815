import type { Page } from "@playwright/test";
import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.use({ expected: [/net::ERR_FAILED|status of 503|turbo-stream|decode|SyntaxError/] });

/** At the order form, with a name and a comment that only the form has. */
async function atCheckout(shop: Visitor) {
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await shop.main.getByLabel(shop.t("checkout:username"), { exact: true }).fill("Anna Müller");
  await shop.unfold(shop.t("checkout:comment"));
  await shop.main.getByLabel(shop.t("checkout:comment")).fill("No onions, please");
  await shop.unfold(shop.t("checkout:where.delivery"));
}

async function expectKept({ main, t }: Visitor) {
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue("No onions, please");
}

const changeAddress = ({ main, t }: Visitor) => main.getByRole("button", { name: t("place:saved") }).click();

const failures: [string, (page: Page) => Promise<unknown>][] = [
  ["without network", (page) => page.route("**/*", (route) => route.abort())],
  ["whose scripts are missing", (page) => page.route("**/assets/**", (route) => route.abort())],
  [
    "while the shop is down",
    (page) => page.route("**/*.data?**", (route) => route.fulfill({ status: 503, body: "<h1>Unavailable</h1>" })),
  ],
];

for (const [what, breaks] of failures) {
  test(
    `a modal ${what}: the form below keeps what was typed, and the modal opens later`,
    { tag: "@scripts" },
    async ({ shop, page }) => {
      const { t } = shop;
      await atCheckout(shop);
      await page.waitForLoadState("networkidle");
      await breaks(page);
      await changeAddress(shop);
      const dialog = page.getByRole("dialog", { name: t("common:notOpened.title") });
      await expect(dialog.getByRole("alert")).toContainText(t("common:notOpened.text"));

      await test.step("it can be tried again in vain", async () => {
        await dialog.getByRole("button", { name: t("common:errors.retry") }).click();
        await expect(dialog.getByRole("button", { name: t("common:errors.retry") })).not.toHaveAttribute("aria-busy");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(page).toHaveURL(/\/spb\/checkout$/);
        await expectKept(shop);
      });

      await test.step("it can be tried again", async () => {
        await changeAddress(shop);
        await expect(dialog).toBeVisible();
        await page.unrouteAll();
        await dialog.getByRole("button", { name: t("common:errors.retry") }).click();
        await expect(page.getByRole("dialog", { name: t("place:orderType") })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expectKept(shop);
      });
    },
  );
}

test(
  "the page of a modal that could not be loaded leads back to the form with what was typed",
  { tag: "@scripts" },
  async ({ shop, page }) => {
    const { t } = shop;
    await atCheckout(shop);
    await page.route("**/*", (route) => route.abort());
    await changeAddress(shop);
    await expect(page.getByRole("dialog", { name: t("common:notOpened.title") })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: t("common:notOpened.page") }).click();
    await expect(shop.main.getByRole("heading", { level: 1, name: t("place:orderType") })).toBeVisible();
    await shop.open("spb", "checkout");
    await expectKept(shop);
  },
);
