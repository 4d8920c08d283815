import { createHash } from "node:crypto";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { SandboxConsole } from "../sandbox/console";
import { dishName, places, shopStreet, type CityAlias } from "../sandbox/seed";
import { noPictures } from "./chromium-arguments";
import { watchFocus } from "./focus-watch";
import { originOf, shops, type BrandId, type ShopName } from "./shops";
import { like, wordsOf, type Language, type Words } from "../app/words";

export type JourneyOptions = {
  /** Which of the running shops; `brand` follows from it. */
  where: ShopName;
  language: Language;
  /** Console errors and the like that a journey brings about itself. */
  expected: RegExp[];
  /** Whether the visitor asked for lite pages: then nothing fetches a script or a font. */
  lite: boolean;
};

export type BrowserOptions = {
  /** Whether the browser loads pictures: making them costs more than everything else that a journey does. */
  pictures: boolean;
};

type Fixtures = JourneyOptions & { shop: Visitor; kitchen: SandboxConsole };

const locales: Record<Language, string> = {
  ru: "ru-RU",
  en: "en-GB",
  tr: "tr-TR",
  uz: "uz-UZ",
  de: "de-DE",
  uk: "uk-UA",
};

export const test = base.extend<Fixtures, BrowserOptions>({
  where: ["nori", { option: true }],
  language: ["en", { option: true }],
  expected: [[], { option: true }],
  lite: [false, { option: true }],
  pictures: [false, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, pictures }, provide) =>
      provide(pictures ? launchOptions : { ...launchOptions, args: [...(launchOptions.args ?? []), noPictures] }),
    { scope: "worker" },
  ],
  locale: async ({ language }, provide) => provide(locales[language]),
  baseURL: async ({ where }, provide) => provide(originOf(where)),
  kitchen: async ({ where }, provide) => provide(new SandboxConsole(where)),
  shop: async (
    { page, where, language, javaScriptEnabled, kitchen, expected, lite, baseURL },
    provide,
    { testId, retry },
  ) => {
    const url = baseURL ?? originOf(where);
    await page.context().addCookies([{ name: "accept-cookies", value: "1", url }]);
    if (lite) await page.context().addCookies([{ name: "lite", value: "on", url }]);
    // With a route the browser has no cache: each page says by its requests what it needs.
    await page.route("**/pictures/**", (route) => route.fallback());
    await watchFocus(page);
    const problems = watch(page, expected);
    const heavy = heavyFiles(page);
    await provide(
      new Visitor(
        page,
        shops[where].brand,
        language,
        javaScriptEnabled !== false && !lite,
        kitchen,
        `${testId} ${retry}`,
      ),
    );
    expect(problems, "problems in the browser's console").toEqual([]);
    if (lite) expect(heavy, "files that lite pages do without").toEqual([]);
  },
});

export { expect };

/** The scripts and fonts that a page fetches. */
export function heavyFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => ["script", "font"].includes(request.resourceType()) && files.push(request.url()));
  return files;
}

/**
 * Every error of the page and its console. Allowed: Chromium's own line about a scripted 4xx, and the rejection that
 * Remix's decoder leaves unhandled if the next submission of a fetcher aborts the one whose answer it reads.
 */
function watch(page: Page, expected: RegExp[]): string[] {
  const problems: string[] = [];
  const own = [/^Failed to load resource: the server responded with a status of 4\d\d/, /^AbortError: /];
  const allowed = [...own, ...expected];
  const note = (text: string) => void (allowed.some((pattern) => pattern.test(text)) || problems.push(text));
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  page.on("pageerror", (error) => note(String(error)));
  return problems;
}

/** Somebody who uses the shop: what they see and press, by role and by the words in their language. */
export class Visitor {
  readonly t: Words;
  city: CityAlias = "spb";
  /** Where the cart was opened: in a modal, or on its own page. */
  private cart?: Locator;

  constructor(
    readonly page: Page,
    readonly brand: BrandId,
    readonly language: Language,
    readonly scripts: boolean,
    readonly kitchen: SandboxConsole,
    private readonly seed: string,
  ) {
    this.t = wordsOf(language);
  }

  /** Somebody else at this browser, who has read the notice of cookies and has a phone of their own. */
  async another(who: string, language = this.language): Promise<Visitor> {
    const { page, brand, scripts, kitchen, seed } = this;
    // Pages without an origin keep nothing.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    // Answers that are still under way would bring their cookies back.
    await page.goto("about:blank");
    await page.context().clearCookies({ name: /^(?!accept-cookies$)/ });
    const visitor = new Visitor(page, brand, language, scripts, kitchen, `${seed} ${who}`);
    await page.setExtraHTTPHeaders(visitor.languageHeader);
    return visitor;
  }

  /** For requests beside the page, which do not tell the visitor's language by themselves. */
  get languageHeader() {
    return { "accept-language": this.language };
  }

  /** Opens a page of a city. */
  async open(city: CityAlias, path = "") {
    this.city = city;
    await this.page.goto(`/${city}/${path}`, { waitUntil: "domcontentloaded" });
    await this.settle();
  }

  /** With scripts: until the page is hydrated. Before that a click does the native thing, which is tested where it matters. */
  async settle() {
    // Without its styles a page shows what it hides.
    if (!this.scripts) return void (await this.page.waitForLoadState());
    await this.page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  }

  /** The element, once React handles its clicks. Parts of the page hydrate after the page itself. */
  async hydrated(element: Locator): Promise<Locator> {
    if (this.scripts)
      await expect
        .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$"))))
        .toBe(true);
    return element;
  }

  /** A link of the footer, once React handles its clicks: the footer hydrates after the page. */
  footerLink(name: string): Promise<Locator> {
    return this.hydrated(this.page.getByRole("contentinfo").getByRole("link", { name }));
  }

  /** Where a modal's content is: in the topmost dialog, or on its page. */
  get content(): Locator {
    return this.scripts ? this.page.getByRole("dialog").last() : this.page.getByRole("main");
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  dish(key: string): string {
    return dishName(this.brand, key, this.language);
  }

  /** A product's card in the menu. By its heading's text: the name of a role takes three times as long to find among 170 cards. */
  card(key: string): Locator {
    const name = new RegExp(`^\\s*${like(this.dish(key)).source}\\s*$`);
    return this.main
      .getByRole("listitem")
      .filter({ has: this.page.locator("h3", { hasText: name }) })
      .last();
  }

  async add(key: string) {
    await this.settle();
    await this.card(key)
      .getByRole("button", { name: new RegExp(`(^|: )${this.t("menu:add")}$`) })
      .click();
    await expect(this.more(key)).toBeVisible();
  }

  more(key: string) {
    return this.card(key).getByRole("button", { name: this.t("menu:more", { name: this.dish(key) }) });
  }

  /** With scripts: the button of a card that says that the dish was not added, and tries again. */
  notAdded(key: string) {
    const name = [`${this.dish(key)}:`, this.t("menu:failed.words"), this.t("menu:failed.again")].join(" ");
    return this.card(key).getByRole("button", { name });
  }

  less(key: string) {
    return this.card(key).getByRole("button", { name: this.t("menu:less", { name: this.dish(key) }) });
  }

  /** The way to the cart in the header or, on a phone, at the bottom, with the count that it says. */
  cartLink(count: number) {
    const { t, page } = this;
    const [title, dishes] = [t("cart:title"), t("cart:dishes", { count })];
    // Browsers put a space before what the style sheet hides.
    const name = new RegExp(`^${title} ?: (${count}|.*\\D ?, ${count} ${dishes})$`);
    return page.getByRole("link", { name }).filter({ visible: true }).first();
  }

  async openCart(count: number) {
    await this.settle();
    const dialog = this.page.getByRole("dialog", { name: this.t("cart:title") });
    await this.cartLink(count).click();
    await expect.poll(async () => (await dialog.isVisible()) || /\/cart(\?|$)/.test(this.page.url())).toBe(true);
    this.cart = (await dialog.isVisible()) ? dialog : this.main;
    await expect(this.cart.getByRole("list", { name: this.t("cart:list") })).toBeVisible();
  }

  /** From the cart: says where to deliver. Comes back to the page that the cart was opened on, or to the cart's page. */
  async deliverTo(address: string, room: string) {
    const { content, t } = this;
    const field = content.getByLabel(t("place:address"), { exact: true });
    await field.fill(address);
    if (this.scripts) await this.page.getByRole("option", { name: address }).first().click();
    await content.getByLabel(t("place:room"), { exact: true }).fill(room);
    await content.getByRole("button", { name: t("place:deliverHere") }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: t("place:orderType") })).toHaveCount(0);
    await expect(this.page.getByRole("banner").getByRole("link", { name: address.split(/[,.] /)[0] })).toBeVisible();
    await this.settle();
  }

  /** Types the address into the order form. With scripts it is set at once, by its suggestion. */
  async typeAddress(address: string, room: string) {
    const { main, t } = this;
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
    await this.settle();
    await main.getByLabel(t("place:room"), { exact: true }).fill(room);
    await main.getByLabel(t("place:address"), { exact: true }).fill(address);
    if (!this.scripts) return;
    await this.page.getByRole("option", { name: address }).first().click();
    await this.isFor(address);
  }

  /** The order form's line for its address says this one, whether its fields are open or not. */
  async isFor(address: string) {
    await expect(this.main.locator("summary", { hasText: address })).toHaveCount(1);
  }

  /** Opens the fields of what the order form knows, or its comment. */
  async unfold(name: string) {
    const words = this.main.locator("summary", { hasText: new RegExp(`${like(name).source}\\s*$`) });
    const around = this.main.locator("details", { has: this.page.getByLabel(name) }).locator("summary");
    const line = (await words.count()) > 0 ? words : around;
    const isOpen = await line.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
    if (!isOpen) await line.click();
  }

  async pickUpAt(shop: number) {
    const { content } = this;
    await content
      .getByRole("button", { name: shopStreet(shop) })
      .first()
      .click();
    await this.confirmShop();
  }

  /** With scripts a shop is asked about over the page; without them its button is enough. */
  async confirmShop(name = this.t("place:pickUp")) {
    if (this.scripts) await this.content.getByRole("button", { name }).click();
    await this.closed();
  }

  /** From the menu or from the cart: to the order form, or to the sign-in before it. */
  async toCheckout(count: number) {
    await this.settle();
    // The address tells what is open, also while what stood over the cart is on its way out.
    if (!this.cart || !/modal=CartModal|\/cart(\?|$)/.test(this.page.url())) await this.openCart(count);
    await this.theCart.getByRole("link", { name: this.checkoutWords }).click();
  }

  /** The order button's words where it leads to the order form, at once or after the sign-in. */
  get checkoutWords(): RegExp {
    return new RegExp(`^(${this.t("cart:go.checkout")}|${this.t("cart:go.sign_in")})$`);
  }

  /** Fills in what is missing in the order form and sends it. Answers the order's number. */
  async placeOrder({ name, cash = false }: { name: string; cash?: boolean }): Promise<number> {
    const { main, t, page } = this;
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
    await this.settle();
    await main.getByLabel(t("checkout:username"), { exact: true }).fill(name);
    if (cash) {
      await main
        .getByRole("group", { name: t("checkout:banknotes") })
        .getByRole("button")
        .last()
        .click();
      // Without scripts the page comes anew.
      await expect(main.getByLabel(t("checkout:cash"))).not.toHaveValue("");
    }
    if (await main.getByRole("checkbox", { name: t("account:consent") }).isVisible()) await this.confirmPhone();
    await this.orderButton.click();
    await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
    const order_id = Number(/\/order\/(\d+)\/tracking/.exec(page.url())?.[1]);
    await expect(main.getByText(like(t("tracking:number", { number: "§" })))).toBeVisible();
    return order_id;
  }

  /** Ticks the box of sign-in. By its key: the middle of its words is a link to the text that it is about. */
  async consent(part: Locator) {
    const box = part.getByRole("checkbox", { name: this.t("account:consent") });
    await box.press("Space");
    await expect(box).toBeChecked();
  }

  /** From the order form of somebody who is not signed in to the code, whose button orders. */
  private async confirmPhone() {
    const { main, t } = this;
    const { typed, digits } = this.phone();
    await main.getByLabel(t("checkout:phone"), { exact: true }).fill(typed);
    await this.consent(main);
    await main.getByRole("button", { name: t("account:getCode") }).click();
    const code = main.getByRole("textbox", { name: t("account:code") });
    await expect(code).toBeVisible();
    await code.fill(await this.kitchen.codeFor(digits));
  }

  get theCart(): Locator {
    return this.cart ?? this.main;
  }

  /** Its words depend on whether the chosen way is paid online. */
  get orderButton() {
    const words = ["checkout:order", "checkout:toPay"].map((key) => like(this.t(key, { sum: "§" })).source);
    return this.main.getByRole("button", { name: new RegExp(words.join("|")) });
  }

  street(shop: number) {
    return shopStreet(shop);
  }

  /** No modal is open any more. */
  async closed() {
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
    await this.settle();
  }

  /** A phone of this city that no other test uses: as people type it, and its digits. */
  phone() {
    const { phone, rest } = places[this.city];
    const number = BigInt(`0x${createHash("sha256").update(this.seed).digest("hex")}`) % BigInt(10 ** rest);
    const typed = `${phone} ${String(number).padStart(rest, "0")}`;
    return { typed, digits: typed.replace(/\D/g, "") };
  }

  /** Both steps of signing in, wherever they are shown. Without scripts the order form asks for the phone itself: placeOrder does it. */
  async signIn({ typed, digits } = this.phone()) {
    const { t } = this;
    if (!this.scripts && /\/checkout$/.test(new URL(this.page.url()).pathname)) return;
    await this.askForCode(typed);
    await this.typeCode(await this.kitchen.codeFor(digits));
    await expect(this.page.getByRole("heading", { name: t("account:codeTitle") })).toHaveCount(0);
    await this.settle();
  }

  async askForCode(typed: string) {
    const { content, t } = this;
    await expect(content.getByRole("heading", { level: 1, name: t("account:title") })).toBeVisible();
    await content.getByLabel(t("account:phone"), { exact: true }).fill(typed);
    await this.consent(content);
    await content.getByRole("button", { name: t("account:getCode") }).click();
    await expect(content.getByRole("heading", { level: 1, name: t("account:codeTitle") })).toBeVisible();
  }

  /** With scripts one field for each digit, which send themselves; without them one field and a button. */
  async typeCode(code: string, content = this.content) {
    const { t } = this;
    if (this.scripts) {
      const first = content.getByLabel(t("account:digit", { number: 1, of: 4 }), { exact: true });
      await first.click();
      await this.page.keyboard.type(code);
    } else {
      await content.getByRole("textbox", { name: t("account:code") }).fill(code);
      await content.getByRole("button", { name: t("account:checkCode") }).click();
    }
  }
}
