// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countPurchase } from "../../../../../app/orders/tracking/purchases/count-purchase";
import { ANALYTICS_ALLOWED, type AnalyticsWindow } from "../../../../../app/shared/web/site/analytics-window";

const here = window as AnalyticsWindow;
const events = { google: { event: "purchase" }, yandex: { ecommerce: {} } };
const asked = vi.fn(async () => Response.json(events));
const told = () => [here.dataLayer ?? [], here.yandexDataLayer ?? []];

beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
  delete here.dataLayer;
  delete here.yandexDataLayer;
  document.head.innerHTML = "";
});

const allow = () => document.dispatchEvent(new Event(ANALYTICS_ALLOWED));

it("an order is told to both providers at once where the visitor has allowed it", async () => {
  document.head.innerHTML = '<script data-analytics data-allowed=""></script>';
  countPurchase("/spb/order/1/finish");
  await vi.waitFor(() => expect(told()).toEqual([[events.google], [events.yandex]]));
});

it("it waits for a yes on the same page, and is told once then", async () => {
  document.head.innerHTML = "<script data-analytics></script>";
  countPurchase("/spb/order/1/finish");
  expect(asked).not.toHaveBeenCalled();
  allow();
  await vi.waitFor(() => expect(told()).toEqual([[events.google], [events.yandex]]));
  allow();
  expect(asked).toHaveBeenCalledTimes(1);
});

it("nothing is asked after the page was left, nor in a document without analytics", () => {
  countPurchase("/spb/order/1/finish");
  document.head.innerHTML = "<script data-analytics></script>";
  countPurchase("/spb/order/1/finish")();
  allow();
  expect(asked).not.toHaveBeenCalled();
});
