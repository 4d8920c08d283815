import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";
import { shops } from "../support/journeys/shops";

const SPB = 1;
const toSpb = { city_id: SPB, order_type: "delivery" };

/** A world of the sandbox that no other journey looks at, with one order in it. */
async function kitchenWithOrder(page: Page, name: string): Promise<string> {
  const world = `${shops.nori.sandbox}/world/${name}`;
  const api = page.context().request;
  const ask = async (method: string, path: string, data: unknown) => {
    const answer = await api.fetch(world + path, { method, data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return answer.json() as Promise<unknown>;
  };
  await ask("POST", "/console/reset", {});
  await ask("POST", "/console/clock", { now: "2026-11-21T12:00:00Z", rate: 0 });
  await ask("PUT", "/api/cart/add", { product_key: "philadelphia", count: 3, ...toSpb });
  await ask("POST", "/api/user/addresses/set-by-address", { city_id: SPB, address: "Невский 20", room: "12" });
  await ask("POST", "/api/user/login", { city_id: SPB, phone: "79120000088", notify_channel: "sms" });
  const [{ code = "" } = {}] = (await (await api.get(`${world}/console/outbox.json`)).json()) as { code?: string }[];
  await ask("POST", "/api/user/check-verification-code", { code });
  // The longest name of all calls.
  await ask("POST", "/api/feedback/unavailable-delivery-address", {
    coordinates: { latitude: 59.9, longitude: 30.3 },
    city_id: SPB,
    phone: "79120000088",
  });
  await ask("POST", "/api/order/create", { ...toSpb, phone: "79120000088", username: "Anna", payment_type: "cash" });
  return world;
}

test("somebody plays the kitchen on the sandbox's console", { tag: "@both" }, async ({ page, shop }, { project }) => {
  const world = await kitchenWithOrder(page, `console-${project.name.replace(/\W+/g, "-")}`);
  await page.goto(`${world}/`);
  await expect(page.getByRole("heading", { name: "Sandbox nori" })).toBeVisible();
  if (shop.scripts)
    expect(
      (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
      ),
    ).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    "nothing to scroll sideways",
  ).toBeLessThanOrEqual(0);

  const orders = page.getByRole("region", { name: "Orders" });
  await orders.getByRole("button", { name: /: cooking$/ }).click();
  await expect(orders.locator(".status")).toHaveText("cooking");
  await expect(orders.getByRole("button", { name: /: cooking$/ })).toHaveCount(0);

  const clock = page.getByRole("region", { name: "The clock" });
  await clock.getByRole("button", { name: "+1 h" }).click();
  await expect(clock.getByText("21.11. 13:00:00 UTC")).toBeVisible();

  const faults = page.getByRole("region", { name: "Faults" });
  await faults.getByRole("combobox", { name: "Call", exact: true }).selectOption("shops");
  await faults.getByRole("combobox", { name: "What it does" }).selectOption("is down: 503");
  await faults.getByRole("spinbutton", { name: "For the next calls" }).fill("1");
  await faults.getByRole("button", { name: "Add a fault" }).click();
  await expect(faults.getByText("shops: 503, once")).toBeVisible();
  expect((await page.context().request.get(`${world}/api/shops?city_id=${SPB}`)).status()).toBe(503);
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(faults.getByText("All is well.")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Last requests" }).getByRole("row", { name: /shops.*503/ }),
  ).toBeVisible();

  const stops = page.getByRole("region", { name: "Stops" });
  await stops.getByRole("combobox", { name: "Dishes to stop" }).selectOption("Philadelphia roll");
  await stops.getByRole("button", { name: "Stop (dishes)" }).click();
  await expect(page).toHaveURL(/#stops$/);
  const dish = async () => {
    const menu = await page.context().request.post(`${world}/api/products`, { data: toSpb });
    const { product_groups } = (await menu.json()) as {
      product_groups: { products: { key: string; type: string }[] }[];
    };
    return product_groups.flatMap(({ products }) => products).find(({ key }) => key === "philadelphia")?.type;
  };
  expect(await dish()).toBe("stop");
  await stops.getByRole("button", { name: "Open Philadelphia roll", exact: true }).click();
  await expect(stops.getByRole("button", { name: "Open Philadelphia roll", exact: true })).toHaveCount(0);
  expect(await dish()).toBe("default");

  await page.getByRole("link", { name: "API docs" }).click();
  await expect(page.getByText("/api/cart/set-interval").first()).toBeVisible();
  if (shop.scripts) await expect(page.getByRole("button", { name: "Authorize" })).toBeVisible();
});
