import type { Page } from "@playwright/test";

/** A slow net: requests to these addresses are held until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
    return released;
  };
}
