import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { environment } from "../../../../../server/operate/environment";
import { paymentOrigins } from "../../../../../server/operate/payment-origins";
import { reloadSettings, settings } from "../../../../../server/operate/settings";
import { timeZoneOf } from "../../../../../server/visitor/city";
import { captchaToken } from "../../../../../app/sign-in/captcha.server";
import { settingsPaths } from "../../../../../tools/settings-docs/page";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls } from "../../../../support/upstream/carts";
import { cityOf, placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls);

const folder = mkdtempSync(join(tmpdir(), "settings-"));
const file = join(folder, "settings.json");
let shop: Awaited<ReturnType<typeof wholeShop>>;

beforeAll(async () => {
  environment().SETTINGS_FILE = file;
  shop = await wholeShop();
});
beforeEach(() => change({}));
afterAll(() => {
  rmSync(folder, { recursive: true });
  environment().SETTINGS_FILE = undefined;
  reloadSettings();
});

/** As an operator does: writes the file, and has it read again. */
function change(content: object) {
  writeFileSync(file, JSON.stringify(content));
  reloadSettings();
}

const ANY_LANGUAGE = { "accept-language": "*" };

async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await shop(path, { headers });
  return `${response.headers.get("content-security-policy")}\n${await response.text()}`;
}

/** A city as the upstream may describe it. */
const city = (more: object) => on("city", { city: { ...cityOf("spb"), ...more } });

type Row = [path: string, content: object, what: string, look: () => Promise<string> | string];

/** Each setting, a change of it, and the text that is seen only after the change. `not:` is one that is seen only before it. */
const rows: Row[] = [
  ["name", { name: "Sushi Number One" }, "Sushi Number One", () => page("/spb/shops")],
  ["app_env", { app_env: "staging" }, "Disallow: /\n", () => page("/robots.txt")],
  ["domain", { domain: "shop.example" }, "https://shop.example/spb/", () => page("/spb/?search=roll")],
  ["country_code", { country_code: "TR" }, '<html lang="tr"', () => page("/", ANY_LANGUAGE)],
  ["default_language", { default_language: "uz" }, '<html lang="uz"', () => page("/", ANY_LANGUAGE)],
  [
    "default_language_by_country",
    { default_language_by_country: { RU: "uk" } },
    '<html lang="uk"',
    () => page("/spb/shops", ANY_LANGUAGE),
  ],
  ["languages", { languages: ["en", "ru"] }, "not:Deutsch", () => page("/spb/shops")],
  ["show_lang_button", { show_lang_button: false }, "not:Deutsch", () => page("/spb/shops")],
  [
    "time_zones",
    { time_zones: { RU: "Europe/Minsk" } },
    "Europe/Minsk",
    () => timeZoneOf({ id: 1, timezone: 3, country: { id: 1, name: "", code: "RU" } }, settings(), Date.now()) ?? "",
  ],
  [
    "company_names",
    { company_names: { "1": "Rolls of the North LLC" } },
    "Rolls of the North LLC",
    () => page("/spb/shops"),
  ],
  [
    "company_names before the upstream's company",
    { company_names: { "1": "Rolls of the North LLC" } },
    "Rolls of the North LLC",
    () => {
      city({ legal: { company_name: "Nori North-West LLC", inn: "7800000000" } });
      return page("/spb/shops");
    },
  ],
  [
    "company_details",
    { company_details: { default: { address: "Musterstraße 1, 10115 Berlin" } } },
    "Musterstraße 1, 10115 Berlin",
    () => page("/legal-info?city=spb"),
  ],
  [
    "emails.feedback",
    { emails: { feedback: "ask@shop.example" } },
    "mailto:ask@shop.example",
    () => page("/spb/shops"),
  ],
  [
    "default_phone",
    { default_phone: "+7 800 111-22-33" },
    "+7 800 111-22-33",
    () => {
      city({ phone: null });
      return page("/spb/shops");
    },
  ],
  ["links.job", { links: { job: "https://jobs.example/" } }, "https://jobs.example/", () => page("/spb/vacancies")],
  [
    "links.franchise",
    { links: { franchise: "https://f.example/" } },
    "https://f.example/",
    () => page("/spb/franchise"),
  ],
  ["links.partners", { links: { partners: "https://p.example/" } }, "https://p.example/", () => page("/spb/partners")],
  ["links.arenda", { links: { arenda: "https://r.example/" } }, "https://r.example/", () => page("/spb/rent")],
  [
    "links.mobileApplications",
    { links: { mobileApplications: "https://app.example/" } },
    "https://app.example/",
    () => page("/spb/shops"),
  ],
  [
    "links.user_agreement",
    { links: { user_agreement: "https://terms.example/" } },
    "https://terms.example/",
    async () => (await shop("/user-agreement?city=spb")).headers.get("location") ?? "",
  ],
  ["logo", { logo: { en: "/logos/en.png" } }, "/u/logos/en.png", () => page("/spb/shops")],
  ["name of a picture as logo", { name: "Umi", logo: { en: "/logos/en.png" } }, 'alt="Umi"', () => page("/spb/shops")],
  [
    "links.privacy_policy",
    { links: { privacy_policy: "https://privacy.example/" } },
    "https://privacy.example/",
    () => page("/spb/login"),
  ],
  [
    "links.apps.apple",
    { links: { apps: { apple: "https://a.example/" } } },
    "https://a.example/",
    () => page("/spb/shops"),
  ],
  [
    "links.apps.android",
    { links: { apps: { android: "https://g.example/" } } },
    "https://g.example/",
    () => page("/spb/shops"),
  ],
  [
    "links.apps.huawei",
    { links: { apps: { huawei: "https://h.example/" } } },
    "https://h.example/",
    () => page("/spb/shops"),
  ],
  ["customers.is_auth_enabled", { customers: { is_auth_enabled: false } }, "not:Sign in", () => page("/spb/shops")],
  [
    "customers.notify_channels",
    { customers: { notify_channels: ["vk", "sms"] } },
    'value="vk"',
    () => page("/spb/login"),
  ],
  ["captcha.client_key", { captcha: { client_key: "a-key" } }, "smartcaptcha", () => page("/spb/login")],
  ["bonus.enabled", { bonus: { enabled: false } }, "Page not found", () => loyal("/spb/bonus")],
  ["bonus.accrual_suspended", { bonus: { accrual_suspended: false } }, "not:2035", () => loyal("/spb/bonus")],
  ["bonus.spend_until", { bonus: { spend_until: "2037-03-04" } }, "2037", () => loyal("/spb/bonus")],
  ["enable_fractional_prices", { enable_fractional_prices: true }, "429,00", () => page("/spb/product/soup")],
  [
    "page_pictures",
    { page_pictures: { vacancies: "/pictures/other.avif" } },
    "other.avif",
    () => page("/spb/vacancies"),
  ],
  ["welcome_picture", { welcome_picture: "/pictures/other.avif" }, "other.avif", () => page("/")],
  [
    "payment_origins",
    { payment_origins: ["https://bank.example/x"] },
    "https://bank.example",
    () => paymentOrigins().join(" "),
  ],
];

const SHOP = "/spb/shops/11";
rows.push(
  ["maps.map_type", { maps: { map_type: "google" } }, "google.com/maps", () => page(SHOP)],
  ["maps.language", { maps: { map_type: "yandex", language: "uk" } }, "u0026lang=uk", () => page(SHOP)],
);

/** A page of a city with a bonus programme. */
function loyal(path: string) {
  city({ has_loyalty_system: true });
  return page(path);
}

/** What takes a cart or an hour of the day to see: the files whose tests change it. */
const elsewhere: Record<string, string> = {
  show_popular_product_groups: "tests/app/browse/menu/home.test.ts",
  "bonus.flag_cookie": "tests/app/account/bonus/bonus.test.ts",
  last_hour: "tests/app/fulfilment/time-slots/last-hour.test.ts",
  late_pickup_minutes: "tests/app/orders/checkout/order.test.ts",
  offline: "tests/app/shared/web/offline/routes.test.ts",
  not_offered: "tests/app/shared/web/site/not-offered.test.ts",
  courier_tracking: "tests/app/orders/tracking/page/courier.test.ts",
  payment_schemes: "tests/app/orders/payment/page/pay.test.ts",
  banknotes: "tests/app/orders/checkout/order.test.ts",
  cash_max: "tests/app/orders/checkout/order.test.ts",
};

describe("a change of SETTINGS_FILE", () => {
  it.each(rows)("to %s is seen once the file is read again", async (_, content, what, look) => {
    const isAfter = !what.startsWith("not:");
    const text = what.replace(/^not:/, "");
    if ("bonus" in content) change({ bonus: { enabled: true, spend_until: "2035-05-21" } });
    expect((await look()).includes(text)).toBe(!isAfter);
    change(content);
    expect((await look()).includes(text)).toBe(isAfter);
  });

  it("to captcha.hidden takes the captcha from every form", async () => {
    change({ captcha: { client_key: "a-key", hidden: true } });
    expect(await page("/spb/login")).not.toContain("smartcaptcha");
  });

  it("to captcha.token stands in for the widget's in a trial, and in production never", () => {
    const token = () => captchaToken({ settings: settings() } as never, undefined);
    change({ captcha: { client_key: "a-key", token: "passes" } });
    expect(token()).toBeUndefined();
    change({ captcha: { client_key: "a-key", token: "passes" }, app_env: "test" });
    expect(token()).toBe("passes");
  });

  it.each(Object.entries(elsewhere))("to %s is seen in %s", (path, test) => {
    expect(readFileSync(test, "utf8").includes(path)).toBe(true);
  });

  it("is tried with every setting of the schema", () => {
    const tried = [
      ...rows.map(([path]) => path),
      ...Object.keys(elsewhere),
      "captcha.hidden",
      "captcha.token",
      "$schema",
    ];
    expect(settingsPaths().filter((path) => !tried.includes(path))).toEqual([]);
  });
});
