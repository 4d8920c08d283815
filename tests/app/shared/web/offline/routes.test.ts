import { afterEach, describe, expect, it } from "vitest";
import { loader as page } from "../../../../../app/browse/menu/offline/page.route";
import { loader as worker } from "../../../../../app/shared/web/offline/worker.route";
import { settings } from "../../../../../server/operate/settings";
import { cartCalls } from "../../../../support/upstream/carts";
import { placeCalls } from "../../../../support/upstream/places";
import { useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls, cartCalls);

afterEach(() => {
  settings().offline = true;
});

const copy = (version: string) =>
  page(visitArgs(`/spb/offline/${version}`, { params: { version }, cookies: "session=forged; language=ru" }));

describe("the copy of a menu for a device without network", () => {
  it("says that it is one, of when its prices are, and holds nothing of the visitor and nothing to press", async () => {
    const response = await copy("en.delivery.0.0.AbCdEfGhIjKl");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("<h1>You are offline</h1>");
    expect(html).toMatch(/You are offline\. Prices as of \d\d:\d\d, \w/);
    expect(html).toContain("₽</b>");
    expect(html).not.toMatch(/<(form|button|script|input)\b/);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* style-src 'sha256-/);
  });

  it("has the shop's logo, its font, and the pictures at the addresses of the menu's cards, which the browser may have", async () => {
    const response = await copy("en.delivery.0.0.AbCdEfGhIjKl");
    const html = await response.text();
    expect(html).toMatch(/<header><span[^>]*><svg[^]*nori/);
    expect(html).toMatch(/<img src="\/pictures\/w(400|480)\/[^"]+"[^>]* alt="" width="64" height="64"/);
    expect(response.headers.get("content-security-policy")).toMatch(/img-src 'self'; font-src 'self'/);
  });

  it("is in the language of its address, not of its visitor", async () => {
    expect(await (await copy("de.delivery.0.0.AbCdEfGhIjKl")).text()).toContain("<h1>Sie sind offline</h1>");
  });

  it.each(["latest", "xx.delivery.0.0.AbCdEfGhIjKl", ""])("is 404 for %j, which is no version", async (version) => {
    expect((await copy(version)).status).toBe(404);
  });
});

it("the setting offline: off: the worker that browsers fetch next drops what was kept, and ends", async () => {
  settings().offline = false;
  const response = await worker();
  const script = await response.text();
  expect(script).toContain("unregister()");
  expect(script).toContain("caches.delete(name)");
  expect(script).not.toContain("fetch");
  expect(response.headers.get("cache-control")).toBe("no-cache");
});
