import type { Locator } from "@playwright/test";
import { hold } from "../support/journeys/held";
import { expect, test, type Visitor } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

/** Built script files; the page's own inline scripts run. */
const SCRIPTS = /\/assets\/.*\.js/;

const PIZZA = "pizza-margherita";

test("what was chosen before the scripts arrived stays, signed out", async ({ shop, page }) => {
  for (const path of ["feedback", "login"]) await holdsWhatIsChosen(shop, path);

  await shop.open("spb");
  await page.request.post("/spb/login", {
    form: { intent: "phone", phone: shop.phone().typed, notify_channel: "sms", privacy_policy: "1" },
    maxRedirects: 0,
    headers: shop.languageHeader,
  });
  await holdsWhatIsChosen(shop, "login", "the digits of a code");
});

test("what was chosen before the scripts arrived stays, signed in", async ({ shop }) => {
  await (await (await prepare(shop, "spb").cart("philadelphia")).address()).signedIn();
  for (const path of ["", "intervals", "order-type", "address", "checkout", "profile?tab=profile"])
    await holdsWhatIsChosen(shop, path);
});

test("a dish has the price of what was chosen before the scripts arrived, and gets into the cart so", async ({
  shop,
}) => {
  await holdsWhatIsChosen(shop, `product/${PIZZA}`);
  // Two, each 529 with another dough for 129 and three extras for 89, 59 and 49.
  const sum = /1\s710/;
  await shop.main.getByRole("button", { name: sum }).click();
  await shop.openCart(2);
  const line = shop.theCart
    .getByRole("list", { name: shop.t("cart:list") })
    .getByRole("listitem")
    .first();
  await expect(line).toContainText(sum);
});

async function holdsWhatIsChosen(shop: Visitor, path: string, what = path || "menu") {
  const { page } = shop;
  await test.step(what, async () => {
    const release = await hold(page, SCRIPTS);
    await page.goto(`/spb/${path}`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    const before = await entries(shop.main);
    await changeAll(shop.main);
    const chosen = await entries(shop.main);
    expect(chosen, "nothing was changed").not.toEqual(before);
    await release();
    await shop.settle();
    await page.waitForLoadState("networkidle");
    expect(await entries(shop.main)).toEqual(chosen);
    await page.unroute(SCRIPTS);
  });
}

/** The names and values that the forms would send. Phones are compared by their last digits, because they are formatted. */
const entries = (main: Locator) =>
  main.locator("form").evaluateAll((forms) =>
    (forms as HTMLFormElement[]).flatMap((form) =>
      [...new FormData(form)].flatMap(([name, value]) => {
        // The menu's filters are applied once scripts run, which changes the way back.
        if (name === "return_to") return [];
        return [
          name === "phone" ? `${name}=${String(value).replace(/\D/g, "").slice(-7)}` : `${name}=${String(value)}`,
        ];
      }),
    ),
  );

/** Gives every control that a visitor can see and use another value, as input does before hydration. */
const changeAll = (main: Locator) =>
  main.evaluate((root) => {
    for (const details of root.querySelectorAll("details")) details.open = true;
    const texts: Record<string, string> = { tel: "9211234", email: "early@example.com", search: "ro" };
    const groups = new Set<string>();
    const all = root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      "input:not([type=hidden], [type=file], [type=submit]), select, textarea",
    );
    for (const control of [...all].reverse()) {
      if (control.matches(":disabled, [readonly], [aria-disabled=true]") || !control.checkVisibility()) continue;
      if (control instanceof HTMLSelectElement) {
        const other = [...control.options].findLastIndex(({ disabled, selected }) => !disabled && !selected);
        if (other >= 0) control.selectedIndex = other;
        control.dispatchEvent(new Event("change", { bubbles: true }));
      } else if (control instanceof HTMLInputElement && control.type === "radio") {
        if (control.checked || groups.has(control.name)) continue;
        groups.add(control.name);
        control.click();
      } else if (control.type === "checkbox") control.click();
      else {
        const isNumeric = control.inputMode === "numeric" && control.type !== "tel";
        if (control instanceof HTMLInputElement && control.type === "number") control.stepUp();
        else control.value = texts[control.type] ?? (isNumeric ? "12" : "Early");
        control.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    }
  });
