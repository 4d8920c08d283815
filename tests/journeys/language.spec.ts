import { expect, test } from "../support/journeys/journey";
import { dishName } from "../support/sandbox/seed";
import { wordsOf, type Language } from "../support/app/words";

const names: Record<Language, string> = {
  ru: "Русский",
  en: "English",
  tr: "Türkçe",
  uz: "Oʻzbekcha",
  de: "Deutsch",
  uk: "Українська",
};

test("every language can be chosen for words and dishes, and the visitor stays where they are", async ({
  shop,
  page,
  context,
  baseURL,
}) => {
  await shop.open("spb", "?vegetarian=1&from=100");
  let current: Language = "en";
  for (const next of ["ru", "tr", "uz", "de", "uk", "en"] as const) {
    await shop.settle();
    const menu = shop.scripts ? "summary" : "a[href='#switches']";
    const words = `${wordsOf(current)("common:language")}: ${names[current]}`;
    await page.getByRole("banner").locator(menu).filter({ hasText: words }).click();
    await page.getByRole("button", { name: names[next] }).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      new RegExp(wordsOf(next)("menu:heading", { city: "" }).trim()),
    );
    await expect(page.locator("html")).toHaveAttribute("lang", next);
    const dish = dishName("nori", "avocado-veggie", next);
    await expect(page.getByRole("main").getByRole("heading", { level: 3, name: dish }).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe("?vegetarian=1&from=100");
    current = next;
  }

  if (!shop.scripts) return;
  await test.step("a window goes on whole in its own language after another one has chosen a different one", async () => {
    await shop.settle();
    await context.addCookies([{ name: "language", value: "de", url: baseURL ?? "" }]);
    await page
      .getByRole("banner")
      .getByRole("link", { name: shop.t("common:promotions") })
      .click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(shop.t("promotions:title"));
    await expect(page).toHaveTitle(new RegExp(`^${shop.t("promotions:title")}`));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: shop.t("common:shops") })).toBeVisible();
  });
});
