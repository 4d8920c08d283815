import type { BrowserContext } from "@playwright/test";

/** A provider's script: sends whatever the page tells it to its own origin. */
const scripts = {
  "https://www.googletagmanager.com/gtm.js*": double(
    "window.dataLayer",
    "https://region1.google-analytics.com/g/collect",
  ),
  "https://mc.yandex.ru/metrika/tag.js": `
    ${double("window.yandexDataLayer ??= []", "https://mc.yandex.ru/watch/1")}
    ${double("window.ym.a", "https://mc.yandex.ru/watch/1")}`,
};

function double(array: string, to: string) {
  return `{
    const told = ${array};
    const tell = (entry) => void fetch("${to}", { method: "POST", mode: "no-cors", body: JSON.stringify(entry) });
    told.forEach(tell);
    const push = told.push.bind(told);
    told.push = (...entries) => (entries.forEach(tell), push(...entries));
  }`;
}

/** Stands in for the providers of analytics in all windows of a browser. What they were told, and how often they were loaded. */
export async function withAnalyticsProviders(context: BrowserContext) {
  const google: Record<string, unknown>[] = [];
  const yandex: unknown[] = [];
  const loaded: string[] = [];
  for (const [address, body] of Object.entries(scripts))
    await context.route(address, (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body });
    });
  for (const [address, told] of [
    ["https://region1.google-analytics.com/**", google],
    ["https://mc.yandex.ru/watch/**", yandex],
  ] as const)
    await context.route(address, (route) => {
      told.push(JSON.parse(route.request().postData() ?? "null") as never);
      return route.fulfill({ status: 204 });
    });
  return { google, yandex, loaded };
}
