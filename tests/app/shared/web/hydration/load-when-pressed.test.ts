// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWhenPressed } from "../../../../../app/shared/web/hydration/load-when-pressed";
import { browserTranslations } from "../../../../../app/shared/web/words/browser";

let fetched: string[];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal("fetch", (address: string) => {
    fetched.push(address);
    return Promise.reject(new Error("no network"));
  });
  const payment = { id: "orders/payment/page/payment.route", parentId: "root", path: "pay" };
  Object.assign(window, {
    __remixManifest: { routes: { root: { id: "root", path: "" }, [payment.id]: payment } },
    __remixRouteModules: {},
  });
  document.head.innerHTML = "";
  document.body.innerHTML =
    '<div id="shop" data-other-styles="/others.css"></div><a href="/pay"><b>Pay</b></a><a href="https://bank.example/pay">Bank</a><p>Text</p>';
  const stop = loadWhenPressed();
  return stop;
});
afterEach(() => vi.unstubAllGlobals());

const press = (selector: string, button = 0) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, button }));

const linked = () => [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));

it("fetches ahead what the link's page needs, and changes nothing of this page, even if nothing arrives", async () => {
  const i18n = await browserTranslations("de", []);
  press("b");
  await new Promise((resolve) => setTimeout(resolve));
  expect(linked()).toEqual(["/others.css"]);
  expect(i18n.hasLoadedNamespace("payment")).toBe(false);
});

it.each([
  ["a link to another site", 'a[href^="https"]', 0],
  ["another button of the mouse", "b", 2],
  ["what is no link", "p", 0],
])("fetches nothing for %s", (_, selector, button) => {
  press(selector, button);
  expect([...fetched, ...linked()]).toEqual([]);
});
