// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { tellPageLanguage } from "../../../../../app/shared/web/words/page-language";
import { PAGE_LANGUAGE } from "../../../../../rules/page-language";

const plainFetch = window.fetch;
afterEach(() => {
  window.fetch = plainFetch;
});

it("requests to the shop say in which language the page stands, and nobody else is told", async () => {
  const asked = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  window.fetch = asked;
  tellPageLanguage("de");
  tellPageLanguage("tr");
  await fetch("/spb/cart/data", { method: "POST", headers: { Accept: "application/json" } });
  await fetch(new URL("/spb/shops.data", window.location.href));
  await fetch("https://maps.example/tiles");
  const [cart, page, foreign] = asked.mock.calls.map(([, init]) => init);
  expect(Object.fromEntries(new Headers(cart?.headers))).toEqual({
    accept: "application/json",
    [PAGE_LANGUAGE.toLowerCase()]: "tr",
  });
  expect(cart?.method).toBe("POST");
  expect(new Headers(page?.headers).get(PAGE_LANGUAGE)).toBe("tr");
  expect(foreign).toBeUndefined();
});
