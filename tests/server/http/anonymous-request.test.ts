import "../../support/app/route";
import { afterEach, describe, expect, it } from "vitest";
import { anonymousRequest } from "../../../server/http/anonymous-request";
import { settings } from "../../../server/operate/settings";
import { cookies, type CookieRow } from "../../../server/visitor/cookies";

const row = (cachedPage: CookieRow["cachedPage"]): CookieRow => ({
  life: 60,
  maxBytes: 10,
  sealed: false,
  holds: "whether pages are fresh",
  personal: false,
  cachedPage,
  parse: (text) => (text === "on" ? text : undefined),
});

const ask = (cookie: string, rows: Record<string, CookieRow> = cookies) =>
  anonymousRequest({ method: "GET", url: "/spb/", headers: { host: "localhost:3000", cookie } }, rows);

const cookieIn = (cookie: string, rows: Record<string, CookieRow>) =>
  ask(cookie, rows)?.request().headers.get("Cookie");

describe("a cookie that joins the list", () => {
  const withFresh = (cachedPage: CookieRow["cachedPage"]) => ({ ...cookies, fresh: row(cachedPage) });

  it("changes the cache key and the request that the page is rendered from, if pages vary by it", () => {
    expect(ask("fresh=on")?.key).toBe(ask("")?.key);
    expect(ask("fresh=on", withFresh("vary"))?.key).not.toBe(ask("", withFresh("vary"))?.key);
    expect(cookieIn("fresh=on; order_type=takeaway", withFresh("vary"))).toBe("fresh=on; order_type=takeaway");
  });

  it("changes nothing with a value that does not parse", () => {
    expect(ask("fresh=nonsense", withFresh("vary"))?.key).toBe(ask("", withFresh("vary"))?.key);
  });

  it("gives its owner a page of their own, if pages bypass the cache with it", () => {
    expect(ask("fresh=on", withFresh("bypass"))).toBeUndefined();
    expect(ask("", withFresh("bypass"))?.key).toBe(ask("")?.key);
  });

  it("is not seen by the page, if pages ignore it", () => {
    expect(ask("fresh=on", withFresh("ignore"))?.key).toBe(ask("")?.key);
    expect(cookieIn("fresh=on", withFresh("ignore"))).toBe("");
  });
});

describe("the flag of the bonus programme", () => {
  afterEach(() => delete settings().bonus.flag_cookie);

  it("is not in the cache key without its setting", () => {
    expect(ask("chain_bonus=1")?.key).toBe(ask("")?.key);
  });

  it("is in the cache key, and in the request that the page is rendered from, once whatever its value", () => {
    settings().bonus.flag_cookie = "chain_bonus";
    expect(ask("chain_bonus=1")?.key).not.toBe(ask("")?.key);
    expect(ask("chain_bonus=yes")?.key).toBe(ask("chain_bonus=1")?.key);
    expect(ask("chain_bonus=0")?.key).toBe(ask("")?.key);
    expect(cookieIn("chain_bonus=yes; order_type=takeaway", cookies)).toBe("order_type=takeaway; chain_bonus=1");
  });
});

describe("lite pages", () => {
  const asking = (headers: Record<string, string>) =>
    anonymousRequest({ method: "GET", url: "/spb/", headers: { host: "localhost:3000", ...headers } });

  it.each([
    ["the visitor's choice", { cookie: "lite=on" }, "lite=on"],
    ["the browser that saves data", { "save-data": "on" }, "lite=on"],
    ["a choice against the browser", { cookie: "lite=off", "save-data": "on" }, ""],
    ["a choice that is the default", { cookie: "lite=off" }, ""],
    ["nonsense", { cookie: "lite=1", "save-data": "yes" }, ""],
  ])("by %s have their own cache key, once", (_, headers, cookie) => {
    expect(asking(headers)?.request().headers.get("Cookie")).toBe(cookie);
    expect(asking(headers)?.request().headers.get("Save-Data")).toBeNull();
    expect(asking(headers)?.key).toBe(asking({ cookie })?.key);
  });
});

describe("the cookies of the shop", () => {
  const bypassing = Object.entries(cookies).filter(([, { cachedPage }]) => cachedPage === "bypass");

  it("include those that make a page one visitor's own", () => {
    expect(bypassing.map(([name]) => name).sort()).toEqual([
      "banners",
      "baskets",
      "cart_said",
      "favourites",
      "flash",
      "group_order",
      "order_draft",
      "payment",
      "place",
      "placed_orders",
      "session",
      "time",
      "usual",
    ]);
  });

  it.each(bypassing.filter(([name]) => name !== "banners"))("bypass the cache with %s", (name) =>
    expect(ask(`${name}=x`)).toBeUndefined(),
  );

  it("bypass the cache once a banner was hidden, not if it was only shown", () => {
    expect(ask("banners=7.rs.-8.1jk.1jk")?.key).toBe(ask("")?.key);
    expect(ask("banners=7.rs.-8.1jk.1jk!")).toBeUndefined();
  });

  it("are the same key whether a cookie or the header names the language", () => {
    const byHeader = anonymousRequest({
      method: "GET",
      url: "/spb/",
      headers: { host: "localhost:3000", "accept-language": "de-AT,en;q=0.5", cookie: "order_type=takeaway" },
    });
    expect(byHeader?.key).toBe(ask("language=de; order_type=takeaway")?.key);
  });

  it("name no language if nothing but the city decides it", () => {
    expect(ask("")?.request().headers.get("Cookie")).toBe("");
  });

  it("are read over HTTPS under the names that only this host can set", () => {
    const over = (cookie: string) =>
      anonymousRequest({ method: "GET", url: "/spb/", headers: { host: "shop.example", cookie } });
    expect(over("__Host-session=x")).toBeUndefined();
    expect(over("session=x")?.key).toBe(over("")?.key);
    expect(over("__Host-language=de; language=tr")?.request().headers.get("Cookie")).toBe("__Host-language=de");
  });
});
