/** @vitest-environment jsdom */
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { LastHour } from "../../../app/cart/LastHour";
import { inEnglish } from "../../support/app/in-shop";
import { reactRoot } from "../../support/app/react-root";
import { wordsOf } from "../../support/app/words";

const t = wordsOf("en");
const MINUTE = 60_000;
const root = reactRoot();
const render = (left: number) => act(() => root.render(inEnglish(<LastHour left={left} />)));
const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * MINUTE));
const said = () => document.body.textContent;

beforeEach(() => void vi.useFakeTimers());

it("the last hour is counted down minute by minute, until it is over", () => {
  render(23);
  expect(said()).toBe(t("cart:lastHour", { count: 23 }));
  pass(1);
  expect(said()).toBe(t("cart:lastHour", { count: 22 }));
  pass(21);
  expect(said()).toBe(t("cart:lastHour", { count: 1 }));
  pass(1);
  expect(said()).toBe("");
});

it("a page that was hidden says what is left, and a newer answer counts", () => {
  render(23);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  pass(10);
  expect(said()).toBe(t("cart:lastHour", { count: 23 }));
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(said()).toBe(t("cart:lastHour", { count: 13 }));
  render(30);
  expect(said()).toBe(t("cart:lastHour", { count: 30 }));
});
