import type { BrowserContext } from "@playwright/test";
import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { dishName } from "../../support/sandbox/seed";

const dish = (key: string) => dishName("nori", key, "en");

/** The host's cart with an address, opened to others. Answers the link. */
async function opened(shop: Visitor): Promise<string> {
  const { main, t } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "cart");
  await main.getByRole("link", { name: t("cart:together.open") }).click();
  await main.getByLabel(t("group:name"), { exact: true }).fill("Anna");
  await main.getByRole("button", { name: t("group:none.open") }).click();
  const link = main.getByRole("link", { name: /\/spb\/together\/[\w-]{23}$/ });
  await expect(main.getByRole("img", { name: t("group:link.qr") })).toBeVisible();
  return (await link.getAttribute("href")) ?? "";
}

/** A guest in a browser of their own. */
async function guestOf(context: BrowserContext, shop: Visitor, link: string, name: string) {
  const page = await context.newPage();
  await page.goto(link);
  const { t } = shop;
  await page.getByLabel(t("group:name"), { exact: true }).fill(name);
  await page.getByRole("button", { name: t("group:join.go") }).click();
  await expect(page.getByText(t("group:joined"))).toBeVisible();
  return page;
}

test("two fill one basket, each sees what is whose, and the host's order says who owes what", async ({
  shop,
  page,
  browser,
  contextOptions,
}) => {
  const { main, t } = shop;
  const link = await opened(shop);
  const context = await browser.newContext(contextOptions);
  const guest = await guestOf(context, shop, link, "Boris");
  const more = guest.getByRole("button", { name: t("menu:more", { name: dish("tom-yum") }) });
  await guest.getByRole("button", { name: `${dish("tom-yum")}: ${t("menu:add")}`, exact: true }).click();
  await expect(more.first()).toBeVisible();

  await test.step("the guest sees both, changes only their own, and orders nothing", async () => {
    await guest.goto("/spb/together");
    const own = guest.getByRole("listitem").filter({ hasText: "Boris" }).first();
    await expect(own.getByRole("link", { name: dish("tom-yum"), exact: true })).toBeVisible();
    const hosts = guest.getByRole("listitem").filter({ hasText: "Anna" }).first();
    await expect(hosts.getByText(dish("set-philadelphia"))).toBeVisible();
    await expect(hosts.getByRole("button")).toHaveCount(0);
    const sum = own.locator("b").first();
    const before = await sum.innerText();
    await own.getByRole("button", { name: t("menu:more", { name: dish("tom-yum") }) }).click();
    // Sooner than the page asks by itself.
    await expect(sum).not.toHaveText(before, { timeout: 6000 });
    await guest.goto("/spb/checkout");
    await expect(guest).toHaveURL(/\/spb\/together$/);
  });

  await test.step("the host's page asks by itself, and its header has the dishes of all", async () => {
    await expect(main.getByText(dish("tom-yum")).first()).toBeVisible({ timeout: 20_000 });
    await expect(shop.cartLink(3)).toBeVisible();
    await expect(main.getByRole("status").filter({ hasText: /^Boris: / })).toHaveCount(1);
  });

  await test.step("while the host is ordering, the guest's counters are off and say why, and afterwards they work again", async () => {
    await main.getByRole("button", { name: t("group:go.lock") }).click();
    await expect(main.getByRole("button", { name: t("group:go.unlock") })).toBeVisible();
    const locked = guest.getByRole("main").getByRole("button", { name: t("group:locked") });
    for (const path of ["cart", ""]) {
      await guest.goto(`/spb/${path}`);
      await expect(locked.first()).toBeDisabled();
      await expect(locked.nth(1)).toBeDisabled();
      await expect(more).toHaveCount(0);
    }
    await main.getByRole("button", { name: t("group:go.unlock") }).click();
    await expect(main.getByRole("button", { name: t("group:go.lock") })).toBeVisible();
    await locked.last().click({ force: true });
    // Nobody types another address in the moment of a press.
    const sent = guest.waitForResponse("**/cart/data");
    await more.first().click();
    await sent;
    await guest.goto("/spb/cart");
    await expect(guest.getByText("3", { exact: true }).first()).toBeVisible();
  });

  await test.step("the order says who owes what", async () => {
    await main.getByRole("link", { name: t("group:go.checkout") }).click();
    await expect(main.getByText(dish("tom-yum")).first()).toBeVisible();
    await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
    await shop.orderButton.first().click();
    await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
    await shop.open("spb", "together");
    await expect(main.getByLabel(t("group:shares.text"))).toHaveValue(/Anna: .*\n.*Boris: /s);
    await guest.goto("/spb/together");
    await expect(guest.getByText("Boris").first()).toBeVisible();
  });
  await context.close();
});

test("a removed guest reads that they are none any more, and the host's way to the order form stays in sight", async ({
  shop,
  page,
  browser,
  contextOptions,
}) => {
  const { main, t } = shop;
  const link = await opened(shop);
  const context = await browser.newContext(contextOptions);
  const guest = await guestOf(context, shop, link, "Boris");

  await test.step("the link of a removed guest is worth nothing", async () => {
    await page.reload();
    await shop.settle();
    await main.getByRole("link", { name: t("group:people.removeOne", { name: "Boris" }) }).click();
    // Until the question is there, the words of its button also find those that remove dishes.
    await expect(
      main.getByRole("heading", { level: 1, name: t("group:out.remove.title", { name: "Boris" }) }),
    ).toBeVisible();
    await main.getByRole("button", { name: t("group:out.remove.submit") }).click();
    await expect(main.getByText("Boris")).toHaveCount(0);
    await guest.getByRole("button", { name: `${dish("tom-yum")}: ${t("menu:add")}`, exact: true }).click();
    await expect(guest.getByText(t("group:removed")).first()).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByRole("heading", { level: 1, name: t("group:join.overTitle") })).toBeVisible();
    await context.close();
  });

  await test.step("below the dishes of many the order form is one press away", async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await prepare(shop, "spb").cart("philadelphia", "tom-yum", "set-maki");
    await shop.open("spb", "together");
    await expect(main.getByRole("button", { name: t("group:go.lock") })).not.toBeInViewport();
    await expect(main.getByRole("link", { name: t("group:go.checkout") })).toBeInViewport({ ratio: 1 });
  });
});
