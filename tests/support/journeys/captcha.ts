import type { Page } from "@playwright/test";

const ADDRESS = "https://smartcaptcha.cloud.yandex.ru/captcha.js*";

/** Everything about the provider that the shop relies on: a script that calls back, a widget in a container, tokens, and a frame of its own. */
const double = `
  let count = 0;
  const widgets = [];
  window.smartCaptcha = {
    render(container, { sitekey, callback }) {
      const frame = document.createElement("iframe");
      frame.title = "captcha " + sitekey;
      frame.src = "https://smartcaptcha.cloud.yandex.ru/checkbox";
      const tick = document.createElement("button");
      tick.type = "button";
      const widget = { tick, reset: () => (tick.textContent = "I am not a robot") };
      tick.onclick = () => {
        count += 1;
        tick.textContent = "Passed";
        callback((count === 1 ? "wrong-" : "passed-") + Math.random());
      };
      widget.reset();
      container.append(frame, tick);
      return widgets.push(widget) - 1;
    },
    reset: (id) => widgets[id].reset(),
    destroy: (id) => widgets[id].tick.parentElement.replaceChildren(),
    subscribe: () => () => {},
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

/** Stands in for Yandex SmartCaptcha: the first token of a page is one that the sandbox does not believe, the further ones are good. */
export async function withCaptcha(page: Page) {
  await page.route("https://smartcaptcha.cloud.yandex.ru/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>provider</p>" }),
  );
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: "text/javascript", body: double }));
}

/** As a browser with an ad blocker, or a network that the provider cannot be reached from. */
export const withoutCaptcha = (page: Page) =>
  page.route("https://smartcaptcha.cloud.yandex.ru/**", (route) => route.abort());
