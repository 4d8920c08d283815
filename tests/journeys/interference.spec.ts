import type { Locator, Page } from "@playwright/test";
import { hold } from "../support/journeys/held";
import { expect, test, type Visitor } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

/** What extensions, translators and carriers do to a page before it is hydrated. Each function runs in the page and marks what it puts in. */
const kinds = [
  {
    what: "a script and a style in the head, an element before the page and one after it",
    change() {
      for (const name of ["script", "style"]) {
        const element = document.createElement(name);
        element.dataset.foreign = "";
        document.head.prepend(element);
      }
      for (const place of ["prepend", "append"] as const) {
        const element = document.createElement("div");
        element.dataset.foreign = "";
        document.body[place](element);
      }
    },
    expected: [],
  },
  {
    what: "every heading and link in other words, as translators put them",
    change() {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (words.nextNode()) texts.push(words.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement?.closest("h1, h2, h3, a")) continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    },
    // React says that it renders the touched parts anew.
    expected: [/Minified React error #(418|422|423|425)/],
  },
];

const dish = "set-philadelphia";

/** What stands once on every page, and every card of the menu, as the server sent it. */
async function once(page: Page) {
  for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const html = await (await page.request.get(page.url())).text();
  await expect(page.locator("h3")).toHaveCount(html.split("<h3").length - 1);
}

/** Does something that changes the cart, until the upstream has it. */
async function stored(page: Page, press: () => Promise<void>) {
  await Promise.all([page.waitForResponse((answer) => /\/cart\/data/.test(answer.url()) && answer.ok()), press()]);
}

for (const { what, change, expected } of kinds) {
  test.describe(what, () => {
    test.use({ bypassCSP: true, expected });

    test("costs no page anything: dishes are added, counted and ordered, and nothing is drawn twice", async ({
      shop,
      page,
    }) => {
      const { t } = shop;
      await (await prepare(shop, "spb").address()).signedIn();
      await page.addInitScript(
        `addEventListener("DOMContentLoaded", () => { (${String(change).replace(/^change/, "function")})() })`,
      );
      const foreign = page.locator("[data-foreign]");
      const put = expected.length ? 0 : 4;

      await test.step("menu", async () => {
        await shop.open("spb");
        await stored(page, () => shop.add(dish));
        await expect(shop.cartLink(1)).toBeVisible();
        await once(page);
        await expect(foreign).toHaveCount(put);
        await page.reload();
        await shop.settle();
        await stored(page, () => shop.more(dish).click());
        await expect(shop.cartLink(2)).toBeVisible();
        await once(page);
      });

      await test.step("cart", async () => {
        await shop.open("spb", "cart");
        const name = shop.dish(dish);
        const line = shop.main
          .getByRole("list", { name: t("cart:list") })
          .getByRole("listitem")
          .filter({ hasText: name });
        await stored(page, () => line.getByRole("button", { name: t("cart:line.less", { name }) }).click());
        await expect(shop.cartLink(1)).toBeVisible();
        await once(page);
        await expect(foreign).toHaveCount(put);
      });

      await test.step("checkout", async () => {
        await shop.open("spb", "checkout");
        await once(page);
        await shop.placeOrder({ name: "Anna" });
        await expect(foreign).toHaveCount(put);
      });
    });
  });
}

/** What changes a form itself before it is hydrated. */
const touches: { what: string; change: () => void }[] = [
  {
    what: "a password manager's icon after each field, and an element in the page and in each form",
    change() {
      for (const element of document.querySelectorAll("main, main form"))
        element.prepend(document.createElement("span"));
      for (const field of document.querySelectorAll("main input"))
        field.insertAdjacentElement("afterend", document.createElement("div"));
    },
  },
  {
    what: "a translator's element around each label's words",
    change() {
      const words = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (words.nextNode()) texts.push(words.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim()) continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    },
  },
];

const SCRIPT_FILES = /\/assets\/.*\.js/;
const ENTRY_FILE = /\/assets\/entry\.client.*\.js/;

for (const { what, change } of touches) {
  test.describe(`${what}, before the page is hydrated`, () => {
    test.use({ bypassCSP: true, expected: [/Minified React error #(418|422|423|425)/] });

    test("costs nothing that was typed: it stays, with its place in the field, and the order goes through", async ({
      shop,
      page,
    }) => {
      const { t, main } = shop;
      await (await prepare(shop, "spb").cart(dish)).address();
      const { typed, digits } = shop.phone();
      const name = main.getByLabel(t("checkout:username"), { exact: true });
      const phone = main.getByLabel(t("checkout:phone"), { exact: true });
      const consent = main.getByRole("checkbox", { name: t("account:consent") });
      const isAt = () =>
        page.evaluate(() => {
          const field = document.activeElement as HTMLInputElement;
          return [field.name, field.selectionStart, field.selectionEnd];
        });
      const kept = async () => {
        await expect(name).toHaveValue("Anna");
        expect((await phone.inputValue()).replace(/\D/g, "")).toBe(digits);
        await expect(consent).toBeChecked();
        expect(await isAt()).toEqual(["username", 1, 3]);
      };

      await test.step("scripts that come while it is typed", async () => {
        await page.addInitScript(
          `addEventListener("DOMContentLoaded", () => {
            const [name, phone, consent] = ["username", "phone", "privacy_policy"].map((name) => document.querySelector("main [name=" + name + "]"));
            if (!name || sessionStorage.getItem("slow")) return;
            (${String(change).replace(/^change/, "function")})();
            [name.value, phone.value, consent.checked] = ["Anna", ${JSON.stringify(typed)}, true];
            name.focus();
            name.setSelectionRange(1, 3);
          })`,
        );
        await shop.open("spb", "checkout");
        await kept();
      });

      await test.step("scripts that come long after it was typed", async () => {
        await page.evaluate(() => sessionStorage.setItem("slow", "1"));
        let release: () => void = () => undefined;
        const typedAll = new Promise<void>((resolve) => (release = resolve));
        await page.route(SCRIPT_FILES, async (route) => {
          await typedAll;
          await route.fallback();
        });
        await page.goto("/spb/checkout", { waitUntil: "commit" });
        await expect(consent).toBeAttached();
        await page.evaluate(`(${String(change).replace(/^change/, "function")})()`);
        await phone.fill(typed);
        await consent.press("Space");
        await name.fill("Anna");
        await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
        release();
        await shop.settle();
        await kept();
        await page.unroute(SCRIPT_FILES);
      });

      await main.getByRole("button", { name: t("account:getCode") }).click();
      const digit = main
        .getByRole("group", { name: t("account:code") })
        .getByRole("textbox")
        .first();
      await expect(digit).toBeVisible();
      // The last digit sends the order.
      await digit.pressSequentially(await shop.kitchen.codeFor(digits));
      await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
    });
  });
}

/** How long a visitor who types well takes for a letter. */
const LETTER_MS = 70;

const written: { path: string; what: string; field: (shop: Visitor) => Locator; text: string; isPhone?: boolean }[] = [
  {
    path: "feedback",
    what: "a question",
    field: ({ main, t }) => main.getByLabel(t("contact:fields.message"), { exact: true }),
    text: "When do you deliver to the blue house?",
  },
  {
    path: "address",
    what: "an address with suggestions",
    field: ({ main, t }) => main.getByLabel(t("place:address"), { exact: true }),
    text: "Nevsky prospekt, 28, courtyard",
  },
  {
    path: "login",
    what: "a phone",
    field: ({ main, t }) => main.getByLabel(t("account:phone"), { exact: true }),
    text: "9211234567",
    isPhone: true,
  },
  { path: "", what: "a search", field: ({ main }) => main.getByRole("searchbox"), text: "philadelphia with salmon" },
];

test.describe("a proxy removes the page's comments, so that React renders it anew while the visitor types", () => {
  test.use({ bypassCSP: true, expected: [/Minified React error #(418|422|423|425)/] });

  test("no letter is lost, and the caret stays", async ({ shop, page }) => {
    await withoutComments(page);
    const client = await page.context().newCDPSession(page);
    for (const { path, what, field, text, isPhone } of written)
      await test.step(what, async () => {
        const release = await hold(page, ENTRY_FILE);
        await page.goto(`/spb/${path}`, { waitUntil: "commit" });
        await page.waitForFunction(() => document.readyState !== "loading");
        const typed = field(shop);
        await typed.focus();
        await page.keyboard.press("End");
        await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
        const [before, after] = [text.slice(0, 5), text.slice(5)];
        await page.keyboard.type(before, { delay: LETTER_MS });
        await release();
        await page.keyboard.type(after, { delay: LETTER_MS });
        await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await shop.settle();
        if (isPhone) expect((await typed.inputValue()).replace(/\D/g, "")).toBe(`7${text}`);
        else await expect(typed).toHaveValue(text);
        await expect(typed).toBeFocused();
        expect(await typed.evaluate((input: HTMLInputElement) => input.selectionStart === input.value.length)).toBe(
          true,
        );
        await page.unroute(ENTRY_FILE);
      });

    await test.step("a code, whose digits get into their fields", async () => {
      await page.request.post("/spb/login", {
        form: { intent: "phone", phone: shop.phone().typed, notify_channel: "sms", privacy_policy: "1" },
        maxRedirects: 0,
        headers: shop.languageHeader,
      });
      const release = await hold(page, SCRIPT_FILES);
      await page.goto("/spb/login", { waitUntil: "commit" });
      await page.waitForFunction(() => document.readyState !== "loading");
      await shop.main.getByRole("textbox", { name: shop.t("account:code") }).focus();
      await page.keyboard.type("72");
      await release();
      await shop.settle();
      const digit = (number: number) =>
        shop.main.getByRole("textbox", { name: shop.t("account:digit", { number, of: 4 }), exact: true });
      await expect(digit(1)).toHaveValue("7");
      await expect(digit(2)).toHaveValue("2");
      await expect(digit(3)).toBeFocused();
    });
  });
});

/** As proxies do that make pages smaller. */
const withoutComments = (page: Page) =>
  page.route(/\/spb\//, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<!--[\s\S]*?-->/g, "") });
  });
