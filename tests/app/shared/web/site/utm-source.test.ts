import { describe, expect, it } from "vitest";
import { loader as root } from "../../../../../app/root";
import { readCookie } from "../../../../../server/visitor/cookie-header";
import { utmSourceCookie } from "../../../../../server/visitor/cookies";
import { anonymousRequest } from "../../../../../server/http/anonymous-request";
import { cartCalls } from "../../../../support/upstream/carts";
import { useUpstream } from "../../../../support/upstream/upstream";
import { outcomeOf } from "../../../../support/upstream/visitor";
import { visitArgs } from "../../../../support/app/route";

useUpstream(cartCalls);

async function cookieAfter(path: string): Promise<string | undefined> {
  const args = visitArgs(path) as Parameters<typeof root>[0];
  const { cookies } = await outcomeOf(() => root(args) as Promise<unknown>);
  return cookies.find((one) => one.startsWith("utm_source="));
}

describe("utm_source is handed to the purchase record", () => {
  it.each(["/spb/", "/spb/product/roll", "/"])("in a cookie of two days, from a link to %s", async (path) => {
    const cookie = await cookieAfter(`${path}?utm_source=mail`);
    expect(cookie).toMatch(/^utm_source=mail; Max-Age=172800; .*HttpOnly/);
    const cookies = { utm_source: "mail" };
    expect(await readCookie(cookies, utmSourceCookie)).toBe("mail");
  });

  it("not where there is none, and never as it was invented", async () => {
    expect(await cookieAfter("/spb/")).toBeUndefined();
    expect(await cookieAfter("/spb/?utm_source=%0d%0a")).toBeUndefined();
    expect(await cookieAfter(`/spb/?utm_source=${"x".repeat(3_000)}`)).toMatch(/^utm_source=x{64};/);
    expect(await readCookie({ utm_source: "a b;c" }, utmSourceCookie)).toBe("a_b_c");
  });

  it("and splits no cached page: who has the cookie gets the page of all others", () => {
    const page = (cookie?: string) =>
      anonymousRequest({ method: "GET", url: "/spb/", headers: { host: "shop", cookie } })?.key;
    expect(page("utm_source=mail")).toBe(page());
    expect(page()).toBeDefined();
  });
});
