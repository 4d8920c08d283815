import type { Page } from "@playwright/test";

/**
 * Makes every declaration with a custom property invalid, as it is where they are unknown, and lets the page import the sheet that only such
 * browsers load (docs/decisions/0012-fallbacks-for-old-browsers.md). They run no scripts of ours.
 */
export async function forgetCustomProperties(page: Page) {
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.fallback();
    const response = await route.fetch();
    const text = (await response.text()).replaceAll("var(--", "unknown(--").replaceAll(":focus-within{}", "");
    // The policy has the hashes of the styles as they were.
    const headers = { ...response.headers(), "content-security-policy": "" };
    const body = text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
    return route.fulfill({ response, headers, body });
  });
}
