import type { Page } from "@playwright/test";

export const scripts = {
  google: "https://maps.googleapis.com/maps/api/js*",
  yandex: "https://api-maps.yandex.ru/v3/*",
};

/** Stands in for a provider of maps: its script is the double that unit tests use, too. */
export const withMapProvider = (page: Page, type: keyof typeof scripts) =>
  page.route(scripts[type], (route) =>
    route.fulfill({ contentType: "text/javascript", path: `tests/support/maps/${type}-double.js` }),
  );

/** As a browser with an ad blocker, or a network that the provider cannot be reached from. */
export const withoutMapProvider = (page: Page, type: keyof typeof scripts) =>
  page.route(scripts[type], (route) => route.abort());
