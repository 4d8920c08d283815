import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journeys/journey";
import { modalCases } from "./table";

/** Data and pages that are asked for, from now on; files of the build do not count, nor the menu's one question whether a banner opens. */
function asked(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/(assets|pictures|favicon|manifest)|^\/spb\/offer$/.test(pathname)) seen.push(pathname + search);
  });
  return seen;
}

/** Cards have a listener of the whole grid, every other link of a modal is a component. */
const opensInTab = ["ProductInfoModal", "CitiesModal"];

test("each modal opens over the page and closes without a trace", async ({ shop, page }) => {
  test.slow();
  const dialog = page.getByRole("dialog");
  const requests = asked(page);
  let at: string | undefined;
  for (const [place, { name, page: own, from, before, link, heading, isLate, later = [] }] of modalCases.entries()) {
    const trigger = link(shop);
    const title = heading(shop);
    // The modal before has left no trace of itself on the page that it opened over.
    if (before || at !== from) {
      const visitor = await shop.another(name);
      await before?.(visitor);
      await visitor.open("spb", from);
    }
    at = before ? undefined : from;
    if (isLate) await shop.hydrated(trigger);
    const behind = page.url();
    requests.length = 0;
    const open = async () => {
      const all = Promise.all(later.map((path) => page.waitForRequest(`**/spb/${own}/${path}`)));
      await trigger.click();
      await all;
      await expect(dialog).toHaveCount(1);
      await expect(dialog.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`modal=${name}`));
    };

    await test.step(`${name} is labelled by its title, holds the focus, and loads nothing but itself`, async () => {
      await open();
      await expect(dialog).toHaveAccessibleName(title);
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await expect(page.locator("html")).toHaveClass(/locked/);
      expect(requests.filter((path) => !path.startsWith(`/spb/${own}`))).toEqual([]);
      expect(requests).toHaveLength(1 + later.length);
    });

    const cross = dialog.getByRole("button", { name: shop.t("common:close") }).first();
    const ways = [
      ["Escape", () => page.keyboard.press("Escape")],
      ["its ×", () => cross.click()],
      ["the back button", () => page.goBack()],
    ] as const;
    // All dialogs close by the same code: each way is taken from both kinds of links, and from the others in turn.
    for (const [way, close] of opensInTab.includes(name) ? ways : ways.filter((_, number) => number === place % 3)) {
      await test.step(`${name}: ${way} closes it, the focus returns, the page is as it was`, async () => {
        if ((await dialog.count()) === 0) await open();
        requests.length = 0;
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(behind);
        await expect(trigger).toBeFocused();
        await expect(page.locator("html")).not.toHaveClass(/locked/);
        expect(requests).toEqual([]);
      });
    }

    if (!opensInTab.includes(name)) continue;
    await test.step(`${name}: Ctrl and a click open its page instead`, async () => {
      const newTab = page.context().waitForEvent("page");
      await trigger.click({ modifiers: ["ControlOrMeta"] });
      const tab = await newTab;
      await tab.waitForURL(new RegExp(`/spb/${own}(\\?|$)`), { waitUntil: "commit" });
      await expect(tab.getByRole("main").getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await tab.close();
    });
  }
});

test("a wrong form and a question stay where they were opened", async ({ shop, page }) => {
  const { t } = shop;
  await test.step("a wrong form stays in its modal, with what was typed", async () => {
    await shop.open("spb");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("common:signIn") })
      .click();
    const phone = shop.content.getByLabel(t("account:phone"), { exact: true });
    const alert = shop.content.getByRole("alert");
    await phone.fill("+7 921 12");
    await shop.content.getByRole("button", { name: t("account:getCode") }).click();
    await expect(alert).toBeFocused();
    await expect(alert.getByRole("link", { name: t("account:errors.consent") })).toBeVisible();
    await expect(phone).toHaveValue(/921.*12/);
    await expect(phone).toHaveAttribute("aria-invalid", "true");
  });

  await test.step("a question over the cart leaves the cart open when it is answered with no", async () => {
    await modalCases.find(({ name }) => name === "CartModal")?.before?.(shop);
    await shop.open("spb");
    await shop.openCart(1);
    await shop.theCart.getByRole("link", { name: t("cart:clear"), exact: true }).click();
    const question = page.getByRole("dialog", { name: t("cart:clearing.question") });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(shop.theCart).toBeVisible();
  });
});
