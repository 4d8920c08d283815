import type { Page } from "@playwright/test";
import { hold } from "../support/journeys/held";
import { expect, test, type Visitor } from "../support/journeys/journey";
import { like } from "../support/app/words";
import { prepare } from "../support/journeys/prepare";

const roll = "set-maki";

/** Requests that change the cart, from now on. */
function changes(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/cart/.test(request.url())) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

test("no click is lost, however fast or early it comes", async ({ shop, page }) => {
  test.slow();
  const { t } = shop;

  await test.step("five fast clicks make the right count in at most two requests", async () => {
    /** What those who listen are told once the kitchen has it. */
    const confirmed = (n: number) =>
      page.getByRole("status").filter({ hasText: t("cart:news.count", { name: shop.dish(roll), n }) });
    await shop.open("spb");
    await shop.add(roll);
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(confirmed(1)).toHaveCount(1);
    const sent = changes(page);
    await shop.more(roll).click({ clickCount: 5 });
    await expect(shop.cartLink(6)).toBeVisible();
    await expect(confirmed(6)).toHaveCount(1);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(2);
    await page.reload();
    await expect(shop.cartLink(6)).toBeVisible();
  });

  await test.step("before the page is hydrated", async () => {
    const early = await shop.another("who is early");
    await page.goto("/spb/", { waitUntil: "commit" });
    await early
      .card(roll)
      .getByRole("button", { name: new RegExp(`(^|: )${t("menu:add")}$`) })
      .click();
    await expect(early.cartLink(1)).toBeVisible();
  });

  await test.step("not answered yet when another page is opened by hand", async () => {
    const hasty = await shop.another("who is hasty");
    const neverAnswered = () => undefined;
    await page.route("**/cart/data", neverAnswered, { times: 1 });
    await hasty.open("spb");
    const dishes = [roll, "lemonade-citrus"];
    for (const dish of dishes) {
      await hasty.add(dish);
      await expect(hasty.more(dish)).toBeVisible();
    }
    await page.goto("/spb/cart");
    await expect(hasty.cartLink(2)).toBeVisible();
    for (const dish of dishes) await expect(hasty.main).toContainText(hasty.dish(dish));
    await page.reload();
    await expect(hasty.cartLink(2)).toBeVisible();
  });

  await test.step("in the moment when hydration begins", async () => {
    const exact = await shop.another("who is exact");
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
        if (this instanceof Element && args[0] === "click") queueMicrotask(() => document.body.click());
        return listen.apply(this, args);
      } as typeof listen;
    });
    await exact.open("spb");
    await exact.add(roll);
    await expect(exact.cartLink(1)).toBeVisible();
  });
});

test("on a slow net the cart opens at once with the lines that the page knows, which do not move", async ({
  shop,
  page,
}) => {
  await prepare(shop, "spb").cart(roll, "lemonade-citrus");
  await shop.open("spb");
  await opensWithItsLines(shop, 2);

  await test.step("on a phone, with one first dish", async () => {
    const caller = await shop.another("with a phone");
    await page.setViewportSize({ width: 390, height: 844 });
    await caller.open("spb");
    await caller.add(roll);
    await expect(caller.cartLink(1)).toContainText("₽");
    await opensWithItsLines(caller, 1);
  });
});

async function opensWithItsLines(shop: Visitor, count: number) {
  const { page, t } = shop;
  const release = await hold(page, /\/cart\.data/);
  await shop.cartLink(count).click();
  const dialog = page.getByRole("dialog", { name: t("cart:title") });
  const line = dialog
    .getByRole("list", { name: t("cart:list") })
    .getByRole("listitem")
    .first();
  await expect(line).toContainText(shop.dish(roll));
  await expect(dialog.getByRole("link", { name: t("cart:go.no_address") })).toBeVisible();
  // The dialog moves in first.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const before = await line.boundingBox();
  await release();
  await expect(dialog.getByText(t("offers:promocode.label")).first()).toBeVisible();
  expect(await line.boundingBox()).toEqual(before);
}

test("in the cart itself counts change down to nothing, and a dish saves another choice", async ({ shop, page }) => {
  const { t } = shop;
  await prepare(shop, "spb").cart(roll, "philadelphia");
  await shop.open("spb", "cart");
  const lines = shop.main.getByRole("list", { name: t("cart:list") }).getByRole("listitem");
  const name = shop.dish(roll);
  const line = lines.filter({ hasText: name });
  await line.getByRole("button", { name: t("cart:line.more", { name }) }).click();
  await expect(shop.cartLink(3)).toBeVisible();
  await line.getByRole("button", { name: t("cart:line.less", { name }) }).click();
  await expect(shop.cartLink(2)).toBeVisible();
  await line.getByRole("button", { name: t("cart:line.remove", { name }) }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(line).toHaveCount(0);

  const rice = (id: string) => shop.content.locator(`input[value="${id}"]`);
  for (const [before, next] of [
    ["rice-classic", "rice-no-sugar"],
    ["rice-no-sugar", "rice-classic"],
  ] as const) {
    await shop.settle();
    await lines.getByRole("link", { name: shop.dish("philadelphia"), exact: true }).click();
    await expect(rice(before)).toBeChecked();
    await rice(next).check({ force: true });
    await shop.content.getByRole("button", { name: t("product:save") }).click();
    await expect(rice(next)).toHaveCount(0);
    await expect(lines).toHaveCount(1);
  }
  await expect(shop.cartLink(1)).toBeVisible();
});

test("a promo code is applied, stops counting, and is taken back", async ({ shop }) => {
  const { t } = shop;
  await prepare(shop, "spb").cart("set-philadelphia", roll);
  await shop.page.request.post("/spb/cart/data", { form: { "count.set-philadelphia": "2", answer: "data" } });
  await shop.open("spb", "cart?promocode=FEAST20");
  const code = shop.main.getByRole("group", { name: t("offers:promocode.label") });
  const off = code.getByText(t("offers:promocode.off", { sum: "§" }).split("§")[0] ?? "");
  const discount = shop.main.getByText(t("cart:receipt.promocode"), { exact: true });
  const field = code.getByRole("textbox", { name: t("offers:promocode.label") });
  await expect(field).toHaveValue("FEAST20");
  await expect(discount).toHaveCount(0);
  await field.fill("KAZAN15");
  await code.getByRole("button", { name: t("offers:promocode.apply") }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("KAZAN15");
  await field.fill("feast20");
  await field.press("Enter");
  await expect(off).toBeVisible();
  await expect(discount).toBeVisible();
  await shop.page.request.post("/spb/cart/data", { form: { "count.set-philadelphia": "1", answer: "data" } });
  await shop.open("spb", "cart");
  await expect(code).toContainText("FEAST20");
  await expect(off).toHaveCount(0);
  await expect(discount).toHaveCount(0);
  await code.getByRole("button", { name: t("offers:promocode.forget") }).click();
  await expect(code).not.toContainText("FEAST20");
});

test("points are written off, follow a dish that is removed, are turned off, and count against a code that saves less", async ({
  shop,
}) => {
  const { t, main } = shop;
  await (await (await prepare(shop, "spb").cart("lemonade-citrus", "philadelphia")).address()).signedIn();
  await shop.open("spb", "cart");
  const [title = ""] = t("offers:points.use", { count: 2, n: "§" }).split("§");
  const points = main.getByRole("switch");
  const row = main.getByText(t("cart:receipt.bonuses"), { exact: true });
  const off = main.getByText("−300\u00a0₽");
  await expect(points).toHaveAccessibleName(new RegExp(title.trim()));
  await expect(points).toHaveAttribute("aria-checked", "false");
  await expect(row).toHaveCount(0);
  await points.click();
  await expect(points).toHaveAttribute("aria-checked", "true");
  await expect(off).toBeVisible();
  await main.getByRole("button", { name: t("cart:line.remove", { name: shop.dish("philadelphia") }) }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(points).toHaveAttribute("aria-checked", "true");
  await expect(off).toHaveCount(0);
  await expect(row).toBeVisible();
  await points.click();
  await expect(points).toHaveAttribute("aria-checked", "false");
  await expect(row).toHaveCount(0);

  await test.step("a code that saves less asks which to keep", async () => {
    const other = await shop.another("with a code");
    await (await (await prepare(other, "spb").cart("set-philadelphia")).address()).signedIn();
    await other.open("spb", "cart");
    await points.click();
    await expect(points).toHaveAttribute("aria-checked", "true");
    const sum = main.locator("b").filter({ hasText: "₽" }).last();
    const before = await sum.innerText();
    const typeCode = async () => {
      const field = main.getByRole("textbox", { name: t("offers:promocode.label") });
      if (!(await field.isVisible())) await main.locator("summary", { hasText: t("offers:promocode.label") }).click();
      await field.fill("TASTY10");
      await field.press("Enter");
    };
    const question = main.getByRole("group", {
      name: like(t("offers:promocode.orPoints.question", { code: "§", points: "§" })),
    });

    await typeCode();
    await expect(question).toBeVisible();
    if (shop.scripts) await expect(question).toBeFocused();
    await expect(sum).toHaveText(before);
    await expect(points).toHaveAttribute("aria-checked", "true");
    await question.getByRole("button", { name: t("offers:promocode.orPoints.points") }).click();
    await expect(question).toHaveCount(0);
    await expect(points).toHaveAttribute("aria-checked", "true");
    await expect(sum).toHaveText(before);

    await typeCode();
    await question.getByRole("button", { name: t("offers:promocode.orPoints.code") }).click();
    await expect(question).toHaveCount(0);
    await expect(main.getByRole("group", { name: t("offers:promocode.label"), exact: true })).toContainText("TASTY10");
    await expect(sum).not.toHaveText(before);
  });
});

/** The colours of the texts that are underlined as links and buttons, each with its words, but for the form's switches. */
const linkColours = ({ page }: Visitor) =>
  page.evaluate(() => {
    const colours: Record<string, string[]> = {};
    const part = [...document.querySelectorAll("dialog[open]")].pop() ?? document.querySelector("main");
    for (const link of part?.querySelectorAll(
      "a:not([href='#switches']), button:not([name^='?switch=']), summary, summary span",
    ) ?? []) {
      const { color, textDecorationLine } = getComputedStyle(link);
      if (textDecorationLine !== "underline" || !link.checkVisibility()) continue;
      (colours[color] ??= []).push(link.textContent?.trim() ?? "");
    }
    return colours;
  });

test("the cart's links have one colour, its total an edge, and beside the order form the receipt is in sight", async ({
  shop,
  page,
}) => {
  test.slow();
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart(roll, "philadelphia", "set-philadelphia");
  // It says once that the dishes were added.
  await shop.open("spb", "promotions");

  await test.step("one colour, in every order of window and dialog", async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["cart", ""]) {
        await shop.open("spb", path);
        if (!path && width === 390) await shop.cartLink(3).click();
        if (!path && width === 390) await expect(shop.content.getByRole("heading", { level: 1 })).toBeVisible();
        const colours = await linkColours(shop);
        expect(Object.values(colours).flat().length, `${path}, ${width}`).toBeGreaterThan(2);
        expect(Object.keys(colours), `${path}, ${width}: ${JSON.stringify(colours)}`).toHaveLength(1);
      }
    }
  });

  await test.step("what scrolls under the total is cut off by an edge", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    for (const path of ["cart", ""]) {
      await shop.open("spb", path);
      if (!path) await shop.cartLink(3).click();
      const button = (path ? main : shop.content).getByRole("link", { name: t("cart:go.no_address") });
      await expect(button).toBeInViewport();
      // The cart that is known at once is replaced by the server's, and its link with it.
      const shadow = () =>
        button.evaluate((element) => {
          for (let part: Element | null = element; part; part = part.parentElement)
            if (getComputedStyle(part).position === "sticky") return getComputedStyle(part).boxShadow;
          return "no part sticks";
        });
      await expect.poll(shadow, path || "dialog").toMatch(/0px -1px 0px/);
    }
  });

  await test.step("the receipt is in sight together with its total", async () => {
    await ready.cart("lemonade-citrus");
    await ready.address();
    await ready.signedIn();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shop.open("spb", "checkout");
      const receipt = main.getByLabel(t("cart:receipt.label"));
      for (const part of [receipt, main.getByText(t("checkout:total"), { exact: true })])
        await expect(part, `${width} wide`).toBeInViewport({ ratio: 1 });
    }
  });
});

// With scripts it goes by itself.
test("the message about what was taken out covers nothing of the cart", { tag: "@plain" }, async ({ shop, page }) => {
  const { main, t } = shop;
  const name = shop.dish(roll);
  await page.setViewportSize({ width: 390, height: 780 });
  await prepare(shop, "spb").cart(roll);
  await shop.open("spb", "cart");
  await main.getByRole("button", { name: t("cart:line.remove", { name }) }).click();
  const message = page.getByRole("status").filter({ hasText: t("basket:flash.removed", { name }) });
  const bottom = await message.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await main
    .getByRole("link")
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom);
});
