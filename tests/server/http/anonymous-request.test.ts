import "../../support/app/route";
import { describe, expect, it } from "vitest";
import { anonymousRequest } from "../../../server/http/anonymous-request";
import { cookies, type CookieRow } from "../../../server/visitor/cookies";

const row = (cachedPage: CookieRow["cachedPage"]): CookieRow => ({
  life: 60,
  sealed: false,
  holds: "whether pages are light",
  cachedPage,
  parse: (text) => (text === "on" ? text : undefined),
});

const ask = (cookie: string, rows: Record<string, CookieRow> = cookies) =>
  anonymousRequest({ method: "GET", url: "/spb/", headers: { host: "shop.example", cookie } }, rows);

const cookieIn = (cookie: string, rows: Record<string, CookieRow>) =>
  ask(cookie, rows)?.request().headers.get("Cookie");

describe("a cookie that joins the list", () => {
  const withLite = (cachedPage: CookieRow["cachedPage"]) => ({ ...cookies, lite: row(cachedPage) });

  it("changes the cache key and the request that the page is rendered from, if pages vary by it", () => {
    expect(ask("lite=on")?.key).toBe(ask("")?.key);
    expect(ask("lite=on", withLite("vary"))?.key).not.toBe(ask("", withLite("vary"))?.key);
    expect(cookieIn("lite=on; order_type=takeaway", withLite("vary"))).toBe("order_type=takeaway; lite=on");
  });

  it("changes nothing with a value that does not parse", () => {
    expect(ask("lite=nonsense", withLite("vary"))?.key).toBe(ask("", withLite("vary"))?.key);
  });

  it("gives its owner a page of their own, if pages bypass the cache with it", () => {
    expect(ask("lite=on", withLite("bypass"))).toBeUndefined();
    expect(ask("", withLite("bypass"))?.key).toBe(ask("")?.key);
  });

  it("is not seen by the page, if pages ignore it", () => {
    expect(ask("lite=on", withLite("ignore"))?.key).toBe(ask("")?.key);
    expect(cookieIn("lite=on", withLite("ignore"))).toBe("");
  });
});

describe("the cookies of the shop", () => {
  const bypassing = Object.entries(cookies).filter(([, { cachedPage }]) => cachedPage === "bypass");

  it("include those that make a page one visitor's own", () => {
    expect(bypassing.map(([name]) => name).sort()).toEqual(["flash", "order_draft", "place", "session"]);
  });

  it.each(bypassing)("bypass the cache with %s", (name) => expect(ask(`${name}=x`)).toBeUndefined());

  it("are the same key whether a cookie or the header names the language", () => {
    const byHeader = anonymousRequest({
      method: "GET",
      url: "/spb/",
      headers: { host: "shop.example", "accept-language": "de-AT,en;q=0.5", cookie: "order_type=takeaway" },
    });
    expect(byHeader?.key).toBe(ask("language=de; order_type=takeaway")?.key);
  });

  it("name no language if nothing but the city decides it", () => {
    expect(ask("")?.request().headers.get("Cookie")).toBe("");
  });
});
