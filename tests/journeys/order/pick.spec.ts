import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { like } from "../../support/app/words";

/** A crossing in the middle of the first zone. */
const START = "59.93110,30.34560,16";

test("an address is picked on our map, with the keys, and the order form shows it", async ({ shop, page }) => {
  const { t, main } = shop;
  // Beside the map the door is asked for at once; a phone asks on its next page.
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.signedIn();
  await shop.open("spb", `address/map?${new URLSearchParams({ return_to: "/spb/checkout", map: START })}`);
  const map = main.getByRole("region", { name: t("maps:label") });
  const pin = main.getByRole("status").filter({ has: page.getByRole("heading", { level: 2 }) });

  await test.step("the map is moved, and what is under the pin is said", async () => {
    await expect(pin).toBeVisible();
    await map.getByRole("group", { name: t("maps:keys") }).focus();
    const looked = page.waitForResponse(/\/address\/spot\?/);
    await page.keyboard.press("ArrowRight");
    await looked;
    await expect(main.getByText(t("pick:looking"))).toHaveCount(0);
  });

  await test.step("the browser says where the visitor is: on a press only, and what it does not say is said", async () => {
    const context = page.context();
    const whereAmI = main.getByRole("button", { name: t("pick:whereAmI") });
    await whereAmI.click();
    await expect(main.getByText(t("pick:whereTrouble.refused"))).toBeVisible();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 55.75, longitude: 37.62 });
    await whereAmI.click();
    await expect(main.getByText(t("pick:whereTrouble.away"))).toBeVisible();
    await context.setGeolocation({ latitude: 59.9345, longitude: 30.3351 });
    const beside = main.getByText(t("pick:near")).getByRole("link").first();
    const before = (await beside.textContent()) ?? "";
    await whereAmI.click();
    await expect(beside).not.toHaveText(before);
    await expect(page).toHaveURL(/map=59\.9345\d*%2C30\.3351/);
  });

  await test.step("a house beside the pin, and it is delivered to", async () => {
    await expect(pin).toBeVisible();
    const near = main.getByText(t("pick:near")).getByRole("link").first();
    const address = (await near.textContent())?.trim() ?? "";
    await near.click();
    await expect(pin.getByRole("heading", { name: address })).toBeVisible();
    await expect(pin).toContainText(like(t("place:servedIn", { time: "§" })));
    const room = main.getByLabel(t("place:room"), { exact: true });
    if (isWide) await room.fill("12");
    else await expect(room).toBeHidden();
    await main.getByRole("button", { name: t("place:deliverHere") }).click();
    await expect(page).toHaveURL(/\/spb\/checkout/);
    await expect(main.getByLabel(t("place:address"), { exact: true })).toHaveValue(
      address.replace(/[^\p{L}\d\-/.,\s]/gu, " ").replace(/\s+/g, " "),
    );
    await expect(main.getByLabel(t("place:room"), { exact: true })).toHaveValue(isWide ? "12" : "");
  });
});
