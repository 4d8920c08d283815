import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.use({ serviceWorkers: "allow" });

test("one press on the order's page, and the browser says when the courier leaves, also while the page is hidden", async ({
  shop,
  page,
  context,
  kitchen,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const order_id = await ready.ordered();
  const ask = main.getByRole("button", { name: t("tracking:notify.ask.delivery") });
  const takeBack = main.getByRole("button", { name: t("tracking:notify.takeBack") });

  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    // Chromium's headless shell grants the permission, does not know of it in the next document, and shows nothing.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    const told = ((window as { told?: unknown[] }).told = []) as unknown[];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data } = {}) =>
      void told.push({ title, body, data: data as unknown });
    const moved = ((window as { moved?: string[] }).moved = []) as string[];
    type Shift = PerformanceEntry & { sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node));
      for (const node of nodes)
        if (document.querySelector("main")?.contains(node ?? null)) moved.push(node?.textContent ?? "");
    }).observe({ type: "layout-shift", buffered: true });
  });

  await test.step("the button comes with the scripts, and nothing moves", async () => {
    await page.goto(`/spb/order/${order_id}/tracking`);
    await expect(ask).toBeVisible();
    expect(await page.evaluate(() => (window as { moved?: string[] }).moved)).toEqual([]);
  });

  await test.step("a press can be taken back, and survives a reload", async () => {
    await ask.click();
    await expect(main.getByText(t("tracking:notify.asked"))).toBeVisible();
    await expect(takeBack).toBeFocused();
    await takeBack.click();
    await expect(ask).toBeFocused();
    await ask.click();
    await expect(takeBack).toBeVisible();
    await page.clock.install();
    await page.reload();
    await expect(takeBack).toBeVisible();
  });

  await test.step("the hidden page says that the courier has left", async () => {
    await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
    await kitchen.move(order_id, "sent");
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(main.getByRole("heading", { level: 1 })).toContainText(t("tracking:now.sent"), { timeout: 3_000 });
    }).toPass();
    const shown = () => page.evaluate(() => (window as { told?: unknown[] }).told);
    await expect.poll(shown).toEqual([
      {
        title: t("tracking:number", { number: order_id }),
        body: expect.stringContaining(t("tracking:now.sent")) as unknown,
        data: `/spb/order/${order_id}/tracking`,
      },
    ]);
    await expect(takeBack).toHaveCount(0);
    await expect(ask).toHaveCount(0);
  });
});
