import { expect, test } from "../support/journeys/journey";

// A trace has the browser style all cards, and fetch their backgrounds.
test.use({ trace: "off" });

test("the pictures near the window are fetched, with scripts and without, and the others when they come near", async ({
  shop,
  page,
}) => {
  const seen: string[] = [];
  page.on("request", (request) => request.url().includes("/pictures/") && seen.push(request.url()));
  await shop.open("spb");
  await page.waitForLoadState();
  expect(seen.length).toBeGreaterThan(8);
  // Of 14 kB each: 400 kB in all (decision 0013).
  expect(seen.length).toBeLessThan(28);
  // Not by role, which styles cards out of sight.
  expect(await page.locator("h3").count()).toBeGreaterThan(150);
  const last = page.waitForRequest(/\/pictures\/.*\/wasabi-portion/);
  await page.goto("/spb/#group-sauces");
  await last;
});
