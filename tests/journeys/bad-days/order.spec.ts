import { expect, test, type Visitor } from "../../support/journeys/journey";
import { like } from "../../support/app/words";
import { prepare } from "../../support/journeys/prepare";

const MINUTE = 60_000;

async function ordered(shop: Visitor) {
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  return ready.ordered();
}

test("an order is followed until it is done, and its courier from the kitchen to the door", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const order_id = await ordered(shop);
  await shop.open("spb", `order/${order_id}/tracking`);
  const headline = main.getByRole("heading", { level: 1 });
  const steps: [number, string][] = [
    [0, t("tracking:now.accepted")],
    [0.8, t("tracking:now.cooking")],
    [1.6, t("tracking:now.sent")],
    [2.5, t("tracking:done.delivery")],
  ];
  for (const [minutes, words] of steps) {
    await kitchen.advance(minutes * MINUTE);
    const update = main
      .getByRole("link", { name: t("tracking:refresh.now") })
      .or(main.getByRole("button", { name: t("tracking:refresh.now") }));
    // The page also renews itself: the link may be gone before it is pressed, since an order that is done has none.
    await expect(async () => {
      if (minutes && (await update.isVisible())) await update.click({ timeout: 2_000 });
      await expect(headline).toContainText(words, { timeout: 5_000 });
    }).toPass();
    const way = main.getByText(like(t("tracking:courier.away", { distance: "§" }))).first();
    const map = main.getByRole("img", { name: t("tracking:map.courier") });
    if (words !== t("tracking:now.sent")) {
      await expect(way).toBeHidden();
      await expect(map).toBeHidden();
      continue;
    }
    await expect(map).toBeVisible();
    const before = await way.innerText();
    await kitchen.advance(0.3 * MINUTE);
    await main.getByRole("link", { name: t("tracking:refresh.now") }).click();
    await expect(way).not.toHaveText(before);
    await expect(main.getByRole("img", { name: like(t("tracking:courier.name", { distance: "§" })) })).toBeVisible();
  }
  await expect(main.getByRole("link", { name: t("tracking:cancel") })).toHaveCount(0);
  await page.goto(`/spb/order/${order_id}/cancel`);
  await expect(main.getByRole("button", { name: t("tracking:cancelYes") })).toHaveCount(0);
});
