import { hold } from "../support/journeys/held";
import { expect, test, type Visitor } from "../support/journeys/journey";

const openCalifornia = (shop: Visitor) =>
  shop
    .card("california")
    .getByRole("link", { name: shop.dish("california") })
    .first()
    .click();

test(
  "the dishes of a group, one after the other: arrow keys or swipes, Back leaves the dish, its address is copied",
  { tag: "@phone" },
  async ({ shop, page, hasTouch }) => {
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
      hasTouch
        ? title.evaluate(
            (target, [from, to]) => {
              const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
              const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
                target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
              send("touchstart", [touch(from)], [touch(from)]);
              send("touchend", [], [touch(to)]);
            },
            direction === "ArrowLeft" ? ([100, 300] as const) : ([300, 100] as const),
          )
        : page.keyboard.press(direction);
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
  },
);

test("the round buttons over its picture have one size and one edge", { tag: "@phone" }, async ({ shop, page }) => {
  const boxes = (dialog: boolean) =>
    page.evaluate(
      (place) =>
        [...document.querySelectorAll(`${place} a[href], ${place} button`)].flatMap((button) => {
          const { left, right, width, height, top } = button.getBoundingClientRect();
          const isRound = getComputedStyle(button).borderRadius === "50%";
          const isOver = top < innerHeight && button.checkVisibility({ visibilityProperty: true });
          if (!isRound || !isOver || Math.min(left, document.body.offsetWidth - right) > 40) return [];
          return [`${width} × ${height}, ${Math.min(left, document.body.offsetWidth - right)} from the edge`];
        }),
      dialog ? "dialog" : "main article",
    );
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open("spb", "product/california");
  expect(new Set(await boxes(false))).toEqual(new Set(["48 × 48, 16 from the edge"]));
  await shop.open("spb");
  await openCalifornia(shop);
  await expect(page.getByRole("dialog").getByRole("link", { name: shop.t("product:share.label") })).toBeVisible();
  expect(new Set(await boxes(true))).toEqual(new Set(["48 × 48, 16 from the edge"]));
});

test(
  "on a slow net its dialog shows at once the name and the price of its card",
  { tag: "@desktop" },
  async ({ shop, page }) => {
    await shop.open("spb");
    const release = await hold(page, /\/product\/california.*data/);
    const card = shop.card("california");
    const price = (await card.locator("div > b").innerText()).trim();
    await card
      .getByRole("link", { name: shop.dish("california") })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: shop.dish("california") });
    const title = dialog.getByRole("heading", { level: 1 });
    await expect(dialog.getByText(price, { exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: shop.t("product:add") })).toHaveCount(0);
    const before = await title.boundingBox();
    await release();
    await expect(dialog.getByRole("button", { name: shop.t("product:add") })).toBeVisible();
    expect((await title.boundingBox())?.x).toBe(before?.x);
  },
);
