import { defineConfig, devices } from "@playwright/test";
import type { JourneyOptions } from "./tests/support/journeys/journey";
import { installedBrowser } from "./tools/prepare.mjs";
import { brandIds } from "./tests/support/journeys/ports.mjs";
import {
  originOf,
  SESSION_SECRET,
  shopNames,
  shops,
  type BrandId,
  type ShopName,
  type ShopPrograms,
} from "./tests/support/journeys/shops";

const executablePath = installedBrowser();

// Built programs, started as operators start them; only their clocks are set, so that it makes no difference when tests run.
const program = (file: string) => `node --import ./tests/support/clock/at-noon.mjs build/${file}.js`;
const common = { NODE_ENV: "production", LOG_LEVEL: "error", SESSION_SECRET, HOST: "127.0.0.1" };

const sandbox = (brand: BrandId) => ({
  command: program("sandbox"),
  url: `${shops[brand].sandbox}/api/cities`,
  env: {
    ...common,
    BRAND: brand,
    SANDBOX_PORT: new URL(shops[brand].sandbox).port,
    SANDBOX_DATA: ":memory:",
    SANDBOX_CONTENT: "quiet",
    SANDBOX_PICTURES: "build/sandbox-pictures",
    SANDBOX_TIME_SCALE: "demo",
  },
});

function settingsOf(name: ShopName): Record<string, string> {
  const { settings, env }: ShopPrograms = shops[name];
  return { ...env, ...(settings && { SETTINGS_FILE: settings }) };
}

const shop = (name: ShopName) => ({
  command: program("main"),
  url: `${originOf(name)}/healthz`,
  env: {
    ...common,
    BRAND: shops[name].brand,
    PORT: String(shops[name].shop),
    UPSTREAM_URL: shops[name].sandbox,
    DEMO: "1",
    WARM_PICTURES: "0",
    PICTURE_CACHE: `data/pictures-${name}`,
    ANSWER_CACHE: "off",
    ...settingsOf(name),
  },
});

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } };
const plain = { javaScriptEnabled: false };

const badDays = { testMatch: "**/bad-days/*.spec.ts", workers: 1, fullyParallel: false };
const orders = "**/order/{address,delivery,gifts,related,takeaway}.spec.ts";
// Once with scripts and once without, once on a desktop and once on a phone.
const otherOrders = "**/order/{day-and-change,elsewhere,hours,look-up,pick,summary,switch,ways-out}.spec.ts";
const payments = "**/payment/{acquirer-page,bank-app,nothing-lost}.spec.ts";
const cardForms = "**/payment/card-form.spec.ts";
const choices = "**/journeys/{city,frame,language,last-hour,login,profile,sign-in}.spec.ts";
const modals = "**/modals/{open-and-close,server-error}.spec.ts";
const dialogs = "**/modals/over-the-page.spec.ts";
const sheets = "**/modals/phone.spec.ts";
const kitchen = "**/journeys/console.spec.ts";
const favourites = "**/journeys/favourites.spec.ts";
const dishes = "**/journeys/{dish,dish-picture}.spec.ts";
const contact = "**/journeys/contact.spec.ts";
const offline = "**/journeys/offline.spec.ts";
const pages = [
  "**/journeys/accessibility.spec.ts",
  "**/journeys/cart.spec.ts",
  "**/journeys/focus.spec.ts",
  "**/journeys/interference.spec.ts",
  "**/journeys/large-text.spec.ts",
  "**/journeys/lite.spec.ts",
  "**/journeys/maps.spec.ts",
  "**/journeys/menu.spec.ts",
  "**/journeys/old-browser.spec.ts",
  "**/journeys/page-texts.spec.ts",
  "**/journeys/pictures.spec.ts",
  "**/journeys/print.spec.ts",
  "**/journeys/records.spec.ts",
  "**/journeys/scrolling.spec.ts",
  "**/journeys/style-sheets.spec.ts",
  "**/journeys/widths.spec.ts",
];

export default defineConfig<JourneyOptions>({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    launchOptions: { executablePath, args: ["--no-sandbox"] },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // It would answer page visits in the place of what a journey intercepts. Its own journey allows it.
    serviceWorkers: "block",
    // A trace keeps every page before and after every step: two fifths of the work. `npx playwright test FILE --trace=on` makes one.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    // Each has one upstream to break, so one test at a time. First, so that they do not run on alone at the end.
    { name: "bad days", use: { ...desktop, where: "badDays" }, ...badDays },
    { name: "bad days, no scripts", use: { ...desktop, ...plain, where: "badDaysPlain" }, ...badDays },
    {
      name: "desktop",
      use: desktop,
      testMatch: [
        orders,
        otherOrders,
        payments,
        cardForms,
        choices,
        modals,
        dialogs,
        kitchen,
        favourites,
        dishes,
        contact,
        offline,
        ...pages,
      ],
    },
    {
      name: "desktop, no scripts",
      use: { ...desktop, ...plain },
      testMatch: [orders, choices, modals, kitchen, "**/journeys/{cart,menu,pictures}.spec.ts"],
    },
    {
      name: "phone",
      use: phone,
      testMatch: [
        orders,
        "**/order/pick.spec.ts",
        sheets,
        kitchen,
        dishes,
        "**/journeys/accessibility.spec.ts",
        "**/journeys/cart.spec.ts",
        "**/journeys/focus.spec.ts",
      ],
    },
    {
      name: "phone, no scripts",
      use: { ...phone, ...plain },
      testMatch: [orders, otherOrders, payments, sheets, favourites, contact],
    },
    { name: "phone, lite", use: { ...phone, lite: true }, testMatch: ["**/order/{delivery,takeaway}.spec.ts"] },
    { name: "no browser", testMatch: ["**/journeys/plain-*.spec.ts"] },
    { name: "text browsers", testMatch: ["**/journeys/text-browsers/*.spec.ts"] },
  ],
  webServer: [...brandIds.map(sandbox), ...shopNames.map(shop)],
});
