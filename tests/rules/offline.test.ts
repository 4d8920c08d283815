import { describe, expect, it } from "vitest";
import { forgetsCart, isFresh, isVisit, offlineDocument, readKeepRequest, showsPrices } from "../../rules/offline";

const ORIGIN = "https://nori.example";
const MINUTE = 60_000;
const line = { name: "Miso", note: "300 g", count: 2, total: "398 ₽" };

describe("what a page may have kept", () => {
  it.each<[string, unknown, boolean]>([
    ["the copy of a menu", { keep: "menu", page: "/spb/offline/en.delivery.0.0.AbCdEfGhIjKl" }, true],
    ["a cart", { keep: "cart", cart: { lines: [line], total: "398 ₽" } }, true],
    ["another page", { keep: "menu", page: "/spb/profile" }, false],
    ["another site", { keep: "menu", page: "//evil.example/offline/x" }, false],
    ["an address with a query", { keep: "menu", page: "/spb/offline/x?y" }, false],
    ["no text", { keep: "menu", page: 1 }, false],
    ["a cart of many lines", { keep: "cart", cart: { lines: Array(101).fill(line), total: "1" } }, false],
    [
      "a cart of long words",
      { keep: "cart", cart: { lines: [{ ...line, name: "x".repeat(501) }], total: "1" } },
      false,
    ],
    ["a cart without lines", { keep: "cart", cart: { total: "1" } }, false],
    ["a broken line", { keep: "cart", cart: { lines: [null], total: "1" } }, false],
    ["anything else", { keep: "profile" }, false],
    ["nothing", null, false],
  ])("%s", (_, message, may) => expect(readKeepRequest(message) !== undefined).toBe(may));

  it("is of a line no more than its words", () =>
    expect(readKeepRequest({ keep: "cart", cart: { lines: [line], total: "398 ₽", phone: "+7" } })).toEqual({
      keep: "cart",
      cart: { lines: [line], total: "398 ₽" },
    }));
});

describe("what the worker does with a request", () => {
  it.each<[string, RequestMode, string, boolean]>([
    ["a page of the shop", "navigate", `${ORIGIN}/spb/`, true],
    ["its data", "cors", `${ORIGIN}/spb/_.data`, false],
    ["its scripts", "no-cors", `${ORIGIN}/assets/menu.js`, false],
    ["another site", "navigate", "https://bank.example/pay", false],
  ])("it answers visits of the shop's pages only: %s", (_, mode, url, answers) =>
    expect(isVisit({ mode, url }, ORIGIN)).toBe(answers),
  );

  it.each([
    ["POST", "/spb/logout", true],
    ["POST", "/spb/logout.data", true],
    ["POST", "/spb/cart/clear", true],
    ["POST", "/spb/cart/data", true],
    ["POST", "/spb/checkout", true],
    ["POST", "/spb/login", true],
    ["POST", "/spb/profile/delete", true],
    ["POST", "/language", false],
    ["GET", "/spb/cart", false],
  ])("the cart's copy goes with its change and its owner: %s %s", (method, path, forgets) =>
    expect(forgetsCart({ method, url: ORIGIN + path })).toBe(forgets),
  );
});

describe("how old a copy may be", () => {
  const page = "/spb/offline/en.x";
  it.each([
    [9.9, page, true],
    [10, page, false],
    [1, "/msk/offline/en.x", false],
    // The device's clock was set back.
    [-1, page, false],
  ])("one of %s minutes is fresh for %s: %s", (minutes, wanted, fresh) =>
    expect(isFresh({ page, at: 0 }, wanted, minutes * MINUTE)).toBe(fresh),
  );
  it("none is not fresh", () => expect(isFresh(undefined, page, 0)).toBe(false));
  it.each([
    [71, true],
    [72, false],
  ])("prices of %s hours ago are shown: %s", (hours, shown) => expect(showsPrices(0, hours * 60 * MINUTE)).toBe(shown));
});

describe("the page of an offline visitor", () => {
  const html =
    "<h1>Offline</h1><!--[refused]<p>Not sent</p>[refused]--><!--[cart]<ul>{lines}</ul>{total}[cart]--><!--[menu]<i>Menu</i>[menu]-->";

  it("shows the menu", () =>
    expect(offlineDocument(html, { refused: false, menu: true })).toMatch(/<!--\[refused\].*<i>Menu<\/i>$/));
  it("hides prices that are too old", () =>
    expect(offlineDocument(html, { refused: false, menu: false })).toContain("<!--[menu]<i>"));
  it("says that nothing was sent", () =>
    expect(offlineDocument(html, { refused: true, menu: true })).toContain("</h1><p>Not sent</p>"));
  it("shows the cart, whatever its dishes are called", () =>
    expect(
      offlineDocument(html, {
        refused: false,
        menu: true,
        cart: { lines: [{ name: "<script>", note: "$&", count: 1, total: "1 ₽" }], total: "1 ₽" },
      }),
    ).toContain("<ul><li><span>&#60;script&#62; × 1 <small>$&#38;</small></span> <b>1 ₽</b></li></ul>1 ₽"));
  it("has no part for an empty cart", () =>
    expect(offlineDocument(html, { refused: false, menu: true, cart: { lines: [], total: "" } })).toContain(
      "<!--[cart]",
    ));
});

it("a copy is fresh for ten minutes from its very moment, and its prices are shown for three days", () => {
  const at = Date.parse("2026-11-21T12:00:00Z");
  const page = "/spb/offline/x";
  const isFreshAfter = (time: number) => isFresh({ page, at }, page, at + time);
  expect([-1, 0, 10 * MINUTE - 1, 10 * MINUTE].map(isFreshAfter)).toEqual([false, true, true, false]);
  const DAYS = 3 * 24 * 60 * MINUTE;
  expect([0, DAYS - 1, DAYS].map((time) => showsPrices(at, at + time))).toEqual([true, true, false]);
});

it("a hundred lines may be kept, and texts of five hundred characters; what is kept is what was asked for", () => {
  const cart = (count: number, length: number) => ({
    keep: "cart",
    cart: { lines: Array.from({ length: count }, () => line), total: "x".repeat(length) },
  });
  expect(readKeepRequest(cart(100, 500))).toEqual(cart(100, 500));
  expect([cart(101, 1), cart(1, 501), { ...cart(1, 1), keep: "all" }].map(readKeepRequest)).toEqual(
    Array(3).fill(undefined),
  );
  const menu = { keep: "menu", page: "/spb/offline/en.1" };
  expect(readKeepRequest(menu)).toEqual(menu);
});
