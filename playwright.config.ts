import { defineConfig, devices } from "@playwright/test";
import type { JourneyOptions } from "./tests/support/journeys/journey";
import { installedBrowser } from "./tools/prepare.mjs";
import { chromiumArguments } from "./tests/support/journeys/chromium-arguments";
import { recorded } from "./tests/support/headers/largest.mjs";
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
    DATA_FOLDER: "off",
    SANDBOX_CONTENT: "quiet",
    SANDBOX_TIME_SCALE: "demo",
  },
});

function settingsOf(name: ShopName): Record<string, string> {
  const { settings, env }: ShopPrograms = shops[name];
  return { ...env, ...(settings && { SETTINGS_FILE: settings }) };
}

/** Pictures are kept from run to run, and answers are not: an earlier build may have asked for them. */
const dataFolder = (name: ShopName) => `data/journeys-${name}`;

const shop = (name: ShopName) => ({
  command: `rm -rf ${dataFolder(name)}/answers && exec ${program("main")}`,
  url: `${originOf(name)}/healthz`,
  env: {
    ...common,
    ...recorded,
    BRAND: shops[name].brand,
    PORT: String(shops[name].shop),
    UPSTREAM_URL: shops[name].sandbox,
    DEMO: "1",
    WARM_PICTURES: "0",
    DATA_FOLDER: dataFolder(name),
    ...settingsOf(name),
  },
});

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } };
const plain = { javaScriptEnabled: false };
// Journeys run with scripts: what a visitor without them gets the plain visitor of tests/app presses. Those with "@both" run without them too, those
// with "@plain" only so, because no other than a browser knows what they ask.
const withoutScripts = /@(both|plain)\b/;
const notOnDesktop = /@(plain|phone)\b/;
const notOnPhone = /@(plain|desktop)\b/;

const badDays = { testMatch: "**/bad-days/*.spec.ts", workers: 1, fullyParallel: false };
const programs = "**/plain-*.spec.ts";
const textBrowsers = "**/text-browsers/*.spec.ts";
const onPhonesOnly = "**/modals/phone.spec.ts";
const byTouchOnly = "**/modals/pull-down.spec.ts";
const elsewhere = [badDays.testMatch, programs, textBrowsers, onPhonesOnly, byTouchOnly];

// Without scripts these have the window of a phone.
const crossed = "**/journeys/{console,order/*,payment/*}.spec.ts";
const wholeOrders = "**/order/delivery.spec.ts";
const withTouch = [
  "**/journeys/{accessibility,dish,dish-picture-flight,dish-zoom,focus,layout-shift}.spec.ts",
  "**/order/pick.spec.ts",
];

export default defineConfig<JourneyOptions>({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  // With two workers, two cores are idle for a fifth of the time, because journeys wait for frames, timers and answers.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : []),
    ["./tests/support/headers/reporter.mjs"],
  ],
  use: {
    launchOptions: { executablePath, args: chromiumArguments },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // It would answer page visits in the place of what a journey intercepts. Its own journey allows it.
    serviceWorkers: "block",
    // A trace keeps every page before and after every step: two fifths of the work. `npx playwright test FILE --trace=on` makes one.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    // Long tests come first, so that none runs on alone at the end. Each of the bad days has one upstream to break, so one test at a time.
    { name: "bad days", use: { ...desktop, where: "badDays" }, ...badDays },
    { name: "text browsers", testMatch: textBrowsers },
    { name: "no browser", testMatch: programs },
    { name: "desktop", use: desktop, testIgnore: elsewhere, grepInvert: notOnDesktop },
    {
      name: "desktop, no scripts",
      use: { ...desktop, ...plain },
      testIgnore: [...elsewhere, crossed],
      grep: withoutScripts,
    },
    {
      name: "phone",
      use: phone,
      testMatch: [wholeOrders, onPhonesOnly, byTouchOnly, ...withTouch],
      grepInvert: notOnPhone,
    },
    {
      name: "phone, no scripts",
      use: { ...phone, ...plain },
      testMatch: crossed,
      grep: withoutScripts,
    },
    { name: "phone, lite", use: { ...phone, lite: true }, testMatch: "**/order/delivery.spec.ts" },
  ],
  webServer: [...brandIds.map(sandbox), ...shopNames.map(shop)],
});
