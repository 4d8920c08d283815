import { expect, test } from "vitest";
import { skipRevalidationForFrame } from "../../../../../app/shared/web/modal/revalidation";

const change = (from: string, to: string) => ({
  currentUrl: new URL(from, "http://localhost"),
  nextUrl: new URL(to, "http://localhost"),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
});

const payment = "/spb/order/payment/0f3b";

test.each([
  ["/spb/", "/spb/checkout", false],
  ["/spb/", "/spb/?search=roll", false],
  ["/spb/checkout", "/berlin/checkout", true],
  ["/spb/", payment, true],
  [payment, `${payment}/wait`, false],
  [`${payment}/wait`, "/spb/order/7/tracking", true],
  [payment, "/spb/", true],
  ["/spb/order/7/tracking", "/spb/", false],
])("the frame of %s on the way to %s: loaded again %s", (from, to, again) => {
  expect(skipRevalidationForFrame(change(from, to))).toBe(again);
});
