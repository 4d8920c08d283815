import type { Page } from "@playwright/test";
import { expect, test, type Visitor } from "../support/journeys/journey";

const openCalifornia = (shop: Visitor) =>
  shop
    .card("california")
    .getByRole("link", { name: shop.dish("california") })
    .first()
    .click();

/** The round buttons at the upper corners of a dish. */
const roundButtons = (page: Page, place: "dialog" | "main article") =>
  page.evaluate(
    (part) =>
      [...document.querySelectorAll(`${part} a[href], ${part} button`)].flatMap((button) => {
        const { left, right, width, height, top } = button.getBoundingClientRect();
        const isRound = getComputedStyle(button).borderRadius === "50%";
        const isOver = top < innerHeight && button.checkVisibility({ visibilityProperty: true });
        const edge = Math.min(left, document.body.offsetWidth - right);
        return isRound && isOver && edge <= 40 ? [`${width} × ${height}, ${edge} from the edge`] : [];
      }),
    place,
  );

test(
  "the dishes of a group, one after the other: arrow keys or swipes, Back leaves the dish, its address is copied",
  { tag: "@phone" },
  async ({ shop, page }) => {
    const { t } = shop;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await shop.open("spb");
    await openCalifornia(shop);
    const dialog = page.getByRole("dialog");
    const title = dialog.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(shop.dish("california"));
    await expect(dialog.getByRole("link", { name: t("product:share.label") })).toBeVisible();

    const turn = (direction: "ArrowLeft" | "ArrowRight") =>
      title.evaluate(
        (target, [from, to]) => {
          const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
          const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
            target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
          send("touchstart", [touch(from)], [touch(from)]);
          send("touchend", [], [touch(to)]);
        },
        direction === "ArrowLeft" ? ([100, 300] as const) : ([300, 100] as const),
      );
    await turn("ArrowLeft");
    await expect(title).toHaveText(shop.dish("philadelphia-light"));
    await turn("ArrowRight");
    await expect(title).toHaveText(shop.dish("california"));

    await dialog.getByRole("link", { name: t("product:share.label") }).click();
    await expect(dialog.getByText(t("product:share.copied"))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/spb\/product\/california$/);

    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/spb\/$/);

    await test.step("the round buttons over its picture have one size and one edge", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await shop.open("spb", "product/california");
      expect(new Set(await roundButtons(page, "main article"))).toEqual(new Set(["48 × 48, 16 from the edge"]));
      await shop.open("spb");
      await openCalifornia(shop);
      await expect(dialog.getByRole("link", { name: t("product:share.label") })).toBeVisible();
      expect(new Set(await roundButtons(page, "dialog"))).toEqual(new Set(["48 × 48, 16 from the edge"]));
    });
  },
);
